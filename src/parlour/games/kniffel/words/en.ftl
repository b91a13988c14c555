kniffel-name = Kniffel
kniffel-tagline = Five dice, three rolls, thirteen boxes: where will you write it?
kniffel-length = 15–30 min

## The boxes

kniffel-box-ones = Ones
kniffel-box-ones-help = The sum of all ones
kniffel-box-twos = Twos
kniffel-box-twos-help = The sum of all twos
kniffel-box-threes = Threes
kniffel-box-threes-help = The sum of all threes
kniffel-box-fours = Fours
kniffel-box-fours-help = The sum of all fours
kniffel-box-fives = Fives
kniffel-box-fives-help = The sum of all fives
kniffel-box-sixes = Sixes
kniffel-box-sixes-help = The sum of all sixes
kniffel-box-one-pair = One pair
kniffel-box-one-pair-help = Two equal dice: the sum of those two
kniffel-box-two-pairs = Two pairs
kniffel-box-two-pairs-help = Two different pairs: the sum of those four dice
kniffel-box-three-of-a-kind = Three of a kind
kniffel-box-three-of-a-kind-help =
    { $preset ->
        [yatzy] Three equal dice: the sum of those three
       *[other] At least three equal dice: the sum of all five
    }
kniffel-box-four-of-a-kind = Four of a kind
kniffel-box-four-of-a-kind-help =
    { $preset ->
        [yatzy] Four equal dice: the sum of those four
       *[other] At least four equal dice: the sum of all five
    }
kniffel-box-full-house = Full house
kniffel-box-full-house-help =
    { $preset ->
        [yatzy] Three of one number and two of another: the sum of all five
       *[other] Three of one number and two of another: 25
    }
kniffel-box-small-straight = Small straight
kniffel-box-small-straight-help =
    { $preset ->
        [yatzy] 1-2-3-4-5: 15
       *[other] Four numbers in a row: 30
    }
kniffel-box-large-straight = Large straight
kniffel-box-large-straight-help =
    { $preset ->
        [yatzy] 2-3-4-5-6: 20
       *[other] Five numbers in a row: 40
    }
kniffel-box-kniffel =
    { $preset ->
        [yatzy] Yatzy
       *[other] Kniffel
    }
kniffel-box-kniffel-help = Five equal dice: 50
kniffel-box-chance = Chance
kniffel-box-chance-help = Any roll: the sum of all five

## The sheet

kniffel-sheet-upper = Upper part
kniffel-sheet-bonus = Bonus
kniffel-sheet-extra = Further Kniffels
kniffel-sheet-total = Total
kniffel-sheet-past = Earlier games
kniffel-sheet-series = All games

## The opponents

kniffel-bot-beginner = Beginner
kniffel-bot-beginner-help = Plays by eye and misses something now and then
kniffel-bot-steady = Steady
kniffel-bot-steady-help = Weighs every box and rarely gives points away
kniffel-bot-expert = Expert
kniffel-bot-expert-help = Has solved the game and plays for the most points
kniffel-bot-winner = Champion
kniffel-bot-winner-help = Plays to win against you, not just for points

## The options

kniffel-option-preset = Rules
kniffel-option-preset-help = Which score sheet you play on
kniffel-option-joker = Joker
kniffel-option-joker-help = How a Kniffel may be used once the Kniffel box is filled
kniffel-option-extra = Further Kniffels
kniffel-option-extra-help = What a further Kniffel earns on top, once the first stands with 50 points
kniffel-option-games = Games
kniffel-option-games-help = How many games you play in a row; the totals add up
kniffel-option-start = Who begins
kniffel-option-start-help = How the start is settled; in a series it then moves clockwise, unless it is rolled for again
kniffel-option-place = Place that begins
kniffel-option-place-help = Counted from the first place at the table; only if a place is chosen
kniffel-option-patience = Time to think
kniffel-option-patience-help = Seconds for each decision; then the clock writes for you
kniffel-joker-open = As the rules have it
kniffel-extra-open = As the rules have it

