## Miért nem ment valami: mi és miért, egy-két rövid mondatban.

refused-unknown = Ez nem sikerült ({ $code }).

## Az asztal

refused-no-such-seat = Ennél az asztalnál nincs ilyen hely.
refused-game-over = Ennek a játéknak vége.
refused-seats-do-not-fit = Ezek a szabályok nem ennyi játékosnak valók.

## Kniffel

refused-already-left = Ezt a játékot már elhagytad.
refused-not-your-turn = Nem te jössz.
refused-dice-in-the-air = Még gurulnak a kockák.
refused-dice-have-changed = Közben megváltoztak a kockák. Nézd meg újra.
refused-no-rolls-left = Már háromszor dobtál. Most válassz egy rubrikát.
refused-not-those-dice = Nem ezek a kockák vannak az asztalon.
refused-keeping-all = Mind az öt kockát megtartod. Válassz egy rubrikát, vagy engedj el egy kockát.
refused-roll-first = Előbb dobj.
refused-no-such-box = Ezen a lapon nincs ilyen rubrika.
refused-box-taken = Ez a rubrika már ki van töltve.
refused-upper-box-first = A kniffel rubrikád már ki van töltve: ezt a kniffelt a számának felső rubrikájába kell írnod.
refused-lower-box-first = A dzsókert alsó rubrikába kell írnod, amíg van üres.
refused-in-order = A rubrikákat felülről lefelé kell kitölteni. Még nem ez következik.
refused-options-do-not-fit = A Yatzy-lapon nincs választható dzsóker és ráadás.
refused-no-such-place = A kezdőnek választott helyre senki sem ülhet.

## Cartino

refused-bag-first = A zsák még nyitva van. Várd meg a húzást.
refused-board-has-changed = A tábla közben megváltozott. Nézd meg újra.
refused-not-in-hand = Ez a bábu nincs nálad.
refused-not-its-field = A bábu csak a saját lapjára mehet.
refused-half-taken = Ez a hely már foglalt.
refused-other-joker = Ez a joker másik bábut pótol.
refused-joker-just-laid = A jokert csak a következő körtől lehet kicserélni.
refused-one-suit = Egy körben csak egy szín. Fejezd be a kört, vagy vedd vissza a bábuidat.
refused-must-connect = Hozzá tudsz érni egy lerakott bábuhoz, tehát hozzá kell érned.
refused-nothing-laid = Előbb tegyél le legalább egy bábut.
refused-nothing-to-take-back = Nincs mit visszavenni.
refused-what-lies-lies = Ennél az asztalnál, ami lent van, az lent marad.
refused-can-lay = Még le tudsz tenni valamit, ezért nem passzolhatsz.
refused-not-those-pawns = Ezeket a bábukat nem lehetett kihúzni.
refused-layout-no-such-card = { NUMBER($line, useGrouping: 0) }. sor: { $card } nem Cartino-lap. Így írd a lapokat: 10♣ vagy 10C.
refused-layout-card-twice = { NUMBER($line, useGrouping: 0) }. sor: { $card } másodszor szerepel.
refused-layout-card-missing = Hiányzik: { $card }. Egy táblán a 32 lap mindegyike egyszer van.
refused-layout-not-eight-fields = { NUMBER($line, useGrouping: 0) }. sor: egy sorban nyolc lap van.
refused-layout-breaks-example = Ez a tábla ellentmond a szabály { NUMBER($example, useGrouping: 0) }. példájának.

## Poker Champ

refused-step-over = Ez a lépés már lezárult.
refused-no-deal = Ez a leosztás még nem kezdődött el.
refused-already-folded = Ebben a leosztásban már dobtál.
refused-already-decided = Ebben a lépésben már döntöttél. Ez végleges.
refused-no-chips = Nincs több zsetonod. Döntés nélkül játszol végig.
refused-must-ante = Az első lépést mindenki játssza. Dobni a floptól lehet.
refused-last-one-left = Mindenki más dobott. Már nyertél.
refused-not-those-cards = Ezeket a lapokat most nem lehet kiosztani.
refused-no-advice = Itt nincs mit kiszámolni.

## Pokino

