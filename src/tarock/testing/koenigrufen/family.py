"""The checks of Königrufen, for the registry of families."""

from collections import Counter
from typing import Final

from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.testing.families import Checks
from tarock.testing.koenigrufen.checks import check_deal, check_ruleset


def _check_ruleset(ruleset: KoenigrufenRuleset, deals: int, first: int, closely: float) -> Counter[str]:
    return check_ruleset(ruleset, deals, first=first, closely=closely)


FAMILY: Final = Checks(check_ruleset=_check_ruleset, check_deal=check_deal, closely=0.002)
