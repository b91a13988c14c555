pokino-name = Pokino
pokino-tagline = Sorban bemondják a lapokat, telnek a táblák, és a hat pohár azé, aki előbb kiált
pokino-length = körönként 5 perc

## The cards

pokino-card =
    { $suit ->
        [o] érme
        [c] kehely
        [e] kard
       *[b] bot
    } { $rank ->
        [1] ász
        [10] apród
        [11] lovas
        [12] király
       *[other] { NUMBER($rank, useGrouping: 0) }
    }

## The prizes

pokino-prize-centre = Közép
pokino-prize-centre-help = A középső lap
pokino-prize-corner = Sarok
pokino-prize-corner-help = Mind a négy sarok
pokino-prize-stamp = Bélyeg
pokino-prize-stamp-help = Kétszer két lap bármelyik sarokban
pokino-prize-poker = Póker
pokino-prize-poker-help = Az első sor négy egyforma lapja
pokino-prize-full = Full
pokino-prize-full-help = A második sor mind az öt lapja
pokino-prize-pokino = Pokino
pokino-prize-pokino-help = Öt lap egy sorban, oszlopban vagy átlóban, de nem a második sorban

## The opponents

pokino-bot-dreamy = Álmodozó
pokino-bot-dreamy-help = Három másodpercig keres egy lapot, minden ötödiken átsiklik, és gyakran elfelejt kiáltani
pokino-bot-steady = Figyelmes
pokino-bot-steady-help = Olyan gyors, mint a legtöbben; húsz lapból egyen siklik át, és ritkán lop
pokino-bot-sharp = Éles szemű
pokino-bot-sharp-help = Gyors és figyelmes, ellopja, amit otthagysz; a gyakorlott szem felveszi vele a versenyt

## The options

pokino-option-stake = Tét
pokino-option-stake-help = Ennyi zsetont tesz mindenki minden fordulóban minden pohárba
pokino-option-stack = Zsetonok az elején
pokino-option-stack-help = Rendszerint 150, egyenlően elosztva
pokino-option-debt = Adósság
pokino-option-debt-help = Aki nem tud fizetni, a banknak tartozik; különben kimarad
pokino-option-boards = Táblák
pokino-option-boards-help = Hogyan jutnak a játékosok táblához
pokino-option-printed = Nyomtatott táblák
pokino-option-printed-help = Melyik papírtábla van a játékosoknál, ülésrend szerint
pokino-option-set = Táblakészlet
pokino-option-set-help = A 0 az ehhez az asztalhoz készült; minden más szám másik készlet
pokino-option-own = Saját táblák
pokino-option-own-help = Tíz tábla a készlet helyett, soronként öt lap: szám és szín (o érme, c kehely, e kard, b bot), a táblák között üres sor. Játék előtt ellenőrizzük.
pokino-option-pace = Ki mondja be
pokino-option-pace-help = A ház mond be egy lapot néhány másodpercenként, vagy az osztó fordítja fel kézzel
pokino-option-pause = Szünet
pokino-option-pause-help = Másodpercek két forduló között
pokino-option-grace = Türelmi idő
pokino-option-grace-help = Ennyi másodpercig senki sem lophatja el a díjadat, miután jelöltél
pokino-option-steals = Lopás
pokino-option-steals-help = Amit a gazdája nem kiált be, azt más bekiálthatja
pokino-option-quickest = A leggyorsabb visz mindent
pokino-option-quickest-help = Osztozás helyett, ha ketten ugyanazzal a lappal lesznek készen
pokino-option-auto_mark = Jelölés magától
pokino-option-auto_mark-help = A bemondott lapok mindenkinél megjelölődnek
pokino-option-auto_call = Kiáltás magától
pokino-option-auto_call-help = Az elkészült díjak mindenkinél bekiáltódnak
pokino-option-fine = Büntetés
pokino-option-fine-help = A téves kiáltás egy zsetonba kerül
pokino-option-help = Segítség
pokino-option-help-help = Megmutatja, mit jelölhetsz és mit kiálthatsz
pokino-option-rounds = Fordulók
pokino-option-rounds-help = Legkésőbb hányadik az utolsó; különben megegyeztek

