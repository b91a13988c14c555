## Az oldal szavai, a játékokéi nélkül.

title = Parlour
tagline = Családi játékok egy asztal körül
close = Bezárás
back = Vissza
save = Mentés
home = Kezdőlap
menu = Menü
name = Név
guest = Vendég
your-name = A neved
how-to-play = Játékszabály
rules-of = Így játsszuk: { $game }
rules-ruling = Házi szabály
rules-legend = a mi döntésünket jelöli ott, ahol a szabálykönyv hallgat, vagy többféleképpen érthető.
rules-none = Ehhez a játékhoz nem tartozik olvasható szabály.
yes = igen
no = nem
try-again = Újra

settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = Mint az eszköz
theme-light = Nappal
theme-dark = Este
sound = Hang
sound-on = Be
sound-off = Ki

## Kezdőlap

home-start-title = Mit játsszunk?
home-start = Asztal nyitása
home-start-help = Kapsz egy linket a többieknek. Gépi ellenfelek is játszhatnak.
home-join-title = Csatlakozás asztalhoz
home-code = Kód
home-join = Csatlakozom
home-good-title = Jó tudni
home-good-1 = Nem kell fiók, sem alkalmazás: akinél ott a link, leülhet.
home-good-2 = Többen is játszhattok egy eszközön, kézről kézre adva.
home-good-3 = A játék után minden dobás és minden lap ellenőrizhető.

## A játék előtt

table-code = Asztal: { $code }
link-opening = Úton az asztalhoz
link-lost = Megszakadt a kapcsolat. Próbáljuk újra
gone-title = Itt nincs asztal
gone-home = A kezdőlapra
notice-lost = Ez talán nem ért oda. Nézd meg, és ha kell, próbáld újra.
notice-no-server = A szerver nem érhető el. Próbáld újra egy kicsit később.

sit-title = Foglalj helyet
sit-invited = { $name } meghív az asztalához
sit-down = Leülök
just-watch = Csak nézem
watch-title = Nézd te is

seats = Az asztalnál
seats-empty = Még nem ül itt senki.
seats-full = Minden hely foglalt.
seat-yours = Ezen az eszközön
seat-here = Itt van
seat-away = Nincs itt
seat-left = Kilépett
seat-bot = Gépi: { $level }
seat-wins =
    { $wins ->
        [one] 1 győzelem
       *[other] { NUMBER($wins, useGrouping: 0) } győzelem
    }
seat-rename = { $name } átnevezése
seat-stand = { $name }: felállás
seat-remove = { $name } eltávolítása
host = Házigazda
add-bot = Gépi ellenfél
add-bot-title = Melyik gépi ellenfél játsszon?
add-player = Még valaki itt
add-player-title = Még egy játékos ezen az eszközön
add-help = A többiek a linkkel, a saját eszközükön csatlakoznak.
rename-title = Név módosítása

invite = Meghívás
invite-help = Küldd el a linket, vagy olvastasd be a kódot.
invite-link = Link ehhez az asztalhoz
invite-qr = QR-kód az asztal linkjével
copy = Másolás
copied = Másolva
share = Megosztás

options = Szabályok és beállítások
options-host = Ezeket csak a házigazda módosíthatja.
upload-choose = Fájl választása
upload-use = Ezt használjuk
upload-remove = Mégse kell
upload-too-large = Ez a fájl ehhez túl nagy.
option-games-number =
    { $number ->
        [one] 1 játszma
       *[other] { NUMBER($number, useGrouping: 0) } játszma
    }
option-patience = Gondolkodási idő
option-patience-number = { NUMBER($number, useGrouping: 0) } másodperc
option-patience-open = Nincs korlát
option-pause-number = { NUMBER($number, useGrouping: 0) } másodperc
option-true = Be
option-false = Ki
option-open = Nincs megadva
options-usual = A szokásos

start = Kezdődjön a játék
start-again = Kezdődjön a következő
start-ready =
    { $count ->
        [one] Kezdhetjük, egy játékossal.
       *[other] Kezdhetjük, { NUMBER($count, useGrouping: 0) } játékossal.
    }
start-sit = Előbb ülj le, aztán kezdheted.
start-watching = Nézőként vagy itt.
start-host = { $name } indítja a játékot.
start-too-few =
    { $missing ->
        [one] Még egy játékos hiányzik. Hívj meg valakit, vagy adj hozzá gépi ellenfelet.
       *[other] Még { NUMBER($missing, useGrouping: 0) } játékos hiányzik. Hívj meg másokat, vagy adj hozzá gépi ellenfelet.
    }

