## The seal: what the page has checked by itself

fair-checking = Checking the log on this device …
fair-unread = The log cannot be read here. Save it and check it with the command below.
fair-proved = Checked on this device: nobody could choose what fell.
fair-proved-some = Checked on this device, as far as it can: it added nothing to the chance of this game.
fair-broken = Something does not fit. Save the log and show it to the others at the table.
fair-players = You threw and drew yourselves. Nothing is proved about chance; the score follows from what you entered.
fair-by-hand = You throw and draw yourselves and enter what comes. So nothing is proved about chance: that is between you and your dice or cards. What is proved is the score: the log keeps every throw and every card you entered, and refuses what cannot have come.
fair-mark-promise = The fingerprint is the one this device saw before the game.
fair-mark-seed = The revealed seed has this fingerprint.
fair-mark-draft = Game, options, names and pledges are as they were shown at the start.
fair-mark-mine = This device’s digits are in it.
fair-mark-pledges = Everybody’s digits are those they had fixed before.
fair-mark-seal = The log fits its seal, and is as long as the game was.
fair-mark-not = This is not so.
fair-withheld =
    { $seats ->
        [one] One player’s digits were fixed but never shown. Together with the server, that player could choose between 2 games.
       *[other] The digits of { NUMBER($seats, useGrouping: 0) } players were fixed but never shown. Together with the server, they could choose between { NUMBER($games, useGrouping: 0) } games.
    }
fair-repeated =
    { $times ->
        [one] The start was given up once after this device had shown its digits: that gave the server one more game to choose from.
       *[other] The start was given up { NUMBER($times, useGrouping: 0) } times after this device had shown its digits: that gave the server { NUMBER($times, useGrouping: 0) } more games to choose from.
    }
fair-who = Who could still have cheated: whoever runs the server knows the seed, and could have told somebody what would come; and players can agree among themselves. This page holds no rules, so it does not throw each die again: the command below does.
fair-by-browser = Computed with your browser’s own cryptography.
fair-by-own = Computed with Parlour’s own SHA-256, because browsers offer none at an http address.
