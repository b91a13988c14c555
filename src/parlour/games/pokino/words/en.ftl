pokino-name = Pokino
pokino-tagline = Cards are called, boards fill up, and six cups go to whoever calls first
pokino-length = 5 min a round

## The cards

pokino-card =
    { $rank ->
        [1] ace
        [10] jack
        [11] knight
        [12] king
       *[other] { NUMBER($rank, useGrouping: 0) }
    } of { $suit ->
        [o] coins
        [c] cups
        [e] swords
       *[b] clubs
    }

## The prizes

pokino-prize-centre = Centre
pokino-prize-centre-help = The middle card
pokino-prize-corner = Corner
pokino-prize-corner-help = All four corner cards
pokino-prize-stamp = Stamp
pokino-prize-stamp-help = Two by two cards in any corner
pokino-prize-poker = Poker
pokino-prize-poker-help = The four equal cards of row 1
pokino-prize-full = Full
pokino-prize-full-help = All five cards of row 2
pokino-prize-pokino = Pokino
pokino-prize-pokino-help = Five in a row, column or diagonal, but not row 2

## The opponents

pokino-bot-dreamy = Dreamy
pokino-bot-dreamy-help = Takes three seconds to find a card, overlooks one in five and often forgets to call
pokino-bot-steady = Steady
pokino-bot-steady-help = As quick as most people, overlooks one card in twenty and seldom steals
pokino-bot-sharp = Sharp
pokino-bot-sharp-help = Quick and attentive, steals what you leave lying; a practised eye is a match for it

## The options

pokino-option-stake = Stake
pokino-option-stake-help = Counters everyone pays into each cup, every round
pokino-option-stack = Counters to start with
pokino-option-stack-help = Usually 150 shared equally
pokino-option-debt = Debts
pokino-option-debt-help = Whoever cannot pay owes the bank; otherwise they sit out
pokino-option-boards = Boards
pokino-option-boards-help = How players come by their boards
pokino-option-printed = Printed boards
pokino-option-printed-help = Which boards on paper the players hold, seat by seat
pokino-option-set = Set of boards
pokino-option-set-help = 0 is the set made for this table; every other number is another set
pokino-option-own = Your own boards
pokino-option-own-help = Ten boards instead of a set, five cards a line: a number and the suit (o coins, c cups, e swords, b clubs), an empty line between boards. They are checked before you play.
pokino-option-pace = Who calls
pokino-option-pace-help = The house calls a card every few seconds, or the dealer turns them by hand
pokino-option-pause = Pause
pokino-option-pause-help = Seconds between two rounds
pokino-option-grace = Grace
pokino-option-grace-help = Seconds after your marker in which nobody may steal your prize
pokino-option-steals = Stealing
pokino-option-steals-help = A prize its owner does not call may be called by others
pokino-option-quickest = The quickest takes all
pokino-option-quickest-help = Instead of sharing a prize that two complete with the same card
pokino-option-auto_mark = Mark by itself
pokino-option-auto_mark-help = Called cards are marked for everyone
pokino-option-auto_call = Call by itself
pokino-option-auto_call-help = Completed prizes are called for everyone
pokino-option-fine = Fine
pokino-option-fine-help = A false call costs one counter
pokino-option-help = Help
pokino-option-help-help = Light up what you can mark and call
pokino-option-rounds = Rounds
pokino-option-rounds-help = The last round at the latest; otherwise you agree when to stop

pokino-boards-dealt = Dealt
pokino-boards-dealt-help = At random, for the whole session
pokino-boards-chosen = Chosen
pokino-boards-chosen-help = You may change for a free board before the first round
pokino-boards-again = Chosen anew
pokino-boards-again-help = You may change before every round
pokino-pace-open = The dealer, by hand
pokino-pace-number = The house, every { NUMBER($number, useGrouping: 0) } seconds
pokino-rounds-open = Until you agree to stop
pokino-stack-open = 150 shared
pokino-stack-number =
    { $number ->
        [one] 1 counter
       *[other] { NUMBER($number, useGrouping: 0) } counters
    }
