# Eine Stadt: viele Prozesse auf einem PostgreSQL
cli-buried = Die anderen Prozesse haben diesen für tot gehalten, weil er zu lange stillstand. Nichts ist verloren; starte ihn neu.
cli-trouble-database-away = PostgreSQL antwortet unter { $about } nicht. Läuft es, und stimmt die Adresse?
cli-trouble-database-unknown = PostgreSQL kennt keine Datenbank { $about }. Lege sie erst an: createdb NAME
cli-trouble-database-refuses = PostgreSQL lässt diesen Benutzer bei { $about } nicht ein. Prüfe Namen und Passwort; sie können auch in PGUSER und PGPASSWORD stehen.
cli-trouble-database-too-old = { $about } ist älter als PostgreSQL 14. Parlour braucht 14 oder neuer.
cli-trouble-database-too-new = { $about } gehört einem neueren Parlour. Aktualisiere dieses hier, oder nenne eine andere Datenbank.
cli-trouble-database-forbidden = Dieser Benutzer darf in { $about } keine Tabellen anlegen. Als Eigentümer: GRANT CREATE ON SCHEMA public TO diesen Benutzer.
cli-trouble-database-full = Die Festplatte von PostgreSQL bei { $about } ist voll. Schaffe dort Platz; was gespeichert ist, geht nicht verloren.
cli-trouble-database-misnamed = Die Adresse einer Datenbank sieht so aus: { $about }
cli-trouble-database-driver = Es fehlt das Paket { $about }, das mit PostgreSQL spricht: pip install 'parlour[town]'
cli-bad-workers = --workers braucht eine Zahl von 1 bis { $most }; so viele, wie es Prozessoren gibt, ist eine gute.
cli-workers-want-database = Mehrere Prozesse teilen sich eine Datenbank: nenne sie mit --database postgresql://benutzer@rechner/name
cli-bad-admin = --admin will einen Port dieses Rechners oder eine Adresse mit Port: 9464 oder 10.0.0.5:9464. { $address } ist keins von beiden.
