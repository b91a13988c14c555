by-hand = Eigene Würfel oder Karten
by-hand-help = Ihr würfelt und zieht am eigenen Tisch und gebt ein, was kommt. Parlour zählt, berät und merkt sich alles. Bots spielen mit: Jemand würfelt für sie.
by-hand-right = Stimmt so
by-hand-undo = Zurück
by-hand-for = Für { $name } eingeben
by-hand-tap = Tippe die Karte an
plain-status-by-hand = Was ist gefallen? Gib es ein
