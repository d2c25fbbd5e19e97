# The rule book of Königrufen.  One passage for each table of a ruleset, k-rule-<table>; its arguments are the fields of
# the table, with yes and no for switches, and has_… for what the ruleset has at all.  Line breaks and double spaces
# inside a passage do not matter.

title-koenigrufen-1900 = Königrufen after the book of 1900
title-koenigrufen-turnier = Königrufen after the tournament sheet
title-koenigrufen-mayr-2012 = Königrufen after Wolfgang Mayr (2012)

k-book-aim = Königrufen, “calling the king”, is the Austrian tarock for four, with 54 cards.
    An auction decides who plays which game.
    In many games the declarer calls a king, and whoever holds it is the partner, as yet unknown to the others.
k-book-origin = { $author ->
        [unknown] These rules follow “{ $title }”
       *[other] These rules follow { $author }, “{ $title }”
    } { $dated ->
        [yes] ({ $year }).
       *[no] (undated).
    }
    All sums are in points.
    After each rule, its source stands in brackets: the section of the book.
    K-A, T-A or M-A and a number mark a reading: there the book is silent or unclear.
    A dash as the source means that the book does not mention the matter.

k-section-cards = The cards and the count
k-section-table = The table and the deal
k-section-auction = The auction
k-section-games = The games
k-section-calling = Calling a king
k-section-talon = The talon and laying away
k-section-play = Play
k-section-announcing = Announcements and kontra
k-section-settlement = Settlement
k-section-trischaken = Trischaken
k-section-faults = Faults

## Headings and cells of tables

k-head-rank = Rank
k-head-bid = Bid
k-head-game = Game
k-head-won = Won
k-head-lost = Lost
k-head-talon = Talon
k-head-sides = Sides
k-head-goal = Goal
k-head-bonuses = Bonuses
k-head-bonus = Bonus
k-head-announced = Announced
k-head-silent = Silent
k-head-failed = Failed in silence
k-head-case = Who pays

k-cell-trull = Sküs, Mond and Pagat
k-cell-other = every other card
k-cell-talon-half = one half
k-cell-talon-all = all six cards
k-cell-talon-opponents = for the opponents
k-cell-talon-unused = not used
k-cell-partner = with a partner
k-cell-alone = alone
k-cell-each = each alone
k-cell-fewest = few points
k-cell-tricks = { $tricks ->
    [0] no trick
    [one] one trick
    [2] two tricks
   *[other] { $tricks } tricks
}
k-cell-to-each = { $points } to each of the others
k-cell-in-all = { $points } each, shared by the rest

## The cards and the count

k-rule-pack = The pack has 54 cards: 32 suit cards and 22 tarocks.
k-rule-suits = The four suits are equal.
    Each has eight cards: king, queen, cavall, jack and four small cards.
    The cavall is a rider and stands between queen and jack.
    In the black suits the ten is the highest small card; in the red suits it is the ace, the one.
k-rule-tarocks = The tarocks are the trumps.
    They bear the Roman numbers I to XXI, written T1 to T21 for short, and above them stands the Sküs, the highest of all.
    The XXI is called the Mond, “moon”, and the I, the lowest, the Pagat.
    Sküs, Mond and Pagat together are the Trull.
    { $has_birds ->
        [yes] The four lowest tarocks are the birds: I Pagat, II Uhu (the eagle owl), III Kakadu (the cockatoo) and IIII Quapil.
       *[no] { "" }
    }
k-rule-counting = The cards count as the table shows, and the points are added up in threes: from the sum of every three
    cards two points are taken off.
    What is left over in the end should be cards of the lowest value.
    Such a card is called a Blatt, a “leaf”; three Blatt make a point.
    All cards together count { $total_points }.
    In games for points the declarer’s side wins with { $goal }; with less, the opponents win.
    The program counts in thirds of a point: three times the value of each card, less two.
    That makes { $total } thirds in all, and { $win_thirds } of them win.

