# Kildehenvisninger: hvad der i dem ikke er et egennavn, og hvorfor en tolkning følges.

cite-book-of-1900 = Bogen fra 1900
cite-tournament-sheet = Turneringsbladet
cite-introduction = indledning
cite-head-table = tabellen øverst
cite-house-rule = husregel

# $readings: their numbers, such as B-07; $number: how many.
citing-why = Hvorfor det?
citing-readings = { $number ->
    [one] Her tier bogen, er uklar eller har en fejl. Programmet følger en tolkning, som på listen hedder { $readings }.
   *[other] Her tier bogen, er uklar eller har en fejl. Programmet følger tolkninger, som på listen hedder { $readings }.
}
