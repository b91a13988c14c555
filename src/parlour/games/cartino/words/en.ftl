cartino-name = Cartino
cartino-tagline = Lay your pawns beside those that are worth most
cartino-length = 20–40 min

## The pawns

cartino-pawn =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
       *[other] { $rank }
    } of { $suit ->
        [D] diamonds
        [H] hearts
        [S] spades
       *[C] clubs
    }
cartino-the-pawn =
    the { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
       *[other] { $rank }
    } of { $suit ->
        [D] diamonds
        [H] hearts
        [S] spades
       *[C] clubs
    }
cartino-pawn-joker = joker
cartino-suit =
    { $suit ->
        [D] diamonds
        [H] hearts
        [S] spades
       *[C] clubs
    }

## The opponents

cartino-bot-beginner = Beginner
cartino-bot-beginner-help = Lays what looks good and misses something now and then
cartino-bot-greedy = Greedy
cartino-bot-greedy-help = Always takes the turn that earns most at once
cartino-bot-expert = Expert
cartino-bot-expert-help = Thinks of what every pawn leaves to the others
cartino-bot-master = Master
cartino-bot-master-help = Has learned from many games what a turn leaves behind, and looks ahead

## The options

cartino-option-corners = Suits in the corners
cartino-option-corners-help = Which suit lies where on the board
cartino-corners = Corners: { $signs }
cartino-option-layout = Your own board
cartino-option-layout-help = A board instead of ours: four lines of eight cards such as 10♣ or 10C. It is checked against the rulebook’s examples before you play.
cartino-option-must_connect = Duty to connect
cartino-option-must_connect-help = Whoever can touch a lying pawn must do so
cartino-option-joker_to_hand = A replaced joker
cartino-option-joker_to_hand-help = Where a joker goes when its pawn takes its place
cartino-option-replacing_scores = Replacing a joker
cartino-option-replacing_scores-help = Whether the pawn that replaces a joker scores
cartino-option-replacing_later = When a joker is replaced
cartino-option-replacing_later-help = Whether a joker can be replaced in the turn in which it was laid
cartino-option-taking_back = Taking back
cartino-option-taking_back-help = Whether pawns of a turn may be taken back before it is ended
cartino-option-patience = Time to think
cartino-option-patience-help = Seconds for each turn; then the clock ends it for you
cartino-must_connect-false = None
cartino-must_connect-true = Must touch if possible
cartino-joker_to_hand-false = Leaves the game
cartino-joker_to_hand-true = Goes to whoever replaced it
cartino-replacing_scores-true = Scores like any other
cartino-replacing_scores-false = Scores nothing
cartino-replacing_later-true = From the next turn on
cartino-replacing_later-false = At once, too
cartino-taking_back-true = Until the turn is ended
cartino-taking_back-false = What lies, lies

## What the table hears

cartino-news-begins = { $name } begins.
cartino-news-begins-you = You begin.
cartino-news-pawn-laid =
    { $pawn-value ->
        [joker] { $points ->
            [0] { $name } lays a joker as { $field }. It touches nothing.
            [one] { $name } lays a joker as { $field }: 1 point.
           *[other] { $name } lays a joker as { $field }: { NUMBER($points, useGrouping: 0) } points.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] { $name } replaces a joker with { $field }. No points for it.
                [one] { $name } replaces a joker with { $field }: 1 point.
               *[other] { $name } replaces a joker with { $field }: { NUMBER($points, useGrouping: 0) } points.
            }
           *[false] { $points ->
                [0] { $name } lays { $field }. It touches nothing.
                [one] { $name } lays { $field }: 1 point.
               *[other] { $name } lays { $field }: { NUMBER($points, useGrouping: 0) } points.
            }
        }
    }
cartino-news-pawn-laid-you =
    { $pawn-value ->
        [joker] { $points ->
            [0] You lay a joker as { $field }. It touches nothing.
            [one] You lay a joker as { $field }: 1 point.
           *[other] You lay a joker as { $field }: { NUMBER($points, useGrouping: 0) } points.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] You replace a joker with { $field }. No points for it.
                [one] You replace a joker with { $field }: 1 point.
               *[other] You replace a joker with { $field }: { NUMBER($points, useGrouping: 0) } points.
            }
           *[false] { $points ->
                [0] You lay { $field }. It touches nothing.
                [one] You lay { $field }: 1 point.
               *[other] You lay { $field }: { NUMBER($points, useGrouping: 0) } points.
            }
        }
    }
cartino-news-took-back =
    { $halves-count ->
        [one] { $name } takes a pawn back.
       *[other] { $name } takes { NUMBER($halves-count, useGrouping: 0) } pawns back.
    }
cartino-news-took-back-you =
    { $halves-count ->
        [one] You take a pawn back.
       *[other] You take { NUMBER($halves-count, useGrouping: 0) } pawns back.
    }
