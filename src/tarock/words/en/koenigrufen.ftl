# Königrufen: names, what players say and do, refusals, payments and reports.
# Ids of games, bonuses and codes are written with hyphens.  $you: yes when the sentence is about the reader;
# $name: anybody else.  $contract, $items and $called are names that other messages give.

## Games and bids

contract-trischaken = Trischaken
contract-rufer = Rufer
contract-solorufer = Solorufer
contract-besserrufer = Besserrufer
contract-besserrufer-pagat = Pagatrufer
contract-besserrufer-uhu = Uhurufer
contract-besserrufer-kakadu = Kakadurufer
contract-besserrufer-quapil = Quapilrufer
contract-dreier = Dreier
contract-sechser = Sechserdreier
contract-farbendreier = Farbendreier
contract-farbensolo = Farbensolo
contract-solodreier = Solodreier
contract-piccolo = Piccolo
contract-piccolo-ouvert = Piccolo ouvert
contract-zwiccolo = Zwiccolo
contract-zwiccolo-ouvert = Zwiccolo ouvert
contract-bettel = Bettel
contract-bettel-ouvert = Bettel ouvert
contract-bettler = Bettler
contract-bettler-ouvert = Bettler ouvert

## Bonuses, and what else can be announced or doubled

bonus-game = the game
bonus-trull = Trull
bonus-kings = four kings
bonus-pagat = Pagat
bonus-uhu = Uhu
bonus-kakadu = Kakadu
bonus-quapil = Quapil
bonus-koenig-ultimo = König ultimo
bonus-mondfang = Mondfang
bonus-king-captured = captured king
bonus-valat = Valat

bird-pagat = Pagat
bird-uhu = Uhu
bird-kakadu = Kakadu
bird-quapil = Quapil

k-card-skus = Sküs
k-card-mond = Mond

## Counts.  Three Blatt make a point.

k-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
k-count = { $blatt ->
    [0] { k-points }
   *[other] { k-points } and { $blatt } Blatt
}

## The auction.  k-say: the words themselves; k-told: what somebody has said or done.

k-say-vorhand = Vorhand
k-say-pass-forehand = I pass the forehand on
k-say-pass = Pass
k-say-bid = { $contract }
k-say-hold = Hold

k-told-vorhand = { $you ->
    [yes] You say
   *[no] { $name } says
} “Vorhand”.
k-told-pass-forehand = { $you ->
    [yes] You have all four kings and pass
   *[no] { $name } has all four kings and passes
} the forehand on.
k-told-pass = { $you ->
    [yes] You pass
   *[no] { $name } passes
}.
k-told-bid = { $you ->
    [yes] You bid
   *[no] { $name } bids
} { $contract }.
k-told-hold = { $you ->
    [yes] You hold
   *[no] { $name } holds
} the { $contract }.
k-told-nobody-plays = Nobody wants to play. The cards are thrown in.

## The called king.  $rank: K, or Q for a queen; $suit is a token.

k-called-card = the { $rank ->
    [K] { rank-K }
   *[Q] { rank-Q }
} of { suit-name }
k-called-fourth = the fourth king
k-say-call = Call { $called }
k-told-call = { $you ->
    [yes] You call
   *[no] { $name } calls
} { $called }.

## The talon.  $half: 1, 2 or all.

k-say-take = { $half ->
    [1] Take the first half
    [2] Take the second half
   *[all] Take the whole talon
}
k-say-concede = Give up
k-say-lay = Lay away
k-told-talon = The talon: { $first } | { $second }
k-told-take = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $half ->
    [1] the first half of the talon
    [2] the second half of the talon
   *[all] the whole talon
}.
k-told-king-in-talon = { $rank ->
    [queen] The called queen
   *[king] The called king
} lies in the talon.
k-told-concede = { $you ->
    [yes] You give
   *[no] { $name } gives
} the game up.
k-told-concede-bird = { $you ->
    [yes] You give
   *[no] { $name } gives
} the game up, with the { $bird }.
k-told-lay = { $you ->
    [yes] You lay
   *[no] { $name } lays
} { $number ->
    [one] one card
   *[other] { $number } cards
} away.
k-told-lay-cards = { $you ->
    [yes] You lay
   *[no] { $name } lays
} away: { $cards }.
k-told-lay-open = Laid away openly: { $cards }

## Announcements and kontra.  $level: kontra, re or sub; $factor: 2, 4 or 8.

k-say-lie = I am ready
k-say-good = Gut
k-say-kontra = Kontra
k-say-re = Re
k-say-sub = Sub
k-told-lie = { $you ->
    [yes] You are
   *[no] { $name } is
} ready to play and { $you ->
    [yes] announce
   *[no] announces
} nothing.
k-told-announce = { $you ->
    [yes] You announce
   *[no] { $name } announces
}: { $items }.
k-told-double = { $you ->
    [yes] You say
   *[no] { $name } says
} { $level ->
    [kontra] “kontra”
    [re] “re”
   *[sub] “sub”
} to: { $items }.
k-game-of = { bonus-game } ({ $name })
k-told-good = { $you ->
    [yes] You say
   *[no] { $name } says
} “{ k-say-good }”.
k-told-ouvert = All hands are laid open. The opponents may confer.
k-kontra-times = { $factor ->
    [2] kontra, 2 times
    [4] re, 4 times
   *[8] sub, 8 times
}

