# What players say before the first lead.  $suit and $missing are tokens.

# $pagat: with or without.
declare-taroks = { $number ->
    [one] { $number } tarok
   *[other] { $number } taroks
} { $pagat ->
    [with] with the pagat
   *[without] without the pagat
}
declare-matadors = { $number ->
    [one] { $number } matador
   *[other] { $number } matadors
}

# $missing: the court that is missing.
declare-half = half in { suit-name }, missing the { $missing ->
    [K] { rank-K }
    [Q] { rank-Q }
    [C] { rank-C }
   *[J] { rank-J }
}
declare-full = full in { suit-name }
declare-overfull = overfull in { suit-name }

# $missing: the suit of the king that is missing.
declare-half-kings = half in kings, missing { $missing ->
    [S] { suit-S }
    [H] { suit-H }
    [D] { suit-D }
   *[C] { suit-C }
}
declare-full-kings = full in kings
declare-overfull-kings = overfull in kings

# $card: the name of a laid card that must be named.
declare-laid = laid away: { $card }
declare-pass = pass
