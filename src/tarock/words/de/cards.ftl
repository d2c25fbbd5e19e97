# Karten, Töpfe und Plätze am Tisch.  Farben und Figuren sind Zeichen: S H D C T und K Q C J.

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Treff
suit-T = Tarock

# $suit ist ein Zeichen.
suit-name = { $suit ->
    [S] { suit-S }
    [H] { suit-H }
    [D] { suit-D }
    [C] { suit-C }
   *[T] { suit-T }
}

rank-K = König
rank-Q = Dame
rank-C = Cavall
rank-J = Bube

# Der Buchstabe auf der Karte, nach dem Zeichen der Farbe: ♠K.
rank-short-K = K
rank-short-Q = D
rank-short-C = C
rank-short-J = B

card-tarok = T{ $number }
card-pagat = Pagat
card-skus = Sküs

# $suit ist ein Zeichen; $rank ist ein Name (rank-K) oder eine Zahl.
card-suit = { suit-name }-{ $rank }

# Wie die Spiele selbst Karten nennen: card-<Familie>-<Zeichen>.
card-danish-X = { card-skus }
card-danish-T1 = { card-pagat }
card-koenigrufen-X = { k-card-skus }
card-koenigrufen-T21 = { k-card-mond }
card-koenigrufen-T1 = { bird-pagat }
card-koenigrufen-T2 = { bird-uhu }
card-koenigrufen-T3 = { bird-kakadu }
card-koenigrufen-T4 = { bird-quapil }

role-dealer = Geber
role-forehand = Vorhand
role-middle = Mittelhand
role-sitting-out = setzt aus

cup-king = Königstopf
cup-pagat = Pagattopf
