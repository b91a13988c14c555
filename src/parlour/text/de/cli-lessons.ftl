# Was parlour learn sagt.

cli-you = Du
cli-no-such-lesson =
    { $lessons ->
        [0] Zu { $game } gibt es keine Lektion.
        [one] Zu { $game } gibt es eine Lektion.
       *[other] Zu { $game } gibt es { NUMBER($lessons, useGrouping: 0) } Lektionen.
    }
cli-lesson-checked = { $lesson }: { NUMBER($steps, useGrouping: 0) } Schritte, { NUMBER($faults, useGrouping: 0) } Fehler
cli-lesson-faults = Die Lektionen zu { $game } verletzen { NUMBER($faults, useGrouping: 0) } Gesetze.
cli-lesson-steps = { $lesson }: zu wenige oder zu viele Schritte ({ $about }).
cli-lesson-acts = { $lesson }: In weniger als der Hälfte der Schritte gibt es etwas zu tun ({ $about }).
cli-lesson-talk = { $lesson }: mehr als zwei Schritte nacheinander ohne etwas zu tun (bis { $about }).
cli-lesson-mistakes = { $lesson }: Eine erste Lektion hat genau einen Fehler zum Ausprobieren ({ $about }).
cli-lesson-not-legal = { $lesson }: Der verlangte Zug ist dort nicht erlaubt ({ $about }).
cli-lesson-not-refused = { $lesson }: Der Fehler wird nicht mit seinem Code abgelehnt ({ $about }).
cli-lesson-no-words = { $lesson }: Der Text fehlt ({ $about }).
cli-lesson-too-long = { $lesson }: mehr als 25 Wörter oder 150 Zeichen ({ $about }).
cli-lesson-coach = { $lesson }: Der Trainer ist anderer Meinung ({ $about }).
