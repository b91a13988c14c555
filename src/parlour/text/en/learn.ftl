# The words of the pages that teach.

learn = Learn in two minutes
learn-done = learned
learn-title = Learn { $game }
learn-words = The lesson
learn-step = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($steps, useGrouping: 0) }
learn-skip = Skip
learn-next = Next
learn-show = Show me
learn-play = Play a real game
learn-more = The second lesson
learn-you = You
learn-watch = Watch the others.
learn-not-this = That is allowed too, but not in this lesson. Follow the light.
learn-not-yet = Not quite. It is the thing that glows.
learn-none = There is no such lesson, or no server answers.

puzzles = Puzzles
puzzle = Puzzle { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }: find the best play.
puzzle-solved = The best there is.
puzzle-cost = That gives away { NUMBER($cost, useGrouping: 0, maximumFractionDigits: 2) }. There is something better.
puzzle-best = Best: { $play }
puzzles-none = There are no puzzles for { $game }: no coach weighs its plays.
