"""Table mode of Danish Tarok in lines: what went wrong, who noticed, and what the others decide."""

from collections.abc import Iterator

from tarock.core.seats import Seat
from tarock.danish.actions import (
    Accept,
    Agree,
    ClaimFault,
    Correct,
    DealAgain,
    Draw,
    MoveCups,
    PassDeal,
    PlayOutOfTurn,
    Refuse,
    RuleByHand,
)
from tarock.danish.events import Void
from tarock.danish.proceedings import Ruling, Verdict
from tarock.danish.table import Phase, Table
from tarock.telling.faults import found
from tarock.telling.line import Line, tokens, whose
from tarock.telling.payments import parties
from tarock.words.passages import hyphenated

Deed = (
    PlayOutOfTurn | ClaimFault | Accept | Refuse | Correct | MoveCups | DealAgain | PassDeal | Draw | RuleByHand | Agree
)


def deed(seat: Seat, action: Deed) -> Line:
    """Return what somebody does that only table mode knows."""
    match action:
        case PlayOutOfTurn(card):
            return Line("play-told-out-of-turn", "card", seat=seat, cards={"card": tokens((card,))})
        case ClaimFault():
            return claimed(seat, action)
        case Draw(holder):
            return Line("play-told-draws", "word", seat=seat, parts={"whose": (whose(holder),)})
        case Accept(holding):
            return Line("play-told-accepts-holding" if holding else "play-told-accepts", "word", seat=seat)
        case Correct(card):
            return Line("play-told-corrects", "card", seat=seat, cards={"card": tokens((card,))})
        case Refuse():
            return Line("play-told-refuses", "word", seat=seat)
        case MoveCups():
            return Line("play-told-moves-cups", "word", seat=seat)
        case DealAgain():
            return Line("play-told-deals-again", "word", seat=seat)
        case PassDeal():
            return Line("play-told-passes-deal", "word", seat=seat)
        case RuleByHand():
            return _ruled(seat, action)
        case Agree():
            return Line("play-told-agrees", "word", seat=seat)


def _ruled(seat: Seat, ruling: RuleByHand) -> Line:
    """Return what was decided by hand: written down by a player, or by somebody who does not sit there."""
    parts = parties(ruling.payer, ruling.payee)
    values: dict[str, str | int] = {"points": ruling.points, "why": ruling.why}
    if ruling.by:
        return Line("play-told-rules-from-outside", "word", parts=parts, values={**values, "by": ruling.by})
    return Line("play-told-rules", "word", seat=seat, parts=parts, values=values)


def claimed(seat: Seat, claim: ClaimFault) -> Line:
    """Return who points out what."""
    trick: dict[str, str | int] = {"trick": claim.trick or 0} if claim.kind == "renonce" else {}
    fault = Line(f"play-fault-{claim.kind}", values=trick)
    parts = {"whose": (whose(claim.seat),), "fault": (fault,)}
    return Line("play-told-claims-fault", "word", seat=seat, parts=parts)


def went_on_from(before: Table, action: object) -> Table:
    """Return the table on which an act was done: one that puts a revoke right takes back what was played since."""
    ruling = before.proceedings.ruling
    if not isinstance(action, Correct) or ruling is None or ruling.before is None:
        return before
    return ruling.before


def consequences(before: Table, after: Table) -> Iterator[Line]:
    """Give what an act led to: a verdict, a question, a card held on the table, the skat laid anew, the end."""
    for verdict in after.proceedings.verdicts[len(before.proceedings.verdicts) :]:
        yield judged(verdict)
    ruling = after.proceedings.ruling
    if ruling is not None and not _is_asked(before, ruling):
        yield question(ruling)
    if len(after.events) < len(before.events) and after.phase is Phase.PLAY:
        yield Line("play-told-paid-back", "consequence")
    yield from _held(before, after)
    if before.phase is Phase.DECLARING and after.phase is Phase.SKAT:
        yield Line("play-told-put-right", "consequence")
    if Void() in after.events and Void() not in before.events:
        yield Line("play-told-void", "consequence")


def _is_asked(table: Table, ruling: Ruling) -> bool:
    """Tell whether something is being asked already, if only of others too."""
    asked = table.proceedings.ruling
    return asked is not None and asked.question == ruling.question


def judged(verdict: Verdict) -> Line:
    """Return how a claim was judged; a wrong number of cards shows by itself."""
    if verdict.claimant is None:
        seats = tuple(dict.fromkeys(fault.seat for fault in verdict.faults))
        return Line("play-told-wrong-number", "consequence", seats={"names": seats})
    return Line("play-told-upheld" if verdict.is_upheld else "play-told-not-upheld", "consequence")


def verdict_lines(verdict: Verdict) -> tuple[Line, ...]:
    """Return a verdict as it is kept in sight: who claimed what, how it was judged, and what was found."""
    claim = () if verdict.claimant is None else (claimed(verdict.claimant, verdict.claim),)
    return (*claim, judged(verdict), *found("", verdict.faults))


def question(ruling: Ruling) -> Line:
    """Return what is to be decided, and by whom."""
    return Line(f"play-asked-{hyphenated(ruling.question)}", "consequence", seats={"names": ruling.waiting})


def _held(before: Table, after: Table) -> Iterator[Line]:
    """Tell that a card that lay out of turn has been taken for played."""
    lying = before.proceedings.lying
    if lying is None or after.proceedings.lying is not None or lying.card not in after.played - before.played:
        return
    yield Line("play-told-held", "consequence", seat=lying.seat, cards={"card": tokens((lying.card,))})
