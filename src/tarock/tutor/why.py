"""Why a bot did what it did: it is asked again in the same view, after the deal.

A bot is a function of its view and of dice.  Where the dice would have it choose otherwise by now, that is said, and
what the books say for what was done.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from tarock.bots.families import BOTS
from tarock.bots.levels import LevelName, level
from tarock.bots.protocol import Decision
from tarock.core.game import State, View
from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.tutor.coach import COACHES
from tarock.tutor.reasons import reasons_for
from tarock.tutor.telling import advice_lines, figure
from tarock.words.passages import hyphenated


def asked_why(state: State, seat: Seat, action: Any, name: LevelName, rng: Random) -> tuple[Line, ...]:  # noqa: ANN401
    """Return why a bot of some level did something, the state being that before it."""
    family = state.ruleset.family
    view: Any = state.view(seat)
    bot = BOTS[family].player(level(name).untimed)
    decision: Decision[Any] | None = bot.act(view, rng, {}) if state.turn == seat else bot.interject(view, rng, {})
    if decision is not None and decision.action == action:
        return tuple(why_lines(view, decision)) or (Line("why-unsaid", "word"),)
    other = None if decision is None else decision.action
    otherwise = Line("why-otherwise", "word", parts={"act": (COACHES[family].named(other),)})
    return (otherwise, *advice_lines((cited.row for cited in reasons_for(view, action)), family))


def why_lines(view: View, decision: Decision[Any]) -> Iterator[Line]:
    """Give the reasons of a bot: the advice with book and lines, facts, and what was weighed."""
    why, family = decision.why, view.ruleset.family
    if why is None:
        return
    named = COACHES[family].named
    if why.advice is not None:
        advice = Line(hyphenated(f"advice-{family}-{why.advice}"))
        source = reason_source(view, decision.action, why.advice)
        yield Line("why-advice", "word", parts={"advice": (advice,)}, rule=source)
    for fact in why.facts:
        yield Line(hyphenated(f"why-fact-{fact}"), "word")
    if why.worlds:
        values: dict[str, str | int] = {"worlds": why.worlds, "exact": "yes" if why.is_exact else "no"}
        yield Line("why-worlds", "word", values=values)
    for each in why.candidates:
        figures = {"value": figure(each.value), "error": figure(each.error, sign="")}
        yield Line("why-candidate", "word", parts={"action": (named(each.action),)}, values=figures)


def reason_source(view: View, action: Any, name: str) -> str:  # noqa: ANN401
    """Return where the book says what a bot names as its reason for an action; nothing if it does not say it here."""
    rows = [cited.row for cited in reasons_for(view, action, name) if name in cited.row.bots]
    return rows[0].source if rows else ""
