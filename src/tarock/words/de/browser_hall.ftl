# The pages of the hall: desk, wall, my phone, referee.

## What all pages say

hall-nav = Turnier
hall-away = Keine Antwort vom Laptop; was hier steht, kann veraltet sein.
hall-code = Code
hall-code-enter = Öffnen
hall-code-forget = Den Code auf diesem Gerät vergessen
hall-name = Name
hall-town = Ort
hall-club = Verein
hall-number = Nr.
hall-rank = Rang
hall-points = Punkte
hall-line = Zeile
hall-round-short = R{ $round }
hall-round = Runde { $round } von { $rounds }
hall-table = Tisch { $table }
hall-standings = Stand
hall-unconfirmed = { $lines ->
    [one] Eine Zeile ist noch nicht bestätigt.
   *[other] { $lines } Zeilen sind noch nicht bestätigt.
}
hall-closed = Abgeschlossen
hall-played-by = Nummer { $number } spielt auf diesem Platz

## Events

hall-events = Turniere
hall-events-none = Es gibt noch keine Turniere.
hall-event-people = { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
hall-event-drawn = { $drawn } von { $rounds } Runden ausgelost
hall-event-look = Ansehen
hall-i-am-desk = Ich bin die Turnierleitung
hall-code-desk-why = Der Code der Turnierleitung steht im Terminal des Laptops.
hall-new = Neues Turnier
hall-new-name = Name des Turniers
hall-new-format = Form
hall-new-date = Datum
hall-new-place = Ort
hall-new-open = Turnier eröffnen
hall-format-tyrol-cup = Tirol-Cup: drei Runden zu 16
hall-format-villach = Villach: drei Runden zu 20
hall-format-table-ranks = Punkte für den Rang am Tisch
hall-format-seeded-end = Letzte Runde nach dem Stand
hall-format-danish-championship = Dänische Meisterschaft: zwei Runden
hall-format-club-evening = Klubabend: eine Runde
hall-format-tyrol-ranks = Tirol bis 2018: Punkte und Rang am Tisch
hall-format-piatnik = Wien 2013: Rang am Tisch, ab Runde zwei nach dem Stand
hall-format-league = Liga: die besten sechs von acht Runden
hall-format-knock-out = K.-o.: zwei jedes Tisches kommen weiter

## The desk

hall-desk = Turnierleitung
hall-part-people = Teilnehmer
hall-part-round = Runden
hall-part-result = Ergebnis
hall-part-links = Wand und Codes
hall-entry = Anmeldung
hall-number-field = Nummer
hall-house = Spieler des Hauses
hall-house-name = Haus { $number }
hall-enter = Anmelden
hall-list-open = Eine ganze Liste anmelden
hall-list = Liste: ein Name je Zeile, oder eine Tabelle mit den Namen der Spalten in der ersten Zeile
hall-list-help = Aus einer Tabelle einfügen oder eine Datei wählen. Mailadressen und Telefonnummern werden nicht gelesen.
hall-list-file = Datei wählen
hall-list-columns = Welche Spalte ist was?
hall-list-name = Name
hall-list-second = Zweiter Teil des Namens
hall-list-number = Nummer
hall-list-town = Ort
hall-list-club = Verein
hall-list-usual = nach dem üblichen Namen
hall-list-none = keiner
hall-list-first = Sie beginnt mit { $people }
hall-list-flaws = { $lines ->
    [one] Eine Zeile ist falsch; niemand wird eingetragen, ehe sie stimmt.
   *[other] { $lines } Zeilen sind falsch; niemand wird eingetragen, ehe sie stimmen.
}
hall-list-line = Zeile { $line }
hall-list-leave-out = { $lines ->
    [one] Diese Zeile weglassen
   *[other] Diese { $lines } Zeilen weglassen
}
hall-list-enter = { $people ->
    [one] Eine Person anmelden
   *[other] { $people } Personen anmelden
}
hall-people = { $people } angemeldet, { $present } da
hall-cash = { $paid } von { $due } bezahlt
hall-find = Nummer oder Namen suchen
hall-nobody = Noch steht niemand auf der Liste.
hall-forgotten = (vergessen)
hall-pays = Zahlt { $amount }
hall-paid = bezahlt
hall-is-here = Da
hall-is-away = Nicht da
hall-is-left = Gegangen
hall-more = Mehr
hall-save = Speichern
hall-shown = Die Öffentlichkeit sieht
hall-shown-name = den Namen
hall-shown-initials = die Initialen
hall-shown-number = nur die Nummer
hall-fixed = Behält Tisch
hall-fixed-help = Für jemanden, der nicht gehen kann; 0 für alle anderen.
hall-fixed-at = behält Tisch { $table }
hall-status = Kommt und geht
hall-do-away = Ist nicht da, oder setzt die nächste Runde aus
hall-do-left = Ist endgültig gegangen
hall-do-back = Ist wieder da
hall-substitute = Ersatz, nach Nummer
hall-do-substitute = Spielt auf diesem Platz
hall-do-self = Spielt wieder selbst
hall-money = Geld
hall-has-paid = Bisher bezahlt: { $amount }
hall-amount = Betrag
hall-do-pay = Vermerken
hall-rare = Berichtigen
hall-double = Dieselbe Person ist auch Nummer
hall-do-merge = Beide zusammenlegen
hall-erase = Diese Person vergessen
hall-erase-sure = Die Nummer bleibt mit ihren Ergebnissen; der Name verschwindet aus jeder Zeile, für immer.
hall-do-erase = Vergessen
hall-draw-title = Auslosung der Runde { $round }
hall-field = { $players } Spieler füllen die Tische nicht: lassen Sie { $house } vom Haus mitspielen, oder lassen Sie { $byes } aussetzen.
hall-field-few = { $players } Spieler füllen die Tische nicht: lassen Sie { $house } vom Haus mitspielen.
hall-allow-byes = { $byes ->
    [one] In jeder Runde einen Spieler aussetzen lassen
   *[other] In jeder Runde { $byes } Spieler aussetzen lassen
}
hall-enter-house = Einen Spieler des Hauses anmelden
hall-field-good = { $players } Spieler ergeben Tische zu { $sizes }.
hall-commit = Den Hash zeigen
hall-commit-help = Er beweist nachher, dass niemand die Tische gewählt hat. Anmeldungen danach brauchen einen neuen.
hall-commit-anew = Neuen Hash zeigen
hall-commit-anew-help = Ist seither jemand gekommen oder gegangen, braucht es einen neuen Hash.
hall-hash-help = Die Wand zeigt diesen Hash. Jetzt soll jemand im Saal ein Wort sagen, dann wird ausgelost.
hall-word = Das Wort des Saals
hall-draw = Auslosen
hall-begin = Runde { $round } beginnen
hall-begin-help = Sie wurde mit den Runden davor ausgelost, und seither ist niemand gekommen oder gegangen.
hall-draw-anew = Neu auslosen
hall-draw-again = Diese Runde noch einmal auslosen
hall-draw-again-help = Möglich, solange keine Zeile geschrieben ist.
hall-missing = { $number ->
    [one] Spielt noch: Tisch { $tables }
   *[other] Spielen noch: Tische { $tables }
}
hall-all-ended = Alle Tische sind fertig.
hall-lines = { $lines } von { $deals } Zeilen
hall-sheet = Zettel
hall-end-table = Tisch beenden
hall-table-ended = Fertig
hall-byes = Setzen aus: { $players }
hall-repeats = { $repeats ->
    [one] Ein Paar ist öfter als einmal zusammengetroffen.
   *[other] { $repeats } Begegnungen waren nicht die ersten zweier Spieler.
}
hall-prizes = Preise
hall-rulings = Entscheidungen
hall-ruling = Runde { $round }, Tisch { $table }: { $text } (Schiedsrichter: { $by })
hall-ruling-desk = Runde { $round }, Tisch { $table }: { $text }
hall-clock = Uhr der Runde
hall-clock-up = Die Zeit ist um
hall-clock-minutes = Minuten für die Runde
hall-clock-start = Uhr starten
hall-clock-pause = Uhr anhalten
hall-clock-go-on = Weiter
hall-clock-end = Die Zeit ist um
hall-stick = Auf den Stick kopiert um { $time }
hall-calls = Rufe nach einem Schiedsrichter
hall-call = Tisch { $table } ruft einen Schiedsrichter
hall-call-answer = Jemand ist dort
hall-close-title = Schluss
hall-close-help = Alle Runden sind gespielt. Nach dem Abschluss lassen sich nur noch Zahlungen vermerken.
hall-close = Turnier abschließen
hall-close-sure = Ja, abschließen
hall-wall = Wand
hall-wall-help = Für den Projektor: Auslosung und Stand in großer Schrift. Die Seiten wechseln von selbst.
hall-wall-open = Wand öffnen
hall-phones = Telefone für alle
hall-phones-help = Wer das scannt, findet den eigenen Tisch und den Stand.
hall-referees = Schiedsrichter
hall-referees-help = Nur für Schiedsrichter. Der Code ist { $code }.
hall-table-codes = Tische
hall-table-codes-help = Ein Code für jeden Tisch der Runde { $round }: er öffnet nur den Zettel dieses Tisches.
hall-print-codes = Codes drucken
hall-codes-title = Codes der Tische, Runde { $round }
hall-codes-none = Noch ist keine Runde ausgelost.
hall-print = Drucken

## The wall

hall-wall-welcome = Willkommen
hall-wall-entered = { $people ->
    [one] Ein Spieler angemeldet
   *[other] { $people } Spieler angemeldet
}
hall-wall-hash = Hash der Auslosung der Runde { $round }:
hall-wall-tables = Tische
hall-wall-names = Wer sitzt wo
hall-wall-phones = Mein Tisch und der Stand auf meinem Telefon:
hall-wall-held = Angehalten: Leertaste geht weiter

## My phone

hall-my-card = Mein Turnier
hall-my-number = Meine Nummer
hall-my-show = Meinen Tisch zeigen
hall-my-unknown = Niemand hat hier die Nummer { $number }; schauen Sie noch einmal auf Ihr Schild, oder fragen Sie die Turnierleitung.
hall-my-number-is = Nr. { $number }
hall-my-other = Andere Nummer
hall-my-table = Tisch { $table }
hall-my-place = Runde { $round }, { $place ->
    [1] Platz 1: Sie geben zuerst.
   *[other] Platz { $place }.
}
hall-my-for = Sie spielen für Nummer { $number }.
hall-my-ended = Dieser Tisch ist fertig.
hall-my-bye = Sie setzen in Runde { $round } aus
hall-my-no-table = Kein Tisch in dieser Runde
hall-my-soon = Die Auslosung kommt bald
hall-my-over = Das Turnier ist aus

## Referees

hall-referee = Schiedsrichter
hall-referee-own = Meine eigene Nummer
hall-referee-own-help = Leer lassen, wenn Sie nicht mitspielen.
hall-referee-soon = Noch ist keine Runde ausgelost.
hall-referee-tables = Tische
hall-referee-lines = Zeilen des Tisches
hall-referee-own-table = Sie sitzen an diesem Tisch und können hier nicht entscheiden: rufen Sie einen anderen Schiedsrichter.
hall-rule = Entscheiden
hall-strike = Eine Zeile streichen
hall-line-maybe = Zeile, wenn es um eine geht
hall-rule-text = Was entschieden wurde
hall-rule-fault = Fehler
hall-rule-other = etwas anderes
hall-rule-offender = Wessen Fehler es war
hall-strike-why = Warum sie gestrichen wird
hall-do-rule = Entscheidung festhalten
hall-do-strike = Streichen: 0 für alle
hall-ruled-done = Die Entscheidung ist festgehalten.
hall-struck-done = Die Zeile zählt 0 für alle.
