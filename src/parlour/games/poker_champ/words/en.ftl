poker_champ-name = Poker Champ
poker_champ-tagline = Poker without turns: you see the backs of all cards, and the backs tell a lot
poker_champ-length = 20–40 min

## Cards and hands

poker_champ-suit-c = clubs
poker_champ-suit-d = diamonds
poker_champ-suit-h = hearts
poker_champ-suit-s = spades
poker_champ-rank-2 = two
poker_champ-rank-3 = three
poker_champ-rank-4 = four
poker_champ-rank-5 = five
poker_champ-rank-6 = six
poker_champ-rank-7 = seven
poker_champ-rank-8 = eight
poker_champ-rank-9 = nine
poker_champ-rank-T = ten
poker_champ-rank-J = jack
poker_champ-rank-Q = queen
poker_champ-rank-K = king
poker_champ-rank-A = ace
poker_champ-card = { $rank } of { $suit }
poker_champ-back = { $strength } of { $suit }
poker_champ-back-A = an ace
poker_champ-strength-L = L, king to ten
poker_champ-strength-M = M, nine to six
poker_champ-strength-S = S, five to two

poker_champ-kind-high-card = High card
poker_champ-kind-pair = Pair
poker_champ-kind-two-pairs = Two pairs
poker_champ-kind-three-of-a-kind = Three of a kind
poker_champ-kind-straight = Straight
poker_champ-kind-flush = Flush
poker_champ-kind-full-house = Full house
poker_champ-kind-four-of-a-kind = Four of a kind
poker_champ-kind-straight-flush = Straight flush

poker_champ-step-1 = First step
poker_champ-step-2 = Flop
poker_champ-step-3 = Turn
poker_champ-step-4 = River
poker_champ-shown = { $name } { $hand }
poker_champ-shown-you = you { $hand }

## The opponents

poker_champ-bot-beginner = Beginner
poker_champ-bot-beginner-help = Looks at its own cards and hurries when it likes them
poker_champ-bot-steady = Steady
poker_champ-bot-steady-help = Reads your backs and knows the exact odds
poker_champ-bot-shark = Shark
poker_champ-bot-shark-help = Bluffs, sees through bluffs, and plays for the Awards

## The options

poker_champ-option-length = Length
poker_champ-option-length-help = When the game is over
poker_champ-option-minutes = Minutes
poker_champ-option-minutes-help = How long a timed game lasts; the running deal is finished
poker_champ-option-hidden = Secret decisions
poker_champ-option-hidden-help = All decide in secret, then all is shown at once
poker_champ-option-visible_pack_top = Top of the pack
poker_champ-option-visible_pack_top-help = The back of the next card to be burned can be seen
poker_champ-option-memo = Note of backs
poker_champ-option-memo-help = Backs of folded and burned cards are written down for everybody
poker_champ-option-patience = Time to think
poker_champ-option-patience-help = Seconds for each step; then the clock folds for you
poker_champ-option-pause = Pause
poker_champ-option-pause-help = Seconds for which the end of a deal lies open
poker_champ-length-basic = Two Awards
poker_champ-length-basic-help = Who is first to have two Awards is champion
poker_champ-length-timed = Timed
poker_champ-length-timed-help = Who has most Awards when the time is up is champion
poker_champ-length-long = All seven Awards
poker_champ-length-long-help = The game lasts until all seven Awards are won
poker_champ-minutes-number = { NUMBER($number, useGrouping: 0) } minutes

## What the table hears

poker_champ-news-dealer-chosen = { $name } deals first.
poker_champ-news-dealer-chosen-you = You deal first.
poker_champ-news-deal-began = Deal { NUMBER($deal, useGrouping: 0) }.
poker_champ-news-hand-dealt = Your cards: { $cards }.
poker_champ-news-did-bet =
    { $clock ->
        [true] Time is up. The clock bets for { $name }.
       *[false] { $chips ->
            [one] { $name } bets 1 chip.
           *[other] { $name } bets { NUMBER($chips, useGrouping: 0) } chips.
        }
    }
poker_champ-news-did-bet-you =
    { $clock ->
        [true] Your time is up. The clock bets for you.
       *[false] { $chips ->
            [one] You bet 1 chip.
           *[other] You bet { NUMBER($chips, useGrouping: 0) } chips.
        }
    }
poker_champ-news-did-fold =
    { $clock ->
        [true] Time is up. The clock folds for { $name }.
       *[false] { $name } folds.
    }
poker_champ-news-did-fold-you =
    { $clock ->
        [true] Your time is up. The clock folds for you.
       *[false] You fold.
    }
