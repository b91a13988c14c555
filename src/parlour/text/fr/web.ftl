## Les mots de la page, hormis ceux des jeux.

title = Parlour
tagline = Jeux de famille autour d’une table
close = Fermer
back = Retour
save = Enregistrer
home = Accueil
menu = Menu
name = Nom
guest = Invité
your-name = Ton nom
how-to-play = Règles du jeu
rules-of = Comment jouer : { $game }
rules-ruling = Règle maison
rules-legend = signale notre propre lecture, là où la règle du jeu se tait ou se lit de plusieurs façons.
rules-none = Ce jeu n’a pas apporté de règles à lire.
yes = oui
no = non
try-again = Réessayer

settings = Réglages
language = Langue
theme = Aspect
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Soir
sound = Son
sound-on = Oui
sound-off = Non

## Accueil

home-start-title = À quoi jouons-nous ?
home-start = Ouvrir une table
home-start-help = Tu reçois un lien pour les autres. Des robots peuvent jouer aussi.
home-join-title = Rejoindre une table
home-code = Code
home-join = Rejoindre
home-good-title = Bon à savoir
home-good-1 = Ni compte ni application : qui a le lien peut s’asseoir.
home-good-2 = On peut jouer à plusieurs sur un appareil et se le passer.
home-good-3 = Chaque lancer et chaque carte peuvent être vérifiés après la partie.

## Avant la partie

table-code = Table { $code }
link-opening = En route vers la table
link-lost = La connexion est coupée. Nouvel essai en cours
gone-title = Pas de table ici
gone-home = Vers l’accueil
notice-lost = Ce n’est peut-être pas arrivé. Regarde, et recommence au besoin.
notice-no-server = Le serveur ne répond pas. Réessaie dans un instant.

sit-title = Prends place
sit-invited = { $name } t’invite à sa table
sit-down = M’asseoir
just-watch = Juste regarder
watch-title = Viens regarder

seats = À la table
seats-empty = Personne n’est encore assis ici.
seats-full = Toutes les places sont prises.
seat-yours = Sur cet appareil
seat-here = À table
seat-away = Ailleurs
seat-left = A quitté la partie
seat-bot = Robot : { $level }
seat-wins =
    { $wins ->
        [one] { NUMBER($wins, useGrouping: 0) } victoire
       *[other] { NUMBER($wins, useGrouping: 0) } victoires
    }
seat-rename = Renommer { $name }
seat-stand = { $name } : se lever
seat-remove = Retirer { $name }
host = Hôte
add-bot = Ajouter un robot
add-bot-title = Quel robot va jouer ?
add-player = Un joueur de plus ici
add-player-title = Un joueur de plus sur cet appareil
add-help = Les autres arrivent par le lien, sur leur propre appareil.
rename-title = Changer le nom

invite = Inviter
invite-help = Envoie le lien, ou fais scanner le code.
invite-link = Lien vers cette table
invite-qr = Code QR du lien vers cette table
copy = Copier
copied = Copié
share = Partager

options = Règles et options
options-host = Seul l’hôte de la table peut les changer.
upload-choose = Choisir un fichier
upload-use = Utiliser ce texte
upload-remove = S’en passer
upload-too-large = Ce fichier est trop grand pour cela.
option-games-number =
    { $number ->
        [one] { NUMBER($number, useGrouping: 0) } partie
       *[other] { NUMBER($number, useGrouping: 0) } parties
    }
option-patience = Temps de réflexion
option-patience-number =
    { $number ->
        [one] { NUMBER($number, useGrouping: 0) } seconde
       *[other] { NUMBER($number, useGrouping: 0) } secondes
    }
option-patience-open = Sans limite
option-pause-number =
    { $number ->
        [one] { NUMBER($number, useGrouping: 0) } seconde
       *[other] { NUMBER($number, useGrouping: 0) } secondes
    }
option-true = Oui
option-false = Non
option-open = Non fixé
options-usual = Comme d’habitude

start = Commencer la partie
start-again = Commencer la suivante
start-ready =
    { $count ->
        [one] Tout est prêt, à { NUMBER($count, useGrouping: 0) }.
       *[other] Tout est prêt, à { NUMBER($count, useGrouping: 0) }.
    }
start-sit = Assieds-toi d’abord, puis tu pourras commencer.
start-watching = Tu regardes.
start-host = { $name } lancera la partie.
start-too-few =
    { $missing ->
        [one] Il manque encore quelqu’un. Invite une personne ou ajoute un robot.
       *[other] Il manque encore { NUMBER($missing, useGrouping: 0) } personnes. Invite du monde ou ajoute des robots.
    }

