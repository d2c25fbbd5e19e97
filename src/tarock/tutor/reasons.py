"""What the books say for a choice, and whether what they name is why it is better.

Advice that applies and asks for a choice need not be the reason.  So the coach takes the fact that a row names away
(:mod:`tarock.tutor.exchanges`) and weighs again: a reason is what takes the preference along, or half of it, while
exchanges as large that leave the fact leave the preference too.  Where that cannot be told, since no exchange is
possible or the deals are too few, it counts how often that was so of the row in other deals (``reasons.toml``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import hypot
from random import Random
from statistics import mean
from typing import Any, Final

from tarock.bots.protocol import Candidate
from tarock.core.game import View
from tarock.tutor.advice import Advice, Sense
from tarock.tutor.coach import COACHES
from tarock.tutor.exchanges import Exchanged, Spoken, exchanges, unlikeness
from tarock.tutor.families import TUTORS
from tarock.tutor.judge import SURE, Care

REASONS: Final = 2
"""How many pieces of advice are cited for one choice."""


@dataclass(frozen=True, slots=True)
class Cited:
    """Advice that applies and asks for a choice."""

    row: Advice
    is_reason: bool
    """Whether what it names is why the choice is better; else the book only says the same."""
    against: Any = None
    """What it speaks against, where it speaks for most of what else can be done: such advice tells why not that."""


@dataclass(frozen=True, slots=True)
class Trial:
    """How thoroughly a fact is tested."""

    rows: int
    """So many pieces of advice are tested."""
    exchanges: int
    """So many exchanges take the fact away."""
    looked_at: int
    """So many exchanges are looked at to find them."""
    controls: int
    """So many leave it, and the preference must stay."""
    care: Care
    sure: float
    """By so many standard errors more than half of the preference must be gone."""


QUICK: Final = Trial(rows=2, exchanges=1, looked_at=30, controls=0, care=Care(nominating=16, comparing=60), sure=1.5)
"""For who wants to know at once."""
CAREFUL: Final = Trial(
    rows=3, exchanges=3, looked_at=220, controls=3, care=Care(nominating=40, comparing=150), sure=1.0
)


@dataclass(frozen=True, slots=True)
class Lead:
    """By how much the best choice that advice asks for is ahead of the best of the others."""

    by: float
    error: float
    pair: tuple[Any, ...] = ()
    """Those two choices."""

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance."""
        return self.by > SURE * self.error

    def is_gone(self, left: "Lead") -> bool:
        """Tell whether a preference turned round, or is half as strong at most."""
        return left.by <= self.by / 2

    def is_surely_gone(self, left: "Lead", sure: float) -> bool:
        """Tell whether it is gone by so many standard errors."""
        return self.by / 2 - left.by >= sure * hypot(self.error / 2, left.error)

    @classmethod
    def mean(cls, leads: Sequence["Lead"]) -> "Lead":
        """Return the mean of some that were found apart."""
        return cls(mean(lead.by for lead in leads), hypot(*(lead.error for lead in leads)) / len(leads))


def reasons_for(view: View, action: Any, named: str | None = None) -> tuple[Cited, ...]:  # noqa: ANN401
    """Return the advice of the books that asks for an action, told from what is known of its rows.

    What is known to be a reason comes first.

    :param named: what a bot calls its reason; the rows by which it acts so come next.
    """
    return tuple(cited for cited, _ in _speaking(view, action, named)[:REASONS])


def tested_reasons(
    view: View,
    action: Any,  # noqa: ANN401 - of the family
    named: str | None,
    candidates: Sequence[Candidate[Any]],
    trial: Trial,
    rng: Random,
) -> tuple[Cited, ...]:
    """Return the same, told from what is left of the preference where the fact is not.

    :param candidates: what was weighed, and what it comes to.
    """
    is_fixed = TUTORS[view.ruleset.family].registry.is_fixed
    found: list[Cited] = []
    left = trial.rows if view.turn == view.seat else 0
    for cited, sense in _narrow_first(_speaking(view, action, named), candidates):
        other = _best_other(candidates, sense)
        if left and other is not None and not is_fixed(cited.row):
            left -= 1
            tested = _is_reason(Spoken(view.sample(rng), cited.row, sense, (action, other)), trial, rng)
            cited = cited if tested is None else replace(cited, is_reason=tested)  # noqa: PLW2901
        elif candidates:
            cited = replace(cited, is_reason=False)  # noqa: PLW2901
        found.append(replace(cited, against=other) if _is_wide(candidates, sense) else cited)
    return tuple(sorted(found, key=lambda cited: not cited.is_reason)[:REASONS])


