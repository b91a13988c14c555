# parlour doctor: what is well, and what to look at
cli-doctor-ok = ok
cli-doctor-look = look here
cli-doctor-files = Open files: { $most } are allowed.
cli-doctor-files-look = Open files: only { $most } are allowed, and every player needs one. Raise the hard limit above 20 000: LimitNOFILE= in systemd, ulimit -Hn in a shell.
cli-doctor-clock = Clock: it is kept in time.
cli-doctor-clock-look = Clock: nobody keeps it in time, so the journal will lie. Install chrony, or turn on systemd-timesyncd.
cli-doctor-disk = Disk: a sync takes { $ms } ms, as it should.
cli-doctor-disk-look = Disk: a sync takes { $ms } ms, which no disk can do. What is kept here may be gone after a power cut. Name a folder on a real disk with --data.
cli-doctor-append = Moves: of a hundred, the slowest is kept after { $ms } ms.
cli-doctor-append-look = Moves: of a hundred, the slowest is kept only after { $ms } ms, and everybody at the table waits. Use a faster disk, or see what else writes to it.
cli-doctor-backup = Backup: the last one is { $hours } hours old.
cli-doctor-backup-look = Backup: the last one is { $hours } hours old. Make one every day: parlour backup FILE
cli-doctor-backup-none-look = Backup: there has never been one. Make one every day, and keep it on another machine: parlour backup FILE
cli-doctor-sync = PostgreSQL keeps what it has acknowledged: { $settings } are on.
cli-doctor-sync-look = PostgreSQL may lose moves that were acknowledged, for it is set loosely: { $settings }. Set it back to on in postgresql.conf, and reload.
cli-doctor-standby = Standby: { $number }, and moves wait for it.
cli-doctor-standby-look = Standby: { $number }, but no move waits for it, so that the last ones may be lost when it takes over. Name it in synchronous_standby_names.
cli-doctor-standby-none-look = Standby: there is none. If this disk dies, everything since the last backup is gone. docs/hosting.md tells how to have one.
cli-doctor-clocks = Clocks: ours and that of the database are { $seconds } s apart.
cli-doctor-clocks-look = Clocks: ours and that of the database are { $seconds } s apart. Nothing breaks, but their journals do not fit together. Keep both in time with chrony.
cli-doctor-proxy = Way in: WebSockets come through, and the server sees { $address }.
cli-doctor-proxy-away-look = Way in: nobody answers at { $url }. Is the address right, does the proxy run, and is its certificate valid?
cli-doctor-proxy-status-look = Way in: { $url } answers { $status }. 403: start with --origin and this very address. 502: the proxy does not find Parlour.
cli-doctor-proxy-socket-look = Way in: pages come through at { $url }, but WebSockets do not. Let the proxy pass Upgrade on; docs/recipes has files that do.
cli-doctor-proxy-believes-look = Way in: whoever sends X-Forwarded-For is believed, and so escapes all limits. Have the proxy set that header, or leave out --behind-proxy.
cli-doctor-proxy-unread-look = Way in: a proxy says who comes, but Parlour does not listen, so that all players share the limits of one. Start with --behind-proxy.
cli-doctor-no-url = Not looked at: the way in from outside. Name it: parlour doctor --url https://games.example
