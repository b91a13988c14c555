kniffel-name = Kniffel
kniffel-tagline = Öt kocka, három dobás, tizenhárom rubrika: hová írod be?
kniffel-length = 15–30 perc

## A rubrikák

kniffel-box-ones = Egyesek
kniffel-box-ones-help = Az egyesek összege
kniffel-box-twos = Kettesek
kniffel-box-twos-help = A kettesek összege
kniffel-box-threes = Hármasok
kniffel-box-threes-help = A hármasok összege
kniffel-box-fours = Négyesek
kniffel-box-fours-help = A négyesek összege
kniffel-box-fives = Ötösök
kniffel-box-fives-help = Az ötösök összege
kniffel-box-sixes = Hatosok
kniffel-box-sixes-help = A hatosok összege
kniffel-box-one-pair = Egy pár
kniffel-box-one-pair-help = Két egyforma kocka: a kettő összege
kniffel-box-two-pairs = Két pár
kniffel-box-two-pairs-help = Két különböző pár: a négy kocka összege
kniffel-box-three-of-a-kind = Drill
kniffel-box-three-of-a-kind-help =
    { $preset ->
        [yatzy] Három egyforma: a három kocka összege
       *[other] Legalább három egyforma: mind az öt kocka összege
    }
kniffel-box-four-of-a-kind = Póker
kniffel-box-four-of-a-kind-help =
    { $preset ->
        [yatzy] Négy egyforma: a négy kocka összege
       *[other] Legalább négy egyforma: mind az öt kocka összege
    }
kniffel-box-full-house = Full house
kniffel-box-full-house-help =
    { $preset ->
        [yatzy] Három egyforma és két másik egyforma: mind az öt kocka összege
       *[other] Három egyforma és két másik egyforma: 25
    }
kniffel-box-small-straight = Kis sor
kniffel-box-small-straight-help =
    { $preset ->
        [yatzy] 1-2-3-4-5: 15
       *[other] Négy egymást követő szám: 30
    }
kniffel-box-large-straight = Nagy sor
kniffel-box-large-straight-help =
    { $preset ->
        [yatzy] 2-3-4-5-6: 20
       *[other] Öt egymást követő szám: 40
    }
kniffel-box-kniffel =
    { $preset ->
        [yatzy] Yatzy
       *[other] Kniffel
    }
kniffel-box-kniffel-help = Öt egyforma kocka: 50
kniffel-box-chance = Sansz
kniffel-box-chance-help = Bármilyen dobás: mind az öt kocka összege

## A lap

kniffel-sheet-upper = Felső rész
kniffel-sheet-bonus = Bónusz
kniffel-sheet-extra = Újabb kniffelek
kniffel-sheet-total = Összesen
kniffel-sheet-past = Korábbi játszmák
kniffel-sheet-series = Minden játszma

## Az ellenfelek

kniffel-bot-beginner = Kezdő
kniffel-bot-beginner-help = Megérzésből játszik, és néha elnéz valamit
kniffel-bot-steady = Megfontolt
kniffel-bot-steady-help = Minden rubrikát mérlegel, ritkán hagy veszni pontot
kniffel-bot-expert = Mester
kniffel-bot-expert-help = Megfejtette a játékot, és a legtöbb pontra játszik
kniffel-bot-winner = Bajnok
kniffel-bot-winner-help = Nem csak pontra játszik: téged akar legyőzni

## A beállítások

kniffel-option-preset = Szabályok
kniffel-option-preset-help = Milyen lapon játszotok
kniffel-option-joker = Dzsóker
kniffel-option-joker-help = Mire jó egy kniffel, ha a kniffel rubrika már ki van töltve
kniffel-option-extra = Újabb kniffelek
kniffel-option-extra-help = Mennyit ér ráadásul egy újabb kniffel, ha az első 50 pontot ért
kniffel-option-games = Játszmák
kniffel-option-games-help = Hány játszmát játszotok egymás után; az összegek összeadódnak
kniffel-option-start = Ki kezd
kniffel-option-start-help = Hogyan dől el a kezdés; sorozatban aztán egy hellyel odébb kerül, hacsak nem dobtok érte újra
kniffel-option-place = A kezdő hely
kniffel-option-place-help = Az asztal első helyétől számolva; csak ha helyet választottatok
kniffel-option-patience = Gondolkodási idő
kniffel-option-patience-help = Ennyi másodperc jut egy döntésre; utána az óra ír be helyetted
kniffel-joker-open = A szabályok szerint
kniffel-extra-open = A szabályok szerint

