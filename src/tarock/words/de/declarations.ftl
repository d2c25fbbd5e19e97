# Was vor dem ersten Ausspiel gemeldet wird.  $suit und $missing sind Zeichen.

# $pagat: with oder without.
declare-taroks = { $number ->
    [one] { $number } Tarock
   *[other] { $number } Tarock
} { $pagat ->
    [with] mit Pagat
   *[without] ohne Pagat
}
declare-matadors = { $number ->
    [one] { $number } Matador
   *[other] { $number } Matadore
}

# $missing: die Figur, die fehlt.
declare-half = halb in { suit-name }, es fehlt { $missing ->
    [K] der König
    [Q] die Dame
    [C] der Cavall
   *[J] der Bube
}
declare-full = voll in { suit-name }
declare-overfull = übervoll in { suit-name }

# $missing: die Farbe des Königs, der fehlt.
declare-half-kings = halb in Königen, es fehlt { $missing ->
    [S] { suit-S }
    [H] { suit-H }
    [D] { suit-D }
   *[C] { suit-C }
}
declare-full-kings = voll in Königen
declare-overfull-kings = übervoll in Königen

# $card: der Name einer gelegten Karte, die genannt werden muss.
declare-laid = in den Skat gelegt: { $card }
declare-pass = passe
