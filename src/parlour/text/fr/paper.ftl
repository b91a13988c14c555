## parlour print, and the edges of its pages

paper-caption = { $title } · page { NUMBER($page, useGrouping: 0) } sur { NUMBER($pages, useGrouping: 0) } · Imprimer à 100 % : cette règle mesure 50 mm
paper-wrote =
    { $pages ->
        [one] { $path } est écrit : { NUMBER($pages, useGrouping: 0) } page en { $paper }. À imprimer à 100 %.
       *[other] { $path } est écrit : { NUMBER($pages, useGrouping: 0) } pages en { $paper }. À imprimer à 100 %.
    }
paper-how-fold = Plie sur le trait interrompu, colle, presse, puis coupe le long des repères.
paper-how-duplex = Imprime recto verso, en retournant sur le petit côté. Si les dos sont décalés, parlour print test-page montre de combien : --shift-back X,Y.
paper-test-page = Page d’essai
paper-test-front = Imprime cette page recto verso, en retournant sur le petit côté, et regarde-la à contre-jour. Lis sur les échelles de combien de millimètres la croix pointillée de l’autre côté est décalée vers la droite et vers le bas ; imprime ensuite avec --shift-back X,Y, les deux nombres changés de signe.
paper-test-back = Autre côté
paper-choices = Au choix (--option NOM=VALEUR) : { $choices }
paper-keepsake = Souvenir
paper-keepsake-moment = Le moment de la partie
paper-keepsake-graph = L’évolution des points
paper-keepsake-codes = Ces codes contiennent toute la partie, scellée : chaque coup, et la graine dont découle chaque tirage. Dépose leur photo sur la page de reprise de n’importe quel Parlour, ou donne à parlour verify ce que lit un scanner.
paper-unwritable = { $path } ne peut pas être écrit : { $reason }.

paper-is-terminal = Un PDF n’est pas fait pour l’écran : indique un fichier avec -o FICHIER.