kniffel-preset-kniffel = Kniffel
kniffel-preset-kniffel-help = The rulebook, 100 points for every further Kniffel. That the upper box must come first even after a zero is our reading; the joker “Forced with 50” is the other
kniffel-preset-schmidt = Kniffel with +50
kniffel-preset-schmidt-help = A further Kniffel earns 50 points while its upper box is open
kniffel-preset-yahtzee = Yahtzee
kniffel-preset-yahtzee-help = The same rules for 2 to 10 players
kniffel-preset-plain = Plain
kniffel-preset-plain-help = No joker and nothing extra for further Kniffels
kniffel-preset-yatzy = Yatzy
kniffel-preset-yatzy-help = The Nordic sheet: pairs, straights for 15 and 20, a bonus of 50
kniffel-preset-forced_order = In order
kniffel-preset-forced_order-help = The boxes are filled from top to bottom

kniffel-joker-forced = Forced
kniffel-joker-forced-help = The matching upper box first, also after a zero in the Kniffel box, then a lower box as a joker: our reading
kniffel-joker-forced-with-50 = Forced with 50
kniffel-joker-forced-with-50-help = The other reading: the matching upper box first only while the Kniffel box holds 50; after a zero there a Kniffel may go into any open box
kniffel-joker-lower = Lower part
kniffel-joker-lower-help = The matching upper box never first; a joker goes into the lower part
kniffel-joker-earned = Forced, if earned
kniffel-joker-earned-help = As forced, but only if the Kniffel box holds 50; otherwise no joker
kniffel-joker-free = Free
kniffel-joker-free-help = Any open box; it is a joker once the matching upper box is filled
kniffel-joker-none = None
kniffel-joker-none-help = Five equal dice count only for what they are

kniffel-start-rolled = Rolled for
kniffel-start-rolled-help = All throw once, and the highest sum begins
kniffel-start-every-game = Rolled for every game
kniffel-start-every-game-help = In a series, all throw again before each game
kniffel-start-chosen = A chosen place
kniffel-start-chosen-help = No throw: the place you name begins

kniffel-extra-every = 100 for each
kniffel-extra-every-help = Every further Kniffel earns 100 points
kniffel-extra-second = 100 once
kniffel-extra-second-help = Only the second Kniffel earns 100 points
kniffel-extra-upper = 50 with an open upper box
kniffel-extra-upper-help = A further Kniffel earns 50 points while its upper box is open
kniffel-extra-none = Nothing
kniffel-extra-none-help = Further Kniffels earn nothing extra

## What the table hears

