# Las palabras de las páginas que enseñan.

learn = Aprender en dos minutos
learn-done = aprendido
learn-title = Aprender { $game }
learn-words = La lección
learn-step = Paso { NUMBER($step, useGrouping: 0) } de { NUMBER($steps, useGrouping: 0) }
learn-skip = Saltar
learn-next = Siguiente
learn-show = Enséñame
learn-play = Jugar de verdad
learn-more = La segunda lección
learn-you = Tú
learn-watch = Mira a los demás.
learn-not-this = También vale, pero no en esta lección. Sigue la luz.
learn-not-yet = Todavía no. Es lo que brilla.
learn-none = Esa lección no existe o ningún servidor responde.

puzzles = Problemas
puzzle = Problema { NUMBER($number, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }: encuentra la mejor jugada.
puzzle-solved = No hay nada mejor.
puzzle-cost = Con eso pierdes { NUMBER($cost, useGrouping: 0, maximumFractionDigits: 2) }. Hay algo mejor.
puzzle-best = Lo mejor: { $play }
puzzles-none = No hay problemas de { $game }: ningún entrenador pesa sus jugadas.