pokino-stake-number =
    { $number ->
        [one] 1 counter
       *[other] { NUMBER($number, useGrouping: 0) } counters
    }
pokino-grace-number =
    { $number ->
        [one] 1 second
       *[other] { NUMBER($number, useGrouping: 0) } seconds
    }
pokino-rounds-number =
    { $number ->
        [one] 1 round
       *[other] { NUMBER($number, useGrouping: 0) } rounds
    }
pokino-won =
    { $points ->
        [one] { $name } wins with 1 counter
       *[other] { $name } wins with { NUMBER($points, useGrouping: 0) } counters
    }
pokino-won-you =
    { $points ->
        [one] You win with 1 counter
       *[other] You win with { NUMBER($points, useGrouping: 0) } counters
    }
pokino-won-shared =
    { $points ->
        [one] { $names } share the win with 1 counter each
       *[other] { $names } share the win with { NUMBER($points, useGrouping: 0) } counters each
    }
pokino-won-shared-you =
    { $points ->
        [one] You share the win with { $names }: 1 counter each
       *[other] You share the win with { $names }: { NUMBER($points, useGrouping: 0) } counters each
    }
pokino-counters =
    { $counters ->
        [one] 1 counter
       *[other] { NUMBER($counters, useGrouping: 0) } counters
    }

## What the table hears

pokino-news-boards-dealt = The boards are dealt. { $name } deals first.
pokino-news-boards-dealt-you = The boards are dealt. You deal first.
pokino-news-round-began =
    { $last ->
        [true] The last round. { $name } deals.
       *[false] Round { NUMBER($round, useGrouping: 0) }. { $name } deals.
    }
pokino-news-round-began-you =
    { $last ->
        [true] The last round. You deal.
       *[false] Round { NUMBER($round, useGrouping: 0) }. You deal.
    }
pokino-news-card-turned = Card { NUMBER($number, useGrouping: 0) }: { $card }.
pokino-news-called-out =
    { $prize-value ->
        [pokino] { $name } calls POKINO!
       *[other] { $name } calls { $prize }.
    }
pokino-news-called-out-you =
    { $prize-value ->
        [pokino] You call POKINO!
       *[other] You call { $prize }.
    }
pokino-news-stole = { $name } steals { $prize } from { $owner }.
pokino-news-stole-you = You steal { $prize } from { $owner }.
pokino-news-stole-owner-you = { $name } steals your { $prize }.
pokino-news-called-wrongly = { $name } calls { $prize } too soon and pays a counter.
pokino-news-called-wrongly-you = You call { $prize } too soon and pay a counter.
pokino-news-called-in-vain = { $name } also calls { $prize }, but in vain.
pokino-news-called-in-vain-you = { $prize }: { $why }
pokino-news-paid =
    { $counters ->
        [one] { $prize }: 1 counter for { $name }.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } counters for { $name }.
    }
pokino-news-paid-you =
    { $counters ->
        [one] { $prize }: 1 counter for you.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } counters for you.
    }
pokino-news-stayed-in-cup =
    { $counters ->
        [one] { $prize }: 1 counter stays in the cup.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } counters stay in the cup.
    }
pokino-news-cup-split = { $prize }: what is left in the cup is shared out.
pokino-news-round-ended =
    { $pokino ->
        [true] Round { NUMBER($round, useGrouping: 0) } is over.
       *[false] Round { NUMBER($round, useGrouping: 0) } is over, and nobody called Pokino.
    }
pokino-news-wants-last = { $name } would like to stop after this round.
pokino-news-wants-last-you = You would like to stop after this round.
pokino-news-last-round = This is the last round: it goes on until all six prizes are won or the pack is empty.
pokino-news-took-board = { $name } takes board { NUMBER($board, useGrouping: 0) }.
pokino-news-took-board-you = You take board { NUMBER($board, useGrouping: 0) }.
pokino-news-rested =
    { $rest ->
        [true] { $name } sits out.
       *[false] { $name } plays again.
    }
pokino-news-rested-you =
    { $rest ->
        [true] You sit out.
       *[false] You play again.
    }
