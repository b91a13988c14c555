## Paper, in the page

print = Imprimir
print-of = { $game } en papel
print-box = La caja entera
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-ink = Tinta
print-ink-colour = Color
print-ink-low = Poca
print-ink-black = Negro
print-size = Tamaño
print-size-full = Normal
print-size-small = Pequeño
print-backs = Dorsos
print-backs-fold = Doblar y pegar
print-backs-duplex = A dos caras
print-making = El archivo se está haciendo
print-done = El archivo está guardado. Imprímelo al 100 % y mide después la regla del borde.
print-help = Recibirás un PDF. Imprímelo al 100 %.
keepsake = Recuerdo
keepsake-bring-help = También sirve un recuerdo: suelta aquí una foto de sus códigos QR, o pega lo que lea un escáner.
print-shift = Desplazamiento del reverso, en milímetros
print-shift-right = a la derecha
print-shift-down = abajo
print-names = Nombres en las hojas, separados por comas
