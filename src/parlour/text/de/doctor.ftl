# parlour doctor: was in Ordnung ist, und was man sich ansehen sollte
cli-doctor-ok = gut
cli-doctor-look = ansehen
cli-doctor-files = Offene Dateien: { $most } sind erlaubt.
cli-doctor-files-look = Offene Dateien: nur { $most } sind erlaubt, und jeder Spieler braucht eine. Hebe die harte Grenze über 20 000: LimitNOFILE= in systemd, ulimit -Hn in einer Shell.
cli-doctor-clock = Uhr: Sie wird gestellt.
cli-doctor-clock-look = Uhr: Niemand stellt sie, das Journal wird also falsche Zeiten nennen. Installiere chrony oder schalte systemd-timesyncd ein.
cli-doctor-disk = Platte: Ein Sync dauert { $ms } ms, wie es sein soll.
cli-doctor-disk-look = Platte: Ein Sync dauert { $ms } ms, das kann keine Platte. Was hier liegt, kann nach einem Stromausfall weg sein. Nenne mit --data einen Ordner auf einer echten Platte.
cli-doctor-append = Züge: Von hundert ist der langsamste nach { $ms } ms gespeichert.
cli-doctor-append-look = Züge: Von hundert ist der langsamste erst nach { $ms } ms gespeichert, und der ganze Tisch wartet. Nimm eine schnellere Platte, oder sieh nach, wer sonst auf sie schreibt.
cli-doctor-backup = Sicherung: Die letzte ist { $hours } Stunden alt.
cli-doctor-backup-look = Sicherung: Die letzte ist { $hours } Stunden alt. Mache jeden Tag eine: parlour backup DATEI
cli-doctor-backup-none-look = Sicherung: Es gab noch keine. Mache jeden Tag eine und lege sie auf einen anderen Rechner: parlour backup DATEI
cli-doctor-sync = PostgreSQL behält, was es bestätigt hat: { $settings } sind an.
cli-doctor-sync-look = PostgreSQL kann bestätigte Züge verlieren, denn es ist locker eingestellt: { $settings }. Stelle es in postgresql.conf wieder auf on und lade neu.
cli-doctor-standby = Ersatz: { $number }, und Züge warten auf ihn.
cli-doctor-standby-look = Ersatz: { $number }, aber kein Zug wartet auf ihn; wenn er übernimmt, können die letzten fehlen. Nenne ihn in synchronous_standby_names.
cli-doctor-standby-none-look = Ersatz: Es gibt keinen. Stirbt diese Platte, ist alles seit der letzten Sicherung weg. docs/hosting.md sagt, wie man einen bekommt.
cli-doctor-clocks = Uhren: Unsere und die der Datenbank liegen { $seconds } s auseinander.
cli-doctor-clocks-look = Uhren: Unsere und die der Datenbank liegen { $seconds } s auseinander. Nichts geht kaputt, aber die Journale passen nicht zusammen. Stelle beide mit chrony.
cli-doctor-proxy = Zugang: WebSockets kommen durch, und der Server sieht { $address }.
cli-doctor-proxy-away-look = Zugang: Unter { $url } antwortet niemand. Stimmt die Adresse, läuft der Proxy, gilt sein Zertifikat?
cli-doctor-proxy-status-look = Zugang: { $url } antwortet { $status }. 403: Starte mit --origin und genau dieser Adresse. 502: Der Proxy findet Parlour nicht.
cli-doctor-proxy-socket-look = Zugang: Seiten kommen bei { $url } durch, WebSockets nicht. Lass den Proxy Upgrade weitergeben; in docs/recipes liegen Dateien, die das tun.
cli-doctor-proxy-believes-look = Zugang: Wer X-Forwarded-For schickt, dem wird geglaubt; so entgeht er allen Grenzen. Lass den Proxy diese Zeile setzen, oder lass --behind-proxy weg.
cli-doctor-proxy-unread-look = Zugang: Ein Proxy sagt, wer kommt, aber Parlour hört nicht hin; alle Spieler teilen sich die Grenzen eines einzigen. Starte mit --behind-proxy.
cli-doctor-no-url = Nicht angesehen: der Zugang von außen. Nenne ihn: parlour doctor --url https://games.example
