cartino-name = Cartino
cartino-tagline = Tedd a bábuidat azok mellé, amelyek a legtöbbet érik
cartino-length = 20–40 perc

## A bábuk

cartino-pawn =
    { $suit ->
        [D] káró
        [H] kőr
        [S] pikk
       *[C] treff
    } { $rank ->
        [A] ász
        [K] király
        [Q] dáma
        [J] bubi
        [10] tízes
        [9] kilences
        [8] nyolcas
        [7] hetes
       *[other] { $rank }
    }
cartino-the-pawn =
    a { $suit ->
        [D] káró
        [H] kőr
        [S] pikk
       *[C] treff
    } { $rank ->
        [A] ászt
        [K] királyt
        [Q] dámát
        [J] bubit
        [10] tízest
        [9] kilencest
        [8] nyolcast
        [7] hetest
       *[other] { $rank }
    }
cartino-pawn-joker = joker
cartino-suit =
    { $suit ->
        [D] káró
        [H] kőr
        [S] pikk
       *[C] treff
    }

## Az ellenfelek

cartino-bot-beginner = Kezdő
cartino-bot-beginner-help = Azt teszi le, ami jónak látszik, és néha elnéz valamit
cartino-bot-greedy = Mohó
cartino-bot-greedy-help = Mindig azt lépi, ami azonnal a legtöbbet hozza
cartino-bot-expert = Profi
cartino-bot-expert-help = Arra is gondol, mit hagy egy-egy bábu a többieknek
cartino-bot-master = Mester
cartino-bot-master-help = Rengeteg játszmából tudja, mit ér, amit egy lépés maga után hagy, és előre gondolkodik

## A beállítások

cartino-option-corners = Színek a sarkokban
cartino-option-corners-help = Melyik szín hol van a táblán
cartino-corners = Sarkok: { $signs }
cartino-option-layout = Saját tábla
cartino-option-layout-help = Tábla a miénk helyett: négy sor, soronként nyolc lap, így: 10♣ vagy 10C. Játék előtt összevetjük a szabály példáival.
cartino-option-must_connect = Csatlakozási kötelezettség
cartino-option-must_connect-help = Aki hozzáérhet egy lerakott bábuhoz, annak hozzá kell érnie
cartino-option-joker_to_hand = A kicserélt joker
cartino-option-joker_to_hand-help = Hová kerül a joker, amikor a bábuja a helyére lép
cartino-option-replacing_scores = Joker kicserélése
cartino-option-replacing_scores-help = Kap-e pontot a bábu, amely jokert vált fel
cartino-option-replacing_later = Mikor cserélhető ki a joker
cartino-option-replacing_later-help = Kicserélhető-e a joker abban a körben, amelyben letették
cartino-option-taking_back = Visszavétel
cartino-option-taking_back-help = Visszavehetők-e a kör bábui, mielőtt a kör véget ér
cartino-option-patience = Gondolkodási idő
cartino-option-patience-help = Másodperc körönként; utána az óra fejezi be helyetted
cartino-must_connect-false = Nincs
cartino-must_connect-true = Ha lehet, hozzá kell érni
cartino-joker_to_hand-false = Kikerül a játékból
cartino-joker_to_hand-true = Azé, aki kicserélte
cartino-replacing_scores-true = Ugyanúgy számít, mint más
cartino-replacing_scores-false = Nem ér pontot
cartino-replacing_later-true = Csak a következő körtől
cartino-replacing_later-false = Azonnal is
cartino-taking_back-true = A kör végéig
cartino-taking_back-false = Ami lent van, az lent marad

## Amit az asztal hall

cartino-news-begins = { $name } kezd.
cartino-news-begins-you = Te kezdesz.
cartino-news-pawn-laid =
    { $pawn-value ->
        [joker] { $points ->
            [0] { $name } jokerrel pótolja { $field }. Nem ér hozzá semmihez.
           *[other] { $name } jokerrel pótolja { $field }: { NUMBER($points, useGrouping: 0) } pont.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] { $name } joker helyére teszi { $field }. Ezért nem jár pont.
               *[other] { $name } joker helyére teszi { $field }: { NUMBER($points, useGrouping: 0) } pont.
            }
           *[false] { $points ->
                [0] { $name } leteszi { $field }. Nem ér hozzá semmihez.
               *[other] { $name } leteszi { $field }: { NUMBER($points, useGrouping: 0) } pont.
            }
        }
    }
