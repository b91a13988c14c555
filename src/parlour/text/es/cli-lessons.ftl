# Lo que dice parlour learn.

cli-you = Tú
cli-no-such-lesson =
    { $lessons ->
        [0] { $game } no tiene lecciones.
        [one] { $game } tiene una lección.
       *[other] { $game } tiene { NUMBER($lessons, useGrouping: 0) } lecciones.
    }
cli-lesson-checked = { $lesson }: { NUMBER($steps, useGrouping: 0) } pasos, { NUMBER($faults, useGrouping: 0) } fallos
cli-lesson-faults = Las lecciones de { $game } incumplen { NUMBER($faults, useGrouping: 0) } leyes.
cli-lesson-steps = { $lesson }: demasiados pasos o muy pocos ({ $about }).
cli-lesson-acts = { $lesson }: quien aprende actúa en menos de la mitad de los pasos ({ $about }).
cli-lesson-talk = { $lesson }: más de dos pasos seguidos sin nada que hacer (hasta { $about }).
cli-lesson-mistakes = { $lesson }: una primera lección tiene exactamente un error que probar ({ $about }).
cli-lesson-not-legal = { $lesson }: la jugada pedida no está permitida ahí ({ $about }).
cli-lesson-not-refused = { $lesson }: el error no se rechaza con su código ({ $about }).
cli-lesson-no-words = { $lesson }: falta el texto ({ $about }).
cli-lesson-too-long = { $lesson }: más de 25 palabras o 150 caracteres ({ $about }).
cli-lesson-coach = { $lesson }: el entrenador no está de acuerdo ({ $about }).
