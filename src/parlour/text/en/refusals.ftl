## Why something was refused: what and why, in one or two short sentences.

refused-unknown = That did not work ({ $code }).

## The table

refused-no-such-seat = There is no such seat at this table.
refused-game-over = This game is over.
refused-seats-do-not-fit = These rules are not made for that number of players.
refused-not-your-turn = It is not your turn.
refused-not-those-cards = Those cards cannot be dealt now.
refused-already-left = You have left this game already.

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
