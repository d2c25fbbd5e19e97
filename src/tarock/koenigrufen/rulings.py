"""What a fault that was noticed comes to: a correction, a new deal, or Renonce, and what the others may decide.

Tournament sheet 10.3–10.6 and Mayr 2012, Renonce: play stops.  Book of 1900, §§ 10–11: the innocent side may throw the
cards together or play on for more (K-A21).
"""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import CardSet
from tarock.core.faults import Fault
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.tuples import with_added, with_removed
from tarock.koenigrufen import closing, corrections, ending, faults, irregularities, play
from tarock.koenigrufen.actions import (
    PLAY_ON,
    STOP,
    THROW_IN,
    Action,
    ClaimFault,
    Correct,
    Expose,
    PlayOn,
    Stop,
    Talk,
)
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.proceedings import Ruling, Verdict
from tarock.koenigrufen.reasons import Fact, Reason, refuse
from tarock.koenigrufen.table import Phase, Table

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState

Answer: TypeAlias = Correct | Stop | PlayOn


def punish(state: "KoenigrufenState", found: tuple[Fault, ...]) -> "KoenigrufenState":
    """Let the book's consequence follow for faults that were found together."""
    table = state.table
    if found[0].kind == "misdeal":
        kept = tuple(fault for fault in state.faults if fault.kind != "cards")
        return closing.redeal(replace(state, faults=kept))
    if corrections.is_correctable(table, found[0]):
        return _asked(state, Ruling("correct", found[0].seat))
    return _with_offenders(state, tuple(fault.seat for fault in found))


def misdeal(state: "KoenigrufenState", wrong: tuple[Fault, ...]) -> Fault:
    """Return the dealer's fault that some were dealt a wrong number of cards; it is put right by a new deal."""
    dealt = ", ".join(f"{SEAT_NAMES[fault.seat]} {fault.detail}" for fault in wrong if fault.kind == "cards")
    return Fault("misdeal", state.table.dealer, 0, wrong[0].moment, Fact.MISDEALT, dealt)


def is_dealt_again(table: Table, wrong: tuple[Fault, ...]) -> bool:
    """Tell whether a wrong number of cards is put right by a new deal: always, or before the first call (T-A46)."""
    if all(fault.kind != "cards" for fault in wrong):
        return False
    called = any(not isinstance(action, ClaimFault) for _, action in table.log)
    return table.ruleset.dealing.misdeal == "redeal" or not called


def _with_offenders(state: "KoenigrufenState", seats: tuple[Seat, ...]) -> "KoenigrufenState":
    table = state.table
    offenders = tuple(dict.fromkeys((*table.proceedings.offenders, *seats)))
    return replace(state, table=replace(table, proceedings=replace(table.proceedings, offenders=offenders)))


def _asked(state: "KoenigrufenState", ruling: Ruling) -> "KoenigrufenState":
    table = state.table
    return replace(state, table=replace(table, proceedings=replace(table.proceedings, ruling=ruling)))


def heed_offence(state: "KoenigrufenState") -> "KoenigrufenState":
    """Stop the play after a Renonce, or ask whether it goes on.

    What is owed depends on the game and on who plays with whom, so an auction and a call that are under way are
    finished first.
    """
    table = state.table
    proceedings = table.proceedings
    waits = table.phase in {Phase.AUCTION, Phase.CALLING, Phase.CLOSING, Phase.OVER}
    if not proceedings.offenders or proceedings.ruling is not None or waits:
        return state
    settled = irregularities.is_settled_by_book(state, ending.facts(state))
    if table.ruleset.renonce.stops == "at_once" or not settled:
        return closing.begin(state)
    return state if proceedings.plays_on else _asked(state, Ruling("play_on", _first_innocent(state)))


