"""Table mode of Königrufen in lines: what went wrong, who noticed, and what the others decide."""

from collections.abc import Iterator
from typing import assert_never

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import (
    Agree,
    ClaimFault,
    ClaimLost,
    Correct,
    Expose,
    InTableMode,
    PlayOn,
    RuleByHand,
    Stop,
    Strike,
    Talk,
    ThrowIn,
)
from tarock.koenigrufen.proceedings import Ruling, Verdict
from tarock.koenigrufen.table import Table
from tarock.telling.faults import found
from tarock.telling.koenigrufen.phrases import bonus_name
from tarock.telling.line import Line, tokens, whose
from tarock.telling.payments import parties
from tarock.words.passages import hyphenated


def deed(seat: Seat, action: InTableMode) -> Line:
    """Return what somebody does that only table mode knows."""
    match action:
        case ClaimFault():
            return claimed(seat, action)
        case ClaimLost(item):
            return Line("k-told-claims-lost", "word", seat=seat, parts={"item": (bonus_name(item),)})
        case Correct(card):
            return Line("k-told-corrects", "card", seat=seat, cards={"card": tokens((card,))})
        case Expose(card):
            return Line("k-told-exposes", "word", seat=seat, cards={"card": tokens((card,))})
        case Talk():
            return Line("k-told-talks", "word", seat=seat)
        case ThrowIn():
            return Line("k-told-throws-in", "word", seat=seat)
        case Stop():
            return Line("k-told-stops", "word", seat=seat)
        case PlayOn():
            return Line("k-told-plays-on", "word", seat=seat)
        case Strike():
            return Line("k-told-strikes", "word", seat=seat)
        case RuleByHand():
            return _ruled(seat, action)
        case Agree():
            return Line("k-told-agrees", "word", seat=seat)
        case _:
            assert_never(action)


def _ruled(seat: Seat, ruling: RuleByHand) -> Line:
    """Return what was decided by hand: written down by a player, or by somebody who does not sit there."""
    parts = parties(ruling.payer, ruling.payee)
    values: dict[str, str | int] = {"points": ruling.points, "why": ruling.why}
    if ruling.by:
        return Line("k-told-rules-from-outside", "word", parts=parts, values={**values, "by": ruling.by})
    return Line("k-told-rules", "word", seat=seat, parts=parts, values=values)


def claimed(seat: Seat, claim: ClaimFault) -> Line:
    """Return who points out what."""
    trick: dict[str, str | int] = {"trick": claim.trick or 0} if claim.kind == "renonce" else {}
    parts = {"whose": (whose(claim.seat),), "fault": (Line(f"k-fault-{claim.kind}", values=trick),)}
    return Line("k-told-claims-fault", "word", seat=seat, parts=parts)


def consequences(before: Table, after: Table) -> Iterator[Line]:
    """Give what an act led to: verdicts, who has played Renonce, a question, a new deal."""
    for verdict in after.proceedings.verdicts[len(before.proceedings.verdicts) :]:
        yield from judged(verdict)
    if after.proceedings.offenders != before.proceedings.offenders:
        yield Line("k-told-offenders", "consequence", seats={"names": after.proceedings.offenders})
    ruling = after.proceedings.ruling
    if ruling is not None and ruling != before.proceedings.ruling:
        yield question(ruling)
    if after.proceedings.redealt and not before.proceedings.redealt:
        yield Line("k-told-redealt", "consequence")


def judged(verdict: Verdict) -> Iterator[Line]:
    """Give how a claim was judged; cards thrown together speak for themselves."""
    if verdict.claimant is not None:
        yield Line("k-told-upheld" if verdict.is_upheld else "k-told-not-upheld", "consequence")
    elif verdict.claim.kind == "cards":
        seats = tuple(dict.fromkeys(fault.seat for fault in verdict.faults))
        yield Line("k-told-wrong-number", "consequence", seats={"names": seats})
    elif verdict.claim.kind == "bird":
        yield Line("k-fact-needs-bird", "consequence", seats={"name": (verdict.claim.seat,)})


def verdict_lines(verdict: Verdict) -> tuple[Line, ...]:
    """Return a verdict as it is kept in sight: who claimed what, how it was judged, and what was found."""
    claim = () if verdict.claimant is None else (claimed(verdict.claimant, verdict.claim),)
    return (*claim, *judged(verdict), *found("k-", verdict.faults))


def question(ruling: Ruling) -> Line:
    """Return what is to be decided, and by whom."""
    return Line(f"k-asked-{hyphenated(ruling.question)}", "consequence", seats={"name": (ruling.seat,)})
