"""How a network is trained: every number of the recipe, with the values that are known to work."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """PPO by self-play (docs/learning.md says what was measured with it).

    The learning goes on for so many ``minutes``, or for so many ``iterations`` where they are given; only then does
    the same seed give the same network, since nothing depends on the speed of the machine.
    """

    seed: int = 1
    minutes: float = 9.0
    iterations: int = 0
    width: int = 512
    blocks: int = 4
    critic_blocks: int = 3
    games: int = 65_536
    """Deals of an iteration, all played to the end."""
    batch: int = 32_768
    """Decisions of an update; each is learnt from once."""
    past: float = 0.2
    """The share of deals with an earlier self at one place, or at all but one."""
    book: float = 0.1
    """The share of deals with the books there."""
    among: float = 0.0
    """The share of deals with the companion there, a network that never learns."""
    alone: float = 0.5
    """How often the network then sits alone among them; else one of them sits among networks."""
    house: float = 0.2
    """The share of deals by house rules drawn at random; the rest is shared by the books."""
    houses: int = 64
    """How many sets of house rules are drawn."""
    snapshot: int = 40
    """So often, in iterations, an earlier self is kept,"""
    snapshots: int = 12
    """and so many of them."""
    unit: float = 40.0
    """So many chips, or values of the cheapest called game in Königrufen, are a reward of one."""
    value_limit: float = 0.0
    """Where it is given, values are learnt by the spread of the returns, and errors above so many spreads in a line."""
    trace: float = 0.95
    """Lambda of the generalised advantages; nothing is discounted."""
    clip: float = 0.2
    advantage_limit: float = 0.0
    """Normalised advantages are cut to this, where it is given: a few deals with much kontra must not decide all."""
    rate: float = 4e-4
    last_rate: float = 5e-5
    """The learning rate falls in a line to this, after a few iterations of warming up."""
    warming: int = 10
    entropy: float = 0.02
    last_entropy: float = 0.004
    """The weight of the entropy falls by a constant factor to this; lower was worse (docs/learning.md)."""
    value_weight: float = 0.5
    location_weight: float = 0.1
    own_value_weight: float = 0.1
    actor_norm: float = 0.5
    critic_norm: float = 1.0
    """Gradients are cut to these lengths."""
    measured_deals: int = 8_192
    """So many deals measure the network against the books, the same cards at every place,"""
    measured_every: float = 30.0
    """so often, in seconds; with ``iterations`` every ``snapshot``."""
    critic_first: int = 0
    """For so many iterations only the critic learns: an untaught one would spoil a network that is good already."""
    compared_games: int = 512
    """On a GPU so many deals are compared with the CPU before anything is learnt: every input word and bit."""

    def to_json(self) -> dict[str, Any]:
        """Return the recipe as plain data."""
        return asdict(self)

    def with_numbers(self, told: Iterable[str]) -> "Recipe":
        """Return the recipe with some numbers set: ``among=0.5``.

        :raises TarockError: if it has no such number, or if that is none.
        """
        known = {each.name: each.type for each in fields(self)}
        numbers: dict[str, Any] = {}
        for entry in told:
            name, _, number = entry.partition("=")
            if name not in known:
                raise TarockError(Sentence("train-unknown-number", name=shown(name), known=", ".join(known)))
            kind = int if known[name] is int else float
            try:
                numbers[name] = kind(number)
            except ValueError as error:
                raise TarockError(Sentence("train-no-number", name=name, number=shown(number))) from error
        return replace(self, **numbers)

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "Recipe":
        """Return a recipe from plain data; what it does not know of is left out."""
        known = {each.name for each in fields(cls)}
        return cls(**{name: value for name, value in told.items() if name in known})


SMALL = Recipe(
    width=64,
    blocks=1,
    critic_blocks=1,
    games=256,
    batch=1_024,
    past=0.0,
    book=0.0,
    house=0.0,
    rate=2e-3,
    last_rate=5e-4,
    warming=2,
    measured_deals=64,
)
"""Small enough for a CPU: it learns to beat players who play at random in a minute, and no more."""


def for_further(recipe: Recipe, width: int, blocks: int) -> Recipe:
    """Return a recipe for a network that begins as another one, of that shape, and learns to meet the books as well.

    Networks that meet themselves nine times in ten know little of how others play; here they sit among players by
    the book at two tables of five.
    """
    return replace(
        recipe,
        width=width,
        blocks=blocks,
        past=0.15,
        book=0.4,
        rate=2e-4,
        last_rate=2e-5,
        entropy=0.008,
        last_entropy=0.002,
        critic_first=2 * recipe.warming,
    )


def for_exploiter(recipe: Recipe, width: int, blocks: int) -> Recipe:
    """Return a recipe for a network that begins as another one, of that shape, and learns to beat it in small steps."""
    return replace(
        recipe,
        width=width,
        blocks=blocks,
        past=0.0,
        book=0.0,
        house=0.0,
        rate=2e-4,
        last_rate=2e-5,
        entropy=0.004,
        last_entropy=0.001,
        critic_first=recipe.warming,
    )


def for_koenigrufen(recipe: Recipe) -> Recipe:
    """Return a recipe with the values for Königrufen, where amounts are smaller and their tails heavier."""
    measured = recipe.measured_deals // 2
    return replace(recipe, unit=4.0, value_limit=4.0, advantage_limit=6.0, measured_deals=measured)
