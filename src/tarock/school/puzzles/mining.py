"""Mining: bots of mixed levels play deals, and every moment of them is asked for puzzles.

A pure function of the seed.
"""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final

from tarock.bots.families import BOTS
from tarock.bots.levels import Level, level
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.rulesets import load
from tarock.school.puzzles.asking import asked
from tarock.school.puzzles.bots import ASKED, SOLVERS, first_rating, solving
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.moment import Moment, moments_of
from tarock.school.puzzles.puzzle import WEIGHED, Kind, Puzzle, Question
from tarock.school.puzzles.second_judge import upheld
from tarock.school.puzzles.slips import revoke, strict
from tarock.tutor.advice import Advice
from tarock.tutor.coach import COACHES
from tarock.tutor.reasons import reasons_for
from tarock.tutor.telling import advice_lines

PLAYERS: Final = (level("novice"), level("book"), Level("casual", "search", worlds=3, danish_worlds=10))
"""Who play: they err often enough, and are quick.

The last looks at as many deals as ``casual`` did when the shelf was mined: with more it would be another shelf."""
OWN: Final = 1_500
"""The rating at which a player's own mistake starts."""
_SLIP: Final = 0.15
"""How often a player revokes who can, in a deal that is played for its fault."""
_DEALERS: Final = 12
"""A multiple of how many play, whichever game it is."""
_TALKING: Final[frozenset[Kind]] = frozenset({"fault"})
"""What is asked of deals at a real table."""
_NEGATIVE: Final[frozenset[Kind]] = frozenset({"negative"})
"""What is asked of deals in which somebody bids what bots seldom do."""


def mined(family: str, kinds: frozenset[Kind], seed: str, number: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of one deal: the first of each kind and aim."""
    wanted = kinds & PUZZLERS[family].kinds
    found: dict[tuple[Kind, str], Puzzle] = {}
    for part in (wanted - _TALKING - _NEGATIVE, wanted & _TALKING, wanted & _NEGATIVE):
        if part:
            name = f"{seed}/{family}/{number}/{min(part) if part <= _TALKING | _NEGATIVE else 'play'}"
            for puzzle in _in_deal(played(family, name, part), part, name):
                found.setdefault((puzzle.kind, puzzle.question.goal), puzzle)
    return tuple(found.values())


def _in_deal(state: Any, kinds: frozenset[Kind], name: str) -> Iterator[Puzzle]:  # noqa: ANN401
    seen = set[tuple[Kind, str]]()
    for moment in moments_of(state):
        rng = Random(f"{name}/{moment.step}")  # noqa: S311 - repeatable on purpose
        somebody = _for_somebody(moment, rng)
        for question in asked(somebody, kinds, rng):
            if (question.kind, question.goal) in seen:
                continue
            stands = upheld(somebody, question, rng) if question.kind in WEIGHED else question
            if stands is None:
                continue
            puzzle = puzzle_of(somebody, stands)
            if question.kind not in ASKED or len(puzzle.solved) < len(SOLVERS):
                seen.add((question.kind, question.goal))
                yield puzzle


def _for_somebody(moment: Moment, rng: Random) -> Moment:
    """Return a moment for the player who acts; after the last act for anybody who played."""
    if moment.step < len(moment.acts):
        return moment
    seat = rng.choice(sorted(GAMES[moment.family].active(moment.state)))
    return Moment(moment.states, moment.acts, moment.step, seat)


def puzzle_of(moment: Moment, question: Question, *, own: bool = False, source: str = "") -> Puzzle:
    """Return the puzzle that a question is.

    :param own: whether it is a player's own mistake, which no bot is asked about.
    :param source: the place in the book that asks it.
    """
    text, taught = moment.text(), _taught(moment, question)
    solved = solving(moment, question) if question.kind in ASKED and not own else ()
    name = sha256(f"{text}/{moment.step}/{moment.seat}/{question.goal}".encode()).hexdigest()[:8]
    return Puzzle(
        id=f"{question.kind}-{name}",
        family=moment.family,
        record=text,
        at=moment.step,
        seat=moment.seat,
        question=question,
        rating=OWN if own else first_rating(question, solved),
        solved=solved,
        tags=tuple(row.id for row in taught),
        advice=tuple(advice_lines(taught, moment.family)),
        source=source,
    )


def _taught(moment: Moment, question: Question) -> tuple[Advice, ...]:
    """Return the advice of the books that asks for the right answer."""
    if question.kind not in ASKED:
        return ()
    coach, view = moment.coach, moment.view
    done: Any = moment.done
    offers = view.legal_actions() if done is None else coach.scales.choices(view, done)
    right = [offer for offer in offers if not hasattr(offer, "sample") and coach.spelled(offer) in question.right]
    return tuple(cited.row for cited in reasons_for(view, right[0])) if right else ()


def played(family: str, name: str, kinds: frozenset[Kind]) -> Any:  # noqa: ANN401 - of the family
    """Play a deal among bots of mixed levels, to where it is settled."""
    rng = Random(name)  # noqa: S311 - repeatable on purpose
    puzzler = PUZZLERS[family]
    mode = Mode.TABLE if kinds & _TALKING else Mode.STRICT
    state = GAMES[family].dealt(load(puzzler.ruleset), rng.randrange(_DEALERS), name, mode)
    if mode is Mode.TABLE:
        return _with_a_slip(state, rng)
    players: dict[Seat, Any] = {
        seat: BOTS[family].player(rng.choice(PLAYERS).untimed) for seat in range(len(state.hands))
    }
    while not state.is_settled:
        wilful = puzzler.wilful(state, rng) if kinds & _NEGATIVE else None
        if wilful is not None:
            state = state.apply(state.turn, wilful)
        else:
            state = COACHES[family].next_move(state, players, rng).state
    return state


def _with_a_slip(state: Any, rng: Random) -> Any:  # noqa: ANN401 - of the family
    """Play a deal by the books in which somebody revokes once, and nobody says a word about it."""
    coach = COACHES[state.ruleset.family]
    players = {seat: coach.book() for seat in range(len(state.hands))}
    slipped = False
    while not state.is_settled:
        slip = revoke(state, state.turn, rng) if not slipped and rng.random() < _SLIP else None
        if slip is not None:
            slipped = True
            state = state.apply(state.turn, slip)
        elif slipped:
            silent = strict(state).view(state.turn)
            state = state.apply(state.turn, players[state.turn].act(silent, rng, {}).action)
        else:
            state = coach.next_move(state, players, rng).state
    return state