poker_champ-news-chose = { $name } has decided in secret.
poker_champ-news-chose-you = You have decided in secret.
poker_champ-news-board-turned =
    { $step ->
        [2] { poker_champ-step-2 }
        [3] { poker_champ-step-3 }
       *[other] { poker_champ-step-4 }
    }: { $cards }.
poker_champ-news-pot-won =
    { $winners-count ->
        [1] { $compared ->
            [true] { $share ->
                [one] { $name } wins 1 chip: { $kind }.
               *[other] { $name } wins { NUMBER($share, useGrouping: 0) } chips: { $kind }.
            }
           *[false] { $share ->
                [one] All others have folded. { $name } wins 1 chip and shows { $hand }.
               *[other] All others have folded. { $name } wins { NUMBER($share, useGrouping: 0) } chips and shows { $hand }.
            }
        }
       *[other] { $share ->
            [one] { $winners } share the pot, 1 chip each: { $kind }.
           *[other] { $winners } share the pot, { NUMBER($share, useGrouping: 0) } chips each: { $kind }.
        }
    }
poker_champ-news-pot-won-you =
    { $compared ->
        [true] { $share ->
            [one] You win 1 chip: { $kind }.
           *[other] You win { NUMBER($share, useGrouping: 0) } chips: { $kind }.
        }
       *[false] { $share ->
            [one] All others have folded. You win 1 chip and show { $hand }.
           *[other] All others have folded. You win { NUMBER($share, useGrouping: 0) } chips and show { $hand }.
        }
    }
poker_champ-news-pot-won-winners-you =
    { $share ->
        [one] You share the pot with { $winners-others }, 1 chip each: { $kind }.
       *[other] You share the pot with { $winners-others }, { NUMBER($share, useGrouping: 0) } chips each: { $kind }.
    }
poker_champ-news-pot-won-carried =
    { $carried ->
        [one] 1 odd chip stays on the board.
       *[other] { NUMBER($carried, useGrouping: 0) } odd chips stay on the board.
    }
poker_champ-news-pot-stayed =
    { $pot ->
        [one] Nobody is left. 1 chip stays on the board.
       *[other] Nobody is left. { NUMBER($pot, useGrouping: 0) } chips stay on the board.
    }
poker_champ-news-duel-began = { $seats } are equally rich. A duel decides who gives chips to { $receiver } and earns the Award.
poker_champ-news-duel-began-you = { $seats } are equally rich. A duel decides who gives you chips and earns the Award.
poker_champ-news-duel-began-seats-you = You are as rich as { $seats-others }. A duel decides who gives chips to { $receiver } and earns the Award.
poker_champ-news-duel-dealt = Duel: { $shown }.
poker_champ-news-duel-turned = Duel: { $card }.
poker_champ-news-duel-tied = A tie between { $seats }. They play another duel.
poker_champ-news-duel-tied-seats-you = A tie between you and { $seats-others }. You play another duel.
poker_champ-news-duel-won = { $name } wins the duel.
poker_champ-news-duel-won-you = You win the duel.
poker_champ-news-gave =
    { $chips ->
        [one] { $name } gives { $receiver } 1 chip and earns an Award.
       *[other] { $name } gives { $receiver } { NUMBER($chips, useGrouping: 0) } chips and earns an Award.
    }
poker_champ-news-gave-you =
    { $chips ->
        [one] You give { $receiver } 1 chip and earn an Award.
       *[other] You give { $receiver } { NUMBER($chips, useGrouping: 0) } chips and earn an Award.
    }
poker_champ-news-gave-receiver-you =
    { $chips ->
        [one] { $name } gives you 1 chip and earns an Award.
       *[other] { $name } gives you { NUMBER($chips, useGrouping: 0) } chips and earns an Award.
    }
poker_champ-news-time-ran-out = Time is up. The running deal is the last.
poker_champ-news-game-ended =
    { $champions-count ->
        [one] { $champions } is the champion.
       *[other] { $champions } are champions.
    }
poker_champ-news-game-ended-you = You are the champion.
poker_champ-news-game-ended-champions-you = You are champion, together with { $champions-others }.
poker_champ-news-went-away =
    { $chips ->
        [0] { $name } has left.
        [one] { $name } has left and takes 1 chip along.
       *[other] { $name } has left and takes { NUMBER($chips, useGrouping: 0) } chips along.
    }
poker_champ-news-went-away-you = You have left.

## What is going on

