# Why an action is refused, and what to do instead.
# $detail holds tokens (cards, a suit, declarations) and is always given; where the text shows it, it is never empty.

reason-deal-is-over = This deal is over. Wait for the next one.
reason-not-your-turn = It is not your turn yet. Please wait for the others.
reason-not-now = This cannot be done at this point of the deal.
reason-not-in-your-hand = Choose cards from your own hand. You do not hold: { $detail }
reason-hand-has-taroks = You hold a numbered tarok, so you cannot ask for a new deal. Please play on.
reason-no-redeal = Under these rules nobody can ask for a new deal. Please play the hand as it is.

reason-declaration-twice = You have named a declaration twice. Say each one once.

reason-skus-not-named = You are leading the skus: say which suit it should be, or tarok.
reason-named-without-lead = Only a skus that is led is named. Play the card without a name.
reason-no-baptism = The skus cannot be baptised now. Please play a card.
reason-holds-named-suit = You hold { $detail ->
    [S] a spade
    [H] a heart
    [D] a diamond
    [C] a club
    [T] a tarok
   *[other] the suit that was named
} yourself, so you cannot baptise the skus. Please follow suit.
reason-claim-first = First say that you lack the suit that was named. After that you may baptise the skus.
reason-name-or-waive = The right to baptise is yours: name the skus, or give up the right. Then play a card.
reason-nobody-holds-name = Neither you nor the other player can follow { $detail ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
    [T] tarok
   *[other] that suit
}. Name something that one of you holds.

reason-demand-outside-window = The skus can be demanded only in the third-last trick, and in good time.
reason-demanded-already = The skus has already been demanded. Once is enough.
reason-holder-demands = You hold the skus yourself. Only the others can demand it.

reason-no-disclosure = Here the dealer does not have to say whether taroks were laid.
reason-asked-already = The dealer has already answered. Everybody heard it.
reason-dealer-asks = You laid the skat yourself. Only the two others can ask about it.

reason-cups-moved-already = The cups have already been moved.
reason-cups-stay = Here nobody has to move the cups.
reason-nothing-to-claim = At this table no fault can happen, so there is nothing to claim.
reason-sitter-claims = Whoever sits out keeps silent, even about a fault.
reason-no-such-fault = Under these rules this is no fault that can be claimed.
reason-claim-on-sitter = Only the three players of this deal can be at fault. Name one of them.
reason-dealers-duty = This is the dealer’s duty alone.
reason-not-played-yet = That player has not played to that trick. Name a trick in which a card of theirs lies.
reason-decision-open = First { $detail } decides what becomes of the fault. Please wait for the answer.
reason-no-such-answer = This answers nothing that is being asked.
reason-no-such-ruling = A ruling names who pays, another player or a cup who is paid, and its reason; and it is made only at a table where faults can happen.
