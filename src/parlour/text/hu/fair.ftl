## A pecsét: amit az oldal maga ellenőrzött

fair-checking = A napló ellenőrzése ezen az eszközön…
fair-unread = A naplót itt nem lehet elolvasni. Mentsd el, és ellenőrizd a lenti paranccsal.
fair-proved = Ezen az eszközön ellenőrizve: senki sem választhatta meg, mi jöjjön ki.
fair-proved-some = Ezen az eszközön ellenőrizve, amennyire lehet: ehhez a játékhoz nem adott számjegyeket.
fair-broken = Valami nem egyezik. Mentsd el a naplót, és mutasd meg a többieknek.
fair-players = Ti magatok dobtatok és húztatok. A véletlenről semmi sincs bizonyítva; az eredmény abból következik, amit beírtatok.
fair-by-hand = Ti magatok dobtok és húztok, és beírjátok, ami jött. A véletlenről így semmi sincs bizonyítva: az köztetek és a kockáitok vagy lapjaitok között marad. Az eredmény viszont bizonyított: a napló minden beírt dobást és lapot megőriz, és nem fogad el olyat, ami nem jöhetett.
fair-mark-promise = Az ujjlenyomat az, amelyet ez az eszköz a játék előtt látott.
fair-mark-seed = A felfedett magnak ez az ujjlenyomata.
fair-mark-draft = A játék, a beállítások, a nevek és a lekötések az induláskor mutatottak.
fair-mark-mine = Ennek az eszköznek a számjegyei benne vannak.
fair-mark-pledges = Mindenki számjegyei az előre rögzítettek.
fair-mark-seal = A napló egyezik a pecsétjével, és olyan hosszú, mint a játék.
fair-mark-not = Ez nem igaz.
fair-withheld =
    { $seats ->
        [one] Egy játékos rögzítette a számjegyeit, de nem mutatta meg. A szerverrel együtt 2 játék közül választhatott.
       *[other] { NUMBER($seats, useGrouping: 0) } játékos rögzítette a számjegyeit, de nem mutatta meg. A szerverrel együtt { NUMBER($games, useGrouping: 0) } játék közül választhattak.
    }
fair-repeated =
    { $times ->
        [one] Az indítás egyszer megszakadt, miután ez az eszköz megmutatta a számjegyeit: a szerver eggyel több játék közül választhatott.
       *[other] Az indítás { NUMBER($times, useGrouping: 0) } alkalommal megszakadt, miután ez az eszköz megmutatta a számjegyeit: a szerver { NUMBER($times, useGrouping: 0) } játékkal több közül választhatott.
    }
fair-who = Ki csalhatott még: aki a szervert futtatja, ismeri a magot, és elárulhatta valakinek, mi jön; a játékosok pedig összebeszélhetnek. Ez az oldal nem ismeri a szabályokat, ezért nem dobja újra az összes kockát: azt a lenti parancs teszi meg.
fair-by-browser = A böngésződ saját titkosításával számolva.
fair-by-own = A Parlour saját SHA-256-ával számolva, mert a böngészők http-címen nem adnak ilyet.
