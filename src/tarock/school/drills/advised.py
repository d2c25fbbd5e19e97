"""What the books advise: moments of recorded deals, as the registry has them for each of its rows.

A row's predicate says which acts it asks for, so nothing here is said twice: the sentence is the coach's, too.
"""

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from tarock.core.cards import CARD_NAMES
from tarock.rulesets import load
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Ask, Drill, LessonError, Option, Position, Text
from tarock.school.place import Placed, place_of
from tarock.telling.line import Line
from tarock.telling.sentences import Reader
from tarock.telling.sentences import sentence as told
from tarock.tutor.advice import Advice, Measured, Sense
from tarock.tutor.families import TUTORS
from tarock.tutor.telling import figure
from tarock.words import LANGUAGES, Language, words_in

_CHOICES: Final = 3
"""So many pieces of advice are put beside each other."""
_MANY: Final = 8
"""From more acts than this some are chosen."""
_CARDS: Final = 4
"""So many cards are put beside each other then."""
CARDS: Final = frozenset(CARD_NAMES)


def advised(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give the example of each row: what the book asks for there is right.

    Where many cards may be played, some of them are put beside each other.
    """
    family = load(ruleset).family
    for row in _rows(family, drill):
        position = Position(advice=row.id)
        placed = place_of(position, ruleset)
        sense = _sense(row, placed)
        acts = {
            SCHOOLS[family].spelled(offer): sense(offer) for offer in SCHOOLS[family].offers(placed.state, placed.seat)
        }
        if not any(acts.values()) or all(acts.values()):
            message = f"{row.id} asks for nothing particular in its example; ask where it applies"
            raise LessonError(message)
        said = sentence(row, TUTORS[family].registry.verdicts)
        asked = replace(
            ask,
            text=_nudged(row, ask.text),
            answer="act",
            drill=None,
            position=position,
            accepted=tuple(act for act, right in acts.items() if right),
            goal=row.id,
            checked="book",
            why=said,
            otherwise=said,
            cites=(*ask.cites, row.id),
        )
        yield _among_few(asked, acts, rng)


def _among_few(ask: Ask, acts: Mapping[str, bool], rng: Random) -> Ask:
    """Return a question with a few cards to choose from, one of them right; as it is where there are few anyway."""
    good, bad = ([act for act, right in acts.items() if right is wanted and act in CARDS] for wanted in (True, False))
    if len(acts) <= _MANY or not good or not bad:
        return ask
    chosen = [rng.choice(good), *rng.sample(bad, min(_CARDS - 1, len(bad)))]
    rng.shuffle(chosen)
    options = tuple(Option(cards=(act,), act=act, right=acts[act]) for act in chosen)
    return replace(ask, answer="choice", accepted=(), options=options)


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


def _nudged(row: Advice, text: Text) -> Text:
    """Return a question that begins with where to look, as the first depth of a hint does."""
    message = f"tutor-nudge-{row.nudge.replace('_', '-')}"
    asked = {language: f"{words_in(language)(message)} {text.said(language)}" for language in LANGUAGES}
    return Text(en=asked["en"], da=asked["da"], de=asked["de"])


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
