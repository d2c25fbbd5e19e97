"""The worst possible deal: one that a player cannot rule out, and in which an answer fails."""

from dataclasses import dataclass
from typing import Any

from tarock.core.game import View
from tarock.core.seats import Seat
from tarock.school.puzzles.families import PUZZLERS, Aim
from tarock.school.puzzles.moment import hands_of, text_of, told
from tarock.school.puzzles.puzzle import Cards
from tarock.telling.line import Line


@dataclass(frozen=True, slots=True)
class Refuted:
    """How a deal goes on after an answer that fails in it, and what everybody holds there."""

    lines: tuple[Line, ...] = ()
    hands: tuple[Cards, ...] = ()
    deal: str = ""
    """The record of it."""


def worst_deal(view: View, action: Any, aim: str) -> Any | None:  # noqa: ANN401 - of the family
    """Return a deal that fits a view, in which an aim can be reached, but not after an action; None if none does.

    :param aim: its name, as the puzzles of the family call it.
    """
    puzzler = PUZZLERS[view.ruleset.family]
    for deal in puzzler.every_deal(view) or ():
        wanted = next((each for each in puzzler.aims(deal, view.seat) if each.name == aim), None)
        found = None if wanted is None else puzzler.kept(deal, view.seat, wanted)
        if found is not None and any(found[0].values()) and not found[0][action]:
            return deal
    return None


def refuted_in(deal: Any, aim: Aim, seat: Seat, action: Any) -> Refuted:  # noqa: ANN401
    """Return how an action is refuted in a deal: both sides do their best."""
    after = deal.apply(seat, action)
    course = () if after.is_settled else PUZZLERS[deal.ruleset.family].course(after, aim)
    return Refuted(told(deal, ((seat, action), *course)), hands_of(deal), text_of(deal, seat, action))
