## Számok és nevek

cli-decimal = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-seat = { NUMBER($number, useGrouping: 0) }. játékos

## parlour serve

cli-open = A Parlour nyitva van: { $url }  A Ctrl+C leállítja.
cli-open-lan = A hálózat többi eszközén: { $url }  A --here-only kizárja őket.
cli-open-also = Ez a gép más címeken is elérhető: { $urls }
cli-no-lan = Ennek a gépnek nincs hálózati címe; csak ezen a gépen lehet játszani.
cli-closed = A Parlour bezárt. Minden játék el van mentve.
cli-trouble-port-in-use = { $about } már foglalt. Próbálj másik portot: parlour serve --port { $next }
cli-trouble-port-forbidden = { $about }: ezt a rendszer nem engedi használni. Próbálj másik portot: parlour serve --port { $next }
cli-trouble-no-such-address = Ennek a gépnek nincs ilyen címe: { $about }.
cli-trouble-data-unwritable = Ebbe a mappába nem lehet írni: { $about }. Adj meg másikat: parlour serve --data MAPPA
cli-trouble-store-locked = Egy másik Parlour használja: { $about }. Állítsd le, vagy adj meg másik mappát: parlour serve --data MAPPA
cli-trouble-store-damaged = { $about } sérült. Tedd félre, hozz vissza egy mentést (parlour restore FÁJL), vagy adj meg másik mappát: parlour serve --data MAPPA

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
        [one] Az egyetlen húzás következik a naplóban felfedett kezdőértékből és az első sorból: játék, szabályok, beállítások, nevek és hozzájárulások.
       *[other] { NUMBER($draws, useGrouping: 0) } húzás ellenőrizve: mind következik a naplóban felfedett kezdőértékből és az első sorból: játék, szabályok, beállítások, nevek és hozzájárulások.
    }
cli-verified-loosely =
    { $draws ->
        [one] Az egyetlen húzás következik a naplóban felfedett kezdőértékből és a hozzájárulásokból. Ilyen régi naplóban a neveket és a beállításokat semmi sem köti.
       *[other] { NUMBER($draws, useGrouping: 0) } húzás ellenőrizve: mind következik a naplóban felfedett kezdőértékből és a hozzájárulásokból. Ilyen régi naplóban a neveket és a beállításokat semmi sem köti.
    }
cli-verified-players =
    { $moves ->
        [one] Az egyetlen lépés szabályos. A játékosok maguk dobtak és húztak, a véletlenről ez semmit sem bizonyít. Az eredmény abból következik, amit beírtak.
       *[other] { NUMBER($moves, useGrouping: 0) } lépés ellenőrizve: mind szabályos. A játékosok maguk dobtak és húztak, a véletlenről ez semmit sem bizonyít. Az eredmény abból következik, amit beírtak.
    }
cli-verified-no-promise = Ez önmagában nem mutatja, hogy a játék megtörtént: aki a szervert futtatja, bármikor kitalálhat ilyen naplót. Hasonlítsd össze a játék előtt mutatott ujjlenyomattal: --promise HEX
cli-verified-promised = Az ujjlenyomat az, amelyet megőriztél: a szerver még a játék előtt rögzítette a kezdőértéket.
cli-verified-no-mine = Egy szerver, amely minden hozzájárulást előre látott, választhatott volna magának kedvező kezdőértéket. Keresd meg a sajátodat: --mine TEXT
cli-verified-mine = A te hozzájárulásod benne van.
cli-verified-unchosen = A hozzájárulásodat senki sem ismerte, amikor minden más eldőlt. Így a húzásokat senki sem választhatta meg.
cli-verified-unpledged = Ilyen régi naplóban a hozzájárulásokat nem kötötték le előre: a szerver és valaki, aki utánad adta a magáét, együtt megválaszthatta volna a húzásokat.
cli-verified-withheld =
    { $seats ->
        [one] Egy lekötött hozzájárulást nem fedtek fel. Ha a szerver és az a játékos összejátszott, 2 játék közül választhattak.
       *[other] { NUMBER($seats, useGrouping: 0) } lekötött hozzájárulást nem fedtek fel. Ha a szerver és azok a játékosok összejátszottak, { NUMBER($games, useGrouping: 0) } játék közül választhattak.
    }
cli-verified-not = Nincs bizonyítva, hogy senki sem tudta előre, mi jön, hogy a játékosok nem beszéltek össze, és hogy a lépések és az időpontok valódiak. A lépésekhez vessétek össze a napló ujjlenyomatát: { $digest }

## parlour simulate

cli-simulated = { $game }: { NUMBER($games, useGrouping: 0) } játék, kezdőérték: { $seed }
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
cli-here-only = A --here-only és a { $name } ellentmond egymásnak. Az egyiket hagyd el.
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
