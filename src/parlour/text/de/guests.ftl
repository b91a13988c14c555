## Guests of a running game, and who is host

hand-over = { $name } die Leitung übergeben
late-title = Hier wird schon gespielt
late-help = Übernimm einen dieser Plätze und spiel von dort weiter, oder schau bis zum nächsten Spiel zu.
late-take = Platz von { $name } übernehmen
left-watching = Du hast das Spiel verlassen und schaust jetzt zu.
