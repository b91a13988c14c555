## Ce que disent tous les jeux

list-and = { $some } et { $last }
