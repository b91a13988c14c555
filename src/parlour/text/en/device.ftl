# A seat on a second device.

device = On another device too
device-help = Scan this with the other device, or open the link there. You then play { $name } on both.
device-lasts = The code works once, for two minutes.
device-here = Only this computer can open the link.
device-link = Link for the other device
device-qr = QR code for the other device
device-added = { $name } plays on a second device now.
device-over = The code is too old now.
device-again = A new code
device-welcome = You play { $name } on this device too.
