## Amit minden játék mond

list-and = { $some } és { $last }
