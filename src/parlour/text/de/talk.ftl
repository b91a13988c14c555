# Was man sich am Tisch neben dem Spiel sagt.

talk = Reagieren
talk-as = Von
talk-words = In eigenen Worten
talk-send = Senden
talk-show = Zeigen, was andere sagen
talk-show-help = Auf diesem Gerät: Bilder, Sätze und eigene Worte.
talk-allow = Eigene Worte sind erlaubt
talk-allow-help = Sonst gibt es nur Bilder und fertige Sätze. Nichts davon wird gespeichert.
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
reacted = { $name }: { $what }

sign-bravo = Bravo
sign-laugh = Gelächter
sign-wow = Staunen
sign-tears = Tränen
sign-heart = Ein Herz
sign-luck = Viel Glück

sign-well-played = Gut gespielt
sign-so-close = So knapp
sign-thank-you = Danke
sign-sorry = Tut mir leid
sign-one-moment = Einen Moment, bitte
sign-your-turn = Du bist dran
sign-one-more = Noch eine Runde?
sign-good-night = Gute Nacht
