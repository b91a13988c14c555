## Coming to a table

invite-here = Only this computer can join.
invite-here-help = To let others in, connect this computer to your network and start Parlour without --here-only.
invite-address = Address in the link
invite-address-help = If the link does not open on the other device, try another address.

## Home

home-alone = Play against bots
home-together = With others
home-players = { NUMBER($fewest, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) } players
home-tv-title = On the television
home-tv-help = Open this page on the big screen: it shows a code, everybody scans it, and the first phone is the host.
home-tv = Use this screen as the table
tables-title = Your tables
tables-your-turn = It is your turn
tables-turn = { $names } to play
tables-playing = Being played
tables-lobby = Not begun yet
tables-over = Finished
tables-away = Put away { $game }, table { $code }

## Between two games

next-games = Which game?
next-now = Now { $game }
played-title = Played so far
played-replay = Watch game { NUMBER($number, useGrouping: 0) } again
played-log = Save the log of game { NUMBER($number, useGrouping: 0) }