## The table and the deal

k-rule-players = Four play.
    Cards are dealt and played counter-clockwise, that is, to the right.
    The player to the right of the dealer has the forehand, in German Vorhand, and is called forehand for short.
    Whoever plays the game is the declarer.
    The declarer plays alone or with a partner; the others are the opponents.
    The deal passes on to the right.
k-rule-dealing = { $first_dealer ->
        [highest_card] Whoever cuts the highest card deals first.
        [tarock] Seats are drawn with three suit cards and a tarock, and whoever draws the tarock deals first.
       *[lot] The first dealer is drawn by lot.
    }
    The cards are shuffled, and { $cutter ->
        [left] the player to the left of the dealer cuts.
       *[opposite] the player opposite the dealer cuts.
    }
    The dealer gives everybody six cards, then puts six face down in the middle, and gives everybody six more.
    The six in the middle are the talon; its two halves of three cards are kept apart.
    A wrong number of cards that is noticed before the first call is dealt again.
    { $misdeal ->
        [renonce] If it is noticed later, whoever holds a wrong number has played Renonce, not the dealer.
       *[redeal] If it is noticed later, the cards are dealt again too, and nothing is written.
    }
    A bad hand is no reason for a new deal.

## The auction

k-rule-auction = { $opening ->
        [call_or_pass] Forehand speaks first: bids { $lowest } with “Ich rufe”, “I call”, or bids a higher game, or says
            “weiter”, “go on”.
            With “weiter” forehand is out, and the right to call passes to the next player.
            Only whoever has this right may bid { $lowest }.
        [vorhand_or_game] Forehand speaks first and says “Vorhand”, or bids a game at once, but may not pass.
       *[vorhand] Forehand speaks first, says only “Vorhand” or “Mein Spiel”, “my game”, and bids after the others.
    }
    Then everybody in turn bids a higher game or passes.
    Whoever has passed is out of the auction.
    Whoever has made the highest bid plays that game.
    { $hold ->
        [forehand] Forehand may hold a bid, that is, play the same game instead; the other must then bid higher or pass.
        [senior] If two want the same game, it belongs to the one who comes earlier in playing order from the player to the
            right of the dealer: that player may hold the bid of a later one.
       *[none] Nobody may take over a game that another has bid.
    }
    { $first_word_count ->
        [0] { "" }
       *[other] Only forehand may bid { $first_word }, and only as the very first word.
    }
    { $free_count ->
        [0] { "" }
       *[other] If the three others have passed without a bid, forehand must play: a game from the table, or one that nobody
            else can play: { $free }.
    }
    { $opening ->
        [call_or_pass] If all four say “weiter”, the deal is over and nothing is written.
       *[other] { "" }
    }
    The table shows the bids from low to high; bids in the same row are equal, and neither beats the other.
k-rule-passing-on = { $allowed ->
    [yes] Forehand with all four kings may pass the forehand on to the next player, but only as the very first word.
        The next player then has all its rights, the first lead too, and the giver speaks last.
        For the deals that follow it makes no difference.
   *[no] Four kings give forehand no special right in the auction.
}

## The games

k-rule-contracts = These are the games and what they are worth.
    { $has_negative ->
        [yes] Some are for points; in others, the negative games, the declarer must take few tricks or none.
       *[no] All of them are for points.
    }
    { $has_suit_game ->
        [yes] In the suit games, Farbenspiele, the tarocks have lost their power over the suits.
       *[no] { "" }
    }
    The last column tells how many times the bonuses count.
k-rule-contract = { $about }
    { $kind ->
        [trischaken] Everybody plays alone, and whoever takes the most points loses; see “{ k-section-trischaken }”.
       *[other] { k-contract-sides } { k-contract-goal } { k-contract-talon } { k-contract-needs } { k-contract-extras } { k-contract-value }
    }
