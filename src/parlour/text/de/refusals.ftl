## Warum etwas abgelehnt wurde: was und warum, in ein oder zwei kurzen Sätzen.

refused-unknown = Das hat nicht geklappt ({ $code }).

## Der Tisch

refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-game-over = Dieses Spiel ist zu Ende.
refused-seats-do-not-fit = Diese Regeln sind nicht für diese Zahl von Personen gedacht.
refused-house-draws = An diesem Tisch würfelt das Haus und zieht die Karten.
refused-nothing-awaited = Der Tisch wartet gerade auf keinen Wurf und keine Karte.
refused-other-draw-awaited = Der Tisch wartet inzwischen auf etwas anderes. Sieh nach und gib ein, was gefallen ist.
refused-not-by-hand = Dieses Spiel geht nicht mit eigenen Karten: Wer die Hände eingibt, würde sie sehen.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-not-those-cards = Diese Karten können jetzt nicht gegeben werden.
refused-already-left = Du hast dieses Spiel schon verlassen.

## Der Server

refused-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu, wenn es wieder vorkommt.
refused-too-fast = Das war zu schnell. Warte einen Augenblick.
refused-hello-first = Die Verbindung war noch nicht bereit. Lade die Seite neu, wenn es wieder vorkommt.
refused-foreign-origin = Diese Seite kommt von einer Adresse, die der Server nicht erlaubt.
refused-too-many-rooms = Von deiner Adresse sind zu viele Tische offen. Schließe einen oder versuche es später.
refused-too-many-connections = Von deiner Adresse gibt es zu viele Verbindungen. Schließe einen Tab oder versuche es später.
refused-too-many-guesses = Zu viele Codes, die es nicht gibt. Prüfe den Link und versuche es in einer Minute noch einmal.
refused-house-full = Im Moment ist kein Platz frei. Wer schon an einem Tisch sitzt, kommt trotzdem hinein; versuche es in ein paar Minuten wieder.
refused-no-such-page = Hier ist nichts. Prüfe den Link.
refused-server-broke = Auf dem Server ist etwas schiefgegangen. Dein Spiel ist gespeichert; versuche es noch einmal.
refused-no-such-game = Parlour kennt dieses Spiel nicht.
refused-no-such-language = Diese Sprache spricht Parlour nicht.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-no-such-room = Diesen Tisch gibt es nicht. Prüfe den Link.
refused-no-such-bot = Diesen Computergegner gibt es in dem Spiel nicht.
refused-wrong-token = Der Platz gehört nicht mehr zu diesem Gerät.
refused-name-missing = Gib zuerst einen Namen ein.
refused-room-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-seat-taken = Da sitzt schon jemand.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-the-host = Das darf nur, wer den Tisch leitet.
refused-bad-options = Diese Einstellungen passen nicht zusammen.
refused-game-running = Das muss warten, bis das Spiel zu Ende ist.
refused-no-game = Gerade läuft kein Spiel.
refused-another-game = Das war für ein Spiel, das schon zu Ende ist.
refused-no-coach = Der Trainer kann hier nichts sagen.
refused-coach-is-thinking = Der Trainer denkt noch über deine letzte Frage nach.
refused-too-few = Es fehlen noch Mitspieler.
refused-replay-too-long = Diese Partie ist zu lang, um sie hier zu zeigen. Der Befehl „parlour replay“ erzählt sie.
refused-store-failed = Der Server kann gerade nicht speichern. Dein Zug wurde nicht gemacht; versuche es noch einmal.
refused-room-broken = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, ist beschädigt. Öffne bitte einen neuen.
refused-too-many-spectators = An diesem Tisch schauen schon zu viele zu.
refused-one-seat-each = Du sitzt in diesem Spiel schon, und niemand sieht in zwei Blätter.
refused-player-is-here = Wer hier sitzt, ist da. Ein Bot springt nur für jemanden ein, der weg ist.
refused-nobody-there = Da sitzt niemand.
refused-not-at-the-table = Das darf nur, wer am Tisch sitzt.
refused-paused = Das Spiel macht Pause.
refused-remarks-off = Wer diesen Tisch leitet, hat eigene Worte nicht erlaubt.
refused-code-not-valid = Dieser Code wurde schon benutzt oder ist zu alt. Hol dir auf dem ersten Gerät einen neuen.
refused-coach-is-busy = Den Trainer fragen gerade zu viele. Versuche es gleich noch einmal.

