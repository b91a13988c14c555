poker_champ-name = Poker Champ
poker_champ-tagline = Póker sorrend nélkül: mindenki látja a lapok hátát, és a hátlap sokat elárul
poker_champ-length = 20–40 perc

## Lapok és kombinációk

poker_champ-suit-c = treff
poker_champ-suit-d = káró
poker_champ-suit-h = kőr
poker_champ-suit-s = pikk
poker_champ-rank-2 = kettes
poker_champ-rank-3 = hármas
poker_champ-rank-4 = négyes
poker_champ-rank-5 = ötös
poker_champ-rank-6 = hatos
poker_champ-rank-7 = hetes
poker_champ-rank-8 = nyolcas
poker_champ-rank-9 = kilences
poker_champ-rank-T = tízes
poker_champ-rank-J = bubi
poker_champ-rank-Q = dáma
poker_champ-rank-K = király
poker_champ-rank-A = ász
poker_champ-card = { $suit } { $rank }
poker_champ-back = { $suit } { $strength }
poker_champ-back-A = egy ász
poker_champ-strength-L = L, királytól tízesig
poker_champ-strength-M = M, kilencestől hatosig
poker_champ-strength-S = S, ötöstől kettesig

poker_champ-kind-high-card = Magas lap
poker_champ-kind-pair = Pár
poker_champ-kind-two-pairs = Két pár
poker_champ-kind-three-of-a-kind = Drill
poker_champ-kind-straight = Sor
poker_champ-kind-flush = Flush
poker_champ-kind-full-house = Full
poker_champ-kind-four-of-a-kind = Póker
poker_champ-kind-straight-flush = Színsor

poker_champ-step-1 = Első lépés
poker_champ-step-2 = Flop
poker_champ-step-3 = Turn
poker_champ-step-4 = River
poker_champ-shown = { $name } { $hand }
poker_champ-shown-you = te { $hand }

## Az ellenfelek

poker_champ-bot-beginner = Kezdő
poker_champ-bot-beginner-help = A saját lapjait nézi, és siet, ha tetszenek neki
poker_champ-bot-steady = Megfontolt
poker_champ-bot-steady-help = Olvassa a hátlapjaidat, és pontosan tudja az esélyeket
poker_champ-bot-shark = Cápa
poker_champ-bot-shark-help = Blöfföl, átlát a blöffökön, és az Awardokra játszik

## A beállítások

poker_champ-option-length = Hossz
poker_champ-option-length-help = Mikor van vége a játéknak
poker_champ-option-minutes = Percek
poker_champ-option-minutes-help = Meddig tart az időre játszott parti; a folyó leosztást befejezitek
poker_champ-option-hidden = Titkos döntések
poker_champ-option-hidden-help = Mindenki titokban dönt, aztán egyszerre kiderül minden
poker_champ-option-visible_pack_top = A pakli teteje
poker_champ-option-visible_pack_top-help = Látszik a következő félretett lap háta
poker_champ-option-memo = Jegyzet a hátlapokról
poker_champ-option-memo-help = Az eldobott és félretett lapok hátát mindenki számára feljegyezzük
poker_champ-option-patience = Gondolkodási idő
poker_champ-option-patience-help = Másodperc lépésenként; utána az óra dob helyetted
poker_champ-option-pause = Szünet
poker_champ-option-pause-help = Ennyi másodpercig látszik egy leosztás vége
poker_champ-length-basic = Két Award
poker_champ-length-basic-help = Akinek először van két Awardja, az a bajnok
poker_champ-length-timed = Időre
poker_champ-length-timed-help = Akinek az idő végén a legtöbb Awardja van, az a bajnok
poker_champ-length-long = Mind a hét Award
poker_champ-length-long-help = Addig tart, amíg mind a hét Award gazdára nem talál
poker_champ-minutes-number = { NUMBER($number, useGrouping: 0) } perc

## Amit az asztal hall

poker_champ-news-dealer-chosen = Elsőnek { $name } oszt.
poker_champ-news-dealer-chosen-you = Elsőnek te osztasz.
poker_champ-news-deal-began = { NUMBER($deal, useGrouping: 0) }. leosztás.
poker_champ-news-hand-dealt = A lapjaid: { $cards }.
poker_champ-news-did-bet =
    { $clock ->
        [true] Lejárt az idő. Az óra tett helyette: { $name }.
       *[false] { $name } tesz { NUMBER($chips, useGrouping: 0) } zsetont.
    }
