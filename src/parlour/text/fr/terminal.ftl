## Jouer dans un terminal

terminal-open = { $game }, table { $code }. Les autres vous rejoignent ici : { $url }
terminal-open-alone = { $game }, table { $code }.
terminal-yours = À toi. Tape un numéro ou quelques mots.
terminal-several =
    { $count ->
        [one] { $title }
       *[other] { $title } ({ NUMBER($count, useGrouping: 0) } façons)
    }
terminal-which = Lequel ?
terminal-no-such-number = Il n’y a pas de { NUMBER($number, useGrouping: 0) } dans la liste.
terminal-not-understood = « { $text } » n’est pas compris, ou pas possible maintenant. Tape un numéro, quelques mots d’une ligne ci-dessus, ou aide.
terminal-lobby = À la table : { $names }.
terminal-lobby-host = Tape commencer pour jouer, ou robot pour ajouter un robot.
terminal-lobby-guest = L’hôte va commencer.
terminal-again = Tape encore pour une autre partie, ou quitter.
terminal-over = L’hôte peut lancer une autre partie. Tape quitter pour partir.
terminal-lost = La connexion est perdue. Nouvel essai.
terminal-back = La connexion est revenue.
terminal-leave = Pour partir, tape quitter ou encore Ctrl+C. Tout est conservé.
terminal-kept = Tout est conservé. Pour revenir : parlour resume
terminal-coach-best = Le mieux : { $play }
terminal-coach-next = Puis : { $play } (coûte { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) })
terminal-coach-none = L’entraîneur n’a rien à comparer ici.
terminal-rules = Tape règles et un numéro pour lire un chapitre.
terminal-help =
    Tape le numéro d’une ligne, ou quelques-uns de ses mots.
    pourquoi : ce qui n’est pas possible.
    table : revoir la table. conseil : les meilleurs coups. règles : comment jouer.
    inviter : le lien et un code pour les téléphones. commencer, encore : jouer.
    robot : ajouter un robot. quitter : partir ; tout est conservé.
terminal-do-help = aide
terminal-do-table = table
terminal-do-coach = conseil
terminal-do-rules = règles
terminal-do-invite = inviter
terminal-do-start = commencer
terminal-do-again = encore
terminal-do-bot = robot
terminal-do-quit = quitter
terminal-no-visits = Il n’y a aucune table à retrouver. parlour play JEU en ouvre une.
terminal-visit = { NUMBER($number, useGrouping: 0) }. { $game }, table { $code }, sous le nom { $name }
terminal-which-visit = Plusieurs tables : parlour resume NUMÉRO
terminal-bad-address = { $address } n’est pas l’adresse d’une table. Elle ressemble à http://192.168.1.5:8000/t/K7QM2P
terminal-unreachable = Aucun Parlour ne répond à { $url }.
refused-other-version = Ce serveur parle une autre version de Parlour.
refused-lost-on-the-way = Ce n’est peut-être pas arrivé. Regarde, et réessaie au besoin.
terminal-do-words = mots
terminal-do-lesson = leçon
terminal-keys =
    Les flèches et Entrée choisissent dans la liste ; Échap revient.
    « ? » ce qui n’est pas possible, et pourquoi
    / taper quelques mots, par exemple : garder 5 5
    c le conseil, r les règles, l la leçon, i le lien et un code pour les téléphones
    s commencer, ou recommencer ; q partir : tout est conservé
terminal-small = La fenêtre est plus petite que 80 sur 24 : le jeu se raconte en toutes lettres.
terminal-no-textual = Le plein écran demande Textual (pip install 'parlour[terminal]') : le jeu se raconte en toutes lettres.
terminal-by-hand = Ici, vous lancez et tirez vous-mêmes. Tape ce qui est sorti, comme le journal l’écrit.
terminal-do-why = pourquoi
terminal-impossible = Pas possible maintenant :
terminal-why = { $play } : { $why } (Règles, chapitre { NUMBER($chapter, useGrouping: 0) })