## Why something is refused, and what to do instead.  $detail holds tokens and is always given, but may be empty;
## where the text shows it, it is not.

k-reason-deal-is-over = { reason-deal-is-over }
k-reason-not-your-turn = { reason-not-your-turn }
k-reason-not-now = { reason-not-now }
k-reason-not-in-your-hand = { reason-not-in-your-hand }

k-reason-opening-word = This cannot be said at this point: forehand opens the auction, and only with a word that these rules allow. Please choose another word.
k-reason-not-forehand = This game is for the forehand, and only while nobody has bid. Bid a higher game, or pass.
k-reason-not-higher = This game is not higher than the last bid. Bid a higher one, or pass.
k-reason-no-hold = You cannot hold this game. Bid a higher one, or pass.
k-reason-must-play = The others have passed, so you play. Please choose your game.
k-reason-no-such-bid = These rules do not know this bid. Choose a game from the order of bids.
k-reason-first-word-only = This game can be bid only by forehand, and only as the very first word. Choose another.
k-reason-needs-trull-piece = This game needs a piece of the Trull in your hand: Sküs, Mond or Pagat. Choose another game, or pass.
k-reason-four-kings = With all four kings you cannot play a game in which a king is called. Choose another game, or pass.
k-reason-not-four-kings = You can pass the forehand on only with all four kings in your hand. Say “Vorhand”, or bid a game.

k-reason-own-king = You hold this king yourself. Call a card that you do not hold.
k-reason-not-callable = This card cannot be called. Call a king; only with all four kings, and where the rules allow it, call a queen.
k-reason-not-three-kings = You cannot call “the fourth king” with this hand. Please name the king.

k-reason-takes-all = In this game you take the whole talon, all six cards.
k-reason-takes-half = In this game you take one half of the talon: the first three cards or the last three.
k-reason-king-not-in-talon = You could give up only if the called king lay in the talon. It does not, so please play on.
k-reason-name-the-bird = Giving up costs the bird as well. Name the bird that you bid with, if your game has one.

k-reason-no-such-bonus = This cannot be announced in this game. Please leave it out.
k-reason-announced-twice = You have announced this already. Once is enough.
k-reason-announces-once = Your time for announcements is over. From now on you may say “gut” or give kontra.
k-reason-with-the-bid = In this game everything is announced together with the bid. From now on you may say “gut” or give kontra.
k-reason-not-the-holder = This is not yours to announce: it belongs to the holder of the card, or to the side that called it. Please leave it out.
k-reason-not-the-partner = Only the called partner may announce this. Please leave it out.
k-reason-bird-missing = You must announce the bird that you bid with. Announce at least one of these: { $detail }
k-reason-sets-beside-valat = Trull and four kings cannot be announced beside a Valat. Announce one or the other.

k-reason-nothing-to-double = There is nothing of this kind to double. Choose the game, or something that has been announced.
k-reason-doubled-too-late = It is too late for this. Kontra, re and sub are said at the first turn after what they answer.
k-reason-own-side = You cannot double your own side. Kontra and sub are for the opponents.
k-reason-other-side = Only the side that was doubled may say “re”.
k-reason-no-further-level = This cannot be doubled any further.

k-reason-held-back = This card is announced for a later trick. Hold it back and play another card.
k-reason-nothing-to-hide = Nobody asks to see this: { $detail }. Leave it out.
k-reason-no-such-fault = { reason-no-such-fault }
k-reason-not-played-yet = { reason-not-played-yet }
k-reason-decision-open = { reason-decision-open }
k-reason-no-such-answer = { reason-no-such-answer }
k-reason-not-table-mode = { reason-nothing-to-claim }
k-reason-judged-already = This has just been judged. Play on.
k-reason-nothing-to-correct = There is no card to put right: only one against the duty to follow, trump or overtake, and only while its trick lies on the table.
k-reason-nothing-lost = This was not obviously lost through a Renonce, or it is paid already.
k-reason-no-such-ruling = { reason-no-such-ruling }
## Table mode