## Protokolle

refused-log-empty = Das Protokoll ist leer.
refused-log-too-large = Für ein Protokoll von Parlour ist die Datei zu groß.
refused-log-parts-missing = Das sind nicht alle QR-Codes eines Andenkens, oder einer wurde falsch gelesen. Lies alle ein, die Reihenfolge ist gleich.
refused-log-not-a-log = Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Protokoll von Parlour.
refused-log-too-new = Zeile { NUMBER($line, useGrouping: 0) }: Dieses Protokoll stammt von einem neueren Parlour. Aktualisiere Parlour, um es zu lesen.
refused-log-unknown-game = Zeile { NUMBER($line, useGrouping: 0) }: Parlour kennt das Spiel dieses Protokolls nicht.
refused-log-bad-line = Zeile { NUMBER($line, useGrouping: 0) } ist nicht lesbar. Das Protokoll ist beschädigt oder abgeschnitten.
refused-log-impossible = Zeile { NUMBER($line, useGrouping: 0) }: Diesen Zug erlauben die Regeln nicht. Das Protokoll wurde verändert.
refused-log-no-seal = Das Protokoll endet nach Zeile { NUMBER($line, useGrouping: 0) } ohne Siegel. Prüfen lässt es sich erst, wenn das Spiel zu Ende und der Startwert offengelegt ist.
refused-log-cut = Das Protokoll endet nach Zeile { NUMBER($line, useGrouping: 0) }, und da war das Spiel noch nicht zu Ende: Der Schluss fehlt.
refused-log-other-promise = Zeile { NUMBER($line, useGrouping: 0) }: Der Fingerabdruck in diesem Protokoll ist nicht der, den du aufgehoben hast. Das ist ein anderes Spiel oder ein erfundenes.
refused-log-wrong-seed = Zeile { NUMBER($line, useGrouping: 0) }: Der offengelegte Startwert ist nicht der, der am Anfang versprochen wurde.
refused-log-wrong-pledge = Zeile { NUMBER($line, useGrouping: 0) }: Ein Beitrag ist nicht der, der für seinen Platz zugesagt wurde. Das Protokoll wurde verändert.
refused-log-not-mine = Zeile { NUMBER($line, useGrouping: 0) }: Dein Beitrag steht nicht in diesem Protokoll. Das ist ein anderes Spiel oder ein erfundenes.
refused-log-wrong-draw = Zeile { NUMBER($line, useGrouping: 0) }: Diese Ziehung folgt nicht aus dem Startwert und der ersten Zeile. Das Protokoll wurde verändert.
refused-log-changed = Alle Ziehungen folgen aus dem Startwert, aber der Text passt nicht zum Siegel. Das Protokoll wurde verändert.

## What cannot be printed

refused-nothing-on-paper = Für { $game } gibt es nichts zu drucken.
refused-no-such-thing = { $thing } gibt es nicht zu drucken. Es gibt: { $things }.
refused-bad-choice = { $choice } steht nicht zur Wahl. Zur Wahl stehen: { $choices }.
refused-no-press = Zum Drucken fehlt hier typst: pip install "parlour[print]". Für Alpine Linux (musl) und für Windows auf ARM gibt es kein typst; dort bitte an einem anderen Rechner drucken.
refused-no-fonts = Die Schriften für das Papier sind noch nicht gebaut. Starte Parlour mit ./parlour, dann werden sie es.
refused-bad-shift = { $shift } ist keine Verschiebung: zwei Zahlen von -10 bis 10 in Millimetern, etwa --shift-back 0.5,-1.
refused-too-long-for-paper = Dieses Spiel ist zu lang für Papier.
