# The rule book.  One passage for each table of a ruleset, rule-<table>; its arguments are the fields of the
# table, with yes and no for switches.  Line breaks and double spaces inside a passage do not matter.

title-danish-jensen-1989 = Danish Tarok after Poul Jensen (1989)
title-danish-hjoerring = Danish Tarok after Hans J. Møller (Hjørring)

book-aim = Danish Tarok is a game for three with 78 cards.
    The aim is to win the last trick, best of all with a king or with the pagat, the lowest trump.
    Those who cannot do so try to keep the others from it.
book-origin = These rules follow { $author }, “{ $title }” ({ $year }).
    All amounts are in points.
    After each rule, its source stands in brackets: the section of the book and the lines of its text.
    B and a number, as in B-07, mark a reading: there the book is silent or has a slip.

section-cards = The cards
section-table = The table and the cups
section-dealing = Dealing
section-skat = The skat
section-declarations = Declarations
section-play = Play
section-skus = The skus
section-during = Payments during play
section-after = Payments after play
section-count = The count
section-faults = Faults and fines
section-evening = The evening
section-terms = The players’ words

## Headings and cells of tables

head-suits = Suits
head-order = From high to low
head-card = Card
head-value = Counts
head-pile = Pile
head-payment = Payment
head-deal = Deal
head-term = Word
head-meaning = What it means

cell-trick = each trick
cell-t21 = T21
cell-pays = pays { $points }
cell-receives = receives { $points }
cell-nothing = nothing

## The cards

rule-pack = The pack has 78 cards: 56 suit cards, 21 taroks and the skus.
rule-suits = The four suits are equal.
    Each has 14 cards: four courts, which are king, queen, cavall and jack, and the numbers 1 to 10.
    The cavall is a rider and stands between queen and jack.
    In the black suits the ten is the highest number; in the red suits it is the one.
rule-trumps = The taroks are always trumps.
    They are numbered from 1 to 21, and the higher number wins.
    The lowest, T1, is called the pagat.
    The skus has no number and rules of its own.
rule-ultimo-cards = The four kings and the pagat are the ultimo cards.
    To win the last trick with one of them is an ultimo.
    To lose one of them in the last trick is to go bagud, which is Danish for falling behind.

## The table and the cups

rule-players = Three play in each deal: the dealer, forehand and middle hand.
    Cards are dealt and played counter-clockwise, that is, to the right.
    Forehand comes after the dealer, then middle hand.
    More may sit at the table and take turns; see “{ section-evening }”.
rule-cups = Two cups stand on the table, the king cup and the pagat cup.
    Stakes, fines and some payments go into them.
    An ultimo with a king wins the king cup, an ultimo with the pagat wins the pagat cup.
rule-funding = Before the first deal everybody at the table pays { $each } into each cup.
    A cup that has been emptied is funded again in the same way.
    Those who sit out pay as well.
rule-shortage = Whoever empties a cup sees to it that everybody funds it again.
    If something turns out to be missing later, that player pays it.

## Dealing

rule-ante = Before dealing, the dealer puts a stake of { $each_cup } into each cup.
rule-dealing = The cards are dealt { $packet ->
        [one] one at a time
       *[other] { $packet } at a time
    }, counter-clockwise.
    Forehand and middle hand get 25 cards each.
    The dealer gets 28, because the last three are for the dealer.
rule-redeal = { $allowed ->
    [yes] A player without any numbered tarok may ask for a new deal until the skat is laid.
        The skus alone does not count as a tarok here.
        The same dealer deals again and pays no new stake.
   *[no] A hand without taroks is played like any other: nobody can ask for a new deal.
}

## The skat