## Pendant la partie

people = Joueurs
points =
    { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
person =
    { $state ->
        [away] { $name }, { $what }, ailleurs
        [due] { $name }, { $what }, à son tour
       *[here] { $name }, { $what }
    }
person-stood-in = Un robot joue à cette place.
stand-in-help = Un robot peut continuer pour { $name } jusqu’à son retour.
stand-in = Laisser jouer le robot : { $level }
stood-in = Un robot joue pour { $name }.
let-bot-play = Laisser jouer un robot
im-back = Me revoilà
they-are-back = { $name } est de retour

cover-title = À { $name } de jouer
cover-help = Passe l’appareil à { $name }. Les autres ne regardent pas.
cover-show = C’est moi, { $name }

log = Ce qui s’est passé
log-empty = Rien encore.
leave = Quitter la partie
leave-title = Quitter la partie ?
leave-help = Les autres continuent, et tu regardes jusqu’à la prochaine partie.
stay = Rester
to-lobby = Changer la table
screen-open = Montrer sur un écran partagé
screen-scan = Scanne le code ou ouvre l’adresse.
screen-join = Pour jouer :
screen-full = Plein écran

status-away = { $name } n’est pas là
won = { $name } gagne avec { NUMBER($points, useGrouping: 0) }
won-you = Tu gagnes avec { NUMBER($points, useGrouping: 0) }
won-shared = { $names } se partagent la victoire avec { NUMBER($points, useGrouping: 0) }
won-shared-you = Tu partages la victoire avec { $names } : { NUMBER($points, useGrouping: 0) } points
won-alone = { NUMBER($points, useGrouping: 0) } points

## Après la partie

result = Résultat
rematch = Rejouer
rematch-host = { $name } peut lancer la partie suivante.
save-log = Garder le journal

fair-title = Est-ce équitable ?
fair-1 = Avant tout tirage, le serveur choisit une graine secrète et montre son empreinte, ci-dessous. Dès lors, il ne peut plus en choisir une autre.
fair-2 = Puis l’appareil de chacun fixe ses propres chiffres au hasard et ne les montre qu’une fois tout le reste arrêté. Les dés, les cartes et les pions viennent des deux ensemble : personne ne peut les choisir.
fair-3 = Après la partie, le journal révèle la graine, les chiffres de chacun et tous les coups.
fair-4 = Avec le journal, chacun peut recalculer tout ce qui a été tiré : parlour verify FICHIER.
fair-promise = Empreinte de cette partie
fair-promise-next = Empreinte de la prochaine partie
fair-check = Garder le journal et le vérifier

## Le coach

coach = Coach
coach-on = Oui
coach-off = Non
coach-switch-off = Se passer du coach
coach-show = Montrer tous les choix
coach-thinking = Le coach réfléchit
coach-best = le meilleur choix
coach-verdict-best = Coach : on ne pouvait pas faire mieux.
coach-verdict-cost =
    { $cost ->
        [one] Coach : −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } point.
       *[other] Coach : −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } points.
    }
coach-last = Ta dernière décision. { $verdict }
coach-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-plus = +{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-minus = −{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-allow = Permettre le coach
coach-allow-help = Chacun peut se faire conseiller par le coach pendant la partie. Après la partie, l’analyse est toujours là.
coach-forbidden = sans coach

review = Analyse
review-whose = La partie de qui ?
review-game = Quelle partie ?
review-thinking = Le coach revoit la partie. La première fois, cela prend quelques secondes.
review-nothing = Il n’y a rien à revoir.
review-start = Attendu au départ
review-luck = Chance aux dés
review-skill = Points perdus
review-total = Total
review-expected = Total attendu
review-graph = Le total attendu, tour après tour
review-graph-label = Total attendu ({ $name }) : { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } au départ, au plus bas { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, au plus haut { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, { NUMBER($end, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } à la fin.
review-others = les autres
review-turn = Tour
review-dearest = Les décisions les plus chères
review-flawless = Pas une décision n’a coûté de points.
review-better = Mieux : { $decision }
review-table = Tous les tours en tableau

## Un jeu sans page à lui

plain-status-yours = À toi de jouer
plain-status-pass = { $name }, à toi de jouer
plain-status-theirs = On attend les autres
plain-table = La table
plain-people = Tout le monde
plain-plays = Ce que tu peux faire
plain-search = Chercher
plain-no-match = Rien ne correspond.