poker_champ-news-did-bet-you =
    { $clock ->
        [true] Lejárt az időd. Az óra tett helyetted.
       *[false] Teszel { NUMBER($chips, useGrouping: 0) } zsetont.
    }
poker_champ-news-did-fold =
    { $clock ->
        [true] Lejárt az idő. Az óra dobott helyette: { $name }.
       *[false] { $name } dob.
    }
poker_champ-news-did-fold-you =
    { $clock ->
        [true] Lejárt az időd. Az óra dobott helyetted.
       *[false] Dobsz.
    }
poker_champ-news-chose = { $name } titokban döntött.
poker_champ-news-chose-you = Titokban döntöttél.
poker_champ-news-board-turned =
    { $step ->
        [2] { poker_champ-step-2 }
        [3] { poker_champ-step-3 }
       *[other] { poker_champ-step-4 }
    }: { $cards }.
poker_champ-news-pot-won =
    { $winners-count ->
        [1] { $compared ->
            [true] { $name } nyer { NUMBER($share, useGrouping: 0) } zsetont: { $kind }.
           *[false] Mindenki más dobott. { $name } nyer { NUMBER($share, useGrouping: 0) } zsetont, és megmutatja a lapjait: { $hand }.
        }
       *[other] Osztozkodnak: { $winners }. Fejenként { NUMBER($share, useGrouping: 0) } zseton: { $kind }.
    }
poker_champ-news-pot-won-you =
    { $compared ->
        [true] Nyersz { NUMBER($share, useGrouping: 0) } zsetont: { $kind }.
       *[false] Mindenki más dobott. Nyersz { NUMBER($share, useGrouping: 0) } zsetont, és megmutatod a lapjaidat: { $hand }.
    }
poker_champ-news-pot-won-winners-you = Osztozkodsz a kasszán, veled: { $winners-others }. Fejenként { NUMBER($share, useGrouping: 0) } zseton: { $kind }.
poker_champ-news-pot-won-carried = { NUMBER($carried, useGrouping: 0) } maradék zseton a táblán marad.
poker_champ-news-pot-stayed = Senki sem maradt játékban. { NUMBER($pot, useGrouping: 0) } zseton a táblán marad.
poker_champ-news-duel-began = Egyformán gazdagok: { $seats }. Párbaj dönti el, ki ad zsetont neki: { $receiver }, és ki kapja az Awardot.
poker_champ-news-duel-began-you = Egyformán gazdagok: { $seats }. Párbaj dönti el, ki ad neked zsetont, és ki kapja az Awardot.
poker_champ-news-duel-began-seats-you = Veled egyformán gazdag: { $seats-others }. Párbaj dönti el, ki ad zsetont neki: { $receiver }, és ki kapja az Awardot.
poker_champ-news-duel-dealt = Párbaj: { $shown }.
poker_champ-news-duel-turned = Párbaj: { $card }.
poker_champ-news-duel-tied = Döntetlen: { $seats }. Újra párbajoznak.
poker_champ-news-duel-tied-seats-you = Döntetlen, veled: { $seats-others }. Újra párbajoztok.
poker_champ-news-duel-won = { $name } nyeri a párbajt.
poker_champ-news-duel-won-you = Te nyered a párbajt.
poker_champ-news-gave = { $name } ad { NUMBER($chips, useGrouping: 0) } zsetont, és Awardot kap érte. A zsetonokat kapja: { $receiver }.
poker_champ-news-gave-you = Adsz { NUMBER($chips, useGrouping: 0) } zsetont, és Awardot kapsz érte. A zsetonokat kapja: { $receiver }.
poker_champ-news-gave-receiver-you = { $name } neked ad { NUMBER($chips, useGrouping: 0) } zsetont, és Awardot kap érte.
poker_champ-news-time-ran-out = Lejárt az idő. A folyó leosztás az utolsó.
poker_champ-news-game-ended =
    { $champions-count ->
        [one] A bajnok: { $champions }.
       *[other] A bajnokok: { $champions }.
    }
