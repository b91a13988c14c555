## Die Worte der Seite, außer denen der Spiele.

title = Parlour
tagline = Familienspiele an einem Tisch
close = Schließen
back = Zurück
save = Speichern
home = Startseite
menu = Menü
name = Name
guest = Gast
your-name = Dein Name
how-to-play = Spielregeln
rules-of = So spielt man { $game }
rules-ruling = Hausregel
rules-legend = bezeichnet unsere eigene Auslegung, wo die Anleitung schweigt oder sich verschieden lesen lässt.
rules-none = Dieses Spiel hat keine Regeln zum Lesen mitgebracht.
yes = ja
no = nein
try-again = Noch einmal

settings = Einstellungen
language = Sprache
theme = Ansicht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Abend
sound = Ton
sound-on = An
sound-off = Aus

## Startseite

home-start-title = Was spielen wir?
home-start = Tisch eröffnen
home-start-help = Du bekommst einen Link für die anderen. Auch Bots können mitspielen.
home-join-title = Zu einem Tisch
home-code = Code
home-join = Dazusetzen
home-good-title = Gut zu wissen
home-good-1 = Kein Konto, keine App: Wer den Link hat, kann sich setzen.
home-good-2 = Mehrere können an einem Gerät spielen und es herumreichen.
home-good-3 = Jeder Wurf und jede Karte lassen sich nach dem Spiel nachprüfen.

## Vor dem Spiel

table-code = Tisch { $code }
link-opening = Auf dem Weg zum Tisch
link-lost = Die Verbindung ist weg. Neuer Versuch läuft
gone-title = Hier ist kein Tisch
gone-home = Zur Startseite
notice-lost = Das ist vielleicht nicht angekommen. Sieh nach und versuche es notfalls noch einmal.
notice-no-server = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.

sit-title = Nimm Platz
sit-invited = { $name } lädt dich an den Tisch ein
sit-down = Hinsetzen
just-watch = Nur zuschauen
watch-title = Schau zu

seats = Am Tisch
seats-empty = Hier sitzt noch niemand.
seats-full = Alle Plätze sind besetzt.
seat-yours = An diesem Gerät
seat-here = Da
seat-away = Nicht da
seat-left = Hat das Spiel verlassen
seat-bot = Bot: { $level }
seat-wins =
    { $wins ->
        [one] 1 Sieg
       *[other] { NUMBER($wins, useGrouping: 0) } Siege
    }
seat-rename = { $name } umbenennen
seat-stand = { $name }: aufstehen
seat-remove = { $name } vom Tisch nehmen
host = Leitung
add-bot = Bot dazu
add-bot-title = Welcher Bot soll mitspielen?
add-player = Noch jemand hier
add-player-title = Noch jemand an diesem Gerät
add-help = Die anderen kommen mit dem Link am eigenen Gerät dazu.
rename-title = Namen ändern

invite = Einladen
invite-help = Schick den Link oder lass den Code scannen.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen

options = Regeln und Optionen
options-host = Ändern kann sie nur, wer den Tisch leitet.
upload-choose = Datei auswählen
upload-use = Diesen Text nehmen
upload-remove = Doch nicht
upload-too-large = Diese Datei ist dafür zu groß.
option-games-number =
    { $number ->
        [one] 1 Spiel
       *[other] { NUMBER($number, useGrouping: 0) } Spiele
    }
option-patience = Bedenkzeit
option-patience-number =
    { $number ->
        [one] 1 Sekunde
       *[other] { NUMBER($number, useGrouping: 0) } Sekunden
    }
option-patience-open = Unbegrenzt
option-pause-number =
    { $number ->
        [one] 1 Sekunde
       *[other] { NUMBER($number, useGrouping: 0) } Sekunden
    }
option-true = An
option-false = Aus
option-open = Offen
options-usual = Wie üblich

start = Spiel beginnen
start-again = Nächstes Spiel beginnen
start-ready =
    { $count ->
        [one] Bereit: allein.
       *[other] Bereit: { NUMBER($count, useGrouping: 0) } am Tisch.
    }
start-sit = Setz dich zuerst, dann kannst du beginnen.
start-watching = Du schaust zu.
start-host = { $name } beginnt das Spiel.
start-too-few =
    { $missing ->
        [one] Es fehlt noch jemand. Lade jemanden ein oder nimm einen Bot dazu.
       *[other] Es fehlen noch { NUMBER($missing, useGrouping: 0) }. Lade jemanden ein oder nimm Bots dazu.
    }

## Im Spiel

people = Wer spielt
points =
    { $points ->
        [one] 1 Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
    }
