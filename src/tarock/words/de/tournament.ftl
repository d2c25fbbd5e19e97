# Turniere: was die Leitung erfährt, und was die Wand zeigt.

## Das Feld und die Auslosung

cup-field = { $players } Spieler füllen keine Tische zu { $sizes }: { $house } vom Haus mitspielen lassen, oder { $byes } pausieren lassen
cup-field-few = { $players } Spieler füllen keine Tische zu { $sizes }: { $house } vom Haus mitspielen lassen
cup-fixed-no-table = Nummer { $number } soll an Tisch { $table } bleiben, aber es gibt nur { $tables } Tische
cup-fixed-twice = die Nummern { $number } und { $other } sollen beide an Tisch { $table } bleiben; einer von beiden braucht einen anderen Tisch
cup-not-committed = Runde { $round } kann noch nicht ausgelost werden: zuerst den Hash zeigen
cup-commitment = der Startwert ist nicht der festgelegte, oder die Liste hat sich seither geändert: Runde { $round } neu festlegen
cup-other-draw = die Auslosung von Runde { $round } ist nicht die, die ihr Startwert ergibt
cup-next-round = die nächste Runde ist { $expected }, nicht { $got }
cup-last-round = alle { $rounds } Runden sind ausgelost
cup-not-planned = Runde { $round } ist nicht mit einer früheren ausgelost worden, oder jemand ist seither gekommen oder gegangen: neu festlegen und auslosen
cup-not-ended = Runde { $round } ist an Tisch { $tables } nicht zu Ende: zuerst dort beenden
cup-ended-already = Runde { $round } ist an Tisch { $table } schon zu Ende
cup-final-played = Runde { $round } war die letzte: es war ein Tisch übrig
cup-raffle-nothing = es ist nichts zu verlosen: die Sachen vor der Auslosung nennen
cup-raffled = es ist schon verlost
cup-raffle-other = die Lose der letzten Auslosung geben andere Gewinner

## Einstellungen

cup-no-format = unbekanntes Format „{ $format }“{ $hint }; es gibt { $known }
cup-event-missing = der Cup nennt das Turnier „{ $event }“, das nicht im Ordner des Klubs liegt
cup-no-events = der Cup nennt keine Turniere: unter events aufzählen oder ihre Protokolle nennen
cup-settings = diese Einstellungen gehen nicht: { $why }
cup-sizes = Tische zu { $sizes } lassen sich nicht mischen: eine Größe angeben oder zwei, die sich um eins unterscheiden, die übliche zuerst
cup-table-points = Punkte für den Rang am Tisch braucht es für { $size } Ränge
cup-round-points = Punkte für den Rang in einer Runde fehlen (round_points)
cup-dates = { $rounds } Runden brauchen ebenso viele Tage, da sind { $got }
cup-room = jeder Raum hat einen Namen und mindestens einen Tisch; „{ $name }“ nicht
cup-ranking = jede Wertung hat einen eigenen Namen und mindestens einen Ort oder Verein; „{ $name }“ nicht
cup-prize-ranking = der Preis für Rang { $rank } gehört zur Wertung „{ $ranking }“, die es nicht gibt
cup-prize = der Preis für Rang { $rank } braucht einen Rang ab 1 und einen Betrag oder eine Sache
cup-house-id = die Regeln des Hauses heißen { $house }, nicht { $ruleset }
cup-size-game = an einem Tisch zu { $size } kann niemand dieses Spiel spielen: { $active } spielen, und höchstens einer mehr sitzt dabei
cup-deals-shared = { $deals } Spiele für jeden lassen sich an einem Tisch zu { $size }, wo { $active } gleichzeitig spielen, nicht aufteilen: eine andere Zahl wählen
cup-changed-late = nach der ersten Auslosung lassen sich die Einstellungen nicht mehr ändern
cup-other-rules = dieses Turnier wird nach { $ruleset } gespielt
cup-closed = das Turnier ist abgeschlossen: es kann nichts mehr geschrieben werden
cup-date = erwartet: ein Datum wie 2026-11-21 oder 2026-11-21T14:00; da steht { $got }; setzen mit --set date=…

