by-hand = Our own dice or cards
by-hand-help = You throw and draw at your own table and enter what comes. Parlour scores, coaches and remembers. Bots play along: somebody throws for them.
by-hand-right = That’s right
by-hand-undo = Take back
by-hand-for = Enter it for { $name }
by-hand-tap = Tap the card
plain-status-by-hand = What came? Enter it
