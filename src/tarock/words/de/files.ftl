# Was an Dateien, Aufzeichnungen und Spielen falsch ist.  Zeichen der Dateien ($got, $expected, $key …) bleiben, wie sie
# geschrieben sind, in allen Sprachen zwischen geraden Anführungszeichen.

file-place = Zeile { $line }, Spalte { $column }: { $text }
file-in = { $file }: { $text }
file-several = { $all }
file-nothing = nichts
file-too-large-to-show = etwas, das zum Zeigen zu groß ist
file-choice = erwartet wird eines von: { $expected }; hier steht { $got }
file-unreadable = { $file }: lässt sich nicht lesen ({ $cause })
file-not-utf8 = { $file }: ist kein Text in UTF-8 (Byte { $byte })
file-too-large = zu groß; erlaubt sind höchstens { $most } MB

record-refused = { $seat } wird abgewiesen: { $why } [{ $rule }]
record-whose-turn = { $why } { $turn } ist am Zug.
record-no-card = { $got } ist keine Karte; erwartet wird ein Zeichen wie SK, H10, T21 oder X
record-no-suit = { $got } ist keine Farbe; erwartet wird eines von { $suits }
record-no-seat = { $got } ist kein Platz; erwartet wird ein Buchstabe von A bis { $last }
record-no-number = { $got } ist keine Zahl; erwartet wird zum Beispiel 4
record-card-twice = { $card } steht zweimal da
record-laid-twice = { $card } ist zweimal gelegt
record-no-mode = erwartet wird [Mode "{ $strict }"] oder [Mode "{ $table }"]
record-stray-brace = '{"}"}' ohne '{"{"}'
record-open-comment = die Bemerkung wird nie geschlossen: hier fehlt '{"}"}'
record-no-tag = erwartet wird eine Angabe wie [Dealer "C"]
record-tag-unreadable = eine Angabe ist ein Wort und eine Zeile Text, nicht { $name } und { $value }
record-open-parenthesis = hier fehlt ')'
record-stray-parenthesis = ')' ohne '('
record-no-statement = erwartet wird ein Satz wie 'A passes', hier steht { $got }
record-nothing-follows = nach '{ $verb }' darf nichts stehen
record-usage = erwartet wird '{ $usage }', zum Beispiel '{ $example }'
record-choice-or-seat = erwartet wird eines von: { $expected } oder ein Platz; hier steht { $got }
record-no-text = erwartet wird ein Text in Anführungszeichen, zum Beispiel "sofort bemerkt"; hier steht { $got }
record-tags-first = erwartet werden zuerst Angaben wie [Rules "danish-hjoerring"]
record-tag-twice = die Angabe [{ $tag }] steht zweimal da
record-no-rules = erwartet wird [Rules "…"] mit dem Namen eines Regelwerks
record-expected-tag = erwartet wird [{ $tag } "…"]
record-seat-tag = erwartet wird [{ $tag } "…"] mit dem Platz
record-dealer-of-four = erwartet wird der Platz des Gebers: A, B, C oder D
record-talon-tag = erwartet werden zwei Hälften zu drei Karten, zum Beispiel [Talon "T5 S7 H4 | SK D1 T9"]
record-three-hands = erwartet werden drei Blätter wie [A "…"], hier sind es { $got }
record-no-hand = { $seat } hat in diesem Spiel kein Blatt
record-cups-tag = erwartet wird, was in den Töpfen liegt, zum Beispiel [Cups "king=60 pagat=60"]
record-ante-tag = erwartet wird [Ante "paid"] bei einem Spiel, das neu gegeben wird
record-number-tag = erwartet wird die Nummer des Spiels, zum Beispiel [Number "3"]
record-leader-tag = [Leader] gehört zu einer Stellung: erwartet wird auch [Start]
record-start-tag = erwartet wird der erste Stich, zum Beispiel [Start "trick 23"]
record-no-verb = { $got } sagt hier nichts; erwartet wird { $expected } oder ein Stich
record-no-bid = { $got } sagt hier nichts; erwartet wird ein Spiel des Regelwerks, { $expected } oder ein Stich
record-not-in-trick = { $got } wird nicht in einem Stich gesagt; erwartet wird { $expected }
record-trick-number = erwartet wird Stich { $expected }, hier steht Stich { $got }
record-too-many-cards = Stich { $trick } hat zu viele Karten
record-too-few-cards = Stich { $trick } hat zu wenige Karten
record-deal-over = das Spiel ist aus: nichts darf folgen
record-all-played = alle Stiche sind gespielt: erwartet werden Einsprüche oder 'agrees'
record-lays-first = erwartet wird '{ $seat } lays …' vor dem ersten Stich
record-declares-first = erwartet wird '{ $seat } declares …' oder '{ $seat } passes' vor dem ersten Stich
record-too-early = { $phase ->
    [auction] das Lizitieren ist nicht zu Ende
    [calling] noch ist kein König gerufen
    [talon] noch ist der Talon nicht genommen
    [laying] noch ist nichts abgelegt
   *[announcing] die Ansagen sind nicht zu Ende
}: noch darf kein Stich kommen
record-double = erwartet wird '{ $expected }' auf { $on }, das { $level }-mal verdoppelt ist
record-doubled-out = { $on } ist { $level }-mal verdoppelt, und mehr geht nicht
record-doubles-what = erwartet wird, was verdoppelt wird: game, eine Ansage oder ein Platz
record-announces-what = erwartet wird, was angesagt wird, oder 'nothing'
record-no-declaration = { $got } ist keine Meldung; erwartet wird taroks 10 with, matadors 3, half H missing C, half kings missing D, full S, overfull kings oder laid X
record-no-court = { $got } ist kein Bild; erwartet wird eines von { $courts }
record-tarok-courts = Tarock hat keine Bilder; erwartet wird eines von S H D C
record-no-card-number = { $got } ist keine Anzahl von Karten
record-result-early = ein Spiel, das nicht zu Ende ist, oder eine Stellung wird nicht abgerechnet: [Result] weglassen
record-unsettled = das Spiel lässt sich nicht abrechnen: { $why }
record-no-result = { $got } ist kein Ergebnis; erwartet wird '{ $expected }'
record-other-result = das Spiel ergibt { $expected }, nicht { $got }

