# Hvad spillerne siger før første udspil.  $suit og $missing er tegn.

# $pagat: with eller without.
declare-taroks = { $number ->
    [one] { $number } tarok
   *[other] { $number } tarokker
} { $pagat ->
    [with] med pagaten
   *[without] uden pagaten
}
declare-matadors = { $number ->
    [one] { $number } matador
   *[other] { $number } matadorer
}

# $missing: billedkortet, der mangler.
declare-half = halvfuld i { suit-name }, mangler { $missing ->
    [K] kongen
    [Q] damen
    [C] cavallen
   *[J] knægten
}
declare-full = fuld i { suit-name }
declare-overfull = overfyldt i { suit-name }

# $missing: farven på kongen, der mangler.
declare-half-kings = halvfuld i konger, mangler { $missing ->
    [S] { suit-S }
    [H] { suit-H }
    [D] { suit-D }
   *[C] { suit-C }
}
declare-full-kings = fuld i konger
declare-overfull-kings = overfyldt i konger

# $card: navnet på et lagt kort, der skal nævnes.
declare-laid = lagt i skaten: { $card }
declare-pass = pas
