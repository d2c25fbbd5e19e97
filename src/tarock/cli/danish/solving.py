"""What each player of Danish Tarok can force with open cards: for people and for programs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tarock.cli.output import Output
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.hand_lines import hand_lines
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.danish.actions import Action, Claim, Demand, Name, Play, Waive
from tarock.danish.cards import LAST_TRICK, ULTIMO_CARDS
from tarock.danish.history import history
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.notation.cards import format_card, format_suit
from tarock.notation.danish.record import DanishRecord
from tarock.search.danish.solver import Goal, Limits, Line, Solution, action_values, solve
from tarock.words import Words, words_in
from tarock.words.passages import listed

_RANK: Final = ("ultimo", "bagud", "nolo", "last")
"""What players want, from the most to the least."""

_TRICKS: Final = 12
"""A finished record is solved from so many tricks before its end when nothing else is said."""


@dataclass(frozen=True, slots=True)
class Question:
    """A goal, and by whom it can be forced: each set of players with what was found."""

    goal: Goal
    solutions: tuple[tuple[frozenset[Seat], Solution], ...]

    @property
    def forcing(self) -> list[frozenset[Seat]]:
        """Those who can force it, the smallest coalitions first; whoever can alone needs no helper."""
        found: list[frozenset[Seat]] = []
        for coalition, solution in self.solutions:
            if solution.value and not any(smaller < coalition for smaller in found):
                found.append(coalition)
        return found

    @property
    def is_open(self) -> bool:
        """Whether a limit was reached somewhere."""
        return any(solution.value is None for _, solution in self.solutions)


def solved(record: DanishRecord, at: int | None, seconds: float) -> Output:
    """Solve a position.

    :raises TarockError: if the record has no such point.
    """
    state = point(record.state, at)
    limits = Limits(seconds=seconds)
    questions = [_asked(state, goal, limits) for goal in _goals(state)]
    actions = _actions(state, questions, limits)
    return Output(
        _json(state, questions, actions),
        lambda language: list(_lines(state, questions, actions, words_in(language))),
    )


def point(state: DanishState, at: int | None) -> DanishState:
    """Return the state before a trick; else the position itself, the last state, or twelve tricks before the end."""
    course = [each for each in history(state) if each.phase is Phase.PLAY]
    if not course:
        raise TarockError(Sentence("solve-unplayed"))
    if at is None and (state.table.is_position or state.phase is Phase.PLAY):
        return course[0] if state.table.is_position else course[-1]
    wanted = LAST_TRICK + 1 - _TRICKS if at is None else at
    leads = {each.table.trick.number: each for each in course if each.table.trick and not each.table.trick.plays}
    if wanted not in leads:
        raise TarockError(Sentence("solve-no-trick", first=min(leads), last=max(leads), got=wanted))
    return leads[wanted]


def _goals(state: DanishState) -> Iterator[Goal]:
    """Give the outcomes that are still possible, for each player."""
    winners = {trick.best()[0] for trick in state.table.tricks}
    for seat in state.table.seating.active:
        yield Goal("last", seat)
        if state.hands[seat] & ULTIMO_CARDS:
            yield Goal("ultimo", seat)
            yield Goal("bagud", seat)
        if seat not in winners and not state.table.is_position:
            yield Goal("nolo", seat)


def _asked(state: DanishState, goal: Goal, limits: Limits) -> Question:
    """Ask for every coalition that may want a goal: its player alone or with one other; a bagud his two opponents."""
    others = state.table.seating.opponents(goal.seat)
    coalitions = [frozenset({goal.seat}), *(frozenset({goal.seat, other}) for other in others)]
    if goal.kind == "bagud":
        coalitions = [*(frozenset({other}) for other in others), frozenset(others)]
    return Question(goal, tuple((each, solve(state, goal, each, limits)) for each in coalitions))


Leads = tuple[tuple[Seat, Action, tuple[tuple[Goal, frozenset[Seat]], ...]], ...]
"""For each action what can be forced after it, and by whom."""


def _actions(state: DanishState, questions: Sequence[Question], limits: Limits) -> Leads:
    """Return for everything that can be done now which of the forced goals stay forced."""
    after: dict[tuple[Seat, Action], list[tuple[Goal, frozenset[Seat]]]] = {}
    for question in questions:
        for coalition in question.forcing:
            for seat, action, solution in action_values(state, question.goal, coalition, limits):
                kept = after.setdefault((seat, action), [])
                if solution.value:
                    kept.append((question.goal, coalition))
    return tuple((seat, action, tuple(kept)) for (seat, action), kept in after.items())


# For people


def _lines(state: DanishState, questions: Sequence[Question], actions: Leads, words: Words) -> Iterator[str]:
    wording = Wording(words, Faces(words, state.ruleset.family), SEAT_NAMES, you=None)
    trick = state.table.trick
    assert trick is not None
    assert state.turn is not None
    yield words("solve-head", trick=trick.number, seat=SEAT_NAMES[state.turn])
    for seat in state.table.seating.order_from(state.turn):
        yield f"  {SEAT_NAMES[seat]}:"
        yield from (f"  {shown.plain}" for shown in hand_lines(state.hands[seat], None, wording))
    yield ""
    for question in questions:
        yield f"  {_goal(words, question.goal)}: {_by_whom(words, question)}"
    yield from _best_line(questions, wording)
    yield ""
    yield words("solve-cards")
    for seat, action, kept in actions:
        said = "; ".join(words("solve-kept", goal=_goal(words, goal), who=_names(words, who)) for goal, who in kept)
        yield f"  {SEAT_NAMES[seat]} {_action(wording, action)}: {said or words('solve-nothing')}"


def _goal(words: Words, goal: Goal) -> str:
    return words(f"solve-goal-{goal.kind}", seat=SEAT_NAMES[goal.seat])


def _names(words: Words, seats: frozenset[Seat]) -> str:
    return listed(words, [SEAT_NAMES[seat] for seat in sorted(seats)])


def _by_whom(words: Words, question: Question) -> str:
    forcing = question.forcing
    if forcing:
        return "; ".join(words("solve-forced", who=_names(words, who), many=len(who)) for who in forcing)
    return words("solve-unknown" if question.is_open else "solve-not-forced")


def _best_line(questions: Sequence[Question], wording: Wording) -> Iterator[str]:
    """Give the course of the play for the most that somebody can force."""
    for question in sorted(questions, key=lambda question: _RANK.index(question.goal.kind)):
        for coalition, solution in question.solutions:
            if solution.value and coalition == question.forcing[0]:
                yield ""
                who = _names(wording.words, coalition)
                goal = _goal(wording.words, question.goal)
                yield wording.words("solve-line", goal=goal, who=who, many=len(coalition))
                yield f"  {_course(solution.line, wording)}"
                return


def _course(line: Line, wording: Wording) -> str:
    return "  ".join(f"{SEAT_NAMES[seat]} {_action(wording, action)}" for seat, action in line)


def _action(wording: Wording, action: Action) -> str:
    match action:
        case Play(card, named):
            face = wording.faces.plain(card)
            return face if named is None else f"{face} = {wording.suit(named)}"
        case Name(suit):
            return wording.words("solve-names", suit=wording.suit(suit))
        case Demand() | Claim() | Waive():
            return wording.words(f"solve-{type(action).__name__.lower()}s")
        case _:  # nothing else is done in the card play
            return type(action).__name__


# For programs


def _json(state: DanishState, questions: Sequence[Question], actions: Leads) -> dict[str, Any]:
    assert state.turn is not None
    assert state.table.trick is not None
    return {
        "ruleset": state.ruleset.id,
        "trick": state.table.trick.number,
        "turn": SEAT_NAMES[state.turn],
        "goals": [
            {
                "goal": str(question.goal),
                "by": "".join(SEAT_NAMES[seat] for seat in sorted(coalition)),
                "forced": solution.value,
                "nodes": solution.nodes,
                "line": [_written(seat, action) for seat, action in solution.line],
            }
            for question in questions
            for coalition, solution in question.solutions
        ],
        "actions": [
            {
                "action": _written(seat, action),
                "keeps": [
                    {"goal": str(goal), "by": "".join(SEAT_NAMES[seat] for seat in sorted(who))} for goal, who in kept
                ],
            }
            for seat, action, kept in actions
        ],
    }


def _written(seat: Seat, action: Action) -> str:
    """Return an action as a record writes it."""
    name = SEAT_NAMES[seat]
    match action:
        case Play(card, named):
            return f"{name} {format_card(card)}{'' if named is None else f'={format_suit(named)}'}"
        case Name(suit):
            return f"{name} names {format_suit(suit)}"
        case _:
            return f"{name} {type(action).__name__.lower()}s"