## Leute

cup-no-number = niemand hat die Nummer { $number }
cup-number = erwartet: eine Nummer von 1 bis { $most }; da steht { $got }
cup-number-taken = die Nummer { $number } ist vergeben; { $free } ist frei
cup-no-name = Nummer { $number } braucht einen Namen
cup-entered-twice = { $name } steht schon auf der Liste, als Nummer { $number }; ist es jemand anders, Ort oder Verein dazuschreiben
cup-merge = Nummer { $double } kann nicht mit { $number } vereint werden: sie ist schon gesetzt oder in einer Mannschaft, oder es ist dieselbe
cup-not-here = Nummer { $number } ist nicht da
cup-here = Nummer { $number } ist schon da
cup-has-left = Nummer { $number } ist schon gegangen
cup-no-substitute = niemand sitzt auf dem Platz von Nummer { $number }
cup-substitute-busy = Nummer { $number } hat einen eigenen Platz: jemanden nennen, der gerade nicht spielt
cup-paid = Nummer { $number } hat bisher { $paid } bezahlt; einen Betrag nennen, der nicht 0 ist und nichts unter 0 lässt
cup-team-size = die Mannschaft { $name } braucht zwei oder vier verschiedene Leute
cup-team-name = eine Mannschaft „{ $name }“ gibt es schon, oder sie hat keinen Namen
cup-team-late = Mannschaften werden vor der ersten Auslosung genannt
cup-team-twice = jemand davon spielt schon in der Mannschaft { $name }

## Zeilen und Entscheidungen

