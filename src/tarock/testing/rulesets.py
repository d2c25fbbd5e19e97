"""Checking a ruleset of any family: random deals under it, and everything that must hold in them."""

from collections import Counter

from tarock.core.game import State
from tarock.core.rules import Ruleset
from tarock.testing.families import CHECKS


def check_ruleset(ruleset: Ruleset, deals: int = 200, *, first: int = 1, closely: float | None = None) -> Counter[str]:
    """Play random deals under a ruleset and check all that must hold at any table.

    Call it from a test of your own with your house's ruleset:

    >>> from tarock.rulesets import load
    >>> happened = check_ruleset(load("danish-hjoerring"), deals=2)
    >>> happened["paid for: ante"]
    2
    >>> sum(check_ruleset(load("koenigrufen-turnier"), deals=2).values()) > 2
    True

    :param first: the seed of the first deal; the others follow.
    :param closely: how large a share of the states is looked at closely, with views, samples and refusals; as its
        family does it if this is None.
    :returns: in how many of the deals each thing happened; see the ``happenings`` of the family.
    :raises CheckFailed: with the seed of the deal and what is wrong in it.
    """
    checks = CHECKS[ruleset.family]
    return checks.check_ruleset(ruleset, deals, first, checks.closely if closely is None else closely)


def check_deal(ruleset: Ruleset, seed: int, closely: float = 1) -> State:
    """Play one random deal, check it and return its end.

    :raises CheckFailed: with the seed and what is wrong.
    """
    state: State = CHECKS[ruleset.family].check_deal(ruleset, seed, closely)
    return state
