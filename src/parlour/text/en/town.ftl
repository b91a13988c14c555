# A town: many workers on one PostgreSQL
cli-buried = The other workers have taken this one for dead, for it had stood still too long. Nothing is lost; start it again.
cli-trouble-database-away = PostgreSQL does not answer at { $about }. Is it running, and is the address right?
cli-trouble-database-unknown = PostgreSQL knows no database { $about }. Make it first: createdb NAME
cli-trouble-database-refuses = PostgreSQL does not let this user in at { $about }. Check the name and the password; they may also be in PGUSER and PGPASSWORD.
cli-trouble-database-too-old = { $about } is older than PostgreSQL 14. Parlour needs 14 or newer.
cli-trouble-database-too-new = { $about } belongs to a newer Parlour. Update this one, or name another database.
cli-trouble-database-forbidden = This user may not make tables in { $about }. As its owner: GRANT CREATE ON SCHEMA public TO that user.
cli-trouble-database-full = The disk of PostgreSQL at { $about } is full. Make room there; nothing that was kept is lost.
cli-trouble-database-misnamed = The address of a database looks like this: { $about }
cli-trouble-database-driver = The package { $about } is missing, which speaks with PostgreSQL: pip install 'parlour[town]'
cli-bad-workers = --workers wants a number from 1 to { $most }; as many as there are processors is a good one.
cli-workers-want-database = Several workers share a database: name it with --database postgresql://user@host/name
cli-bad-admin = --admin wants a port of this machine, or an address with its port: 9464 or 10.0.0.5:9464. { $address } is neither.