cup-no-round = Runde { $round } ist nicht ausgelost; ausgelost sind { $drawn }
cup-no-table = einen Tisch { $table } gibt es nicht; es gibt { $tables }
cup-no-line = Zeile { $line } von Tisch { $table } in Runde { $round } ist nicht geschrieben
cup-line-taken = Zeile { $line } von Tisch { $table } in Runde { $round } ist schon geschrieben; stattdessen neu schreiben und sagen, warum
cup-line-number = die nächste Zeile ist { $expected } von { $most }, nicht { $got }
cup-line-after-end = Runde { $round } ist an Tisch { $table } zu Ende; eine falsche Zeile lässt sich ersetzen
cup-line-online = Tisch { $table } spielt am Server, der die Zeilen schreibt; zuerst mit Karten weiterspielen lassen
cup-online-round = nur die Runde, die gespielt wird, { $round }, lässt sich am Server spielen
cup-online-first = Tisch { $table } geht mit Zeile { $expected } weiter, nicht mit { $got }
cup-not-online = Tisch { $table } spielt nicht am Server
cup-online-none = Kein Tisch dieser Runde spielt am Server.
cup-online-table = Tisch { $table }: { $deals ->
    [one] { $deals } Spiel gespielt
   *[other] { $deals } Spiele gespielt
}
cup-online-trouble =   { $why }
cup-online-place =   { $number } { $name }, { $state ->
    [bot] ein Bot spielt
    [away] weg
    [here] da
   *[missing] noch nicht da
}: { $code }, { $link }
cup-online-folder = { $file } liegt in keinem Ordner, den ein Server gehabt hat: tarock serve --club ORDNER starten, mit dem Log in ORDNER/events
cup-online-server = kein Server antwortet unter { $server }: tarock serve --club { $folder } starten, oder seine Adresse mit --server angeben
cup-line-what = eine Zeile ist entweder ein Blatt oder Punkte
cup-line-players = ein Spiel spielen { $expected }, nicht { $got }: angeben, wer aussetzt
cup-not-at-table = Nummer { $number } sitzt nicht an Tisch { $table }
cup-points-number = erwartet: { $expected } Zahlen, eine für jeden, der spielt; da sind { $got }
cup-points-typed = erwartet: Punkte mit Beistrichen dazwischen, etwa 3,-1,-1,-1; da steht { $got }
cup-points-halves = Punkte sind ganz oder halb
cup-points-sum = die Punkte einer Zeile ergeben 0, diese { $sum }: noch einmal lesen, oder die Zeile streichen, wenn es sich nicht klären lässt
cup-sheet-seats = das Blatt hat { $got } Plätze, erwartet sind { $expected }
cup-confirm-own = wer eine Zeile geschrieben hat, bestätigt sie nicht selbst: das macht ein anderer
cup-not-undone = bei einem Turnier wird keine Zeile zurückgenommen: schreib sie neu, oder lass sie vom Schiedsrichter streichen
cup-struck-already = Zeile { $line } ist schon gestrichen
cup-why = bitte sagen, warum
cup-own-table = Nummer { $number } sitzt an Tisch { $table } und kann dort nicht entscheiden: jemand anders rufen
cup-deals-seed = das ist nicht der Startwert, der für die Spiele der Runde { $round } festgelegt war
cup-deals-committed = die Festlegung auf Runde { $round } muss für die Spiele jeder Runde einen Hash haben, wenn alle Tische dieselben Karten spielen, und sonst keinen
cup-deals-revealed = die Spiele der Runde { $round } sind schon offengelegt, oder die Tische spielen nicht dieselben Karten
cup-deals-lost = die Startwerte der Spiele fehlen ({ $file })
cup-no-duplicate = die Tische dieses Turniers spielen nicht dieselben Karten (--set duplicate=true)
cup-deal-places = Spiel { $line } an Tisch { $table } spielen, Vorhand zuerst, { $players }: so aufschreiben, als Blatt
cup-deal-cards = Zeile { $line } von Tisch { $table } in Runde { $round } hat andere Karten als Spiel { $line }, oder auf anderen Plätzen
cup-line-seats = an Tisch { $table } hat jeder entweder einen Platz oder setzt aus
cup-record-one = eine Zeile ist ein Spiel, die Aufzeichnung hat { $got }
cup-record-unfinished = dieses Spiel ist nicht zu Ende gespielt, oder es wurde neu gegeben
cup-record-who = „{ $name }“ ist niemand an Tisch { $table } oder könnte zweierlei sein: alle mit Nummer angeben (Numbers A=17 B=3 …)
cup-record-nobody = die Aufzeichnung sagt nicht, wer wo saß: alle mit Nummer angeben (Numbers A=17 B=3 …)
cup-record-order = an Tisch { $table } sitzen sie in der Reihenfolge { $players }, in der Aufzeichnung in einer anderen
cup-record-sheet = die Zeile ist nicht, was ihre Aufzeichnung sagt
cup-record-used = diese Aufzeichnung ist schon Zeile { $line } von Tisch { $table } in Runde { $round }
cup-no-fault = das Spiel kennt keinen Fehler „{ $fault }“{ $hint }; es kennt { $known }
cup-fault-by-hand = { $ruleset } setzt auf den Fehler { $fault } nichts, was ein Blatt sagen könnte: von Hand entscheiden
cup-fault-whose = bitte sagen, wessen Fehler es war und in welcher Zeile, die als Blatt geschrieben ist
cup-consequences = eine Entscheidung streicht eine Zeile, schreibt sie neu oder verhängt eine Strafe: eines von dreien
cup-consequence-line = bitte sagen, um welche Zeile es geht
cup-clock-runs = die Uhr der Runde { $round } läuft schon
cup-clock-stands = die Uhr der Runde { $round } läuft nicht
cup-clock-round = die Uhr ist die der Runde { $round }, die gerade gespielt wird
cup-clock-minutes = bitte sagen, wie lange die Runde dauert: 1 bis { $most } Minuten
cup-called-already = Tisch { $table } hat schon gerufen
cup-not-called = Tisch { $table } hat nicht gerufen
cup-no-room = einen Saal „{ $room }“ gibt es nicht{ $hint }; es gibt { $known }

## Listen, die gelesen werden

cup-csv-line = Zeile { $line }: { $text }
cup-csv-column = eine Spalte „{ $column }“ gibt es nicht; es gibt { $known }. Bitte angeben, welche davon es ist
cup-csv-no-name = da steht kein Name
cup-csv-number = die Nummer { $number } ist vergeben oder keine Nummer
cup-csv-empty = auf der Liste steht niemand

## Was die Leitung erfährt

