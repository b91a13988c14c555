## Numbers and names

cli-decimal = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-seat = Player { NUMBER($number, useGrouping: 0) }

## parlour serve

cli-open = Parlour is open at { $url }  Ctrl+C stops it.
cli-open-lan = On other devices in this network: { $url }  --here-only keeps them out.
cli-open-also = This computer can also be reached at: { $urls }
cli-no-lan = This computer has no address in a network; only people at this computer can join.
cli-closed = Parlour is closed. Every game is saved.
cli-trouble-port-in-use = { $about } is in use already. Try another port: parlour serve --port { $next }
cli-trouble-port-forbidden = The system does not let you use { $about }. Try another port: parlour serve --port { $next }
cli-trouble-no-such-address = This computer does not have the address { $about }.
cli-trouble-data-unwritable = The folder { $about } cannot be written. Name another: parlour serve --data FOLDER
cli-trouble-store-locked = Another Parlour is using { $about }. Stop it, or name another folder: parlour serve --data FOLDER
cli-trouble-store-damaged = { $about } is damaged. Put it aside, bring back a backup (parlour restore FILE), or name another folder: parlour serve --data FOLDER

## parlour games

cli-seats = { NUMBER($fewest, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players
cli-bots = Bots: { $bots }
cli-options = Options, as they are at first (--option NAME=VALUE):
cli-option-open = { $allowed }, or null
cli-option-between = { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-option-least = { NUMBER($least, useGrouping: 0) } or more
cli-option-number = a whole number
cli-option-text = a text, or @FILE
cli-option-thing = JSON, or @FILE

## parlour replay and parlour verify

cli-replaying = { $game }: { $names }
cli-unfinished = The log ends here; the game was not over.
cli-winner = { $name } wins with { NUMBER($points, useGrouping: 0) } points.
cli-winners = { $names } share the win with { NUMBER($points, useGrouping: 0) } points.
cli-alone = { $name } ends with { NUMBER($points, useGrouping: 0) } points.
cli-verified =
    { $draws ->
        [one] The only draw follows from the seed revealed in this log and from its first line: game, rules, options, names and contributions.
       *[other] All { NUMBER($draws, useGrouping: 0) } draws follow from the seed revealed in this log and from its first line: game, rules, options, names and contributions.
    }
cli-verified-loosely =
    { $draws ->
        [one] The only draw follows from the seed revealed in this log and from the contributions in it. In a log as old as this, names and options are bound to nothing.
       *[other] All { NUMBER($draws, useGrouping: 0) } draws follow from the seed revealed in this log and from the contributions in it. In a log as old as this, names and options are bound to nothing.
    }
cli-verified-players =
    { $moves ->
        [one] The only move keeps the rules. The players drew themselves; nothing is proved about chance. The score follows from what they entered.
       *[other] All { NUMBER($moves, useGrouping: 0) } moves keep the rules. The players drew themselves; nothing is proved about chance. The score follows from what they entered.
    }
cli-verified-no-promise = This alone does not show that the game took place: whoever runs the house can make up a log like this at any time. Compare the fingerprint that was shown before the game: --promise HEX
cli-verified-promised = The fingerprint is the one you kept: the house had fixed its seed before the game.
cli-verified-no-mine = A house that could foresee every contribution could still have picked a seed that suits it. Look for your own: --mine TEXT
cli-verified-mine = Your contribution is in it.
cli-verified-unchosen = Nobody knew your contribution when everything else was fixed. So nobody could choose the draws.
cli-verified-unpledged = Contributions were not pledged in a log as old as this: the house, together with a player who contributed after you, could have chosen the draws.
cli-verified-withheld =
    { $seats ->
        [one] One pledged contribution was never revealed. If the house and that player worked together, they could choose between 2 games.
       *[other] { NUMBER($seats, useGrouping: 0) } pledged contributions were never revealed. If the house and those players worked together, they could choose between { NUMBER($games, useGrouping: 0) } games.
    }
cli-verified-not = Not proved: that nobody was told in advance what would come, that players did not agree among themselves, and that moves and times are as they were. For the moves, compare the fingerprint of the log with the others at the table: { $digest }

## parlour simulate

cli-simulated =
    { $games ->
        [one] { $game }: 1 game, seed { $seed }
       *[other] { $game }: { NUMBER($games, useGrouping: 0) } games, seed { $seed }
    }
cli-speed = { $rate } games per second
cli-column-bot = Bot
cli-column-mean = Mean
cli-column-wins = Wins
cli-column-least = Least
cli-column-median = Median
cli-column-most = Most

## What went wrong

cli-no-such-file = There is no file { $path }.
cli-not-text = { $path } is not a text file.
cli-is-a-folder = { $path } is a folder, not a log.
cli-not-allowed = { $path } may not be read.
cli-system = The system says: { $reason } ({ $path })
cli-no-such-game = Parlour knows no game called { $game }. It knows: { $games }.
cli-no-such-bot = { $game } has no bot called { $bot }. It has: { $bots }.
cli-wrong-seats = With these options { $game } takes { NUMBER($fewest, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players; this is { NUMBER($seats, useGrouping: 0) }.
cli-option-form = { $text }: write an option as name=value, such as preset=yatzy.
cli-no-such-option = { $game } has no option called { $option }. It has: { $options }.
cli-bad-option = { $option }={ $value }: the option does not take this value. It takes: { $allowed }.
cli-bad-origin = { $origin } is not the address of a site. Write it like https://games.example
cli-here-only = --here-only and { $name } contradict each other. Leave one of them out.
cli-usage-no-such-option = There is no option { $name } here.
cli-usage-no-such-command = There is no command { $name }. There are: { $names }.
cli-usage-no-such-verb = { $game } has no command { $name }. It has: { $names }.
cli-usage-no-commands = There is no command { $name }: { $game } has no commands of its own.
cli-usage-missing = { $name } is missing.
cli-usage-bad-value = { $name } does not take this value. It takes: { $expects }
cli-usage-option = { $name } is not written like that.
cli-usage = This is not how the command is written.
cli-usage-hint = Help: { $command } --help
cli-stopped = Stopped.
cli-bug = Something went wrong inside Parlour ({ $error }). With PARLOUR_DEBUG=1 it shows where.

## What can stand in the way of an exact answer

exact-no-numba = This needs numba, which is not installed: pip install "parlour[fast]", or take --path numpy.
exact-cache-damaged = The file { $path } is damaged; it is being made again.
exact-cache-unwritable = The folder { $path } cannot be written, so the solution is not kept for next time.