poker_champ-status-dealing = The cards are being shuffled
poker_champ-status-ante = Look at the backs, then bet 1 chip
poker_champ-status-decide =
    { $chips ->
        [one] { $step }: bet 1 chip, or fold
       *[other] { $step }: bet { NUMBER($chips, useGrouping: 0) } chips, or fold
    }
poker_champ-status-decide-for =
    { $chips ->
        [one] { $name }: { $step }, bet 1 chip or fold
       *[other] { $name }: { $step }, bet { NUMBER($chips, useGrouping: 0) } chips or fold
    }
poker_champ-status-waiting = Waiting for { $names }
poker_champ-status-all-in = Your last chips are in. You play on to the end
poker_champ-status-folded = You have folded. Waiting for { $names }
poker_champ-status-won =
    { $pot ->
        [one] { $names } won 1 chip
       *[other] { $names } won { NUMBER($pot, useGrouping: 0) } chips
    }
poker_champ-status-won-you =
    { $pot ->
        [one] You won 1 chip
       *[other] You won { NUMBER($pot, useGrouping: 0) } chips
    }
poker_champ-status-won-shared =
    { $pot ->
        [one] You and { $names } won 1 chip each
       *[other] You and { $names } won { NUMBER($pot, useGrouping: 0) } chips each
    }
