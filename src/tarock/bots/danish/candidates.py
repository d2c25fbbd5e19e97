"""What the search weighs against each other in the card play: all that may be done, but of equal cards only one."""

from tarock.bots.danish.playing import Refusals
from tarock.core.cards import SKUS, Card, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.actions import Action, Play
from tarock.danish.cards import OF_SUIT, ULTIMO_CARDS
from tarock.danish.count import card_value
from tarock.danish.state import DanishView
from tarock.search.danish.packing import NUMBER_OF


def candidates(view: DanishView, refused: Refusals, preferred: Action) -> tuple[Action, ...]:
    """Return the actions of the card play that are worth weighing.

    Cards side by side that count the same are equal; the preferred one stands for them, or else the lowest.
    """
    offers = [offer for offer in view.legal_actions() if offer not in refused and offer in NUMBER_OF]
    found: list[Action] = []
    runs: dict[Card, int] = {}
    for offer in offers:
        if not isinstance(offer, Play) or offer.card == SKUS:
            found.append(offer)
            continue
        below = _equal_below(view, offer.card)
        if below in runs:
            runs[offer.card] = runs[below]
            if offer == preferred:
                found[runs[below]] = offer
        else:
            runs[offer.card] = len(found)
            found.append(offer)
    return tuple(found)


def _equal_below(view: DanishView, card: Card) -> Card | None:
    """Return the next lower card of the hand if it is as good as this one: no card that matters lies between them."""
    suit = OF_SUIT[suit_of(card)]
    lower = CardSet.from_cards(other for other in view.hand & suit if other < card)
    if not lower:
        return None
    below = lower.strongest()
    table = view.table
    past = CardSet.from_cards(card for trick in table.tricks for card in trick.cards)
    between = CardSet.from_cards(range(below + 1, card))
    values = table.ruleset.count.values
    special = ULTIMO_CARDS & CardSet.of(below, card)
    same = card_value(values, below) == card_value(values, card) and not special
    return below if same and between <= past else None
