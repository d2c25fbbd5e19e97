"""Advice for the play: win cheaply, give points to a known partner, duck where tricks are not wanted."""

from tarock.core.cards import PAGAT, Card, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import OF_SUIT, PLAYERS, TAROCKS, card_points
from tarock.koenigrufen.partnership import with_me
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.trick import Trick


def chosen_card(view: KoenigrufenView, legal: CardSet) -> Card:
    """Return the card that the advice for the position chooses."""
    if len(legal) == 1:
        return legal.strongest()
    trick = view.table.trick
    assert trick is not None
    contract = view.table.contract
    if contract is not None and contract.kind in {"negative", "trischaken"}:
        return ducked(trick, legal)
    return led(view, legal) if not trick.plays else followed(view, trick, legal)


def ducked(trick: Trick, legal: CardSet) -> Card:
    """Throw the highest card that does not win the trick, or else the lowest."""
    if trick.plays:
        losing = [card for card in legal if trick.winning(card) != card]
        if losing:
            return max(losing, key=_height)
    return min(legal, key=_height)


def led(view: KoenigrufenView, legal: CardSet) -> Card:
    """Lead: the declarer's side its highest tarock, the opponents a small card of their longest suit."""
    tarocks = legal & TAROCKS - CardSet.of(PAGAT)
    if tarocks and _is_callers(view):
        return tarocks.strongest()
    suits = legal - TAROCKS
    if not suits:
        return min(tarocks or legal, key=_height)
    return min(suits, key=lambda card: (-len(view.hand & OF_SUIT[suit_of(card)]), _value(view, card), card))


def followed(view: KoenigrufenView, trick: Trick, legal: CardSet) -> Card:
    """Give points to a partner who holds the trick; win it cheaply where it can be won; or else give little."""
    holder, _ = trick.best()
    winning = CardSet.from_cards(card for card in legal if trick.winning(card) == card)
    losing = legal - winning
    if holder in known_friends(view) and losing and _stands(trick):
        return max(losing, key=lambda card: (_value(view, card), card not in TAROCKS, -card))
    if winning and holder not in known_friends(view):
        return min(winning, key=_height)
    return min(losing or legal, key=lambda card: (_value(view, card), _height(card)))


def known_friends(view: KoenigrufenView) -> set[Seat]:
    """Return the others who are, as far as this player knows, on his side."""
    if view.table.declarer is None:
        return set()
    sides = with_me(view.table, view.seat, view.hand)
    return {seat for seat, is_friend in enumerate(sides) if is_friend and seat != view.seat}


def _is_callers(view: KoenigrufenView) -> bool:
    declarer = view.table.declarer
    return declarer is not None and (declarer == view.seat or declarer in known_friends(view))


def _stands(trick: Trick) -> bool:
    """Tell whether a trick will hardly be taken by those who are still to play."""
    _, card = trick.best()
    return len(trick.plays) == PLAYERS - 1 or card in TAROCKS


def _value(view: KoenigrufenView, card: Card) -> int:
    return card_points(view.table.ruleset.counting, card)


def _height(card: Card) -> tuple[bool, int]:
    """Return how high a card is: every tarock above every suit card."""
    return card in TAROCKS, card
