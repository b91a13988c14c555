## Le sceau : ce que la page a vérifié elle-même

fair-checking = Vérification du journal sur cet appareil…
fair-unread = Le journal ne peut pas être lu ici. Enregistre-le et vérifie-le avec la commande ci-dessous.
fair-proved = Vérifié sur cet appareil : personne n’a pu choisir ce qui est sorti.
fair-proved-some = Vérifié sur cet appareil, autant que possible : il n’a rien ajouté au hasard de cette partie.
fair-broken = Quelque chose ne colle pas. Enregistre le journal et montre-le aux autres.
fair-players = Vous avez tiré vous-mêmes. Rien n’est prouvé sur le hasard ; le score découle de ce que vous avez saisi.
fair-by-hand = Vous lancez et tirez vous-mêmes, et vous entrez ce qui sort. Rien n’est donc prouvé sur le hasard : c’est entre vous et vos dés ou vos cartes. Ce qui est prouvé, c’est le score : le journal garde chaque lancer et chaque carte, et refuse ce qui n’a pas pu sortir.
fair-mark-promise = L’empreinte est celle que cet appareil a vue avant la partie.
fair-mark-seed = La graine révélée a bien cette empreinte.
fair-mark-draft = Le jeu, les options, les noms et les engagements sont ceux montrés au départ.
fair-mark-mine = Les chiffres de cet appareil y sont.
fair-mark-pledges = Les chiffres de chacun sont ceux fixés d’avance.
fair-mark-seal = Le journal correspond à son sceau et il est aussi long que la partie.
fair-mark-not = Ce n’est pas le cas.
fair-withheld =
    { $seats ->
        [one] Les chiffres d’une personne ({ NUMBER($seats, useGrouping: 0) }) étaient fixés mais n’ont jamais été montrés. Avec le serveur, elle pouvait choisir entre { NUMBER($games, useGrouping: 0) } parties.
       *[other] Les chiffres de { NUMBER($seats, useGrouping: 0) } personnes étaient fixés mais n’ont jamais été montrés. Avec le serveur, elles pouvaient choisir entre { NUMBER($games, useGrouping: 0) } parties.
    }
fair-repeated =
    { $times ->
        [one] Le départ a été abandonné { NUMBER($times, useGrouping: 0) } fois après que cet appareil a montré ses chiffres : le serveur a eu une partie de plus à choisir.
       *[other] Le départ a été abandonné { NUMBER($times, useGrouping: 0) } fois après que cet appareil a montré ses chiffres : le serveur a eu { NUMBER($times, useGrouping: 0) } parties de plus à choisir.
    }
fair-who = Qui aurait encore pu tricher : qui tient le serveur connaît la graine et aurait pu dire à quelqu’un ce qui allait sortir, et des joueurs peuvent s’entendre. Cette page ne connaît pas les règles et ne relance donc pas chaque dé : la commande ci-dessous le fait.
fair-by-browser = Calculé avec la cryptographie de ton navigateur.
fair-by-own = Calculé avec le SHA-256 de Parlour, car les navigateurs n’en offrent pas sur une adresse http.
