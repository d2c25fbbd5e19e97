"""Table mode told to one of the players: what went wrong, who noticed, and what the others decide."""

from tarock.cli.terminal.shared.wording import Wording
from tarock.core.seats import Seat
from tarock.danish.actions import (
    Accept,
    Agree,
    ClaimFault,
    DealAgain,
    Draw,
    MoveCups,
    PassDeal,
    PlayOutOfTurn,
    Refuse,
)
from tarock.danish.events import Void
from tarock.danish.proceedings import Ruling, Verdict
from tarock.danish.table import Phase, Table

Deed = PlayOutOfTurn | ClaimFault | Accept | Refuse | MoveCups | DealAgain | PassDeal | Draw | Agree


def deed(seat: Seat, action: Deed, wording: Wording) -> str:
    """Return what somebody does that only table mode knows."""
    match action:
        case PlayOutOfTurn(card):
            return wording.about("told-out-of-turn", seat, card=wording.faces.plain(card))
        case ClaimFault():
            return wording.about(
                "told-claims-fault", seat, whose=_whose(action.seat, wording), fault=_fault(action, wording)
            )
        case Draw(holder):
            return wording.about("told-draws", seat, whose=_whose(holder, wording))
        case Accept(holding):
            return wording.about("told-accepts-holding" if holding else "told-accepts", seat)
        case Refuse():
            return wording.about("told-refuses", seat)
        case MoveCups():
            return wording.about("told-moves-cups", seat)
        case DealAgain():
            return wording.about("told-deals-again", seat)
        case PassDeal():
            return wording.about("told-passes-deal", seat)
        case Agree():
            return wording.about("told-agrees", seat)


def _whose(seat: Seat, wording: Wording) -> str:
    return wording("of-you") if seat == wording.you else wording("of-other", name=wording.names[seat])


def _fault(claim: ClaimFault, wording: Wording) -> str:
    return wording(f"fault-{claim.kind}", trick=claim.trick or 0)


def consequences(before: Table, after: Table, wording: Wording) -> list[str]:
    """Return what an act led to: a verdict, a question, a card held on the table, the skat laid anew, the end."""
    said = [_verdict(verdict, wording) for verdict in after.proceedings.verdicts[len(before.proceedings.verdicts) :]]
    ruling = after.proceedings.ruling
    if ruling is not None and before.proceedings.ruling is None:
        said.append(_question(ruling, wording))
    said += _held(before, after, wording)
    if before.phase is Phase.DECLARING and after.phase is Phase.SKAT:
        said.append(wording("told-put-right"))
    if Void() in after.events:
        said.append(wording("told-void"))
    return said


def _verdict(verdict: Verdict, wording: Wording) -> str:
    if verdict.claimant is None:
        found = dict.fromkeys(wording.name(fault.seat) for fault in verdict.faults)
        return wording("told-wrong-number", names=wording.listed(found))
    return wording("told-upheld" if verdict.is_upheld else "told-not-upheld")


def _question(ruling: Ruling, wording: Wording) -> str:
    names = dict.fromkeys(wording.name(seat) for seat in ruling.waiting)
    return wording(f"asked-{ruling.question}", names=wording.listed(names))


def _held(before: Table, after: Table, wording: Wording) -> list[str]:
    """Tell that a card that lay out of turn has been taken for played."""
    lying = before.proceedings.lying
    if lying is None or after.proceedings.lying is not None or lying.card not in after.played - before.played:
        return []
    return [wording.about("told-held", lying.seat, card=wording.faces.plain(lying.card))]
