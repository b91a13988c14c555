## Nombres et noms

cli-decimal = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-seat = Place { NUMBER($number, useGrouping: 0) }

## parlour serve

cli-open = Parlour est ouvert : { $url }  Ctrl+C l’arrête.
cli-open-lan = Sur les autres appareils de ce réseau : { $url }  --here-only les tient à l’écart.
cli-open-also = Cet ordinateur a aussi d’autres adresses : { $urls }
cli-no-lan = Cet ordinateur n’a pas d’adresse dans un réseau ; on ne peut jouer que sur cet ordinateur.
cli-closed = Parlour est fermé. Toutes les parties sont enregistrées.
cli-trouble-port-in-use = { $about } est déjà pris. Choisis un autre port : parlour serve --port { $next }
cli-trouble-port-forbidden = Le système interdit { $about }. Choisis un autre port : parlour serve --port { $next }
cli-trouble-no-such-address = Cet ordinateur n’a pas l’adresse { $about }.
cli-trouble-data-unwritable = Impossible d’écrire dans le dossier { $about }. Donnes-en un autre : parlour serve --data DOSSIER
cli-trouble-store-locked = Un autre Parlour utilise { $about }. Arrête-le, ou donne un autre dossier : parlour serve --data DOSSIER
cli-trouble-store-damaged = { $about } est abîmé. Mets ce fichier de côté, reprends une sauvegarde (parlour restore FICHIER), ou donne un autre dossier : parlour serve --data DOSSIER

## parlour games

