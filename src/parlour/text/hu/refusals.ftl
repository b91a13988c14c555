## Miért nem ment valami: mi és miért, egy-két rövid mondatban.

refused-unknown = Ez nem sikerült ({ $code }).

## Az asztal

refused-no-such-seat = Ennél az asztalnál nincs ilyen hely.
refused-game-over = Ennek a játéknak vége.
refused-seats-do-not-fit = Ezek a szabályok nem ennyi játékosnak valók.
refused-not-your-turn = Nem te jössz.
refused-not-those-cards = Ezeket a lapokat most nem lehet kiosztani.
refused-already-left = Ezt a játékot már elhagytad.

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
