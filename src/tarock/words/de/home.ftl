# Der Klub: Leute, Abende und Geld.

home-settings = diese Einstellungen gehen nicht: { $why }
home-no-club-name = bitte sagen, wie der Klub heißt
home-negative = { $what } kann nicht weniger als nichts sein, ist aber { $got }: bitte in der kleinsten Einheit angeben, 25 für 25 Cent
home-no-number = niemand hat die Nummer { $number }: die Liste zeigt tarock club people
home-no-name = niemand heißt { $name }{ $hint }: eine Nummer angeben, oder die Person zuerst mit tarock club people aufnehmen
home-several = mehrere heißen { $name }: eine der Nummern { $numbers } angeben
home-known = { $name } steht schon in der Liste, mit der Nummer { $number }; ist es jemand anders, einen Ort dazuschreiben
home-merge-self = { $number } lässt sich nicht mit sich selbst zusammenlegen: zwei Nummern nennen
home-merge-table = { $number } und { $double } saßen am Abend { $evening } an einem Tisch, sind also zwei Personen
home-erase-double = { $number } war auch als { $double } eingetragen: zuerst diese Nummer löschen
home-date = erwartet wird ein Tag wie 2026-11-21, nicht { $got }
home-no-season-name = bitte sagen, wie die Saison heißt
home-season-dates = eine Saison kann nicht am { $first } beginnen und am { $last } enden: der erste Tag kommt zuerst
home-no-season = es gibt keine Saison { $season }: ein Jahr wie 2026 angeben, oder eine von { $known }
home-no-evenings = der Klub hat sich noch nicht getroffen: mit tarock club evening beginnen
home-evening-name = ein Abend heißt mit kleinen Buchstaben, Ziffern und Bindestrichen, etwa 2026-11-21; nicht { $got }
home-evening-taken = es gibt schon einen Abend { $evening }: diesen mit --name anders nennen
home-no-evening = es gibt keinen Abend { $evening }: tarock club evening zeigt alle
home-no-table = der Abend { $evening } hat keinen Tisch { $table }, sondern { $tables }
home-no-line = Tisch { $table } des Abends { $evening } hat keine Zeile { $line }, sondern { $lines }
home-next-table = der nächste Tisch des Abends { $evening } ist { $expected }, nicht { $got }
home-seated-twice = jemand ist zweimal genannt: jeder hat einen Platz am Tisch
home-still-playing = { $number } sitzt noch an einem anderen Tisch: den zuerst mit tarock club end beenden
home-ended = Tisch { $table } des Abends { $evening } ist schon beendet
home-line-after-end = Tisch { $table } des Abends { $evening } ist beendet: seine Zeilen bleiben, wie sie sind, also einen neuen Tisch setzen
home-next-line = die nächste Zeile ist { $expected }, nicht { $got }
home-undo-last = nur die letzte Zeile, { $last }, lässt sich zurücknehmen; Zeile { $line } mit --replace neu schreiben
home-paid = eine Zahlung geht von einem zu einem anderen und ist mehr als nichts
evening-other-rules = dieser Tisch spielt nach { $ruleset }
evening-one-again = in einer Zeile lässt sich nur ein Spiel neu geben: das andere mit null auslassen
evening-games = erwartet wird eine Liste mit { $expected } Zetteln, einem für jedes Spiel, das gleichzeitig gespielt wird
evening-points-game = die Punkte müssen ganz sein und in jedem Spiel null ergeben
evening-points-resting = wer aussetzt, kann keine Punkte gewinnen oder verlieren
evening-no-rotation = { $rules } hat keine Sitzordnungen zur Wahl; lass sie weg
home-no-club = { $folder } enthält keinen Klub: mit tarock club new { $folder } einen beginnen

