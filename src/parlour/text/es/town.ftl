# Una ciudad: muchos procesos sobre un PostgreSQL
cli-buried = Los demás procesos dieron a este por muerto, porque llevaba demasiado tiempo quieto. No se ha perdido nada; vuelve a iniciarlo.
cli-trouble-database-away = PostgreSQL no responde en { $about }. ¿Está en marcha y es correcta la dirección?
cli-trouble-database-unknown = PostgreSQL no conoce la base de datos { $about }. Créala primero: createdb NOMBRE
cli-trouble-database-refuses = PostgreSQL no deja entrar a este usuario en { $about }. Comprueba el nombre y la contraseña; también pueden estar en PGUSER y PGPASSWORD.
cli-trouble-database-too-old = { $about } es anterior a PostgreSQL 14. Parlour necesita la versión 14 o una más nueva.
cli-trouble-database-too-new = { $about } pertenece a un Parlour más nuevo. Actualiza este, o indica otra base de datos.
cli-trouble-database-forbidden = Este usuario no puede crear tablas en { $about }. Como propietario: GRANT CREATE ON SCHEMA public TO ese usuario.
cli-trouble-database-full = El disco de PostgreSQL está lleno ({ $about }). Haz sitio en él; no se pierde nada de lo guardado.
cli-trouble-database-misnamed = La dirección de una base de datos se escribe así: { $about }
cli-trouble-database-driver = Falta el paquete { $about }, que habla con PostgreSQL: pip install 'parlour[town]'
cli-bad-workers = --workers pide un número del 1 al { $most }; tantos como procesadores es una buena cantidad.
cli-workers-want-database = Varios procesos comparten una base de datos: indícala con --database postgresql://usuario@máquina/nombre
cli-bad-admin = --admin pide un puerto de esta máquina, o una dirección con su puerto: 9464 o 10.0.0.5:9464. { $address } no es ninguna de las dos cosas.