poker_champ-status-stayed = Nobody won. The chips stay
poker_champ-status-duel = Duel: { $names }
poker_champ-status-duel-you = Duel: you against { $names }
poker_champ-won =
    { $points ->
        [0] { $name } is champion
        [one] { $name } is champion with one Award
       *[other] { $name } is champion with { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-you =
    { $points ->
        [0] You are champion
        [one] You are champion with one Award
       *[other] You are champion with { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-shared =
    { $points ->
        [0] All are champions: { $names }
        [one] Champions with one Award each: { $names }
       *[other] Champions with { NUMBER($points, useGrouping: 0) } Awards each: { $names }
    }
poker_champ-won-shared-you =
    { $points ->
        [0] You are champion, together with { $names }
        [one] You are champion with one Award, together with { $names }
       *[other] You are champion with { NUMBER($points, useGrouping: 0) } Awards, together with { $names }
    }

## On the table

poker_champ-bet =
    { $chips ->
        [one] Bet 1
       *[other] Bet { NUMBER($chips, useGrouping: 0) }
    }
poker_champ-fold = Fold
poker_champ-folded = Folded
poker_champ-in = In
poker_champ-thinking = Thinking
poker_champ-decided = Decided
poker_champ-last-chip = All in
poker_champ-left = Left
poker_champ-dealer = Dealer
poker_champ-chips =
    { $chips ->
        [one] 1 chip
       *[other] { NUMBER($chips, useGrouping: 0) } chips
    }
poker_champ-awards =
    { $awards ->
        [0] No Award
        [one] 1 Award
       *[other] { NUMBER($awards, useGrouping: 0) } Awards
    }
poker_champ-awards-left = Awards left: { NUMBER($awards, useGrouping: 0) }
poker_champ-pot = Pot
poker_champ-carried = of it left over: { NUMBER($chips, useGrouping: 0) }
poker_champ-pack-top = Top of the pack
poker_champ-to-burn = will be burned
poker_champ-board = Community cards
poker_champ-your-cards = Your cards
poker_champ-others-see = The others see
poker_champ-place = { $name }: { $state }. { $chips }, { $awards }. { $cards }
poker_champ-boxes = In the boxes: { $boxes }
poker_champ-order = Decided as number { NUMBER($place, useGrouping: 0) }
poker_champ-no-cards = No cards on the table
poker_champ-face-down = face down
poker_champ-winning-five = The winning five
poker_champ-five = { $kind }: { $cards }
poker_champ-memo = Seen and gone
poker_champ-memo-burned = Burned
poker_champ-memo-folded = Folded by { $name }
poker_champ-chosen-bet = You will bet. Waiting for the others.
poker_champ-chosen-fold = You will fold. Waiting for the others.
poker_champ-duel = Duel for the Award
poker_champ-duel-round = Round { NUMBER($round, useGrouping: 0) }
poker_champ-duel-ahead = Ahead
poker_champ-award-moment = An Award
poker_champ-champion = Champion
poker_champ-four-colours = Four colours
poker_champ-next-deal = The next deal follows

## The coach

poker_champ-coach = My chances
poker_champ-coach-share = Share of the pot
poker_champ-coach-win = Wins
poker_champ-coach-tie = Ties
poker_champ-coach-needed = A bet pays from { $percent } on.
poker_champ-coach-exact = Counted exactly over everything the backs allow, if nobody folds.
poker_champ-coach-sampled = Dealt at random many times; the error is { $error }.
poker_champ-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
poker_champ-review = Look back
poker_champ-review-lost = { $chips } chips given away in all
poker_champ-review-none = There was nothing to decide.
poker_champ-review-line = Deal { NUMBER($deal, useGrouping: 0) }, { $step }: { $share } of the pot, { $needed } needed
poker_champ-review-bet = Bet
poker_champ-review-fold = Folded
poker_champ-review-cost = gives away { $chips }
poker_champ-review-right = right

## Why something was refused

refused-step-over = That step is over.
refused-no-deal = That deal has not begun yet.
refused-already-folded = You have folded in this deal.
refused-already-decided = You have decided already in this step. That is final.
refused-no-chips = You have no chips left. You play on to the end without deciding.
refused-must-ante = In the first step everybody plays. You can fold from the flop on.
refused-last-one-left = All others have folded. You have won already.
refused-no-advice = There is nothing to work out here.

## Odds, on the command line

poker_champ-odds-bad-card = { $card } is not a card. Write cards like As Td 7c: rank 2 to 9, T, J, Q, K or A, then suit s, h, d or c.
poker_champ-odds-card-twice = The card { $card } is there twice.
poker_champ-odds-bad-hand = A hand has two cards; this one has { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-board = The board has no cards, three, four or five; not { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-back = { $back } is not a back. Write SL for a large spade (suits S, H, D, C; L, M or S), and A for an ace.
poker_champ-odds-two-backs = Each opponent shows two backs: { $backs } does not fit. Part opponents by commas, such as "SL SM, A HL".
poker_champ-odds-no-opponents = Say what the others show: --backs "SL SM, A HL"
poker_champ-odds-too-many = There are five opponents at most; these are { NUMBER($opponents, useGrouping: 0) }.
poker_champ-odds-impossible = There are not that many cards with the back { $back }: four in the pack, less those that are seen.
poker_champ-odds-column-cards = Cards
poker_champ-odds-column-win = Wins
poker_champ-odds-column-tie = Ties
poker_champ-odds-column-share = Share
poker_champ-odds-exact = Exact: { $worlds } ways to lay out what cannot be seen.
poker_champ-odds-sampled = { $deals } deals at random; standard error of the first share { $error } %.

## On paper

poker_champ-paper-judged = { NUMBER($right, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) } decisions right · { $lost } chips given away
poker_champ-paper-cards = Cards
poker_champ-paper-board = Board
poker_champ-paper-chips = Chips
poker_champ-paper-awards = Awards
poker_champ-paper-award = Award
poker_champ-paper-information = Information cards
poker_champ-paper-bet =
    { $chips ->
        [one] { $step }: 1 chip
       *[other] { $step }: { NUMBER($chips, useGrouping: 0) } chips
    }

## The rules, for people. A blank line parts paragraphs; a line that begins with "- " is a list item.

poker_champ-rules-1-title = What it is about
poker_champ-rules-1 =
    Two to six people play poker with small fixed bets. Nobody waits for a turn, nobody is eliminated, and everyone sees the backs of all cards. The aim is to win Awards: the first to have two is champion.

    Everyone starts with 12 chips.

poker_champ-rules-2-title = The backs
poker_champ-rules-2 =
    The back of a card shows its suit and how strong it is.

    - L, three stars: king, queen, jack or ten
    - M, two stars: nine, eight, seven or six
    - S, one star: five, four, three or two
    - A: an ace; its suit is not shown

    So behind every back there are four cards.

poker_champ-rules-3-title = A deal in four steps
poker_champ-rules-3 =
    - First step: everyone gets two cards and bets 1 chip. Nobody can fold.
    - Flop: three community cards. Bet 1 chip or fold.
    - Turn: a fourth community card. Bet 2 chips or fold.
    - River: the fifth. Bet 2 chips or fold.

    In each step everyone decides when they like, and all see it at once. A quick bet can frighten the others; a late one knows more. The step is over when everyone has decided. Nobody can raise, and nobody can check.

    Before community cards are turned, the top card of the pack is put away unseen. Folded cards are put away unseen, too.

poker_champ-rules-4-title = Who wins the pot
poker_champ-rules-4 =
    After the river those who are left show their cards. The best hand of five, made from one's own two cards and the five on the board, wins all chips. Equal hands share; ~PC-Q4 chips that cannot be shared stay on the board for the next deal.~

    If all others fold, the last one wins ~PC-Q1 at once, need not bet,~ and shows the two cards.

    If you have too few chips, you bet what you have and play on to the end. Even a single chip can win everything.

poker_champ-rules-5-title = The hands
poker_champ-rules-5 =
    From the best to the lowest:

    - Straight flush: five in a row of one suit
    - Four of a kind
    - Full house: three and two of a kind
    - Flush: five of one suit
    - Straight: five in a row; an ace may also stand below the two
    - Three of a kind
    - Two pairs
    - Pair
    - High card

    ~PC-Q3 Between equal hands the higher cards decide, never the suit.~

poker_champ-rules-6-title = Gifts and Awards
poker_champ-rules-6 =
    Whoever has no chips left after a deal gets six from the richest player, who earns an Award for it. ~PC-Q5 If there are several without chips, they are helped one after the other, and each time it is seen anew who is richest.~

    If several are equally rich, they play a duel: two open cards each, then five community cards, one by one, without bets. The better hand gives the chips and takes the Award. ~PC-Q6 After a tie the duel is played again.~

poker_champ-rules-7-title = The end
poker_champ-rules-7 =
    - Two Awards: the first to have two is champion.
    - Timed: ~PC-Q7 when the time is up, the running deal is finished.~ Most Awards win.
    - All seven Awards: when the last is won, most Awards win.

    Who have equally many are all champions.

    ~PC-Q11 If someone leaves, the hand is folded and the chips go too. Whoever remains alone is champion.~

poker_champ-rules-8-title = ~PC-Q8 PC-Q9 PC-Q12 Options~
poker_champ-rules-8 =
    - Secret decisions: from the flop on all decide in secret, then everything is shown. If all fold, the chips stay for the next deal.
    - Top of the pack: the back of the card that will be put away next can be seen, as on a real table.
    - Note of backs: backs that have gone from the table are written down.
    - Time to think: when it is up, the clock folds for whoever has not decided; in the first step it bets.

## What one may do, in words (for the terminal)

poker_champ-play-bet =
    { $chips ->
        [one] Bet 1
       *[other] Bet { NUMBER($chips, useGrouping: 0) }
    }
poker_champ-play-fold = { poker_champ-fold }
poker_champ-mine = Your cards: { $cards }

## The lesson
poker_champ-lesson-aim = Win chips. When somebody goes broke, the richest helps out and earns an Award. Two Awards win.
poker_champ-lesson-backs = Backs talk. Ada holds two middling spades; Béla has an ace and a small diamond.
poker_champ-lesson-early = In the first step everybody bets, with good cards or bad. Try to fold all the same.
poker_champ-lesson-ante = So bet your one chip. Nobody waits for a turn: all decide at the same time.
poker_champ-lesson-flop = Three cards for all. King, queen, jack, ten: one more makes a straight. Bet.
poker_champ-lesson-turn = The nine completes your straight. From here on a bet is two chips, never more, never less. Bet.
poker_champ-lesson-river = The last card. Béla stays in with his ace, but not even a pair of aces beats a straight. Bet.
poker_champ-lesson-won = The best five of seven cards take the pot: fourteen chips for you.
poker_champ-lesson-classes = New cards. L is king to ten, M nine to six, S five to two; an ace shows no suit. Bet one chip.
poker_champ-lesson-fold = Your seven and two fit nothing, and Ada shows two large cards. Fold: it has cost you one chip.
poker_champ-lesson-award = Béla is broke, but nobody is ever out: you, the richest, give him six chips and earn an Award.
poker_champ-lesson-end = One more Award and you are champion. Keep an eye on the backs.
poker_champ-lesson-small = Béla has six chips left, and his backs show two small cards. Bet your chip.
poker_champ-lesson-read = King, nine, six: no small card can make a pair with these. And you have a pair of kings. Bet.
poker_champ-lesson-twin = Ada has two large cards, as you have: perhaps the very same hand. Two chips now. Bet.
poker_champ-lesson-count = A two may give Béla a pair at last, but kings beat twos. Bet.
poker_champ-lesson-equal = You and Ada share, and are equally rich. Béla is broke: a duel decides who may help him.
poker_champ-lesson-winner = Two open cards each, five for all, no bets: your three nines win the duel, and with it the Award.
poker_champ-doubt = Really fold?
poker_champ-doubt-help = Your hand cannot lose. Tap again to fold all the same.
poker_champ-status-ante-for = { $name }: look at the backs, then bet 1 chip
poker_champ-classes = L: king to ten · M: nine to six · S: five to two
poker_champ-behind = What can it be?
poker_champ-behind-one = Behind this back lies one of these:
poker_champ-behind-show = What { $name } can have
