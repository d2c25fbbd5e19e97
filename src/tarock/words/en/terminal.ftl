# The game in the terminal.  $you: yes when the sentence is about the reader; $name: anybody else.

## Names and lists

play-you = you
play-list = { $first } and { $last }
told-row = { $first }; { $last }
play-party = { $name }
play-sum-to = { $points } to { $you ->
    [yes] you
   *[no] { $name }
}
play-sum-king = { $points } into the king cup
play-sum-pagat = { $points } into the pagat cup
play-the-king = the king cup
play-the-pagat = the pagat cup

## The evening

play-welcome = { $rules }. { $players } at the table: { $names }.
play-welcome-help = Type ? at any time for help, and quit to leave.
play-levels = Opponents: { $levels }.
play-seed = Seed { $seed }: the same cards come again with --seed { $seed }.
play-deal-head = Deal { $number }
play-sits-out = You are sitting out this deal. The others play it.
play-rests = You are resting in this deal. The others play it.
play-other-table = At the other table: { $nets }.
play-next-deal = Enter: next deal, quit: stop for the evening
play-leaving = You leave the table.
play-unfinished = Deal { $number } is not finished, so it does not count.
play-cups-stay = Still in the cups: king cup { $king }, pagat cup { $pagat }.
play-evening-over = The evening is over. The cups are divided.
play-evening-none = No deal was played to the end.
play-totals = The evening so far
play-totals-final = The result of the evening
play-thanks = Thank you for the game.

## The table

play-trick-head = Trick { $number } of { $of }
play-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
play-not-declared = has not declared yet
play-on-table = On the table: { $cards }.
play-led = { $card } (led)
play-skus-as = skus as { $suit }
play-holds = { $you ->
    [yes] You hold
   *[no] { $name } holds
} the trick.
play-nobody-holds = Nobody holds the trick yet.
play-you-lead = You lead.
play-any-card = You may play any card.
play-may-play = You may play: { $cards }
play-no-last = No trick has been played yet.
play-last-trick-was = Trick { $number }: { $cards }. { $you ->
    [yes] You took it.
   *[no] { $name } took it.
}

## What happens

play-told-lays = { $you ->
    [yes] You have
   *[no] { $name } has
} laid the skat.
play-told-lays-cards = { $you ->
    [yes] You have
   *[no] { $name } has
} laid { $cards } in the skat.
play-told-passes = { $you ->
    [yes] You pass
   *[no] { $name } passes
}: nothing to declare.
play-told-declares = { $you ->
    [yes] You declare
   *[no] { $name } declares
}: { $items }.
play-told-redeal = { $you ->
    [yes] You have
   *[no] { $name } has
} no numbered tarok and { $you ->
    [yes] ask
   *[no] asks
} for a new deal. The same dealer deals again; no new stake is paid.
play-told-leads = { $you ->
    [yes] You lead
   *[no] { $name } leads
} { $card }.
play-told-plays = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }.
play-told-takes = { $you ->
    [yes] You take
   *[no] { $name } takes
} the trick with { $card }.
play-told-passed-lead = The skus may not be led to the last trick: the lead passes on { $you ->
    [yes] to you
   *[no] to { $name }
}.
play-told-claims-held = { $you ->
    [yes] You have
   *[no] { $name } has
} no { $suit } and { $you ->
    [yes] ask
   *[no] asks
} about it. The third player has: the name stands.
play-told-claims-granted = { $you ->
    [yes] You have
   *[no] { $name } has
} no { $suit }, and nor has the third player: { $you ->
    [yes] you
   *[no] { $name }
} may baptise the skus.
play-told-names = { $you ->
    [yes] You baptise
   *[no] { $name } baptises
} the skus: { $suit }.
play-told-waives = { $you ->
    [yes] You give up
   *[no] { $name } gives up
} the right to baptise.
play-told-takes-back = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $card } back and must follow with { $suit }.
play-told-demands = { $you ->
    [yes] You demand
   *[no] { $name } demands
} the skus in this trick.
play-told-demands-wrongly = { $you ->
    [yes] You demand
   *[no] { $name } demands
} the skus, but it has gone already.
play-told-asks = { $you ->
    [yes] You ask
   *[no] { $name } asks
} about taroks in the skat. The answer: { $answer }.
play-laid-number = { $number ->
    [0] none were laid
    [one] one was laid
   *[other] { $number } were laid
}
play-laid-yes-no = { $number ->
    [0] none were laid
   *[other] some were laid
}

