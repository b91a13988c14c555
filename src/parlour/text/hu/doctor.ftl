# parlour doctor: mi van rendben, és mire kell ránézni
cli-doctor-ok = rendben
cli-doctor-look = nézd meg
cli-doctor-files = Nyitott fájlok: { $most } a megengedett.
cli-doctor-files-look = Nyitott fájlok: csak { $most } a megengedett, és minden játékosnak kell egy. Emeld a kemény korlátot 20 000 fölé: LimitNOFILE= a systemdben, ulimit -Hn a shellben.
cli-doctor-clock = Óra: valami pontosan tartja.
cli-doctor-clock-look = Óra: semmi sem tartja pontosan, így a napló hamis időket ír. Telepítsd a chronyt, vagy kapcsold be a systemd-timesyncdet.
cli-doctor-disk = Lemez: egy szinkronizálás { $ms } ms, ahogy kell.
cli-doctor-disk-look = Lemez: egy szinkronizálás { $ms } ms, erre egy lemez sem képes. Ami itt van, áramszünet után elveszhet. Adj meg egy igazi lemezen lévő mappát: --data.
cli-doctor-append = Lépések: száz közül a leglassabb { $ms } ms alatt kerül a helyére.
cli-doctor-append-look = Lépések: száz közül a leglassabb csak { $ms } ms alatt kerül a helyére, és az egész asztal vár. Használj gyorsabb lemezt, vagy nézd meg, mi ír még rá.
cli-doctor-backup = Mentés: az utolsó { $hours } órás.
cli-doctor-backup-look = Mentés: az utolsó { $hours } órás. Készíts minden nap egyet: parlour backup FÁJL
cli-doctor-backup-none-look = Mentés: még sosem volt. Készíts minden nap egyet, és tartsd másik gépen: parlour backup FÁJL
cli-doctor-sync = A PostgreSQL megőrzi, amit visszaigazolt: { $settings } bekapcsolva.
cli-doctor-sync-look = A PostgreSQL elveszíthet visszaigazolt lépéseket, mert lazára van állítva: { $settings }. Állítsd vissza on értékre a postgresql.conf fájlban, és töltsd újra.
cli-doctor-standby = Tartalék: { $number }, és a lépések megvárják.
cli-doctor-standby-look = Tartalék: { $number }, de a lépések nem várják meg, így az utolsók elveszhetnek, amikor átveszi a helyet. Nevezd meg itt: synchronous_standby_names.
cli-doctor-standby-none-look = Tartalék: nincs. Ha ez a lemez meghal, minden elvész az utolsó mentés óta. A docs/hosting.md elmondja, hogyan lehet egy.
cli-doctor-clocks = Órák: a miénk és az adatbázisé { $seconds } s-mal tér el.
cli-doctor-clocks-look = Órák: a miénk és az adatbázisé { $seconds } s-mal tér el. Semmi sem romlik el, de a naplóik nem illenek össze. Tartsd pontosan mindkettőt a chronyval.
cli-doctor-proxy = Bejárat: a WebSocketek átjutnak, és a szerver ezt látja: { $address }.
cli-doctor-proxy-away-look = Bejárat: senki sem válaszol itt: { $url }. Jó a cím, fut a proxy, érvényes a tanúsítványa?
cli-doctor-proxy-status-look = Bejárat: { $url } válasza { $status }. 403: indítsd az --origin kapcsolóval és pontosan ezzel a címmel. 502: a proxy nem találja a Parlourt.
cli-doctor-proxy-socket-look = Bejárat: az oldalak átjutnak itt: { $url }, a WebSocketek nem. Engedd át a proxyn az Upgrade fejlécet; a docs/recipes fájljai ezt teszik.
cli-doctor-proxy-believes-look = Bejárat: elhisszük annak, aki X-Forwarded-For fejlécet küld, és így minden korlátot megkerül. Állítsa be a proxy ezt a fejlécet, vagy hagyd el a --behind-proxy kapcsolót.
cli-doctor-proxy-unread-look = Bejárat: egy proxy megmondja, ki jön, de a Parlour nem figyel rá, így minden játékos egyetlen korláton osztozik. Indítsd a --behind-proxy kapcsolóval.
cli-doctor-no-url = Nem néztem meg: a bejáratot kívülről. Add meg: parlour doctor --url https://games.example
