## Guests of a running game, and who is host

hand-over = Nommer { $name } hôte de la table
late-title = Une partie est en cours
late-help = Prends une de ces places et continue la partie, ou regarde jusqu’à la prochaine.
late-take = Remplacer { $name }
left-watching = Tu as quitté la partie et tu la regardes maintenant.
