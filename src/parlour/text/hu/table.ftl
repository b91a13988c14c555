## Az asztalnál.

questions = Rákérdezés, ha valami elírásnak látszik
why = Miért?
volume = Hangerő
caller-voice = A bemondó hangja
caller-silent = néma
pause = Szünet
paused-by = Szünet, ezt kérte: { $name }.
paused = Szünet van.
go-on = Folytatjuk
moves-lost = A szerver elvesztette a játék utolsó lépéseit. Az asztal úgy áll, ahogy előttük állt.
result-won-by = A különbség { NUMBER($by, useGrouping: 0) }, a te javadra.
result-lost-by = Ennyin múlt: { NUMBER($by, useGrouping: 0) }. Legközelebb te jössz.
result-ahead = { $name } előnye { NUMBER($by, useGrouping: 0) }, a második: { $other }.
enough = Mára elég
