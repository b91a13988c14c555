## Paper, in the page

print = Print
print-of = { $game } on paper
print-box = Whole box
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-colour = Colour
print-ink-low = Little
print-ink-black = Black
print-size = Size
print-size-full = Full
print-size-small = Small
print-backs = Backs
print-backs-fold = Fold and glue
print-backs-duplex = Both sides
print-making = The file is being made
print-done = The file is saved. Print it at 100 %, then measure the ruler at its edge.
print-help = You get a PDF. Print it at 100 %.
keepsake = Keepsake
keepsake-bring-help = A keepsake works too: drop a photo of its QR codes here, or paste what a scanner reads off them.
print-shift = Shift of the other side, in millimetres
print-shift-right = to the right
print-shift-down = down
print-names = Names on the sheets, with commas between
