## Paper, in the page

print = Nyomtatás
print-of = { $game } papíron
print-box = Az egész doboz
print-paper = Papír
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Festék
print-ink-colour = Színes
print-ink-low = Takarékos
print-ink-black = Fekete
print-size = Méret
print-size-full = Teljes
print-size-small = Kicsi
print-backs = Hátlapok
print-backs-fold = Hajtás és ragasztás
print-backs-duplex = Kétoldalas
print-making = Készül a fájl
print-done = A fájl el van mentve. 100 %-os méretben nyomtasd, aztán mérd le a szélén a vonalzót.
print-help = Egy PDF-et kapsz. 100 %-os méretben nyomtasd.
keepsake = Emléklap
keepsake-bring-help = Emléklap is jó: ejtsd ide a QR-kódjainak fényképét, vagy illeszd be, amit a leolvasó kiad.
print-shift = A hátoldal eltolása milliméterben
print-shift-right = jobbra
print-shift-down = lefelé
print-names = Nevek a lapokon, vesszővel elválasztva