poker_champ-news-game-ended-you = Te vagy a bajnok.
poker_champ-news-game-ended-champions-you = Bajnok vagy, veled együtt: { $champions-others }.
poker_champ-news-went-away =
    { $chips ->
        [0] { $name } elment.
       *[other] { $name } elment, és elvitt { NUMBER($chips, useGrouping: 0) } zsetont.
    }
poker_champ-news-went-away-you = Elmentél.

## Mi történik

poker_champ-status-dealing = Keverjük a lapokat
poker_champ-status-ante = Nézd meg a hátlapokat, aztán tegyél 1 zsetont
poker_champ-status-decide = { $step }: tegyél { NUMBER($chips, useGrouping: 0) } zsetont, vagy dobj
poker_champ-status-decide-for = { $name }: { $step }, tegyél { NUMBER($chips, useGrouping: 0) } zsetont, vagy dobj
poker_champ-status-waiting = Döntésre várunk: { $names }
poker_champ-status-all-in = Minden zsetonod bent van. Végigjátszod a leosztást
poker_champ-status-folded = Dobtál. Döntésre várunk: { $names }
poker_champ-status-won = { NUMBER($pot, useGrouping: 0) } zseton: { $names }
poker_champ-status-won-you = Nyertél { NUMBER($pot, useGrouping: 0) } zsetont
poker_champ-status-won-shared = Fejenként { NUMBER($pot, useGrouping: 0) } zseton: te és { $names }
poker_champ-status-stayed = Senki sem nyert. A zsetonok maradnak
poker_champ-status-duel = Párbaj: { $names }
poker_champ-status-duel-you = Párbaj: te és { $names }
poker_champ-won =
    { $points ->
        [0] { $name } a bajnok
       *[other] { $name } a bajnok { NUMBER($points, useGrouping: 0) } Awarddal
    }
poker_champ-won-you =
    { $points ->
        [0] Te vagy a bajnok
       *[other] Te vagy a bajnok { NUMBER($points, useGrouping: 0) } Awarddal
    }
poker_champ-won-shared =
    { $points ->
        [0] Mindenki bajnok: { $names }
       *[other] Bajnokok, fejenként { NUMBER($points, useGrouping: 0) } Awarddal: { $names }
    }
poker_champ-won-shared-you =
    { $points ->
        [0] Bajnok vagy, veled együtt: { $names }
       *[other] Bajnok vagy { NUMBER($points, useGrouping: 0) } Awarddal, veled együtt: { $names }
    }

## Az asztalon

poker_champ-bet = Teszek { NUMBER($chips, useGrouping: 0) } zsetont
poker_champ-fold = Dobom
poker_champ-folded = Dobott
poker_champ-in = Játékban
poker_champ-thinking = Gondolkodik
poker_champ-decided = Döntött
poker_champ-last-chip = Minden bent
poker_champ-left = Elment
poker_champ-dealer = Osztó
poker_champ-chips = { NUMBER($chips, useGrouping: 0) } zseton
poker_champ-awards =
    { $awards ->
        [0] Nincs Award
       *[other] { NUMBER($awards, useGrouping: 0) } Award
    }
poker_champ-awards-left = Maradt Award: { NUMBER($awards, useGrouping: 0) }
poker_champ-pot = Kassza
poker_champ-carried = ebből maradék: { NUMBER($chips, useGrouping: 0) }
poker_champ-pack-top = A pakli teteje
poker_champ-to-burn = félretesszük
poker_champ-board = Közös lapok
poker_champ-your-cards = A lapjaid
poker_champ-others-see = A többiek ezt látják
poker_champ-place = { $name }: { $state }. { $chips }, { $awards }. { $cards }
poker_champ-boxes = A mezőkön: { $boxes }
poker_champ-order = { NUMBER($place, useGrouping: 0) }.-ként döntött
poker_champ-no-cards = Nincs lap az asztalon
poker_champ-face-down = lefordítva
poker_champ-winning-five = A nyerő öt lap
poker_champ-five = { $kind }: { $cards }
poker_champ-memo = Láttuk, de már nincs ott
poker_champ-memo-burned = Félretéve
poker_champ-memo-folded = { $name } dobta el
poker_champ-chosen-bet = Tenni fogsz. Várjuk a többieket.
poker_champ-chosen-fold = Dobni fogsz. Várjuk a többieket.
poker_champ-duel = Párbaj az Awardért
poker_champ-duel-round = { NUMBER($round, useGrouping: 0) }. kör
poker_champ-duel-ahead = Vezet
poker_champ-award-moment = Egy Award
poker_champ-champion = Bajnok
poker_champ-four-colours = Négy szín
poker_champ-next-deal = Jön a következő leosztás

