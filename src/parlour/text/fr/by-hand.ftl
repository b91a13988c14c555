by-hand = Nos propres dés ou cartes
by-hand-help = Vous lancez et tirez à votre table et vous entrez ce qui sort. Parlour compte, conseille et retient tout. Les robots jouent aussi : quelqu’un lance pour eux.
by-hand-right = C’est ça
by-hand-undo = Reprendre
by-hand-for = Saisir pour { $name }
by-hand-tap = Touche la carte
plain-status-by-hand = Qu’est-ce qui est sorti ? Saisis-le
