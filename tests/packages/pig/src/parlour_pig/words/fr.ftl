pig-name = Cochon
pig-tagline = Un dé : lance tant que tu l’oses, mais un 1 emporte tout

pig-bot-timid = Timide
pig-bot-timid-help = S’arrête presque aussitôt
pig-bot-steady = Posé
pig-bot-steady-help = S’arrête à 20

pig-option-goal = But
pig-option-goal-help = Qui s’arrête avec autant de points gagne
pig-goal-number = { NUMBER($number, useGrouping: 0) } points

## Ce qu’on voit et ce qu’on fait

pig-view-points = Points
pig-view-seat = Au tour de
pig-view-turn = Ce tour
pig-view-rolls = Lancers
pig-view-face = Dé
pig-view-rolling = Le dé roule
pig-view-left = Partis
pig-play-roll = Lancer
pig-play-hold = S’arrêter

## Ce que la table entend

pig-news-die-fell = { $name } fait { $face }.
pig-news-die-fell-you = Tu fais { $face }.
pig-news-turn-lost =
    { $points ->
        [0] Le tour est fini.
        [one] { $name } perd le point de ce tour.
       *[other] { $name } perd les { NUMBER($points, useGrouping: 0) } points de ce tour.
    }
pig-news-turn-lost-you =
    { $points ->
        [0] Ton tour est fini.
        [one] Tu perds le point de ce tour.
       *[other] Tu perds les { NUMBER($points, useGrouping: 0) } points de ce tour.
    }
pig-news-held = { $name } garde { NUMBER($points, useGrouping: 0) } et en a { NUMBER($total, useGrouping: 0) }.
pig-news-held-you = Tu gardes { NUMBER($points, useGrouping: 0) } et en as { NUMBER($total, useGrouping: 0) }.
pig-news-won = { $name } gagne.
pig-news-won-you = Tu gagnes.
pig-news-went-away = { $name } est parti ; ses points sont perdus.
pig-news-went-away-you = Tu es parti ; tes points sont perdus.

## Ce qui est refusé

refused-pig-die-in-the-air = Le dé roule encore.
refused-pig-nothing-to-hold = Lance d’abord : il n’y a encore rien à garder.
refused-pig-not-that-die = Personne n’a demandé ce lancer.

## Les règles

pig-rules-1-title = Comment on joue
pig-rules-1 =
    À ton tour, lance le dé aussi souvent que tu veux. Ce qu’il montre s’additionne. Quand cela te suffit, arrête-toi : les points sont acquis et c’est au suivant. Mais un 1 emporte tous les points du tour, et le tour avec eux.

    Le premier qui s’arrête avec le but, d’ordinaire 100 points, gagne.

## parlour pig chances

pig-cli-chances = S’arrêter à { NUMBER($at, useGrouping: 0) } : { $lost } des tours sont perdus, et un tour rapporte { $mean } points en moyenne.