cartino-news-turn-ended =
    { $clock ->
        [true] Time is up for { $name }. { $points ->
            [one] { $name } ends the turn with 1 point.
           *[other] { $name } ends the turn with { NUMBER($points, useGrouping: 0) } points.
        }
       *[false] { $points ->
            [one] { $name } ends the turn with 1 point.
           *[other] { $name } ends the turn with { NUMBER($points, useGrouping: 0) } points.
        }
    }
cartino-news-turn-ended-you =
    { $clock ->
        [true] Your time is up. { $points ->
            [one] You end your turn with 1 point.
           *[other] You end your turn with { NUMBER($points, useGrouping: 0) } points.
        }
       *[false] { $points ->
            [one] You end your turn with 1 point.
           *[other] You end your turn with { NUMBER($points, useGrouping: 0) } points.
        }
    }
cartino-news-turn-ended-bonus = Five pawns in one turn: { NUMBER($bonus, useGrouping: 0) } extra points for { $name }.
cartino-news-turn-ended-bonus-you = Five pawns in one turn: { NUMBER($bonus, useGrouping: 0) } extra points for you.
cartino-news-passed = { $name } cannot lay anything and passes.
cartino-news-passed-you = You cannot lay anything and pass.
cartino-news-drew =
    { $number ->
        [one] { $name } draws a pawn.
       *[other] { $name } draws { NUMBER($number, useGrouping: 0) } pawns.
    }
cartino-news-took = You have drawn: { $pawns }.
cartino-news-game-ended = { $name } has laid the last pawn: { NUMBER($bonus, useGrouping: 0) } extra points.
cartino-news-game-ended-you = You have laid your last pawn: { NUMBER($bonus, useGrouping: 0) } extra points.
cartino-news-game-ended-nobody = Nobody can go on. The game is over.
cartino-news-game-ended-deductions =
    { $deductions ->
        [one] { $name } loses 1 point for what is left: { $hands }.
       *[other] { $name } loses { NUMBER($deductions, useGrouping: 0) } points for what is left: { $hands }.
    }
cartino-news-game-ended-deductions-you =
    { $deductions ->
        [one] You lose 1 point for what is left: { $hands }.
       *[other] You lose { NUMBER($deductions, useGrouping: 0) } points for what is left: { $hands }.
    }
cartino-news-went-away = { $name } has left. The pawns go back into the bag and cost { NUMBER($deduction, useGrouping: 0) }.
cartino-news-went-away-you = You have left. Your pawns go back into the bag and cost { NUMBER($deduction, useGrouping: 0) }.

## The table in play

cartino-status-start = The pawns are being drawn
cartino-status-your-first = Your turn
cartino-status-your-more = End the turn, or more { $suit }
cartino-status-your-full = End your turn
cartino-status-your-stuck = You cannot lay anything
cartino-status-pass-first = { $name }, your turn
cartino-status-pass-more = { $name }: end the turn, or more { $suit }
cartino-status-pass-full = { $name }: end the turn
cartino-status-pass-stuck = { $name } cannot lay anything
cartino-status-thinking = { $name } is thinking
cartino-hint-lift = Tap a pawn, then a place that glows.
cartino-hint-place = Where does { $pawn } go?
cartino-hint-joker = A joker can go on any free place. Where?
cartino-board = Board
cartino-rack = Your pawns
cartino-rack-empty = No pawns
cartino-held = { $pawn }
cartino-held-lifted = { $pawn }, lifted
cartino-half =
    { $state ->
        [open] { $pawn }, { $level ->
            [up] upper half
           *[down] lower half
        }: lay here for { NUMBER($points, useGrouping: 0) }
        [free] { $pawn }, { $level ->
            [up] upper half
           *[down] lower half
        }: free
        [joker] { $pawn }, { $level ->
            [up] upper half
           *[down] lower half
        }: a joker lies here
       *[taken] { $pawn }, { $level ->
            [up] upper half
           *[down] lower half
        }: taken
    }
cartino-end = End turn
cartino-end-points = End turn (+{ NUMBER($points, useGrouping: 0) })
cartino-take-back = Take back
cartino-pass = Pass
cartino-bag =
    { $count ->
        [0] The bag is empty
        [one] 1 pawn in the bag
       *[other] { NUMBER($count, useGrouping: 0) } pawns in the bag
    }
cartino-track = Points
cartino-holds =
    { $count ->
        [one] 1 pawn
       *[other] { NUMBER($count, useGrouping: 0) } pawns
    }

## The coach

cartino-coach-best =
    { $points ->
        [one] The best turn earns 1 point at once.
       *[other] The best turn earns { NUMBER($points, useGrouping: 0) } points at once.
    }
cartino-coach-step = { $pawn }, { $level ->
        [up] upper half
       *[down] lower half
    }: { NUMBER($points, useGrouping: 0) }