def _first_innocent(state: "KoenigrufenState") -> Seat:
    """Return who speaks for the innocent: the first of them after the offender."""
    table = state.table
    offenders = table.proceedings.offenders
    order = ((offenders[0] + step) % PLAYERS for step in range(1, PLAYERS))
    by_side = table.ruleset.renonce.pays == "side" and table.declarer is not None
    guilty = {ending.side_of(state, seat) for seat in offenders if by_side}
    return next(seat for seat in order if seat not in offenders and ending.side_of(state, seat) not in guilty)


# Answers


def answers(table: Table) -> tuple[Stop | PlayOn, ...]:
    """Return what may be answered to the question that is open, but for the cards of a correction."""
    ruling = table.proceedings.ruling
    return (STOP, PLAY_ON) if ruling is not None and ruling.question == "play_on" else ()


def answer(state: "KoenigrufenState", seat: Seat, action: Action) -> "KoenigrufenState":
    """Let the player who was asked answer."""
    table = state.table
    ruling = table.proceedings.ruling
    assert ruling is not None
    if isinstance(action, Correct) and ruling.question == "correct":
        return corrections.correct(state, seat, action)
    if not isinstance(action, Stop | PlayOn) or ruling.question != "play_on":
        refuse(table.ruleset, Reason.NO_SUCH_ANSWER)
    proceedings = replace(table.proceedings, ruling=None, plays_on=isinstance(action, PlayOn))
    after = replace(table, proceedings=proceedings, log=(*table.log, (seat, action)))
    state = replace(state, table=after)
    return state if proceedings.plays_on else closing.begin(state)


# What a player lets the others see or hear, and cards thrown together


def expose(state: "KoenigrufenState", seat: Seat, action: Expose) -> "KoenigrufenState":
    """Let a card be seen; whether it decides the game is the table's to judge (tournament sheet 10.1, 10.2)."""
    table = state.table
    _check_may_decide(table)
    if action.card not in state.hands[seat]:
        refuse(table.ruleset, Reason.NOT_IN_YOUR_HAND, CARD_NAMES[action.card])
    if action.card in table.shows[seat]:
        refuse(table.ruleset, Reason.NOTHING_TO_HIDE, CARD_NAMES[action.card])
    state = faults.commit(state, seat, Reason.EXPOSED, CARD_NAMES[action.card])
    lacks = with_removed(table.lacks, seat, play.refuted(table.lacks[seat], action.card))
    shows = with_added(table.shows, seat, CardSet.of(action.card))
    return replace(state, table=replace(table, shows=shows, lacks=lacks, log=(*table.log, (seat, action))))


def talk(state: "KoenigrufenState", seat: Seat, action: Talk) -> "KoenigrufenState":
    """Say what should not be said."""
    table = state.table
    _check_may_decide(table)
    state = faults.commit(state, seat, Reason.TALKED)
    return replace(state, table=replace(table, log=(*table.log, (seat, action))))


def may_decide(table: Table) -> bool:
    """Tell whether a word or a card can decide too much: with open hands the opponents even confer aloud (6.3, 6.4)."""
    return faults.is_possible(table, "exposed") and table.open_hands is None


def _check_may_decide(table: Table) -> None:
    """Refuse what no rule forbids."""
    if not may_decide(table):
        refuse(table.ruleset, Reason.NO_SUCH_FAULT)


def throw_in(state: "KoenigrufenState", seat: Seat) -> "KoenigrufenState":
    """Throw the cards together before a Renonce is proven, which is Renonce itself (tournament sheet 10.6)."""
    table = state.table
    if not faults.is_possible(table, "thrown_in"):
        refuse(table.ruleset, Reason.NO_SUCH_FAULT)
    state = faults.commit(state, seat, Reason.THROWN_IN)
    log = (*table.log, (seat, THROW_IN))
    verdict = Verdict(None, ClaimFault("renonce", seat), state.faults[-1:], len(log))
    proceedings = replace(table.proceedings, verdicts=(*table.proceedings.verdicts, verdict))
    state = replace(state, table=replace(table, proceedings=proceedings, log=log))
    return _with_offenders(state, (seat,))
