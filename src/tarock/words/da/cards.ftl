# Kort, kopper og pladser ved bordet.  Farver og billedkort er tegn: S H D C T og K Q C J.

suit-S = spar
suit-H = hjerter
suit-D = ruder
suit-C = klør
suit-T = tarok

# $suit er et tegn.
suit-name = { $suit ->
    [S] { suit-S }
    [H] { suit-H }
    [D] { suit-D }
    [C] { suit-C }
   *[T] { suit-T }
}

rank-K = konge
rank-Q = dame
rank-C = caval
rank-J = knægt

# Bogstavet på kortet, efter farvens symbol: ♠K.
rank-short-K = K
rank-short-Q = D
rank-short-C = C
rank-short-J = Kn

card-tarok = T{ $number }
card-pagat = pagaten
card-skus = skusen

# $suit er et tegn; $rank er et navn (rank-K) eller et tal.
card-suit = { suit-name } { $rank }

# Hvad spillene selv kalder kort: card-<familie>-<tegn>.
card-danish-X = { card-skus }
card-danish-T1 = { card-pagat }
card-koenigrufen-X = { k-card-skus }
card-koenigrufen-T21 = { k-card-mond }
card-koenigrufen-T1 = { bird-pagat }
card-koenigrufen-T2 = { bird-uhu }
card-koenigrufen-T3 = { bird-kakadu }
card-koenigrufen-T4 = { bird-quapil }

role-dealer = kortgiver
role-forehand = forhånd
role-middle = mellemhånd
role-sitting-out = sidder over

cup-king = kongekop
cup-pagat = pagatkop