cartino-news-pawn-laid-you =
    { $pawn-value ->
        [joker] { $points ->
            [0] Jokerrel pótolod { $field }. Nem ér hozzá semmihez.
           *[other] Jokerrel pótolod { $field }: { NUMBER($points, useGrouping: 0) } pont.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] Joker helyére teszed { $field }. Ezért nem jár pont.
               *[other] Joker helyére teszed { $field }: { NUMBER($points, useGrouping: 0) } pont.
            }
           *[false] { $points ->
                [0] Leteszed { $field }. Nem ér hozzá semmihez.
               *[other] Leteszed { $field }: { NUMBER($points, useGrouping: 0) } pont.
            }
        }
    }
cartino-news-took-back =
    { $halves-count ->
        [one] { $name } visszavesz egy bábut.
       *[other] { $name } visszavesz { NUMBER($halves-count, useGrouping: 0) } bábut.
    }
cartino-news-took-back-you =
    { $halves-count ->
        [one] Visszaveszel egy bábut.
       *[other] Visszaveszel { NUMBER($halves-count, useGrouping: 0) } bábut.
    }
cartino-news-turn-ended =
    { $clock ->
        [true] { $name } ideje lejárt. { $name } { NUMBER($points, useGrouping: 0) } ponttal fejezi be a kört.
       *[false] { $name } { NUMBER($points, useGrouping: 0) } ponttal fejezi be a kört.
    }
cartino-news-turn-ended-you =
    { $clock ->
        [true] Lejárt az időd. { NUMBER($points, useGrouping: 0) } ponttal fejezed be a köröd.
       *[false] { NUMBER($points, useGrouping: 0) } ponttal fejezed be a köröd.
    }
cartino-news-turn-ended-bonus = Öt bábu egy körben: { $name } { NUMBER($bonus, useGrouping: 0) } pont jutalmat kap.
cartino-news-turn-ended-bonus-you = Öt bábu egy körben: { NUMBER($bonus, useGrouping: 0) } pont jutalmat kapsz.
cartino-news-passed = { $name } semmit sem tud letenni, passzol.
cartino-news-passed-you = Semmit sem tudsz letenni, passzolsz.
cartino-news-drew = { $name } { NUMBER($number, useGrouping: 0) } bábut húz.
cartino-news-took = Ezt húztad: { $pawns }.
cartino-news-game-ended = { $name } letette az utolsó bábuját: { NUMBER($bonus, useGrouping: 0) } pont jutalom.
cartino-news-game-ended-you = Letetted az utolsó bábudat: { NUMBER($bonus, useGrouping: 0) } pont jutalom.
cartino-news-game-ended-nobody = Senki sem tud továbblépni. A játéknak vége.
cartino-news-game-ended-deductions = { $name } { NUMBER($deductions, useGrouping: 0) } pontot veszít a maradékért: { $hands }.
cartino-news-game-ended-deductions-you = { NUMBER($deductions, useGrouping: 0) } pontot veszítesz a maradékért: { $hands }.
cartino-news-went-away = { $name } elment. A bábui visszakerülnek a zsákba, ez { NUMBER($deduction, useGrouping: 0) } pontjába kerül.
cartino-news-went-away-you = Elmentél. A bábuid visszakerülnek a zsákba, ez { NUMBER($deduction, useGrouping: 0) } pontodba kerül.

## Az asztal játék közben

