"""What a player can work out from his view: what is still out, and what a card would do."""

from dataclasses import replace

from tarock.core.cards import SKUS, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import OF_SUIT, PACK, TAROKS
from tarock.danish.count import card_value
from tarock.danish.state import DanishView
from tarock.danish.trick import Trick

EVEN_SHARE = 3
"""A suit is likely to be followed while so many of its cards are out for each player still to come."""


def unseen(view: DanishView) -> CardSet:
    """Return the cards that the others hold, or that lie in a skat which this seat has not seen."""
    return PACK - view.hand - view.table.played - view.skat - view.table.named_in_skat


def may_hold(view: DanishView, seat: Seat) -> CardSet:
    """Return the cards that another seat may hold."""
    return unseen(view) - view.table.lacks[seat]


def value(view: DanishView, card: Card) -> int:
    """Return what a card counts in a pile."""
    return card_value(view.table.ruleset.count.values, card)


def trick_value(view: DanishView) -> int:
    """Return what the trick on the table counts so far, without the point for the trick itself."""
    return sum(value(view, card) for card in trick_of(view).cards)


def trick_of(view: DanishView) -> Trick:
    """Return the trick on the table."""
    assert view.table.trick is not None
    return view.table.trick


def still_to_play(view: DanishView) -> tuple[Seat, ...]:
    """Return who plays to this trick after the player on turn."""
    trick = trick_of(view)
    return view.table.seating.order_from(trick.leader)[len(trick.plays) + 1 :]


def holds_the_trick(view: DanishView, card: Card) -> bool:
    """Tell whether a card would hold the trick for the moment."""
    if card == SKUS:
        return False
    trick = trick_of(view)
    after = replace(trick, plays=(*trick.plays, (view.seat, card)), suit=_suit(trick, card))
    return after.best()[1] == card


def is_sure(view: DanishView, card: Card) -> bool:
    """Tell whether a card wins the trick whatever the others hold."""
    return holds_the_trick(view, card) and not any(
        may_hold(view, seat) & (higher(card) | (TAROKS if card not in TAROKS else CardSet()))
        for seat in still_to_play(view)
    )


def is_likely(view: DanishView, card: Card) -> bool:
    """Tell whether a card wins unless somebody ruffs, and nobody is likely to."""
    if is_sure(view, card):
        return True
    coming = still_to_play(view)
    if not holds_the_trick(view, card) or any(may_hold(view, seat) & higher(card) for seat in coming):
        return False
    out = OF_SUIT[suit_of(card)] & unseen(view)
    followed = all(may_hold(view, seat) & out for seat in coming)
    return followed and len(out) >= EVEN_SHARE * len(coming)


def higher(card: Card) -> CardSet:
    """Return the cards of the same suit that beat a card."""
    return CardSet.from_cards(other for other in OF_SUIT[suit_of(card)] if other > card)


def rules_the_taroks(view: DanishView) -> bool:
    """Tell whether this hand has more taroks than the others can have together: then it plays for the end."""
    return len(view.hand & TAROKS) > len(unseen(view) & TAROKS)


def _suit(trick: Trick, card: Card) -> Suit:
    return suit_of(card) if trick.suit is None else trick.suit