rule-skat = The dealer first lays three of the 28 cards face down.
    They are the skat and count for the dealer in the end.
    Kings are never laid.
    { $taroks ->
        [void] Taroks may be laid only if all numbered taroks of the hand are laid together;
            the skus is not one of them.
       *[never] Taroks are not laid.
    }
    { $t21 ->
        [yes] { $pagat ->
            [yes] T21 and the pagat count as taroks like the others here.
           *[no] This goes for T21 too, but the pagat is never laid: whoever holds it cannot lay taroks.
        }
       *[no] { $pagat ->
            [yes] This goes for the pagat too, but T21 is never laid: whoever holds it cannot lay taroks.
           *[no] T21 and the pagat are never laid: whoever holds one of them cannot lay taroks.
        }
    }
    { $skus ->
        [tout] The skus may be laid only by a dealer who means to win every trick, and must then be named.
       *[never] The skus is never laid.
    }
rule-declared-skat = { $judged_on ->
    [dealt] Cards that belong to a declaration are laid only when there is nothing else to lay, and are then named.
        Free cards go first, then queens, cavalls and jacks of declarations, and taroks last.
        The declaration is still made and paid in full, because it is judged by the 28 cards dealt.
   *[kept] The dealer declares only what is in the 25 cards kept.
        Queens, cavalls and jacks may therefore be laid freely, but then no longer count for a declaration.
}
rule-disclosure = { $answer ->
    [number] After the declarations, either opponent may ask once whether taroks were laid.
        The dealer must then say how many.
    [yes_no] After the declarations, either opponent may ask once whether taroks were laid.
        The dealer must answer yes or no, but need not say how many.
   *[none] The dealer does not have to say whether taroks were laid.
}

## Declarations

rule-declaring = Declarations are compulsory.
    Each player speaks once: first the dealer, then forehand, then middle hand.
    Whoever has nothing to declare says “pass”.
    The two opponents pay before play begins; those who sit out pay nothing.
    The skus may be part of several declarations at once.
rule-taroks = Taroks: whoever has { $shortest } or more declares the number, and says “with” or “without” the pagat.
    The skus counts as a tarok here.
    Each opponent pays { $points } for { $shortest ->
        [one] { $shortest } tarok
       *[other] { $shortest } taroks
    } and { $step } more for every further one.
rule-matadors = Matadors: T21, the pagat and the skus in one hand are three matadors.
    With T20 they are four, with T19 as well five, and so on without a gap.
    Each opponent pays { $points } for { $shortest ->
        [one] { $shortest } matador
       *[other] { $shortest } matadors
    } and { $step } more for every further one; fewer are not declared.
    They are declared beside the taroks.
rule-half = Half: three courts of a suit and the skus, or three kings and the skus.
    The missing card is named.
    Each opponent pays { $points }.
rule-full = Full: all four courts of a suit, or all four kings, without the skus.
    Each opponent pays { $points }.
rule-overfull = Overfull: all four courts of a suit and the skus, or all four kings and the skus.
    Each opponent pays { $points }.

## Play

rule-leading = Forehand leads to the first trick, and the dealer plays last to it.
    After that, whoever has won a trick leads to the next.
    There are 25 tricks.
rule-following = You must follow suit.
    If you have none of the suit led, you must play a tarok; if you have no tarok either, you may play anything.
    Nobody is obliged to win the trick.
    The highest tarok wins; without a tarok, the highest card of the suit led.

## The skus

rule-skus-free = The skus never wins a trick.
    You may play it as a tarok or as any suit, even when you could follow suit.
    If it is your only tarok, you need not play it.
rule-skus-second-last = In the second-last trick the skus may be neither led nor played.
    If one of your last two cards is the skus, you play the other one.
rule-skus-pile = When you play the skus, it goes back into your own pile.
    In the last trick, however, the winner of the trick takes it.
rule-skus-named = If you lead the skus, you say what it is to be: one of the four suits, or tarok.
    The others follow that.
rule-baptism = If neither opponent has what the skus was named, it may be baptised, that is, named anew.
    The second player, to the right of the leader, says that the suit is missing and asks the third.
    If it is missing there too, the second may name anything that at least one of the two holds.
    If the second just plays a card, the right passes to the third player, who must lack the suit too.
    { $retraction ->
        [yes] If the third player names a suit that the second holds, the second takes the card back and follows.
       *[no] The second player’s card stays on the table, whatever the third player names.
    }
    If nobody baptises and no tarok falls, the second player’s card counts as the suit led.
