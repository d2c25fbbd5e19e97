"""Find the fault: who has revoked, and in which trick; the referee proves it."""

from collections.abc import Iterator
from typing import Any, Final

from tarock.core.cards import SKUS, suit_of
from tarock.core.seats import Seat
from tarock.referee.finding import Finding
from tarock.referee.telling import told
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.moment import Moment
from tarock.school.puzzles.puzzle import Choice, Question
from tarock.telling.faults import fault_line
from tarock.telling.line import Line
from tarock.words.families import WORDS

MOST: Final = 4


def asked(moment: Moment) -> Iterator[Question]:
    """Give the question who has revoked, where the cards that were played prove it to somebody."""
    if not moment.state.is_settled:
        return
    findings = PUZZLERS[moment.family].findings(moment.state)
    if len(findings) != 1 or findings[0].moment.trick == 0 or not _can_be_known(findings[0]):
        return
    (finding,) = findings
    right = (finding.fault.seat, finding.moment.trick)
    others = [each for each in _not_followed(moment.state) if each != right]
    others.sort(key=lambda each: (each[0] != right[0], abs(each[1] - right[1])))
    if len(others) < MOST - 1:
        return
    listed = sorted((right, *others[: MOST - 1]), key=lambda each: (each[1], each[0]))
    choices = tuple(_choice(moment, finding, each, right=each == right) for each in listed)
    why = tuple(told(moment.family, finding, {finding.fault: 1}))
    yield Question("fault", "revoke", Line("puzzle-ask-fault", "word"), choices, why=why)


def _can_be_known(finding: Finding) -> bool:
    return any(when is not None for _, when in finding.known)


def _not_followed(state: Any) -> Iterator[tuple[Seat, int]]:  # noqa: ANN401
    """Give who did not follow suit, and in which trick: by right or by mistake."""
    for number, trick in enumerate(state.table.tricks, start=1):
        (_, led), *others = trick.plays
        for seat, card in others:
            if SKUS not in {led, card} and suit_of(card) != suit_of(led):
                yield seat, number


def _choice(moment: Moment, finding: Finding, who: tuple[Seat, int], *, right: bool) -> Choice:
    seat, trick = who
    when = Line("moment-trick", values={"trick": trick})
    line = fault_line(WORDS[moment.family].prefix, finding.fault.kind, (seat,), when)
    refutation = () if right else (Line("puzzle-no-fault", "word", seat, values={"trick": trick}),)
    return Choice(f"{seat}:{trick}", line, right, refutation=refutation)
