## Guests of a running game, and who is host

hand-over = Legyen { $name } a házigazda
late-title = Már tart a játék
late-help = Átveheted valamelyik helyet, és onnan játszhatsz tovább, vagy nézheted a következő játékig.
late-take = Átveszem { $name } helyét
left-watching = Kiléptél a játékból, mostantól nézőként követed.
