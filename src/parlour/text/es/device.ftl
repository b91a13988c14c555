# Un asiento en un segundo dispositivo.

device = También en otro dispositivo
device-help = Escanea esto con el otro dispositivo o abre allí el enlace. Así jugarás como { $name } en los dos.
device-lasts = El código sirve una vez, durante dos minutos.
device-here = Solo este ordenador puede abrir el enlace.
device-link = Enlace para el otro dispositivo
device-qr = Código QR para el otro dispositivo
device-added = { $name } juega ahora en un segundo dispositivo.
device-over = El código ha caducado.
device-again = Otro código
device-welcome = En este dispositivo también juegas como { $name }.