k-contract-sides = { $calls ->
    [yes] The declarer calls a king, plays with its holder against the other two,
   *[no] The declarer plays alone against the other three
}
k-contract-goal = { $kind ->
    [negative] and must take { $tricks ->
            [0] no trick at all
            [one] exactly one trick
            [2] exactly two tricks
           *[other] exactly { $tricks } tricks
        }.
    [suit] and wins with { $goal }, by the rules for suit games.
   *[positive] and wins with { $goal }.
}
k-contract-talon = { $talon ->
    [half] The declarer takes one half of the talon and lays three cards away.
    [all] The declarer takes the whole talon, unseen by the others, and lays six cards away.
    [opponents] The talon stays face down and counts for the opponents.
   *[unused] The talon is not used.
}
k-contract-needs = { $needs ->
    [trull_piece] Only a hand with Sküs, Mond or Pagat may bid it.
    [bird] { $bid_names_bird ->
            [yes] The bid names a bird in the declarer’s hand and so announces it.
           *[no] Only a hand with a bird may bid it, and a bird from this hand must be announced.
        }
        Further birds, also from the talon, may be announced besides.
        Game and birds are paid separately.
   *[nothing] { "" }
}
k-contract-extras = { $suit_cards ->
        [0] { "" }
       *[other] At the first lead the declarer must hold at least { $suit_cards } suit cards.
    }
    { $ouvert ->
        [yes] After the first trick everybody’s cards are laid open, and the three opponents may confer.
       *[no] { "" }
    }
    { $own_word ->
        [yes] Whoever bids it announces bonuses together with the bid and not later.
       *[no] { "" }
    }
    { $kind ->
        [negative] { "" }
       *[other] { $bonus_factor ->
            [one] { "" }
            [2] Bonuses count double.
           *[other] Bonuses count { $bonus_factor } times.
        }
    }
k-contract-value = { $dearer ->
    [yes] Won, it brings { $value }; lost, it costs { $lost }.
   *[no] It is worth { $value }, won or lost.
}

k-about-trischaken = Trischaken is the way out with a bad hand.
k-about-rufer = Rufer, the “caller”, is the plain game.
k-about-solorufer = Solorufer, or Solo for short, is a Rufer without the help of the talon.
k-about-besserrufer = Besserrufer, the “better Rufer”, is a Rufer with a bird.
k-about-dreier = Dreier, from drei, “three”, is named after the three opponents.
k-about-sechser = Sechserdreier, from sechs, “six”, is a Dreier with all the cards of the talon.
k-about-farbendreier = Farbendreier is a Dreier in the suits, the Farben.
k-about-farbensolo = Farbensolo is the suit game without the help of the talon.
k-about-solodreier = Solodreier is a Dreier without the help of the talon.
k-about-piccolo = Piccolo is Italian for “small”.
k-about-zwiccolo = Zwiccolo, from zwei, “two”, is the Piccolo for two tricks.
k-about-bettel = Bettel is the “beggar’s game”.
k-about-bettler = Bettler means “beggar”.
k-about-piccolo-ouvert = Piccolo ouvert is a Piccolo with open cards; ouvert is French for “open”.
k-about-zwiccolo-ouvert = Zwiccolo ouvert is a Zwiccolo with open cards.
k-about-bettel-ouvert = Bettel ouvert is a Bettel with open cards.
k-about-bettler-ouvert = Bettler ouvert is a Bettler with open cards.
k-about-house = { $name } is a game of the house.

## Calling a king

k-rule-calling = Where a king is called, this is done as soon as the auction is over, before the talon is turned up.
    Whoever holds the called king is the partner, does not say so, and shows it only in play or by an announcement.
    { $own ->
        [yes] A king in the declarer’s own hand may be called too; the declarer then plays alone against three for the same
            value, even if it was a mistake.
       *[no] A king in the declarer’s own hand may not be called.
    }
    { $fourth ->
        [yes] A declarer with three kings may call “the fourth king” without naming its suit.
       *[no] The king is always named.
    }
    { $four_kings ->
        [queen] A declarer with all four kings calls a queen instead; there is no König ultimo then.
        [own] A declarer with all four kings can call only one of these.
       *[barred] Nobody with all four kings may play a game in which a king is called.
    }
