## Warum etwas abgelehnt wurde: was und warum, in ein oder zwei kurzen Sätzen.

refused-unknown = Das hat nicht geklappt ({ $code }).

## Der Tisch

refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-game-over = Dieses Spiel ist zu Ende.
refused-seats-do-not-fit = Diese Regeln sind nicht für diese Zahl von Personen gedacht.

## Kniffel

refused-already-left = Du hast dieses Spiel schon verlassen.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-dice-in-the-air = Die Würfel rollen noch.
refused-dice-have-changed = Die Würfel haben sich inzwischen geändert. Schau noch einmal hin.
refused-no-rolls-left = Du hast dreimal gewürfelt. Wähle jetzt ein Feld.
refused-not-those-dice = Das sind nicht die Würfel auf dem Tisch.
refused-keeping-all = Du behältst alle fünf Würfel. Wähle ein Feld oder gib einen frei.
refused-roll-first = Würfle zuerst.
refused-no-such-box = Dieses Feld gibt es auf dem Blatt nicht.
refused-box-taken = Dieses Feld ist schon gefüllt.
refused-upper-box-first = Dein Kniffel-Feld ist gefüllt: Dieser Kniffel muss in das obere Feld seiner Zahl.
refused-lower-box-first = Ein Joker muss in ein unteres Feld, solange dort eines frei ist.
refused-in-order = Die Felder werden von oben nach unten gefüllt. Dieses ist noch nicht dran.
refused-options-do-not-fit = Auf dem Yatzy-Blatt gibt es weder Joker noch Extrapunkte zu wählen.
refused-no-such-place = An dem Platz, der anfangen soll, kann niemand sitzen.

## Cartino

refused-bag-first = Der Beutel ist noch offen. Warte, bis gezogen ist.
refused-board-has-changed = Der Plan hat sich inzwischen geändert. Schau noch einmal hin.
refused-not-in-hand = Diesen Stein hast du nicht.
refused-not-its-field = Ein Stein gehört nur auf seine eigene Karte.
refused-half-taken = Dieser Platz ist schon belegt.
refused-other-joker = Dieser Joker steht für einen anderen Stein.
refused-joker-just-laid = Ein Joker lässt sich erst ab dem nächsten Zug ersetzen.
refused-one-suit = Nur eine Farbe pro Zug. Beende erst den Zug, oder nimm deine Steine zurück.
refused-must-connect = Du kannst einen liegenden Stein berühren, also musst du es.
refused-nothing-laid = Leg erst mindestens einen Stein.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-what-lies-lies = An diesem Tisch gilt: Was liegt, liegt.
refused-can-lay = Du kannst noch etwas legen, also darfst du nicht passen.
refused-not-those-pawns = Diese Steine können nicht gezogen worden sein.
refused-layout-no-such-card = Zeile { NUMBER($line, useGrouping: 0) }: { $card } ist keine Karte von Cartino. Schreib Karten wie 10♣ oder 10C.
refused-layout-card-twice = Zeile { NUMBER($line, useGrouping: 0) }: { $card } steht hier ein zweites Mal.
refused-layout-card-missing = { $card } fehlt. Ein Plan hat jede der 32 Karten einmal.
refused-layout-not-eight-fields = Zeile { NUMBER($line, useGrouping: 0) }: Eine Reihe hat acht Karten.
refused-layout-breaks-example = Dieser Plan widerspricht Beispiel { NUMBER($example, useGrouping: 0) } der Anleitung.

## Poker Champ

refused-step-over = Dieser Schritt ist vorbei.
refused-no-deal = Diese Runde hat noch nicht begonnen.
refused-already-folded = Du hast in dieser Runde schon gepasst.
refused-already-decided = Du hast in diesem Schritt schon entschieden. Das gilt.
refused-no-chips = Du hast keine Chips mehr. Du spielst ohne Entscheidung bis zum Ende.
refused-must-ante = Den ersten Schritt spielen alle. Passen kann man ab dem Flop.
refused-last-one-left = Alle anderen haben gepasst. Du hast schon gewonnen.
refused-not-those-cards = Diese Karten können jetzt nicht gegeben werden.
refused-no-advice = Hier gibt es nichts auszurechnen.

