## Paper, in the page

print = Drucken
print-of = { $game } auf Papier
print-box = Alles
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Tinte
print-ink-colour = Farbig
print-ink-low = Sparsam
print-ink-black = Schwarz
print-size = Größe
print-size-full = Voll
print-size-small = Klein
print-backs = Rückseiten
print-backs-fold = Falten und kleben
print-backs-duplex = Beidseitig
print-making = Die Datei wird gemacht
print-done = Die Datei ist gespeichert. Druck sie mit 100 % und miss dann das Lineal am Rand nach.
print-help = Du bekommst ein PDF. Druck es mit 100 %.
keepsake = Andenken
keepsake-bring-help = Auch ein Andenken geht: Zieh ein Foto seiner QR-Codes hierher, oder füge ein, was ein Scanner davon liest.
print-shift = Versatz der Rückseite in Millimetern
print-shift-right = nach rechts
print-shift-down = nach unten
print-names = Namen auf den Blättern, durch Kommas getrennt
