## Számok és nevek

cli-decimal = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-seat = { NUMBER($number, useGrouping: 0) }. játékos

## parlour serve

cli-open = A Parlour nyitva van: { $url }  A Ctrl+C leállítja.
cli-open-lan = A hálózat többi eszközén: { $url }
cli-no-lan = Ennek a gépnek nincs hálózati címe; csak ezen a gépen lehet játszani.
cli-closed = A Parlour bezárt. Minden játék el van mentve.
cli-trouble-port-in-use = { $about } már foglalt. Próbálj másik portot: parlour serve --port { $next }
cli-trouble-port-forbidden = { $about }: ezt a rendszer nem engedi használni. Próbálj másik portot: parlour serve --port { $next }
cli-trouble-no-such-address = Ennek a gépnek nincs ilyen címe: { $about }.
cli-trouble-data-unwritable = Ebbe a mappába nem lehet írni: { $about }. Adj meg másikat: parlour serve --data MAPPA
cli-trouble-store-locked = Egy másik Parlour használja: { $about }. Állítsd le, vagy adj meg másik mappát: parlour serve --data MAPPA
cli-trouble-store-damaged = { $about } sérült, vagy újabb Parlour írta. Tedd félre, vagy adj meg másik mappát: parlour serve --data MAPPA

## parlour games

cli-seats = { NUMBER($fewest, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) } játékos
cli-bots = Gépi ellenfelek: { $bots }
cli-options = Beállítások, kezdeti értékükkel (--option NÉV=ÉRTÉK):
cli-option-open = { $allowed }, vagy null
cli-option-between = { NUMBER($least, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) }
cli-option-least = legalább { NUMBER($least, useGrouping: 0) }
cli-option-number = egész szám
cli-option-text = szöveg, vagy @FÁJL
cli-option-thing = JSON, vagy @FÁJL

## parlour replay és parlour verify

cli-replaying = { $game }: { $names }
cli-unfinished = A napló itt véget ér; a játék még nem fejeződött be.
cli-winner = { $name } nyer, { NUMBER($points, useGrouping: 0) } ponttal.
cli-winners = Közös győzelem { NUMBER($points, useGrouping: 0) } ponttal: { $names }.
cli-alone = { $name } eredménye: { NUMBER($points, useGrouping: 0) } pont.
cli-verified =
    { $draws ->
        [one] Az egyetlen húzás következik a játék előtt megígért kezdőértékből, és a naplóban semmit sem változtattak meg.
       *[other] { NUMBER($draws, useGrouping: 0) } húzás ellenőrizve: mind következik a játék előtt megígért kezdőértékből, és a naplóban semmit sem változtattak meg.
    }

## parlour simulate

cli-simulated = { $game }: { NUMBER($games, useGrouping: 0) } játék, kezdőérték: { $seed }
cli-progress = Játék
cli-speed = { $rate } játék másodpercenként
cli-column-bot = Ellenfél
cli-column-mean = Átlag
cli-column-wins = Győzelem
cli-column-least = Legkisebb
cli-column-median = Medián
cli-column-most = Legnagyobb

## Ami nem sikerült

cli-no-such-file = Nincs ilyen fájl: { $path }.
cli-not-text = { $path } nem szövegfájl.
cli-is-a-folder = { $path } mappa, nem napló.
cli-not-allowed = Ezt a fájlt nem szabad olvasni: { $path }.
cli-system = A rendszer üzenete: { $reason } ({ $path })
cli-no-such-game = A Parlour nem ismer ilyen nevű játékot: { $game }. Amit ismer: { $games }.
cli-no-such-bot = { $game }: nincs ilyen nevű gépi ellenfél: { $bot }. Ami van: { $bots }.
cli-wrong-seats = { $game }: ezekkel a beállításokkal { NUMBER($fewest, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) } játékosnak való; itt { NUMBER($seats, useGrouping: 0) } van.
cli-option-form = { $text }: a beállítást név=érték alakban írd, például preset=yatzy.
cli-no-such-option = { $game }: nincs ilyen nevű beállítás: { $option }. Ami van: { $options }.
cli-bad-option = { $option }={ $value }: a beállítás nem vehet fel ilyen értéket. Amit elfogad: { $allowed }.
cli-bad-origin = { $origin } nem egy webhely címe. Így írd: https://games.example
cli-usage-no-such-option = Itt nincs ilyen kapcsoló: { $name }.
cli-usage-no-such-command = Nincs ilyen parancs: { $name }. Ami van: { $names }.
cli-usage-no-such-verb = Ennél a játéknál ({ $game }) nincs ilyen parancs: { $name }. Ami van: { $names }.
cli-usage-no-commands = Nincs ilyen parancs: { $name }. Ennek a játéknak ({ $game }) nincsenek saját parancsai.
cli-usage-missing = Hiányzik: { $name }.
cli-usage-bad-value = { $name }: ilyen érték nem adható meg. Lehetséges: { $expects }
cli-usage-option = { $name }: ezt nem így kell írni.
cli-usage = A parancsot nem így kell írni.
cli-usage-hint = Súgó: { $command } --help
cli-stopped = Megszakítva.
cli-bug = Valami elromlott a Parlourban ({ $error }). PARLOUR_DEBUG=1 megmutatja, hol.

## Ami útjában állhat egy pontos válasznak

exact-no-numba = Ehhez numba kell, de nincs telepítve: pip install "parlour[fast]", vagy válaszd ezt: --path numpy.
exact-cache-damaged = A fájl megsérült, ezért újra elkészül: { $path }
exact-cache-unwritable = A mappába nem lehet írni, ezért a megoldás nem marad meg a következő alkalomra: { $path }