## Pokino

refused-not-left = Auf diesem Stuhl sitzt jemand.
refused-not-in-round = Du spielst in dieser Runde nicht mit.
refused-round-not-begun = Die Runde hat noch nicht begonnen.
refused-round-over = Diese Runde ist zu Ende.
refused-card-in-hand = Gerade wird die nächste Karte aufgedeckt.
refused-not-called = Diese Karte ist noch nicht ausgerufen.
refused-not-on-board = Diese Karte steht nicht auf deiner Tafel.
refused-already-marked = Diese Karte hast du schon markiert.
refused-mark-completes-nothing = Diese Karte macht nicht voll, was du rufst.
refused-no-prize-named = Nenne einen Preis.
refused-prize-paid = Dieser Preis ist schon gewonnen.
refused-already-called = Das ist schon gerufen.
refused-stolen = Zu spät: Jemand hat es gerade an deiner Stelle gerufen.
refused-prize-taken = Jemand war schneller.
refused-mark-first = Erst markieren, dann rufen.
refused-not-complete = Für diesen Preis sind noch nicht alle Karten ausgerufen.
refused-no-steals = An diesem Tisch wird nicht gestohlen.
refused-no-such-player = Dieser Spieler ist nicht in der Runde.
refused-your-own = Das ist deine eigene Tafel. Ruf einfach.
refused-too-early = Zu früh: Der Besitzer hat noch nicht markiert, und die nächste Karte ist noch nicht ausgerufen.
refused-in-grace = Zu früh: Der Besitzer hat gerade erst markiert.
refused-not-the-dealer = Das kann nur der Geber.
refused-house-deals = An diesem Tisch ruft das Haus die Karten aus.
refused-card-has-changed = Inzwischen liegt eine andere Karte da.
refused-too-few-players = Es müssen mindestens zwei spielen.
refused-not-now = Das geht jetzt nicht.
refused-already-last = Das ist schon die letzte Runde.
refused-board-taken = Diese Tafel hat schon jemand.
refused-boards-stay = Tafeln werden jetzt nicht getauscht.
refused-boards-not-a-row = Zeile { NUMBER($line, useGrouping: 0) } soll fünf Karten haben wie 7c 12o 1e 3b 10c.
refused-boards-not-ten = Ein Satz hat zehn Tafeln.
refused-boards-not-25-cards = Tafel { NUMBER($board, useGrouping: 0) }: Eine Tafel hat 25 Karten.
refused-boards-card-twice = Tafel { NUMBER($board, useGrouping: 0) } hat eine Karte doppelt.
refused-boards-no-poker = Tafel { NUMBER($board, useGrouping: 0) }: In der ersten Reihe müssen vier gleiche Karten und eine andere stehen.
refused-boards-no-full = Tafel { NUMBER($board, useGrouping: 0) }: In der zweiten Reihe müssen drei gleiche Karten und zwei gleiche stehen.
refused-boards-full-in-order = Tafel { NUMBER($board, useGrouping: 0) }: Die drei und die zwei der zweiten Reihe müssen gemischt sein.
refused-boards-same-poker = Tafel { NUMBER($board, useGrouping: 0) } hat denselben Vierling wie eine davor.
refused-boards-same-triple = Tafel { NUMBER($board, useGrouping: 0) } hat in der zweiten Reihe denselben Drilling wie eine davor.
refused-boards-same-pair = Tafel { NUMBER($board, useGrouping: 0) } hat in der zweiten Reihe dasselbe Paar wie eine davor.
refused-boards-same-centre = Tafel { NUMBER($board, useGrouping: 0) } hat dieselbe Mitte wie eine davor.

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
