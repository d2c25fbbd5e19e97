### Tælletræneren.

count-ask-taroks = Hvor mange tarokker har du ikke set endnu? Dine egne er set; skusen tæller med.
count-ask-french = Hvor mange tarokker har hver af de andre spillet, skusen talt med? Et ciffer for hver, fra venstre: { $others }.
count-ask-suit = Hvor mange har du ikke set endnu i denne farve: { $suit }?
count-ask-courts = Hvor mange konger og damer har du ikke set endnu?
count-ask-skus = Er skusen stadig ude? 1 hvis den er, 0 hvis du har set den.
count-ask-void = Hvor mange af de andre har vist, at de intet har i denne farve: { $suit }?
count-right = Rigtigt.
count-wrong = Nej: { $number }.
count-done = { $right } af { $of } rigtige. Næste fart er { $speed }.
