## What went wrong

coach-bad-sheet = { $part } is not a box and its points. Write a sheet like ones=3,sixes=18
coach-no-such-box = This sheet has no box { $box }. It has: { $boxes }
coach-box-twice = The box { $box } is given twice.
coach-bad-points = No dice are worth { NUMBER($points, useGrouping: 0) } points in the box { $box }.
coach-bad-extra = No game leads to this sheet with { NUMBER($extra, useGrouping: 0) } points for further Kniffels.
coach-out-of-order = This sheet is filled from top to bottom; no game leaves a gap.
coach-sheet-full = The sheet is full: there is nothing left to decide.
coach-bad-dice = { $dice } are not five dice. Write them like 2,2,5,5,6
coach-bad-rolls = With dice on the table 0, 1 or 2 rolls are left, without dice all 3; { NUMBER($rolls, useGrouping: 0) } does not fit.
coach-no-such-seat = There is no seat { NUMBER($seat, useGrouping: 0) } at a table of { NUMBER($seats, useGrouping: 0) }.
coach-options-do-not-fit = The sheet { $preset } knows no joker and nothing extra.

## Answers

coach-solving = Solving
coach-best-chance = At least { NUMBER($target, useGrouping: 0) } points: { $percent }, if only that counts.
coach-deviation = Standard deviation { $deviation }, median { NUMBER($median, useGrouping: 0) }
coach-bonus = Chance of the upper bonus: { $percent }
coach-extra = Further Kniffels
coach-worth = Best play ends with { $value } points on average; { NUMBER($total, useGrouping: 0) } are on the sheet.
coach-keep = Keep { $dice }
coach-keep-none = Roll all dice
coach-column-box = Box
coach-column-mean = Mean
coach-column-zero = Zero
coach-column-decision = Decision
coach-column-worth = Worth
coach-column-cost = Cost
