## Coming to a table

invite-here = Csak erről a gépről lehet játszani.
invite-here-help = Ha másokat is vársz, kapcsold a gépet a hálózatotokra, és indítsd a Parlourt --here-only nélkül.
invite-address = Cím a linkben
invite-address-help = Ha a link a másik eszközön nem nyílik meg, próbálj másik címet.

## Home

home-alone = Botok ellen
home-together = Másokkal
home-players = { NUMBER($fewest, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) } játékos
home-tv-title = A tévén
home-tv-help = Nyisd meg ezt az oldalt a nagy képernyőn: kódot mutat, mindenki beolvassa, és az első telefon vezeti az asztalt.
home-tv = Ez a képernyő az asztal
tables-title = Az asztalaid
tables-your-turn = Te jössz
tables-turn = { $names } következik
tables-playing = Folyamatban
tables-lobby = Még nem kezdődött el
tables-over = Véget ért
tables-away = { $game } elrakása, { $code } asztal

## Between two games

next-games = Melyik játék?
next-now = Most { $game }
played-title = Eddig játszottatok
played-replay = A(z) { NUMBER($number, useGrouping: 0) }. játék visszanézése
played-log = A(z) { NUMBER($number, useGrouping: 0) }. játék naplójának mentése
