# Une place sur un deuxième appareil.

device = Aussi sur un autre appareil
device-help = Scanne ce code avec l’autre appareil, ou ouvres-y le lien. Tu joueras { $name } sur les deux.
device-lasts = Le code sert une fois, pendant deux minutes.
device-here = Seul cet ordinateur peut ouvrir le lien.
device-link = Lien pour l’autre appareil
device-qr = Code QR pour l’autre appareil
device-added = { $name } joue maintenant sur un deuxième appareil.
device-over = Le code est trop vieux maintenant.
device-again = Un nouveau code
device-welcome = Tu joues { $name } sur cet appareil aussi.
