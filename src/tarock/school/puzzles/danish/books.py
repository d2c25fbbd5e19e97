"""The books' own series: endings, skats and leads with the experts' answers, and what declarations tell.

Skats, leads and situations stand with the coach (``tutor/danish/quizzes``); the endings are the cases that the solver
is tested with, and are read where the shelf is packed.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from tarock.core.cardset import CardSet
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.seating import Seating
from tarock.danish.state import start_position
from tarock.danish.table import Opening
from tarock.notation.cards import parse_cards, parse_seat
from tarock.rulesets import load_danish
from tarock.school.puzzles.danish.aims import aims
from tarock.school.puzzles.kinds.endings import solved
from tarock.school.puzzles.kinds.weighed import SURE, costs_line
from tarock.school.puzzles.mining import puzzle_of
from tarock.school.puzzles.moment import Moment, cards_of, moments_of
from tarock.school.puzzles.puzzle import Choice, Kind, Puzzle, Question
from tarock.telling.line import Line, hand
from tarock.tutor.danish.coach import FAMILY as COACH
from tarock.tutor.danish.quizzes import deductions, quiz
from tarock.tutor.danish.quizzes.pricing import Priced, priced
from tarock.tutor.judge import SHARES

_INACCURACY: Final = dict(SHARES)["inaccuracy"]
_WRONG: Final = 2
"""So many wrong answers there are at least."""
_TRIED: Final = 40
"""So many skats are tried to find wrong ones."""
_DEALS: Final = 1_000
_BAD: Final = 1.5
"""So many inaccuracies a wrong answer costs that no expert gave."""


def book_puzzles(endings: Path) -> Iterator[Puzzle]:
    """Give what the books ask.

    :param endings: the file of the endings.
    """
    yield from _endings(endings)
    for each in quiz.quizzes().values():
        if each.kind != "declaration":  # a hand alone is no deal: it is asked with the coach's quizzes
            found = _priced(each)
            if found.question.wrong:  # where the judge finds nothing wrong there is no puzzle
                yield found
    for situation in deductions.SITUATIONS:
        yield _situation(situation)


def _named(puzzle: Puzzle, name: str) -> Puzzle:
    return msgspec.structs.replace(puzzle, id=f"book-{name.replace(' ', '-')}")


# Endings


class _Claim(msgspec.Struct, frozen=True):
    id: str
    by: tuple[str, ...]
    goal: str
    leader: str
    trick: int
    result: bool
    demand: bool = True
    hands: dict[str, tuple[str, ...]] | None = None


class _Position(msgspec.Struct, frozen=True):
    source: str
    ruleset: str
    hands: dict[str, tuple[str, ...]] = {}
    claims: tuple[_Claim, ...] = ()


class _Positions(msgspec.Struct, frozen=True):
    positions: tuple[_Position, ...]


def _endings(file: Path) -> Iterator[Puzzle]:
    """Give every claim of the books that the first card decides."""
    for position in msgspec.json.decode(file.read_bytes(), type=_Positions).positions:
        for claim in position.claims:
            found = _ending(position, claim) if claim.result else None
            if found is not None:
                yield _named(found, claim.id)


def _ending(position: _Position, claim: _Claim) -> Puzzle | None:
    hands = tuple(parse_cards(" ".join((claim.hands or position.hands)[seat])) for seat in SEAT_NAMES[:3])
    leader = parse_seat(claim.leader)
    if claim.leader not in claim.by or len({len(hand) for hand in hands}) > 1:
        return None
    state = start_position(load_danish(position.ruleset), Seating.of_three(0), hands, Opening(claim.trick, leader))
    by = frozenset(map(parse_seat, claim.by))
    aim = next((aim for aim in aims(state, leader) if str(aim.goal) == claim.goal and aim.by == by), None)
    (moment,) = moments_of(state)
    question = None if aim is None else solved(moment, aim.name)
    if question is None or not question.right or not question.wrong:
        return None
    return puzzle_of(moment, question, source=position.source)


# Skats and leads


def _priced(asked: quiz.Quiz) -> Puzzle:
    """Return a skat or a lead with what the experts answer: right is what costs less than an inaccuracy."""
    last = moments_of(quiz.state_of(asked))[-1]
    moment = Moment(last.states, last.acts, last.step, quiz.seat_of(asked))
    by: dict[Any, list[Priced]] = {}
    for answer in priced(asked):
        if answer.judgement is not None:
            by.setdefault(answer.judgement.played, []).append(answer)
    judgement = next(iter(by.values()))[0].judgement
    assert judgement is not None
    best = judgement.best
    margin = _INACCURACY * COACH.deviation(moment.state.ruleset.id)
    choices = [_answered(action, given, margin) for action, given in by.items()]
    if best not in by:
        choices.append(Choice(COACH.spelled(best), COACH.named(best), right=True, cards=cards_of(best)))
    wrong = sum(not choice.right for choice in choices)
    choices += _bad(moment, best, margin, Random(asked.id), _WRONG - wrong)  # noqa: S311 - repeatable on purpose
    choices.sort(key=lambda choice: choice.key)
    kind: Kind = "skat" if asked.kind == "skat" else "lead"
    question = Question(kind, kind, Line(f"puzzle-ask-{kind}", "word"), tuple(choices))
    return _named(puzzle_of(moment, question, source=asked.source), asked.id)


def _bad(moment: Moment, best: Any, margin: float, rng: Random, number: int) -> list[Choice]:  # noqa: ANN401
    """Return some answers that nobody gave, and that cost clearly more than an inaccuracy."""
    offers = [
        action
        for offer in moment.view.legal_actions()
        for action in ([offer.sample(rng) for _ in range(_TRIED)] if hasattr(offer, "sample") else (offer,))
        if COACH.kind(moment.view, action) is not None and action != best
    ]
    weighed = COACH.scales.weigh(moment.view, (best, *dict.fromkeys(offers)), _DEALS, rng) if number > 0 else None
    if weighed is None:
        return []
    gaps = [(action, *weighed.behind(action, best)) for action in weighed.actions[1:]]
    bad = [(action, gap, error) for action, gap, error in gaps if gap > max(_BAD * margin, SURE * error)]
    return [_choice(action, best, round(gap, 1), error) for action, gap, error in bad[:number]]


def _answered(action: Any, given: list[Priced], margin: float) -> Choice:  # noqa: ANN401
    judgement = given[0].judgement
    assert judgement is not None
    right = judgement.loss <= margin
    choice = _choice(action, judgement.best, round(judgement.loss, 1), judgement.error)
    refutation = () if right else choice.refutation
    return msgspec.structs.replace(
        choice, right=right, refutation=refutation, by=tuple(each.answer.by for each in given)
    )


def _choice(action: Any, best: Any, loss: float, error: float) -> Choice:  # noqa: ANN401
    costs = costs_line(COACH, action, best, loss, error)
    return Choice(
        COACH.spelled(action),
        COACH.named(action),
        cards=cards_of(action),
        refutation=(costs,),
        loss=loss,
        error=round(error, 1),
    )


# What declarations tell


def _situation(situation: deductions.Situation) -> Puzzle:
    """Return a situation: certain is what the book concludes; what it calls unknown is not."""
    state = deductions.state_of(situation, Random(situation.name))  # noqa: S311 - repeatable on purpose
    moment = moments_of(state)[-1]
    seat = parse_seat(situation.you)
    open_ones = [each for each in situation.deductions if each.is_open]
    certain = [each for each in situation.deductions if not each.is_open]
    false = [line for each in certain[:_WRONG] for line in _contrary(each, seat)]
    lines = [*((each.line, True) for each in certain), *((_holds(each.seat, each.cards), False) for each in open_ones)]
    lines += [(line, False) for line in false[: max(0, _WRONG - len(open_ones))]]
    Random(situation.name).shuffle(lines)  # noqa: S311 - repeatable on purpose
    choices = tuple(Choice(str(number), line, right) for number, (line, right) in enumerate(lines, start=1))
    question = Question("infer", "book", Line("puzzle-ask-infer", "word"), choices, "all")
    asked = Moment(moment.states, moment.acts, moment.step, seat)
    return _named(puzzle_of(asked, question, source=situation.source), situation.name)


def _holds(seat: str, cards: CardSet) -> Line:
    return Line("quiz-holds", "word", parse_seat(seat), cards={"cards": hand(cards)})


def _contrary(deduction: deductions.Deduction, you: Seat) -> Iterator[Line]:
    """Give what a deduction rules out: one tarok more, or that the third player holds the cards."""
    seat = parse_seat(deduction.seat)
    if deduction.cards == deductions.ALL_TAROKS:
        yield Line("quiz-taroks", "word", seat, values={"number": deduction.most + 1})
    elif deduction.least == len(deduction.cards):
        (other,) = {0, 1, 2} - {seat, you}
        yield _holds(SEAT_NAMES[other], deduction.cards)
    elif deduction.most == 0:
        yield _holds(deduction.seat, deduction.cards)
