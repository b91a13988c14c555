## Egy játék újra.

replay = Visszanézés
replay-of = Visszanézés: { $game }
replay-reading = A játék betöltése
replay-none = Nincs ilyen játék
replay-controls = A film
replay-eyes = Kinek a szemével
replay-eyes-of = { $name } szemével
replay-everyone = Nézőként
replay-player = { NUMBER($number, useGrouping: 0) }. hely
replay-start = { NUMBER($moves, useGrouping: 0) } lépés, még az első előtt
replay-move = { NUMBER($move, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
replay-slider = Lépés
replay-play = Lejátszás
replay-pause = Szünet
replay-step = Egy lépést előre
replay-step-back = Egy lépést vissza
replay-turn = Egy kört előre
replay-turn-back = Egy kört vissza
replay-speed = Sebesség: { $speed }-szeres. Váltás
replay-again = Megnézem elölről
replay-watching = Ennek a játéknak vége: itt már csak nézni lehet.

replay-moments = Nagy pillanatok
replay-moments-none = Ebben a játékban semmi különös nem történt.
replay-mistakes-whose = Nézd valakinek a szemével, és az edző megmutatja, hol ment el pont.
replay-mistakes-few = Más nem veszett el.
replay-mistakes-none = A játékban ({ $game }) nem értékeli edző a lépéseket, így nincs legdrágább döntés.
replay-mistake = { $name } dönt
replay-decide = A legdrágábbak újra
replay-again-none = Egyik döntésnél sincs egyetlen legjobb lépés.
replay-verdict = { $name } jön. { $verdict }

replay-share = A lépés megosztása
replay-share-help = Aki megnyitja ezt a linket, pontosan ennél a lépésnél látja a játékot.
replay-bring-title = Mentett játék visszanézése
replay-bring = Húzd ide egy játék naplóját, vagy válassz ki egyet.
replay-bring-help = A naplót játék után a „Napló mentése” gomb adja: egy .jsonl végű fájl. Ezt elküldjük a szervernek, az ellenőrzi, és nem őrzi meg.

replay-seal = A pecsét
replay-seal-broken = A pecsét nem stimmel
replay-seal-good = Ellenőrizve: minden lap és minden dobás a naplóba pecsételt titkos számból következik.
replay-seal-witness = Ellenőrizve: minden lap és minden dobás már a játék előtt eldőlt, és senki sem választhatta meg vagy változtathatta meg.
replay-seal-players = Ellenőrizve: minden lépés szabályos. A játékosok maguk húztak.
replay-seal-1 = A játék előtt a ház gondolt egy hosszú titkos számra. Nem árulta el senkinek, de mindenkinek megmutatta a szám ujjlenyomatát. Egy ujjlenyomat csak egyetlen számhoz illik: onnantól a ház nem cserélhette ki.
replay-seal-2 = Ezután minden eszköz hozzátett néhány saját számjegyet. Így a ház sem tudhatta, mi fog kijönni.
replay-seal-3 = Minden lap és minden dobás ezekből a számokból jön ki, rögzített recept szerint, mint egy számtanpélda. Senki sem válogathat.
replay-seal-4 =
    { $draws ->
        [one] A játék után felfedtük a titkos számot. Az egyetlen számítást elvégeztük újra: pontosan az jött ki, amit játszottatok.
       *[other] A játék után felfedtük a titkos számot. Minden számítást elvégeztünk újra, összesen { NUMBER($draws, useGrouping: 0) } darabot: mindegyikből pontosan az jött ki, amit játszottatok.
    }
replay-seal-alone = Egyvalamit a napló egymagában nem mutathat meg: hogy a játék előtt készült, és nem utána. Ehhez vesd össze az ujjlenyomatot azzal, amit a játék előtt láttál. Ha egy eszköz ott volt az asztalnál, ezen az oldalon magától megteszi.
replay-seal-there = Ez az eszköz ott volt az asztalnál. Megőrizte a játék előtti ujjlenyomatot, és ismeri a saját számjegyeit: mindkettő ott van ebben a naplóban. Így senki sem választhatta meg, mi jöjjön ki, még a ház sem.
replay-seal-drawn = A játékosok igazi lapot húztak vagy igazi kockával dobtak, és beírták, ami kijött. Ezt nem lehet újraszámolni; de minden lépés szabályos, és egy sem hiányzik.
replay-seal-yourself = Ellenőrizd magad
replay-seal-how = Nem kell elhinned nekünk. Mentsd el a naplót, és ellenőrizd a Parlourral a saját gépeden; azt is megmondja, mi nincs bizonyítva.
