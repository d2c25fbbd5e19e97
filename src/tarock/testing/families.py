"""What the checks must know of a family of games."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic

from tarock.core.families import Layer, RulesetT, StateT


@dataclass(frozen=True, slots=True, kw_only=True)
class Checks(Generic[RulesetT, StateT]):
    """How the rulesets of a family are checked."""

    check_ruleset: Callable[[RulesetT, int, int, float], Counter[str]]
    """Checks so many random deals from a first seed on; counts in how many of them each thing happened."""
    check_deal: Callable[[RulesetT, int, float], StateT]
    """Checks the random deal of a seed, and returns its end."""
    closely: float
    """How large a share of the states is looked at closely where nothing else is said."""


CHECKS: Final[Layer[Checks[Any, Any]]] = Layer("testing", Checks, home="tarock.testing.{family}.family")