k-rule-king-in-talon = If the called king lies in the talon, the declarer has no partner.
    The declarer may then give the game up before taking a half, which is called schleifen, and pays each of the others { $concede ->
        [game_and_bird] the value of the game{ $has_besserrufer ->
            [yes] , in a Besserrufer also that of the announced bird
           *[no] { "" }
        }
       *[other] { $concede }
    }.
    Or the declarer plays on alone and takes either half.
    Whoever takes the king may also announce it ultimo.
    { $left ->
        [0] Leaving it in the talon costs nothing.
       *[other] Leaving it in the talon counts as a captured king and costs { $left }, as many times as the bonuses of the game count.
    }
k-rule-solo-king-in-talon = Where a king is called but the talon stays face down, the king may lie there unseen.
    The declarer then plays alone without knowing it, and at the end gets the half with the king.
    { $kontra ->
        [void] A kontra on the game is void in this case.
       *[void_if_lost] A kontra on the game is void in this case if the game is lost, and counts if it is won.
    }
    { $item_kontra ->
        [void] A kontra on announcements is void too.
       *[stands] A kontra on announcements stands.
    }

## The talon and laying away

k-rule-talon = The declarer turns up the talon for all to see, takes one of its halves, and lays three cards away face down,
    which is called verlegen.
    { $has_all ->
        [yes] Where the whole talon is taken, it is not shown to the others, and six cards are laid away.
       *[no] { "" }
    }
    What is laid away counts for the declarer’s side, and the half that is left counts for the opponents.
    Cards that count for a side count for its bonuses too.
k-rule-discard = Kings, Sküs, Mond and Pagat are never laid away.
    Other tarocks are laid away only when there is nothing else to lay, and they are shown.
    { $suit_games ->
        [taroks_first] In suit games it is the other way round: tarocks are laid away first, face down, and suit cards only
            after them, and these are shown.
       *[as_always] { "" }
    }

## Play

k-rule-leading = { $positive ->
        [first_seat] The player to the right of the dealer always leads to the first trick, even if the forehand has passed to
            another.
       *[forehand] Forehand leads to the first trick.
    }
    { $has_negative ->
        [yes] In negative games, however, the declarer leads.
       *[no] { "" }
    }
    Whoever has won a trick leads to the next.
    There are twelve tricks.
k-rule-following = You must follow suit.
    If you have none of the suit led, you must play a tarock; if you have no tarock either, you may play anything.
    The highest tarock wins the trick; without a tarock, the highest card of the suit led.
k-rule-trick = { $overtake ->
        [yes] In negative games and Trischaken you must overtake: if you can play a card that takes the lead in the trick, you
            must play it.
            In all other games nobody has to overtake.
       *[no] Nobody ever has to overtake the cards on the table.
    }
    { $pagat_last ->
        [yes] In negative games and Trischaken the Pagat may be led or played only as the last tarock in the hand.
       *[no] The Pagat may be played like any other tarock.
    }
k-rule-suit-game = { $has_suit_game ->
    [yes] In suit games tarocks do not beat suits: the highest card of the suit led wins.
        A tarock may be led only by a player without suit cards.
        If you cannot follow suit, you must still play a tarock.
        { $bonus_count ->
            [0] Nothing but Valat can be announced or counts besides.
           *[other] Besides Valat, only these bonuses count and can be announced: { $bonuses }.
        }
   *[no] There are no suit games here.
}
k-rule-kaiserstich = { $played ->
    [yes] Kaiserstich, the “emperor’s trick”: if Sküs, Mond and Pagat fall in one trick, in whatever order, the Pagat wins it.
        This holds in all games; to win so, the Pagat may be played early, and where overtaking is a duty it must be.
   *[no] There is no Kaiserstich: when Sküs, Mond and Pagat fall in one trick, the Sküs wins as always.
}