cup-kept-new = { $name } ist eröffnet, in { $file }.
cup-kept-entered = { $count ->
    [one] Eine Person eingetragen
   *[other] { $count } Personen eingetragen
}; { $total } stehen auf der Liste.
cup-kept = Als Zeile { $n } im Protokoll.
cup-kept-line = Runde { $round }, Tisch { $table }, Zeile { $line }: { $points }
cup-commit-show = Vor der Auslosung von Runde { $round } zeigen: { $hash }
cup-commit-word = Dann jemanden im Saal ein Wort sagen lassen und auslosen: tarock tournament draw { $file } --word …
cup-drawn-repeats = Wiederholte Begegnungen bisher: { $repeats }
cup-no-seed = der Startwert der Festlegung fehlt ({ $file }): neu festlegen
cup-round = Runde { $round }
cup-round-day = Runde { $round }, { $day }
cup-raffle = { $prize }: { $number } { $name }
cup-table-line = Tisch { $table }: { $players }
cup-table-room = Tisch { $table } ({ $room }): { $players }
cup-byes = Pause: { $players }
cup-standings = Rangliste
cup-teams = Mannschaften
cup-unconfirmed = { $lines ->
    [one] Eine Zeile ist nicht bestätigt.
   *[other] { $lines } Zeilen sind nicht bestätigt.
}
cup-missing = Es spielen noch: Tisch { $tables }
cup-clock-none = Die Uhr der Runde { $round } ist nicht gestartet.
cup-clock-left = Runde { $round }: noch { $time }
cup-clock-paused = Runde { $round }: noch { $time }; die Uhr steht
cup-clock-over = Runde { $round }: die Zeit ist um, das letzte Spiel noch zu Ende spielen
cup-no-calls = Niemand wartet auf einen Schiedsrichter.
cup-call = Schiedsrichter zu Tisch { $table }, wartet seit { $waiting }
cup-call-about = Schiedsrichter zu Tisch { $table } ({ $about }), wartet seit { $waiting }
cup-ruling = Runde { $round }, Tisch { $table }{ $line ->
    [0] { "" }
   *[other] , Zeile { $line }
}: { $what }{ $consequence ->
    [struck] { " " }– die Zeile ist gestrichen
    [replaced] { " " }– die Zeile ist neu geschrieben
    [fine] { " " }– eine Strafe neben der Zeile
   *[none] { "" }
}
cup-fault-of = { $fault } von { $name }
cup-fault-text = { $fault } ({ $text })
cup-no-rulings = Es ist nichts entschieden worden.
cup-owing = { $paid } von { $due } { $currency } bezahlt; es fehlen die Nummern { $numbers }
cup-owing-none = { $paid } von { $due } { $currency } bezahlt; niemand schuldet etwas
cup-award = { $rank }. { $name }: { $prize }
cup-exported = Geschrieben nach { $folder }: { $files }
cup-verified = { $file }: { $lines } Zeilen in Ordnung, jede folgt aus der davor; { $draws ->
    [one] die Auslosung ist die, die festgelegt war.
   *[other] alle { $draws } Auslosungen sind die, die festgelegt waren.
}
cup-verified-deals = Die Spiele von { $told } von { $rounds } Runden sind offengelegt; es sind die festgelegten, und alle Aufzeichnungen haben ihre Karten.
cup-not-verified = { $file }: { $wrong } von { $lines } Zeilen konnten so nicht geschehen
cup-head-rank = Rang
cup-head-number = Nr.
cup-head-name = Name
cup-head-town = Ort
cup-head-points = Punkte
cup-head-round = Runde { $round }
cup-head-table = Tisch
cup-head-players = Spieler
cup-head-qualified = Finale
cup-head-played = Gespielt
cup-head-compared = Verglichen
cup-deal = Spiel { $deal }
cup-deal-hand = { "  " }{ $place }: { $cards }
cup-place-forehand = Vorhand
cup-place-second = Zweiter
cup-place-third = Dritter
cup-place-middle = Mittelhand
cup-place-dealer = Geber
cup-place-talon = Talon
cup-yes = ja
cup-no = nein
