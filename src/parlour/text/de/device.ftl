# Ein Platz auf einem zweiten Gerät.

device = Auch auf einem anderen Gerät
device-help = Scanne das mit dem anderen Gerät oder öffne dort den Link. Dann spielst du { $name } auf beiden.
device-lasts = Der Code gilt einmal, zwei Minuten lang.
device-here = Nur dieser Computer kann den Link öffnen.
device-link = Link für das andere Gerät
device-qr = QR-Code für das andere Gerät
device-added = { $name } spielt jetzt auf einem zweiten Gerät.
device-over = Der Code ist inzwischen zu alt.
device-again = Neuer Code
device-welcome = Du spielst { $name } auch auf diesem Gerät.
