"""What the others' words and cards tell a seat: certain facts, by the rules, apart from likely ones.

Everything is made from the seat's own views, before and after each thing that was done.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from tarock.core.cards import Card, Suit
from tarock.core.cardset import CardSet
from tarock.core.families import Layer
from tarock.core.game import View
from tarock.core.seats import Seat
from tarock.telling.line import Line, hand, suit_name, tokens
from tarock.tutor.deeds import Deed

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Told:
    """Something that was done, and what it tells."""

    seat: Seat
    act: tuple[Line, ...]
    certain: tuple[Line, ...]
    likely: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """All that a player's words and cards tell so far."""

    acts: tuple[Told, ...]
    believed: tuple[Line, ...]
    """What follows for the hand in the deals that are likely by now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading(Generic[ViewT]):
    """How the words and cards of a family are read."""

    certain: Callable[[Deed[ViewT]], Iterable[Line]]
    likely: Callable[[Deed[ViewT]], Iterable[Line]]
    believed: Callable[[ViewT, Seat, Random], Iterable[Line]]


READINGS: Final[Layer[Reading[Any]]] = Layer("reading", Reading, home="tarock.tutor.{family}.reading")


def read(acts: Iterable[Deed[View]], now: View, seat: Seat, rng: Random) -> Read:
    """Return what a player's words and cards tell a seat whose view it is now; what tells nothing is left out."""
    reading = READINGS[now.ruleset.family]
    return Read(tuple(_told(reading, acts)), tuple(reading.believed(now, seat, rng)))


def _told(reading: Reading[Any], acts: Iterable[Deed[View]]) -> Iterator[Told]:
    for each in acts:
        certain, likely = tuple(reading.certain(each)), tuple(reading.likely(each))
        if certain or likely:
            yield Told(each.seat, each.told, certain, likely)


def reading_lines(found: Read, seat: Seat) -> Iterator[Line]:
    """Give what a player's words and cards tell, as terminal and page show it."""
    for told in found.acts:
        yield from told.act[:1]
        yield from _under("tells-certain", told.certain)
        yield from _under("tells-likely", told.likely)
    if found.believed:
        yield from _under("tells-likely", found.believed)
    if not found.acts and not found.believed:
        yield Line("tells-nothing", "word", seat=seat)


def _under(head: str, lines: tuple[Line, ...]) -> Iterator[Line]:
    """Give lines below the word whether they are certain."""
    if lines:
        yield Line(head, "word")
        yield from lines


# What both families read alike


def newly_void(
    seat: Seat, before: CardSet, after: CardSet, unseen: CardSet, of_suit: Sequence[CardSet], source: str
) -> Iterator[Line]:
    """Give what a card has shown its player to lack: a whole suit, or cards with which it would have been overtaken.

    :param before, after: what the player was known to lack.
    :param of_suit: the cards of each suit, the taroks last.
    """
    rest = (after - before) & unseen
    for suit in Suit:
        if of_suit[suit] <= after and not of_suit[suit] <= before:
            yield Line("tells-void", "word", seat=seat, parts={"suit": (suit_name(suit),)}, rule=source)
            rest -= of_suit[suit]
    if rest:
        yield Line("tells-lacks", "word", seat=seat, cards={"cards": hand(rest)}, rule=source)


def believed_lines(
    game: str, seat: Seat, hands: Sequence[CardSet], weights: Sequence[float], taroks: CardSet, card: Card | None
) -> Iterator[Line]:
    """Give how many taroks a hand holds in likely deals, and how often a card that matters.

    :param game: the family, by which they are spelled.
    :param card: the card to look for, if it is still out.
    """
    total = sum(weights)
    number = sum(weight * len(held & taroks) for held, weight in zip(hands, weights, strict=True)) / total
    yield Line(
        "tells-believed-taroks",
        "word",
        seat=seat,
        parts={"taroks": (Line(f"tells-taroks-{game}"),)},
        figures={"number": f"{number:.1f}"},
        values={"deals": len(hands)},
    )
    if card is not None:
        share = sum(weight for held, weight in zip(hands, weights, strict=True) if card in held) / total
        cards = {"card": tokens((card,))}
        yield Line("tells-believed-card", "word", seat=seat, cards=cards, values={"percent": round(100 * share)})
