# A tanító oldalak szavai.

learn = Tanuld meg két perc alatt
learn-done = megtanulva
learn-title = { $game }: lecke
learn-words = A lecke
learn-step = { NUMBER($step, useGrouping: 0) }/{ NUMBER($steps, useGrouping: 0) }. lépés
learn-skip = Kihagyom
learn-next = Tovább
learn-show = Mutasd meg
learn-play = Jöhet egy igazi játék
learn-more = A második lecke
learn-you = Te
learn-watch = Nézd a többieket.
learn-not-this = Ez is szabályos, de most nem ezt kérjük. Kövesd a fényt.
learn-not-yet = Még nem az. Az világít, amire gondolunk.
learn-none = Nincs ilyen lecke, vagy nem válaszol a szerver.

puzzles = Fejtörők
puzzle = { NUMBER($number, useGrouping: 0) }/{ NUMBER($count, useGrouping: 0) }. fejtörő: keresd a legjobb lépést.
puzzle-solved = Ennél jobb nincs.
puzzle-cost = Ezzel { NUMBER($cost, useGrouping: 0, maximumFractionDigits: 2) } vész el. Van jobb is.
puzzle-best = A legjobb: { $play }
puzzles-none = Ehhez a játékhoz ({ $game }) nincs fejtörő: nem értékeli edző a lépéseket.