pokino-boards-dealt = Kiosztva
pokino-boards-dealt-help = Véletlenül, az egész partira
pokino-boards-chosen = Választva
pokino-boards-chosen-help = Az első forduló előtt szabad táblára cserélhetsz
pokino-boards-again = Mindig újra választva
pokino-boards-again-help = Minden forduló előtt cserélhetsz
pokino-pace-open = Az osztó, kézzel
pokino-pace-number = A ház, { NUMBER($number, useGrouping: 0) } másodpercenként
pokino-rounds-open = Amíg abba nem hagyjátok
pokino-stack-open = 150 elosztva
pokino-stack-number =
    { $number ->
        [one] 1 zseton
       *[other] { NUMBER($number, useGrouping: 0) } zseton
    }
pokino-stake-number =
    { $number ->
        [one] 1 zseton
       *[other] { NUMBER($number, useGrouping: 0) } zseton
    }
pokino-grace-number = { NUMBER($number, useGrouping: 0) } másodperc
pokino-rounds-number =
    { $number ->
        [one] 1 forduló
       *[other] { NUMBER($number, useGrouping: 0) } forduló
    }
pokino-won = { $name } nyert, { NUMBER($points, useGrouping: 0) } zsetonnal
pokino-won-you = Nyertél, { NUMBER($points, useGrouping: 0) } zsetonnal
pokino-won-shared = Holtverseny fejenként { NUMBER($points, useGrouping: 0) } zsetonnal: { $names }
pokino-won-shared-you = Holtverseny fejenként { NUMBER($points, useGrouping: 0) } zsetonnal: te és { $names }
pokino-counters =
    { $counters ->
        [one] 1 zseton
       *[other] { NUMBER($counters, useGrouping: 0) } zseton
    }

## What the table hears

pokino-news-boards-dealt = A táblák kiosztva. Elsőként { $name } oszt.
pokino-news-boards-dealt-you = A táblák kiosztva. Elsőként te osztasz.
pokino-news-round-began =
    { $last ->
        [true] Az utolsó forduló. { $name } oszt.
       *[false] { NUMBER($round, useGrouping: 0) }. forduló. { $name } oszt.
    }
pokino-news-round-began-you =
    { $last ->
        [true] Az utolsó forduló. Te osztasz.
       *[false] { NUMBER($round, useGrouping: 0) }. forduló. Te osztasz.
    }
pokino-news-card-turned = { NUMBER($number, useGrouping: 0) }. lap: { $card }.
pokino-news-called-out =
    { $prize-value ->
        [pokino] { $name } kiált: POKINO!
       *[other] { $name } kiált: { $prize }.
    }
pokino-news-called-out-you =
    { $prize-value ->
        [pokino] Kiáltasz: POKINO!
       *[other] Kiáltasz: { $prize }.
    }
pokino-news-stole = { $name } lop, { $owner } díját: { $prize }.
pokino-news-stole-you = Lopsz, { $owner } díját: { $prize }.
pokino-news-stole-owner-you = { $name } ellopja a díjadat: { $prize }.
pokino-news-called-wrongly = { $name } túl korán kiált ({ $prize }), és fizet egy zsetont.
pokino-news-called-wrongly-you = Túl korán kiáltasz ({ $prize }), és fizetsz egy zsetont.
pokino-news-called-in-vain = { $name } azt is bekiáltja: { $prize }, de hiába.
pokino-news-called-in-vain-you = { $prize }: { $why }
pokino-news-paid =
    { $counters ->
        [one] { $prize }: 1 zseton, { $name } viszi.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } zseton, { $name } viszi.
    }
pokino-news-paid-you =
    { $counters ->
        [one] { $prize }: 1 zseton a tiéd.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } zseton a tiéd.
    }
pokino-news-stayed-in-cup =
    { $counters ->
        [one] { $prize }: 1 zseton a pohárban marad.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } zseton a pohárban marad.
    }
pokino-news-cup-split = { $prize }: ami a pohárban maradt, azt szétosztják.
pokino-news-round-ended =
    { $pokino ->
        [true] { NUMBER($round, useGrouping: 0) }. forduló: vége.
       *[false] { NUMBER($round, useGrouping: 0) }. forduló: vége, és senki sem kiáltott pokinót.
    }
pokino-news-wants-last = { $name } e forduló után abbahagyná.
pokino-news-wants-last-you = E forduló után abbahagynád.
pokino-news-last-round = Ez az utolsó forduló: addig tart, amíg mind a hat díjat el nem vitték, vagy el nem fogy a pakli.
pokino-news-took-board = { $name } új táblája: { NUMBER($board, useGrouping: 0) }.
pokino-news-took-board-you = Az új táblád: { NUMBER($board, useGrouping: 0) }.
pokino-news-rested =
    { $rest ->
        [true] { $name } kimarad.
       *[false] { $name } újra játszik.
    }
