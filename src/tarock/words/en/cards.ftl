# Cards, cups and the places at the table.  Suits and ranks are tokens: S H D C T and K Q C J.

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-T = tarok

# $suit is a token.
suit-name = { $suit ->
    [S] { suit-S }
    [H] { suit-H }
    [D] { suit-D }
    [C] { suit-C }
   *[T] { suit-T }
}

rank-K = king
rank-Q = queen
rank-C = cavall
rank-J = jack

# The letter on the card, after its suit symbol: ♠K.
rank-short-K = K
rank-short-Q = Q
rank-short-C = C
rank-short-J = J

card-tarok = T{ $number }
card-pagat = pagat
card-skus = skus

# $suit is a token; $rank is a name (rank-K) or a number.
card-suit = { $rank } of { suit-name }

# What the games themselves call cards: card-<family>-<token>.
card-danish-X = { card-skus }
card-danish-T1 = { card-pagat }
card-koenigrufen-X = { k-card-skus }
card-koenigrufen-T21 = { k-card-mond }
card-koenigrufen-T1 = { bird-pagat }
card-koenigrufen-T2 = { bird-uhu }
card-koenigrufen-T3 = { bird-kakadu }
card-koenigrufen-T4 = { bird-quapil }

role-dealer = dealer
role-forehand = forehand
role-middle = middle hand
role-sitting-out = sits out

cup-king = king cup
cup-pagat = pagat cup
