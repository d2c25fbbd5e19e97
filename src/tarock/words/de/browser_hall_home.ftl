# The pages of a club at home: evenings, people, profiles.

homes-club = Der Verein
homes-sheet-title = Tisch { $table }, { $evening }
homes-people = Leute
homes-evenings = Abende
homes-no-evenings = Noch wurde kein Abend gespielt.
homes-still-open = wird noch gespielt
homes-year = Tabelle der Saison { $season }
homes-head-rank = Rang
homes-head-name = Name
homes-head-evenings = Abende
homes-head-deals = Spiele
homes-head-points = Punkte
homes-head-average = Pro Spiel
homes-head-best = Bester
homes-ratings = Wertungen nach { $rules }
homes-rating = { $rating } pro Spiel ({ $low } bis { $high }), { $deals } Spiele
homes-new-evening = Ein neuer Abend
homes-open-evening = Abend eröffnen
homes-found = Verein gründen
homes-found-it = Gründen
homes-rules = Regeln
homes-guest = Gast
homes-new-person = Jemand Neues
homes-join = Eintragen
homes-shown = Was andere sehen
homes-shown-name = Name
homes-shown-initials = Initialen
homes-shown-number = nur die Nummer
homes-evening = Der Abend vom { $date }
homes-lines = { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
homes-ended = beendet
homes-results = Was herauskam
homes-debts = Wer zahlt wem
homes-transfer = { $payer } zahlt { $payee } { $amount }
homes-cash = die Vereinskasse
homes-open-sheet = Zettel öffnen
homes-end = Diesen Tisch beenden
homes-no-code = Die Codes der Tische konnten nicht geholt werden.
homes-seat = Ein neuer Tisch
homes-seat-help = Tippe an, wer dort sitzt, in Spielrichtung; der Erste gibt zuerst.
homes-seat-them = Hinsetzen
homes-total = { $points } Punkte in { $deals } Spielen
homes-deals = { $deals } Spiele
homes-feats = Spiele und Stiche
homes-feat = { $what }: { $times }-mal, { $won } gewonnen
homes-feat-last-trick = Letzter Stich
homes-feat-ultimo = Ultimo
homes-feat-nolo = Nolo
homes-feat-tout = Tout
homes-feat-bagud = Bagud
homes-partners = Partner
homes-partner = { $games } Spiele, { $won } gewonnen, { $points } Punkte
homes-placing = Rang { $rank }, { $points } Punkte