konig-lots = erwartet wird ein ganzes Spiel von konig: { $expected } Päckchen, die Blätter und die Hälften des Talons; gefunden: { $got }
import-columns = eine Tabelle braucht --columns, das sagt, was jede Spalte bedeutet
import-konig-rules = konig spielt Königrufen, und { $ruleset } ist ein anderes Spiel
deal-wrong-number = { $seat } hat { $got } Karten statt { $expected }
deal-talon = der Talon hat { $got } Karten statt { $expected }
deal-card-twice = { $card } ist zweimal da
deal-not-in-pack = { $card } gehört nicht zu den 54 Karten
seating-one-at-each = { $players } Spieler sitzen auf { $seats }, einer auf jedem Platz
seating-order = die Vorhand kommt vor der Mittelhand, vom Geber aus in Spielrichtung

# Hausregeln

rules-at-line = { $line ->
    [0] { $text }
   *[other] Zeile { $line }: { $text }
}
rules-at-key = { $key }: { $text }
rules-not-toml = kein gültiges TOML ({ $why })
rules-unknown = unbekanntes Regelwerk '{ $name }'{ $hint }; es gibt { $known }; eigene Regeln werden mit --rules DATEI angegeben
rules-hint = { " " }(gemeint war '{ $word }'?)
rules-other-game = { $name } ist ein Regelwerk für { $game }; erwartet wird eines von { $expected }
rules-needs = Hausregeln brauchen { $key } = "…"
rules-id-taken = der Name '{ $id }' gehört einem Buch; bitte einen anderen wählen
rules-other-family = das Buch, auf dem sie beruhen, gehört zur Familie '{ $family }'
rules-missing = der Schlüssel '{ $name }' fehlt
rules-unknown-key = unbekannter Schlüssel '{ $name }'{ $hint }
rules-no-table = erwartet wird eine Tabelle mit eigenen Schlüsseln, hier steht { $got }
rules-number = erwartet wird eine ganze Zahl von { $least } bis { $most }, hier steht { $got }
rules-number-or = erwartet wird eine ganze Zahl von { $least } bis { $most } oder eines von: { $choices }; hier steht { $got }
rules-text = erwartet wird ein Text in Anführungszeichen, hier steht { $got }
rules-list = erwartet wird eine Liste in eckigen Klammern, hier steht { $got }
rules-list-of = erwartet wird eine Liste mit einigen von: { $choices }; hier steht { $got }
rules-average = { $average } ist nicht ein Drittel der { $total } Punkte, die Karten und Stiche zählen
rules-amount-without-unit = ein Punkt ist { $amount } wert, aber wovon? Die Einheit nennen, zum Beispiel "øre", oder den Betrag auf 0 setzen
rules-twice = '{ $name }' ist zweimal da
rules-rotation-seats = '{ $name }' muss seine Spiele an verschiedene Plätze von 0 bis { $last } setzen
rules-rotation-order = '{ $name }' muss die Vorhand vor der Mittelhand nennen, vom Geber aus in Spielrichtung
rules-rotation-cups = '{ $name }' spielt mehrere Spiele zugleich, also braucht jedes eigene Töpfe (cups = "game")
rules-rotation-step = '{ $name }' gibt das Geben um { $step } von { $seats } Plätzen weiter, sodass manche nie geben
rules-no-such-game = '{ $name }' ist kein Spiel dieses Regelwerks
rules-nothing-to-bid = es muss ein Spiel zu lizitieren geben
rules-nothing-free = die Vorhand braucht ein Spiel zur Wahl, wenn die drei anderen gepasst haben
rules-out-of-reach = niemand kann je '{ $name }' spielen: mit diesem auction.opening führt weder auction.order noch auction.free noch auction.first_word dorthin
rules-needs-value = '{ $name }' braucht seinen Wert
rules-calls-positive = in '{ $name }' wird ein König gerufen, also muss die Art positive sein
rules-talon-unused = '{ $name }' verwendet den Talon nicht (talon = "unused")
rules-talon-somebodys = in '{ $name }' wird gezählt, also muss der Talon jemandem gehören
rules-needs-trischaken = '{ $name }' braucht die Tabelle [trischaken]
rules-sums-in-trischaken = '{ $name }' hat seine Beträge und seinen Talon in der Tabelle [trischaken]
rules-wins-never = { $needed } Drittel sind nie zu erreichen: alle Karten zusammen zählen { $total } Drittel
rules-wins-both = { $needed } Drittel sind nicht mehr als die Hälfte von { $total }: beide Seiten könnten dasselbe Spiel gewinnen
rules-silent-failure = '{ $name }' kann im Stillen nicht scheitern
rules-no-such-bonus = '{ $name }' ist genannt, aber das Regelwerk hat keine solche Prämie
rules-in-order = { $file }: { $id } ist in Ordnung ({ $name })

