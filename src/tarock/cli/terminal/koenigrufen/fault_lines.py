"""Table mode told to one of the players: what went wrong, who noticed, and what the others decide."""

from collections.abc import Iterator
from typing import assert_never

from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import (
    Agree,
    AtTable,
    ClaimFault,
    ClaimLost,
    Correct,
    Expose,
    PlayOn,
    Stop,
    Strike,
    Talk,
    ThrowIn,
)
from tarock.koenigrufen.proceedings import Ruling, Verdict
from tarock.koenigrufen.table import Table


def deed(seat: Seat, action: AtTable, wording: TableWords) -> str:
    """Return what somebody does that only table mode knows."""
    match action:
        case ClaimFault():
            return wording.told("claims-fault", seat, whose=_whose(action.seat, wording), fault=_fault(action, wording))
        case ClaimLost(item):
            return wording.told("claims-lost", seat, item=wording.bonus(item))
        case Correct(card):
            return wording.told("corrects", seat, card=wording.faces.plain(card))
        case Expose(card):
            return wording.told("exposes", seat, card=wording.faces.plain(card))
        case Talk():
            return wording.told("talks", seat)
        case ThrowIn():
            return wording.told("throws-in", seat)
        case Stop():
            return wording.told("stops", seat)
        case PlayOn():
            return wording.told("plays-on", seat)
        case Strike():
            return wording.told("strikes", seat)
        case Agree():
            return wording.told("agrees", seat)
        case _:
            assert_never(action)


def _whose(seat: Seat, wording: TableWords) -> str:
    return wording("of-you") if seat == wording.you else wording("of-other", name=wording.names[seat])


def _fault(claim: ClaimFault, wording: TableWords) -> str:
    return wording.words(f"k-fault-{claim.kind}", trick=claim.trick or 0)


def consequences(before: Table, after: Table, wording: TableWords) -> Iterator[str]:
    """Tell what an act led to: verdicts, who has played Renonce, a question, a new deal."""
    for verdict in after.proceedings.verdicts[len(before.proceedings.verdicts) :]:
        yield from _verdict(verdict, wording)
    if after.proceedings.offenders != before.proceedings.offenders:
        names = wording.listed(wording.name(seat) for seat in after.proceedings.offenders)
        yield wording.words("k-told-offenders", names=names)
    ruling = after.proceedings.ruling
    if ruling is not None and ruling != before.proceedings.ruling:
        yield _question(ruling, wording)
    if after.proceedings.redealt:
        yield wording.words("k-told-redealt")


def _verdict(verdict: Verdict, wording: TableWords) -> Iterator[str]:
    """Tell a verdict; cards thrown together speak for themselves."""
    if verdict.claimant is not None:
        yield wording.words("k-told-upheld" if verdict.is_upheld else "k-told-not-upheld")
    elif verdict.claim.kind == "cards":
        found = dict.fromkeys(wording.name(fault.seat) for fault in verdict.faults)
        yield wording.words("k-told-wrong-number", names=wording.listed(found))


def _question(ruling: Ruling, wording: TableWords) -> str:
    message = "k-asked-play-on" if ruling.question == "play_on" else "k-asked-correct"
    return wording.words(message, name=wording.name(ruling.seat))
