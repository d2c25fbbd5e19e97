"""The checks of Königrufen, for the registry of families."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tarock.koenigrufen.actions import Action, Speak
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.testing.families import Checks
from tarock.testing.koenigrufen.checks import check_deal, check_ruleset, is_offered
from tarock.testing.koenigrufen.playing import random_deal


def _check_ruleset(ruleset: KoenigrufenRuleset, deals: int, first: int, closely: float) -> Counter[str]:
    return check_ruleset(ruleset, deals, first=first, closely=closely)


def _begun(ruleset: KoenigrufenRuleset, seed: int) -> KoenigrufenState:
    return next(random_deal(ruleset, seed))


def _is_offered(offers: Sequence[Offer], action: Action) -> bool:
    """Tell whether an action is offered; what is said in one turn may be offered word by word."""
    if not isinstance(action, Speak) or action in offers:
        return is_offered(offers, action)
    announced = (Speak(announces=(item,)) for item in action.announces)
    return all(word in offers for word in (*announced, *(Speak(doubles=(target,)) for target in action.doubles)))


FAMILY: Final = Checks(
    check_ruleset=_check_ruleset,
    check_deal=check_deal,
    closely=0.002,
    begun=_begun,
    is_offered=_is_offered,
    may_be_refused=(Speak,),
)