rule-last-skus = { $lead ->
    [named] In the last trick, too, a skus that has to be led is led and named, and it may be baptised.
   *[passes] If the skus is the last card of the player who should lead to the last trick, the next player leads instead.
        The skus then falls last.
}
rule-demand = Either opponent of the holder may demand the skus for the third-last trick.
    It must then be led or played to this trick.
    { $window ->
        [before_lead] The demand must come before that trick is led to.
       *[until_holder_plays] The demand must come before the holder has played to that trick.
    }
    Whoever demands it after it has gone pays a fine.

## Payments during play

rule-lost-ultimo-card = If a king or the pagat does not win its trick, its owner pays { $to_each } to each opponent
    and { $to_cup } into the cup: for a king into the king cup, for the pagat into the pagat cup.
    In the last trick the rules for bagud apply instead.
rule-pagat-home = If the pagat wins a trick before the last one, it is home.
    Its owner receives { $from_each } from each opponent.

## Payments after play

rule-last-trick = The winner of the last trick receives { $from_each } from each opponent.
    If the trick is an ultimo, only the ultimo is paid.
    { $paid_beside_bagud ->
        [yes] The last trick is paid even if somebody goes bagud in it.
       *[no] If somebody goes bagud in it, the last trick is not paid.
    }
    { $paid_for_barred_ultimo ->
        [yes] If a fault bars the winner from the ultimo, the trick is paid as an ordinary last trick.
       *[no] If a fault bars the winner from the ultimo, nothing is paid for the trick.
    }
rule-ultimo = Ultimo: whoever wins the last trick with a king or the pagat scores an ultimo.
    Each opponent pays { $king } for a king and { $pagat } for the pagat.
    The winner also takes all that is in the king cup for a king, or in the pagat cup for the pagat.
    After that, everybody funds the empty cup again.
rule-bagud = Bagud: whoever loses a king or the pagat in the last trick goes bagud.
    The player pays each opponent { $king } for a king and { $pagat } for the pagat.
    The player also doubles what is in the king cup or the pagat cup at the end of the trick.
    { $several ->
        [found] If two go bagud on the same cup, each pays in what was found there.
       *[in_turn] If two go bagud on the same cup, the second doubles what the first has made of it.
    }
rule-ultimo-and-bagud = One player may score an ultimo with a king while another goes bagud with a king.
    The first then empties the king cup and the second puts the same amount back.
    In this case nobody else funds the cup.
rule-nolo = Nolo: whoever wins no trick at all receives { $from_each } from each opponent.
    A nolo is not announced.
    It cancels ultimo, last trick and count.
    Bagud is paid all the same, even by the nolo player, and what was paid before stands.
    The skat is no trick, so the dealer can have a nolo too.
rule-tout = Tout: whoever wins all 25 tricks receives { $from_each } from each opponent and both cups.
    Ultimo and last trick are not paid besides, and the others have no nolo.
    Whoever loses an ultimo card in the last trick still goes bagud and puts back what was taken from that cup.
    { $adds_count ->
        [yes] The count is paid too.
       *[no] The count is not paid.
    }
    A tout need not be announced, and trying costs nothing.

## The count

rule-count = After play, when empty cups have been funded again, the piles are counted.
    The average is { $average }.
    { $players ->
        [all] All three players count.
            Rounding may leave a difference; the { $imbalance_to ->
                [king] king
               *[pagat] pagat
            } cup pays or receives it.
       *[two] Only the dealer and middle hand count.
            Forehand, who as a rule deals next, pays or receives what balances the two.
    }
rule-count-values = This is what cards and tricks count.
    All other cards count nothing.
    The skat counts for the dealer: as one trick, and with its cards.
rule-count-payments = The difference from { $average } is rounded to the nearest multiple of { $step }.
    Whoever has less pays; whoever has more receives.

## Faults and fines

rule-fines-wrong-skat = Wrong skat: the dealer has laid a wrong number of cards, or a card that may not be laid.
    { fine-consequence }