## Announcements and kontra

k-rule-announcing = When the cards are laid away, the declarer announces bonuses or none and says “Ich liege”, “I am ready”.
    The others follow in turn: each says “gut”, or announces, or gives kontra.
    When three in a row have said “gut”, play begins.
    { $holder_count ->
        [0] { "" }
       *[other] Only the holder of the card may announce: { $holder_only }.
    }
    { $partner_count ->
        [0] { "" }
       *[other] Only the called partner may announce: { $partner_only }.
    }
    Otherwise anything may be announced, also without holding the cards and for the partner.
    { $once ->
        [yes] Each player announces in one turn only.
       *[no] A player may announce again at a later turn.
    }
    { $early ->
        [held_back] An announced card is held back for its trick as long as another card can be played.
       *[lost] If an announced card is played before its trick, the announcement is lost, but that alone is no fault.
    }
    { $give_up ->
        [highest_first] Of several announced birds that cannot be kept, the highest is given up first.
       *[free] { $has_birds ->
            [yes] Announced birds that cannot be kept may be given up in any order.
           *[no] { "" }
        }
    }
    { $replaces ->
        [either_side] A bonus that has been announced no longer counts in silence for either side.
       *[own_side] A bonus that has been announced no longer counts in silence for the side that announced it, but it may for the other.
    }
k-rule-bonuses = Bonuses are paid beside the game, whoever wins it.
    Announced, they count the higher sum for the side that makes them; if it fails, the other side gets the same sum.
    Not announced, they are silent and count the lower sum for the side that makes them.
    All sums are multiplied as the table of games tells.
k-rule-bonus = { $condition }
    { $announced ->
        [0] It cannot be announced; it counts { $silent }.
       *[other] It counts { $announced } announced and { $silent } silent.
    }
    { $silent_failure ->
        [yes] { $bonus ->
            [pagat] If it falls in the last trick unannounced and does not win it, that costs { $silent }.
            [koenig_ultimo] Failing in silence costs { $silent }, but a captured king is not paid twice.
           *[other] Failing in silence costs { $silent }.
        }
       *[no] { "" }
    }
k-bonus-trull = Trull: Sküs, Mond and Pagat are all among the cards of one side.
k-bonus-kings = Four kings: all four kings are among the cards of one side.
k-bonus-pagat = Pagat: the Pagat, tarock I, wins the last trick.
k-bonus-uhu = Uhu: tarock II wins the second-last trick.
k-bonus-kakadu = Kakadu: tarock III wins the third-last trick.
k-bonus-quapil = Quapil: tarock IIII wins the fourth-last trick.
k-bonus-koenig-ultimo = König ultimo, “king last”: the called king falls in the last trick, and the declarer’s side wins it.
k-bonus-mondfang = Mondfang, “catching the Mond”: the Sküs of one side takes the Mond of the other.
k-bonus-king-captured = Captured king: the called king falls to the opponents, and the declarer’s side pays.
    An announced König ultimo that fails contains it.

k-rule-valat = Valat: one side wins all twelve tricks.
    { $mode ->
        [fixed] It takes the place of the game and counts the sums in the table.
       *[multiplied] It takes the place of the game: silent, the game counts { $silent } times, announced { $announced } times.
            The factor for bonuses does not apply to it.
    }
    Either side may announce it.
    A kontra on the game holds for it too; of two kontras only the higher counts.
    If an announced Valat fails, the game is lost, and the other side gets the sum of the announced Valat.
    If both sides have announced one, each is settled for itself.
    { $mode ->
        [fixed] { "" }
       *[multiplied] { $has_dearer ->
            [yes] Where a lost game costs more, the table shows in brackets what the opponents get.
           *[no] { "" }
        }
    }
    { $beside ->
        [all] All other bonuses are paid besides.
        [announced] Besides, only announced bonuses count, made or failed.
       *[tricks_and_announced_sets] Besides, birds and König ultimo count, announced or silent; Trull and four kings only if
            they are announced, and that cannot be done together with a Valat.
    }