## Játék közben

people = Játékosok
points = { NUMBER($points, useGrouping: 0) } pont
person =
    { $state ->
        [away] { $name }, { $what }, nincs itt
        [due] { $name }, { $what }, ő jön
       *[here] { $name }, { $what }
    }
person-stood-in = Ezen a helyen most a gép játszik.
stand-in-help = A gép továbbjátszhat helyette, amíg { $name } visszajön.
stand-in = Játsszon a gép: { $level }
stood-in = { $name } helyett a gép játszik.
let-bot-play = Játsszon a gép
im-back = Itt vagyok újra
they-are-back = { $name } visszajött

cover-title = { $name } következik
cover-help = Add tovább a készüléket, { $name } jön. A többiek nem néznek oda.
cover-show = { $name } vagyok

log = Mi történt
log-empty = Még semmi.
leave = Kilépek a játékból
leave-title = Kilépsz a játékból?
leave-help = A többiek folytatják, te pedig a következő játékig nézed őket.
stay = Maradok
to-lobby = Asztal módosítása
screen-open = Mutasd közös képernyőn
screen-scan = Olvasd be a kódot, vagy nyisd meg a címet.
screen-join = Csatlakozás:
screen-full = Teljes képernyő

status-away = { $name } nincs itt
won = { $name } nyert, { NUMBER($points, useGrouping: 0) } ponttal
won-you = Nyertél, { NUMBER($points, useGrouping: 0) } ponttal
won-shared = Holtverseny { NUMBER($points, useGrouping: 0) } ponttal: { $names }
won-shared-you = Holtverseny { NUMBER($points, useGrouping: 0) } ponttal: te és { $names }
won-alone = { NUMBER($points, useGrouping: 0) } pont

## A játék után

result = Eredmény
rematch = Még egyszer
rematch-host = { $name } indíthatja a következő játékot.
save-log = Napló mentése

fair-title = Igazságos?
fair-1 = Mielőtt bármit kisorsolna, a szerver titkos magot választ, és megmutatja az ujjlenyomatát, lásd lent. Ettől kezdve nem választhat másikat.
fair-2 = Ezután minden játékos eszköze rögzíti a saját véletlen számjegyeit, és csak akkor mutatja meg, amikor minden más eldőlt. A kockák, a lapok és a bábuk a kettőből együtt következnek, így senki sem választhatja meg őket.
fair-3 = A játék után a napló felfedi a magot, mindenki számjegyeit és az összes lépést.
fair-4 = A naplóból bárki újraszámolhatja, mi mindent sorsolt a szerver: parlour verify FÁJL.
fair-promise = Ennek a játéknak az ujjlenyomata
fair-promise-next = A következő játék ujjlenyomata
fair-check = Mentsd el és ellenőrizd a naplót

## Az edző

coach = Edző
coach-on = Be
coach-off = Ki
coach-switch-off = Az edző kikapcsolása
coach-show = Minden választás megmutatása
coach-thinking = Az edző gondolkodik
coach-best = a legjobb
coach-verdict-best = Edző: ennél jobb nem volt.
coach-verdict-cost = Edző: −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } pont.
coach-last = Az utolsó döntésed. { $verdict }
coach-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-plus = +{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-minus = −{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-allow = Edző engedélyezése
coach-allow-help = Játék közben bárki kérheti az edző tanácsát. A játék utáni elemzés mindig elérhető.
coach-forbidden = edző nélkül

review = Elemzés
review-whose = Kinek a játéka?
review-game = Melyik játék?
review-thinking = Az edző átnézi a játékot. Első alkalommal ez néhány másodperc.
review-nothing = Nincs mit átnézni.
review-start = Várható az elején
review-luck = Kockaszerencse
review-skill = Elvesztett pontok
review-total = Összesen
review-expected = Várható összeg
review-graph = A várható összeg körről körre
review-graph-label = { $name } várható összege: az elején { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, a legkisebb { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, a legnagyobb { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, a végén { NUMBER($end, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }.
review-others = a többiek
review-turn = Kör
review-dearest = A legdrágább döntések
review-flawless = Egyetlen döntés sem került pontba.
review-better = Jobb: { $decision }
review-table = Minden kör táblázatban

## Játék saját oldal nélkül

plain-status-yours = Te jössz
plain-status-pass = { $name }, te jössz
plain-status-theirs = Várunk a többiekre
plain-table = Az asztal
plain-people = Mindenki
plain-plays = Amit tehetsz
plain-search = Keresés
plain-no-match = Nincs találat.
