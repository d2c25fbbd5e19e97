# What the desk can print.

prints-head = Zum Drucken
prints-paper = Papier
prints-sheets = Spielzettel mit Codes
prints-plan = Tischplan
prints-tags = Namensschilder
prints-standings = Rangliste
prints-prizes = Preise mit Unterschrift
prints-receipts = Quittungen
prints-certificates = Urkunden
