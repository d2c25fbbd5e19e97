# Königrufen in the browser: the panels in which a player decides, and what is to be seen of the game.

web-koenigrufen-auction = The auction so far
web-koenigrufen-announce-with-bid = Announce with the bid
web-koenigrufen-announce-first = Choose what you announce, and then the game.
web-koenigrufen-doubling = Kontra, re and sub
web-koenigrufen-more = Something else
web-koenigrufen-say = Say: { $words }
# $bird: the name of the only bird that the game was bid with.
web-koenigrufen-bird-understood = You bid with this bird, so it counts as announced: { $bird }

web-koenigrufen-call-queen = You have all four kings: call a queen

web-koenigrufen-lay-number = { $number ->
    [one] Lay one card away
   *[other] Lay { $number } cards away
}
# $number: how many are still to be chosen; less than nothing when there are too many.
web-koenigrufen-lay-open = { $number ->
    [0] All are chosen.
    [one] One more card.
    [2] Two more cards.
    [3] Three more cards.
    [4] Four more cards.
    [5] Five more cards.
    [6] Six more cards.
   *[other] Too many cards.
}
# $mode: strict, or table where mistakes can happen.
web-koenigrufen-lay-hint = { $mode ->
    [table] Tap the cards in your hand.
   *[strict] Tap the cards in your hand. Those that may be laid away are raised.
}
web-koenigrufen-lay-missing = These must be among them: { $cards }
web-koenigrufen-lay-chosen = Chosen cards
web-koenigrufen-lay-remove = { $card }: take it back
web-koenigrufen-lay-hide = Keep cards face down
web-koenigrufen-lay-hide-help = Some cards must be laid away openly. Those that you tap here stay face down all the same; if somebody notices, it is a fault.

web-koenigrufen-partner = partner: { $name }
web-koenigrufen-you-partner = you are the partner
web-koenigrufen-with-you = with you: { $names }
# $half: 1, 2 or all.
web-koenigrufen-taken = talon: { $half ->
    [1] first half
    [2] second half
   *[all] all six
}
web-koenigrufen-cards = Open cards
web-koenigrufen-laid-open = Laid away openly
web-koenigrufen-turned = Turned up from the talon
web-koenigrufen-own-laid = Laid away by you
web-koenigrufen-open-hands = Open hands