kniffel-news-threw-for-start = { $name } throws { $dice } for the start: { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-threw-for-start-you = You throw { $dice } for the start: { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-begins =
    { $game ->
        [1] { $name } begins.
       *[other] Game { NUMBER($game, useGrouping: 0) }: { $name } begins.
    }
kniffel-news-begins-you =
    { $game ->
        [1] You begin.
       *[other] Game { NUMBER($game, useGrouping: 0) }: you begin.
    }
kniffel-news-dice-fell = { $name }, roll { NUMBER($roll, useGrouping: 0) }: { $dice }.
kniffel-news-dice-fell-you = Your roll { NUMBER($roll, useGrouping: 0) }: { $dice }.
kniffel-news-wrote =
    { $clock ->
        [true] { $points ->
            [one] Time is up. The clock writes 1 point for { $name }: { $box }.
           *[other] Time is up. The clock writes { NUMBER($points, useGrouping: 0) } points for { $name }: { $box }.
        }
       *[false] { $points ->
            [0] { $name } writes a zero: { $box }.
            [one] { $name } writes 1 point: { $box }.
           *[other] { $name } writes { NUMBER($points, useGrouping: 0) } points: { $box }.
        }
    }
kniffel-news-wrote-you =
    { $clock ->
        [true] { $points ->
            [one] Your time is up. The clock writes 1 point for you: { $box }.
           *[other] Your time is up. The clock writes { NUMBER($points, useGrouping: 0) } points for you: { $box }.
        }
       *[false] { $points ->
            [0] You write a zero: { $box }.
            [one] You write 1 point: { $box }.
           *[other] You write { NUMBER($points, useGrouping: 0) } points: { $box }.
        }
    }
kniffel-news-wrote-extra = A further Kniffel: { NUMBER($extra, useGrouping: 0) } extra points for { $name }.
kniffel-news-wrote-extra-you = A further Kniffel: { NUMBER($extra, useGrouping: 0) } extra points for you.
kniffel-news-bonus-earned = { $name } earns the bonus of { NUMBER($points, useGrouping: 0) } points.
kniffel-news-bonus-earned-you = You earn the bonus of { NUMBER($points, useGrouping: 0) } points.
kniffel-news-game-ended = Game { NUMBER($game, useGrouping: 0) } is over.
kniffel-news-went-away = { $name } has left; zeros fill the open boxes.
kniffel-news-went-away-you = You have left; zeros fill your open boxes.

## What the coach says

kniffel-coach-worth-short = With best play
kniffel-coach-worth = Worth { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } points with best play; { NUMBER($total, useGrouping: 0) } are on the sheet.
kniffel-coach-bonus = Chance of the upper bonus: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }%
kniffel-coach-ends = Where the game may end
kniffel-coach-ending = With best play most likely around { NUMBER($around, useGrouping: 0) } points; at least every other game ends with { NUMBER($even, useGrouping: 0) } or more.
kniffel-coach-write = Write: { $box }
kniffel-coach-not-decided = The clock decided
kniffel-coach-die = { $die }, best kept
kniffel-coach-box = Best: { $write }
kniffel-coach-keeps = Keep and roll
kniffel-coach-boxes = Write
kniffel-coach-every = All { NUMBER($count, useGrouping: 0) } ways to keep
kniffel-review-when =
    { $roll ->
        [0] Turn { NUMBER($turn, useGrouping: 0) }, before the roll
       *[other] Turn { NUMBER($turn, useGrouping: 0) }, after roll { NUMBER($roll, useGrouping: 0) }
    }

## What the solver says, on the command line and in the coach

kniffel-solver-bad-sheet = { $part } is not a box and its points. Write a sheet like ones=3,sixes=18
kniffel-solver-no-such-box = This sheet has no box { $box }. It has: { $boxes }
kniffel-solver-box-twice = The box { $box } is given twice.
kniffel-solver-bad-points = No dice are worth { NUMBER($points, useGrouping: 0) } points in the box { $box }.
kniffel-solver-bad-extra = No game leads to this sheet with { NUMBER($extra, useGrouping: 0) } points for further Kniffels.
kniffel-solver-out-of-order = This sheet is filled from top to bottom; no game leaves a gap.
kniffel-solver-sheet-full = The sheet is full: there is nothing left to decide.
kniffel-solver-bad-dice = { $dice } are not five dice. Write them like 2,2,5,5,6
kniffel-solver-bad-rolls = With dice on the table 0, 1 or 2 rolls are left, without dice all 3; { NUMBER($rolls, useGrouping: 0) } does not fit.
kniffel-solver-no-such-seat = There is no seat { NUMBER($seat, useGrouping: 0) } at a table of { NUMBER($seats, useGrouping: 0) }.
kniffel-solver-options-do-not-fit = The sheet { $preset } knows no joker and nothing extra.
kniffel-solver-solving = Solving
kniffel-solver-best-chance = At least { NUMBER($target, useGrouping: 0) } points: { $percent }, if only that counts.
kniffel-solver-deviation = Standard deviation { $deviation }, median { NUMBER($median, useGrouping: 0) }
kniffel-solver-bonus = Chance of the upper bonus: { $percent }
kniffel-solver-extra = Further Kniffels
kniffel-solver-worth = Best play ends with { $value } points on average; { NUMBER($total, useGrouping: 0) } are on the sheet.
kniffel-solver-keep = Keep { $dice }
kniffel-solver-keep-none = Roll all dice
kniffel-solver-column-box = Box
kniffel-solver-column-mean = Mean
kniffel-solver-column-zero = Zero
kniffel-solver-column-decision = Decision
kniffel-solver-column-worth = Worth
kniffel-solver-column-cost = Cost

## Why something was refused

refused-dice-in-the-air = The dice are still rolling.
refused-dice-have-changed = The dice have changed in the meantime. Look again.
refused-no-rolls-left = You have rolled three times. Now choose a box.
refused-not-those-dice = Those are not the dice on the table.
refused-keeping-all = You are keeping all five dice. Choose a box, or let one go.
refused-roll-first = Roll the dice first.
refused-no-such-box = This sheet has no such box.
refused-box-taken = This box is filled already.
refused-upper-box-first = Your Kniffel box is filled: this Kniffel must go into the upper box of its number.
refused-lower-box-first = A joker must go into a lower box while one is open.
refused-in-order = The boxes are filled from top to bottom. This one is not next.
refused-options-do-not-fit = The Yatzy sheet has no joker and no extra points to choose.
refused-no-such-place = Nobody can sit at the place that is to begin.

## On paper

kniffel-paper-judged = Luck { $luck } · given away { $lost }
kniffel-paper-pad = Score pad
kniffel-paper-strategy = The first turn, played perfectly
kniffel-paper-strategy-roll = Roll
kniffel-paper-strategy-keep-1 = Keep
kniffel-paper-strategy-keep-2 = then
kniffel-paper-strategy-box = Write
kniffel-paper-strategy-told = What best play does with every roll of the first turn: what it keeps after the first roll, what after the second, and the box it takes after the third. All five kept means: write at once. Whoever never errs ends with { $worth } points on average.
kniffel-paper-bonus-from = { NUMBER($goal, useGrouping: 0) } or more: { NUMBER($points, useGrouping: 0) }
kniffel-paper-extra-each = { NUMBER($points, useGrouping: 0) } each

## The rules, for people. A blank line parts paragraphs; a line that begins with "- " is a list item; ~KN-Q1 what is our ruling~ stands between tildes.

kniffel-rules-1-title = Aim and start
kniffel-rules-1 =
    Up to eight people play, or one alone. Everyone has a score sheet with thirteen boxes. Each turn you must fill exactly one of them, with points or with a zero. After thirteen turns the sheets are full, and the highest total wins.

    To find out who begins, everyone throws all five dice once: the highest sum begins. ~KN-Q1 Those who tie for the highest throw again. From there the turn passes clockwise.~ ~KN-P4 Whoever plays alone simply begins.~

kniffel-rules-2-title = Your turn
kniffel-rules-2 =
    You have up to three rolls. The first is made with all five dice. Before the second and the third you keep whichever dice you like, or none, and roll the others again.

    ~KN-Q1 A die you kept may go back into the cup for the next roll. You may stop after any roll: to keep all five dice is to write now.~

    Then you choose a box that is still open. If your dice do not meet its condition, you write a zero there. ~KN-Q2 You may do that in any open box, and a filled box never changes.~

kniffel-rules-3-title = Upper part and bonus
kniffel-rules-3 =
    In each of the boxes from ones to sixes, only the dice of that number count. Write their sum: 2-2-2-3-4 is 6 in the twos, 4-4-4-4-1 is 16 in the fours.

    If your upper part reaches 63 points or more, you get a bonus of 35. Three of each number make exactly 63.

kniffel-rules-4-title = Lower part
kniffel-rules-4 =
    - Three of a kind: at least three equal dice. All five dice are added up: 6-6-6-3-1 is 22.
    - Four of a kind: at least four equal dice. Again all five are added up: 3-3-3-3-5 is 17.
    - Full house: three of one number and two of another. Always 25.
    - Small straight: four numbers in a row, whatever the fifth die shows. 30.
    - Large straight: five numbers in a row. 40. ~KN-Q2 You may also write it as a small straight, for 30.~
    - Kniffel: five equal dice. 50.
    - Chance: any roll. The sum of all five dice.

    ~KN-Q3 Five equal dice are also three and four of a kind, but no full house, except as a joker.~ ~KN-Q7 While your Kniffel box is open you need not use it: a Kniffel may go into any open box.~

kniffel-rules-5-title = The joker
kniffel-rules-5 =
    Say you roll a Kniffel and your Kniffel box is already filled, ~KN-Q4 with 50 or with a zero.~

    - ~KN-Q5 If the upper box of that number is open, you must write the dice there.~
    - If that box is filled too, your Kniffel is a joker, and you must write it in an open lower box: three of a kind, four of a kind and chance score the sum of the dice, full house 25, small straight 30, large straight 40.
    - If all lower boxes are filled as well, you write a zero in some open upper box.

    ~KN-Q5 The rulebook binds only the second Kniffel; that the first one thrown after a zero in its box is bound too is our reading. With the joker “Forced with 50” it may go into any open box while its upper box is open.~

kniffel-rules-6-title = Further Kniffels
kniffel-rules-6 =
    If your Kniffel box holds 50, every further Kniffel earns you 100 extra points, besides what you write for it. ~KN-Q6 This is so even when all you can write is a zero.~ If you wrote a zero in the Kniffel box, there are no extra points.

    ~KN-Q6 Extra points count in the total, but not towards the 63 of the upper part.~

kniffel-rules-7-title = The end, series, leaving, the clock
kniffel-rules-7 =
    When every sheet is full, add up all boxes, the bonus and the extra points. The highest total wins; ~KN-Q9 those who tie share the win.~

    ~KN-Q9 In a series of several games the totals run on, and the first turn moves clockwise by one player from game to game, unless you have chosen to roll for it before every game. Instead of rolling at all you may also choose the place that begins. The highest sum of all games wins.~

    ~KN-P2 If someone gets up and leaves, zeros go into that player's open boxes, and into all boxes of later games. The others play on.~ ~KN-P3 If someone leaves while you throw for the start, the rest settle it among themselves.~

    ~KN-P1 If you have set a time to think, it runs anew for each decision. When it is up, the clock writes the dice on the table in the allowed box where they score most. Before the first roll it writes a zero in your first open box.~

kniffel-rules-8-title = ~KN-Q5 KN-Q6 KN-Q8 Other ways to play~
kniffel-rules-8 =
    You choose one of these sets of rules before the game:

    - Kniffel: the rules above.
    - Kniffel with +50: a further Kniffel earns 50 instead of 100, and only while the upper box of its number is open.
    - Yahtzee: the rules above for 2 to 10 players.
    - Plain: no joker and no extra points. A further Kniffel counts in every box for what its dice are.
    - Yatzy: the Nordic sheet with fifteen boxes. The bonus is 50. One pair, two pairs, three and four of a kind count only the equal dice; the two pairs must differ. Small straight is 1-2-3-4-5 for 15, large straight 2-3-4-5-6 for 20. Full house is the sum of all five dice; five equal dice, called Yatzy, are 50. There is no joker and nothing extra.
    - In order: every player fills the boxes from top to bottom; the duty to choose a certain box for a joker does not apply, its points do.

    Except on the Yatzy sheet you can also switch two things yourself. Joker: forced as above, free (a further Kniffel may go into any open box, and is a joker once the upper box of its number is filled) or none. Extra points: 100 for every further Kniffel, 100 only for the second, 50 while the upper box is open, or none.

## What one may do, in words (for the terminal)

kniffel-plays-roll = Roll
kniffel-plays-write = Write
kniffel-play-roll =
    { $keep-count ->
        [0] Roll all five dice
       *[other] Keep { $keep } and roll the rest
    }
kniffel-play-write =
    { $points ->
        [one] Write { $box }: 1 point
       *[other] Write { $box }: { NUMBER($points, useGrouping: 0) } points
    }
kniffel-mine = On the table: { $dice }

## The lesson
kniffel-lesson-start = Five dice, thirteen boxes: every turn fills one, and the highest total wins. You begin: roll.
kniffel-lesson-keep = Two fives. Tap them to keep them, then roll the other three.
kniffel-lesson-third = Three fives. Keep them and roll once more: the third roll is the last.
kniffel-lesson-more = Four fives. A fourth roll would be nice. Try it.
kniffel-lesson-write = Each free box shows what it would earn. Write the four fives under Fives: 20.
kniffel-lesson-bonus = Reach 63 in the upper part and 35 more are yours. Three of each number are enough. Ada has played: roll.
kniffel-lesson-straight = One, two, three, four: a small straight, 30 for certain. Keep them and roll the six again: a five makes 40.
kniffel-lesson-stop = There it is. You may stop after any roll: write the large straight.
kniffel-lesson-least = A bad turn, but something must be written. Take the box that hurts least: two points in Ones.
kniffel-lesson-dare = Four fours. One more makes a Kniffel, worth 50. Keep them and dare the last die.
kniffel-lesson-kniffel = KNIFFEL! Write it down. Each further one earns 100 on top.
kniffel-lesson-end = After thirteen turns the sheets are full and the totals decide. You know the game now.
kniffel-lesson-again = Your Kniffel box holds 50. Let us see what another Kniffel is worth: roll.
kniffel-lesson-bound = A second one: 100 extra. Where to put it? Try the full house.
kniffel-lesson-upper = While the upper box of that number is free, it goes there. Write it under Fours: 20, and the 100.
kniffel-lesson-third-kniffel = That made 120. And once more: roll.
kniffel-lesson-joker = A third, and Fours is full: now it is a joker, good for any lower box. Take the large straight: 40.
kniffel-lesson-extra = Each further Kniffel brings 100, if the Kniffel box holds 50. With a zero there it is only a joker.
kniffel-doubt = Write a zero?
kniffel-doubt-help = No points for { $box }. Tap it again to write the zero.

## At the table

kniffel-status-start = Who begins?
kniffel-status-your-first = Your roll
kniffel-status-your-again =
    { $left ->
        [one] Your roll, one left
       *[other] Your roll, two left
    }
kniffel-status-your-write = Choose a box
kniffel-status-pass-first = Pass to { $name }
kniffel-status-pass-again =
    { $left ->
        [one] { $name }, one roll left
       *[other] { $name }, two rolls left
    }
kniffel-status-pass-write = { $name }, choose a box
kniffel-status-theirs = { $name } is about to roll
kniffel-status-thinking = { $name } is thinking
kniffel-tray = Dice on the table
kniffel-dice = Dice
kniffel-die-free = Die { $place }: { $face }
kniffel-die-kept = Die { $place }: { $face }, kept
kniffel-kept = kept
kniffel-roll = Roll
kniffel-roll-again = Roll ({ $left } left)
kniffel-choose = Choose a box
kniffel-hint-keep = Tap the dice you want to keep, or choose a box.
kniffel-hint-write = No rolls left. Write your dice in a box.
kniffel-sheet = Score sheet
kniffel-sheet-of = Sheet of { $name }
kniffel-sheet-before = Sheet before
kniffel-sheet-next = Next sheet
kniffel-sheet-all = Everyone
kniffel-write =
    { $points ->
        [one] { $box }: write 1 point
       *[other] { $box }: write { NUMBER($points, useGrouping: 0) } points
    }
kniffel-bonus = Bonus { NUMBER($points, useGrouping: 0) }
kniffel-further = Further Kniffels
kniffel-total = Total
kniffel-series = All games
kniffel-game-of = Game { $game } of { $games }
kniffel-moment =
    { $outcome ->
        [won] Won by { NUMBER($by, useGrouping: 0) }
       *[lost] Lost by { NUMBER($by, useGrouping: 0) }
    }: { $dice ->
        [better] your dice were { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } better
       *[worse] your dice were { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } worse
    }, { $play ->
        [better] your play { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } better
       *[worse] your play { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } worse
    }.

## Dice thrown on a real table

kniffel-by-hand = Our own dice
kniffel-throw-you =
    { $dice ->
        [one] Throw one die and tap it in
       *[other] Throw { NUMBER($dice, useGrouping: 0) } dice and tap them in
    }
kniffel-throw-name =
    { $dice ->
        [one] { $name } throws one die
       *[other] { $name } throws { NUMBER($dice, useGrouping: 0) } dice
    }
kniffel-pad = The dice that were thrown
kniffel-pad-face = A die shows { $face }
kniffel-pad-left =
    { $left ->
        [one] One die to tap
       *[other] { NUMBER($left, useGrouping: 0) } dice to tap
    }
kniffel-pad-check = Do these dice lie on your table?
kniffel-pad-start = { $name } throws all five for the start.
kniffel-plays-rolled = The dice that were thrown
kniffel-play-rolled = Dice { $dice }
kniffel-typed-rolled = Throw, and type the dice you threw, such as: dice 3 5 6
kniffel-typed-start-rolled = Everybody throws five dice for the start. Type them one player after the other, such as: dice 3 3 5 6 1 2 4 4 5 6
