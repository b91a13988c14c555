## Why something was refused: what and why, in one or two short sentences.

refused-unknown = That did not work ({ $code }).

## The table

refused-no-such-seat = There is no such seat at this table.
refused-game-over = This game is over.
refused-seats-do-not-fit = These rules are not made for that number of players.

## Kniffel

refused-already-left = You have left this game already.
refused-not-your-turn = It is not your turn.
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

## Cartino

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

## Poker Champ

refused-step-over = That step is over.
refused-no-deal = That deal has not begun yet.
refused-already-folded = You have folded in this deal.
refused-already-decided = You have decided already in this step. That is final.
refused-no-chips = You have no chips left. You play on to the end without deciding.
refused-must-ante = In the first step everybody plays. You can fold from the flop on.
refused-last-one-left = All others have folded. You have won already.
refused-not-those-cards = Those cards cannot be dealt now.
refused-no-advice = There is nothing to work out here.

## Pokino

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

## The server

refused-bad-message = The server did not understand that. Reload the page if it happens again.
refused-too-fast = That was too fast. Wait a moment.
refused-hello-first = The connection was not ready yet. Reload the page if it happens again.
refused-foreign-origin = This page comes from another address than the server allows.
refused-too-many-rooms = There are too many open tables from your address. Close one, or try again later.
refused-too-many-connections = There are too many connections from your address. Close a tab, or try again later.
refused-no-such-game = Parlour does not know this game.
refused-no-such-language = Parlour does not speak that language.
refused-no-such-room = There is no such table. Check the link.
refused-no-such-bot = This game has no such bot.
refused-wrong-token = This device no longer holds that seat.
refused-name-missing = Enter a name first.
refused-room-full = All seats are taken. You can watch.
refused-seat-taken = Somebody already sits there.
refused-not-your-seat = That is not your seat.
refused-not-the-host = Only the host can do that.
refused-bad-options = These options do not go together.
refused-game-running = That has to wait until the game is over.
refused-no-game = No game is being played.
refused-no-coach = The coach has nothing to say here.
refused-coach-is-thinking = The coach is still thinking about your last question.
refused-too-few = There are not enough players yet.
refused-store-failed = The server cannot save right now. Your move was not made; try again.
refused-stopping = The server is shutting down. The game is saved and goes on when it is back.

## Logs

refused-log-empty = The log is empty.
refused-log-too-large = The log is too large to be a log of Parlour.
refused-log-not-a-log = Line { NUMBER($line, useGrouping: 0) }: this is not a log of Parlour.
refused-log-too-new = Line { NUMBER($line, useGrouping: 0) }: a newer Parlour wrote this log. Update Parlour to read it.
refused-log-unknown-game = Line { NUMBER($line, useGrouping: 0) }: Parlour does not know the game of this log.
refused-log-bad-line = Line { NUMBER($line, useGrouping: 0) } cannot be read. The log is damaged or cut off.
refused-log-impossible = Line { NUMBER($line, useGrouping: 0) }: the rules do not allow this move. The log has been changed.
refused-log-no-seal = The log ends after line { NUMBER($line, useGrouping: 0) } without its seal. Draws can be checked only once the game is over and the seed is revealed.
refused-log-wrong-seed = Line { NUMBER($line, useGrouping: 0) }: the revealed seed is not the one promised at the start.
refused-log-wrong-draw = Line { NUMBER($line, useGrouping: 0) }: this draw does not follow from the seed. The log has been changed.
refused-log-changed = All draws follow from the seed, but the text does not match its seal. The log has been changed.