## Faults

# $whose: play-whose; $fault: one of the faults below.
play-told-claims-fault = { $you ->
    [yes] You point out
   *[no] { $name } points out
} a fault { $whose }: { $fault }.
play-whose = of { $you ->
    [yes] yours
   *[no] { $name }
}
play-fault-renonce = { $trick ->
    [0] revoke
   *[other] revoke in trick { $trick }
}
play-fault-declaration = wrong or missing declaration
play-fault-skat = wrong skat
play-fault-cards = wrong number of cards
play-fault-turn = played out of turn
play-fault-early = declared before the dealer
play-fault-cups = cups not moved
play-told-upheld = That is right.
play-told-not-upheld = That is not so, and play goes on.
play-told-wrong-number = The number of cards is wrong: { $names }.
play-told-out-of-turn = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card } out of turn.
play-told-held = { $you ->
    [yes] Your
   *[no] { $name }’s
} { $card } stays on the table.
play-told-put-right = The skat is put right: the dealer lays again, and everybody declares again.
play-told-corrects = { $you ->
    [yes] You take
   *[no] { $name } takes
} the wrong card back; the right one is { $card }.
play-told-paid-back = What was paid for the tricks that are taken back is given back.
play-told-accepts = { $you ->
    [yes] You want
   *[no] { $name } wants
} to play on.
play-told-accepts-holding = { $you ->
    [yes] You want
   *[no] { $name } wants
} to play on, and the card must stay on the table.
play-told-refuses = { $you ->
    [yes] You want
   *[no] { $name } wants
} the deal void.
play-told-void = The deal is void.
play-told-moves-cups = { $you ->
    [yes] You move
   *[no] { $name } moves
} the cups to the right.
play-told-deals-again = { $you ->
    [yes] You pay and deal
   *[no] { $name } pays and deals
} again.
play-told-passes-deal = { $you ->
    [yes] You let
   *[no] { $name } lets
} the next player deal.
play-told-draws = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a card { $whose }.
play-told-agrees = { $you ->
    [yes] You agree
   *[no] { $name } agrees
} that the deal may be settled.
play-asked-accept = { $names_is ->
    [you] You decide.
    [you_all] { $names } decide.
    [other] { $names } decides.
   *[others] { $names } decide.
} If even one of the two objects, the deal is void.
play-asked-void = { $names_is ->
    [you] You decide.
    [you_all] { $names } decide.
    [other] { $names } decides.
   *[others] { $names } decide.
} The deal is void only if both of the others want it so.
play-asked-misdeal = { $names_is ->
    [you] You decide:
    [you_all] { $names } decide:
    [other] { $names } decides:
   *[others] { $names } decide:
} pay and deal again, or let the next player deal.
play-asked-draw = { $names_is ->
    [you] You draw a card.
    [you_all] { $names } draw cards.
    [other] { $names } draws a card.
   *[others] { $names } draw cards.
}
play-asked-put-right = { $names_is ->
    [you] You may put it right:
   *[other] { $names } may put it right:
} the wrong card and all that followed are taken back.

## What to do, and why

play-explain-skat = You deal and hold 28 cards: lay three of them. Cards in [ ] may be laid; they count for you at the end.
play-explain-declare = The book makes declarations compulsory. You declare: { $items }.
play-explain-redeal = You have no numbered tarok. You may ask for a new deal.
play-explain-redeal-how = Type redeal to ask for it.
play-explain-demand = Third-last trick, and the skus is still out. You may demand it: whoever has it must then play it to this trick.
play-explain-wrong-demand = The skus has gone already. A wrong demand costs { $fine } into each cup.
play-explain-claim = The skus was led as { $suit }, and you have none. Type claim to keep the right to baptise it (if the third player lacks { $suit } too), waive to give it up, or simply play: then the right passes on.
play-explain-granted = Nobody can follow { $suit }: baptise the skus. Name a suit that one of you two holds, or type waive.
play-explain-third = The skus was led as { $suit }, and nobody has any. You may baptise it: type its new suit (or waive), or simply play.
play-explain-taken-back = The skus is { $suit } now. Your card comes back to your hand, and you must follow.
play-explain-name = You lead the skus: what should it be?
play-explain-demanded = The skus has been demanded: you must play it now.

