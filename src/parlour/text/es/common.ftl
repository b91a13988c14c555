## Lo que dicen todos los juegos

list-and = { $some } y { $last }