rule-fines-wrong-cards = Wrong number of cards: during or after play a hand turns out to have too many or too few.
    { fine-consequence }
rule-fines-revoke = Revoke: a player has not followed suit, or has not played a tarok, although able to.
    It is the same to use the skus in the second-last trick, or to keep it back when it is demanded.
    { fine-consequence }
rule-fines-forgotten-declaration = Forgotten declaration: a player has not declared what had to be declared.
    Nothing is paid for it later.
    { fine-consequence }
rule-fines-false-declaration = False declaration: a player has declared something without having it.
    { $repays ->
        [excess] What was received too much is paid back, but what was too little is not made up.
       *[declaration] What was received for it is paid back.
    }
    { fine-consequence }
rule-fines-wrong-demand = Wrong demand: a player has demanded the skus although it had already been played.
    { fine-consequence }
rule-fines-declared-early = Declared too early: a player has declared before the dealer.
    { fine-consequence }
rule-fines-out-of-turn = Out of turn: a player has led or played without being on turn.
    The others may insist that the card stays, if it can be played.
    { fine-consequence }
rule-fines-cups-not-moved = Cups not moved: the dealer moves the cups to the right before dealing.
    This fine is due if it has not been done by the first lead.
    { fine-consequence }
rule-fines-misdeal = Misdeal: the dealer has dealt wrongly. { $remedy ->
        [card_drawn] The fine is { $each_cup } into each cup, but drawing takes its place.
       *[none] The dealer pays { $each_cup } into each cup.
    }
    { $deal ->
        [goes_on] { $remedy ->
            [card_drawn] { "" }
           *[none] The same dealer deals again.
        }
        [stops] The deal is void.
       *[stops_unless_accepted] The deal is void, unless both others agree to go on.
    }
    { fine-bar }
    { fine-remedy }
fine-consequence = The player at fault pays { $each_cup } into each cup.
    { $deal ->
        [goes_on] The deal goes on.
        [stops] Play stops and the deal is void.
       *[stops_unless_accepted] The deal is void, unless both others agree to go on.
    }
    { fine-bar }
    { fine-remedy }
fine-remedy = { $remedy ->
    [put_right] Until another player has declared something, it is simply put right; after that it is fined.
    [others_may_void] If the error decides the game, both others may ask for the deal to be void.
    [deal_passes_on] The dealer may also let the next player deal instead of paying.
    [card_drawn] As a rule, however, the hands are counted instead, and a card is drawn from whoever has one too many;
        then there is no fine.
    [card_corrected] If both others agree to go on, the card may be put right: it is taken back with all that was played after it, and the play goes on from there.
        { $bars_ultimo ->
                [yes] The fine and the bar on the ultimo stay.
               *[no] The fine stays.
            }
   *[none] { "" }
}
fine-bar = { $bars_ultimo ->
    [yes] The player at fault cannot score an ultimo in this deal.
   *[no] { "" }
}
rule-void = In a void deal there is no last trick, no ultimo, no bagud, no nolo and no count.
    What has been paid so far stands: the stake, correct declarations, payments during play and fines.
    The next dealer deals.
rule-rulings = The referee may also rule by hand: who pays whom how much, with the reason, which is written down with the deal.
rule-claims = Any of the three players may point out a fault, one’s own included.
    There is time for it until all three have agreed, after the last trick, that the deal may be settled.
    What nobody has noticed by then stands.
    What is pointed out at once is fined once, however often a player has made that fault.
    A wrong number of cards is found with everybody who has one.
    Whoever points out something that is not so pays nothing for it.

## The evening

