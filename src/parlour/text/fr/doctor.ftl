# parlour doctor : ce qui va bien, et ce qu’il faut regarder
cli-doctor-ok = bien
cli-doctor-look = à voir
cli-doctor-files = Fichiers ouverts : { $most } sont permis.
cli-doctor-files-look = Fichiers ouverts : seuls { $most } sont permis, et chaque joueur en demande un. Relève la limite dure au-dessus de 20 000 : LimitNOFILE= dans systemd, ulimit -Hn dans un shell.
cli-doctor-clock = Horloge : elle est tenue à l’heure.
cli-doctor-clock-look = Horloge : personne ne la tient à l’heure, le journal mentira donc. Installe chrony, ou active systemd-timesyncd.
cli-doctor-disk = Disque : une synchronisation prend { $ms } ms, comme il se doit.
cli-doctor-disk-look = Disque : une synchronisation prend { $ms } ms, ce qu’aucun disque ne sait faire. Ce qui est gardé ici peut disparaître à une coupure de courant. Donne avec --data un dossier sur un vrai disque.
cli-doctor-append = Coups : sur cent, le plus lent est gardé au bout de { $ms } ms.
cli-doctor-append-look = Coups : sur cent, le plus lent n’est gardé qu’au bout de { $ms } ms, et toute la table attend. Prends un disque plus rapide, ou regarde ce qui y écrit d’autre.
cli-doctor-backup = Sauvegarde : la dernière a { $hours } heures.
cli-doctor-backup-look = Sauvegarde : la dernière a { $hours } heures. Fais-en une chaque jour : parlour backup FICHIER
cli-doctor-backup-none-look = Sauvegarde : il n’y en a jamais eu. Fais-en une chaque jour, et garde-la sur une autre machine : parlour backup FICHIER
cli-doctor-sync = PostgreSQL garde ce qu’il a confirmé : { $settings } sont actifs.
cli-doctor-sync-look = PostgreSQL peut perdre des coups confirmés, car il est réglé trop lâche : { $settings }. Remets on dans postgresql.conf, et recharge.
cli-doctor-standby = Serveur de secours : { $number }, et les coups l’attendent.
cli-doctor-standby-look = Serveur de secours : { $number }, mais aucun coup ne l’attend ; les derniers peuvent se perdre quand il prend la relève. Nomme-le dans synchronous_standby_names.
cli-doctor-standby-none-look = Serveur de secours : il n’y en a pas. Si ce disque meurt, tout est perdu depuis la dernière sauvegarde. docs/hosting.md dit comment en avoir un.
cli-doctor-clocks = Horloges : la nôtre et celle de la base diffèrent de { $seconds } s.
cli-doctor-clocks-look = Horloges : la nôtre et celle de la base diffèrent de { $seconds } s. Rien ne casse, mais leurs journaux ne concordent pas. Tiens les deux à l’heure avec chrony.
cli-doctor-proxy = Accès : les WebSockets passent, et le serveur voit { $address }.
cli-doctor-proxy-away-look = Accès : personne ne répond à { $url }. L’adresse est-elle juste, le proxy tourne-t-il, son certificat est-il valable ?
cli-doctor-proxy-status-look = Accès : { $url } répond { $status }. 403 : démarre avec --origin et exactement cette adresse. 502 : le proxy ne trouve pas Parlour.
cli-doctor-proxy-socket-look = Accès : les pages passent par { $url }, les WebSockets non. Fais passer Upgrade par le proxy ; docs/recipes a des fichiers qui le font.
cli-doctor-proxy-believes-look = Accès : qui envoie X-Forwarded-For est cru, et échappe ainsi à toutes les limites. Fais poser cet en-tête par le proxy, ou enlève --behind-proxy.
cli-doctor-proxy-unread-look = Accès : un proxy dit qui vient, mais Parlour n’écoute pas ; tous les joueurs partagent les limites d’un seul. Démarre avec --behind-proxy.
cli-doctor-no-url = Pas regardé : l’accès de l’extérieur. Nomme-le : parlour doctor --url https://games.example
