"""The bonuses of Königrufen: one row for each, which everybody else reads.

A row says what a bonus is, whatever a book pays for it: which cards it is about, how and in which trick it is made,
whether it can be announced.  What it is worth, and who may announce it, a ruleset says (``bonuses``, ``announcing``).
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from tarock.core.cards import MOND, SKUS, Card, tarok
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen.cards import KINGS, LAST_TRICK, TRULL

Bird: TypeAlias = Literal["pagat", "uhu", "kakadu", "quapil"]
BIRDS: Final[tuple[Bird, ...]] = get_args(Bird)
"""The birds are taroks I to IIII; each must win its own trick, counted from the last."""

Announceable: TypeAlias = Literal["trull", "kings", Bird, "koenig_ultimo", "mondfang"]
BonusName: TypeAlias = Literal[Announceable, "king_captured"]
"""The bonuses in the order of their numbers in the kernels, sets first; a captured king alone is never announced."""

Announced: TypeAlias = Literal[Announceable, "valat"]
"""What can be announced: the bonuses and the Valat."""

Lost: TypeAlias = Literal[Bird, "valat"]
"""What a Renonce of another may obviously have cost: birds and a Valat in silence (tournament sheet 10.5)."""

BONUS_NAMES: Final[tuple[BonusName, ...]] = get_args(BonusName)
ANNOUNCED: Final[tuple[Announced, ...]] = get_args(Announced)
LOST: Final[tuple[Lost, ...]] = get_args(Lost)

Way: TypeAlias = Literal["set", "wins", "falls", "captured"]
"""How a bonus is made.

``set``: all its cards lie among those of one side.  ``wins``: its card wins its trick.  ``falls``: its card falls in
its trick, and the side that holds it wins that trick.  ``captured``: its card falls to the other side.
"""


@dataclass(frozen=True, slots=True)
class BonusKind:
    """One bonus.

    ``cards``: what it is about; of the king's bonuses the kings, of which only the called one counts.
    ``captor``: the card that must capture, where not every card does.
    ``of_king``: it is about the called king, so only a game with a called king has it: its own side makes it, or the
    other side captures it.
    ``loss_paid_as``: the bonus as which its failure in silence is paid, where the book has that one (K-A12).
    """

    way: Way
    cards: CardSet
    trick: int | None = None
    captor: Card | None = None
    of_king: bool = False
    loss_paid_as: BonusName | None = None


def _bird(bird: Bird) -> BonusKind:
    """Return the row of a bird: the Pagat must win the last trick, the Uhu the one before, and so on."""
    place = BIRDS.index(bird)
    return BonusKind("wins", CardSet.of(tarok(place + 1)), LAST_TRICK - place)


BONUS_KINDS: Final[dict[BonusName, BonusKind]] = {
    "trull": BonusKind("set", TRULL),
    "kings": BonusKind("set", KINGS),
    "pagat": _bird("pagat"),
    "uhu": _bird("uhu"),
    "kakadu": _bird("kakadu"),
    "quapil": _bird("quapil"),
    "koenig_ultimo": BonusKind("falls", KINGS, LAST_TRICK, of_king=True, loss_paid_as="king_captured"),
    "mondfang": BonusKind("captured", CardSet.of(MOND), captor=SKUS),
    "king_captured": BonusKind("captured", KINGS, of_king=True),
}

SETS: Final[dict[BonusName, BonusKind]] = {name: kind for name, kind in BONUS_KINDS.items() if kind.way == "set"}
"""What lies in a side's cards; the other bonuses are made with a trick."""

DUE: Final[dict[str, int]] = {name: kind.trick for name, kind in BONUS_KINDS.items() if kind.trick is not None}
"""The trick for which an announced card waits."""

BIRD_CARDS: Final[dict[Bird, Card]] = {bird: next(iter(BONUS_KINDS[bird].cards)) for bird in BIRDS}
"""Pagat, Uhu, Kakadu and Quapil are taroks I to IIII."""


def is_of_king(item: Announced) -> bool:
    """Tell whether an announcement is about the called king, so that there must be one and only his side makes it."""
    return item != "valat" and BONUS_KINDS[item].of_king


def announced_card(item: Announced, called: Card | None) -> CardSet:
    """Return the card that an announcement is about, a bird or the called one; sets and Valat are about none."""
    if item == "valat":
        return NO_CARDS
    kind = BONUS_KINDS[item]
    if kind.of_king:
        return NO_CARDS if called is None else CardSet.of(called)
    return NO_CARDS if kind.trick is None else kind.cards
