## A game shown again.

replay = Replay
replay-of = Replay: { $game }
replay-reading = Reading the game
replay-none = No such game
replay-controls = The film
replay-eyes = Through whose eyes
replay-eyes-of = Through the eyes of { $name }
replay-everyone = Spectator
replay-player = Player { NUMBER($number, useGrouping: 0) }
replay-start = Before the first of { NUMBER($moves, useGrouping: 0) } moves
replay-move = { NUMBER($move, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
replay-slider = Move
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-step-back = One step back
replay-turn = One turn on
replay-turn-back = One turn back
replay-speed = Speed: { $speed } times. Change
replay-again = Watch from the start
replay-watching = This game is over: here one can only watch.

replay-moments = Moments
replay-moments-none = Nothing stands out in this game.
replay-mistakes-whose = Look through somebody’s eyes, and the coach shows where they gave something away.
replay-mistakes-few = Nothing else was given away.
replay-mistakes-none = No coach weighs the plays of { $game }, so there are no dearest decisions.
replay-mistake = { $name } decides
replay-decide = Decide the dearest again
replay-again-none = In none of these decisions does one play stand out as the best.
replay-verdict = { $name } now. { $verdict }

replay-share = Share this move
replay-share-help = Whoever opens this link sees the game at this very move.
replay-bring-title = Watch a saved game
replay-bring = Drop a game’s log here, or choose one.
replay-bring-help = A log is what “Save the log” gives you after a game: a file that ends in .jsonl. It is sent to this server, checked, and not kept there.

replay-seal = The seal
replay-seal-broken = The seal does not hold
replay-seal-good = Checked: every card and every throw follows from the secret number sealed in this log.
replay-seal-witness = Checked: every card and every throw was decided before the game, and nobody could choose or change it.
replay-seal-players = Checked: all moves keep the rules. The players drew themselves.
replay-seal-1 = Before the game the house thought of a long secret number. It told nobody, but showed everybody the number’s fingerprint. A fingerprint fits one number only: from then on the house could not swap it.
replay-seal-2 = Then everybody’s device added a few digits of its own. So the house could not know either what would come out.
replay-seal-3 = Every card and every throw is worked out from these numbers by a fixed recipe, like a sum. Nobody has a choice in it.
replay-seal-4 =
    { $draws ->
        [one] After the game the secret number was opened. We have done the one sum again: it comes out as it was played.
       *[other] After the game the secret number was opened. We have done all { NUMBER($draws, useGrouping: 0) } sums again: each comes out as it was played.
    }
replay-seal-alone = One thing the log alone cannot show: that it was made before the game and not after it. For that, compare the fingerprint with the one you saw before the game. A device that was at the table does it by itself, on this page.
replay-seal-there = This device was at the table. It kept the fingerprint from before the game, and it knows its own digits: both are in this log. So nobody could choose what fell, not even the house.
replay-seal-drawn = The players drew real cards or threw real dice and typed in what fell. That cannot be worked out again; but every move keeps the rules, and none is missing.
replay-seal-yourself = Check it yourself
replay-seal-how = You need not believe us. Save the log and check it with Parlour on your own computer; it also says what is not proved.
