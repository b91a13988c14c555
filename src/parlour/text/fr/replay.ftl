## Une partie revue.

replay = Revoir la partie
replay-of = Revoir la partie : { $game }
replay-reading = Lecture de la partie
replay-none = Cette partie n’existe pas
replay-controls = Le film
replay-eyes = Par les yeux de qui
replay-eyes-of = Vu par { $name }
replay-everyone = En spectateur
replay-player = Place { NUMBER($number, useGrouping: 0) }
replay-start = Avant le premier des { NUMBER($moves, useGrouping: 0) } coups
replay-move = { NUMBER($move, useGrouping: 0) } sur { NUMBER($moves, useGrouping: 0) }
replay-slider = Coup
replay-play = Lire
replay-pause = Pause
replay-step = Un pas en avant
replay-step-back = Un pas en arrière
replay-turn = Un tour en avant
replay-turn-back = Un tour en arrière
replay-speed = Vitesse : { $speed } fois. Changer
replay-again = Revoir depuis le début
replay-watching = Cette partie est finie : ici, on ne peut que regarder.

replay-moments = Temps forts
replay-moments-none = Rien ne sort du lot dans cette partie.
replay-mistakes-whose = Regarde par les yeux de quelqu’un, et le coach montre où des points ont été perdus.
replay-mistakes-few = Rien d’autre n’a été perdu.
replay-mistakes-none = Aucun coach ne pèse les coups de { $game } : il n’y a pas de décisions les plus chères.
replay-mistake = { $name } décide
replay-decide = Rejouer les plus chères
replay-again-none = Dans aucune de ces décisions, un coup ne se détache comme le meilleur.
replay-verdict = À { $name }. { $verdict }

replay-share = Partager ce coup
replay-share-help = Qui ouvre ce lien voit la partie à ce coup précis.
replay-bring-title = Revoir une partie enregistrée
replay-bring = Dépose ici le journal d’une partie, ou choisis-en un.
replay-bring-help = Le journal est ce que donne « Enregistrer le journal » après une partie : un fichier qui finit par .jsonl. Il est envoyé à ce serveur, vérifié, et n’y reste pas.

replay-seal = Le sceau
replay-seal-broken = Le sceau ne tient pas
replay-seal-good = Vérifié : chaque carte et chaque lancer découle du nombre secret scellé dans ce journal.
replay-seal-witness = Vérifié : chaque carte et chaque lancer était décidé avant la partie, et personne ne pouvait rien choisir ni changer.
replay-seal-players = Vérifié : tous les coups respectent la règle. Les joueurs ont tiré eux-mêmes.
replay-seal-1 = Avant la partie, la maison a pensé à un long nombre secret. Elle ne l’a dit à personne, mais elle a montré son empreinte à tout le monde. Une empreinte ne va qu’à un seul nombre : à partir de là, la maison ne pouvait plus en changer.
replay-seal-2 = Ensuite, chaque appareil a ajouté quelques chiffres à lui. La maison non plus ne pouvait donc pas savoir ce qui sortirait.
replay-seal-3 = Chaque carte et chaque lancer se calcule à partir de ces nombres, selon une recette fixe. Il n’y a rien à choisir.
replay-seal-4 =
    { $draws ->
        [one] Après la partie, le nombre secret a été dévoilé. Nous avons refait le seul calcul : il donne bien ce qui a été joué.
       *[other] Après la partie, le nombre secret a été dévoilé. Nous avons refait les { NUMBER($draws, useGrouping: 0) } calculs : chacun donne bien ce qui a été joué.
    }
replay-seal-alone = Une chose que le journal seul ne peut pas montrer : qu’il date d’avant la partie et non d’après. Pour cela, compare l’empreinte avec celle que tu as vue avant la partie. Un appareil qui était à la table le fait tout seul, sur cette page.
replay-seal-there = Cet appareil était à la table. Il a gardé l’empreinte d’avant la partie et connaît ses propres chiffres : les deux sont dans ce journal. Personne ne pouvait donc choisir ce qui sortirait, même pas la maison.
replay-seal-drawn = Les joueurs ont tiré de vraies cartes ou lancé de vrais dés, et saisi le résultat. Cela ne se recalcule pas ; mais chaque coup respecte la règle, et aucun ne manque.
replay-seal-yourself = Vérifie toi-même
replay-seal-how = Tu n’es pas obligé de nous croire. Enregistre le journal et vérifie-le avec Parlour sur ton propre ordinateur ; il dit aussi ce qui n’est pas prouvé.
