## Coming to a table

invite-here = Mitspielen kann nur dieser Computer.
invite-here-help = Damit andere dazukommen: Verbinde diesen Computer mit eurem Netz und starte Parlour ohne --here-only.
invite-address = Adresse im Link
invite-address-help = Geht der Link auf dem anderen Gerät nicht auf, versuch eine andere Adresse.

## Home

home-alone = Gegen Bots spielen
home-together = Mit anderen
home-players = { NUMBER($fewest, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) } Personen
home-tv-title = Am Fernseher
home-tv-help = Öffne diese Seite am großen Bildschirm: Er zeigt einen Code, alle scannen ihn, und das erste Handy leitet den Tisch.
home-tv = Dieser Bildschirm ist der Tisch
tables-title = Deine Tische
tables-your-turn = Du bist dran
tables-turn = { $names } am Zug
tables-playing = Läuft
tables-lobby = Noch nicht begonnen
tables-over = Zu Ende
tables-away = { $game } an Tisch { $code } weglegen

## Between two games

next-games = Welches Spiel?
next-now = Jetzt { $game }
played-title = Bisher gespielt
played-replay = Spiel { NUMBER($number, useGrouping: 0) } noch einmal ansehen
played-log = Protokoll von Spiel { NUMBER($number, useGrouping: 0) } sichern
