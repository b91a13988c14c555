# Amit a parlour learn mond.

cli-you = Te
cli-no-such-lesson =
    { $lessons ->
        [0] { $game }: ehhez nincs lecke.
       *[other] { $game }: ehhez { NUMBER($lessons, useGrouping: 0) } lecke van.
    }
cli-lesson-checked = { $lesson }: { NUMBER($steps, useGrouping: 0) } lépés, { NUMBER($faults, useGrouping: 0) } hiba
cli-lesson-faults = { $game }: a leckék { NUMBER($faults, useGrouping: 0) } szabályt szegnek meg.
cli-lesson-steps = { $lesson }: túl kevés vagy túl sok lépés ({ $about }).
cli-lesson-acts = { $lesson }: a tanuló a lépések kevesebb mint felében cselekszik ({ $about }).
cli-lesson-talk = { $lesson }: kettőnél több lépés egymás után tennivaló nélkül (eddig: { $about }).
cli-lesson-mistakes = { $lesson }: az első leckében pontosan egy kipróbálható hiba van ({ $about }).
cli-lesson-not-legal = { $lesson }: a kért lépés ott nem szabályos ({ $about }).
cli-lesson-not-refused = { $lesson }: a hibát nem a megadott kóddal utasítja vissza a játék ({ $about }).
cli-lesson-no-words = { $lesson }: hiányzik a szöveg ({ $about }).
cli-lesson-too-long = { $lesson }: több mint 25 szó vagy 150 betű ({ $about }).
cli-lesson-coach = { $lesson }: az edző mást lépne ({ $about }).