pokino-news-rested-you =
    { $rest ->
        [true] Kimaradsz.
       *[false] Újra játszol.
    }
pokino-news-went-away = { $name } elment.
pokino-news-went-away-you = Elmentél.
pokino-news-joined = { $name } leül, és a következő fordulótól játszik.
pokino-news-joined-you = A következő fordulótól játszol.
pokino-news-session-ended = Vége a partinak.

## At the table

pokino-status-opening = Osztják a táblákat
pokino-status-between = { NUMBER($round, useGrouping: 0) }. forduló: mindjárt kezdődik. { $name } oszt
pokino-status-between-you = { NUMBER($round, useGrouping: 0) }. forduló: te osztasz
pokino-status-asleep = A ház vár. Ki akarja folytatni?
pokino-status-too-few = Hiányzik a második játékos
pokino-status-card = { NUMBER($number, useGrouping: 0) }. lap: { $card }
pokino-status-last-card = Utolsó forduló, { NUMBER($number, useGrouping: 0) }. lap: { $card }
pokino-your-board = A te táblád: { NUMBER($board, useGrouping: 0) }
pokino-board-of = { $name } táblája
pokino-cell-plain = { $card }
pokino-cell-marked = { $card }, megjelölve
pokino-cell-called = { $card }, bemondva
pokino-cups = Poharak
pokino-cup =
    { $counters ->
        [0] { $prize }: üres
        [one] { $prize }: 1 zseton
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } zseton
    }
