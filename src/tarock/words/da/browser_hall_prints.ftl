# What the desk can print.

prints-head = Til udskrift
prints-paper = Papir
prints-sheets = Tabellister med koder
prints-plan = Bordplan
prints-tags = Navneskilte
prints-standings = Stillingen
prints-prizes = Præmier med kvittering
prints-receipts = Kvitteringer
prints-certificates = Diplomer