kniffel-preset-kniffel = Kniffel
kniffel-preset-kniffel-help = A szabálykönyv, 100 pont minden újabb kniffelért. Hogy nulla után is a felső rubrika az első, az a mi olvasatunk; a másik a „Kötött, ha 50” dzsóker
kniffel-preset-schmidt = Kniffel +50-nel
kniffel-preset-schmidt-help = Az újabb kniffel 50 pontot hoz, amíg a felső rubrikája üres
kniffel-preset-yahtzee = Yahtzee
kniffel-preset-yahtzee-help = Ugyanezek a szabályok 2–10 játékosnak
kniffel-preset-plain = Egyszerű
kniffel-preset-plain-help = Nincs dzsóker, és az újabb kniffel nem hoz ráadást
kniffel-preset-yatzy = Yatzy
kniffel-preset-yatzy-help = Az északi lap: párok, sorok 15 és 20 pontért, 50 pont bónusz
kniffel-preset-forced_order = Sorrendben
kniffel-preset-forced_order-help = A rubrikákat felülről lefelé kell kitölteni

kniffel-joker-forced = Kötött
kniffel-joker-forced-help = Előbb a megfelelő felső rubrika, a kniffel rubrikába írt nulla után is, aztán dzsókerként egy alsó: a mi olvasatunk
kniffel-joker-forced-with-50 = Kötött, ha 50
kniffel-joker-forced-with-50-help = A másik olvasat: előbb a megfelelő felső rubrika, de csak ha a kniffel rubrikában 50 áll; nulla után a kniffel bármelyik üres rubrikába mehet
kniffel-joker-lower = Alsó rész
kniffel-joker-lower-help = A felső rubrika sosem kötelező; a dzsóker az alsó részbe kerül
kniffel-joker-earned = Kötött, ha megvan
kniffel-joker-earned-help = Mint a kötött, de csak ha a kniffel rubrikában 50 áll; különben nincs dzsóker
kniffel-joker-free = Szabad
kniffel-joker-free-help = Bármelyik üres rubrika; dzsóker, ha a megfelelő felső már ki van töltve
kniffel-joker-none = Nincs
kniffel-joker-none-help = Az öt egyforma kocka csak annyit ér, amennyit mutat

kniffel-start-rolled = Dobással
kniffel-start-rolled-help = Mindenki dob egyet, és a legnagyobb összeg kezd
kniffel-start-every-game = Minden játszmában dobással
kniffel-start-every-game-help = Sorozatban minden játszma előtt újra dobtok
kniffel-start-chosen = Választott hely
kniffel-start-chosen-help = Dobás nélkül: a megnevezett hely kezd

kniffel-extra-every = Mindig 100
kniffel-extra-every-help = Minden újabb kniffel 100 pontot hoz
kniffel-extra-second = Egyszer 100
kniffel-extra-second-help = Csak a második kniffel hoz 100 pontot
kniffel-extra-upper = 50, ha üres a felső rubrika
kniffel-extra-upper-help = Az újabb kniffel 50 pontot hoz, amíg a felső rubrikája üres
kniffel-extra-none = Semmi
kniffel-extra-none-help = Az újabb kniffel nem hoz ráadást

## Amit az asztal hall

