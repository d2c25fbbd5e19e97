"""What the tests of table mode share: deals in which people err, and what is paid for it."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.tuples import with_added, with_removed
from tarock.danish.actions import AGREE, MOVE_CUPS, Action, Declare, Lay
from tarock.danish.declarations import Laid
from tarock.danish.declaring import due
from tarock.danish.events import Cup, Cups, Void
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.history import history
from tarock.danish.ledger import Party
from tarock.danish.proceedings import NO_PROCEEDINGS, Ruling, Verdict
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tests.danish.builders import DEALER_C, after, cards, filled_up, laid, played_to

FUNDED = Cups(60, 60)
FINES = {*FAULTS, "repaid"}


def at_table(
    book: DanishRuleset, *hands: str, seating: Seating = DEALER_C, cups: Cups = FUNDED, moves_cups: bool = True
) -> DanishState:
    """Return a deal in table mode before the skat; the dealer has moved the cups where he must."""
    state = start(book, seating, filled_up(seating, *hands), cups, mode=Mode.TABLE)
    return state.apply(seating.dealer, MOVE_CUPS) if moves_cups and book.fines.cups_not_moved else state


def miscounted(state: DanishState, giver: Seat, taker: Seat, tokens: str) -> DanishState:
    """Begin the deal again with some cards in the wrong hand."""
    moved = cards(tokens)
    assert moved <= state.hands[giver]
    hands = with_added(with_removed(state.hands, giver, moved), taker, moved)
    table = state.table
    again = start(table.ruleset, table.seating, hands, table.cups, mode=Mode.TABLE)
    return again.apply(table.seating.dealer, MOVE_CUPS) if table.proceedings.cups_moved else again


def declared(state: DanishState) -> DanishState:
    """Let everybody declare what he must, but name no laid card: who has laid wrongly does not tell."""
    while state.phase is Phase.DECLARING:
        assert state.turn is not None
        state = declared_by_next(state)
    return state


def declared_by_next(state: DanishState) -> DanishState:
    assert state.turn is not None
    items = due(state, state.turn)
    return state.apply(state.turn, Declare(tuple(item for item in items if not isinstance(item, Laid))))


def in_play(book: DanishRuleset, *hands: str, seating: Seating = DEALER_C, skat: str = "") -> DanishState:
    """Return a deal in table mode in which forehand has to lead and nothing has gone wrong so far."""
    return declared(laid(at_table(book, *hands, seating=seating), skat))


def played_out(state: DanishState) -> DanishState:
    """Play by the rules up to the last trick, before anybody has agreed to settle."""
    return played_to(declared(state), 26)


def agreed(state: DanishState) -> DanishState:
    """Let everybody agree to settle."""
    while not state.is_over:
        assert state.turn is not None
        state = state.apply(state.turn, AGREE)
    return state


def accepted(state: DanishState) -> DanishState:
    """Let everybody who is asked play on."""
    while state.table.proceedings.ruling is not None:
        assert state.turn is not None
        state = after(state, f"{SEAT_NAMES[state.turn]} accepts")
    return state


# What has come of it


def paid(state: DanishState, *reasons: str) -> dict[str, int]:
    """Return what everybody and the cups have got or given for some reasons, such as a fault."""
    sums: Counter[str] = Counter()
    for payment in state.settlement.payments:
        if payment.reason in reasons:
            sums[_name(payment.payer)] -= payment.points
            sums[_name(payment.payee)] += payment.points
    return {party: points for party, points in sums.items() if points}


def _name(party: Party) -> str:
    return party.value if isinstance(party, Cup) else SEAT_NAMES[party]


def fine_of(seat: Seat, each_cup: int) -> dict[str, int]:
    """Return a fine into both cups as :func:`paid` gives it."""
    return {SEAT_NAMES[seat]: -2 * each_cup, "king": each_cup, "pagat": each_cup}


def fined(state: DanishState) -> dict[str, int]:
    """Return all that was paid for faults."""
    return paid(state, *FINES)


def reasons(state: DanishState) -> set[str]:
    return {payment.reason for payment in state.settlement.payments}


def is_void(state: DanishState) -> bool:
    """Tell whether a deal was stopped: then nothing is paid for its end (B-34)."""
    void = Void() in state.table.events
    assert not void or state.is_over
    assert not void or not reasons(state) & {"last_trick", "ultimo", "bagud", "nolo", "tout", "count"}
    return void


def asked(state: DanishState) -> tuple[str, str]:
    """Return what is asked and who must answer, in turn."""
    ruling: Ruling | None = state.table.proceedings.ruling
    return ("", "") if ruling is None else (ruling.question, " ".join(SEAT_NAMES[seat] for seat in ruling.waiting))


def verdict(state: DanishState) -> Verdict:
    """Return the last claim and how it was judged."""
    return state.table.proceedings.verdicts[-1]


def kinds(state: DanishState) -> list[str]:
    """Return the faults that were committed, in the order of time."""
    return [fault.kind for fault in state.faults]


# Told again


def replayed(state: DanishState) -> DanishState:
    """Play a deal again from its cards and its actions."""
    *_, last = history(state)
    return last


def act_of(state: DanishState, reason: Reason) -> tuple[DanishState, Seat, Action]:
    """Return the state before a fault was committed, by whom, and the act itself."""
    for before, then in pairwise(history(state)):
        if len(then.faults) > len(before.faults) and then.faults[len(before.faults)].reason is reason:
            if len(then.lays) > len(before.lays):
                return before, then.table.seating.dealer, Lay(then.skat)
            return before, *then.table.log[-1]
    raise LookupError(reason)


def strict(state: DanishState) -> DanishState:
    """Return the same state in strict mode."""
    return replace(state, table=replace(state.table, mode=Mode.STRICT, proceedings=NO_PROCEEDINGS), faults=())