# Ein Abend in einer Datei

evening-deal = Spiel { $number }: { $text }
evening-number = erwartet wird Nummer { $expected }, hier steht { $got }
evening-places = es sitzen nicht dieselben Leute auf denselben Plätzen wie im Spiel davor
evening-dealer = als Nächstes gibt { $expected }, nicht { $got }
evening-cups = im Topf { $cup } lagen nach dem Spiel davor { $expected }, nicht { $got }
evening-ante = der Einsatz ist schon bezahlt: derselbe Spieler gibt noch einmal
evening-game = dieses Spiel wird nach anderen Regeln gespielt als das erste
evening-unfinished = das Spiel ist nicht zu Ende, also kann keines darauf folgen
evening-total = Der Abend, { $deals } Spiele
evening-net = Gewonnen und verloren: { $amounts }
evening-score = Punkte: { $amounts }
evening-money = Geld: { $amounts }
evening-written = Geschrieben: { $amounts }
evening-cups-now = In den Töpfen: { $amounts }

## Protokolle

log-no-log = { $file } ist kein Protokoll, das auf .{ $suffix } endet
log-begun = { $file } ist schon begonnen
log-version = { $file } hat die Fassung { $version }; dieses Programm kennt { $known }
log-line = { $file }, Zeile { $line } lässt sich nicht lesen: { $why }
log-chain = { $file } ist verändert worden: Zeile { $line } folgt nicht aus der davor
log-other-writer = ein anderes Programm hat in { $file } geschrieben: noch einmal versuchen
log-unwritable = { $file } lässt sich nicht schreiben: { $cause }
log-torn = die letzte Zeile war nicht ganz und ist weggelassen: sie war nie festgehalten ({ $bytes } Bytes)
log-own-number = { $sender } hat unter der Nummer { $own } schon etwas anderes geschickt

## What is not installed

extra-missing = dafür braucht es das Paket { $package }; installieren mit: pip install 'tarock[{ $extra }]'