pokino-cup-won = elvitték
pokino-call = Kiáltás: { $prize }
pokino-steal = Lopás
pokino-steal-title = Ki nézett el valamit?
pokino-steal-help = Nevezd meg a díjat és a gazdáját. Túl korán még az övé.
pokino-steal-whose = Kinek a tábláján?
pokino-steal-what = Melyik díj?
pokino-check = Ellenőrző lap
pokino-check-help = Minden, amit bemondtak
pokino-called-so-far = { NUMBER($number, useGrouping: 0) } lap a 40-ből
pokino-no-card = Még nincs lap
pokino-the-card = A lap az asztalon
pokino-earlier = Előtte
pokino-deals = oszt
pokino-deal = Osztás
pokino-turn = Következő lap
pokino-turn-close = Kifizetés
pokino-play-on = Folytatás
pokino-finish = Abbahagyom e forduló után
pokino-finish-now = Legyen ez az utolsó forduló
pokino-finish-votes = { NUMBER($votes, useGrouping: 0) } / { NUMBER($needed, useGrouping: 0) }
pokino-last = Utolsó forduló
pokino-rest = Kimaradok
pokino-return = Újra játszom
pokino-take-board = Táblacsere
pokino-take-this = A { NUMBER($board, useGrouping: 0) }. tábla kell
pokino-boards-all = Minden tábla
pokino-balance = Zsetonok
pokino-odds = Esélyek
pokino-odds-help = Ki mekkora eséllyel nyeri meg az egyes díjakat ebben a fordulóban, ha senki sem néz el semmit, { NUMBER($packs, useGrouping: 0) } megkevert pakliból; körülbelül { NUMBER($error, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponttal térhet el.
pokino-odds-asking = Számolás
pokino-summary = A parti díjakban
pokino-tally-won = Nyert
pokino-tally-stolen = Lopott
pokino-tally-robbed = Ellopták tőle
pokino-tally-missed = Elnézte

## parlour pokino

pokino-cli-set = { $set }. készlet, tíz tábla
pokino-cli-base = Alaptábla
pokino-cli-board = { NUMBER($board, useGrouping: 0) }. tábla
pokino-cli-proper = A táblák jók: tíz van belőlük, és nincs kettő, amely ugyanazt gyűjti.
pokino-cli-orbit = Egyetlen tábla eltolt értékekkel, ezért véletlenül kiosztva mindnek pontosan ugyanannyi az esélye.
pokino-cli-no-orbit = Nem egyetlen tábla eltolt értékekkel, ezért lehet köztük jobb és rosszabb.
pokino-cli-edges = Mennyivel nyer többet egy tábla a másiknál egy kétszemélyes fordulóban, a tét százalékában, pontosan
pokino-cli-edge-pair = Táblák
pokino-cli-edge-fresh = Egy forduló
pokino-cli-edge-long = Hosszú távon
pokino-cli-edge-worst = Legnagyobb
pokino-cli-sets = Adott táblák, a tét százalékában, egyenként { NUMBER($rounds, useGrouping: 0) } fordulóból
pokino-cli-players = Játékosok
pokino-cli-worst = Legnagyobb
pokino-cli-mean = Átlag
pokino-cli-searching = { NUMBER($step, useGrouping: 0) }. lépés: { $edge } %
pokino-cli-rounds-of = Fordulók, amelyekben senki sem néz el semmit, { NUMBER($rounds, useGrouping: 0) } minden létszámhoz
pokino-cli-cards = Lapok
pokino-cli-last-cards = Lapok, utolsó forduló
pokino-cli-odds = A { NUMBER($round, useGrouping: 0) }. forduló { NUMBER($number, useGrouping: 0) } lapja után: ki mekkora eséllyel nyeri az egyes díjakat, százalékban (± { $error })
pokino-cli-no-odds = Nincs megnézhető forduló: a napló két forduló között ér véget.
pokino-cli-not-pokino = Ez nem Pokino naplója, hanem ezé: { $game }.

## Miért nem ment valami

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
refused-full-line = A második sor a Full sora; sosem számít Pokinónak.
refused-pokino-called = Pokinót kiáltottak: már csak azt lehet bekiáltani, amit ez a lap tett ki.
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
refused-already-voted = Már kérted, hogy ez legyen az utolsó forduló.
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

## On paper

pokino-paper-boards = Táblák
pokino-paper-checking-card = Ellenőrző lap
pokino-paper-callers-list = A hívó listája
pokino-paper-cards = Kártyák
pokino-paper-cup-labels = Pohárcímkék
pokino-paper-counters = Zsetonok

## The rules, for people. A blank line parts paragraphs; a line that begins with "- " is a list item.

pokino-rules-1-title = Táblák és poharak
pokino-rules-1 =
    Ketten-tízen játszanak, mindenki egy ötször ötös táblával, amelyen spanyol kártyák vannak. ~PK-Q1 A pakli 40 lapos: érme, kehely, kard és bot, ásztól 7-ig, aztán apród, lovas és király.~ Nincs két egyforma tábla.

    Középen hat pohár áll. Minden forduló elején mindenki egy-egy zsetont tesz mindegyikbe. ~PK-Q7 Akinek elfogy a zsetonja, a banknak tartozik.~

pokino-rules-2-title = Egy forduló
pokino-rules-2 =
    A lapokat egymás után felfordítják és bemondják. Ha a lap rajta van a tábládon, jelöld meg. ~PK-Q9 Később is megteheted, de csak ugyanabban a fordulóban.~

    Ha a jelöléseid kitesznek egy kombinációt, kiáltsd be a díját, és a tiéd a pohár teljes tartalma. Ha egy lappal több is elkészül, kiáltsd be mindet. ~PK-Q10 Amit nem nevezel meg, azt nem kiáltottad be.~

    ~PK-Q16 A téves kiáltás nem kerül semmibe. Ha egyszerre több díjat kiáltasz, a jók érvényesek.~

pokino-rules-3-title = A hat díj
pokino-rules-3 =
    - Közép: a középső lap.
    - Sarok: a négy saroklap.
    - Bélyeg: kétszer két lap a négy sarok bármelyikében.
    - Póker: az első sor négy egyforma lapja. ~PK-Q3 A kakukktojás nem számít.~
    - Full: a második sor mind az öt lapja.
    - Pokino: öt lap egy sorban, oszlopban vagy átlóban. A második sor sohasem pokino.

pokino-rules-4-title = Osztozás
pokino-rules-4 =
    Akik egy díjat egyszerre nyernek meg, osztoznak rajta. ~PK-Q11 Vagyis ha ugyanazzal a lappal teszik ki, és a következő előtt bekiáltják, mindegy, ki a gyorsabb. A kifizetés akkor történik, amikor a következő lapot felfordítják.~ ~PK-Q18 Ami nem osztható el, a pohárban marad.~

    Azé a díj, aki elsőként jelölte meg minden lapját, és bekiáltja. ~PK-Q13 Ha ketten ugyanarra a lapra kiáltanak, de az egyik már egy korábbi lappal kitette, az övé a díj, feltéve hogy minden lapja meg volt jelölve, mielőtt a másik kiáltott.~

pokino-rules-5-title = Lopás
pokino-rules-5 =
    Nem kötelező kiáltani. De amit a gazdája elhallgat, azt bárki más bekiálthatja, és az egészet megtartja. ~PK-Q12 Megnevezed a díjat és a gazdáját; a saját táblád nem számít. Azé, aki először mondja. De ha valaki más ugyanazzal a lappal ugyanezt a díjat tette ki, és a következő előtt bekiáltja, akkor az övé, a tolvajé semmi.~

    Ellopni akkor lehet, ha a gazdája megjelölte az utolsó lapot, vagy a következő laptól kezdve, akár megjelölte, akár nem. ~PK-Q12 { $grace ->
        [0] A jelölés után nincs türelmi idő.
       *[other] A jelölés után { NUMBER($grace, useGrouping: 0) } másodpercig biztonságban van.
    }~ ~PK-Q13 Amíg senki sem vitte el, a gazdája még bekiálthatja.~

pokino-rules-6-title = A forduló vége
pokino-rules-6 =
    A pokino véget vet a fordulónak, ~PK-Q15 akár lopták, akár nem.~ ~PK-Q17 Már csak azt lehet bekiáltani, amit éppen ez a lap tett ki, addig, amíg a következő jönne; aztán kifizetik. Amit korábbi lapok tettek ki, és senki sem kiáltotta be, a poharában marad.~ Amit senki sem nyert meg, a pohárban marad, mindenki újra betesz, és az osztó jobb oldali szomszédja oszt. ~PK-Q19 Ha mind a 40 lapot bemondták, és senkinek sem kellett a pokino, akkor is vége.~

pokino-rules-7-title = Az utolsó forduló
pokino-rules-7 =
    Addig játszotok, amíg abba nem akarjátok hagyni. ~PK-Q20 Ehhez több mint a felének kell akarnia. Ezt egy forduló előtt mondhatjátok meg, vagy amikor pokinót kiáltottak: akkor ugyanaz a forduló megy tovább.~ Az utolsó forduló addig tart, amíg mind a hat díjat el nem vitték. ~PK-Q19 Ha mind a 40 lapot bemondták, akkor is vége, és amit senki sem kiáltott be, azt szétosztják mindazok közt, akik játsszák.~ ~PK-Q18 Az utolsó fordulóban azt, ami nem osztható el, az osztó jobbjától kezdve egyesével osztják ki.~ ~PK-Q21 Akinek a legtöbb zsetonja van, az nyer; döntetlennél közös a győzelem.~

    ~PK-P3 PK-Q22 Kimaradhatsz egy fordulóból, vagy elmehetsz. A poharakban lévő zsetonjaid ott maradnak. Két forduló között más is leülhet a helyedre.~

pokino-rules-8-title = ~PK-Q5 PK-Q6 PK-Q8 Más játékmódok~
pokino-rules-8 =
    - Az osztó kézzel is fordíthatja a lapokat, vagy a ház mondja be őket a választott ütemben.
    - Pohárba egynél több zsetont is tehettek, bármennyi zsetonnal kezdhettek, és adósság nélkül is játszhattok.
    - A táblákat választhatjátok is, egyszer vagy minden forduló előtt, és saját táblákon is játszhattok.
    - A jelölés és a kiáltás mehet magától, és a segítség megmutatja, mit tehetsz.
    - Meg lehet tiltani a lopást, a leggyorsabb vihet mindent, és a téves kiáltás kerülhet egy zsetonba.

## Amit tenni lehet, szavakkal (a terminálhoz)

pokino-plays-mark = Jelölés
pokino-play-mark = Jelölés: { $card }
pokino-plays-call = Bemondás
pokino-play-call =
    { $marks ->
        [true] Jelölés: { $mark }, és bemondás: { $prizes }
       *[false] Bemondás: { $prizes }
    }
pokino-plays-steal = Lopás
pokino-play-steal = Lopás { $owner } elől: { $prize }
pokino-play-turn = A következő lap felfordítása
pokino-play-finish = Legyen ez az utolsó kör
pokino-plays-take-board = Tábla választása
pokino-play-take-board = A { NUMBER($board, useGrouping: 0) }. tábla
pokino-play-rest =
    { $rest ->
        [true] Kimaradok
       *[false] Újra játszom
    }
pokino-mine = A táblád, { NUMBER($number, useGrouping: 0) }. szám; ami jelölt, szögletes zárójelben áll (o érme, c kehely, e kard, b bot):
pokino-mine-last = Az utolsó lap: { $card }

## The lesson
pokino-lesson-board = Ez a táblád. A lapokat egyenként mondjuk be, te pedig megjelölöd, ami a tábládon van.
pokino-lesson-cups = Mindenki tett egy-egy zsetont mind a hat pohárba. Minden pohár egy díj.
pokino-lesson-mark = Jön az érme hetes, és a tábládon is ott van. Koppints rá.
pokino-lesson-call = Ez a középső lapod, tehát kész a Közép. Kiáltsd be, mielőtt jön a következő lap.
pokino-lesson-paid = Tiéd a három zseton. Ha Adának is ezzel a lappal lett volna kész a Közép, osztoznátok.
pokino-lesson-wrong = Az első sor négy hármasából három már meg van jelölve. Kiálts máris Pókert, és nézd meg, mi történik.
pokino-lesson-fourth = Nem vesztettél semmit. És itt a negyedik hármas: jelöld meg.
pokino-lesson-poker = Négy egyforma az első sorban: ez a Póker. Kiáltsd be.
pokino-lesson-steal = Ada Bélyege, négy lap az egyik sarokban, már az előző lappal kész volt. Ő hallgat: lopd el.
pokino-lesson-line = A bot négyessel betelt a harmadik sorod. Jelöld meg.
pokino-lesson-pokino = Öt egy sorban, oszlopban vagy átlóban: a nagy díj. Csak a második sor nem számít soha. Kiáltsd be.
pokino-lesson-end = A Pokino lezárja a fordulót. A maradék a poharakban marad, mindenki újra befizet, és megy tovább.
pokino-lesson-last = Jöhet az utolsó forduló? Akkor kezdődik, ha az asztal több mint fele akarja. Mondd ki.
pokino-lesson-same = A kehely apróddal neked is, Adának is kész a Bélyeg. Jelöld meg.
pokino-lesson-share = Kiáltsd be a következő lap előtt. Ada is kiált majd: mindegy, ki a gyorsabb.
pokino-lesson-shared = Ugyanaz a lap, hát osztoztok. Az utolsó fordulóban a fölös zsetont is kiosztjuk.
pokino-lesson-late = A Közép az első lap óta készen áll. Senki sem lopta el, tehát nem késő: kiáltsd be.
pokino-lesson-over = Az utolsó forduló addig tart, amíg mind a hat díj gazdára talál. Az nyer, akinek a legtöbb zsetonja van.
pokino-hint-mark = Koppints rá, ha megvan
pokino-hint-auto = Koppints a pohárra, ha minden lapja megvan
pokino-hint-call = Kiálts
pokino-hint-wait = Tartsd az ujjad egy poháron: látod a lapjait. Jelöld meg, amit bemondanak, aztán koppints a pohárra.
pokino-to-go = még { NUMBER($count, useGrouping: 0) }
pokino-to-go-none = Kiálts

pokino-plays-turned = A felfordított lap
pokino-play-turned = Felfordítva: { $card }
pokino-typed-turned = Fordítsd fel a paklitok következő lapját, és nevezd meg.
pokino-typed-opened = Osszátok ki a táblákat, és írd be a számukat az ülésrend szerint, például: táblák 7 3

pokino-by-hand = Saját pakli
pokino-night = Papíros este
pokino-night-about = Mindenkinél nyomtatott tábla van, a nagy képernyő szólítja a lapokat, te pedig megkoppintod, ki kiált. Másnak nem kell készülék.
pokino-night-setup = Papíros este előkészítése
pokino-night-who = Ki játszik, és melyik táblával?
pokino-night-name = Név
pokino-night-board = Tábla
pokino-night-board-number = { NUMBER($board, useGrouping: 0) }. tábla
pokino-night-add = Még valaki
pokino-night-remove = { $name } levétele a listáról
pokino-night-pace = Hogyan jönnek a lapok?
pokino-night-by-hand = Kézzel, amikor koppintasz
pokino-night-by-itself = Maguktól, { NUMBER($seconds, useGrouping: 0) } másodpercenként
pokino-night-pack = A saját paklinkat forgatjuk
pokino-night-print = Táblák nyomtatása
pokino-night-ready = Kész
pokino-night-few = Legalább két játékos kell, mindegyik névvel.
pokino-night-shout = Ki kiált?
pokino-night-what = Mit?
pokino-night-missing = { $name } ({ NUMBER($board, useGrouping: 0) }. tábla): ez még nem { $prize }. Hiányzik: { $cards }.
pokino-night-good = { $prize }, { $name }: minden lapja megvan.
pokino-night-card = Melyik lap jött?
pokino-night-last = Utolsó forduló
pokino-night-deals = Ki oszt először?
pokino-night-open = Kezdés
pokino-night-by = Bemondta
