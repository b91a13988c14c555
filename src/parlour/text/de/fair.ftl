## Das Siegel: was die Seite selbst geprüft hat

fair-checking = Das Protokoll wird auf diesem Gerät geprüft …
fair-unread = Das Protokoll lässt sich hier nicht lesen. Sichere es und prüfe es mit dem Befehl unten.
fair-proved = Auf diesem Gerät geprüft: Niemand konnte sich aussuchen, was fällt.
fair-proved-some = Auf diesem Gerät geprüft, soweit es kann: Es hat zum Zufall dieses Spiels nichts beigetragen.
fair-broken = Hier passt etwas nicht. Sichere das Protokoll und zeig es den anderen am Tisch.
fair-players = Gewürfelt und gezogen habt ihr selbst. Über den Zufall ist nichts bewiesen; der Spielstand folgt aus dem, was ihr eingegeben habt.
fair-by-hand = Ihr würfelt und zieht selbst und gebt ein, was kommt. Über den Zufall ist damit nichts bewiesen: Das macht ihr mit euren Würfeln oder Karten aus. Bewiesen ist der Spielstand: Das Protokoll bewahrt jeden Wurf und jede Karte, die ihr eingebt, und nimmt nichts an, was nicht gefallen sein kann.
fair-mark-promise = Es ist der Fingerabdruck, den dieses Gerät vor dem Spiel gesehen hat.
fair-mark-seed = Die offengelegte Zahl hat diesen Fingerabdruck.
fair-mark-draft = Spiel, Optionen, Namen und Zusagen sind die, die am Anfang zu sehen waren.
fair-mark-mine = Die Ziffern dieses Geräts sind dabei.
fair-mark-pledges = Alle Ziffern sind die, die vorher festgelegt waren.
fair-mark-seal = Das Protokoll passt zu seinem Siegel und ist so lang wie das Spiel.
fair-mark-not = Das stimmt nicht.
fair-withheld =
    { $seats ->
        [one] Die Ziffern eines Mitspielers waren festgelegt, wurden aber nie gezeigt. Gemeinsam mit dem Server konnte er zwischen 2 Spielen wählen.
       *[other] Die Ziffern von { NUMBER($seats, useGrouping: 0) } Mitspielern waren festgelegt, wurden aber nie gezeigt. Gemeinsam mit dem Server konnten sie zwischen { NUMBER($games, useGrouping: 0) } Spielen wählen.
    }
fair-repeated =
    { $times ->
        [one] Der Start wurde einmal abgebrochen, nachdem dieses Gerät seine Ziffern gezeigt hatte: Damit hatte der Server ein Spiel mehr zur Wahl.
       *[other] Der Start wurde { NUMBER($times, useGrouping: 0) }-mal abgebrochen, nachdem dieses Gerät seine Ziffern gezeigt hatte: Damit hatte der Server { NUMBER($times, useGrouping: 0) } Spiele mehr zur Wahl.
    }
fair-who = Wer noch hätte mogeln können: Wer den Server betreibt, kennt die geheime Zahl und hätte jemandem verraten können, was kommt; und Spieler können sich absprechen. Diese Seite kennt keine Regeln und wirft darum nicht jeden Würfel noch einmal: Das tut der Befehl unten.
fair-by-browser = Gerechnet mit der Kryptografie deines Browsers.
fair-by-own = Gerechnet mit dem SHA-256 von Parlour, weil Browser unter einer http-Adresse keines anbieten.
