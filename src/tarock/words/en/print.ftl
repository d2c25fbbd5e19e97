# What is printed for an event.

print-sheets = score sheets
print-plan = table plan
print-tags = name tags
print-standings = standings
print-receipts = receipts
print-certificates = certificates
print-game = Game
print-confirmed = Confirmed
print-total = Total
print-table-round = Table { $table }, round { $round }
print-by-name = By name
print-receipt = Receipt
print-for = For
print-amount = Amount
print-date = Date
print-desk = For the desk
print-referee = Referee
print-certificate = Certificate
print-rank = { $rank }.
print-points = { $points } points
print-unknown = there is no page “{ $what }” to print; there are { $known }
print-nobody-paid = nobody has paid yet, so there is no receipt to print
print-nobody-ranked = nobody is in the standings yet, so there is no certificate to print
print-no-pdf = PDF needs WeasyPrint: pip install weasyprint ({ $cause }). Without it, write a page (-o { $page }) and print it from a browser.
print-written = Written to { $file }.
