### What can be said, and what it tells: the coach explains bids, calls, announcements and declarations.

## What it comes to

means-each-pays = Each of the others pays { $points }.
means-counts = In this game { $item } counts { $points } announced.
means-doubles = { $item } would count { $factor } times.
means-good = Nothing is announced or doubled with it.
means-vorhand = It keeps all rights of the forehand; the game is named after the others have spoken.
means-pass = Whoever passes is out of the auction for good.

## What it tells

means-nothing = There is nothing to explain about that.
means-tells = It tells the others:
tells-nobody = Nobody of that name has done anything yet.
tells-certain = Certain:
tells-likely = Likely:
tells-nothing = Nothing certain about { $you ->
    [yes] your hand
   *[no] { $name }’s hand
}.
tells-holds = { $you ->
    [yes] You hold
   *[no] { $name } holds
} { $cards }.
tells-lacks = { $you ->
    [yes] You do not hold
   *[no] { $name } does not hold
} { $cards }.
tells-void = { $you ->
    [yes] You have
   *[no] { $name } has
} no { $suit }.
tells-one-of = { $you ->
    [yes] You hold
   *[no] { $name } was dealt
} at least one of { $cards }.
tells-taroks = { $you ->
    [yes] You have
   *[no] { $name } has
} { $number } taroks, the skus counted.
tells-taroks-most = { $you ->
    [yes] You have
   *[no] { $name } has
} at most { $number } taroks: more would have been declared.
tells-no-courts = { $you ->
    [yes] You have
   *[no] { $name } has
} nothing else to declare: no other four courts of a suit and no other four kings, nor three of them with the skus.
tells-out = { $you ->
    [yes] You are
   *[no] { $name } is
} out of the auction for good.
tells-partner = { $you ->
    [yes] You are
   *[no] { $name } is
} the called partner.
tells-opponent = { $you ->
    [yes] You are
   *[no] { $name } is
} not the called partner: partners may not double each other.
tells-suit-cards = At the first lead { $you ->
    [yes] you must have
   *[no] { $name } must have
} at least { $number } suit cards.
tells-not-all-kings = { $you ->
    [yes] You have
   *[no] { $name } has
} not all four kings.
tells-three-kings = { $you ->
    [yes] You hold
   *[no] { $name } holds
} three kings; whoever has the fourth is the partner, and it may lie in the talon.
tells-holder-is-partner = Whoever holds { $card } is { $you ->
    [yes] your
   *[no] { $name }’s
} partner; it may lie in the talon too.
tells-holder-or-alone = Whoever holds { $card } is { $you ->
    [yes] your partner; you may hold it yourself and play alone
   *[no] { $name }’s partner; { $name } may hold it and play alone
}, or it lies in the talon.
tells-you-are-partner = You hold { $card }: you are the partner.
tells-not-laid = These cannot lie in the skat: { $cards }.
tells-took = { $you ->
    [yes] You have
   *[no] { $name } has
} taken { $cards }; { $left } count for the opponents.
tells-laid = No king and no piece of the Trull is among the cards laid away, nor any tarock that was not shown.
tells-laid-taroks-first = Only tarocks were laid away face down, and no piece of the Trull; suit cards would have been shown.
tells-believed-taroks = In { $deals } deals that fit all that was said and played { $you ->
    [yes] you hold
   *[no] { $name } holds
} { $number } { $taroks } on average.
tells-taroks-danish = taroks
tells-taroks-koenigrufen = tarocks
tells-believed-card = { $card } is with { $you ->
    [yes] you
   *[no] { $name }
} in { $percent } % of them.

## What the books infer

infers-third-hand = So { $third } has { $number } of the 22 taroks.
infers-no-ultimo-card = No ultimo card lies in { $name }’s tarok hand: there is no danger from there.
infers-skus = { $name } has the skus.
infers-no-skus = { $name } has not the skus: it would be overfull.
infers-no-matador = { $name } has not { $card }: it would be three matadors.
infers-next-tarok = The next tarok, { $card }, is with { $third }.
infers-none-declared = Nobody declared taroks and you hold { $own }: { $least ->
    [9] the others have 9 each, and only you know it
   *[other] each of the others has between { $least } and { $most }
}.
infers-none-laid = { $name } has laid no taroks: they are laid all or none.
infers-skus-of-third = { $name } has the skus: two hands are full without it.
infers-last-king = The last king, { $card }, is with { $third }: three kings and the skus would be half kings.
infers-gives-up = { $name } plays an ultimo card off: read it as giving up.
infers-likes-suit = { $name } has taken the king early and goes on with { $suit }: the suit suits { $name }.
infers-holds-back = { $name } has not used { $card } at a fair offer: be on your guard.
infers-leads-taroks = { $name } leads taroks: suspect an ultimo, or the last trick with a smaller tarok.
infers-even-split = Nobody bid higher, so expect the rest to be split evenly: a strong hand would have bid a solo.
