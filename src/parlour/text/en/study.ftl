# Many games: own bots, several machines, going on where one stopped

study-progress =
    { $per ->
        [minute] Playing: { $percent }%, { $rate } games per minute, { $left } left
       *[second] Playing: { $percent }%, { $rate } games per second, { $left } left
    }
study-ladder =
    { $game }, { NUMBER($seats, useGrouping: 0) } players, seed { $seed }: how often the bot of a row wins, alone among bots of the column. An equal wins { $fair }.
study-mixes =
    { $game }, { NUMBER($seats, useGrouping: 0) } players, seed { $seed }: every mix of levels at one table; how many of each level sit there, and how often one of them wins. An equal wins { $fair }.
study-mixes-lead = Least lead
study-ladder-note = With intervals of 95%, from at least { NUMBER($games, useGrouping: 0) } games each, every deal in all seatings.
study-ladder-alone = A ladder compares at least two different bots.
study-ladder-namesakes = Two bots are called { $bot }. Give one of them another name.
study-bot-fails = Your bot { $bot } failed: { $error }
study-bot-not-legal = Your bot { $bot } wants { $play }, which is not in frame.legal.
study-bot-not-after = Your bot { $bot } wants to play after { $after } seconds: that must be a number from 0 on.
study-bot-waits = Your bot { $bot } gives None where nobody else can play: it must choose from frame.legal.
study-bot-no-function = { $bot } is no bot. Give the name of a level, a function, or FILE.py:NAME.
study-bot-no-home = There is no { $home }.
study-bot-unreadable = { $home } cannot be run: { $error }
study-bot-not-there = { $home } has no function called { $bot }.
study-bot-form = { $text }: write a bot as FILE.py:NAME, or GAME=FILE.py:NAME for one game.
study-bot-name-taken = { $game } has a bot called { $bot } already. Give your function another name.
study-bot-cannot-travel = Your bot { $bot } cannot be sent to other processes. Put it into a file and write FILE.py:NAME, or play with one job.
study-no-checkpoint = { $path } holds no games to go on from.
study-other-checkpoint = { $path } was begun with other bots, options or another seed. Name another file.
study-longer-checkpoint = { $path } already has { NUMBER($games, useGrouping: 0) } games. Ask for as many, or name another file.
study-no-such-place = Games cannot be played on { $place }. Choose from: { $places }.
study-no-extra = { $name } is not installed: pip install { $what }
study-no-cluster = There is no cluster at { $address }.
study-workers-die = The processes that play die again and again; perhaps there is too little memory. Try fewer jobs.
study-bad-seed = A seed is a whole number of at most 63 bits, and not { $seed }.
study-bad-games = The number of games is a whole number above zero, and not { $games }.
study-bad-options = The game does not take these options: { $error }
study-too-few-players = A tournament needs at least two players, and as many as sit at a table. There are { NUMBER($players, useGrouping: 0) } for { NUMBER($seats, useGrouping: 0) } seats.
study-bad-log = { $path }, line { NUMBER($line, useGrouping: 0) }: this is no log that Parlour can read ({ $fault }).
study-endless = Game { NUMBER($number, useGrouping: 0) } is not over after { NUMBER($moves, useGrouping: 0) } moves: a bot goes in circles.

# Compiled games

kernel-no-numba = The compiled games need numba, which is not installed: pip install 'parlour[fast]'
kernel-none = { $game } has no compiled game.
kernel-option = The compiled game does not know the option { $option } = { $value }. Leave it as it is by default, or take an environment that is not compiled.
kernel-position = The compiled game does not know this position: somebody has left, or the start is not settled.
kernel-policy = The compiled game has no player called { $policy }. Choose from: { $policies }.