cli-seats = De { NUMBER($fewest, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } personnes
cli-bots = Adversaires automatiques : { $bots }
cli-options = Options, telles qu’elles sont au départ (--option NOM=VALEUR) :
cli-option-open = { $allowed }, ou null
cli-option-between = de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
cli-option-least = { NUMBER($least, useGrouping: 0) } ou plus
cli-option-number = un nombre entier
cli-option-text = un texte, ou @FICHIER
cli-option-thing = du JSON, ou @FICHIER

## parlour replay et parlour verify

cli-replaying = { $game } : { $names }
cli-unfinished = Le journal s’arrête ici ; la partie n’était pas finie.
cli-winner = { $name } gagne avec { NUMBER($points, useGrouping: 0) } points.
cli-winners = { $names } partagent la victoire avec { NUMBER($points, useGrouping: 0) } points.
cli-alone = { $name } finit avec { NUMBER($points, useGrouping: 0) } points.
cli-verified =
    { $draws ->
        [one] Le seul tirage ({ NUMBER($draws, useGrouping: 0) }) découle de la graine révélée dans ce journal et de sa première ligne : jeu, règles, options, noms et contributions.
       *[other] Les { NUMBER($draws, useGrouping: 0) } tirages découlent tous de la graine révélée dans ce journal et de sa première ligne : jeu, règles, options, noms et contributions.
    }
cli-verified-loosely =
    { $draws ->
        [one] Le seul tirage ({ NUMBER($draws, useGrouping: 0) }) découle de la graine révélée dans ce journal et de ses contributions. Dans un journal aussi ancien, rien ne garantit les noms et les options.
       *[other] Les { NUMBER($draws, useGrouping: 0) } tirages découlent tous de la graine révélée dans ce journal et de ses contributions. Dans un journal aussi ancien, rien ne garantit les noms et les options.
    }
cli-verified-players =
    { $moves ->
        [one] Le seul coup ({ NUMBER($moves, useGrouping: 0) }) respecte la règle. Les joueurs ont tiré eux-mêmes : rien n’est prouvé sur le hasard. Le score découle de ce qui a été saisi.
       *[other] Les { NUMBER($moves, useGrouping: 0) } coups respectent la règle. Les joueurs ont tiré eux-mêmes : rien n’est prouvé sur le hasard. Le score découle de ce qui a été saisi.
    }
cli-verified-no-promise = À lui seul, cela ne montre pas que la partie a eu lieu : qui tient le serveur peut inventer un tel journal à tout moment. Compare l’empreinte affichée avant la partie : --promise HEX
cli-verified-promised = L’empreinte est celle que tu as gardée : le serveur avait fixé sa graine avant la partie.
cli-verified-no-mine = Un serveur capable de prévoir toutes les contributions aurait encore pu choisir une graine à son goût. Cherche la tienne : --mine TEXT
cli-verified-mine = Ta contribution y figure.
cli-verified-unchosen = Personne ne connaissait ta contribution quand tout le reste a été fixé. Personne n’a donc pu choisir les tirages.
cli-verified-unpledged = Dans un journal aussi ancien, les contributions n’étaient pas promises d’avance : le serveur, avec quelqu’un qui a contribué après toi, aurait pu choisir les tirages.
cli-verified-withheld =
    { $seats ->
        [one] Une contribution promise ({ NUMBER($seats, useGrouping: 0) }) n’a jamais été révélée. De connivence, le serveur et cette personne pouvaient choisir entre { NUMBER($games, useGrouping: 0) } parties.
       *[other] { NUMBER($seats, useGrouping: 0) } contributions promises n’ont jamais été révélées. De connivence, le serveur et ces personnes pouvaient choisir entre { NUMBER($games, useGrouping: 0) } parties.
    }
cli-verified-not = Ce qui n’est pas prouvé : que personne n’a su d’avance ce qui allait sortir, que les joueurs ne se sont pas entendus, que les coups et les heures sont exacts. Pour les coups, comparez entre vous l’empreinte du journal : { $digest }

## parlour simulate

cli-simulated =
    { $games ->
        [one] { $game } : { NUMBER($games, useGrouping: 0) } partie, graine { $seed }
       *[other] { $game } : { NUMBER($games, useGrouping: 0) } parties, graine { $seed }
    }
cli-speed = { $rate } parties par seconde
cli-column-bot = Adversaire
cli-column-mean = Moyenne
cli-column-wins = Victoires
cli-column-least = Minimum
cli-column-median = Médiane
cli-column-most = Maximum

## Ce qui n’a pas marché

cli-no-such-file = Le fichier { $path } n’existe pas.
cli-not-text = { $path } n’est pas un fichier de texte.
cli-is-a-folder = { $path } est un dossier, pas un journal.
cli-not-allowed = La lecture de { $path } n’est pas permise.
cli-system = Le système dit : { $reason } ({ $path })
cli-no-such-game = Parlour ne connaît pas de jeu nommé { $game }. Il connaît : { $games }.
cli-no-such-bot = { $game } n’a pas d’adversaire nommé { $bot }. Il y a : { $bots }.
cli-wrong-seats = Avec ces options, { $game } se joue de { NUMBER($fewest, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } personnes ; ici il y en a { NUMBER($seats, useGrouping: 0) }.
cli-option-form = { $text } : écris une option sous la forme nom=valeur, par exemple preset=yatzy.
cli-no-such-option = { $game } n’a pas d’option nommée { $option }. Il y a : { $options }.
cli-bad-option = { $option }={ $value } : cette option n’accepte pas cette valeur. Elle accepte : { $allowed }.
cli-bad-origin = { $origin } n’est pas l’adresse d’un site. Écris-la ainsi : https://games.example
cli-here-only = --here-only et { $name } se contredisent. N’en garde qu’un.
cli-usage-no-such-option = L’option { $name } n’existe pas ici.
cli-usage-no-such-command = La commande { $name } n’existe pas. Il y a : { $names }.
cli-usage-no-such-verb = { $game } n’a pas de commande { $name }. Il y a : { $names }.
cli-usage-no-commands = La commande { $name } n’existe pas : { $game } n’a pas de commandes à lui.
cli-usage-missing = Il manque { $name }.
cli-usage-bad-value = { $name } n’accepte pas cette valeur. Valeurs possibles : { $expects }
cli-usage-option = { $name } ne s’écrit pas ainsi.
cli-usage = La commande ne s’écrit pas ainsi.
cli-usage-hint = Aide : { $command } --help
cli-stopped = Arrêté.
cli-bug = Quelque chose a mal tourné dans Parlour ({ $error }). Avec PARLOUR_DEBUG=1, il montre où.

## Ce qui peut empêcher une réponse exacte

exact-no-numba = Il faut numba, qui n’est pas installé : pip install "parlour[fast]", ou prends --path numpy.
exact-cache-damaged = Le fichier { $path } est abîmé ; il est refait.
exact-cache-unwritable = On ne peut pas écrire dans le dossier { $path } ; la solution n’est pas gardée pour la prochaine fois.
