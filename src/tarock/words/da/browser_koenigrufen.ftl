# Königrufen i browseren: felterne, hvor man bestemmer sig, og hvad der er at se af spillet.

web-koenigrufen-auction = Budgivningen indtil nu
web-koenigrufen-announce-with-bid = Med melding
web-koenigrufen-announce-first = Vælg, hvad du melder, og derefter spillet.
web-koenigrufen-doubling = Kontra, re og sub
web-koenigrufen-more = Andet
web-koenigrufen-say = Sig: { $words }
# $bird: navnet på den eneste fugl, der blev budt med.
web-koenigrufen-bird-understood = Du har budt med denne fugl, så den gælder som meldt: { $bird }

web-koenigrufen-call-queen = Du har alle fire konger: kald en dame

web-koenigrufen-lay-number = { $number ->
    [one] Læg ét kort væk
   *[other] Læg { $number } kort væk
}
# $number: hvor mange der endnu skal vælges; mindre end nul, når der er for mange.
web-koenigrufen-lay-open = { $number ->
    [0] Alle er valgt.
    [one] Ét kort endnu.
    [2] To kort endnu.
    [3] Tre kort endnu.
    [4] Fire kort endnu.
    [5] Fem kort endnu.
    [6] Seks kort endnu.
   *[other] For mange kort.
}
# $mode: strict, eller table, hvor fejl kan ske.
web-koenigrufen-lay-hint = { $mode ->
    [table] Tryk på kortene på din hånd.
   *[strict] Tryk på kortene på din hånd. De, der må lægges væk, er løftet.
}
web-koenigrufen-lay-missing = Disse skal være imellem: { $cards }
web-koenigrufen-lay-chosen = Valgte kort
web-koenigrufen-lay-remove = { $card }: tag tilbage
web-koenigrufen-lay-hide = Lad kort ligge lukket
web-koenigrufen-lay-hide-help = Nogle kort skal lægges åbent. Dem, du trykker på her, bliver alligevel liggende lukket; opdager nogen det, er det en fejl.

web-koenigrufen-partner = makker: { $name }
web-koenigrufen-you-partner = du er makkeren
web-koenigrufen-with-you = med dig: { $names }
# $half: 1, 2 eller all.
web-koenigrufen-taken = talon: { $half ->
    [1] første halvdel
    [2] anden halvdel
   *[all] alle seks
}
web-koenigrufen-cards = Åbne kort
web-koenigrufen-laid-open = Lagt væk åbent
web-koenigrufen-turned = Vendt op fra talonen
web-koenigrufen-own-laid = Lagt væk af dig
web-koenigrufen-open-hands = Åbne hænder