# $whose: play-whose; $fault: one of the faults below.
k-told-claims-fault = { play-told-claims-fault }
k-fault-renonce = { $trick ->
    [0] Renonce
   *[other] Renonce in trick { $trick }
}
k-fault-discard = wrong cards laid away
k-fault-bird = a mistake with a bird
k-fault-cards = { play-fault-cards }
k-fault-exposed = a card shown, or decisive talk
k-told-upheld = { play-told-upheld }
k-told-not-upheld = That is not so.
k-told-wrong-number = { play-told-wrong-number }
k-told-corrects = { play-told-corrects }
k-told-stops = { $you ->
    [yes] You stop
   *[no] { $name } stops
} the play after the Renonce.
k-told-plays-on = { $you ->
    [yes] You want
   *[no] { $name } wants
} to play on for more.
k-told-exposes = { $you ->
    [yes] You let
   *[no] { $name } lets
} { $card } be seen.
k-told-talks = { $you ->
    [yes] You say
   *[no] { $name } says
} something that may not be said.
k-told-throws-in = { $you ->
    [yes] You throw
   *[no] { $name } throws
} the cards together.
k-told-claims-lost = { $you ->
    [yes] You claim
   *[no] { $name } claims
} what was obviously lost: { $item }.
k-told-strikes = { $you ->
    [yes] You have
   *[no] { $name } has
} the deal struck from the score sheet.
k-told-rules = { play-told-rules }
k-told-rules-from-outside = { play-told-rules-from-outside }
k-told-agrees = { $you ->
    [yes] You agree
   *[no] { $name } agrees
} that the deal may be settled.
k-told-offenders = Renonce: { $names }.
k-told-redealt = The number of cards was wrong: the cards are dealt again, and nothing is written.
k-asked-correct = { $name_is ->
    [you] You put
   *[other] { $name } puts
} it right while the trick lies on the table.
k-asked-play-on = { $name_is ->
    [you] You decide:
   *[other] { $name } decides:
} stop the play, or go on for more.

## What a payment is for

k-for-game = for the game
k-for-valat = for the Valat
k-for-trull = for the Trull
k-for-kings = for the four kings
k-for-pagat = for the Pagat
k-for-uhu = for the Uhu
k-for-kakadu = for the Kakadu
k-for-quapil = for the Quapil
k-for-koenig-ultimo = for the König ultimo
k-for-mondfang = for the Mondfang
k-for-king-captured = for the captured king
k-for-king-left = for the king left in the talon
k-for-conceded = for a game given up
k-for-ruling = { for-ruling }
k-for-trischaken = for the Trischaken
k-for-jungfrau = for the Jungfrau in the Trischaken
k-for-renonce = for a Renonce
k-for-renonce-game = for a Renonce: the game
k-for-renonce-valat = for a Renonce: the Valat
k-for-renonce-trull = for a Renonce: the Trull
k-for-renonce-kings = for a Renonce: the four kings
k-for-renonce-pagat = for a Renonce: the Pagat
k-for-renonce-uhu = for a Renonce: the Uhu
k-for-renonce-kakadu = for a Renonce: the Kakadu
k-for-renonce-quapil = for a Renonce: the Quapil
k-for-renonce-koenig-ultimo = for a Renonce: the König ultimo
k-for-renonce-mondfang = for a Renonce: the Mondfang
k-for-renonce-king-captured = for a Renonce: the captured king
k-for-renonce-king-left = for a Renonce: the king left in the talon

## Reports.  $seat, $partner and $seats are letters or names, $bonus is a name.

k-outcome-nobody = Nobody plays
k-outcome-partner = { $seat_is ->
    [you] you play
   *[other] { $seat } plays
} { $contract } with { $partner_is ->
    [you] you
   *[other] { $partner }
}
k-outcome-alone = { $seat_is ->
    [you] you play
   *[other] { $seat } plays
} { $contract } alone
k-outcome-own-king = { $seat_is ->
    [you] you have called a king of your own and play
   *[other] { $seat } has called a king of their own and plays
} { $contract } alone
k-outcome-trischaken = Trischaken; { $seat_is ->
    [you] you have
   *[other] { $seat } has
} the forehand

# $own and $other are counts (k-count).
k-outcome-counts = { $seat_is ->
    [you] your side has
   *[other] { $seat }’s side has
} { $own }, the opponents have { $other }
k-outcome-count-of = { $seat_is ->
    [you] you have
   *[other] { $seat } has
} { $own }
k-outcome-tricks = { $seat_is ->
    [you] you have
   *[other] { $seat } has
} taken { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
k-outcome-result = The game is { $won ->
    [yes] won
   *[no] lost
}

# $side: declarer or defenders; $announced and $made: yes or no.
k-outcome-bonus = { $bonus }, { $announced ->
    [yes] announced
   *[no] silent
}: { $side ->
    [declarer] the declarer’s side
   *[defenders] the opponents
} { $made ->
    [yes] made it
   *[no] missed it
}
# $rank: what was called, a king or a queen.
k-outcome-king-captured = The opponents have captured the called { $rank ->
    [queen] queen
   *[king] king
}
k-outcome-jungfrau = { $seat_is ->
    [you] you have
   *[other] { $seat } has
} taken no trick: Jungfrau

# $king: what became of the called king, or queen, in the talon; $rank: which of them it was.
k-outcome-king-in-talon = The called { $rank ->
    [queen] queen
   *[king] king
} lay in the talon: { $king ->
    [conceded] the game was given up
    [taken] the declarer took it
    [left] the declarer left it lying
   *[solo] its half counts for the declarer
}
k-outcome-renonce = Renonce: { $seats }
k-outcome-redealt = Somebody had a wrong number of cards: the deal is dealt again and counts for nobody
k-outcome-struck = This deal is struck from the score sheet; it counts for nobody
k-report-score = Score: { $points }
k-report-money = Money: { $points }
k-report-written = Written down: { $points }