k-rule-kontra = { $levels ->
    [0] Nothing can be doubled.
   *[other] Whoever doubts that the other side will win the game, or make what it has announced, says “kontra”, and it counts
        double.
        { $levels ->
            [one] There is no answer to it.
            [2] The other side may answer with “re”: it then counts four times.
           *[other] { $own_words ->
                [yes] The other side may answer it, and the first may answer that: it counts four and eight times.
               *[no] The other side may answer with “re”, and the first then with “sub”: it counts four and eight times.
            }
        }
        Each is said at the first turn after what it answers, separately for the game and for each announcement.
        It holds for all players.
        { $has_negative ->
            [yes] In negative games, however, each opponent’s kontra holds for that opponent alone.
           *[no] { "" }
        }
        { $has_trischaken ->
            [yes] There is no kontra in Trischaken.
           *[no] { "" }
        }
        { $effect ->
            [money] Kontra counts for the money only; the score is written as if there were none.
           *[score] Kontra counts for score and money alike.
        }
        { $between_partners ->
            [void] If somebody turns out to have doubled a partner, that kontra is void.
           *[refused] Nobody may double a partner who is known.
        }
}

## Settlement

k-rule-settling = Game and bonuses are settled one by one, and what each side gets is set against what the other gets.
    Two against two, everybody wins or loses the sum once.
    One against three, the declarer settles the sum with each of the three.
k-rule-written = { $winners_only ->
    [yes] Only the winners write down points: each of them what one loser loses.
        Whoever wins alone against three therefore writes the sum once.
   *[no] Winners write plus and losers minus; in every deal it all adds up to nothing.
}
    { $strikes ->
        [yes] A line of the score sheet that cannot be cleared up any more is struck: everybody has 0 in that deal.
       *[no] { "" }
    }

## Trischaken

k-rule-trischaken = Everybody plays alone and tries to take few points.
    Whoever has the most points at the end pays; tied are only those with the same number of Blatt too.
    { $talon ->
        [first_six_tricks] With each of the first six tricks a card of the talon is turned up, and the winner of the trick gets it.
       *[last_trick] The winner of the last trick gets the talon.
    }
    There are no bonuses.
    A player without a trick is called Jungfrau, “maiden”, and alone receives { $virgin ->
        [doubled_pot] all that is paid, doubled
       *[pot] all that is paid
    }; several share it.
    The unit is { $unit }: it is doubled for somebody with enough points to win a game, and doubled for forehand, who also
    pays alone when tied.
k-case-most = the most points
k-case-most-won = the most points, at least { $won }
k-case-forehand = forehand with the most points, alone or tied
k-case-forehand-won = forehand with at least { $won }
k-case-pair = two others tied
k-case-triple = three others tied
k-case-revoke = Renonce
k-case-revoke-forehand = Renonce by forehand
k-case-revoke-pair = Renonce by two players

## Faults

