# Une ville : plusieurs processus sur un seul PostgreSQL
cli-buried = Les autres processus ont cru celui-ci mort, car il ne bougeait plus. Rien n'est perdu ; relancez-le.
cli-trouble-database-away = PostgreSQL ne répond pas à { $about }. Est-il lancé, et l'adresse est-elle juste ?
cli-trouble-database-unknown = PostgreSQL ne connaît pas la base { $about }. Créez-la d'abord : createdb NOM
cli-trouble-database-refuses = PostgreSQL ne laisse pas entrer cet utilisateur à { $about }. Vérifiez le nom et le mot de passe ; ils peuvent aussi être dans PGUSER et PGPASSWORD.
cli-trouble-database-too-old = { $about } est plus ancien que PostgreSQL 14. Parlour demande la version 14 ou plus récente.
cli-trouble-database-too-new = { $about } appartient à un Parlour plus récent. Mettez celui-ci à jour, ou nommez une autre base.
cli-trouble-database-forbidden = Cet utilisateur n'a pas le droit de créer des tables dans { $about }. En tant que propriétaire : GRANT CREATE ON SCHEMA public TO cet utilisateur.
cli-trouble-database-full = Le disque de PostgreSQL est plein ({ $about }). Faites-y de la place ; rien de ce qui est enregistré n’est perdu.
cli-trouble-database-misnamed = L'adresse d'une base s'écrit ainsi : { $about }
cli-trouble-database-driver = Il manque le paquet { $about }, qui parle avec PostgreSQL : pip install 'parlour[town]'
cli-bad-workers = --workers demande un nombre de 1 à { $most } ; autant que de processeurs convient bien.
cli-workers-want-database = Plusieurs processus partagent une base de données : nommez-la avec --database postgresql://utilisateur@hôte/nom
cli-bad-admin = --admin attend un port de cette machine, ou une adresse avec son port : 9464 ou 10.0.0.5:9464. { $address } n'est ni l'un ni l’autre.
