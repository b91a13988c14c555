# Egy hely egy második eszközön.

device = Másik eszközön is
device-help = Olvasd be ezt a másik eszközzel, vagy nyisd meg ott a linket. Utána mindkettőn { $name } nevében játszol.
device-lasts = A kód egyszer használható, két percig.
device-here = A linket csak ez a számítógép tudja megnyitni.
device-link = Link a másik eszköznek
device-qr = QR-kód a másik eszköznek
device-added = { $name } most már egy második eszközön is játszik.
device-over = A kód lejárt.
device-again = Új kód
device-welcome = Ezen az eszközön is { $name } nevében játszol.
