pig-name = Schweinchen
pig-tagline = Ein Würfel: wirf, solange du dich traust, aber eine 1 nimmt alles

pig-bot-timid = Zaghaft
pig-bot-timid-help = Hört fast sofort auf
pig-bot-steady = Besonnen
pig-bot-steady-help = Hört bei 20 auf

pig-option-goal = Ziel
pig-option-goal-help = Wer mit so vielen Punkten aufhört, gewinnt
pig-goal-number = { NUMBER($number, useGrouping: 0) } Punkte

## Was zu sehen und zu tun ist

pig-view-points = Punkte
pig-view-seat = Am Zug
pig-view-turn = In diesem Zug
pig-view-rolls = Würfe
pig-view-face = Würfel
pig-view-rolling = Der Würfel rollt
pig-view-left = Gegangen
pig-play-roll = Würfeln
pig-play-hold = Aufhören

## Was der Tisch hört

pig-news-die-fell = { $name } würfelt { $face }.
pig-news-die-fell-you = Du würfelst { $face }.
pig-news-turn-lost =
    { $points ->
        [0] Der Zug ist vorbei.
        [one] { $name } verliert den Punkt dieses Zugs.
       *[other] { $name } verliert die { NUMBER($points, useGrouping: 0) } Punkte dieses Zugs.
    }
pig-news-turn-lost-you =
    { $points ->
        [0] Dein Zug ist vorbei.
        [one] Du verlierst den Punkt dieses Zugs.
       *[other] Du verlierst die { NUMBER($points, useGrouping: 0) } Punkte dieses Zugs.
    }
pig-news-held = { $name } behält { NUMBER($points, useGrouping: 0) } und hat { NUMBER($total, useGrouping: 0) }.
pig-news-held-you = Du behältst { NUMBER($points, useGrouping: 0) } und hast { NUMBER($total, useGrouping: 0) }.
pig-news-won = { $name } gewinnt.
pig-news-won-you = Du gewinnst.
pig-news-went-away = { $name } ist gegangen; die Punkte sind verloren.
pig-news-went-away-you = Du bist gegangen; deine Punkte sind verloren.

## Was abgelehnt wird

refused-pig-die-in-the-air = Der Würfel rollt noch.
refused-pig-nothing-to-hold = Wirf zuerst: Es gibt noch nichts zu behalten.
refused-pig-not-that-die = Diesen Wurf hat niemand verlangt.

## Die Regeln

pig-rules-1-title = So geht es
pig-rules-1 =
    Bist du am Zug, würfelst du, so oft du willst. Was der Würfel zeigt, wird zusammengezählt. Reicht es dir, hörst du auf: Die Punkte sind sicher, und der Nächste würfelt. Eine 1 aber nimmt alle Punkte des Zugs, und der Zug ist vorbei.

    Wer zuerst mit dem Ziel aufhört, meist 100 Punkten, gewinnt.

## parlour pig chances

pig-cli-chances = Aufhören bei { NUMBER($at, useGrouping: 0) }: { $lost } der Züge gehen verloren, und ein Zug bringt im Mittel { $mean } Punkte.
