# Les mots des pages qui apprennent à jouer.

learn = Apprendre en deux minutes
learn-done = appris
learn-title = Apprendre { $game }
learn-words = La leçon
learn-step = Étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($steps, useGrouping: 0) }
learn-skip = Passer
learn-next = Suivant
learn-show = Montre-moi
learn-play = Jouer pour de vrai
learn-more = La deuxième leçon
learn-you = Toi
learn-watch = Regarde jouer les autres.
learn-not-this = C’est permis aussi, mais pas dans cette leçon. Suis la lumière.
learn-not-yet = Pas tout à fait. C’est ce qui brille.
learn-none = Cette leçon n’existe pas, ou aucun serveur ne répond.

puzzles = Problèmes
puzzle = Problème { NUMBER($number, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) } : trouve le meilleur coup.
puzzle-solved = Il n’y a pas mieux.
puzzle-cost = Tu y perds { NUMBER($cost, useGrouping: 0, maximumFractionDigits: 2) }. Il y a mieux.
puzzle-best = Le mieux : { $play }
puzzles-none = Il n’y a pas de problèmes pour { $game } : aucun coach ne pèse ses coups.