rule-rotations = Table of { $at_table }, with { $packs ->
        [one] one pack
        [2] two packs
       *[other] { $packs } packs
    } of cards.
    { $games ->
        [one] { "" }
        [2] Two games of three are played at the same time.
       *[other] { $games } games of three are played at the same time.
    }
    { $sitting ->
        [0] Nobody sits out.
        [one] One player sits out.
        [2] Two players sit out.
       *[other] { $sitting } players sit out.
    }
    { $resting ->
        [0] { "" }
       *[other] Each player in turn takes no part for { $rest_rounds ->
            [one] one deal
           *[other] { $rest_rounds } deals
        }; the table shows the first rest.
    }
    { $step ->
        [one] The player to the right of the dealer deals next.
        [2] The deal skips one player: the second to the right of the dealer deals next.
       *[other] The player { $step } seats to the right of the dealer deals next.
    }
    { $ready ->
        [next_sits] Meanwhile the other pack is made ready for the next dealer, who sits out.
        [sitter] Meanwhile a player who sits out shuffles the other pack for the next dealer.
       *[none] { "" }
    }
    { $cups ->
        [game] Each game has its own two cups, which travel with its pack; only its three players fund them.
       *[table] One king cup and one pagat cup serve the whole table.
    }
    The letters are the seats in playing order.
rule-sitters = Those who sit out pay and receive nothing but their share of the funding, and keep out of the play.
    { $may_point_out_faults ->
        [yes] They may, however, point out a fault, such as a revoke or a missing declaration.
       *[no] They keep silent even when they see a fault.
    }
    { $may_help ->
        [yes] An experienced player who sits out may help a beginner or somebody less practised.
       *[no] { "" }
    }
rule-evening-end = When the evening ends, the two cups are shared equally among all at the table, in counters of { $counter }.
    What cannot be shared equally goes to the player who did worst.
rule-point-value = { $amount ->
    [0] The book does not say what a point is worth.
        Agree on it before the first deal, or play for honour.
   *[other] A point is worth { $amount } { $unit }, unless you agree otherwise before the first deal.
}

## What a book asks of the people at the table

rule-customs-lot-for-places = The seats are drawn by lot, however many sit at the table.
rule-customs-lot-for-dealer = The first dealer is drawn by lot.
rule-customs-counters = Payments are made in counters; the book recommends counters of 5, 10, 20 and 100 points.
rule-customs-cut = Before dealing, the player to the left of the dealer cuts the cards.
rule-customs-says-rigtigt = When the cards are dealt, the dealer says “rigtigt”, “right”.
rule-customs-says-det-stemmer = When three cards are left over at the end, the dealer says “det stemmer” or “det passer”,
    “that is right”.
    Only then are the cards picked up, because until then a misdeal is easily put right.
    Even so, everybody counts: a wrong number of cards can be costly.
rule-customs-says-der-er-lagt = When the three cards are laid, the dealer says “der er lagt”, “it is laid”, and is the first to
    declare.
rule-customs-den-dumme = Some call a half without the king “den dumme”, “the dunce”: “den dumme” in hearts lacks the king of
    hearts.
rule-customs-shown-skus = Whoever plays the skus says “skus” and shows the card clearly.
rule-customs-rather-bagud = It is an unwritten rule that nobody tries for an ultimo if that gives another player an unexpected
    chance of one.
    Whoever has done so should go bagud rather than let the third player suffer for it.
rule-customs-leniency = Fines are to be taken with leniency, above all where the fault made no difference.
    A bar on the ultimo, however, is always upheld.
rule-customs-terms = The book explains these words, which players use in Danish.
term-tarok = a trump; the lowest, T1, is the pagat
term-skus = a card like a joker, with rules of its own
term-caval = an extra court, a rider, between queen and jack
term-ultimere = to win the last trick with an ultimo card: one of the four kings or the pagat
term-bagud = where you go if your last card is a king or the pagat and another player wins the last trick
term-kop = a box or bowl for counters or coins
term-fundere = to put { $points } points into an empty or emptied cup
term-indskyde = to put { $points } points into each cup, as the dealer does
term-raekkekort = cards that follow one another without a gap
term-gaffelkort = a sequence in which every other card is missing, such as king, cavall, 10, 8
term-indstikkere = cards that can win a trick
term-markere = to show, by the card you throw, whether you want a suit led again or not
term-pisk = six or more cards of a suit
term-skat = the three cards that the dealer lays before the declarations and the first lead
term-tout = to win all 25 tricks
