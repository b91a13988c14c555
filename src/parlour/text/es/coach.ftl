## Lo que salió mal

coach-bad-sheet = { $part } no es una casilla con sus puntos. Escribe una hoja así: ones=3,sixes=18
coach-no-such-box = Esta hoja no tiene la casilla { $box }. Tiene: { $boxes }
coach-box-twice = La casilla { $box } aparece dos veces.
coach-bad-points = Ninguna tirada vale { NUMBER($points, useGrouping: 0) } puntos en la casilla { $box }.
coach-bad-extra = Ninguna partida lleva a esta hoja con { NUMBER($extra, useGrouping: 0) } puntos por otros kniffels.
coach-out-of-order = Esta hoja se llena de arriba abajo; ninguna partida deja un hueco.
coach-sheet-full = La hoja está llena: no queda nada que decidir.
coach-bad-dice = { $dice } no son cinco dados. Escríbelos así: 2,2,5,5,6
coach-bad-rolls = Con dados en la mesa quedan 0, 1 o 2 tiradas; sin dados, las 3. { NUMBER($rolls, useGrouping: 0) } no encaja.
coach-no-such-seat = No hay asiento { NUMBER($seat, useGrouping: 0) } en una mesa de { NUMBER($seats, useGrouping: 0) }.
coach-options-do-not-fit = La hoja { $preset } no conoce ni comodín ni puntos extra.

## Respuestas

coach-solving = Resolviendo
coach-best-chance = Al menos { NUMBER($target, useGrouping: 0) } puntos: { $percent }, si solo eso cuenta.
coach-deviation = Desviación típica { $deviation }, mediana { NUMBER($median, useGrouping: 0) }
coach-bonus = Probabilidad del premio de arriba: { $percent }
coach-extra = Otros kniffels
coach-worth = El mejor juego acaba de media con { $value } puntos; en la hoja hay { NUMBER($total, useGrouping: 0) }.
coach-keep = Guardar { $dice }
coach-keep-none = Tirar todos los dados
coach-column-box = Casilla
coach-column-mean = Media
coach-column-zero = Cero
coach-column-decision = Decisión
coach-column-worth = Valor
coach-column-cost = Coste