kniffel-news-threw-for-start = { $name } a kezdésért dob: { $dice }, összesen { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-threw-for-start-you = A kezdésért dobsz: { $dice }, összesen { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-begins =
    { $game ->
        [1] { $name } kezd.
       *[other] { NUMBER($game, useGrouping: 0) }. játszma: { $name } kezd.
    }
kniffel-news-begins-you =
    { $game ->
        [1] Te kezdesz.
       *[other] { NUMBER($game, useGrouping: 0) }. játszma: te kezdesz.
    }
kniffel-news-dice-fell = { $name }, { NUMBER($roll, useGrouping: 0) }. dobás: { $dice }.
kniffel-news-dice-fell-you = { NUMBER($roll, useGrouping: 0) }. dobásod: { $dice }.
kniffel-news-wrote =
    { $clock ->
        [true] Lejárt az idő. Az óra { NUMBER($points, useGrouping: 0) } pontot ír be { $name } helyett: { $box }.
       *[false] { $points ->
            [0] { $name } nullát ír be: { $box }.
           *[other] { $name } { NUMBER($points, useGrouping: 0) } pontot ír be: { $box }.
        }
    }
kniffel-news-wrote-you =
    { $clock ->
        [true] Lejárt az időd. Az óra { NUMBER($points, useGrouping: 0) } pontot ír be helyetted: { $box }.
       *[false] { $points ->
            [0] Nullát írsz be: { $box }.
           *[other] { NUMBER($points, useGrouping: 0) } pontot írsz be: { $box }.
        }
    }
kniffel-news-wrote-extra = Újabb kniffel: { $name } { NUMBER($extra, useGrouping: 0) } pont ráadást kap.
kniffel-news-wrote-extra-you = Újabb kniffel: { NUMBER($extra, useGrouping: 0) } pont ráadást kapsz.
kniffel-news-bonus-earned = { $name } megszerzi a bónuszt: { NUMBER($points, useGrouping: 0) } pont.
kniffel-news-bonus-earned-you = Megszerzed a bónuszt: { NUMBER($points, useGrouping: 0) } pont.
kniffel-news-game-ended = { NUMBER($game, useGrouping: 0) }. játszma: vége.
kniffel-news-went-away = { $name } felállt az asztaltól; üres rubrikáiba nullák kerülnek.
kniffel-news-went-away-you = Felálltál az asztaltól; üres rubrikáidba nullák kerülnek.

## Amit az edző mond

kniffel-coach-worth-short = A legjobb játékkal
kniffel-coach-worth = A legjobb játékkal { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } pontot ér; a lapon { NUMBER($total, useGrouping: 0) } van.
kniffel-coach-bonus = A felső bónusz esélye: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }%
kniffel-coach-ends = Hová vezethet a játék
kniffel-coach-ending = A legjobb játékkal { NUMBER($around, useGrouping: 0) } pont körül a legvalószínűbb; a játékok legalább fele { NUMBER($even, useGrouping: 0) } vagy több ponttal végződik.
kniffel-coach-write = Beírni: { $box }
kniffel-coach-not-decided = Az óra döntött
kniffel-coach-die = { $die }, érdemes megtartani
kniffel-coach-box = Legjobb: { $write }
kniffel-coach-keeps = Megtartás és dobás
kniffel-coach-boxes = Beírás
kniffel-coach-every = Minden megtartás ({ NUMBER($count, useGrouping: 0) })
kniffel-review-when =
    { $roll ->
        [0] { NUMBER($turn, useGrouping: 0) }. kör, a dobás előtt
       *[other] { NUMBER($turn, useGrouping: 0) }. kör, a(z) { NUMBER($roll, useGrouping: 0) }. dobás után
    }

## Amit a megoldó mond, a parancssorban és az edzőben

kniffel-solver-bad-sheet = Ez nem egy rubrika a pontjaival: { $part }. Így írd a lapot: ones=3,sixes=18
kniffel-solver-no-such-box = Ezen a lapon nincs { $box } rubrika. Ezek vannak: { $boxes }
kniffel-solver-box-twice = Ez a rubrika kétszer szerepel: { $box }.
kniffel-solver-bad-points = Semmilyen dobás nem ér { NUMBER($points, useGrouping: 0) } pontot ebben a rubrikában: { $box }.
kniffel-solver-bad-extra = Egyetlen játék sem vezet ehhez a laphoz { NUMBER($extra, useGrouping: 0) } ponttal az újabb kniffelekért.
kniffel-solver-out-of-order = Ezt a lapot felülről lefelé töltik ki; egyetlen játék sem hagy rajta rést.
kniffel-solver-sheet-full = A lap megtelt: nincs mit eldönteni.
kniffel-solver-bad-dice = Ez nem öt kocka: { $dice }. Így írd: 2,2,5,5,6
kniffel-solver-bad-rolls = Kockákkal az asztalon 0, 1 vagy 2 dobás van hátra, kockák nélkül mind a 3; { NUMBER($rolls, useGrouping: 0) } nem lehet.
kniffel-solver-no-such-seat = Ennél az asztalnál { NUMBER($seats, useGrouping: 0) } hely van, { NUMBER($seat, useGrouping: 0) } számú nincs.
kniffel-solver-options-do-not-fit = A { $preset } lap nem ismer sem dzsókert, sem külön pontokat.
kniffel-solver-solving = Megoldás
kniffel-solver-best-chance = Legalább { NUMBER($target, useGrouping: 0) } pont: { $percent }, ha csak ez számít.
kniffel-solver-deviation = Szórás { $deviation }, medián { NUMBER($median, useGrouping: 0) }
kniffel-solver-bonus = A felső jutalom esélye: { $percent }
kniffel-solver-extra = Újabb kniffelek
kniffel-solver-worth = A legjobb játék átlagosan { $value } ponttal végződik; a lapon { NUMBER($total, useGrouping: 0) } van.
kniffel-solver-keep = Marad: { $dice }
kniffel-solver-keep-none = Minden kocka újra
kniffel-solver-column-box = Rubrika
kniffel-solver-column-mean = Átlag
kniffel-solver-column-zero = Nulla
kniffel-solver-column-decision = Döntés
kniffel-solver-column-worth = Érték
kniffel-solver-column-cost = Ára

## Miért nem ment valami

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

## On paper

kniffel-paper-judged = Szerencse { $luck } · elajándékozva { $lost }
kniffel-paper-pad = Pontlap
kniffel-paper-strategy = Az első kör, hibátlanul
kniffel-paper-strategy-roll = Dobás
kniffel-paper-strategy-keep-1 = Tartsd
kniffel-paper-strategy-keep-2 = aztán
kniffel-paper-strategy-box = Írd be
kniffel-paper-strategy-told = Mit tesz a legjobb játék az első kör minden dobásával: mit tart meg az első dobás után, mit a második után, és melyik mezőt választja a harmadik után. Ha mind az öt marad, rögtön írd be. Aki sosem hibázik, átlagosan { $worth } ponttal végez.
kniffel-paper-bonus-from = { NUMBER($goal, useGrouping: 0) } ponttól: { NUMBER($points, useGrouping: 0) }
kniffel-paper-extra-each = egyenként { NUMBER($points, useGrouping: 0) }

## A szabályok embereknek. Üres sor választja el a bekezdéseket; a "- " kezdetű sor listaelem.

kniffel-rules-1-title = A cél és a kezdés
kniffel-rules-1 =
    Legfeljebb nyolcan játszhattok, de egyedül is lehet. Mindenkinek van egy lapja tizenhárom rubrikával. Amikor te jössz, pontosan egy rubrikát kell kitöltened: pontokkal vagy nullával. Tizenhárom kör után megtelnek a lapok, és a legnagyobb végösszeg nyer.

    A kezdésért mind az öt kockával dobtok egyet-egyet: a legnagyobb összeg kezd. ~KN-Q1 Ha az élen többen egyenlők, ők újra dobnak. Innen az óramutató járása szerint haladtok.~ ~KN-P4 Aki egyedül játszik, egyszerűen elkezdi.~

kniffel-rules-2-title = Amikor te jössz
kniffel-rules-2 =
    Legfeljebb három dobásod van. Az elsőt mind az öt kockával dobod. A második és a harmadik előtt bármelyik kockát megtarthatod, akár egyet sem, és a többit újra dobod.

    ~KN-Q1 A megtartott kocka a következő dobásnál visszakerülhet a pohárba. Bármelyik dobás után megállhatsz: ha mind az ötöt megtartod, most kell beírnod.~

    Ezután választasz egy üres rubrikát. Ha a kockáid nem felelnek meg a feltételének, nullát írsz oda. ~KN-Q2 Ezt bármelyik üres rubrikában megteheted, a kitöltött rubrika pedig már nem változik.~

kniffel-rules-3-title = A felső rész és a bónusz
kniffel-rules-3 =
    Az egyesektől a hatosokig minden rubrikában csak az ilyen számú kockák számítanak. Az összegüket írod be: 2-2-2-3-4 a kettesekben 6, 4-4-4-4-1 a négyesekben 16.

    Ha a felső részed eléri a 63 pontot, 35 pont bónusz jár. Minden számból három kocka éppen 63.

kniffel-rules-4-title = Az alsó rész
kniffel-rules-4 =
    - Drill: legalább három egyforma kocka. Mind az öt kockát összeadod: 6-6-6-3-1 értéke 22.
    - Póker: legalább négy egyforma kocka. Itt is mind az öt számít: 3-3-3-3-5 értéke 17.
    - Full house: az egyik számból három, egy másikból kettő. Mindig 25.
    - Kis sor: négy egymást követő szám, az ötödik kocka bármi lehet. 30.
    - Nagy sor: öt egymást követő szám. 40. ~KN-Q2 Kis sornak is beírhatod, 30-ért.~
    - Kniffel: öt egyforma kocka. 50.
    - Sansz: bármilyen dobás. Az öt kocka összege.

    ~KN-Q3 Az öt egyforma kocka drill és póker is, full house viszont csak dzsókerként.~ ~KN-Q7 Amíg a kniffel rubrikád üres, nem kötelező odaírnod: a kniffel bármelyik üres rubrikába mehet.~

kniffel-rules-5-title = A dzsóker
kniffel-rules-5 =
    Kniffelt dobsz, de a kniffel rubrikád már ki van töltve, ~KN-Q4 akár 50-nel, akár nullával.~

    - ~KN-Q5 Ha e szám felső rubrikája üres, oda kell írnod.~
    - Ha az is ki van töltve, a kniffeled dzsóker, és egy üres alsó rubrikába kell írnod: a drill, a póker és a sansz a kockák összegét éri, a full house 25-öt, a kis sor 30-at, a nagy sor 40-et.
    - Ha már az alsó rész is tele van, valamelyik üres felső rubrikába nullát írsz.

    ~KN-Q5 A szabálykönyv csak a második kniffelt köti meg; hogy az elsőt is, ha a rubrikájában már nulla áll, az a mi olvasatunk. A „Kötött, ha 50” dzsókerrel az bármelyik üres rubrikába mehet, amíg a felső rubrikája üres.~

kniffel-rules-6-title = Újabb kniffelek
kniffel-rules-6 =
    Ha a kniffel rubrikádban 50 áll, minden újabb kniffelért 100 pont ráadás jár azon felül, amit beírsz érte, ~KN-Q6 akkor is, ha csak nullát írhatsz be.~ Ha a kniffel rubrikában nulla áll, nincs ráadás.

    ~KN-Q6 A ráadás beleszámít a végösszegbe, de a felső rész 63 pontjába nem.~

kniffel-rules-7-title = A vége, sorozat, felállás, óra
kniffel-rules-7 =
    Ha minden lap megtelt, összeadjátok a rubrikákat, a bónuszt és a ráadást. A legnagyobb végösszeg nyer; ~KN-Q9 egyenlőségnél közös a győzelem.~

    ~KN-Q9 Több játszmás sorozatban az összegek tovább gyűlnek, és a kezdés játszmáról játszmára egy hellyel odébb kerül az óramutató járása szerint, hacsak nem azt választottátok, hogy minden játszma előtt dobtok érte. Dobás helyett a kezdő helyet ki is választhatjátok. Az nyer, akinek a játszmái együtt a legtöbb pontot érik.~

    ~KN-P2 Ha valaki feláll és elmegy, üres rubrikáiba és a későbbi játszmák minden rubrikájába nulla kerül. A többiek folytatják.~ ~KN-P3 Ha valaki a kezdésért folyó dobások közben megy el, a többiek döntik el maguk között.~

    ~KN-P1 Ha beállítottatok gondolkodási időt, az minden döntésnél újraindul. Ha lejár, az óra az asztalon lévő kockákat abba a megengedett rubrikába írja, ahol a legtöbbet érik. Az első dobás előtt nullát ír az első üres rubrikádba.~

kniffel-rules-8-title = ~KN-Q5 KN-Q6 KN-Q8 Más játékmódok~
kniffel-rules-8 =
    A játék előtt ezek közül választhattok:

    - Kniffel: a fenti szabályok.
    - Kniffel +50-nel: az újabb kniffel 100 helyett 50 pontot hoz, és csak addig, amíg a számának felső rubrikája üres.
    - Yahtzee: a fenti szabályok 2–10 játékosnak.
    - Egyszerű: nincs dzsóker és nincs ráadás. Az újabb kniffel minden rubrikában csak annyit ér, amennyit a kockái.
    - Yatzy: az északi lap tizenöt rubrikával. A bónusz 50. Az egy pár, a két pár, a drill és a póker csak az egyforma kockákat számolja; a két párnak különböznie kell. A kis sor 1-2-3-4-5, 15 pont; a nagy sor 2-3-4-5-6, 20 pont. A full house mind az öt kocka összege; az öt egyforma neve yatzy, és 50 pontot ér. Nincs dzsóker és nincs ráadás.
    - Sorrendben: mindenki felülről lefelé tölti ki a rubrikáit; a dzsókernél nem kötelező bizonyos rubrikát választani, a pontjai viszont járnak.

    A Yatzy-lapon kívül két dolgot magatok is átállíthattok. Dzsóker: kötött, mint fent; szabad (az újabb kniffel bármelyik üres rubrikába mehet, és dzsóker, ha a számának felső rubrikája ki van töltve); vagy nincs. Ráadás: 100 minden újabb kniffelért, 100 csak a másodikért, 50 üres felső rubrikánál, vagy semmi.

## Amit tenni lehet, szavakkal (a terminálhoz)

kniffel-plays-roll = Dobás
kniffel-plays-write = Beírás
kniffel-play-roll =
    { $keep-count ->
        [0] Dobás mind az öt kockával
       *[other] Marad { $keep }, a többivel újra dobok
    }
kniffel-play-write = Beírás, { $box }: { NUMBER($points, useGrouping: 0) } pont
kniffel-mine = Az asztalon: { $dice }

## The lesson
kniffel-lesson-start = Öt kocka, tizenhárom rubrika: minden körben egyet töltesz ki, és a legtöbb pont nyer. Te kezdesz: dobj.
kniffel-lesson-keep = Két ötös. Koppints rájuk, így megtartod őket, aztán dobj a másik hárommal.
kniffel-lesson-third = Három ötös. Tartsd meg őket, és dobj megint: a harmadik dobás az utolsó.
kniffel-lesson-more = Négy ötös. Jól jönne egy negyedik dobás. Próbáld meg.
kniffel-lesson-write = Minden üres rubrika mutatja, mennyit hozna. Írd a négy ötöst az Ötösökhöz: 20.
kniffel-lesson-bonus = Ha fent eléred a 63 pontot, még 35 a tiéd. Minden számból három elég. Ada már játszott: dobj.
kniffel-lesson-straight = Egy, kettő, három, négy: kis sor, biztos 30 pont. Tartsd meg, és dobd újra a hatost: egy ötössel 40 lenne.
kniffel-lesson-stop = Itt is van. Bármelyik dobás után megállhatsz: írd be a nagy sort.
kniffel-lesson-least = Rossz kör, de valamit be kell írni. Válaszd azt, ami a legkevésbé fáj: két pont az Egyesekhez.
kniffel-lesson-dare = Négy négyes. Még egy, és kniffel, az 50 pont. Tartsd meg őket, és bátran dobj az utolsóval.
kniffel-lesson-kniffel = KNIFFEL! Írd be. Minden újabb kniffel 100 pont ráadást hoz.
kniffel-lesson-end = Tizenhárom kör után megteltek a lapok, és az összeg dönt. Már tudsz játszani.
kniffel-lesson-again = A kniffel rubrikádban 50 áll. Lássuk, mit ér még egy kniffel: dobj.
kniffel-lesson-bound = Itt a második: 100 ráadás. Hová írod? Próbáld a full house-hoz.
kniffel-lesson-upper = Amíg e szám felső rubrikája üres, oda kerül. Írd a Négyesekhez: 20, és jön a 100.
kniffel-lesson-third-kniffel = Ez 120 volt. És még egyszer: dobj.
kniffel-lesson-joker = A harmadik, és a Négyesek már tele: ez dzsóker, bármelyik alsó rubrikába jó. Legyen nagy sor: 40.
kniffel-lesson-extra = Minden újabb kniffel 100 ráadás, ha a kniffel rubrikában 50 áll. Ha nulla, akkor csak dzsóker.
kniffel-doubt = Nullát írsz?
kniffel-doubt-help = Ez most nem ér pontot: { $box }. Koppints rá újra, ha nullát írsz.

## At the table

kniffel-status-start = Ki kezd?
kniffel-status-your-first = Te dobsz
kniffel-status-your-again =
    { $left ->
        [one] Te jössz, még egy dobás
       *[other] Te jössz, még két dobás
    }
kniffel-status-your-write = Válassz egy rubrikát
kniffel-status-pass-first = Add tovább: { $name }
kniffel-status-pass-again =
    { $left ->
        [one] { $name }, még egy dobás
       *[other] { $name }, még két dobás
    }
kniffel-status-pass-write = { $name }, válassz egy rubrikát
kniffel-status-theirs = { $name } következik
kniffel-status-thinking = { $name } gondolkodik
kniffel-tray = Kockák az asztalon
kniffel-dice = Kockák
kniffel-die-free = { $place }. kocka: { $face }
kniffel-die-kept = { $place }. kocka: { $face }, marad
kniffel-kept = marad
kniffel-roll = Dobás
kniffel-roll-again = Dobás (még { $left })
kniffel-choose = Válassz egy rubrikát
kniffel-hint-keep = Koppints arra, ami marad, vagy válassz egy rubrikát.
kniffel-hint-write = Nincs több dobás. Írd be egy rubrikába.
kniffel-sheet = Eredménylap
kniffel-sheet-of = { $name } lapja
kniffel-sheet-before = Előző lap
kniffel-sheet-next = Következő lap
kniffel-sheet-all = Mindenki
kniffel-write =
    { $points ->
        [one] { $box }: 1 pont beírása
       *[other] { $box }: { NUMBER($points, useGrouping: 0) } pont beírása
    }
kniffel-bonus = Bónusz { NUMBER($points, useGrouping: 0) }
kniffel-further = Újabb kniffelek
kniffel-total = Összesen
kniffel-series = Minden játszma
kniffel-game-of = { $game }/{ $games }. játszma
kniffel-moment =
    { $outcome ->
        [won] { NUMBER($by, useGrouping: 0) } ponttal nyertél
       *[lost] { NUMBER($by, useGrouping: 0) } ponton múlt
    }: { $dice ->
        [better] a kockáid { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } ponttal jobbak voltak
       *[worse] a kockáid { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } ponttal rosszabbak voltak
    }, { $play ->
        [better] a játékod { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } ponttal jobb
       *[worse] a játékod { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } ponttal rosszabb
    }.

## Igazi asztalon dobott kockák

kniffel-by-hand = Saját kocka
kniffel-throw-you = Dobj { NUMBER($dice, useGrouping: 0) } kockával, és koppints rájuk
kniffel-throw-name = { $name } { NUMBER($dice, useGrouping: 0) } kockával dob
kniffel-pad = A dobott kockák
kniffel-pad-face = Egy kocka: { $face }
kniffel-pad-left = Még { NUMBER($left, useGrouping: 0) } kocka
kniffel-pad-check = Ezek a kockák vannak az asztalon?
kniffel-pad-start = { $name } mind az öttel dob a kezdésért.
kniffel-plays-rolled = A dobott kockák
kniffel-play-rolled = Kocka { $dice }
kniffel-typed-rolled = Dobj, és írd be a dobott kockákat, például: kocka 3 5 6
kniffel-typed-start-rolled = A kezdésért mindenki öt kockával dob. Írd be őket játékosonként, például: kocka 3 3 5 6 1 2 4 4 5 6
