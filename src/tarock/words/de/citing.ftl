# Quellenangaben: was darin kein Eigenname ist, und warum eine Auslegung gilt.

cite-book-of-1900 = Buch von 1900
cite-tournament-sheet = Turnierblatt
cite-introduction = Einleitung
cite-head-table = Kopftabelle
cite-house-rule = Hausregel

# $readings: their numbers, such as B-07; $number: how many.
citing-why = Warum so?
citing-readings = { $number ->
    [one] Hier schweigt das Buch, ist unklar oder hat einen Fehler. Das Programm folgt einer Auslegung; in der Liste heißt sie { $readings }.
   *[other] Hier schweigt das Buch, ist unklar oder hat einen Fehler. Das Programm folgt Auslegungen; in der Liste heißen sie { $readings }.
}