refused-not-left = Azon a széken ül valaki.
refused-not-in-round = Ebben a fordulóban nem játszol.
refused-round-not-begun = A forduló még nem kezdődött el.
refused-round-over = Annak a fordulónak már vége.
refused-card-in-hand = Éppen most fordítják fel a következő lapot.
refused-not-called = Ezt a lapot még nem mondták be.
refused-not-on-board = Ez a lap nincs rajta a tábládon.
refused-already-marked = Ezt a lapot már megjelölted.
refused-mark-completes-nothing = Ez a lap nem teszi ki, amit kiáltasz.
refused-no-prize-named = Nevezz meg egy díjat.
refused-prize-paid = Ezt a díjat már elvitték.
refused-already-called = Ezt már bekiáltották.
refused-stolen = Késő: valaki éppen bekiáltotta helyetted.
refused-prize-taken = Valaki gyorsabb volt.
refused-mark-first = Előbb jelöld meg a lapokat, aztán kiálts.
refused-not-complete = Ehhez a díjhoz még nem mondtak be minden lapot.
refused-no-steals = Ennél az asztalnál nem szabad lopni.
refused-no-such-player = Ez a játékos nincs benne a fordulóban.
refused-your-own = Ez a saját táblád. Egyszerűen kiáltsd be.
refused-too-early = Túl korán: a gazdája még nem jelölte meg, és a következő lapot sem mondták be.
refused-in-grace = Túl korán: a gazdája csak most jelölte meg.
refused-not-the-dealer = Ezt csak az osztó teheti.
refused-house-deals = Ennél az asztalnál a ház mondja be a lapokat.
refused-card-has-changed = Időközben másik lap került elő.
refused-too-few-players = Legalább ketten kellenek.
refused-not-now = Ezt most nem lehet.
refused-already-last = Ez már az utolsó forduló.
refused-board-taken = Az a tábla már valakié.
refused-boards-stay = Most nem lehet táblát cserélni.
refused-boards-not-a-row = A { NUMBER($line, useGrouping: 0) }. sorban öt lapnak kell állnia, például 7c 12o 1e 3b 10c.
refused-boards-not-ten = Egy készletben tíz tábla van.
refused-boards-not-25-cards = { NUMBER($board, useGrouping: 0) }. tábla: egy táblán 25 lap van.
refused-boards-card-twice = { NUMBER($board, useGrouping: 0) }. tábla: egy lap kétszer szerepel.
refused-boards-no-poker = { NUMBER($board, useGrouping: 0) }. tábla: az első sorban négy egyforma és egy másik lap kell.
refused-boards-no-full = { NUMBER($board, useGrouping: 0) }. tábla: a második sorban három egyforma és két egyforma lap kell.
refused-boards-full-in-order = { NUMBER($board, useGrouping: 0) }. tábla: a második sor három és két lapjának keverednie kell.
refused-boards-same-poker = { NUMBER($board, useGrouping: 0) }. tábla: ugyanaz a pókere, mint egy korábbinak.
refused-boards-same-triple = { NUMBER($board, useGrouping: 0) }. tábla: a második sorban ugyanaz a drillje, mint egy korábbinak.
refused-boards-same-pair = { NUMBER($board, useGrouping: 0) }. tábla: a második sorban ugyanaz a párja, mint egy korábbinak.
refused-boards-same-centre = { NUMBER($board, useGrouping: 0) }. tábla: ugyanaz a közepe, mint egy korábbinak.

## A szerver

refused-bad-message = A szerver ezt nem értette. Ha újra előfordul, töltsd be újra az oldalt.
refused-too-fast = Ez túl gyors volt. Várj egy pillanatot.
refused-hello-first = A kapcsolat még nem állt készen. Ha újra előfordul, töltsd be újra az oldalt.
refused-foreign-origin = Ez az oldal olyan címről jön, amelyet a szerver nem enged meg.
refused-too-many-rooms = A címedről túl sok asztal van nyitva. Zárj be egyet, vagy próbáld később.
refused-too-many-connections = A címedről túl sok a kapcsolat. Zárj be egy lapot, vagy próbáld később.
refused-no-such-game = A Parlour nem ismeri ezt a játékot.
refused-no-such-language = A Parlour nem beszéli ezt a nyelvet.
refused-no-such-room = Nincs ilyen asztal. Ellenőrizd a linket.
refused-no-such-bot = Ebben a játékban nincs ilyen gépi ellenfél.
refused-wrong-token = Ez a hely már nem ehhez az eszközhöz tartozik.
refused-name-missing = Előbb írj be egy nevet.
refused-room-full = Minden hely foglalt. Nézni azért tudod.
refused-seat-taken = Ott már ül valaki.
refused-not-your-seat = Ez nem a te helyed.
refused-not-the-host = Ezt csak a házigazda teheti meg.
refused-bad-options = Ezek a beállítások nem illenek össze.
refused-game-running = Ezzel várni kell, amíg vége a játéknak.
refused-no-game = Most nem folyik játék.
refused-no-coach = Az edző itt nem tud mit mondani.
refused-coach-is-thinking = Az edző még az előző kérdéseden gondolkodik.
refused-too-few = Még nincs elég játékos.
refused-store-failed = A szerver most nem tud menteni. A lépésed nem történt meg; próbáld újra.
refused-stopping = A szerver leáll. A játék el van mentve, és folytatódik, ha újra elindul.

## Naplók

refused-log-empty = A napló üres.
refused-log-too-large = Ez a fájl túl nagy ahhoz, hogy Parlour-napló legyen.
refused-log-not-a-log = { NUMBER($line, useGrouping: 0) }. sor: ez nem Parlour-napló.
refused-log-too-new = { NUMBER($line, useGrouping: 0) }. sor: ezt a naplót újabb Parlour írta. Frissítsd a Parlourt, hogy el tudja olvasni.
refused-log-unknown-game = { NUMBER($line, useGrouping: 0) }. sor: a Parlour nem ismeri a napló játékát.
refused-log-bad-line = { NUMBER($line, useGrouping: 0) }. sor: olvashatatlan. A napló sérült vagy csonka.
refused-log-impossible = { NUMBER($line, useGrouping: 0) }. sor: a szabályok nem engedik ezt a lépést. A naplót megváltoztatták.
refused-log-no-seal = { NUMBER($line, useGrouping: 0) }. sor: itt ér véget a napló, pecsét nélkül. A húzásokat csak a játék végén lehet ellenőrizni, amikor a kezdőérték már ismert.
refused-log-wrong-seed = { NUMBER($line, useGrouping: 0) }. sor: a felfedett kezdőérték nem az, amelyet az elején ígértek.
refused-log-wrong-draw = { NUMBER($line, useGrouping: 0) }. sor: ez a húzás nem következik a kezdőértékből. A naplót megváltoztatták.
refused-log-changed = Minden húzás következik a kezdőértékből, de a szöveg nem egyezik a pecséttel. A naplót megváltoztatták.
