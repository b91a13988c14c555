## The words of the page, but for those of the games.

title = Parlour
tagline = Family games round one table
close = Close
back = Back
save = Save
home = Home
menu = Menu
name = Name
guest = Guest
your-name = Your name
how-to-play = How to play
rules-of = How to play { $game }
rules-ruling = House ruling
rules-legend = marks our own ruling, where the rulebook is silent or can be read in more ways than one.
rules-none = This game has brought no rules to read.
yes = yes
no = no
try-again = Try again

settings = Settings
language = Language
theme = Look
theme-auto = As the device
theme-light = Day
theme-dark = Evening
sound = Sound
sound-on = On
sound-off = Off

## Home

home-start-title = What shall we play?
home-start = Start a table
home-start-help = You get a link for the others. Bots can play too.
home-join-title = Join a table
home-code = Code
home-join = Join
home-good-title = Good to know
home-good-1 = No account and no app: whoever has the link can sit down.
home-good-2 = Several people can play on one device and pass it round.
home-good-3 = Every throw and every card can be checked after the game.

## Before the game

table-code = Table { $code }
link-opening = Coming to the table
link-lost = The connection is lost. Trying again
gone-title = No table here
gone-home = To the home page
notice-lost = That may not have arrived. Look, and try again if need be.
notice-no-server = The server cannot be reached. Try again in a moment.

sit-title = Take a seat
sit-invited = { $name } invites you to the table
sit-down = Sit down
just-watch = Just watch
watch-title = Come and watch

seats = At the table
seats-empty = Nobody sits here yet.
seats-full = All seats are taken.
seat-yours = On this device
seat-here = Here
seat-away = Away
seat-left = Has left
seat-bot = Bot: { $level }
seat-wins =
    { $wins ->
        [one] 1 win
       *[other] { NUMBER($wins, useGrouping: 0) } wins
    }
seat-rename = Rename { $name }
seat-stand = { $name }: stand up
seat-remove = Remove { $name }
host = Host
add-bot = Add a bot
add-bot-title = Which bot shall play?
add-player = Add a player here
add-player-title = Another player on this device
add-help = Others join with the link from their own device.
rename-title = Change the name

invite = Invite
invite-help = Send the link, or let them scan the code.
invite-link = Link to this table
invite-qr = QR code of the link to this table
copy = Copy
copied = Copied
share = Share

options = Rules and options
options-host = Only the host can change these.
upload-choose = Choose a file
upload-use = Use this
upload-remove = Do without
upload-too-large = That file is too large for this.
option-games-number =
    { $number ->
        [one] 1 game
       *[other] { NUMBER($number, useGrouping: 0) } games
    }
option-patience = Time to think
option-patience-number =
    { $number ->
        [one] 1 second
       *[other] { NUMBER($number, useGrouping: 0) } seconds
    }
option-patience-open = No limit
option-pause-number =
    { $number ->
        [one] 1 second
       *[other] { NUMBER($number, useGrouping: 0) } seconds
    }
option-true = On
option-false = Off
option-open = Not set
options-usual = As usual

start = Start the game
start-again = Start the next game
start-ready =
    { $count ->
        [one] Ready: one player.
       *[other] Ready: { NUMBER($count, useGrouping: 0) } players.
    }
start-sit = Sit down first, then you can start.
start-watching = You are watching.
start-host = { $name } will start the game.
start-too-few =
    { $missing ->
        [one] One more player is needed. Invite somebody, or add a bot.
       *[other] { NUMBER($missing, useGrouping: 0) } more players are needed. Invite somebody, or add bots.
    }

## In play

people = Players
points =
    { $points ->
        [one] 1 point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
person =
    { $state ->
        [away] { $name }, { $what }, away
        [due] { $name }, { $what }, to move
       *[here] { $name }, { $what }
    }
person-stood-in = A bot is playing for this player.
stand-in-help = A bot can play on for { $name } until { $name } is back.
stand-in = Let the bot play: { $level }
stood-in = A bot is playing for { $name }.
let-bot-play = Let a bot play
im-back = I am back
they-are-back = { $name } is back

cover-title = { $name } is next
cover-help = Pass the device to { $name }. Everybody else looks away.
cover-show = I am { $name }

log = What happened
log-empty = Nothing yet.
leave = Leave the game
leave-title = Leave the game?
leave-help = The others play on, and you watch until the next game.
stay = Stay
to-lobby = Change the table
screen-open = Show on a shared screen
screen-scan = Scan the code, or open the address.
screen-join = Join with
screen-full = Full screen

status-away = { $name } is away
won = { $name } wins with { NUMBER($points, useGrouping: 0) }
won-you = You win with { NUMBER($points, useGrouping: 0) }
won-shared = { $names } share the win with { NUMBER($points, useGrouping: 0) }
won-shared-you = You share the win with { $names }: { NUMBER($points, useGrouping: 0) } points
won-alone = { NUMBER($points, useGrouping: 0) } points

## After the game

result = Result
rematch = Play again
rematch-host = { $name } can start the next game.
save-log = Save the log

fair-title = Is it fair?
fair-1 = Before anything is drawn the server picks a secret seed and shows its fingerprint, below. From then on it can no longer choose another.
fair-2 = Then every player’s device fixes random digits of its own, and shows them only when everything else is settled. Dice, cards and pawns come from both together, so nobody can pick them.
fair-3 = After the game the log reveals the seed, everybody’s digits and every move.
fair-4 = With the log anyone can recompute all that was drawn: parlour verify FILE.
fair-promise = Fingerprint of this game
fair-promise-next = Fingerprint of the next game
fair-check = Save the log and check it

## The coach

coach = Coach
coach-on = On
coach-off = Off
coach-switch-off = Switch the coach off
coach-show = Show every choice
coach-thinking = The coach is thinking
coach-best = the best
coach-verdict-best = Coach: the best there was.
coach-verdict-cost = Coach: −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } points.
coach-last = Your last decision. { $verdict }
coach-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-plus = +{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-minus = −{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-allow = Allow the coach
coach-allow-help = Everyone may let the coach advise them during the game. The review after it is always there.
coach-forbidden = no coach

review = Review
review-whose = Whose game?
review-game = Which game?
review-thinking = The coach is looking back over the game. The first time takes a few seconds.
review-nothing = There is nothing to look back on.
review-start = Expected at the start
review-luck = Luck of the dice
review-skill = Given away
review-total = Total
review-expected = Expected total
review-graph = The expected total, turn by turn
review-graph-label = Expected total of { $name }: { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } at the start, lowest { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, highest { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, { NUMBER($end, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } at the end.
review-others = the others
review-turn = Turn
review-dearest = The dearest decisions
review-flawless = Not one decision gave anything away.
review-better = Better: { $decision }
review-table = All turns as a table

## A game without a page of its own

plain-status-yours = Your move
plain-status-pass = { $name }, your move
plain-status-theirs = Waiting for the others
plain-table = The table
plain-people = Everyone
plain-plays = What you can do
plain-search = Search
plain-no-match = Nothing fits.
