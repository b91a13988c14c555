"""Numbers of Poker Champ: odds from marked backs, and the rest of a deal solved."""
