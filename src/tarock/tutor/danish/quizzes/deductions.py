"""What Møller's and Jensen's readers conclude from declarations, asked of the beliefs on which the search relies.

A deduction is certain: it must hold in every deal that a player thinks possible.  Where a book says that something is
not known, there must be deals of either kind.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import resources
from random import Random
from typing import Final

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import KINGS, PACK, SKUS_ALONE, TAROKS
from tarock.danish.state import DanishState, DanishView
from tarock.notation import record
from tarock.notation.cards import parse_cards, parse_seat
from tarock.notation.danish.record import DanishRecord
from tarock.rulesets import load, load_danish
from tarock.search._kernels.danish import layout
from tarock.search.danish.beliefs import Worlds, worlds_of
from tarock.telling.line import Line
from tarock.tutor.danish.quizzes.declared_deals import deal_with, declared

ALL_TAROKS: Final = TAROKS | SKUS_ALONE


@dataclass(frozen=True, slots=True)
class Deduction:
    """That a seat was dealt so many of some cards, or that nobody can know whether it was."""

    line: Line
    """It in words."""
    seat: str
    cards: CardSet
    least: int
    most: int
    is_open: bool = False
    """Whether the book says that it is not known."""


def holds(seat: str, names: str) -> Deduction:
    """Conclude that a seat has all of some cards."""
    cards = parse_cards(names)
    return Deduction(_line("quiz-holds", seat, names), seat, cards, len(cards), len(cards))


def lacks(seat: str, names: str) -> Deduction:
    """Conclude that a seat has none of some cards."""
    return Deduction(_line("quiz-lacks", seat, names), seat, parse_cards(names), 0, 0)


def unknown(seat: str, name: str) -> Deduction:
    """Conclude that one cannot know whether a seat has a card."""
    return Deduction(_line("quiz-unknown", seat, name), seat, parse_cards(name), 1, 1, is_open=True)


def taroks(seat: str, least: int, most: int | None = None) -> Deduction:
    """Conclude how many taroks a seat has, the skus counted."""
    if most is None:
        line = Line("quiz-taroks", "word", parse_seat(seat), values={"number": least})
        return Deduction(line, seat, ALL_TAROKS, least, least)
    line = Line("quiz-taroks-between", "word", parse_seat(seat), values={"least": least, "most": most})
    return Deduction(line, seat, ALL_TAROKS, least, most)


def kings(seat: str, least: int, most: int, beside: str) -> Deduction:
    """Conclude how many kings a seat has beside one that is known."""
    line = _line("quiz-kings", seat, beside, least=least, most=most)
    return Deduction(line, seat, KINGS - parse_cards(beside), least, most)


def _line(key: str, seat: str, names: str, **values: int) -> Line:
    return Line(key, "word", parse_seat(seat), cards={"cards": tuple(names.split())}, values={**values})


@dataclass(frozen=True, slots=True)
class Situation:
    """A hand, what the others have declared, and what the book concludes.

    ``course``: a record of the play so far, where that tells something too; deductions are then about the cards left.
    """

    name: str
    source: str
    hand: str
    said: Mapping[str, tuple[str, ...] | None]
    """By seat what it declares, as records write it; None for anything but taroks."""
    deductions: tuple[Deduction, ...]
    you: str = "B"
    dealer: str = "A"
    ruleset: str = "danish-hjoerring"
    course: str = ""


_PLAIN_HAND: Final = "T20 T10 T4 T2 SQ SC S10 S8 S7 S6 S5 HC H1 H2 H3 H8 DJ D8 D9 D10 CQ C9 C4 C3 C1"
_POSSIBLE_HAND: Final = _PLAIN_HAND.replace("CQ", "C5").replace("HC", "H4")
"""Møller's fifth situation cannot be with the hand that he prints, in which two of the declared courts are."""
_TWENTY_TO_SEVEN: Final = "T20 T18 T15 T13 T11 T9 T7 CK C10 C9 C8 S10 S9 S8 S7 S6 H1 H2 H3 H4 H5 D1 D2 D3 D4"
_FOUR_TAROKS: Final = "T17 T12 T8 T3 C10 C9 C8 C7 C6 S10 S9 S8 S7 S6 S5 H1 H2 H3 H4 H5 D1 D2 D3 D4 D5"
_COUNTED: Final = "T21 T20 T15 T14 T10 T9 T5 SQ SJ S10 S9 S7 S5 S3 HQ H4 H6 DQ D3 D4 D10 C10 C7 C4 C1"
_MEANINGS: Final = "Møller, Afgivne meldinger, l.1275-1303"
_JENSEN: Final = "Jensen 1989, Selve spillet, l.446-471"

