## Why something was refused: what and why, in one or two short sentences.

refused-unknown = That did not work ({ $code }).

## The table

refused-no-such-seat = There is no such seat at this table.
refused-game-over = This game is over.
refused-seats-do-not-fit = These rules are not made for that number of players.
refused-house-draws = At this table the house throws the dice and draws the cards.
refused-nothing-awaited = The table is not waiting for a throw or a card now.
refused-other-draw-awaited = The table is waiting for something else by now. Look at it, and enter what came.
refused-not-by-hand = This game cannot be played with your own cards: whoever enters the hands would see them.
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
refused-too-many-guesses = Too many codes that do not exist. Check the link, and try again in a minute.
refused-house-full = No place is free just now. Players who have a seat still get in; try again in a few minutes.
refused-no-such-page = There is nothing here. Check the link.
refused-server-broke = Something went wrong in the server. Your game is safe; try again.
refused-no-such-game = Parlour does not know this game.
refused-no-such-language = Parlour does not speak that language.
refused-no-such-lesson = There is no such lesson.
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
refused-another-game = That was for a game that is over by now.
refused-no-coach = The coach has nothing to say here.
refused-coach-is-thinking = The coach is still thinking about your last question.
refused-too-few = There are not enough players yet.
refused-replay-too-long = This game is too long to be shown here. The command “parlour replay” tells it in words.
refused-store-failed = The server cannot save right now. Your move was not made; try again.
refused-room-broken = This table cannot be opened: what was saved of it is damaged. Please open a new one.
refused-too-many-spectators = Too many people are watching this table already.
refused-one-seat-each = You have a seat in this game already, and nobody looks into two hands.
refused-player-is-here = This player is here. A bot stands in only for somebody who is away.
refused-nobody-there = Nobody sits there.
refused-not-at-the-table = Only those who sit at the table can do that.
refused-paused = The game is paused.
refused-remarks-off = The host has not allowed people to write their own words at this table.
refused-code-not-valid = This code has been used already, or is too old. Ask for a new one on the first device.
refused-coach-is-busy = Too many people are asking the coach right now. Try again in a moment.

## Logs

refused-log-empty = The log is empty.
refused-log-too-large = The log is too large to be a log of Parlour.
refused-log-parts-missing = These are not all QR codes of one keepsake, or one of them has been misread. Read all of them, in any order.
refused-log-not-a-log = Line { NUMBER($line, useGrouping: 0) }: this is not a log of Parlour.
refused-log-too-new = Line { NUMBER($line, useGrouping: 0) }: a newer Parlour wrote this log. Update Parlour to read it.
refused-log-unknown-game = Line { NUMBER($line, useGrouping: 0) }: Parlour does not know the game of this log.
refused-log-bad-line = Line { NUMBER($line, useGrouping: 0) } cannot be read. The log is damaged or cut off.
refused-log-impossible = Line { NUMBER($line, useGrouping: 0) }: the rules do not allow this move. The log has been changed.
refused-log-no-seal = The log ends after line { NUMBER($line, useGrouping: 0) } without its seal. Draws can be checked only once the game is over and the seed is revealed.
refused-log-cut = The log ends after line { NUMBER($line, useGrouping: 0) }, and the game was not over there: its end has been cut off.
refused-log-other-promise = Line { NUMBER($line, useGrouping: 0) }: the fingerprint in this log is not the one you kept. This is another game, or an invented one.
refused-log-wrong-seed = Line { NUMBER($line, useGrouping: 0) }: the revealed seed is not the one promised at the start.
refused-log-wrong-pledge = Line { NUMBER($line, useGrouping: 0) }: a contribution is not the one that was pledged for its seat. The log has been changed.
refused-log-not-mine = Line { NUMBER($line, useGrouping: 0) }: your contribution is not in this log. This is another game, or an invented one.
refused-log-wrong-draw = Line { NUMBER($line, useGrouping: 0) }: this draw does not follow from the seed and the first line. The log has been changed.
refused-log-changed = All draws follow from the seed, but the text does not match its seal. The log has been changed.

## What cannot be printed

refused-nothing-on-paper = { $game } has nothing to print.
refused-no-such-thing = There is no { $thing } to print. There are: { $things }.
refused-bad-choice = { $choice } cannot be chosen. What can be chosen: { $choices }.
refused-no-press = Printing needs typst, which is not installed here: pip install "parlour[print]". There is no typst for Alpine Linux (musl) or for Windows on ARM; there, print on another computer.
refused-no-fonts = The fonts for paper are not built yet. Start Parlour with ./parlour, which builds them.
refused-bad-shift = { $shift } is no shift: write two numbers from -10 to 10 in millimetres, such as --shift-back 0.5,-1.
refused-too-long-for-paper = This game is too long for paper.
