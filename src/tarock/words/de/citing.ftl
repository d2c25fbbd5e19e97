# Quellenangaben: was darin kein Eigenname ist, und warum eine Auslegung gilt.

cite-book-of-1900 = Buch von 1900
cite-tournament-sheet = Turnierblatt
cite-introduction = Einleitung
cite-head-table = Kopftabelle
cite-house-rule = Hausregel

citing-why = Warum so?
citing-heading = Wo das Buch schweigt, unklar ist oder einen Fehler hat
citing-readings = Hier schweigt das Buch, ist unklar oder hat einen Fehler. So wird es gelesen:
