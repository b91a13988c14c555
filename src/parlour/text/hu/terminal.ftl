## Játék a terminálban

terminal-open = { $game }, { $code } asztal. A többiek itt csatlakozhatnak: { $url }
terminal-open-alone = { $game }, { $code } asztal.
terminal-yours = Te jössz. Írj be egy számot vagy pár szót.
terminal-several =
    { $count ->
        [one] { $title }
       *[other] { $title } ({ NUMBER($count, useGrouping: 0) } lehetőség)
    }
terminal-which = Melyiket?
terminal-no-such-number = A listában nincs { NUMBER($number, useGrouping: 0) }.
terminal-not-understood = „{ $text }”: ez nem érthető, vagy most nem lehetséges. Írj be egy számot, pár szót egy fenti sorból, vagy azt, hogy súgó.
terminal-lobby = Az asztalnál: { $names }.
terminal-lobby-host = Írd be: indul, ha kezdődhet, vagy gép, ha gépi játékos is kell.
terminal-lobby-guest = A házigazda indítja a játékot.
terminal-again = Írd be: megint, ha új játszma jöjjön, vagy kilép.
terminal-over = A házigazda új játszmát indíthat. Írd be: kilép, ha mennél.
terminal-lost = A kapcsolat megszakadt. Újra próbálom.
terminal-back = A kapcsolat helyreállt.
terminal-leave = Ha kilépnél, írd be: kilép, vagy nyomj még egy Ctrl+C-t. Minden megmarad.
terminal-kept = Minden megmarad. Így jöhetsz vissza: parlour resume
terminal-coach-best = A legjobb: { $play }
terminal-coach-next = Utána: { $play } (ára { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) })
terminal-coach-none = Az edzőnek itt nincs mit összehasonlítania.
terminal-rules = Írd be: szabályok, utána egy fejezet számát.
terminal-help =
    Írd be egy sor számát, vagy pár szavát.
    miért: mit nem lehet most.
    asztal: az asztal újra. tanács: a legjobb lépések. szabályok: hogyan kell játszani.
    meghívó: a link és egy kód telefonokhoz. indul, megint: kezdődik.
    gép: gépi játékos. kilép: mehetsz, minden megmarad.
terminal-do-help = súgó
terminal-do-table = asztal
terminal-do-coach = tanács
terminal-do-rules = szabályok
terminal-do-invite = meghívó
terminal-do-start = indul
terminal-do-again = megint
terminal-do-bot = gép
terminal-do-quit = kilép
terminal-no-visits = Nincs asztal, ahová vissza lehetne térni. Új asztal: parlour play JÁTÉK
terminal-visit = { NUMBER($number, useGrouping: 0) }. { $game }, { $code } asztal, { $name } néven
terminal-which-visit = Több asztal van: parlour resume SZÁM
terminal-bad-address = { $address } nem egy asztal címe. Egy ilyen így néz ki: http://192.168.1.5:8000/t/K7QM2P
terminal-unreachable = Itt nem felel Parlour: { $url }
refused-other-version = Az a kiszolgáló a Parlour másik változatát beszéli.
refused-lost-on-the-way = Lehet, hogy ez nem érkezett meg. Nézd meg, és ha kell, próbáld újra.
terminal-do-words = szavak
terminal-do-lesson = lecke
terminal-keys =
    A nyilak és az Enter választanak a listából; az Escape visszalép.
    ? mit nem lehet most, és miért
    / pár szó beírása, például: marad 5 5
    c tanács, r szabályok, l lecke, i a link és egy kód telefonokhoz
    s indul, vagy újra indul; q kilépés: minden megmarad
terminal-small = Az ablak kisebb, mint 80-szor 24, ezért a játék szavakkal folyik.
terminal-no-textual = A teljes képernyőhöz Textual kell (pip install 'parlour[terminal]'), ezért a játék szavakkal folyik.
terminal-by-hand = Itt ti magatok dobtok és húztok. Írd be, ami jött, úgy, ahogy a napló írja.
terminal-do-why = miért
terminal-impossible = Most nem lehet:
terminal-why = { $play }: { $why } (Szabályok, { NUMBER($chapter, useGrouping: 0) }. fejezet)