cartino-status-start = Húzzuk a bábukat
cartino-status-your-first = Te jössz
cartino-status-your-more = Kör vége, vagy jöhet még { $suit }
cartino-status-your-full = Fejezd be a kört
cartino-status-your-stuck = Semmit sem tudsz letenni
cartino-status-pass-first = { $name } jön
cartino-status-pass-more = { $name }: kör vége, vagy jöhet még { $suit }
cartino-status-pass-full = { $name }: fejezd be a kört
cartino-status-pass-stuck = { $name } semmit sem tud letenni
cartino-status-thinking = { $name } gondolkodik
cartino-hint-lift = Koppints egy bábura, aztán egy világító helyre.
cartino-hint-place = Hová teszed { $pawn }?
cartino-hint-joker = A joker bármelyik szabad helyre mehet. Hová?
cartino-board = Tábla
cartino-rack = A bábuid
cartino-rack-empty = Nincs bábu
cartino-held = { $pawn }
cartino-held-lifted = { $pawn }, felemelve
cartino-half =
    { $state ->
        [open] { $pawn }, { $level ->
            [up] felső fele
           *[down] alsó fele
        }: ide { NUMBER($points, useGrouping: 0) } pontért
        [free] { $pawn }, { $level ->
            [up] felső fele
           *[down] alsó fele
        }: szabad
        [joker] { $pawn }, { $level ->
            [up] felső fele
           *[down] alsó fele
        }: joker van rajta
       *[taken] { $pawn }, { $level ->
            [up] felső fele
           *[down] alsó fele
        }: foglalt
    }
cartino-end = Kör vége
cartino-end-points = Kör vége (+{ NUMBER($points, useGrouping: 0) })
cartino-take-back = Visszaveszem
cartino-pass = Passz
cartino-bag =
    { $count ->
        [0] A zsák üres
       *[other] { NUMBER($count, useGrouping: 0) } bábu a zsákban
    }
cartino-track = Pontok
cartino-holds = { NUMBER($count, useGrouping: 0) } bábu

## A tanács

cartino-coach-best = A legjobb kör azonnal { NUMBER($points, useGrouping: 0) } pontot hoz.
cartino-coach-step = { $pawn }, { $level ->
        [up] felső fele
       *[down] alsó fele
    }: { NUMBER($points, useGrouping: 0) }
