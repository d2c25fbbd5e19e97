"""Danish Tarok for puzzles."""

from random import Random
from typing import Final

from tarock.bots.danish.many_deals import outcomes
from tarock.core.cards import MOND, PAGAT, Card
from tarock.core.cardset import CardSet
from tarock.danish.cards import KINGS, SKUS_ALONE, ULTIMO_CARDS
from tarock.danish.state import DanishState
from tarock.referee.danish import findings
from tarock.school.puzzles.danish.aims import aims, course, every_deal, kept
from tarock.school.puzzles.danish.declaring import declaration
from tarock.school.puzzles.families import Puzzler
from tarock.telling.danish.payments import settled
from tarock.telling.line import Line


def _worth(card: Card) -> int:
    """Return 0 for a card like its neighbours; kings, pagat and skus are each something of their own."""
    return card if card in ULTIMO_CARDS | SKUS_ALONE else 0


def _unpaid(state: DanishState) -> bool:
    """Tell whether nothing happened but the ante and the count."""
    return len({payment.reason for payment in state.settlement.payments}) < _REASONS


_REASONS: Final = 4
"""For so many different reasons something must be paid for a deal to be worth settling."""


def _payments(state: DanishState) -> tuple[Line, ...]:
    return settled(state.settlement.payments)


def _nothing(_state: DanishState, _rng: Random) -> None:
    return None


FAMILY: Final = Puzzler(
    ruleset="danish-hjoerring",
    kinds=frozenset({"ending", "closed", "stop", "skat", "lead", "infer", "declare", "settle", "fault"}),
    aims=aims,
    kept=kept,
    course=course,
    every_deal=every_deal,
    worth=_worth,
    courts=KINGS | SKUS_ALONE | CardSet.of(PAGAT, MOND),
    unpaid=_unpaid,
    payments=_payments,
    wilful=_nothing,
    findings=findings,
    outcomes=outcomes,
    sure=lambda _action: 0.0,
    worlds=lambda level: level.danish_budget.worlds,
    declaration=declaration,
)
