"""What the checks must know of a family of games."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from tarock.core.families import Layer, RulesetT, StateT


def is_listed(offers: Sequence[Any], action: Any) -> bool:  # noqa: ANN401 - an action of the family
    """Tell whether an action is among the offers, in a family that lists all of them."""
    return action in offers


@dataclass(frozen=True, slots=True, kw_only=True)
class Checks(Generic[RulesetT, StateT]):
    """How the rulesets and the bots of a family are checked."""

    check_ruleset: Callable[[RulesetT, int, int, float], Counter[str]]
    """Checks so many random deals from a first seed on; counts in how many of them each thing happened."""
    check_deal: Callable[[RulesetT, int, float], StateT]
    """Checks the random deal of a seed, and returns its end."""
    closely: float
    """How large a share of the states is looked at closely where nothing else is said."""
    begun: Callable[[RulesetT, int], StateT]
    """The beginning of the random deal of a seed."""
    is_offered: Callable[[Sequence[Any], Any], bool] = is_listed
    """Whether an action is one of those that a view offers, or permitted by a large choice among them."""
    may_be_refused: tuple[type, ...] = ()
    """The actions that a table may refuse although a view offers them, for what only another hand knows."""


CHECKS: Final[Layer[Checks[Any, Any]]] = Layer("testing", Checks, home="tarock.testing.{family}.family")
