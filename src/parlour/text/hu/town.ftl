# Egy város: sok folyamat egyetlen PostgreSQL-en
cli-buried = A többi folyamat halottnak hitte ezt, mert túl sokáig állt. Semmi sem veszett el; indítsd újra.
cli-trouble-database-away = A PostgreSQL nem válaszol itt: { $about }. Fut, és jó a cím?
cli-trouble-database-unknown = A PostgreSQL nem ismer { $about } nevű adatbázist. Előbb hozd létre: createdb NÉV
cli-trouble-database-refuses = A PostgreSQL nem engedi be ezt a felhasználót ide: { $about }. Ellenőrizd a nevet és a jelszót; a PGUSER és a PGPASSWORD változóban is megadhatod.
cli-trouble-database-too-old = { $about } régebbi a PostgreSQL 14-nél. A Parlournak legalább 14-es kell.
cli-trouble-database-too-new = { $about } egy újabb Parlouré. Frissítsd ezt, vagy adj meg másik adatbázist.
cli-trouble-database-forbidden = Ez a felhasználó nem hozhat létre táblákat itt: { $about }. A tulajdonosa adja meg a jogot: GRANT CREATE ON SCHEMA public TO a felhasználó.
cli-trouble-database-full = Megtelt a PostgreSQL lemeze ({ $about }). Szabadíts fel rajta helyet; amit már elmentett, nem vész el.
cli-trouble-database-misnamed = Egy adatbázis címe így néz ki: { $about }
cli-trouble-database-driver = Hiányzik a(z) { $about } csomag, amely a PostgreSQL-lel beszél: pip install 'parlour[town]'
cli-bad-workers = A --workers 1 és { $most } közötti számot vár; annyi a jó, ahány processzor van.
cli-workers-want-database = Több folyamat egy közös adatbázison dolgozik: add meg így: --database postgresql://felhasználó@gép/név
cli-bad-admin = Az --admin e gép egy portját várja, vagy egy címet porttal: 9464 vagy 10.0.0.5:9464. A(z) { $address } egyik sem.
