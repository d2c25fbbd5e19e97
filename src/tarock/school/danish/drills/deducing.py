"""What declarations tell: the situations of the books, and one certain conclusion beside others that are not."""

from collections.abc import Iterator
from dataclasses import replace as changed
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tarock.core.seats import SEAT_NAMES
from tarock.notation.cards import parse_seat
from tarock.school.lesson import Ask, Drill, Option, Position, Text
from tarock.telling.sentences import Reader, sentence
from tarock.words import Language, words_in

if TYPE_CHECKING:
    from tarock.tutor.danish.quizzes.deductions import Conclusion, Deduction, Situation

_WORLDS: Final = 300
"""In so many deals it is seen whether something is certain."""
_WRONG: Final = 2
_SOUGHT: Final = ("T21", "T1", "X", "SK", "HK", "DK", "CK")
"""The cards of which everybody wants to know where they are."""


def deducing(ask: Ask, drill: Drill, _ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give each situation, and ask which of several conclusions is certain: it holds in every deal that can be."""
    from tarock.tutor.danish.quizzes.deductions import SITUATIONS  # noqa: PLC0415 - compiled code comes with it

    known = {situation.name: situation for situation in SITUATIONS}
    for name in drill.rows:
        certain, doubtful = _sorted(known[name], rng)
        wrong = list(dict.fromkeys(_text(each.deduction, known[name]) for each in doubtful))
        right = _text(rng.choice(certain).deduction, known[name])
        options = [Option(text=right, right=True), *(Option(text=each) for each in rng.sample(wrong, _WRONG))]
        rng.shuffle(options)
        yield replace(ask, answer="choice", drill=None, position=Position(quiz=name), options=tuple(options))


def _sorted(situation: "Situation", rng: Random) -> "tuple[list[Conclusion], list[Conclusion]]":
    """Return what is certain in a situation, and what is not though it may sound so."""
    from tarock.tutor.danish.quizzes.deductions import conclusions, holds  # noqa: PLC0415 - as above

    claims = [each for each in situation.deductions if not each.is_open]
    guesses = [holds(seat, card) for seat in situation.said for card in _SOUGHT if card not in situation.hand.split()]
    guesses += _mistaken(claims, situation)
    found = conclusions(situation, _WORLDS, rng, guesses)
    certain = [each for each in found if each.deduction in claims and each.share == 1]
    return certain, [each for each in found if each.deduction in guesses and each.share < 1]


def _mistaken(claims: "list[Deduction]", situation: "Situation") -> "Iterator[Deduction]":
    """Give the conclusions of the book about the wrong player."""
    seats = list(situation.said)
    for claim in claims:
        other = next(seat for seat in seats if seat != claim.seat)
        yield changed(claim, seat=other, line=replace(claim.line, seat=parse_seat(other)))


def _text(deduction: "Deduction", situation: "Situation") -> Text:
    return Text(
        en=_said(deduction, situation, "en"), da=_said(deduction, situation, "da"), de=_said(deduction, situation, "de")
    )


def _said(deduction: "Deduction", situation: "Situation", language: Language) -> str:
    reader = Reader.of(words_in(language), "danish", SEAT_NAMES, parse_seat(situation.you))
    return sentence(deduction.line, reader)
