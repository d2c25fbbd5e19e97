"""The checks of Danish Tarok, for the registry of families."""

from collections import Counter
from typing import Final

from tarock.danish.actions import Demand, Name
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.testing.danish import checks
from tarock.testing.danish.legality import is_offered
from tarock.testing.danish.playing import random_deal
from tarock.testing.families import Checks


def _check_ruleset(ruleset: DanishRuleset, deals: int, first: int, closely: float) -> Counter[str]:
    return checks.check_ruleset(ruleset, deals, first=first, closely=closely)


def _check_deal(ruleset: DanishRuleset, seed: int, closely: float) -> DanishState:
    return checks.check_deal(ruleset, seed, closely=closely)


def _begun(ruleset: DanishRuleset, seed: int) -> DanishState:
    return next(random_deal(ruleset, seed))


FAMILY: Final = Checks(
    check_ruleset=_check_ruleset,
    check_deal=_check_deal,
    closely=0.03,
    begun=_begun,
    is_offered=is_offered,
    may_be_refused=(Name, Demand),
)