def _narrow_first(
    speaking: list[tuple[Cited, Sense[Any]]], candidates: Sequence[Candidate[Any]]
) -> list[tuple[Cited, Sense[Any]]]:
    """Return advice in the order in which it is tested: what asks for little says more than what warns of little."""
    return sorted(speaking, key=lambda spoken: _is_wide(candidates, spoken[1]))


def _is_wide(candidates: Sequence[Candidate[Any]], sense: Sense[Any]) -> bool:
    """Tell whether advice speaks for more than half of what was weighed."""
    return sum(bool(sense(candidate.action)) for candidate in candidates) > len(candidates) / 2


def _speaking(view: View, action: Any, named: str | None) -> list[tuple[Cited, Sense[Any]]]:  # noqa: ANN401
    """Return the advice that applies and asks for an action, and not for everything else as well."""
    tutor = TUTORS[view.ruleset.family]
    offers = [offer for offer in view.legal_actions() if not hasattr(offer, "sample")]
    applying = [
        (Cited(row, tutor.registry.is_reason(row)), sense)
        for row, sense in tutor.registry.applying(tutor.sight(view), view.ruleset.id)
        if sense(action) and (not offers or not all(map(sense, offers)))
    ]
    return sorted(applying, key=lambda spoken: (not spoken[0].is_reason, named not in spoken[0].row.bots))


def _best_other(candidates: Sequence[Candidate[Any]], sense: Sense[Any]) -> Any | None:  # noqa: ANN401
    """Return the best of the choices for which the advice does not ask."""
    others = [candidate for candidate in candidates if not sense(candidate.action)]
    return max(others, key=lambda candidate: candidate.value).action if others else None


def _is_reason(spoken: Spoken, trial: Trial, rng: Random) -> bool | None:
    """Tell whether a preference goes with the fact; None where that cannot be told."""
    lead = _compared(spoken.state.view(spoken.seat), spoken.choices, trial.care.comparing, rng)
    if lead is None or not lead.is_sure:
        return False
    without = list(islice(exchanges(spoken, rng, looked_at=trial.looked_at), trial.exchanges))
    left = lead_after(without, trial.care, rng)
    if left is None:
        return None
    if not lead.is_gone(left):
        return False
    if not lead.is_surely_gone(left, trial.sure):
        return None
    least = min(unlikeness(each.swap) for each in without)
    keeping = exchanges(spoken, rng, keeping=True, least=least, looked_at=trial.looked_at)
    kept = lead_after(list(islice(keeping, trial.controls)), trial.care, rng)
    return kept is None or not lead.is_gone(kept)


def lead_after(some: Iterable[Exchanged], care: Care, rng: Random) -> Lead | None:
    """Return what is left of a preference on the mean of some exchanges; None where nothing can be compared."""
    found = [lead for each in some if (lead := lead_of(each.view, each.sense, each.choices, care, rng)) is not None]
    return Lead.mean(found) if found else None


def lead_of(view: View, sense: Sense[Any], beside: Iterable[Any], care: Care, rng: Random) -> Lead | None:
    """Return the lead of the best choice that is asked for; the two are nominated in one set of deals.

    :param beside: what else is weighed than the scales choose by themselves.
    """
    coach = COACHES[view.ruleset.family]
    choices = tuple(dict.fromkeys((*coach.scales.choices(view, coach.advised(view, rng).action), *beside)))
    nominated = coach.scales.weigh(view, choices, care.nominating, rng)
    best = [] if nominated is None else sorted(nominated.actions, key=nominated.value, reverse=True)
    asked = next((action for action in best if sense(action)), None)
    other = next((action for action in best if not sense(action)), None)
    return None if asked is None or other is None else _compared(view, (asked, other), care.comparing, rng)


def _compared(view: View, pair: tuple[Any, ...], worlds: int, rng: Random) -> Lead | None:
    first, second = pair
    weighed = COACHES[view.ruleset.family].scales.weigh(view, pair, worlds, rng)
    return None if weighed is None else Lead(*weighed.behind(second, first), pair)
