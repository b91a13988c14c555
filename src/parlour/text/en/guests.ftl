## Guests of a running game, and who is host

hand-over = Make { $name } the host
late-title = A game is being played
late-help = Take one of these seats and play on from there, or watch until the next game.
late-take = Take the seat of { $name }
left-watching = You have left the game and are watching now.