k-rule-renonce = A Renonce is a fault against the rules of play.
    It is Renonce to lay away the wrong number of cards, a king or a piece of the Trull, or to lay away a tarock without
    showing it.
    It is Renonce not to follow suit or not to play a tarock{ $overtake ->
        [yes] , or not to overtake,
       *[no] { "" }
    } although you must.
    { $bird_order ->
        [yes] So is giving up announced birds in any order but from the highest down.
       *[no] { "" }
    }
    { $early_advantage ->
        [yes] So is gaining an advantage by winning a trick with an announced card before its own trick.
       *[no] { "" }
    }
    { $exposing ->
        [yes] So is deciding the game by showing a card or by talking.
       *[no] { "" }
    }
    { $throwing_in ->
        [yes] And so is throwing the cards together on suspicion, before a Renonce is proven.
       *[no] { "" }
    }
    { $correction ->
        [until_gathered] As long as the trick lies on the table, a wrong card may be put right.
       *[never] A wrong card cannot be put right.
    }
    { $stops ->
        [if_wished] When a fault is shown, the innocent side may stop the play or play on.
       *[at_once] When a fault is shown, the game is over at once.
    }
    Any player may point a fault out until all have agreed to settle; what nobody has noticed by then stands.
    { $pays ->
        [offender] The offender alone pays: every other player gets what it would bring to win the game and everything
            that either side has announced.
            Two offenders share it.
       *[side] The offender’s side has lost the game and gets nothing for its bonuses.
            The other side also gets what it has announced, made or not, and what it has already made in silence; for more it may
            play on.
    }
    { $no_bird ->
        [none] { "" }
       *[other] Whoever plays a Besserrufer without a bird pays { $no_bird } to each of the others, and a kontra does not count.
    }
    { $claims ->
        [yes] Whoever has obviously lost more through the fault, such as a silent bird or a silent Valat, may claim this too.
       *[no] { "" }
    }
    { $has_trischaken ->
        [yes] For Trischaken, see there.
       *[no] { "" }
    }
k-rule-rulings = The referee may also rule by hand: who pays whom how much, with the reason, which is written down with the deal.

## What a book asks of the people at the table

k-rule-customs-money = The game must be played for money.
k-rule-customs-dealers-eyes = The cards must be shuffled well.
    Knocking on the cards instead of cutting them is forbidden.
    The dealer may look neither at the bottom card nor at the first six cards that are the dealer’s own.
k-rule-customs-exact-words = To rule out misunderstandings, the words are to be exact.
    Forehand, unless bidding a game at once, must say “Vorhand”.
    Whoever does not bid, or does not bid higher, says “gut”, “good”.
    The declarer opens the play with “Ich liege”, and everybody must answer each announcement with “gut”, or else with kontra.
k-rule-customs-pass-gut = Whoever lets the game of another stand says “gut”, “good”.
k-rule-customs-pass-gut-or-weiter = Whoever passes says “gut”, “good”, or “weiter”, “go on”.
k-rule-customs-ouvert-cards-stay = In an ouvert game the cards that have been played stay on the table, open and in the order in
    which they were played.
k-rule-customs-wrong-bird = Whoever announces the wrong bird, say Kakadu with the Uhu in hand, commits no Renonce.
    Only what was announced is lost, with its kontra if there is one.
k-rule-customs-no-captures = There are no captures, in German Fänge: nothing is paid for catching the Mond or a king.
k-rule-customs-king-lost-in-silence = Losing the called king costs nothing, unless it was announced ultimo.
k-rule-customs-words-rekontra-subkontra = There are only three steps: Kontra, Rekontra and Subkontra.
    Players also say gespritzt, retour and nochmals gespritzt.
k-rule-customs-words-re-subre = The words are “Kontra”, “Re” and “Subre”.
k-rule-customs-talon-first = Nobody can give kontra before the talon has been taken.
k-rule-customs-kontra-and-valat = An opponent in a suit game, say in the forehand with the first lead, may give kontra and announce a
    Valat at the same time.
k-rule-customs-partner-bears-it = Partners bear each other’s mistakes and what they cost, an announced card played too early
    among them.
    Only a Renonce is paid by the player who has committed it.
k-rule-customs-buergermeister = Whoever takes enough points to win a game is called Bürgermeister, “mayor”.
k-rule-customs-lawful-card-stays = Only a card against the rules may be taken back.
    A mistake that breaks no rule, say in giving points to the wrong side, cannot be put right.
k-rule-customs-last-trick-only = Everybody may look only at the last trick.
    To look further back, in German Nachwassern, is not allowed.
k-rule-customs-referees = Whether something was a Renonce is to be decided with tact.
    The referees have the last word.
k-rule-customs-tricks-apart = It is recommended to keep the talon apart from the tricks, and that all players keep their own tricks:
    that way a deal can be followed afterwards, above all when a Renonce is suspected.
