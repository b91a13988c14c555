## Paper, in the page

print = Imprimer
print-of = { $game } sur papier
print-box = Toute la boîte
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Encre
print-ink-colour = Couleur
print-ink-low = Économe
print-ink-black = Noir
print-size = Taille
print-size-full = Normale
print-size-small = Petite
print-backs = Dos
print-backs-fold = Plier et coller
print-backs-duplex = Recto verso
print-making = Le fichier se prépare
print-done = Le fichier est enregistré. Imprime-le à 100 %, puis mesure la règle au bord.
print-help = Tu reçois un PDF. Imprime-le à 100 %.
keepsake = Souvenir
keepsake-bring-help = Un souvenir convient aussi : dépose ici une photo de ses codes QR, ou colle ce qu’un scanner y lit.
print-shift = Décalage du verso, en millimètres
print-shift-right = vers la droite
print-shift-down = vers le bas
print-names = Noms sur les feuilles, séparés par des virgules
