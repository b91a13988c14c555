## Playing in a terminal

terminal-open = { $game }, table { $code }. Others can join at { $url }
terminal-open-alone = { $game }, table { $code }.
terminal-yours = Your move. Type a number, or a few words.
terminal-several =
    { $count ->
        [one] { $title }
       *[other] { $title } ({ NUMBER($count, useGrouping: 0) } ways)
    }
terminal-which = Which one?
terminal-no-such-number = There is no { NUMBER($number, useGrouping: 0) } in the list.
terminal-not-understood = “{ $text }” is not understood, or not possible now. Type a number, a few words of a line above, or help.
terminal-lobby = At the table: { $names }.
terminal-lobby-host = Type start to begin, or bot to add a bot.
terminal-lobby-guest = The host will begin.
terminal-again = Type again for another game, or quit.
terminal-over = The host can begin another game. Type quit to leave.
terminal-lost = The connection is lost. Trying again.
terminal-back = The connection is back.
terminal-leave = To leave, type quit or press Ctrl+C again. Everything is kept.
terminal-kept = Everything is kept. You come back with: parlour resume
terminal-coach-best = Best: { $play }
terminal-coach-next = Then: { $play } (gives away { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) })
terminal-coach-none = The coach has nothing to compare here.
terminal-rules = Type rules and a number for a chapter.
terminal-help =
    Type the number of a line, or a few of its words.
    why: what is not possible now.
    table: the table again. coach: the best plays. rules: how to play.
    invite: the link and a code for phones. start, again: begin. bot: add a bot.
    quit: leave; everything is kept.
terminal-do-help = help
terminal-do-table = table
terminal-do-coach = coach
terminal-do-rules = rules
terminal-do-invite = invite
terminal-do-start = start
terminal-do-again = again
terminal-do-bot = bot
terminal-do-quit = quit
terminal-no-visits = There is no table to come back to. parlour play GAME starts one.
terminal-visit = { NUMBER($number, useGrouping: 0) }. { $game }, table { $code }, as { $name }
terminal-which-visit = Several tables: parlour resume NUMBER
terminal-bad-address = { $address } is not the address of a table. It looks like http://192.168.1.5:8000/t/K7QM2P
terminal-unreachable = No Parlour answers at { $url }.
refused-other-version = That server speaks another version of Parlour.
refused-lost-on-the-way = That may not have arrived. Look, and try again if need be.
terminal-do-words = words
terminal-do-lesson = lesson
terminal-keys =
    Arrows and Enter choose from the list; Escape goes back.
    ? what is not possible now, and why
    / type a few words, such as: keep 5 5
    c the coach, r the rules, l the lesson, i the link and a code for phones
    s begin, or begin again; q leave: everything is kept
terminal-small = The window is smaller than 80 by 24, so the game is told in plain words.
terminal-no-textual = The full screen needs Textual (pip install 'parlour[terminal]'), so the game is told in plain words.
terminal-by-hand = People throw and draw here themselves. Type what came, as the log writes it.
terminal-do-why = why
terminal-impossible = Not possible now:
terminal-why = { $play }: { $why } (Rules, chapter { NUMBER($chapter, useGrouping: 0) })
