"""How the levels of bots answer a puzzle: at least one must miss it, and its rating starts by how many do."""

from random import Random
from typing import Final

from tarock.bots.families import BOTS
from tarock.bots.levels import OFFERED, Level, level
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.moment import Moment
from tarock.school.puzzles.puzzle import Kind, Question

ASKED: Final[frozenset[Kind]] = frozenset(
    {"ending", "closed", "stop", "negative", "skat", "lead", "bid", "king", "discard", "announce", "kontra"}
)
"""What a bot decides; the rest follows from the rules, which every bot knows."""
EASIEST: Final = 800
HARDEST: Final = 2_000
_BY_RULES: Final = 1_100
"""Where a puzzle starts that bots are not asked, with four things to choose from; each more makes it harder."""
_CHOICES: Final = 4
_MORE: Final = 100


def solving(moment: Moment, question: Question) -> tuple[str, ...]:
    """Return the levels that do nothing wrong at a moment, each by what the puzzle shows it."""
    return tuple(name for name in OFFERED if _solves(moment, question, level(name).untimed))


def _solves(moment: Moment, question: Question, asked: Level) -> bool:
    if question.open and question.nodes <= positions(moment, question, asked):
        return True
    rng = Random(f"{moment.step}/{asked.id}")  # noqa: S311 - repeatable on purpose
    decision = BOTS[moment.family].player(asked).act(moment.view, rng, {})
    return moment.coach.spelled(decision.action) not in question.wrong


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
        missed = len(OFFERED) - len(solved)
        return EASIEST + (HARDEST - EASIEST) * missed // len(OFFERED)
    return _BY_RULES + _MORE * (len(question.choices) - _CHOICES if question.choices else 1)
