# Ce qu’on se dit à table, en marge du jeu.

talk = Réagir
talk-as = De
talk-words = Avec tes mots
talk-send = Envoyer
talk-show = Montrer ce que disent les autres
talk-show-help = Sur cet appareil : dessins, phrases et mots.
talk-allow = Chacun peut écrire ses propres mots
talk-allow-help = Sinon, il n’y a que des dessins et des phrases toutes faites. Rien n’est conservé.
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre de nouveau { $name }
reacted = { $name } : { $what }

sign-bravo = Bravo
sign-laugh = Éclat de rire
sign-wow = Stupéfaction
sign-tears = Larmes
sign-heart = Un cœur
sign-luck = Bonne chance

sign-well-played = Bien joué
sign-so-close = Si près du but
sign-thank-you = Merci
sign-sorry = Pardon
sign-one-moment = Un instant
sign-your-turn = À toi de jouer
sign-one-more = Encore une partie ?
sign-good-night = Bonne nuit
