# What is printed for an event.

print-sheets = Spielzettel
print-plan = Tischplan
print-tags = Namensschilder
print-standings = Rangliste
print-receipts = Quittungen
print-certificates = Urkunden
print-game = Spiel
print-confirmed = Bestätigt
print-total = Summe
print-table-round = Tisch { $table }, Runde { $round }
print-by-name = Nach Namen
print-receipt = Quittung
print-for = Für
print-amount = Betrag
print-date = Datum
print-desk = Für die Turnierleitung
print-referee = Schiedsrichter
print-certificate = Urkunde
print-rank = { $rank }.
print-points = { $points } Punkte
print-unknown = es gibt keine Seite „{ $what }“ zum Drucken; es gibt { $known }
print-nobody-paid = noch niemand hat gezahlt, also gibt es keine Quittung zu drucken
print-nobody-ranked = noch niemand steht in der Rangliste, also gibt es keine Urkunde zu drucken
print-no-pdf = PDF braucht WeasyPrint: pip install weasyprint ({ $cause }). Ohne das schreibe eine Seite (-o { $page }) und drucke sie aus einem Browser.
print-written = Geschrieben nach { $file }.
