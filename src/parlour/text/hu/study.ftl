# Sok játszma: saját gépi játékosok, több gép, folytatás onnan, ahol abbamaradt

study-progress =
    { $per ->
        [minute] Folyik a játék: { $percent }%, { $rate } játszma percenként, hátravan { $left }
       *[second] Folyik a játék: { $percent }%, { $rate } játszma másodpercenként, hátravan { $left }
    }
study-ladder =
    { $game }, { NUMBER($seats, useGrouping: 0) } játékos, kezdőérték: { $seed }. Milyen gyakran nyer a sor játékosa egyedül az oszlopéi között; egy velük egyforma erős { $fair } arányban nyerne.
study-mixes =
    { $game }, { NUMBER($seats, useGrouping: 0) } játékos, kezdőérték: { $seed }. Minden szint minden keveréke egy asztalnál: hányan ülnek ott az egyes szintekről, és egyikük milyen gyakran nyer; egy velük egyforma erős { $fair } arányban nyerne.
study-mixes-lead = Legkisebb előny
study-ladder-note = 95%-os intervallumokkal, egyenként legalább { NUMBER($games, useGrouping: 0) } játszmából, minden osztást minden ülésrendben lejátszva.
study-ladder-alone = A rangsorhoz legalább két különböző gépi játékos kell.
study-ladder-namesakes = Két gépi játékosnak is { $bot } a neve. Adj az egyiknek másik nevet.
study-bot-fails = A gépi játékosod ({ $bot }) hibázott: { $error }
study-bot-not-legal = A gépi játékosod ({ $bot }) ezt akarja: { $play }, de ez nincs benne a frame.legal listában.
study-bot-not-after = A gépi játékosod ({ $bot }) ennyi másodperc múlva akar lépni: { $after }. Ez csak szám lehet, 0 vagy több.
study-bot-waits = A gépi játékosod ({ $bot }) None értéket ad, pedig senki más nem léphet: választania kell a frame.legal listából.
study-bot-no-function = { $bot } nem gépi játékos. Adj meg egy szintet, egy függvényt vagy FÁJL.py:NÉV alakot.
study-bot-no-home = Nincs ilyen: { $home }.
study-bot-unreadable = { $home } nem futtatható: { $error }
study-bot-not-there = { $home } nem tartalmaz { $bot } nevű függvényt.
study-bot-form = { $text }: a gépi játékost FÁJL.py:NÉV alakban írd, egyetlen játékhoz JÁTÉK=FÁJL.py:NÉV alakban.
study-bot-name-taken = { $game }: már van { $bot } nevű gépi játékos. Adj más nevet a függvényednek.
study-bot-cannot-travel = A gépi játékosod ({ $bot }) nem küldhető át más folyamatokba. Tedd fájlba, és írd FÁJL.py:NÉV alakban, vagy játssz egyetlen folyamattal.
study-no-checkpoint = { $path } nem tartalmaz folytatható játszmákat.
study-other-checkpoint = { $path } más gépi játékosokkal, más beállításokkal vagy más kezdőértékkel indult. Adj meg egy másik fájlt.
study-longer-checkpoint = { $path } már { NUMBER($games, useGrouping: 0) } játszmát tartalmaz. Kérj legalább ennyit, vagy adj meg egy másik fájlt.
study-no-such-place = Itt nem lehet játszani: { $place }. Választható: { $places }.
study-no-extra = { $name } nincs telepítve: pip install { $what }
study-no-cluster = Nincs fürt ezen a címen: { $address }.
study-workers-die = A játszó folyamatok újra meg újra leállnak; talán kevés a memória. Próbáld kevesebb folyamattal.
study-bad-seed = A kezdőérték legfeljebb 63 bites egész szám, nem { $seed }.
study-bad-games = A játszmák száma nullánál nagyobb egész szám, nem { $games }.
study-bad-options = A játék nem fogadja el ezeket a beállításokat: { $error }
study-too-few-players = Egy bajnoksághoz legalább két résztvevő kell, és annyi, ahányan egy asztalnál ülnek. Most { NUMBER($players, useGrouping: 0) } van { NUMBER($seats, useGrouping: 0) } helyre.
study-bad-log = { $path }, { NUMBER($line, useGrouping: 0) }. sor: ezt a naplót a Parlour nem tudja elolvasni ({ $fault }).
study-endless = A { NUMBER($number, useGrouping: 0) }. játszma { NUMBER($moves, useGrouping: 0) } lépés után sem ért véget: valamelyik gépi játékos körbe-körbe jár.

# Lefordított játékok

kernel-no-numba = A lefordított játékokhoz numba kell, de nincs telepítve: pip install 'parlour[fast]'
kernel-none = A következő játéknak nincs lefordított változata: { $game }.
kernel-option = A lefordított játék nem ismeri ezt a beállítást: { $option } = { $value }. Hagyd alapértéken, vagy használj nem lefordított környezetet.
kernel-position = A lefordított játék nem ismeri ezt az állást: valaki távozott, vagy még nem dőlt el, ki kezd.
kernel-policy = A lefordított játékban nincs { $policy } nevű játékos. Válassz ezek közül: { $policies }.