person =
    { $state ->
        [away] { $name }, { $what }, nicht da
        [due] { $name }, { $what }, am Zug
       *[here] { $name }, { $what }
    }
person-stood-in = Auf diesem Platz spielt gerade ein Bot.
stand-in-help = Ein Bot kann für { $name } weiterspielen, bis { $name } zurück ist.
stand-in = Bot spielen lassen: { $level }
stood-in = Ein Bot spielt für { $name }.
let-bot-play = Bot spielen lassen
im-back = Ich bin zurück
they-are-back = { $name } ist zurück

cover-title = { $name } ist an der Reihe
cover-help = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
cover-show = Ich bin { $name }

log = Was geschah
log-empty = Noch nichts.
leave = Spiel verlassen
leave-title = Spiel verlassen?
leave-help = Die anderen spielen weiter, und du schaust bis zum nächsten Spiel zu.
stay = Bleiben
to-lobby = Tisch ändern
screen-open = Auf einem großen Bildschirm zeigen
screen-scan = Scanne den Code oder öffne die Adresse.
screen-join = Dazu mit
screen-full = Vollbild

status-away = { $name } ist nicht da
won = { $name } gewinnt mit { NUMBER($points, useGrouping: 0) }
won-you = Du gewinnst mit { NUMBER($points, useGrouping: 0) }
won-shared = { $names } teilen sich den Sieg mit { NUMBER($points, useGrouping: 0) }
won-shared-you = Du teilst dir den Sieg mit { $names }: { NUMBER($points, useGrouping: 0) } Punkte
won-alone = { NUMBER($points, useGrouping: 0) } Punkte

## Nach dem Spiel

result = Ergebnis
rematch = Noch einmal
rematch-host = { $name } kann das nächste Spiel beginnen.
save-log = Protokoll sichern

fair-title = Geht es fair zu?
fair-1 = Bevor irgendetwas gezogen wird, wählt der Server eine geheime Zahl und zeigt ihren Fingerabdruck, siehe unten. Von da an kann er keine andere mehr wählen.
fair-2 = Dann legt das Gerät jedes Mitspielers eigene Zufallsziffern fest und zeigt sie erst, wenn alles andere feststeht. Würfel, Karten und Steine folgen aus beidem zusammen; niemand kann sie sich aussuchen.
fair-3 = Nach dem Spiel verrät das Protokoll die geheime Zahl, die Ziffern aller und jeden Zug.
fair-4 = Wer das Protokoll hat, kann alles Gezogene nachrechnen: parlour verify DATEI.
fair-promise = Fingerabdruck dieses Spiels
fair-promise-next = Fingerabdruck des nächsten Spiels
fair-check = Protokoll sichern und prüfen

## Der Trainer

coach = Trainer
coach-on = An
coach-off = Aus
coach-switch-off = Trainer ausschalten
coach-show = Alle Möglichkeiten zeigen
coach-thinking = Der Trainer denkt nach
coach-best = das Beste
coach-verdict-best = Trainer: Besser ging es nicht.
coach-verdict-cost = Trainer: −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } Punkte.
coach-last = Deine letzte Entscheidung. { $verdict }
coach-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-plus = +{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-minus = −{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-allow = Trainer erlauben
coach-allow-help = Alle dürfen sich während des Spiels vom Trainer beraten lassen. Die Analyse danach gibt es immer.
coach-forbidden = ohne Trainer

review = Analyse
review-whose = Wessen Spiel?
review-game = Welches Spiel?
review-thinking = Der Trainer sieht sich das Spiel noch einmal an. Beim ersten Mal dauert das ein paar Sekunden.
review-nothing = Da gibt es nichts anzusehen.
review-start = Anfangs erwartet
review-luck = Würfelglück
review-skill = Verschenkt
review-total = Gesamt
review-expected = Erwartete Summe
review-graph = Die erwartete Summe, Zug um Zug
review-graph-label = Erwartete Summe von { $name }: anfangs { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, am niedrigsten { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, am höchsten { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, am Ende { NUMBER($end, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }.
review-others = die anderen
review-turn = Zug
review-dearest = Die teuersten Entscheidungen
review-flawless = Keine Entscheidung hat etwas verschenkt.
review-better = Besser: { $decision }
review-table = Alle Züge als Tabelle

## Ein Spiel ohne eigene Seite

plain-status-yours = Du bist dran
plain-status-pass = { $name }, du bist dran
plain-status-theirs = Warten auf die anderen
plain-table = Der Tisch
plain-people = Alle
plain-plays = Was du tun kannst
plain-search = Suchen
plain-no-match = Nichts passt.
