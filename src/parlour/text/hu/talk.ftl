# Amit az asztalnál a játék mellett mondanak egymásnak.

talk = Reagálás
talk-as = Tőle
talk-words = Saját szavakkal
talk-send = Küldés
talk-show = Mutassa, mit mondanak a többiek
talk-show-help = Ezen az eszközön: rajzok, mondatok és saját szavak.
talk-allow = Bárki írhat saját szavakat
talk-allow-help = Különben csak rajzok és kész mondatok vannak. Semmit sem őrzünk meg belőle.
talk-mute = { $name } némítása
talk-unmute = { $name } hallgatása újra
reacted = { $name }: { $what }

sign-bravo = Bravó
sign-laugh = Nevetés
sign-wow = Ámulat
sign-tears = Könnyek
sign-heart = Szív
sign-luck = Sok szerencsét

sign-well-played = Szépen játszottál
sign-so-close = Majdnem sikerült
sign-thank-you = Köszönöm
sign-sorry = Bocsánat
sign-one-moment = Egy pillanat
sign-your-turn = Te jössz
sign-one-more = Még egy kör?
sign-good-night = Jó éjszakát
