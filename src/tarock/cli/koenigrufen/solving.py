"""What each side of Königrufen can force with open cards: for people and for programs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tarock.cli.output import Output
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.hand_lines import hand_lines
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.koenigrufen import ending
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, DUE, Bird
from tarock.koenigrufen.bonuses import prices
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.state import KoenigrufenState, steps
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import format_card
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.search.koenigrufen.goals import BirdWins, ExactTricks, Goal, KingUltimo, MostThirds, Valat
from tarock.search.koenigrufen.solver import Limits, Solution, Solver
from tarock.words import Words, words_in
from tarock.words.koenigrufen.names import points_and_blatt


@dataclass(frozen=True, slots=True)
class Solved:
    """A goal, what was found, and what each card that may be played now leads to."""

    goal: Goal
    solution: Solution
    cards: dict[Play, bool | int | None]


def solved(record: KoenigrufenRecord, at: int | None, seconds: float) -> Output:
    """Solve a position.

    :raises TarockError: if the record has no such point.
    """
    state = point(record.state, at)
    solver, limits = Solver(), Limits(seconds=seconds)
    found = [
        Solved(goal, solver.solve(state, goal, limits), solver.card_values(state, goal, limits))
        for goal in _goals(state)
    ]
    return Output(_json(state, found), lambda language: list(_lines(state, found, words_in(language))))


def point(state: KoenigrufenState, at: int | None) -> KoenigrufenState:
    """Return the state before a trick; without one the first lead, or where an unfinished record ends."""
    course = [*(before for before, _, _ in steps(state)), state]
    course = [each for each in course if each.phase is Phase.PLAY]
    if not course:
        raise TarockError(Sentence("solve-unplayed"))
    if at is None:
        return course[-1] if state.phase is Phase.PLAY else course[0]
    leads = {each.table.trick.number: each for each in course if each.table.trick and not each.table.trick.plays}
    if at not in leads:
        raise TarockError(Sentence("solve-no-trick", first=min(leads), last=max(leads), got=at))
    return leads[at]


def _goals(state: KoenigrufenState) -> Iterator[Goal]:
    """Give what can be asked in a game: points and bonuses, tricks, or in Trischaken who can stay without a trick."""
    contract = state.table.game
    if contract.kind == "trischaken":
        yield from (ExactTricks(seat, 0) for seat in range(PLAYERS))
        return
    if contract.kind == "negative":
        yield ExactTricks(Side.DECLARER, contract.tricks)
        return
    yield MostThirds(Side.DECLARER)
    known = prices(state.ruleset, contract)
    for side in Side:
        yield from (BirdWins(side, bird) for bird in BIRDS if bird in known and _may_win(state, side, bird))
    if "koenig_ultimo" in known and state.called is not None and any(state.called in hand for hand in state.hands):
        yield KingUltimo()
    winners = {ending.side_of(state, trick.best()[0]) for trick in state.table.tricks}
    yield from (Valat(side) for side in Side if winners <= {side})


def _may_win(state: KoenigrufenState, side: Side, bird: Bird) -> bool:
    """Tell whether a side still holds a bird, whose trick is to come."""
    card, trick = BIRD_CARDS[bird], state.table.trick
    holders = [seat for seat in range(PLAYERS) if card in state.hands[seat] and ending.side_of(state, seat) is side]
    return bool(holders) and trick is not None and trick.number <= DUE[bird]


# For people


def _lines(state: KoenigrufenState, found: list[Solved], words: Words) -> Iterator[str]:
    wording = Wording(words, Faces(words, state.ruleset.family), SEAT_NAMES, you=None)
    trick = state.table.trick
    assert trick is not None
    assert state.turn is not None
    yield words("solve-head", trick=trick.number, seat=SEAT_NAMES[state.turn])
    for step in range(PLAYERS):
        seat = (state.turn + step) % PLAYERS
        yield f"  {SEAT_NAMES[seat]}{_role(state, seat, words)}:"
        yield from (f"  {shown.plain}" for shown in hand_lines(state.hands[seat], None, wording))
    yield ""
    for one in found:
        yield f"  {_goal(words, one.goal)}: {_value(words, one.solution.value)}"
    first = next((one for one in found if one.solution.line), None)
    if first is not None:
        yield ""
        yield words("solve-best-line", goal=_goal(words, first.goal))
        yield f"  {_course(state, first.solution.line, wording)}"
    yield ""
    yield words("solve-cards")
    for play in found[0].cards:
        reached = [one for one in found if one.cards[play] is not False]
        said = "; ".join(f"{_goal(words, one.goal)}: {_value(words, one.cards[play])}" for one in reached)
        yield f"  {wording.faces.plain(play.card)}: {said or words('solve-nothing')}"


def _role(state: KoenigrufenState, seat: Seat, words: Words) -> str:
    if state.table.declarer is None:
        return ""
    side = ending.side_of(state, seat)
    return f" ({words(f'solve-side-{side.value}')})"


def _goal(words: Words, goal: Goal) -> str:
    match goal:
        case MostThirds():
            return words("solve-most-thirds")
        case BirdWins(side, bird):
            return words("solve-bird", side=str(side), bird=bird)
        case KingUltimo():
            return words("solve-king-ultimo")
        case Valat(side):
            return words("solve-valat", side=str(side))
        case ExactTricks(side, tricks):
            who = SEAT_NAMES[side] if isinstance(side, int) else "declarer"
            return words("solve-tricks", who=who, tricks=tricks)
        case _:
            return str(goal)


def _value(words: Words, value: bool | int | None) -> str:
    if value is None:
        return words("solve-unknown")
    if isinstance(value, bool):
        return words("solve-yes" if value else "solve-no")
    return points_and_blatt(words, value)


def _course(state: KoenigrufenState, line: tuple[Play, ...], wording: Wording) -> str:
    said: list[str] = []
    for play in line:
        assert state.turn is not None
        said.append(f"{SEAT_NAMES[state.turn]} {wording.faces.plain(play.card)}")
        state = state.apply(state.turn, play)
    return "  ".join(said)


# For programs


def _json(state: KoenigrufenState, found: list[Solved]) -> dict[str, Any]:
    assert state.turn is not None
    assert state.table.trick is not None
    return {
        "ruleset": state.ruleset.id,
        "contract": state.table.game.id,
        "trick": state.table.trick.number,
        "turn": SEAT_NAMES[state.turn],
        "goals": [
            {
                "goal": _token(one.goal),
                "value": one.solution.value,
                "nodes": one.solution.nodes,
                "line": [format_card(play.card) for play in one.solution.line],
                "cards": {format_card(play.card): value for play, value in one.cards.items()},
            }
            for one in found
        ],
    }


def _token(goal: Goal) -> str:
    match goal:
        case MostThirds(side):
            return f"thirds {side}"
        case BirdWins(side, bird):
            return f"{bird} {side}"
        case KingUltimo(side):
            return f"koenig_ultimo {side}"
        case Valat(side):
            return f"valat {side}"
        case ExactTricks(side, tricks):
            return f"tricks {tricks} {SEAT_NAMES[side] if isinstance(side, int) else side}"
        case _:
            return str(goal)
