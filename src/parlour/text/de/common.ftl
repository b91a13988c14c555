## Was alle Spiele sagen

list-and = { $some } und { $last }
