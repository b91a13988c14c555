## Warum etwas abgelehnt wurde: was und warum, in ein oder zwei kurzen Sätzen.

refused-unknown = Das hat nicht geklappt ({ $code }).

## Der Tisch

refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-game-over = Dieses Spiel ist zu Ende.
refused-seats-do-not-fit = Diese Regeln sind nicht für diese Zahl von Personen gedacht.
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
refused-no-such-game = Parlour kennt dieses Spiel nicht.
refused-no-such-language = Diese Sprache spricht Parlour nicht.
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
refused-no-coach = Der Trainer kann hier nichts sagen.
refused-coach-is-thinking = Der Trainer denkt noch über deine letzte Frage nach.
refused-too-few = Es fehlen noch Mitspieler.
refused-store-failed = Der Server kann gerade nicht speichern. Dein Zug wurde nicht gemacht; versuche es noch einmal.
refused-stopping = Der Server wird beendet. Das Spiel ist gespeichert und geht weiter, sobald er wieder da ist.

## Protokolle

refused-log-empty = Das Protokoll ist leer.
refused-log-too-large = Für ein Protokoll von Parlour ist die Datei zu groß.
refused-log-not-a-log = Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Protokoll von Parlour.
refused-log-too-new = Zeile { NUMBER($line, useGrouping: 0) }: Dieses Protokoll stammt von einem neueren Parlour. Aktualisiere Parlour, um es zu lesen.
refused-log-unknown-game = Zeile { NUMBER($line, useGrouping: 0) }: Parlour kennt das Spiel dieses Protokolls nicht.
refused-log-bad-line = Zeile { NUMBER($line, useGrouping: 0) } ist nicht lesbar. Das Protokoll ist beschädigt oder abgeschnitten.
refused-log-impossible = Zeile { NUMBER($line, useGrouping: 0) }: Diesen Zug erlauben die Regeln nicht. Das Protokoll wurde verändert.
refused-log-no-seal = Das Protokoll endet nach Zeile { NUMBER($line, useGrouping: 0) } ohne Siegel. Prüfen lässt es sich erst, wenn das Spiel zu Ende und der Startwert offengelegt ist.
refused-log-wrong-seed = Zeile { NUMBER($line, useGrouping: 0) }: Der offengelegte Startwert ist nicht der, der am Anfang versprochen wurde.
refused-log-wrong-draw = Zeile { NUMBER($line, useGrouping: 0) }: Diese Ziehung folgt nicht aus dem Startwert. Das Protokoll wurde verändert.
refused-log-changed = Alle Ziehungen folgen aus dem Startwert, aber der Text passt nicht zum Siegel. Das Protokoll wurde verändert.
