# What parlour learn says.

cli-you = You
cli-no-such-lesson =
    { $lessons ->
        [0] { $game } has no lessons.
        [one] { $game } has one lesson.
       *[other] { $game } has { NUMBER($lessons, useGrouping: 0) } lessons.
    }
cli-lesson-checked = { $lesson }: { NUMBER($steps, useGrouping: 0) } steps, { NUMBER($faults, useGrouping: 0) } faults
cli-lesson-faults = The lessons of { $game } break { NUMBER($faults, useGrouping: 0) } laws.
cli-lesson-steps = { $lesson }: too few or too many steps ({ $about }).
cli-lesson-acts = { $lesson }: the learner acts in fewer than half of the steps ({ $about }).
cli-lesson-talk = { $lesson }: more than two steps in a row without anything to do (up to { $about }).
cli-lesson-mistakes = { $lesson }: a first lesson has exactly one mistake to try ({ $about }).
cli-lesson-not-legal = { $lesson }: a play is not legal where it is asked for ({ $about }).
cli-lesson-not-refused = { $lesson }: the mistake is not refused with its code ({ $about }).
cli-lesson-no-words = { $lesson }: there are no words ({ $about }).
cli-lesson-too-long = { $lesson }: more than 25 words or 150 characters ({ $about }).
cli-lesson-coach = { $lesson }: the coach disagrees ({ $about }).