## Az edző

poker_champ-coach = Az esélyeim
poker_champ-coach-share = Részesedés a kasszából
poker_champ-coach-win = Nyer
poker_champ-coach-tie = Osztozik
poker_champ-coach-needed = A tét ennyitől éri meg: { $percent }.
poker_champ-coach-exact = Pontosan megszámolva mindenre, amit a hátlapok megengednek, ha senki sem dob.
poker_champ-coach-sampled = Sokszor véletlenszerűen kiosztva; a hiba { $error }.
poker_champ-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
poker_champ-review = Visszatekintés
poker_champ-review-lost = Összesen { $chips } elajándékozott zseton
poker_champ-review-none = Nem volt miről dönteni.
poker_champ-review-line = { NUMBER($deal, useGrouping: 0) }. leosztás, { $step }: a kassza { $share } része, kellett volna { $needed }
poker_champ-review-bet = Tett
poker_champ-review-fold = Dobott
poker_champ-review-cost = ára { $chips }
poker_champ-review-right = jó döntés

## Miért nem ment valami

refused-step-over = Ez a lépés már lezárult.
refused-no-deal = Ez a leosztás még nem kezdődött el.
refused-already-folded = Ebben a leosztásban már dobtál.
refused-already-decided = Ebben a lépésben már döntöttél. Ez végleges.
refused-no-chips = Nincs több zsetonod. Döntés nélkül játszol végig.
refused-must-ante = Az első lépést mindenki játssza. Dobni a floptól lehet.
refused-last-one-left = Mindenki más dobott. Már nyertél.
refused-no-advice = Itt nincs mit kiszámolni.

## Esélyek, parancssorban

