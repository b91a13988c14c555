pig-name = Malac
pig-tagline = Egy kocka: dobj, amíg mersz, de az 1-es mindent elvisz

pig-bot-timid = Félénk
pig-bot-timid-help = Szinte rögtön megáll
pig-bot-steady = Megfontolt
pig-bot-steady-help = 20 pontnál áll meg

pig-option-goal = Cél
pig-option-goal-help = Aki ennyi ponttal megáll, az nyer
pig-goal-number = { NUMBER($number, useGrouping: 0) } pont

## Ami látszik, és amit tenni lehet

pig-view-points = Pont
pig-view-seat = Soron van
pig-view-turn = Ebben a körben
pig-view-rolls = Dobások
pig-view-face = Kocka
pig-view-rolling = Gurul a kocka
pig-view-left = Elment
pig-play-roll = Dobok
pig-play-hold = Megállok

## Amit az asztal hall

pig-news-die-fell = { $name } dobása: { $face }.
pig-news-die-fell-you = A dobásod: { $face }.
pig-news-turn-lost =
    { $points ->
        [0] Ennek a körnek vége.
       *[other] { $name } elveszti a kör { NUMBER($points, useGrouping: 0) } pontját.
    }
pig-news-turn-lost-you =
    { $points ->
        [0] A körödnek vége.
       *[other] Elveszted a kör { NUMBER($points, useGrouping: 0) } pontját.
    }
pig-news-held = { $name } megáll: { NUMBER($points, useGrouping: 0) } pont, összesen { NUMBER($total, useGrouping: 0) }.
pig-news-held-you = Megállsz: { NUMBER($points, useGrouping: 0) } pont, összesen { NUMBER($total, useGrouping: 0) }.
pig-news-won = { $name } nyert.
pig-news-won-you = Nyertél.
pig-news-went-away = { $name } elment; a pontjai elvesztek.
pig-news-went-away-you = Elmentél; a pontjaid elvesztek.

## Amit nem lehet

refused-pig-die-in-the-air = Még gurul a kocka.
refused-pig-nothing-to-hold = Előbb dobj: még nincs mit megtartani.
refused-pig-not-that-die = Ezt a dobást senki sem kérte.

## A szabályok

pig-rules-1-title = Így megy
pig-rules-1 =
    Ha te jössz, annyiszor dobsz a kockával, ahányszor akarsz. A dobások összeadódnak. Ha elég volt, állj meg: a pontok megmaradnak, és a következő játékos dob. De az 1-es elviszi a kör összes pontját, és a körnek is vége.

    Aki először áll meg a céllal, rendszerint 100 ponttal, az nyer.

## parlour pig chances

pig-cli-chances = { NUMBER($at, useGrouping: 0) } pontnál megállva a körök { $lost } része vész el, és egy kör átlagosan { $mean } pontot hoz.
