# Ce que dit parlour learn.

cli-you = Toi
cli-no-such-lesson =
    { $lessons ->
        [0] { $game } n’a pas de leçon.
        [one] { $game } a une leçon.
       *[other] { $game } a { NUMBER($lessons, useGrouping: 0) } leçons.
    }
cli-lesson-checked = { $lesson } : { NUMBER($steps, useGrouping: 0) } étapes, { NUMBER($faults, useGrouping: 0) } défauts
cli-lesson-faults = Les leçons de { $game } enfreignent { NUMBER($faults, useGrouping: 0) } règles.
cli-lesson-steps = { $lesson } : trop peu ou trop d’étapes ({ $about }).
cli-lesson-acts = { $lesson } : l’élève agit dans moins de la moitié des étapes ({ $about }).
cli-lesson-talk = { $lesson } : plus de deux étapes de suite sans rien à faire (jusqu’à { $about }).
cli-lesson-mistakes = { $lesson } : une première leçon a exactement une erreur à essayer ({ $about }).
cli-lesson-not-legal = { $lesson } : un coup demandé n’est pas permis à cet endroit ({ $about }).
cli-lesson-not-refused = { $lesson } : l’erreur n’est pas refusée avec son code ({ $about }).
cli-lesson-no-words = { $lesson } : le texte manque ({ $about }).
cli-lesson-too-long = { $lesson } : plus de 25 mots ou de 150 caractères ({ $about }).
cli-lesson-coach = { $lesson } : l’entraîneur n’est pas d’accord ({ $about }).
