"""How the levels of bots answer a puzzle: at least one must miss it, and its rating starts by how many do."""

from random import Random
from typing import Any, Final

from tarock.bots.families import BOTS
from tarock.bots.levels import LEVELS, OFFERED, Level, level
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.moment import Moment
from tarock.school.puzzles.puzzle import WEIGHED, Kind, Question
from tarock.school.puzzles.second_judge import thought_over
from tarock.school.puzzles.spelling import read_answer

ASKED: Final[frozenset[Kind]] = frozenset(
    {"ending", "closed", "stop", "negative", "skat", "lead", "bid", "king", "discard", "announce", "kontra"}
)
"""What a bot decides; the rest follows from the rules, which every bot knows."""
SOLVERS: Final = tuple(
    known.id for known in LEVELS if known.id in OFFERED and not (known.kind == "learned" and known.noise)
)
"""The levels that are asked.

Whoever plays some cards by the books alone, though a network could tell him better, does so at a table for the sake of
those who play against him; at a puzzle he would answer as the network does, and be no level of his own."""
EASIEST: Final = 800
HARDEST: Final = 2_000
_BY_RULES: Final = 1_100
"""Where a puzzle starts that bots are not asked, with four things to choose from; each more makes it harder."""
_CHOICES: Final = 4
_MORE: Final = 100


def solving(moment: Moment, question: Question) -> tuple[str, ...]:
    """Return the levels that do nothing wrong at a moment, each by what the puzzle shows it."""
    return tuple(name for name in SOLVERS if solves(moment, question, name))


def solves(moment: Moment, question: Question, name: str) -> bool:
    """Tell whether a level does nothing wrong at a moment."""
    asked = level(name).untimed
    if question.open and question.nodes <= positions(moment, question, asked):
        return True
    rng = Random(f"{moment.step}/{asked.id}")  # noqa: S311 - repeatable on purpose
    action = BOTS[moment.family].player(asked).act(moment.view, rng, {}).action
    if asked.kind == "learned" and question.kind in WEIGHED:
        action = _with_time(moment, question, action, asked, rng)
    return moment.coach.spelled(action) not in question.wrong


def _with_time(moment: Moment, question: Question, first: Any, asked: Level, rng: Random) -> Any:  # noqa: ANN401
    """Return what a network comes to that is asked what brings most, and need not answer at once.

    At a table it plays its first thought, in a few milliseconds.  At a puzzle nobody waits: it plays out what it may
    answer, in as many likely deals as a level that searches tries its choices in.
    """
    answers = (read_answer(moment, choice.key) for choice in question.choices)
    others = [answer for answer in answers if answer != first]
    return thought_over(moment, first, others, PUZZLERS[moment.family].worlds(asked), rng)


def positions(moment: Moment, question: Question, asked: Level) -> int:
    """Return how many positions a level looks at before it answers.

    Where cards lie open there is one deal to think about.  A level that tries its choices in so many deals that may be
    has them all for this one: as many positions as it would see if it played each choice to the end in each of them.
    Who plays by the books looks at none.
    """
    left = sum(map(len, moment.state.hands))
    return PUZZLERS[moment.family].worlds(asked) * len(question.choices) * left


def first_rating(question: Question, solved: tuple[str, ...]) -> int:
    """Return where the rating of a puzzle starts: between 800 if every level solves it and 2000 if none does."""
    if question.kind in ASKED:
        missed = len(SOLVERS) - len(solved)
        return EASIEST + (HARDEST - EASIEST) * missed // len(SOLVERS)
    return _BY_RULES + _MORE * (len(question.choices) - _CHOICES if question.choices else 1)
