"""Quizzes as lines without words: the question, and what the coach says to the answers."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from tarock.danish.declarations import declarations
from tarock.notation.cards import parse_cards, parse_seat
from tarock.notation.danish.items import parse_item
from tarock.rulesets import load_danish
from tarock.telling.danish.items import declared
from tarock.telling.line import Line, hand
from tarock.tutor.danish.naming import named
from tarock.tutor.danish.quizzes.deductions import ALL_TAROKS, Conclusion, Situation, view_of
from tarock.tutor.danish.quizzes.pricing import Priced
from tarock.tutor.danish.quizzes.quiz import Quiz, Reply
from tarock.tutor.telling import figure

AUTHORS: Final = frozenset({"Møller", "Jensen"})


def question_lines(quiz: Quiz) -> Iterator[Line]:
    """Give the hand and what was heard, with the place in the book."""
    yield Line(f"quiz-{quiz.kind}", "word", cards={"cards": hand(parse_cards(quiz.hand))}, rule=quiz.source)
    yield from _said_lines(quiz.said)
    if quiz.emended:
        yield Line("quiz-emended", "word")


def situation_lines(situation: Situation) -> Iterator[Line]:
    """Give the same for a question about the others' cards."""
    cards = {"cards": hand(parse_cards(situation.hand))}
    yield Line("quiz-inference", "word", cards=cards, rule=situation.source)
    yield from _said_lines(situation.said)
    if situation.course:
        table = view_of(situation, Random(0)).table  # noqa: S311 - a record leaves nothing to chance
        for seat in map(parse_seat, situation.said):
            number = len(table.played_by(seat) & ALL_TAROKS)
            yield Line("quiz-counted", "word", seat, values={"number": number})


def _said_lines(said: Mapping[str, tuple[str, ...] | None]) -> Iterator[Line]:
    for seat, items in said.items():
        if items is None:
            yield Line("quiz-silent", "word", parse_seat(seat))
        else:
            yield Line("quiz-said", "word", parse_seat(seat), parts={"said": (_declared(items),)})


def _declared(items: tuple[str, ...]) -> Line:
    return declared([parse_item(item.split()) for item in items])


def priced_line(priced: Priced) -> Line:
    """Return what an answer costs, or that it is as good as the best."""
    by, judgement = {"by": (_by(priced.answer),)}, priced.judgement
    if judgement is None:
        return Line("quiz-lost", "word", parts=by)
    by["act"] = (named(judgement.played),)
    if judgement.is_equal:
        return Line("quiz-accepted", "word", parts=by)
    figures = {"loss": figure(judgement.loss, sign=""), "error": figure(judgement.error, sign="")}
    return Line("quiz-priced", "word", parts={**by, "best": (named(judgement.best),)}, figures=figures)


def declared_lines(quiz: Quiz) -> Iterator[Line]:
    """Give what must be declared, as the book says and as the rules do."""
    must = declarations(load_danish(quiz.ruleset), parse_cards(quiz.hand))
    for answer in quiz.answers:
        says = tuple(answer.does[0].split(", "))
        parts = {"by": (_by(answer),), "said": (_declared(says),)}
        if says == tuple(map(str, must)):
            yield Line("quiz-declared", "word", parts=parts)
        else:
            yield Line("quiz-declared-otherwise", "word", parts={**parts, "must": (declared(must),)})


def concluded_line(conclusion: Conclusion) -> Line:
    """Return a deduction of the book, and whether it is as certain, or as open, as the book says."""
    percent = {"percent": round(100 * conclusion.share)}
    parts = {"what": (conclusion.deduction.line,)}
    if not conclusion.agrees:
        return Line("quiz-doubtful", "word", parts=parts, values={**percent})
    if conclusion.deduction.is_open:
        return Line("quiz-open", "word", parts=parts, values={**percent})
    return Line("quiz-certain", "word", parts=parts)


def _by(answer: Reply) -> Line:
    who = "some" if answer.by == "some" else "author" if answer.by in AUTHORS else "expert"
    return Line("quiz-by", values={"by": who, "name": answer.by})