home-founded = { $name } führt sein Protokoll in { $folder }.
home-joined = { $count ->
    [one] Eine Person ist dazugekommen
   *[other] { $count } Personen sind dazugekommen
}; jetzt sind es { $total }.
home-erased = Von Nummer { $number } ist nur die Nummer geblieben.
home-contact-agreed = Kontaktdaten nur aufschreiben, wenn die Person zugestimmt hat
home-contact = { $name }: Mail { $mail }, Telefon { $telephone }
home-opened = Der Abend { $evening } hat begonnen: einen Tisch setzen mit tarock club seat.
home-evening-of = Abend { $evening }
home-table = Tisch { $table }, { $rules }: { $players } ({ $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
})
home-table-over = Tisch { $table }, { $rules }, ist beendet: { $players } ({ $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
})
home-next = Zeile { $line }: { $seats }
home-line = Abend { $evening }, Tisch { $table }, Zeile { $line }: { $points }
home-total = erwartet wird jemand von Tisch { $table }, einmal und mit Punkten; nicht { $got }
home-first-dealer = Nummer { $number } sitzt nicht an diesem Tisch und kann nicht als Erster geben
home-most-last-tricks = Die meisten letzten Stiche: { $names }
home-owes = { $payer } zahlt { $amount } an { $payee }
home-owes-nobody = Niemand schuldet etwas.
home-transfers = { $transfers ->
    [one] Eine Zahlung
   *[other] { $transfers } Zahlungen
}; mit weniger als { $least } geht es nicht.
home-cash = die Klubkasse
home-year = Die Tabelle von { $season }
home-ratings = Wertungen, Punkte je Spiel nach { $rules }
home-mixed = OpenSkill über alle Regelwerke
home-rated-who = Gezeigt wird, wer zugestimmt und mindestens { $deals } Spiele gespielt hat.
home-not-played = niemand hat hier nach { $ruleset } gespielt; es gibt { $known }
home-nothing-to-draw = es gibt keine Wertung zu zeichnen: sie wird erst ab 150 Spielen gezeigt, und wenn die Person zugestimmt hat (tarock club correct … --rated)
home-profile-total = { $evenings ->
    [one] Ein Abend
   *[other] { $evenings } Abende
}, { $deals } Spiele, { $points } Punkte, { $average } je Spiel
home-profile-evenings = Abende
home-profile-feats = Spiele und Glanzstücke
home-profile-partners = Partner
home-profile-tournaments = Turniere
home-profile-rating = Wertung nach { $rules }: { $rating } je Spiel, in 95 von 100 Fällen zwischen { $low } und { $high }
home-verified = { $file }: { $lines } Zeilen in Ordnung, jede folgt aus der davor; { $evenings ->
    [one] ein Abend
   *[other] { $evenings } Abende
}.
home-shown-name = Name
home-shown-initials = Anfangsbuchstaben
home-shown-number = Nummer
home-head-number = Nr.
home-head-name = Name
home-head-town = Ort
home-head-club = Klub
home-head-shown = gezeigt als
home-head-rank = Rang
home-head-evening = Abend
home-head-evenings = Abende
home-head-date = Datum
home-head-tables = Tische
home-head-people = Personen
home-head-over = zu Ende
home-head-deals = Spiele
home-head-points = Punkte
home-head-average = je Spiel
home-head-best = bester
home-head-last-tricks = letzte Stiche
home-head-most-last-tricks = Abende mit den meisten
home-head-rating = Wertung
home-head-interval = 95 von 100
home-head-mu = mu
home-head-sigma = sigma
home-head-what = was
home-head-times = Mal
home-head-won = gewonnen
home-head-games = Spiele
plot-evening = { $club }, { $evening }, Tisch { $table }
plot-lines = Zeilen
plot-season = { $club }, { $season }
plot-evenings = Abende
plot-rating = { $name }: Punkte je Spiel, { $rules }
plot-days = Tage
home-served = { $folder } wird von einem Server bedient: auf seiner Seite schreiben, oder zuerst den Server beenden
home-no-tables = es sitzt noch niemand: einen Tisch setzen mit tarock club seat
home-deals-points = ein Zettel ist für ein Spiel: eine Anzahl von Spielen gehört nur zu Punkten
home-again-sheet = dass derselbe Geber noch einmal gibt, sagt ein Zettel, nicht Punkte