cartino-coach-bonus = Jutalom: { NUMBER($points, useGrouping: 0) }
cartino-coach-nothing = Semmit sem tudsz letenni.
cartino-coach-missed = Az előző körödben { NUMBER($earned, useGrouping: 0) } pontot szereztél. Hosszú távon ez { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) } ponttal jobb lett volna:
cartino-coach-perfect = Az előző körödben { NUMBER($earned, useGrouping: 0) } pontot szereztél. Ennél nem volt jobb.
cartino-coach-verdict =
    { $cost ->
        [0] Semmit sem engedtél el.
       *[other] Elengedett pontok: { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-missed-all =
    { $missed ->
        [0] Minden kör a lehető legjobb volt.
       *[other] Elengedett pontok a legjobb körökhöz képest: { NUMBER($missed, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-turn = Kör
cartino-review-laid = Letéve
cartino-review-earned = Szerzett
cartino-review-better = Jobb lett volna
cartino-review-cost = Elengedve
cartino-review-cost-number = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cartino-coach-caution = Az edző azt mérlegeli, mit hoz egy kör és mit hagy maga után, sokféleképpen elképzelve mindazt, ami rejtve van.

## parlour cartino layout

cartino-layout-good = A szabály mind a hat példája igaz ezen a táblán.
cartino-layout-example-holds = igaz: { $example }
cartino-layout-example-fails = nem igaz: { $example }
cartino-layout-bad = Ez a tábla ellentmond a szabálynak.
cartino-layout-example =
    { $name ->
        [alone] a pikk király, ha semmihez sem ér, nem hoz pontot
        [not-level] a király mezője mellett, de nem egy magasságban: semmi
        [king-after-eight] a pikk király a pikk nyolcas mellé téve: 1
        [eight-after-king] a pikk nyolcas a király mellé téve: 4
        [king-in-the-middle] király egy ász, egy dáma és két király között: 16
       *[three-in-a-turn] egy szín ásza, királya és dámája: 0 + 5 + 4
    }

## Miért nem ment valami

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

## On paper

cartino-paper-board = Tábla
cartino-paper-pawns = Bábuk
cartino-paper-track = Pontsáv
cartino-paper-chips = 20-as zsetonok

## A szabályok

cartino-rules-1-title = Miről szól
cartino-rules-1 =
    A táblán 32 lap van, hetestől ászig, négy színben. Minden lapon két bábunak van hely: a felső és az alsó felén. A bábu, amelyet leteszel, annyit hoz, amennyit a vele érintkező bábuk érnek: tedd hát sokat érők mellé.

    Ketten, hárman vagy négyen játszhatjátok. Mindenki öt bábut húz, és eltakarja a többiek elől. A zsákban minden lapból két bábu van, és két joker.

    Az kezd, akinél a legkisebb káró van; ha senkinél sincs, a legkisebb kőr, aztán pikk, aztán treff. ~CA-Q2 Az egyforma értékűek közül a kisebb lap számít: a hetes a tízes előtt. Ha ikreitek vannak, a következő bábut nézitek.~ Utána az óramutató járása szerint következtek.

cartino-rules-2-title = A köröd
cartino-rules-2 =
    Tegyél le egy vagy több bábut, mind egy színből. Mindegyik a saját lapjára kerül, felülre vagy alulra, és ott marad.

    ~CA-Q10 Amíg be nem fejezed a kört, visszaveheted őket.~ Utána annyit húzol, amennyit letettél, amíg a zsákból telik.

cartino-rules-3-title = A pontok
cartino-rules-3 =
    A bábu a vele érintkezők értékét hozza: fölötte, alatta, balra és jobbra, bármilyen színűek. ~CA-Q9 Az ugyanazon a lapon fekvő ikre is számít. Sarkon át semmi sem számít.~

    - Ász: 5
    - Király: 4
    - Dáma: 3
    - Bubi: 2
    - 10, 9, 8 és 7: 1

    A letett bábu saját értéke nem számít, és ami semmihez sem ér, az semmit sem hoz. Ha többet teszel le, egymás után számítanak, és a későbbiek a korábbiakhoz is hozzáérhetnek. Ász, király és dáma egymás mellett 0 + 5 + 4 pont.

    Öt egyszínű bábu egy körben 10 pont jutalmat hoz.

cartino-rules-4-title = A jokerek
cartino-rules-4 =
    A joker bármelyik szabad helyre mehet. ~CA-Q4 Ott annak a lapnak a színét és értékét veszi fel.~

    Akinél ott a bábu, amelyet a joker pótol, az a joker helyére teheti; a joker ekkor kikerül a játékból. ~CA-Q5 Ez olyan letétel, mint a többi: olyan körben, amelyben ezt a színt rakja, és a bábu az érintkezőkért pontot kap. Az ugyanabban a körben letett joker is kicserélhető.~

cartino-rules-5-title = A számlálás
cartino-rules-5 =
    A pontokat húszas pályán számoljuk. Valahányszor eléred a 20-at, kapsz egy 20-at érő zsetont, és elölről kezded.

cartino-rules-6-title = A vége
cartino-rules-6 =
    A játéknak vége, amint valaki letette az utolsó bábuját, és a zsák üres. Ez 10 pont jutalmat ér. A többiek elveszítik a náluk maradt bábuk értékét, jokerért 6 pontot.

    A legtöbb pont nyer; ~CA-Q8 holtverseny esetén közös a győzelem.~

    ~CA-Q6 Ha minden hely foglalt, és valakinél már csak joker van, passzol. Ha mindenki passzol, a játéknak vége, és a 10 pontot senki sem kapja meg.~

    ~CA-Q11 CA-P2 Ha valaki elmegy, levonjuk a kezében lévő bábuk értékét, és azok visszakerülnek a zsákba.~

cartino-rules-7-title = ~CA-Q3 CA-Q5 CA-Q10 CA-P1 CA-P4 Más játékmódok~
cartino-rules-7 =
    Játék előtt ezekből választhattok:

    - Csatlakozási kötelezettség: aki úgy tehet le bábut, hogy az másikhoz érjen, annak így kell tennie.
    - A kicserélt joker: kikerül a játékból, vagy azé lesz, aki kicserélte; ő akkor eggyel kevesebbet húz.
    - Joker kicserélése: a bábu kap érte pontot, vagy nem.
    - Mikor cserélhető ki a joker: azonnal is, vagy csak a következő körtől.
    - Visszavétel: a kör végéig, vagy egyáltalán nem: ami lent van, az lent marad.
    - A színek a sarkokban. Senki sem tudja biztosan, hogyan voltak az első táblán.
    - Saját tábla. Ha jobban ismeritek az igazi táblát, írjátok le: négy sor, soronként nyolc lap. Összevetjük a szabály hat példájával, aztán azon játszotok.
    - Gondolkodási idő egy egész körre. Ha lejár, a letett bábuk maradnak. Ha semmit sem tettél le, az óra azt az egy bábut teszi le, amely a legtöbbet hozza.

## Amit tenni lehet, szavakkal (a terminálhoz)

cartino-plays-lay = Bábu letétele
cartino-play-lay = Leteszem { $pawn }, hely { $place }: { NUMBER($points, useGrouping: 0) } pont
cartino-plays-take-back = Visszavétel
cartino-play-take-back =
    { $keep ->
        [0] Mindent visszaveszek
       *[other] Visszavétel, az első { NUMBER($keep, useGrouping: 0) } bábu marad
    }
cartino-play-end-turn = Kör vége
cartino-play-pass = Passz
cartino-mine = A bábuid: { $pawns }

## The lesson
cartino-lesson-board = A tábla minden lapján két hely van, egy fent és egy lent. A bábu csak a saját lapjára mehet.
cartino-lesson-score = A bábu annyit hoz, amennyit a szomszédai érnek: ász 5, király 4, dáma 3, bubi 2, a többi 1. A sajátja nem számít.
cartino-lesson-lay = Ott áll Ada ásza. Koppints a pikk királyodra, aztán a lapja alsó helyére, az ász mellé.
cartino-lesson-more = Öt pont. Ugyanabból a színből többet is letehetsz: állítsd a dámát a királyod mellé.
cartino-lesson-suit = Még négy. A treff ászod is szívesen csatlakozna. Koppints rá.
cartino-lesson-end-turn = A kör végéig mindent visszavehetsz. Jó így? Fejezd be, és húzz két új bábut.
cartino-lesson-joker = A joker bármelyik bábu lehet; Adáé most a treff ász. Tedd rá az igazit: a joker lekerül, és a hely újra pontot hoz.
cartino-lesson-nine = Öt pont. A treff kilencesed is mehet vele. Most nem ér semmit, de húzol helyette egy újat.
cartino-lesson-five = Öt bábu egyetlen körben még tízet érne. Fejezd be a kört.
cartino-lesson-end = Ha kiürült a zsák, tízet kap, aki leteszi az utolsó bábuját. A többiektől levonjuk, ami náluk maradt.
cartino-lesson-empty = Kiürült a zsák, és Ada 16 ponttal vezet. Neked viszont már csak két bábud van, azonos színből.
cartino-lesson-first-of-last = Tedd le az első treff hetest oda, ahol a legtöbbet éri: 3 pont.
cartino-lesson-last-pawn = A másodikat pedig alá: 8 pont, és elfogytak a bábuid.
cartino-lesson-finish = Aki üres zsáknál leteszi az utolsó bábuját, lezárja a játékot, és tízet kap. Fejezd be a kört.
cartino-lesson-held = Adánál maradt egy ász, egy bubi és egy hetes: mínusz 8. Nyertél. A kézben maradt joker 6-ba kerülne.
cartino-in-words =
    { $chips ->
        [0] { $points ->
            [one] 1 pont
           *[other] { NUMBER($points, useGrouping: 0) } pont
        }
        [one] { NUMBER($points, useGrouping: 0) } pont: egy zseton és { NUMBER($track, useGrouping: 0) }
       *[other] { NUMBER($points, useGrouping: 0) } pont: { NUMBER($chips, useGrouping: 0) } zseton és { NUMBER($track, useGrouping: 0) }
    }
