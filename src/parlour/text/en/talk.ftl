# What people at a table tell each other besides the game.

talk = React
talk-as = From
talk-words = In your own words
talk-send = Send
talk-show = Show what others say
talk-show-help = On this device: drawings, phrases and words.
talk-allow = People may write their own words
talk-allow-help = Otherwise there are drawings and phrases only. Nothing of it is kept.
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
reacted = { $name }: { $what }

sign-bravo = Bravo
sign-laugh = Laughter
sign-wow = Astonished
sign-tears = Tears
sign-heart = A heart
sign-luck = Good luck

sign-well-played = Well played
sign-so-close = So close
sign-thank-you = Thank you
sign-sorry = Sorry
sign-one-moment = One moment, please
sign-your-turn = Your turn
sign-one-more = One more game?
sign-good-night = Good night
