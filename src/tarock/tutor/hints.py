"""Hints of three depths: where to look; what to do and why, with the page; and the choices side by side.

A hint is made from a view alone.  The first two depths think as the ``club`` level does and are told at once; the third
thinks as ``master`` does, and plays out the deal that tells two choices apart most.
"""

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final, Literal, TypeAlias

from tarock.bots.protocol import Candidate, Decision
from tarock.bots.scales import Weighed
from tarock.core.cards import CARD_NAMES, Card
from tarock.core.errors import IllegalAction
from tarock.core.game import View
from tarock.core.seats import Seat
from tarock.telling.line import hand
from tarock.tutor.coach import COACHES, Coach
from tarock.tutor.deeds import strict
from tarock.tutor.judge import SURE, candidates_of
from tarock.tutor.reasons import CAREFUL, QUICK, Cited, Trial, reasons_for, tested_reasons

Depth: TypeAlias = Literal[1, 2, 3]

WORLDS: Final[dict[Depth, int]] = {1: 40, 2: 40, 3: 300}
"""In how many deals a hint tries its choices."""
COMPARED: Final = 6
"""How many choices a comparison shows."""
TRIALS: Final[dict[Depth, Trial]] = {1: QUICK, 2: QUICK, 3: CAREFUL}
"""How thoroughly a hint tests whether advice is the reason."""
TRIED: Final = 4
"""So many deals are played out to find one in which two choices differ: by the books alone many come to the same."""
PLAYED_ON: Final = 9
"""How many cards of a deal that is played out are shown."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A deal that may be the real one, in which two choices differ much."""

    hands: tuple[tuple[Seat, tuple[str, ...]], ...]
    """What the others would hold."""
    courses: tuple["Course", ...]
    """How it goes on after each of the choices."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a deal goes on after a choice, everybody playing by the books: the next cards, and what it brings."""

    action: Any
    cards: tuple[tuple[Seat, str], ...]
    value: float


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach would do, and why."""

    depth: Depth
    action: Any
    """What to do."""
    book: Any
    """What the books advise, where that is something else; otherwise the same."""
    reasons: tuple[Cited, ...]
    """Advice of the books that asks for the action: what is the reason first, then the book that is played by."""
    book_reasons: tuple[Cited, ...]
    """The same for what the books advise, where that is something else."""
    own: str | None
    """What the bots call their reason, where no book gives one for the action."""
    nudge: str
    """Where to look."""
    facts: tuple[str, ...]
    candidates: tuple[Candidate[Any], ...]
    is_equal: bool
    """Whether the first two choices cannot be told apart."""
    ahead: float
    """In which share of the deals the first choice brings more than the second."""
    worlds: int
    is_exact: bool
    telling: Telling | None = None


def hinted(view: View, depth: Depth, rng: Random) -> Hint | None:
    """Return a hint for a player who is to act; None where nothing is to be decided."""
    coach = COACHES[view.ruleset.family]
    if view.turn != view.seat:
        return None
    thought: Decision[Any] = coach.thinker(WORLDS[depth]).act(view, rng, {})
    book = coach.advised(view, rng)
    if coach.kind(view, thought.action) is None:
        return None
    weighed = _weighed(coach, view, thought, book, rng) if depth == 3 else None  # noqa: PLR2004
    listed = () if weighed is None else candidates_of(weighed)
    tried = listed or (() if thought.why is None else thought.why.candidates)
    reasons = tested_reasons(view, thought.action, _named(thought), tried, TRIALS[depth], rng)
    book_reasons = reasons_for(view, book.action, _named(book))
    listed = tuple(sorted(listed, key=lambda candidate: candidate.action != thought.action))
    second = next((candidate.action for candidate in listed if candidate.action != thought.action), None)
    return Hint(
        depth,
        thought.action,
        book.action,
        reasons,
        book_reasons if book.action != thought.action else (),
        None if reasons else _named(thought),
        _nudge(view, reasons or book_reasons),
        () if thought.why is None else thought.why.facts,
        tuple(islice(listed, COMPARED)),
        _is_equal(weighed, thought.action, second),
        0.0 if weighed is None or second is None else weighed.ahead(thought.action, second),
        0 if weighed is None else weighed.tally.worlds,
        weighed is not None and weighed.is_exact,
        None if weighed is None or second is None else _telling(coach, view, weighed, thought.action, second),
    )


def _weighed(
    coach: Coach[Any, Any, Any], view: View, thought: Decision[Any], book: Decision[Any], rng: Random
) -> Weighed[Any] | None:
    choices = coach.scales.choices(view, thought.action)
    if book.action not in choices and coach.kind(view, book.action) == coach.kind(view, thought.action):
        choices = (*choices, book.action)
    weighed = coach.scales.weigh(view, choices, WORLDS[3], rng)
    return weighed if weighed is not None and thought.action in weighed.actions else None


def _is_equal(weighed: Weighed[Any] | None, action: Any, second: Any) -> bool:  # noqa: ANN401
    if weighed is None or second is None:
        return False
    gap, error = weighed.behind(second, action)
    return abs(gap) <= SURE * error


def _named(decision: Decision[Any]) -> str | None:
    return None if decision.why is None else decision.why.advice


def _nudge(view: View, reasons: tuple[Cited, ...]) -> str:
    """Return where to look, from the advice that speaks; else by what is to be done."""
    if reasons:
        return reasons[0].row.nudge
    return "lead" if view.phase.value == "play" else "hand"


def _telling(
    coach: Coach[Any, Any, Any],
    view: View,
    weighed: Weighed[Any],
    action: Any,  # noqa: ANN401
    other: Any,  # noqa: ANN401
) -> Telling | None:
    """Return the deal that says most for the first choice, by how likely it is and what lies between them."""
    if weighed.deal is None:
        return None
    gaps = weighed.gaps(action, other)
    for number in gaps.argsort()[::-1][:TRIED].tolist():
        state = strict(weighed.deal(number))
        first, second = (played_on(coach, state, view.seat, choice) for choice in (action, other))
        if first is None or second is None or gaps[number] <= 0 or first.value <= second.value:
            continue
        others = [seat for seat in range(len(state.hands)) if seat != view.seat and state.hands[seat]]
        return Telling(tuple((seat, hand(state.hands[seat])) for seat in others), (first, second))
    return None


def played_on(coach: Coach[Any, Any, Any], state: Any, seat: Seat, action: Any) -> Course | None:  # noqa: ANN401
    """Let everybody play a deal to its end by the books after an action, or after waiting.

    None if the table would refuse it as the cards lie: a player may double what turns out to be his own side's.
    """
    before = len(_cards(state))
    after = played_out(coach, state, seat, action)
    if after is None:
        return None
    return Course(action, _cards(after)[before : before + PLAYED_ON], coach.net(after)[seat])


def played_out(coach: Coach[Any, Any, Any], state: Any, seat: Seat, action: Any) -> Any:  # noqa: ANN401
    """Return the end of a deal that everybody plays on by the books; None as above."""
    rng = Random(0)  # noqa: S311 - the books know no dice
    seats = tuple(range(len(state.hands)))
    players = {each: coach.book() for each in seats}
    try:
        after = state if action is None else state.apply(seat, action)
    except IllegalAction:
        return None
    while not after.is_over:
        after = coach.next_move(after, players, rng).state
    return after


def _cards(state: Any) -> tuple[tuple[Seat, str], ...]:  # noqa: ANN401
    """Return the cards that were played, in their order."""
    plays: list[tuple[Seat, Card]] = [play for trick in state.table.all_tricks for play in trick.plays]
    return tuple((seat, CARD_NAMES[card]) for seat, card in plays)
