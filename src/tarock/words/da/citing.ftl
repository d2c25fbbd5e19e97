# Kildehenvisninger: hvad der i dem ikke er et egennavn, og hvorfor en tolkning følges.

cite-book-of-1900 = Bogen fra 1900
cite-tournament-sheet = Turneringsbladet
cite-introduction = indledning
cite-head-table = tabellen øverst
cite-house-rule = husregel

citing-why = Hvorfor det?
citing-heading = Hvor bogen tier, er uklar eller har en fejl
citing-readings = Her tier bogen, er uklar eller har en fejl. Den læses sådan:
