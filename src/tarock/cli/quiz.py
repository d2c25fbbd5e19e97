"""``tarock quiz``: what the books ask their readers, and what the coach says to the experts' answers."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tarock.cli.coach import print_told
from tarock.cli.output import fitted, print_json, print_lines
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.notation.cards import parse_seat
from tarock.search.warming import announced
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentence
from tarock.tutor.danish.coach import FAMILY
from tarock.tutor.danish.quizzes.deductions import SITUATIONS, Conclusion, Situation, conclusions
from tarock.tutor.danish.quizzes.pricing import Priced, priced
from tarock.tutor.danish.quizzes.quiz import Quiz, quizzes, view_of
from tarock.tutor.danish.quizzes.telling import (
    concluded_line,
    declared_lines,
    priced_line,
    question_lines,
    situation_lines,
)
from tarock.tutor.hints import hinted
from tarock.tutor.telling import hint_lines
from tarock.words import words_in
from tarock.words.citing import cited

_FAMILY: Final = "danish"
_WORLDS: Final = 1_000
"""In so many deals it is seen whether a deduction holds."""
_DIGITS: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Which quiz; none lists them all.  The answers are told only on request."""

    quiz: str | None = None
    with_answers: bool = False
    as_json: bool = False
    language: str = "en"


def run(options: Options) -> None:
    """Print a quiz, with its answers if they are wanted, or the list of all."""
    if options.quiz is None:
        _list(options)
        return
    found = _found(options.quiz)
    with announced(_FAMILY, "advice", words_in(options.language)("solve-compiling")):
        if options.as_json:
            print_json(_quiz_json(found, options) if isinstance(found, Quiz) else _situation_json(found, options))
        else:
            _print(found, options)


def _all() -> dict[str, Quiz | Situation]:
    """Return all that is asked, by the names under which it is asked for."""
    return {**quizzes(), **{situation.name.replace(" ", "-"): situation for situation in SITUATIONS}}


def _found(name: str) -> Quiz | Situation:
    """Return a quiz by its id.

    :raises TarockError: if there is none.
    """
    found = _all()
    if name not in found:
        raise TarockError(Sentence("quiz-none", got=name, quizzes=", ".join(found)))
    return found[name]


def _list(options: Options) -> None:
    words = words_in(options.language)
    found = {name: each.source for name, each in _all().items()}
    if options.as_json:
        print_json(found)
    else:
        print_lines(fitted(f"{name}: {cited(words, source)}" for name, source in found.items()))


def _print(found: Quiz | Situation, options: Options) -> None:
    lines = [*(situation_lines(found) if isinstance(found, Situation) else question_lines(found))]
    if options.with_answers:
        lines += map(concluded_line, _concluded(found)) if isinstance(found, Situation) else _answers(found)
    you = parse_seat(found.you) if isinstance(found, Situation) else None
    print_told(lines, _FAMILY, options.language, you)


def _answers(quiz: Quiz) -> Iterable[Line]:
    if quiz.kind == "declaration":
        return declared_lines(quiz)
    hint = hinted(view_of(quiz), 2, _rng(quiz.id))
    assert hint is not None, "a quiz asks for a decision"
    return (*hint_lines(hint, _FAMILY), *map(priced_line, priced(quiz)))


def _quiz_json(quiz: Quiz, options: Options) -> dict[str, Any]:
    asked = {
        "id": quiz.id, "kind": quiz.kind, "source": quiz.source, "ruleset": quiz.ruleset, "hand": quiz.hand,
        "said": quiz.said, "emended": quiz.emended,
    }  # fmt: skip
    if not options.with_answers:
        return asked
    if quiz.kind == "declaration":
        return {**asked, "answers": [{"by": answer.by, "declares": answer.does[0]} for answer in quiz.answers]}
    return {**asked, "answers": [_priced_json(each) for each in priced(quiz)]}


def _priced_json(priced: Priced) -> dict[str, Any]:
    found = priced.judgement
    answer = {"by": priced.answer.by, "accepted": priced.is_accepted}
    if found is None:
        return answer
    return answer | {
        "action": FAMILY.spelled(found.played),
        "best": FAMILY.spelled(found.best),
        "loss": round(found.loss, _DIGITS),
        "error": round(found.error, _DIGITS),
        "grade": found.grade,
    }


def _situation_json(situation: Situation, options: Options) -> dict[str, Any]:
    asked = {
        "id": situation.name, "kind": "inference", "source": situation.source, "ruleset": situation.ruleset,
        "hand": situation.hand, "you": situation.you, "said": situation.said,
    }  # fmt: skip
    if not options.with_answers:
        return asked
    reader = Reader.of(words_in(options.language), _FAMILY, SEAT_NAMES, parse_seat(situation.you))
    answers = [
        {"deduction": sentence(each.deduction.line, reader), "share": round(each.share, _DIGITS), "holds": each.agrees}
        for each in _concluded(situation)
    ]
    return {**asked, "answers": answers}


def _concluded(situation: Situation) -> tuple[Conclusion, ...]:
    return conclusions(situation, _WORLDS, _rng(situation.name))


def _rng(name: str) -> Random:
    return Random(name)  # noqa: S311 - repeatable on purpose