pokino-news-went-away = { $name } has left.
pokino-news-went-away-you = You have left.
pokino-news-joined = { $name } sits down and plays from the next round on.
pokino-news-joined-you = You play from the next round on.
pokino-news-session-ended = The session is over.

## At the table

pokino-status-opening = Boards are being dealt
pokino-status-between = Round { NUMBER($round, useGrouping: 0) } is about to begin. { $name } deals
pokino-status-between-you = Round { NUMBER($round, useGrouping: 0) }: you deal
pokino-status-asleep = The house is waiting. Who wants to play on?
pokino-status-too-few = Waiting for a second player
pokino-status-card = Card { NUMBER($number, useGrouping: 0) }: { $card }
pokino-status-last-card = Last round, card { NUMBER($number, useGrouping: 0) }: { $card }
pokino-your-board = Your board { NUMBER($board, useGrouping: 0) }
pokino-board-of = Board of { $name }
pokino-cell-plain = { $card }
pokino-cell-marked = { $card }, marked
pokino-cell-called = { $card }, called
pokino-cups = Cups
pokino-cup =
    { $counters ->
        [0] { $prize }: empty
        [one] { $prize }: 1 counter
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } counters
    }
pokino-cup-won = won
pokino-call = Call { $prize }
pokino-steal = Steal
pokino-steal-title = Who has overlooked something?
pokino-steal-help = Name the prize and its owner. Too early, and it is still theirs.
pokino-steal-whose = Whose board?
pokino-steal-what = Which prize?
pokino-check = Checking card
pokino-check-help = Everything that has been called
pokino-called-so-far = { NUMBER($number, useGrouping: 0) } of 40 cards called
pokino-no-card = No card yet
pokino-the-card = The card on the table
pokino-earlier = Before that
pokino-deals = deals
pokino-deal = Deal
pokino-turn = Next card
pokino-turn-close = Pay out
pokino-play-on = Play on
pokino-finish = Stop after this round
pokino-finish-now = Make this the last round
pokino-finish-votes = { NUMBER($votes, useGrouping: 0) } of { NUMBER($needed, useGrouping: 0) }
pokino-last = Last round
pokino-rest = Sit out
pokino-return = Play again
pokino-take-board = Change boards
pokino-take-this = Take board { NUMBER($board, useGrouping: 0) }
pokino-boards-all = All boards
pokino-balance = Balance
pokino-odds = Chances
pokino-odds-help = How likely everyone is to win each prize in this round if nobody overlooks anything, from { NUMBER($packs, useGrouping: 0) } shuffled packs; give or take { NUMBER($error, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
pokino-odds-asking = Counting
pokino-summary = The session in prizes
pokino-tally-won = Won
pokino-tally-stolen = Stolen
pokino-tally-robbed = Lost to thieves
pokino-tally-missed = Overlooked

## parlour pokino

pokino-cli-set = Set { $set }, ten boards
pokino-cli-base = Base board
pokino-cli-board = Board { NUMBER($board, useGrouping: 0) }
pokino-cli-proper = The boards are proper: ten of them, and no two collect the same.
pokino-cli-orbit = They are one board with its ranks shifted, so dealt at random all have exactly the same chances.
pokino-cli-no-orbit = They are not one board shifted through the ranks, so some may be better than others.
pokino-cli-edges = What a board wins more than another in a round for two, in percent of the stake, exactly
pokino-cli-edge-pair = Boards
pokino-cli-edge-fresh = One round
pokino-cli-edge-long = Long run
pokino-cli-edge-worst = Worst
pokino-cli-sets = Given sets of boards, in percent of the stake, from { NUMBER($rounds, useGrouping: 0) } rounds each
pokino-cli-players = Players
pokino-cli-worst = Worst
pokino-cli-mean = Mean
pokino-cli-searching = Step { NUMBER($step, useGrouping: 0) }: { $edge } %
pokino-cli-rounds-of = Rounds with perfect calling, { NUMBER($rounds, useGrouping: 0) } for each number of players
pokino-cli-cards = Cards
pokino-cli-last-cards = Cards, last round
pokino-cli-odds = After { NUMBER($number, useGrouping: 0) } cards of round { NUMBER($round, useGrouping: 0) }: how likely everyone is to win each prize, in percent (± { $error })
pokino-cli-no-odds = There is no round to look at: the log ends between two rounds.
pokino-cli-not-pokino = This is a log of { $game }, not of Pokino.

## Why something was refused

refused-not-left = Somebody sits on that chair.
refused-not-in-round = You are not playing this round.
refused-round-not-begun = The round has not begun yet.
refused-round-over = That round is over.
refused-card-in-hand = The next card is just being turned.
refused-not-called = That card has not been called yet.
refused-not-on-board = That card is not on your board.
refused-already-marked = You have marked that card already.
refused-mark-completes-nothing = That card does not complete what you call.
refused-no-prize-named = Name a prize.
refused-prize-paid = That prize has been won already.
refused-already-called = That has been called already.
refused-stolen = Too late: somebody has just called it in your place.
refused-prize-taken = Somebody was quicker.
refused-mark-first = Mark the cards first, then call.
refused-not-complete = The cards for that prize have not all been called.
refused-full-line = Row 2 is the Full line; it never counts as Pokino.
refused-pokino-called = Pokino has been called: only what this card completed can still be called.
refused-no-steals = Stealing is not allowed at this table.
refused-no-such-player = That player is not in this round.
refused-your-own = That is your own board. Just call it.
refused-too-early = Too early: the owner has not marked it yet, and the next card has not been called.
refused-in-grace = Too early: the owner has only just marked it.
refused-not-the-dealer = Only the dealer can do that.
refused-house-deals = The house calls the cards at this table.
refused-card-has-changed = The card has changed in the meantime.
refused-too-few-players = At least two must play.
refused-not-now = That cannot be done now.
refused-already-last = This is the last round already.
refused-already-voted = You have already asked for this to be the last round.
refused-board-taken = Somebody has that board.
refused-boards-stay = Boards are not changed now.
refused-boards-not-a-row = Line { NUMBER($line, useGrouping: 0) } should be five cards such as 7c 12o 1e 3b 10c.
refused-boards-not-ten = A set has ten boards.
refused-boards-not-25-cards = Board { NUMBER($board, useGrouping: 0) }: a board has 25 cards.
refused-boards-card-twice = Board { NUMBER($board, useGrouping: 0) } has a card twice.
refused-boards-no-poker = Board { NUMBER($board, useGrouping: 0) }: row 1 must have four equal cards and an odd one.
refused-boards-no-full = Board { NUMBER($board, useGrouping: 0) }: row 2 must have three equal cards and two.
refused-boards-full-in-order = Board { NUMBER($board, useGrouping: 0) }: the three and the two of row 2 must be mixed.
refused-boards-same-poker = Board { NUMBER($board, useGrouping: 0) } has the same four of a kind as one before.
refused-boards-same-triple = Board { NUMBER($board, useGrouping: 0) } has the same three of a kind in row 2 as one before.
refused-boards-same-pair = Board { NUMBER($board, useGrouping: 0) } has the same pair in row 2 as one before.
refused-boards-same-centre = Board { NUMBER($board, useGrouping: 0) } has the same centre as one before.

## On paper

pokino-paper-boards = Boards
pokino-paper-checking-card = Checking card
pokino-paper-callers-list = Caller's list
pokino-paper-cards = Cards
pokino-paper-cup-labels = Cup labels
pokino-paper-counters = Counters

## The rules, for people. A blank line parts paragraphs; a line that begins with "- " is a list item.

pokino-rules-1-title = Boards and cups
pokino-rules-1 =
    Two to ten people play, each with a board of five by five cards from a Spanish pack. ~PK-Q1 There are 40 cards: coins, cups, swords and clubs, each from ace to 7, jack, knight and king.~ No two boards are alike.

    Six cups stand in the middle. At the start of every round everyone pays one counter into each. ~PK-Q7 If you run out of counters, you owe them to the bank.~

pokino-rules-2-title = A round
pokino-rules-2 =
    One card after the other is turned and called. If it is on your board, mark it. ~PK-Q9 You may do that later too, but only in the same round.~

    When your markers complete one of the combinations, call its prize, and you get all that is in the cup. If one card completes several, call them all. ~PK-Q10 What you do not name, you have not called.~

    ~PK-Q16 A false call costs nothing. If you call several prizes at once, the good ones count.~

pokino-rules-3-title = The six prizes
pokino-rules-3 =
    - Centre: the card in the middle.
    - Corner: the four cards in the corners.
    - Stamp: two by two cards in any of the four corners.
    - Poker: the four equal cards of row 1. ~PK-Q3 The odd card does not matter.~
    - Full: all five cards of row 2.
    - Pokino: five cards in a row, a column or a diagonal. Row 2 never counts as Pokino.

pokino-rules-4-title = Sharing
pokino-rules-4 =
    Players who win a prize at the same time share it. ~PK-Q11 That is: they complete it with the same card and call it before the next one, no matter who is quicker. Calls are paid when the next card is turned.~ ~PK-Q18 Counters that cannot be shared stay in the cup.~

    The first to have all cards of a prize marked, and to call it, wins it. ~PK-Q13 If two call on the same card, but one of them had completed the prize with an earlier one, it goes to that player, provided that all its cards were marked before the other called.~

pokino-rules-5-title = Stealing
pokino-rules-5 =
    You need not call. But a prize its owner keeps quiet about can be called by anybody else, who keeps all of it. ~PK-Q12 You name the prize and whose it is; your own board does not matter. The first to do so gets it. But if somebody else completed the same prize with the same card and calls it before the next one, it is theirs, and the thief gets nothing.~

    It can be stolen once its owner has marked the last card, or from the next card on, marked or not. ~PK-Q12 { $grace ->
        [0] There is no time of grace after the marker.
        [one] For one second after the marker it is safe.
       *[other] For { NUMBER($grace, useGrouping: 0) } seconds after the marker it is safe.
    }~ ~PK-Q13 Until somebody has taken it, its owner can still call.~

pokino-rules-6-title = The end of a round
pokino-rules-6 =
    Pokino ends the round, ~PK-Q15 stolen or not.~ ~PK-Q17 Only what this very card completed can still be called, until the next card would come; then it is paid. What earlier cards completed and nobody had called stays in its cup.~ Cups that nobody won stay full, everyone pays in again, and the player on the dealer's right deals. ~PK-Q19 If all 40 cards have been called and nobody wanted Pokino, the round ends too.~

pokino-rules-7-title = The last round
pokino-rules-7 =
    You play until you want to stop. ~PK-Q20 It takes more than half of you. You can say so before a round, or when Pokino has been called: then the same round goes on.~ The last round goes on until all six prizes are won. ~PK-Q19 If all 40 cards have been called it ends too, and what nobody called is split among all who play it.~ ~PK-Q18 In the last round, counters that cannot be shared go out one by one from the dealer's right.~ ~PK-Q21 The highest balance wins; those who tie share the win.~

    ~PK-P3 PK-Q22 You may sit out a round, or leave. Your counters in the cups stay. Somebody else can take your chair between two rounds.~

pokino-rules-8-title = ~PK-Q5 PK-Q6 PK-Q8 Other ways to play~
pokino-rules-8 =
    - The dealer can turn the cards by hand, or the house calls them at a pace you choose.
    - You can play for more than one counter a cup, with any stack, and without debts.
    - You can choose your boards, once or before every round, and play on boards of your own.
    - Marking and calling can be done for you, and help can light up what you can do.
    - Stealing can be forbidden, the quickest can take all, and a false call can cost a counter.

## What one may do, in words (for the terminal)

pokino-plays-mark = Mark
pokino-play-mark = Mark { $card }
pokino-plays-call = Call
pokino-play-call =
    { $marks ->
        [true] Mark { $mark } and call { $prizes }
       *[false] Call { $prizes }
    }
pokino-plays-steal = Steal
pokino-play-steal = Steal { $prize } from { $owner }
pokino-play-turn = Turn the next card
pokino-play-finish = Let this round be the last
pokino-plays-take-board = Choose a board
pokino-play-take-board = Take board { NUMBER($board, useGrouping: 0) }
pokino-play-rest =
    { $rest ->
        [true] Sit out
       *[false] Play again
    }
pokino-mine = Your board, number { NUMBER($number, useGrouping: 0) }; what is marked stands in brackets (o coins, c cups, e swords, b clubs):
pokino-mine-last = The last card: { $card }

## The lesson
pokino-lesson-board = This is your board. Cards are called one by one, and you mark those you have.
pokino-lesson-cups = Everybody has paid one counter into each of six cups. Every cup is a prize.
pokino-lesson-mark = The seven of coins is called, and you have it. Tap it.
pokino-lesson-call = It is your middle card, so Centre is complete. Call it before the next card comes.
pokino-lesson-paid = The three counters are yours. Had Ada completed Centre with the same card, you would share.
pokino-lesson-wrong = Three of the four threes in row 1 are marked. Call Poker already, and see what happens.
pokino-lesson-fourth = Nothing lost. And here is the fourth three: mark it.
pokino-lesson-poker = Four alike in row 1 make Poker. Call it.
pokino-lesson-steal = Ada’s Stamp, four cards in a corner, has been complete since the card before. She is silent: steal it.
pokino-lesson-line = The four of clubs completes your third row. Mark it.
pokino-lesson-pokino = Five in a row, a column or a diagonal: the big one. Only row 2 never counts. Call it.
pokino-lesson-end = Pokino ends the round. What is left stays in the cups, everybody pays in again, and on it goes.
pokino-lesson-last = One last round? It begins when more than half of the table want it. Say so.
pokino-lesson-same = The jack of cups completes your Stamp, and Ada’s too. Mark it.
pokino-lesson-share = Call it before the next card comes. Ada will call as well: who is quicker does not matter.
pokino-lesson-shared = Same card, so you share. In the last round even the odd counter is given out.
pokino-lesson-late = Your Centre has been complete since the first card. Nobody has stolen it, so late is not too late: call it.
pokino-lesson-over = The last round goes on until all six prizes are won. Then whoever has most counters wins.
pokino-hint-mark = Tap it if you have it
pokino-hint-auto = Touch a cup when all its cards are marked
pokino-hint-call = Call it
pokino-hint-wait = Hold a cup to see the cards it wants. Mark cards as they are called, then tap the cup.
pokino-to-go = { NUMBER($count, useGrouping: 0) } to go
pokino-to-go-none = Call it

pokino-plays-turned = The card that was turned
pokino-play-turned = Turned: { $card }
pokino-typed-turned = Turn the next card of your pack and name it.
pokino-typed-opened = Deal the boards and type their numbers in the order of the seats, such as: boards 7 3

pokino-by-hand = Our own pack
pokino-night = Paper night
pokino-night-about = Everybody has a printed board, the big screen calls, and you tap who shouts. Nobody else needs a device.
pokino-night-setup = Set up a paper night
pokino-night-who = Who plays, and with which board?
pokino-night-name = Name
pokino-night-board = Board
pokino-night-board-number = Board { NUMBER($board, useGrouping: 0) }
pokino-night-add = Add a player
pokino-night-remove = Take { $name } off the list
pokino-night-pace = How are the cards called?
pokino-night-by-hand = By hand, when you tap
pokino-night-by-itself = By itself, every { NUMBER($seconds, useGrouping: 0) } seconds
pokino-night-pack = We turn our own pack
pokino-night-print = Print the boards
pokino-night-ready = Ready
pokino-night-few = Two players at least, each with a name.
pokino-night-shout = Who shouts?
pokino-night-what = What?
pokino-night-missing = { $name } has no { $prize } on board { NUMBER($board, useGrouping: 0) } yet. Missing: { $cards }.
pokino-night-good = { $prize } for { $name }: all its cards have been called.
pokino-night-card = Which card was turned?
pokino-night-last = Last round
pokino-night-deals = Who deals first?
pokino-night-open = Deal
pokino-night-by = Called by
