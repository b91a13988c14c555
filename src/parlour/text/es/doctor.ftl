# parlour doctor: lo que está bien y lo que conviene mirar
cli-doctor-ok = bien
cli-doctor-look = mirar
cli-doctor-files = Archivos abiertos: se permiten { $most }.
cli-doctor-files-look = Archivos abiertos: solo se permiten { $most }, y cada jugador necesita uno. Sube el límite duro por encima de 20 000: LimitNOFILE= en systemd, ulimit -Hn en una shell.
cli-doctor-clock = Reloj: alguien lo mantiene en hora.
cli-doctor-clock-look = Reloj: nadie lo mantiene en hora, así que el diario mentirá. Instala chrony o activa systemd-timesyncd.
cli-doctor-disk = Disco: una sincronización tarda { $ms } ms, como debe ser.
cli-doctor-disk-look = Disco: una sincronización tarda { $ms } ms, y ningún disco puede hacerlo. Lo que se guarda aquí puede perderse en un corte de luz. Indica con --data una carpeta en un disco de verdad.
cli-doctor-append = Jugadas: de cien, la más lenta queda guardada en { $ms } ms.
cli-doctor-append-look = Jugadas: de cien, la más lenta no queda guardada hasta { $ms } ms, y toda la mesa espera. Usa un disco más rápido, o mira quién más escribe en él.
cli-doctor-backup = Copia: la última tiene { $hours } horas.
cli-doctor-backup-look = Copia: la última tiene { $hours } horas. Haz una cada día: parlour backup ARCHIVO
cli-doctor-backup-none-look = Copia: nunca ha habido ninguna. Haz una cada día y guárdala en otra máquina: parlour backup ARCHIVO
cli-doctor-sync = PostgreSQL guarda lo que ha confirmado: { $settings } están activados.
cli-doctor-sync-look = PostgreSQL puede perder jugadas confirmadas, porque está ajustado sin rigor: { $settings }. Vuelve a ponerlo en on en postgresql.conf y recarga.
cli-doctor-standby = Reserva: { $number }, y las jugadas la esperan.
cli-doctor-standby-look = Reserva: { $number }, pero ninguna jugada la espera; las últimas pueden perderse cuando tome el relevo. Nómbrala en synchronous_standby_names.
cli-doctor-standby-none-look = Reserva: no hay ninguna. Si este disco muere, se pierde todo desde la última copia. docs/hosting.md explica cómo tener una.
cli-doctor-clocks = Relojes: el nuestro y el de la base difieren en { $seconds } s.
cli-doctor-clocks-look = Relojes: el nuestro y el de la base difieren en { $seconds } s. Nada se rompe, pero sus diarios no encajan. Mantén ambos en hora con chrony.
cli-doctor-proxy = Entrada: los WebSockets pasan, y el servidor ve { $address }.
cli-doctor-proxy-away-look = Entrada: nadie responde en { $url }. ¿Es correcta la dirección, funciona el proxy, vale su certificado?
cli-doctor-proxy-status-look = Entrada: { $url } responde { $status }. 403: arranca con --origin y exactamente esta dirección. 502: el proxy no encuentra Parlour.
cli-doctor-proxy-socket-look = Entrada: las páginas pasan por { $url }, los WebSockets no. Haz que el proxy pase Upgrade; docs/recipes tiene archivos que lo hacen.
cli-doctor-proxy-believes-look = Entrada: se cree a quien envíe X-Forwarded-For, que así escapa a todos los límites. Haz que el proxy ponga esa cabecera, o quita --behind-proxy.
cli-doctor-proxy-unread-look = Entrada: un proxy dice quién viene, pero Parlour no escucha; todos los jugadores comparten los límites de uno. Arranca con --behind-proxy.
cli-doctor-no-url = Sin mirar: la entrada desde fuera. Indícala: parlour doctor --url https://games.example
