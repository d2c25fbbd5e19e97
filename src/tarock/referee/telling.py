"""The referee's findings in lines."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tarock.core.cards import CARD_NAMES
from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.danish.reasons import Reason
from tarock.koenigrufen.reasons import Fact
from tarock.notation.danish.items import parse_item
from tarock.referee.finding import Charge, Finding, Moment, Party
from tarock.telling.danish.items import declared
from tarock.telling.faults import fault_line
from tarock.telling.koenigrufen.phrases import bonus_name
from tarock.telling.line import Line, in_a_row
from tarock.telling.payments import party_name, sum_to
from tarock.words.families import WORDS
from tarock.words.passages import hyphenated

_ABOUT_DECLARATIONS: Final = {Reason.DECLARATION_FALSE, Reason.DECLARATION_MISSING, Reason.LAID_NOT_NAMED}


def told(family: str, finding: Finding, numbers: Mapping[Fault, int]) -> Iterator[Line]:
    """Give what a finding says: whose fault it is, what happened, who could know, what became of it, what is due.

    :param numbers: under which number each fault is listed.
    """
    fault, prefix = finding.fault, WORDS[family].prefix
    yield fault_line(prefix, fault.kind, (fault.seat,), _when(finding.moment))
    yield _fact(prefix, fault)
    yield from (_known(seats, when) for when, seats in _by_moment(finding.known))
    yield _fate(finding)
    if finding.corrected:
        yield Line("referee-corrected", "fault", seats={"name": (fault.seat,)})
    if finding.paid_with is not None:
        yield Line("referee-paid-with", "fault", values={"number": numbers[finding.paid_with]})
    hypothetical = "referee-not-due" if finding.fate == "stands" else "referee-if-claimed"
    for key, charges in (("referee-due", finding.due), (hypothetical, finding.would_cost)):
        if charges:
            parts = {"charges": (in_a_row(map(_charge, _summed(charges))),)}
            yield Line(key, "fault", parts=parts, values={"source": finding.source})


def _fact(prefix: str, fault: Fault) -> Line:
    """Return what exactly was wrong: declarations in words, cards by their names."""
    key, seats = f"{prefix}fact-{hyphenated(fault.reason.value)}", {"name": (fault.seat,)}
    tokens = fault.detail.split()
    if fault.reason in _ABOUT_DECLARATIONS:
        items = [parse_item(item.split()) for item in fault.detail.split(", ")]
        return Line(key, "fault", seats=seats, parts={"detail": (declared(items),)})
    if fault.reason is Fact.NOT_HELD:
        return Line(key, "fault", seats=seats, parts={"detail": (bonus_name(fault.detail),)})
    if tokens and set(tokens) <= set(CARD_NAMES):
        return Line(key, "fault", seats=seats, cards={"detail": tuple(tokens)})
    return Line(key, "fault", seats=seats, values={"detail": fault.detail})


def _when(moment: Moment) -> Line:
    values: dict[str, str | int] = {"trick": moment.trick} if moment.part == 1 else {}
    return Line(f"moment-{('before-play', 'trick', 'after-play')[moment.part]}", values=values)


def _by_moment(known: Iterable[tuple[Seat, Moment | None]]) -> list[tuple[Moment | None, list[Seat]]]:
    """Put together the seats that could know at the same moment, the earliest first."""
    moments: dict[Moment | None, list[Seat]] = {}
    for seat, when in known:
        moments.setdefault(when, []).append(seat)
    return sorted(moments.items(), key=lambda entry: (entry[0] is None, entry[0] or Moment(0)))


def _known(seats: Iterable[Seat], when: Moment | None) -> Line:
    names = {"names": tuple(seats)}
    if when is None:
        return Line("referee-never-known", "fault", seats=names)
    return Line("referee-known", "fault", seats=names, parts={"when": (_when(when),)})


def _fate(finding: Finding) -> Line:
    key = f"referee-{hyphenated(finding.fate)}"
    if finding.noticed is None:
        return Line("referee-mended" if finding.fate == "put_right" else key, "fault")
    parts = {"when": (_when(finding.noticed),)}
    if finding.noticed_by is None:
        return Line(key, "fault", parts=parts, values={"by": "nobody"})
    return Line(key, "fault", parts=parts, seats={"by": (finding.noticed_by,)})


def _summed(charges: Iterable[Charge]) -> Iterator[tuple[Party, Party, int | float]]:
    """Put together what one pays another, in the order in which that first came."""
    sums: dict[tuple[Party, Party], int | float] = {}
    for charge in charges:
        pair = charge.payer, charge.payee
        sums[pair] = sums.get(pair, 0) + charge.points
    for (payer, payee), points in sums.items():
        yield payer, payee, int(points) if points == int(points) else points


def _charge(paid: tuple[Party, Party, int | float]) -> Line:
    payer, payee, points = paid
    parts = {"payer": (party_name(payer),), "sum": (sum_to(str(points), payee),)}
    return Line("referee-charge", parts=parts)
