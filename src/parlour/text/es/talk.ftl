# Lo que la gente se dice en la mesa, además del juego.

talk = Reaccionar
talk-as = De
talk-words = Con tus palabras
talk-send = Enviar
talk-show = Mostrar lo que dicen los demás
talk-show-help = En este dispositivo: dibujos, frases y palabras.
talk-allow = Se pueden escribir mensajes propios
talk-allow-help = Si no, solo hay dibujos y frases hechas. No se guarda nada.
talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
reacted = { $name }: { $what }

sign-bravo = Bravo
sign-laugh = Risas
sign-wow = Asombro
sign-tears = Lágrimas
sign-heart = Un corazón
sign-luck = Buena suerte

sign-well-played = Bien jugado
sign-so-close = Por poco
sign-thank-you = Gracias
sign-sorry = Perdón
sign-one-moment = Un momento, por favor
sign-your-turn = Te toca
sign-one-more = ¿Otra partida?
sign-good-night = Buenas noches
