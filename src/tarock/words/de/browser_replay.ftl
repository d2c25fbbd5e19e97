# Ein Spiel noch einmal ansehen, Schritt für Schritt mit allen Blättern offen.

web-replay-fetching = Das Spiel wird geholt …
web-replay-controls = Schritte des Spiels
web-replay-step = Schritt
web-replay-step-of = Schritt { $step } von { $last }
web-replay-first = Zum Anfang
web-replay-trick-back = Einen Stich zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Von selbst ablaufen lassen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-trick-next = Einen Stich weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-speed-slow = langsam
web-replay-speed-normal = mittel
web-replay-speed-quick = schnell
web-replay-keys = Tasten: ← → ein Schritt, Bild ↑ ↓ ein Stich, Pos1 und Ende, Leertaste lässt es ablaufen.
web-replay-log = Was geschah

web-replay-trick = { $number }. Stich
web-replay-before = Vor dem Ausspiel
web-replay-leads = spielt aus
web-replay-holds = hält ihn
web-replay-takes = nimmt ihn
web-replay-turn = am Zug
web-replay-hand = Blatt von { $name }
web-replay-skat = Skat
web-replay-talon = Talon
web-replay-laid = Verlegt
web-replay-result = Abrechnung
web-replay-to-table = Zum Tisch

web-replay-practice = Ab hier spielen
web-replay-practice-means = Ein eigener Tisch mit diesen Karten: Du nimmst einen Platz, Bots spielen die anderen, von genau dieser Stelle an. Nichts davon zählt irgendwo.
web-replay-seat = Wessen Karten willst du spielen?
web-replay-level = Wie gut sollen die anderen spielen?
web-replay-practice-begin = Spielen

web-replay-import-means = Sieh dir ein aufgezeichnetes Spiel Schritt für Schritt an, mit allen Blättern. Auf dem Server wird nichts aufgehoben.
web-replay-import = Nachspielen
web-replay-paste = Aufzeichnung eines oder mehrerer Spiele (.tarock)
web-replay-file = Datei wählen
web-replay-drop = oder hier fallen lassen
web-replay-place = Zeile { $line }, Spalte { $column }:
web-replay-which = Diese Datei enthält { $deals } Spiele
web-replay-another = Eine andere Aufzeichnung
web-replay-broken-link = Dieser Link enthält keine lesbare Aufzeichnung. Vielleicht wurde er unterwegs abgeschnitten.
