pig-name = Pig
pig-tagline = One die: roll as long as you dare, but a 1 takes it all

pig-bot-timid = Timid
pig-bot-timid-help = Holds almost at once
pig-bot-steady = Steady
pig-bot-steady-help = Holds at 20

pig-option-goal = Goal
pig-option-goal-help = Who holds with so many points wins
pig-goal-number = { NUMBER($number, useGrouping: 0) } points

## What can be seen and done

pig-view-points = Points
pig-view-seat = Turn of
pig-view-turn = This turn
pig-view-rolls = Rolls
pig-view-face = Die
pig-view-rolling = The die is rolling
pig-view-left = Gone
pig-play-roll = Roll
pig-play-hold = Hold

## What the table hears

pig-news-die-fell = { $name } rolls { $face }.
pig-news-die-fell-you = You roll { $face }.
pig-news-turn-lost =
    { $points ->
        [0] The turn is over.
        [one] { $name } loses the point of this turn.
       *[other] { $name } loses the { NUMBER($points, useGrouping: 0) } points of this turn.
    }
pig-news-turn-lost-you =
    { $points ->
        [0] Your turn is over.
        [one] You lose the point of this turn.
       *[other] You lose the { NUMBER($points, useGrouping: 0) } points of this turn.
    }
pig-news-held = { $name } holds { NUMBER($points, useGrouping: 0) } and has { NUMBER($total, useGrouping: 0) }.
pig-news-held-you = You hold { NUMBER($points, useGrouping: 0) } and have { NUMBER($total, useGrouping: 0) }.
pig-news-won = { $name } has won.
pig-news-won-you = You have won.
pig-news-went-away = { $name } has left; the points are gone.
pig-news-went-away-you = You have left; your points are gone.

## What is refused

refused-pig-die-in-the-air = The die is still rolling.
refused-pig-nothing-to-hold = Roll first: there is nothing to hold yet.
refused-pig-not-that-die = Nobody has asked for that roll.

## The rules, for people

pig-rules-1-title = How it goes
pig-rules-1 =
    On your turn, roll the die as often as you like. What it shows adds up. When you have had enough, hold: the points are safe, and the next player rolls. But a 1 takes all points of the turn, and the turn with them.

    Whoever first holds with the goal, usually 100 points, wins.

## parlour pig chances

pig-cli-chances = Holding at { NUMBER($at, useGrouping: 0) }: { $lost } of turns are lost, and a turn brings { $mean } points on average.
