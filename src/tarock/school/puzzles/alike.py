"""Which actions are the same: neighbouring cards between which nobody else holds one, and that count alike."""

from collections.abc import Callable, Iterable
from typing import Any

from tarock.core.cards import Card, suit_of
from tarock.core.cardset import CardSet


def classes(actions: Iterable[Any], out: CardSet, worth: Callable[[Card], int]) -> list[list[Any]]:
    """Return actions in classes of such as are the same.

    :param out: what the others hold, or may hold.
    :param worth: cards of different worth are never the same.
    """
    found: list[list[Any]] = []
    plain = sorted((action for action in actions if _card(action) is not None), key=lambda action: action.card)
    for action in plain:
        last = found[-1][-1] if found else None
        if last is not None and _are_alike(last.card, action.card, out, worth):
            found[-1].append(action)
        else:
            found.append([action])
    found += [[action] for action in actions if _card(action) is None]
    return found


def _card(action: Any) -> Card | None:  # noqa: ANN401
    """Return the card of a plain play; a led skus is named, which makes it something else."""
    if getattr(action, "named", None) is not None:
        return None
    card: Card | None = getattr(action, "card", None)
    return card


def _are_alike(low: Card, high: Card, out: CardSet, worth: Callable[[Card], int]) -> bool:
    between = CardSet.from_cards(range(low + 1, high))
    return suit_of(low) == suit_of(high) and worth(low) == worth(high) and not between & out
