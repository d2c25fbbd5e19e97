"""What a training must know of a family of games: its kernels, the sizes of its inputs, and what is paid.

Nothing here reads a ruleset, so that a machine with nothing but torch, Numba and NumPy can train any family.
"""

from dataclasses import dataclass
from typing import Final

from tarock.core.errors import TarockError
from tarock.search._kernels.danish import deal_layout as danish_deal
from tarock.search._kernels.danish import encoder as danish_encoder
from tarock.search._kernels.danish import layout as danish_layout
from tarock.search._kernels.danish.sight import KNOWN_SIZE
from tarock.search._kernels.koenigrufen import deal_layout as koenigrufen_deal
from tarock.search._kernels.koenigrufen import encoder as koenigrufen_encoder
from tarock.search._kernels.koenigrufen import layout as koenigrufen_layout
from tarock.search._kernels.koenigrufen.history import HISTORY_SIZE

LEARNER, BOOK, PAST = danish_deal.LEARNER, danish_deal.BOOK, danish_deal.PAST
"""Who plays, in every family: the network that learns or is measured, the books, an earlier or another network."""
assert (LEARNER, BOOK, PAST) == (koenigrufen_deal.LEARNER, koenigrufen_deal.BOOK, koenigrufen_deal.PAST)


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """A family of games, as numbers.

    ``places``: where a hidden card can lie.  ``over``, ``actor`` and ``who`` are places in *more*.
    ``longest``: no deal has more decisions.  ``unit``: what is paid for a reward of one.
    """

    name: str
    kernels: str
    seats: int
    cards: int
    places: int
    actions: int
    longest: int
    inputs: int
    hidden_inputs: int
    features: tuple[tuple[int, int, int], ...]
    hidden_features: tuple[tuple[int, int, int], ...]
    digest: str
    words: int
    position_size: int
    known_size: int
    more_size: int
    pack_size: int
    over: int
    actor: int
    who: int
    unit: float
    coin: str
    """In what a lead is told."""
    quiet: int | None = None
    """The action that an untrained network likes best: to pass, where chance would bid and announce everything."""


DANISH: Final = Family(
    name="danish",
    kernels="tarock.search._kernels.danish.many_games",
    seats=3,
    cards=danish_layout.PACK_SIZE,
    places=3,
    actions=danish_deal.ACTIONS,
    # 75 cards and one taken back, 3 cards of the skat, 3 new deals that were not asked for, 12 words about a led skus,
    # and 3 demands before each of the 4 cards and the 6 words of one trick at most.
    longest=128,
    inputs=danish_encoder.SIZE,
    hidden_inputs=danish_encoder.HIDDEN_SIZE,
    features=danish_encoder.FEATURES,
    hidden_features=danish_encoder.HIDDEN,
    digest=danish_encoder.DIGEST,
    words=danish_encoder.WORDS,
    position_size=danish_layout.POSITION_SIZE,
    known_size=KNOWN_SIZE,
    more_size=danish_deal.MORE_SIZE,
    pack_size=danish_layout.PACK_SIZE,
    over=danish_deal.OVER,
    actor=danish_deal.ACTOR,
    who=danish_deal.WHO,
    unit=40.0,
    coin="chips",
)

KOENIGRUFEN: Final = Family(
    name="koenigrufen",
    kernels="tarock.search._kernels.koenigrufen.many_games",
    seats=koenigrufen_layout.PLAYERS,
    cards=koenigrufen_layout.PACK_SIZE,
    places=4,
    actions=koenigrufen_deal.ACTIONS,
    longest=koenigrufen_deal.LONGEST,
    inputs=koenigrufen_encoder.SIZE,
    hidden_inputs=koenigrufen_encoder.HIDDEN_SIZE,
    features=koenigrufen_encoder.FEATURES,
    hidden_features=koenigrufen_encoder.HIDDEN_FEATURES,
    digest=koenigrufen_encoder.DIGEST,
    words=koenigrufen_encoder.WORDS,
    position_size=koenigrufen_deal.POSITION_SIZE,
    known_size=HISTORY_SIZE,
    more_size=koenigrufen_deal.MORE_SIZE,
    pack_size=1,
    over=koenigrufen_deal.OVER,
    actor=koenigrufen_deal.ACTOR,
    who=koenigrufen_deal.WHO,
    unit=4.0,
    coin="points",
    quiet=koenigrufen_deal.PASS,
)

FAMILIES: Final = {family.name: family for family in (DANISH, KOENIGRUFEN)}


def family(name: str) -> Family:
    """Return a family by its name.

    :raises TarockError: if no network can be trained for it.
    """
    if name not in FAMILIES:
        message = f"networks are trained for {', '.join(FAMILIES)}, not for {name}"
        raise TarockError(message)
    return FAMILIES[name]
