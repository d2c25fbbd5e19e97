# What the desk can print.

prints-head = To print
prints-paper = Paper
prints-sheets = Score sheets with codes
prints-plan = Table plan
prints-tags = Name tags
prints-standings = Standings
prints-prizes = Prizes, to be signed for
prints-receipts = Receipts
prints-certificates = Certificates