cartino-coach-bonus = Bonus: { NUMBER($points, useGrouping: 0) }
cartino-coach-nothing = There is nothing you can lay.
cartino-coach-missed = In your last turn you earned { NUMBER($earned, useGrouping: 0) }. In the long run this was better by { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) }:
cartino-coach-perfect = In your last turn you earned { NUMBER($earned, useGrouping: 0) }. Nothing was better.
cartino-coach-verdict =
    { $cost ->
        [0] Nothing given away.
       *[other] Points given away: { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-missed-all =
    { $missed ->
        [0] Every turn was the best there was.
       *[other] Points given away against the best turns: { NUMBER($missed, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-turn = Turn
cartino-review-laid = Laid
cartino-review-earned = Earned
cartino-review-better = Better
cartino-review-cost = Given away
cartino-review-cost-number = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cartino-coach-caution = The coach weighs what a turn earns and what it leaves behind, in many imagined deals of all that is hidden.

## parlour cartino layout

cartino-layout-good = All six examples of the rulebook hold on this board.
cartino-layout-example-holds = holds: { $example }
cartino-layout-example-fails = fails: { $example }
cartino-layout-bad = This board contradicts the rulebook.
cartino-layout-example =
    { $name ->
        [alone] a king of spades that touches nothing scores nothing
        [not-level] beside the king’s field, but not on one level: nothing
        [king-after-eight] the king of spades laid against the 8 of spades: 1
        [eight-after-king] the 8 of spades laid against the king: 4
        [king-in-the-middle] a king between an ace, a queen and two kings: 16
       *[three-in-a-turn] ace, king and queen of one suit: 0 + 5 + 4
    }

## Why something was refused

refused-bag-first = The bag is still open. Wait for the draw.
refused-board-has-changed = The board has changed in the meantime. Look again.
refused-not-in-hand = You do not have that pawn.
refused-not-its-field = A pawn goes only on its own card.
refused-half-taken = This place is taken already.
refused-other-joker = This joker stands for another pawn.
refused-joker-just-laid = A joker can be replaced only from the next turn on.
refused-one-suit = One suit a turn. End your turn first, or take back what you have laid.
refused-must-connect = You can touch a pawn that lies, so you must.
refused-nothing-laid = Lay at least one pawn first.
refused-nothing-to-take-back = There is nothing to take back.
refused-what-lies-lies = At this table what lies, lies.
refused-can-lay = You can still lay something, so you cannot pass.
refused-not-those-pawns = Those pawns cannot have been drawn.
refused-layout-no-such-card = Line { NUMBER($line, useGrouping: 0) }: { $card } is no card of Cartino. Write cards like 10♣ or 10C.
refused-layout-card-twice = Line { NUMBER($line, useGrouping: 0) }: { $card } is there a second time.
refused-layout-card-missing = { $card } is missing. A board has each of the 32 cards once.
refused-layout-not-eight-fields = Line { NUMBER($line, useGrouping: 0) }: a row has eight cards.
refused-layout-breaks-example = This board contradicts example { NUMBER($example, useGrouping: 0) } of the rulebook.

## On paper

cartino-paper-board = Board
cartino-paper-pawns = Pawns
cartino-paper-track = Score track
cartino-paper-chips = Chips of 20

## The rules

cartino-rules-1-title = What it is about
cartino-rules-1 =
    The board shows 32 cards, from seven to ace in four suits. Every card has two places for pawns, an upper and a lower half. A pawn you lay there scores what it touches: so lay it beside pawns that are worth much.

    Two to four players draw five pawns each and hide them from the others. In the bag there are two pawns of every card, and two jokers.

    Whoever holds the lowest diamond begins; if nobody has one, the lowest heart, then spade, then club. ~CA-Q2 Cards of equal value go by their rank: the seven comes before the ten. Whoever has a twin compares the next pawn.~ Then turns go clockwise.

cartino-rules-2-title = Your turn
cartino-rules-2 =
    Lay one pawn or more, all of one suit. Each goes on its own card, in the upper or the lower half, and stays there.

    ~CA-Q10 Until you end your turn you may take pawns back.~ Then you draw as many as you have laid, as long as the bag lasts.

cartino-rules-3-title = Points
cartino-rules-3 =
    A pawn scores the values of the pawns it touches: above, below, to the left and to the right, of whatever suit. ~CA-Q9 The twin on the same card touches too. Corners do not count.~

    - Ace: 5
    - King: 4
    - Queen: 3
    - Jack: 2
    - 10, 9, 8 and 7: 1

    The value of the pawn you lay does not count, and a pawn that touches nothing scores nothing. If you lay several, they score one after the other, and the later ones may touch the earlier ones. Ace, king and queen beside each other bring 0 + 5 + 4.

    Five pawns of one suit in one turn bring 10 extra points.

cartino-rules-4-title = Jokers
cartino-rules-4 =
    A joker goes on any free place. ~CA-Q4 There it has the suit and the value of the card.~

    Whoever holds the pawn a joker stands for may lay it in the joker’s place; the joker then leaves the game. ~CA-Q5 This is a laying like any other: in a turn of that suit, with points for what the pawn touches. Even a joker laid in the same turn can be replaced.~

cartino-rules-5-title = Counting
cartino-rules-5 =
    Points are counted on a track of 20. Each time you reach 20 you take a chip worth 20 and begin again.

cartino-rules-6-title = The end
cartino-rules-6 =
    The game is over as soon as a player has laid the last pawn and the bag is empty. That earns 10 extra points. The others lose the values of the pawns they still hold, 6 for a joker.

    The most points win; ~CA-Q8 those who tie share the win.~

    ~CA-Q6 If all places are taken and someone has only jokers left, that player passes. When all pass, the game ends, and nobody earns the 10.~

    ~CA-Q11 CA-P2 If somebody leaves, the pawns in that hand are deducted and go back into the bag.~

cartino-rules-7-title = ~CA-Q3 CA-Q5 CA-Q10 CA-P1 CA-P4 Other ways to play~
cartino-rules-7 =
    Before the game you can choose:

    - Duty to connect: whoever can lay a pawn so that it touches another must do so.
    - A replaced joker: it leaves the game, or it goes to whoever replaced it, who then draws one pawn less.
    - Replacing a joker: the pawn scores, or it does not.
    - When a joker is replaced: at once, too, or only from the next turn on.
    - Taking back: until you end your turn, or not at all: what lies, lies.
    - The suits in the corners. Nobody knows for sure how they lay on the first board.
    - A board of your own. If you know the real board better, write it down: four lines of eight cards. It is checked against the six examples of the rulebook, and then you play on it.
    - Time to think, for a whole turn. When it is up, what you have laid stays. If you have laid nothing, the clock lays the one pawn that scores most.

## What one may do, in words (for the terminal)

cartino-plays-lay = Lay a pawn
cartino-play-lay =
    { $points ->
        [one] Lay { $pawn } on { $place }: 1 point
       *[other] Lay { $pawn } on { $place }: { NUMBER($points, useGrouping: 0) } points
    }
cartino-plays-take-back = Take back
cartino-play-take-back =
    { $keep ->
        [0] Take everything back
        [one] Take back all but the first pawn
       *[other] Take back all but the first { NUMBER($keep, useGrouping: 0) } pawns
    }
cartino-play-end-turn = End the turn
cartino-play-pass = Pass
cartino-mine = Your pawns: { $pawns }

## The lesson
cartino-lesson-board = Every card on the board has two places, upper and lower. A pawn goes only on its own card.
cartino-lesson-score = You score what your pawn touches: ace 5, king 4, queen 3, jack 2, all others 1. Its own value does not count.
cartino-lesson-lay = Ada’s ace lies there. Tap your king of spades, then the lower place of its card, beside the ace.
cartino-lesson-more = Five points. You may lay more pawns of the same suit: put the queen beside your king.
cartino-lesson-suit = Four more. Your ace of clubs would like to join them. Tap it.
cartino-lesson-end-turn = Until you end your turn you may take everything back. Happy? End it and draw two new pawns.
cartino-lesson-joker = A joker can be any pawn. Ada’s is the ace of clubs: lay your own on it. The joker leaves, the place scores again.
cartino-lesson-nine = Five points. Your nine of clubs may go with it. It scores nothing now, but you draw a new pawn for it.
cartino-lesson-five = Five pawns in one turn would earn ten more. End your turn.
cartino-lesson-end = When the bag is empty, whoever lays their last pawn gets ten. The others lose what they still hold.
cartino-lesson-empty = The bag is empty, and Ada is 16 points ahead. But you hold two pawns only, both of one suit.
cartino-lesson-first-of-last = Lay the first seven of clubs where it touches most: 3 points.
cartino-lesson-last-pawn = And the second below it: 8 points, and your hand is empty.
cartino-lesson-finish = Whoever lays the last pawn with the bag empty ends the game and gets ten. End your turn.
cartino-lesson-held = Ada still held an ace, a jack and a seven: 8 off. You win. A joker in the hand would cost 6.
cartino-in-words =
    { $chips ->
        [0] { $points ->
            [one] 1 point
           *[other] { NUMBER($points, useGrouping: 0) } points
        }
        [one] { NUMBER($points, useGrouping: 0) } points: one chip and { NUMBER($track, useGrouping: 0) }
       *[other] { NUMBER($points, useGrouping: 0) } points: { NUMBER($chips, useGrouping: 0) } chips and { NUMBER($track, useGrouping: 0) }
    }
