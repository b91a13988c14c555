## Miért nem ment valami: mi és miért, egy-két rövid mondatban.

refused-unknown = Ez nem sikerült ({ $code }).

## Az asztal

refused-no-such-seat = Ennél az asztalnál nincs ilyen hely.
refused-game-over = Ennek a játéknak vége.
refused-seats-do-not-fit = Ezek a szabályok nem ennyi játékosnak valók.
refused-house-draws = Ennél az asztalnál a ház dob és húz lapot.
refused-nothing-awaited = Az asztal most nem vár se dobásra, se lapra.
refused-other-draw-awaited = Az asztal közben már másra vár. Nézd meg, és azt add meg, ami jött.
refused-not-by-hand = Ezt a játékot nem lehet saját lapokkal játszani: aki beírja a leosztást, látná is.
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
refused-too-many-guesses = Túl sok nem létező kód. Ellenőrizd a linket, és próbáld újra egy perc múlva.
refused-house-full = Most nincs szabad hely. Akinek már van helye egy asztalnál, az továbbra is bejut; próbáld újra néhány perc múlva.
refused-no-such-page = Itt nincs semmi. Ellenőrizd a linket.
refused-server-broke = Hiba történt a szerveren. A játékod megvan; próbáld újra.
refused-no-such-game = A Parlour nem ismeri ezt a játékot.
refused-no-such-language = A Parlour nem beszéli ezt a nyelvet.
refused-no-such-lesson = Nincs ilyen lecke.
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
refused-another-game = Ez egy olyan játékhoz tartozott, amelynek már vége.
refused-no-coach = Az edző itt nem tud mit mondani.
refused-coach-is-thinking = Az edző még az előző kérdéseden gondolkodik.
refused-too-few = Még nincs elég játékos.
refused-replay-too-long = Ez a játék túl hosszú ahhoz, hogy itt megmutassuk. A „parlour replay” parancs elmeséli.
refused-store-failed = A szerver most nem tud menteni. A lépésed nem történt meg; próbáld újra.
refused-room-broken = Ezt az asztalt nem lehet megnyitni: a mentése megsérült. Nyiss egy újat.
refused-too-many-spectators = Ezt az asztalt már túl sokan nézik.
refused-one-seat-each = Ebben a játékban már van helyed, és senki sem láthat két kézbe.
refused-player-is-here = Ez a játékos itt van. Bot csak olyan helyett játszik, aki nincs itt.
refused-nobody-there = Ott nem ül senki.
refused-not-at-the-table = Ezt csak az teheti meg, aki az asztalnál ül.
refused-paused = A játék szünetel.
refused-remarks-off = Ennél az asztalnál a házigazda nem engedte meg a saját szavakat.
refused-code-not-valid = Ezt a kódot már felhasználták, vagy lejárt. Kérj újat az első eszközön.
refused-coach-is-busy = Az edzőt most túl sokan kérdezik. Próbáld újra egy kicsit később.

## Naplók

refused-log-empty = A napló üres.
refused-log-too-large = Ez a fájl túl nagy ahhoz, hogy Parlour-napló legyen.
refused-log-parts-missing = Ez nem egy emléklap összes QR-kódja, vagy valamelyik rosszul lett beolvasva. Olvasd be mindet, bármilyen sorrendben.
refused-log-not-a-log = { NUMBER($line, useGrouping: 0) }. sor: ez nem Parlour-napló.
refused-log-too-new = { NUMBER($line, useGrouping: 0) }. sor: ezt a naplót újabb Parlour írta. Frissítsd a Parlourt, hogy el tudja olvasni.
refused-log-unknown-game = { NUMBER($line, useGrouping: 0) }. sor: a Parlour nem ismeri a napló játékát.
refused-log-bad-line = { NUMBER($line, useGrouping: 0) }. sor: olvashatatlan. A napló sérült vagy csonka.
refused-log-impossible = { NUMBER($line, useGrouping: 0) }. sor: a szabályok nem engedik ezt a lépést. A naplót megváltoztatták.
refused-log-no-seal = { NUMBER($line, useGrouping: 0) }. sor: itt ér véget a napló, pecsét nélkül. A húzásokat csak a játék végén lehet ellenőrizni, amikor a kezdőérték már ismert.
refused-log-cut = { NUMBER($line, useGrouping: 0) }. sor: itt ér véget a napló, pedig a játék még tartott: a végét levágták.
refused-log-other-promise = { NUMBER($line, useGrouping: 0) }. sor: a napló ujjlenyomata nem az, amelyet megőriztél. Ez egy másik játék, vagy kitalálták.
refused-log-wrong-seed = { NUMBER($line, useGrouping: 0) }. sor: a felfedett kezdőérték nem az, amelyet az elején ígértek.
refused-log-wrong-pledge = { NUMBER($line, useGrouping: 0) }. sor: az egyik hozzájárulás nem az, amelyet a helyéhez előre lekötöttek. A naplót megváltoztatták.
refused-log-not-mine = { NUMBER($line, useGrouping: 0) }. sor: a te hozzájárulásod nincs ebben a naplóban. Ez egy másik játék, vagy kitalálták.
refused-log-wrong-draw = { NUMBER($line, useGrouping: 0) }. sor: ez a húzás nem következik a kezdőértékből és az első sorból. A naplót megváltoztatták.
refused-log-changed = Minden húzás következik a kezdőértékből, de a szöveg nem egyezik a pecséttel. A naplót megváltoztatták.

## What cannot be printed

refused-nothing-on-paper = { $game }: ehhez a játékhoz nincs nyomtatnivaló.
refused-no-such-thing = Nincs ilyen nyomtatnivaló: { $thing }. Van: { $things }.
refused-bad-choice = { $choice } nem választható. Választható: { $choices }.
refused-no-press = A nyomtatáshoz typst kell, és az itt nincs telepítve: pip install "parlour[print]". Alpine Linuxra (musl) és ARM-os Windowsra nincs typst; ott nyomtass egy másik gépről.
refused-no-fonts = A papírhoz való betűk még nem készültek el. Indítsd a Parlourt a ./parlour paranccsal, az elkészíti őket.
refused-bad-shift = { $shift } nem eltolás: két szám kell -10 és 10 között, milliméterben, például --shift-back 0.5,-1.
refused-too-long-for-paper = Ez a játék túl hosszú a papírhoz.
