# Die Worte der Seiten, die das Spielen zeigen.

learn = In zwei Minuten lernen
learn-done = gelernt
learn-title = { $game } lernen
learn-words = Die Lektion
learn-step = Schritt { NUMBER($step, useGrouping: 0) } von { NUMBER($steps, useGrouping: 0) }
learn-skip = Überspringen
learn-next = Weiter
learn-show = Zeig es mir
learn-play = Richtig spielen
learn-more = Die zweite Lektion
learn-you = Du
learn-watch = Sieh den anderen zu.
learn-not-this = Auch erlaubt, aber hier nicht gemeint. Folge dem Licht.
learn-not-yet = Noch nicht. Gemeint ist, was leuchtet.
learn-none = Diese Lektion gibt es nicht, oder kein Server antwortet.

puzzles = Rätsel
puzzle = Rätsel { NUMBER($number, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }: Finde den besten Zug.
puzzle-solved = Besser geht es nicht.
puzzle-cost = Das verschenkt { NUMBER($cost, useGrouping: 0, maximumFractionDigits: 2) }. Es geht besser.
puzzle-best = Am besten: { $play }
puzzles-none = Für { $game } gibt es keine Rätsel: Kein Trainer wägt die Züge ab.
