by-hand = Nuestros dados o cartas
by-hand-help = Tiráis y sacáis cartas en vuestra mesa e introducís lo que sale. Parlour puntúa, aconseja y lo recuerda todo. Los bots también juegan: alguien tira por ellos.
by-hand-right = Está bien
by-hand-undo = Deshacer
by-hand-for = Introducir por { $name }
by-hand-tap = Toca la carta
plain-status-by-hand = ¿Qué ha salido? Introdúcelo