poker_champ-odds-bad-card = Ez nem lap: { $card }. A lapokat így írd: As Td 7c, rang 2–9, T, J, Q, K vagy A, aztán szín s, h, d vagy c.
poker_champ-odds-card-twice = Ez a lap kétszer szerepel: { $card }.
poker_champ-odds-bad-hand = Egy kézben két lap van; ebben { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-board = A táblán nulla, három, négy vagy öt lap van; nem { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-back = Ez nem hátlap: { $back }. Az SL egy nagy pikk (színek S, H, D, C; L, M vagy S), az A egy ász.
poker_champ-odds-two-backs = Minden ellenfél két hátlapot mutat: { $backs } nem jó. Az ellenfeleket vesszővel válaszd el, például "SL SM, A HL".
poker_champ-odds-no-opponents = Mondd meg, mit mutatnak a többiek: --backs "SL SM, A HL"
poker_champ-odds-too-many = Legfeljebb öt ellenfél lehet; ez { NUMBER($opponents, useGrouping: 0) }.
poker_champ-odds-impossible = Nincs ennyi ilyen hátú lap: { $back }. A pakliban négy van, és abból le kell vonni, ami látszik.
poker_champ-odds-column-cards = Lapok
poker_champ-odds-column-win = Nyer
poker_champ-odds-column-tie = Osztozik
poker_champ-odds-column-share = Rész
poker_champ-odds-exact = Pontos: { $worlds } lehetőség arra, ami nem látszik.
poker_champ-odds-sampled = { $deals } véletlen leosztás; az első rész standard hibája { $error } %.

## On paper

poker_champ-paper-judged = { NUMBER($of, useGrouping: 0) } döntésből { NUMBER($right, useGrouping: 0) } jó · { $lost } zseton elajándékozva
poker_champ-paper-cards = Kártyák
poker_champ-paper-board = Tábla
poker_champ-paper-chips = Zsetonok
poker_champ-paper-awards = Awardok
poker_champ-paper-award = Award
poker_champ-paper-information = Segédkártyák
poker_champ-paper-bet = { $step }: { NUMBER($chips, useGrouping: 0) } zseton

## A szabályok, embereknek

poker_champ-rules-1-title = Miről szól
poker_champ-rules-1 =
    Két–hat ember pókerezik kis, rögzített tétekkel. Senki sem vár a sorára, senki sem esik ki, és mindenki látja minden lap hátát. A cél az Awardok megszerzése: akinek először van kettő, az a bajnok.

    Mindenki 12 zsetonnal kezd.

poker_champ-rules-2-title = A hátlapok
poker_champ-rules-2 =
    A lap háta elárulja a színét és azt, hogy milyen erős.

    - L, három csillag: király, dáma, bubi vagy tízes
    - M, két csillag: kilences, nyolcas, hetes vagy hatos
    - S, egy csillag: ötös, négyes, hármas vagy kettes
    - A: ász; a színe nem látszik

    Minden hátlap mögött tehát négyféle lap lehet.

poker_champ-rules-3-title = Egy leosztás négy lépésben
poker_champ-rules-3 =
    - Első lépés: mindenki két lapot kap, és 1 zsetont tesz. Dobni nem lehet.
    - Flop: három közös lap. 1 zseton vagy dobás.
    - Turn: a negyedik közös lap. 2 zseton vagy dobás.
    - River: az ötödik. 2 zseton vagy dobás.

    Minden lépésben mindenki akkor dönt, amikor akar, és ezt rögtön mindenki látja. Egy gyors tét megijesztheti a többieket; aki vár, többet tud. A lépésnek akkor van vége, ha mindenki döntött. Emelni és passzolni nem lehet.

    A közös lapok felfordítása előtt a pakli felső lapját látatlanban félretesszük. Az eldobott lapok is látatlanban kerülnek félre.

poker_champ-rules-4-title = Ki nyeri a kasszát
poker_champ-rules-4 =
    A river után a játékban maradtak megmutatják a lapjaikat. A legjobb ötlapos kombináció, a saját két lapból és a tábla öt lapjából, minden zsetont elnyer. Az egyformák osztoznak; ~PC-Q4 ami nem osztható, a következő leosztásra a táblán marad.~

    Ha mindenki más dob, az utolsó ~PC-Q1 rögtön nyer, nem kell tennie,~ és megmutatja a két lapját.

    Akinek kevés a zsetonja, azt teszi be, amije van, és végigjátssza a leosztást. Egyetlen zseton is elnyerhet mindent.

poker_champ-rules-5-title = A kombinációk
poker_champ-rules-5 =
    A legjobbtól a leggyengébbig:

    - Színsor: öt egymást követő lap egy színből
    - Póker: négy egyforma
    - Full: drill és pár
    - Flush: öt lap egy színből
    - Sor: öt egymást követő lap; az ász a kettes alatt is állhat
    - Drill: három egyforma
    - Két pár
    - Pár
    - Magas lap

    ~PC-Q3 Egyforma kombinációk között a magasabb lapok döntenek, a szín soha.~

poker_champ-rules-6-title = Ajándék és Award
poker_champ-rules-6 =
    Akinek egy leosztás után nem marad zsetonja, hatot kap a leggazdagabbtól, aki ezért Awardot kap. ~PC-Q5 Ha többen vannak, egymás után segítünk rajtuk, és minden alkalommal újra megnézzük, ki a leggazdagabb.~

    Ha többen egyformán gazdagok, párbajoznak: két-két nyitott lap, aztán öt közös lap egyenként, tét nélkül. A jobb lap adja a zsetonokat, és viszi az Awardot. ~PC-Q6 Döntetlen után újra párbajoznak.~

poker_champ-rules-7-title = A játék vége
poker_champ-rules-7 =
    - Két Award: akinek először van kettő, az a bajnok.
    - Időre: ~PC-Q7 ha lejár az idő, befejezitek a folyó leosztást.~ A legtöbb Award nyer.
    - Mind a hét Award: ha az utolsó is elkelt, a legtöbb Award nyer.

    Akiknek ugyanannyi van, mind bajnokok.

    ~PC-Q11 Ha valaki elmegy, a lapjait eldobja, és a zsetonjai is kikerülnek a játékból. Aki egyedül marad, bajnok.~

poker_champ-rules-8-title = ~PC-Q8 PC-Q9 PC-Q12 Beállítások~
poker_champ-rules-8 =
    - Titkos döntések: a floptól mindenki titokban dönt, aztán minden kiderül. Ha mindenki dob, a zsetonok a következő leosztásra maradnak.
    - A pakli teteje: látszik a következőnek félretett lap háta, mint egy igazi asztalnál.
    - Jegyzet a hátlapokról: feljegyezzük az asztalról eltűnt hátlapokat.
    - Gondolkodási idő: ha lejár, az óra dob azok helyett, akik nem döntöttek; az első lépésben tesz.

## Amit tenni lehet, szavakkal (a terminálhoz)

poker_champ-play-bet = Teszek { NUMBER($chips, useGrouping: 0) } zsetont
poker_champ-play-fold = { poker_champ-fold }
poker_champ-mine = A lapjaid: { $cards }

## The lesson
poker_champ-lesson-aim = Nyerj zsetonokat. Ha valaki tönkremegy, a leggazdagabb kisegíti, és Awardot kap érte. Két Award nyer.
poker_champ-lesson-backs = A hátlapok beszélnek. Adának két közepes pikkje van, Bélának egy ásza és egy kis kárója.
poker_champ-lesson-early = Az első lépésben mindenki tesz, jó lappal is, rosszal is. Azért próbáld meg eldobni.
poker_champ-lesson-ante = Tedd hát be a zsetonodat. Senki sem vár a sorára: mindenki egyszerre dönt.
poker_champ-lesson-flop = Három közös lap. Király, dáma, bubi, tízes: még egy, és megvan a sor. Tegyél.
poker_champ-lesson-turn = A kilencessel kész a sorod. Innentől egy tét két zseton, se több, se kevesebb. Tegyél.
poker_champ-lesson-river = Az utolsó lap. Béla az ászával marad, de a sort egy ászpár sem veri. Tegyél.
poker_champ-lesson-won = A hét lapból a legjobb öt viszi a kasszát: tizennégy zseton a tiéd.
poker_champ-lesson-classes = Új lapok. L: királytól tízesig, M: kilencestől hatosig, S: ötöstől kettesig; az ász színe titok. Tegyél egyet.
poker_champ-lesson-fold = A hetesed és a kettesed semmihez sem illik, Ada pedig két nagy lapot mutat. Dobd: egy zsetonba került.
poker_champ-lesson-award = Béla tönkrement, de senki sem esik ki: te, a leggazdagabb, hat zsetont adsz neki, és Awardot kapsz.
poker_champ-lesson-end = Még egy Award, és te vagy a bajnok. Figyeld a hátlapokat.
poker_champ-lesson-small = Bélának hat zsetonja maradt, és a hátlapjai két kis lapot mutatnak. Tedd be a zsetonodat.
poker_champ-lesson-read = Király, kilences, hatos: ezekkel kis lap nem alkothat párt. Neked pedig királypárod van. Tegyél.
poker_champ-lesson-twin = Adának is két nagy lapja van, mint neked: talán éppen ugyanazok. Most két zseton. Tegyél.
poker_champ-lesson-count = A kettes végre párt adhat Bélának, de a király veri a kettest. Tegyél.
poker_champ-lesson-equal = Adával osztoztok, és egyformán gazdagok vagytok. Béla tönkrement: párbaj dönt, ki segítheti ki.
poker_champ-lesson-winner = Két-két nyílt lap, öt közös, tét nélkül: a három kilencesed megnyeri a párbajt és az Awardot.
poker_champ-doubt = Tényleg dobod?
poker_champ-doubt-help = Ezzel nem veszíthetsz. Koppints újra, ha mégis eldobod.
poker_champ-status-ante-for = { $name }: nézd meg a hátlapokat, aztán tegyél 1 zsetont
poker_champ-classes = L: király–tíz · M: kilenc–hat · S: öt–kettő
poker_champ-behind = Mi lehet ez?
poker_champ-behind-one = E mögött a hátlap mögött ezek egyike van:
poker_champ-behind-show = Mi lehet nála: { $name }