SITUATIONS: Final = (
    Situation(
        "M-I1-1",
        _MEANINGS,
        _PLAIN_HAND,
        {"A": (), "C": ()},
        (taroks("A", 9), taroks("C", 9), *(unknown("A", name) for name in ("SK", "HK", "DK", "CK", "T1", "X"))),
    ),
    Situation(
        "M-I1-2",
        _MEANINGS,
        _PLAIN_HAND,
        {"A": ("taroks 10 with",), "C": ("full kings",)},
        (holds("A", "X"), holds("A", "T1"), holds("C", "T21")),
    ),
    Situation(
        "M-I1-3",
        _MEANINGS,
        _PLAIN_HAND,
        {"A": ("taroks 11 with",), "C": ("overfull kings",)},
        (holds("A", "T1"), holds("C", "SK HK DK CK"), taroks("C", 7), holds("C", "X"), unknown("A", "T21")),
    ),
    Situation(
        "M-I1-4",
        _MEANINGS,
        _PLAIN_HAND,
        {"A": ("taroks 10 with", "half kings missing D"), "C": ()},
        (
            holds("A", "T1 X"),
            lacks("A", "T21"),
            holds("A", "SK HK CK"),
            holds("C", "DK"),
            taroks("C", 8),
            holds("C", "T21"),
        ),
    ),
    Situation(
        "M-I1-5",
        _MEANINGS,
        _POSSIBLE_HAND,
        {"A": ("taroks 10 without", "half C missing J"), "C": ("full H",)},
        (
            holds("A", "X"),
            holds("A", "CK"),
            kings("A", 0, 1, beside="CK"),
            holds("C", "HK"),
            kings("C", 1, 3, beside="HK"),
            taroks("C", 8),
            holds("C", "T1"),
            unknown("A", "T21"),
        ),
    ),
    Situation(
        "M-I2",
        "Møller, At hindre andres ultimo, l.991-999",
        _TWENTY_TO_SEVEN,
        {"A": ("taroks 11 without",), "B": ("half kings missing C",)},
        (lacks("A", "SK HK DK CK T1"), taroks("B", 4), holds("B", "T1 X"), holds("A", "T21")),
        you="C",
    ),
    Situation(
        "M-I3",
        "Møller, Tælling, l.753-757",
        _FOUR_TAROKS,
        {"A": ("taroks 10 without",), "B": None},
        (taroks("B", 8), holds("B", "T1")),
        you="C",
    ),
    Situation(
        "J-I1 with 4",
        _JENSEN,
        _FOUR_TAROKS,
        {"A": (), "C": ()},
        (taroks("A", 9), taroks("C", 9)),
        ruleset="danish-jensen-1989",
    ),
    Situation(
        "J-I1 with 5",
        _JENSEN,
        _FOUR_TAROKS.replace("D5", "T5"),
        {"A": (), "C": ()},
        (taroks("A", 8, 9), taroks("C", 8, 9)),
        ruleset="danish-jensen-1989",
    ),
    Situation(
        "J-I1 with 6",
        _JENSEN,
        _FOUR_TAROKS.replace("D5", "T5").replace("D4", "T6"),
        {"A": (), "C": ()},
        (taroks("A", 7, 9), taroks("C", 7, 9)),
        ruleset="danish-jensen-1989",
    ),
    Situation(
        "J-I1 at 85",
        "Jensen 1989, Tælling, l.516-520",
        _COUNTED,
        {"B": (), "C": ()},
        (taroks("C", 0, 1), taroks("B", 1, 2)),
        you="A",
        dealer="B",
        ruleset="danish-jensen-1989",
        course="french-count.tarok",
    ),
)
"""Where a book only describes the hand, this is one of that description."""


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What the beliefs say to a deduction."""

    situation: Situation
    deduction: Deduction
    share: float
    """In how many of the deals that are thought possible it holds, by their weights."""

    @property
    def agrees(self) -> bool:
        """Tell whether it is as certain, or as open, as the book says."""
        return 0 < self.share < 1 if self.deduction.is_open else self.share == 1


def conclusions(
    situation: Situation, number: int, rng: Random, beside: Iterable[Deduction] = ()
) -> tuple[Conclusion, ...]:
    """Draw so many deals as a search does before the first lead, and see in how many each deduction holds.

    :param beside: what else may be concluded, rightly or wrongly.
    """
    worlds = worlds_of(view_of(situation, rng), number, rng)
    hands = _held(worlds) if situation.course else _dealt(worlds, parse_seat(situation.dealer))
    return tuple(
        Conclusion(situation, deduction, _share(worlds, hands[parse_seat(deduction.seat)], deduction))
        for deduction in (*situation.deductions, *beside)
    )


def view_of(situation: Situation, rng: Random) -> DanishView:
    """Return what you see."""
    return state_of(situation, rng).view(parse_seat(situation.you))


def state_of(situation: Situation, rng: Random) -> DanishState:
    """Return a deal of a situation; the hidden cards are any that fit."""
    rules = load_danish(situation.ruleset)
    you, dealer = parse_seat(situation.you), parse_seat(situation.dealer)
    if situation.course:
        file = resources.files("tarock.tutor") / "danish" / "quizzes" / situation.course
        (recorded,) = record.loads(file.read_text("utf-8"), load)
        assert isinstance(recorded, DanishRecord)
        return recorded.state
    said = {parse_seat(seat): items for seat, items in situation.said.items()}
    hands = deal_with(rules, you, parse_cards(situation.hand), said, dealer, rng)
    return declared(rules, hands, dealer, rng)


def _held(worlds: Worlds) -> dict[Seat, list[CardSet]]:
    """Return by seat what it holds in each world."""
    held: dict[Seat, list[CardSet]] = {}
    for place, seat in enumerate(worlds.course.seats):
        suits, tarok_words = (worlds.positions[:, slot + place].tolist() for slot in (layout.SUITS, layout.TAROKS))
        pairs = zip(suits, tarok_words, strict=True)
        held[seat] = [CardSet(suit | tarok << layout.FIRST_TAROK) for suit, tarok in pairs]
    return held


def _dealt(worlds: Worlds, dealer: Seat) -> dict[Seat, list[CardSet]]:
    """Return by seat what it was dealt in each world before the first card: the dealer has laid what nobody holds."""
    dealt = _held(worlds)
    others = [hands for seat, hands in dealt.items() if seat != dealer]
    dealt[dealer] = [PACK - left - right for left, right in zip(*others, strict=True)]
    return dealt


def _share(worlds: Worlds, hands: list[CardSet], deduction: Deduction) -> float:
    """Return the share of the worlds in which a deduction holds; exactly 1 if it holds in all of them."""
    fits = [deduction.least <= len(hand & deduction.cards) <= deduction.most for hand in hands]
    return 1.0 if all(fits) else float(worlds.weights @ fits)


def all_conclusions(number: int, rng: Random) -> tuple[Conclusion, ...]:
    """Ask the beliefs for all deductions."""
    return tuple(each for situation in SITUATIONS for each in conclusions(situation, number, rng))
