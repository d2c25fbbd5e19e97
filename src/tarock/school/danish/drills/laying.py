"""What the books advise to lay: the example of each row, and three skats of which one is in its sense."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tarock.core.cards import CARD_NAMES
from tarock.danish.actions import Lay
from tarock.danish.skat import SkatChoice
from tarock.notation.danish.statements import GRAMMAR
from tarock.school.drills.advised import sentence
from tarock.school.lesson import Ask, Drill, LessonError, Option, Position
from tarock.school.place import place_of
from tarock.tutor.families import TUTORS

_WRONG: Final = 2


def laying(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give the dealer's hand of each row, and skats to choose from: one does as the book says."""
    registry = TUTORS["danish"].registry
    for row in drill.rows:
        placed = place_of(Position(advice=row), ruleset)
        sense = registry.predicates[row](TUTORS["danish"].sight(placed.view))
        assert sense is not None, "a row applies in its example"
        choice = next(offer for offer in placed.view.legal_actions() if isinstance(offer, SkatChoice))
        lays = list(choice)
        good, bad = ([lay for lay in lays if sense(lay) is wanted] for wanted in (True, False))
        if not good or not bad:
            message = f"{row} asks for nothing particular in its example"
            raise LessonError(message)
        shown = [rng.choice(good), *rng.sample(bad, min(_WRONG, len(bad)))]
        rng.shuffle(shown)
        said = sentence(registry.rows[row], registry.verdicts)
        yield replace(
            ask,
            answer="choice",
            drill=None,
            position=Position(advice=row),
            options=tuple(_option(lay, right=sense(lay)) for lay in shown),
            goal=row,
            checked="book",
            why=said,
            otherwise=said,
            cites=(*ask.cites, row),
        )


def _option(lay: Any, *, right: bool) -> Option:  # noqa: ANN401 - sampled from a choice
    assert isinstance(lay, Lay)
    cards = tuple(CARD_NAMES[card] for card in sorted(lay.cards, reverse=True))
    return Option(cards=cards, act=GRAMMAR.spelled(lay), right=right)
