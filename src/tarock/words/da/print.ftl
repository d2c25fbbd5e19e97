# What is printed for an event.

print-sheets = tabellister
print-plan = bordplan
print-tags = navneskilte
print-standings = stillingen
print-receipts = kvitteringer
print-certificates = diplomer
print-game = Spil
print-confirmed = Godkendt
print-total = I alt
print-table-round = Bord { $table }, runde { $round }
print-by-name = Efter navn
print-receipt = Kvittering
print-for = For
print-amount = Beløb
print-date = Dato
print-desk = For turneringsledelsen
print-referee = Dommer
print-certificate = Diplom
print-rank = { $rank }.
print-points = { $points } point
print-unknown = der er ingen side »{ $what }« at udskrive; der er { $known }
print-nobody-paid = ingen har betalt endnu, så der er ingen kvittering at udskrive
print-nobody-ranked = ingen er i stillingen endnu, så der er intet diplom at udskrive
print-no-pdf = PDF kræver WeasyPrint: pip install weasyprint ({ $cause }). Uden den kan du skrive en side (-o { $page }) og udskrive den fra en browser.
print-written = Skrevet til { $file }.
