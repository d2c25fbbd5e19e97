"""The rules that a network is trained by: the books, and house rules drawn at random, so that any can be played."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE, Seating
from tarock.search.danish.packing import Ints
from tarock.search.danish.selfplay import deal_plan_of

_AMOUNTS: Final[dict[tuple[str, str], tuple[int, ...]]] = {
    ("lost_ultimo_card", "to_each"): (0, 3, 5, 10),
    ("lost_ultimo_card", "to_cup"): (0, 3, 5, 10),
    ("pagat_home", "from_each"): (0, 3, 5, 10),
    ("last_trick", "from_each"): (5, 10, 15, 20, 25, 30),
    ("ultimo", "king"): (20, 30, 35, 40, 45, 50, 60),
    ("ultimo", "pagat"): (20, 30, 35, 40, 45, 50, 60),
    ("bagud", "king"): (20, 30, 35, 40, 45, 50, 60),
    ("bagud", "pagat"): (20, 30, 35, 40, 45, 50, 60),
    ("nolo", "from_each"): (10, 15, 20, 25, 30, 40),
    ("tout", "from_each"): (40, 60, 80, 100),
    ("funding", "each"): (10, 15, 20, 25, 30),
    ("count", "step"): (1, 5, 10),
    ("taroks", "shortest"): (8, 9, 10, 11),
    ("matadors", "shortest"): (3, 4),
}
_SWITCHES: Final[dict[tuple[str, str], tuple[object, ...]]] = {
    ("last_trick", "paid_beside_bagud"): (False, True),
    ("bagud", "several"): ("found", "in_turn"),
    ("tout", "adds_count"): (False, True),
    ("count", "players"): ("all", "two"),
    ("count", "imbalance_to"): ("king", "pagat"),
    ("demand", "window"): ("before_lead", "until_holder_plays"),
    ("last_skus", "lead"): ("named", "passes"),
    ("baptism", "retraction"): (False, True),
    ("skat", "skus"): ("never", "tout"),
    ("skat", "taroks"): ("void", "never"),
    ("skat", "pagat"): (False, True),
    ("skat", "t21"): (False, True),
    ("declared_skat", "judged_on"): ("dealt", "kept"),
}
_CHANGED: Final = 0.3
"""How likely each of these rules is drawn anew."""


@dataclass(frozen=True, slots=True)
class Plans:
    """Rules as rows of numbers, one for each ruleset and each seat that may deal."""

    names: tuple[str, ...]
    """The books, which have the first rows."""
    rows: Ints
    seats: int = ACTIVE

    @property
    def books(self) -> int:
        """How many rows are the books'."""
        return self.seats * len(self.names)


def plans_of(rulesets: Sequence[DanishRuleset], houses: int, seed: int) -> Plans:
    """Return the rules of some books, and of houses that play by one of them but for some rules."""
    rng = Random(seed)  # noqa: S311 - repeatable on purpose
    drawn = [house_rules(rng.choice(rulesets), rng) for _ in range(houses)]
    rows = [deal_plan_of(rules, Seating.of_three(seat)) for rules in (*rulesets, *drawn) for seat in range(ACTIVE)]
    return Plans(tuple(rules.id for rules in rulesets), np.array(rows, np.int64))


def house_rules(ruleset: DanishRuleset, rng: Random) -> DanishRuleset:
    """Return a ruleset in which some amounts and switches are others."""
    for (table, key), values in (*_AMOUNTS.items(), *_SWITCHES.items()):
        if rng.random() < _CHANGED:
            changes: dict[str, Any] = {table: replace(getattr(ruleset, table), **{key: rng.choice(values)})}
            ruleset = replace(ruleset, **changes)
    return ruleset
