"""Why a bot did what it did: it is asked again in the same view, after the deal.

A bot is a function of its view and of dice.  Where the dice would have it choose otherwise by now, that is said, and
what the books say for what was done.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from tarock.bots.families import BOTS
from tarock.bots.levels import LevelName, level
from tarock.bots.protocol import Decision, Explanation
from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.tutor.coach import COACHES
from tarock.tutor.families import TUTORS
from tarock.tutor.hints import reasons_for
from tarock.tutor.telling import advice_lines, figure
from tarock.words.passages import hyphenated


def asked_why(state: State, seat: Seat, action: Any, name: LevelName, rng: Random) -> tuple[Line, ...]:  # noqa: ANN401
    """Return why a bot of some level did something, the state being that before it."""
    family = state.ruleset.family
    view: Any = state.view(seat)
    bot = BOTS[family].player(level(name).untimed)
    decision: Decision[Any] | None = bot.act(view, rng, {}) if state.turn == seat else bot.interject(view, rng, {})
    if decision is not None and decision.action == action:
        return tuple(why_lines(decision.why, family, state.ruleset.id)) or (Line("why-unsaid", "word"),)
    other = None if decision is None else decision.action
    otherwise = Line("why-otherwise", "word", parts={"act": (COACHES[family].named(other),)})
    return (otherwise, *advice_lines(reasons_for(view, action), family))


def why_lines(why: Explanation[Any] | None, family: str, ruleset: str) -> Iterator[Line]:
    """Give the reasons of a bot: the advice with book and lines, facts, and what was weighed."""
    if why is None:
        return
    named = COACHES[family].named
    if why.advice is not None:
        advice = Line(hyphenated(f"advice-{family}-{why.advice}"))
        yield Line("why-advice", "word", parts={"advice": (advice,)}, rule=reason_source(family, why.advice, ruleset))
    for fact in why.facts:
        yield Line(hyphenated(f"why-fact-{fact}"), "word")
    if why.worlds:
        values: dict[str, str | int] = {"worlds": why.worlds, "exact": "yes" if why.is_exact else "no"}
        yield Line("why-worlds", "word", values=values)
    for each in why.candidates:
        figures = {"value": figure(each.value), "error": figure(each.error, sign="")}
        yield Line("why-candidate", "word", parts={"action": (named(each.action),)}, values=figures)


def reason_source(family: str, name: str, ruleset: str) -> str:
    """Return where the books say what a bot names as its reason; nothing for what is no advice of a book."""
    rows = TUTORS[family].registry.of_bots(name, ruleset)
    return rows[0].source if rows else ""
