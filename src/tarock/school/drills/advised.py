"""What the books advise: moments of recorded deals, as the registry has them for each of its rows.

A row's predicate says which acts it asks for, so nothing here is said twice: the sentence is the coach's, too.
"""

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from tarock.rulesets import load
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Ask, Drill, LessonError, Option, Position, Text
from tarock.school.place import Placed, place_of
from tarock.telling.line import Line
from tarock.telling.sentences import Reader
from tarock.telling.sentences import sentence as told
from tarock.tutor.advice import Advice, Measured, Sense, whatever
from tarock.tutor.families import TUTORS
from tarock.tutor.telling import figure
from tarock.words import Language, words_in

_CHOICES: Final = 3
"""So many pieces of advice are put beside each other."""


def advised(ask: Ask, drill: Drill, ruleset: str, _rng: Random) -> Iterator[Ask]:
    """Give the example of each row: what the book asks for there is right."""
    family = load(ruleset).family
    for row in _rows(family, drill):
        placed = place_of(Position(advice=row.id), ruleset)
        sense = _sense(row, placed)
        offers = tuple(SCHOOLS[family].offers(placed.state, placed.seat))
        spelled = SCHOOLS[family].spelled
        right = tuple(spelled(offer) for offer in offers if sense(offer))
        if not right or len(right) == len(offers):
            message = f"{row.id} asks for nothing particular in its example; ask where it applies"
            raise LessonError(message)
        yield replace(
            ask,
            answer="act",
            drill=None,
            position=Position(advice=row.id),
            accepted=right,
            goal=row.id,
            checked="book",
            why=sentence(row, TUTORS[family].registry.verdicts),
            otherwise=sentence(row, TUTORS[family].registry.verdicts),
            cites=(*ask.cites, row.id),
        )


def applying(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give the example of each row, and ask which of several pieces of advice applies there: one of them does."""
    family = load(ruleset).family
    registry = TUTORS[family].registry
    known = [row for row in registry.rows.values() if row.id in registry.predicates]
    for row in _rows(family, drill):
        sight = TUTORS[family].sight(place_of(Position(advice=row.id), ruleset).view)
        others = [
            other
            for other in known
            if other.nudge != row.nudge and registry.predicates[other.id](sight) is None and other.book == row.book
        ]
        chosen = [row, *rng.sample(others, _CHOICES - 1)]
        rng.shuffle(chosen)
        options = tuple(Option(text=sentence(each), value=each.id, right=each is row) for each in chosen)
        position = Position(advice=row.id)
        right = sentence(row, registry.verdicts)
        yield replace(
            ask,
            answer="choice",
            drill=None,
            position=position,
            options=options,
            why=right,
            otherwise=right,
            cites=(*ask.cites, row.id),
        )


def sentence(row: Advice, verdicts: Mapping[str, Measured] = MappingProxyType({})) -> Text:
    """Return what a row advises, as the coach says it; where measuring does not confirm it, that is said too."""
    return Text(en=_said(row, verdicts, "en"), da=_said(row, verdicts, "da"), de=_said(row, verdicts, "de"))


def _said(row: Advice, verdicts: Mapping[str, Measured], language: Language) -> str:
    words = words_in(language)
    found = verdicts.get(row.id)
    if found is None or found.says != "not_confirmed":
        return words(row.message)
    line = Line("coach-not-confirmed", figures={"gain": figure(found.gain)})
    return f"{words(row.message)} {told(line, Reader(words, (), str))}"


def is_particular(family: str, ruleset: str, row: str) -> bool:
    """Tell whether a row asks for some acts in its example and not for others."""
    found = TUTORS[family].registry.rows[row]
    placed = place_of(Position(advice=row), ruleset)
    sense = _sense(found, placed)
    kept = [sense(offer) for offer in SCHOOLS[family].offers(placed.state, placed.seat)]
    return sense is not whatever and any(kept) and not all(kept)


def _rows(family: str, drill: Drill) -> Iterator[Advice]:
    for row in drill.rows:
        if row not in TUTORS[family].registry.rows:
            message = f"no advice {row!r} in the registry of {family}"
            raise LessonError(message)
        yield TUTORS[family].registry.rows[row]


def _sense(row: Advice, placed: Placed) -> Sense[Any]:
    tutor = TUTORS[placed.family]
    found = tutor.registry.predicates[row.id](tutor.sight(placed.view))
    assert found is not None, "a row applies in its example"
    return found