play-ask-offer = Your choice: its number, its card or its words
play-ask-card = Your card
play-ask-only = Your card (Enter plays the only one)
play-ask-skat = Three cards
play-ask-declare = Enter to say it
play-ask-suit = Suit or tarok
play-ask-redeal = Enter: go on, redeal: ask for a new deal
play-ask-demand = Enter: go on, demand: demand the skus
play-ask-sure = Enter: leave it, demand: do it all the same
play-ask-count = A number, or Enter to play on
play-ask-doubt = Enter: think again, why: see why, worst: try it in the worst deal, yes: do it all the same
play-doubt-mistake = Are you sure? There is something better.
play-doubt-blunder = Are you sure? There is something much better.

play-rule = Rule: { $rule }
play-type-a-card = Type a card, for example sk or t21, or ? for help.
play-type-three = Type three cards, for example s4 h9 c2, or ? for help.
play-not-understood = “{ $text }” is neither a card nor a command. Type ? for help.
play-not-offered = “{ $text }” is not one of the choices.
play-which-card = “{ $text }” can mean { $cards }. Type the whole card, or # and its number in the list.
play-no-such-card = You have no “{ $text }” to play now. Type the card with its suit.
play-no-such-number = There is no number { $text } in the list.
play-not-a-suit = “{ $text }” is no suit. Type spades, hearts, diamonds, clubs or tarok.

## Payments

play-paid = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $sums } { $for }.
play-paid-by-many = { $payers } { $payers_is ->
    [you_all] each pay
   *[others] each pay
} { $sums } { $for }.
play-paid-by-cup = { $payers } pays { $sums } { $for }.
play-sheet-head = Settlement of deal { $number }
play-sheet-sum = this deal
play-sheet-before = before
play-sheet-after = total
play-column-king = king
play-column-pagat = pagat
play-counted = The count: { $counts }.
play-score-deal = This deal so far: { $nets }.
play-money = that is { $amount } { $unit }

## Commands.  The first word is shown, the others are understood too.

play-command-help = ? help
play-command-rules = rules rule
play-command-last = last
play-command-score = score
play-command-table = table hand
play-command-quit = quit exit stop
play-command-why = why
play-command-hint = hint
play-command-explain = explain
play-command-tells = tells
play-command-worst = worst
play-command-rest = rest
play-command-demand = demand
play-command-yes = yes
play-command-ask = ask
play-command-redeal = redeal
play-command-claim = claim
play-command-waive = waive

play-help-cards = Cards: type ♠K as sk or spades king, the tarok 21 as t21 or xxi, the skus as x or skus.
play-help-number = Or type the number of a card in the list, with # where it could be two things: #3.
play-help-marks = Cards in [ ] may be played now. Red suits rank 1 high to 10 low, black suits 10 high to 1 low.
play-help-commands = At any time:
play-help-last = the last trick
play-help-score = the score and the cups
play-help-table = the table and your hand again
play-help-rules = the rule book; rules 7 opens its section 7
play-help-why = why the bots last played as they did; why 7: in trick 7, why 0: before play
play-help-hint = what to look at; hint 2: what to do, with the page; hint 3: the choices side by side
play-help-explain = what a word means, what it is worth and what it tells the others: explain dreier, explain demand
play-help-tells = what the others’ words and cards tell you, certain and likely; tells and a name: of one player
play-help-worst = play on in a deal in which the second best choice fails; the others see all cards
play-help-rest = say that all tricks that are left are yours, or none in a negative game: the cards are played out
play-help-quit = leave; what has been settled is kept
play-help-play = When the book allows it:
play-help-demand = demand the skus in the third-last trick
play-help-ask = ask how many taroks were laid
play-help-redeal = ask for a new deal: no numbered tarok, before the skat is laid
play-help-claim = say that you lack the suit of a led skus
play-help-waive = give up the right to baptise it
play-rules-where = rules and a number (rules 7) opens a section. The whole book: tarock rules { $id } --lang { $language }
play-rest-claimed = { $rest ->
    [none] { $you ->
        [yes] You take no more tricks; the cards are played out.
       *[no] { $name } takes no more tricks; the cards are played out.
    }
   *[all] { $you ->
        [yes] All tricks that are left are yours; the cards are played out.
       *[no] All tricks that are left belong to { $name }; the cards are played out.
    }
}
play-decision-yours = First you decide what becomes of the fault. Please answer.
play-told-rules = { $you ->
    [yes] You write
   *[no] { $name } writes
} down a ruling of the referee: { $payer } → { $payee }, { $points } ({ $why }).
play-told-rules-from-outside = { $by } rules, without sitting at the table: { $payer } → { $payee }, { $points } ({ $why }).
