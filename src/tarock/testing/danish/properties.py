"""What holds in every state of every deal, whatever the book: cards, counts, money and texts.

Each check takes a state and raises :class:`CheckFailed` with what is wrong.
"""

import json
from itertools import pairwise

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import TarockError
from tarock.core.ledger import balance
from tarock.core.seats import SEAT_NAMES
from tarock.danish.cards import LAST_TRICK, PACK, SKUS_ALONE
from tarock.danish.declarations import Laid
from tarock.danish.events import Counted, Cup, Fined, Lost, PagatHomed, WentBagud, WonLast, WonNolo, WonTout, WonUltimo
from tarock.danish.seating import ACTIVE
from tarock.danish.state import DanishState
from tarock.notation.danish.sheet import parse_sheet, sheet_of
from tarock.notation.danish.writer import record_of
from tarock.notation.record import dumps, loads
from tarock.testing.danish.recount import ToldTrick, recounted_declarations, recounted_events, retold
from tarock.testing.danish.replaying import replayed
from tarock.testing.expecting import expect


def check_cards(state: DanishState) -> None:
    """All cards lie in the hands, the skat and the tricks, none of them twice."""
    lying = [CardSet.from_cards(trick.cards) for trick in state.table.all_tricks]
    number = 0
    cards = NO_CARDS
    for pile in (*state.hands, state.skat, *lying):
        number += len(pile)
        cards |= pile
    expect(number == len(cards), f"{number} cards lie in {len(cards)} different ones: a card is there twice")
    if not state.table.is_position:
        expect(cards == PACK, f"cards are missing: {PACK - cards!r}")


def check_count(state: DanishState) -> None:
    """The piles count three times the average: 78 points in the books (Jensen 1989, l.295-302; Møller, l.661-685)."""
    total = ACTIVE * state.ruleset.count.average
    for event in state.table.events:
        if isinstance(event, Counted):
            points = sum(points for _, points in event.points)
            expect(points == total, f"the piles count {points}, expected {total}: {event.points}")


def check_payments(state: DanishState) -> None:
    """Every payment is of something, from one party to another, for a reason and by a rule of the book."""
    short = state.ruleset.book.short
    for payment in state.settlement.payments:
        expect(payment.points > 0, f"a payment of nothing: {payment}")
        expect(payment.payer != payment.payee, f"a payment to oneself: {payment}")
        expect(payment.reason, f"a payment without a reason: {payment}")
        expect(payment.rule.strip(), f"a payment without a rule: {payment}")
        expect(payment.rule != f"{short}, ", f"a payment whose rule names no section: {payment}")


def check_balance(state: DanishState) -> None:
    """What the players win and what the cups gain is nothing in all, at every moment; no cup is overdrawn."""
    before, settlement = state.table.cups, state.settlement
    expect([seat for seat, _ in settlement.net] == list(state.table.seating.at_table), "net is not by seat")
    for seat, points in settlement.net:
        expect(points == balance(settlement.payments, seat), f"{SEAT_NAMES[seat]}: net and payments differ")
    for cup in Cup:
        gained = balance(settlement.payments, cup)
        expect(settlement.cups[cup] == before[cup] + gained, f"{cup} cup: contents and payments differ")
        expect(settlement.cups[cup] >= 0, f"the {cup} cup holds {settlement.cups[cup]}")
    change = settlement.cups.king + settlement.cups.pagat - before.king - before.pagat
    total = sum(points for _, points in settlement.net) + change
    expect(total == 0, f"net and change of the cups come to {total}")


def check_sheet(state: DanishState) -> None:
    """The sheet that a deal amounts to, written and read as JSON, is settled to the same payments."""
    sheet = json.loads(json.dumps(sheet_of(state)))
    expect(parse_sheet(state.ruleset, sheet).settle() == state.settlement, f"the sheet is settled differently: {sheet}")


def check_record(state: DanishState) -> None:
    """A record written and read gives the same state and the same text; inside a trick there is none.

    A fault may void a deal inside a trick, and such a deal is whole.
    """
    trick = state.table.trick
    if trick is not None and trick.plays and not state.is_over:
        try:
            dumps([record_of(state)])
        except TarockError:
            return
        expect(False, "a record was written inside a trick")  # noqa: FBT003 - reached only when nothing was refused
    text = dumps([record_of(state)])
    (record,) = loads(text, lambda _: state.ruleset)
    expect(record.state == state, f"the record was read as another state:\n{text}")
    expect(dumps([record]) == text, f"the record was written differently the second time:\n{text}")


def check_replay(state: DanishState) -> None:
    """The same cards and actions lead to the same state."""
    expect(replayed(state) == state, "the same cards and actions lead to another state")


def check_declarations(state: DanishState) -> None:
    """Everybody has declared what his cards demand and nothing else."""
    for seat in state.table.seating.active:
        items = state.table.declared[seat]
        if items is not None:
            said = {str(item) for item in items if not isinstance(item, Laid)}
            due = recounted_declarations(state, seat)
            expect(said == due, f"{SEAT_NAMES[seat]} declared {sorted(said)}, expected {sorted(due)}")


def check_tricks(state: DanishState) -> None:
    """Tricks, winners and leaders are those that the log tells, and so is all that is paid for the cards."""
    table = state.table
    told = retold(state)
    finished = [trick for trick in told if trick.is_finished]
    expect(len(finished) == len(table.tricks), f"{len(finished)} tricks in the log, {len(table.tricks)} on the table")
    for ours, theirs in zip(finished, table.tricks, strict=True):
        expect(tuple(ours.plays) == theirs.plays, f"trick {ours.number}: other cards in the log")
        expect(ours.winner() == theirs.best(), f"trick {ours.number}: won by {ours.winner()}, not {theirs.best()}")
    for before, after in pairwise(told):
        _check_lead(state, before, after)
    if table.is_position:
        return
    found = [event for event in table.events if isinstance(event, _OF_CARDS)]
    due = list(recounted_events(state, finished))
    expect(found == due, f"the cards came to {due}, not {found}")
    wrong = [event for event in table.events if isinstance(event, Fined)]
    expect(not wrong or table.demanded_by == wrong[0].seat, f"fined without a demand: {wrong}")


_OF_CARDS = (Lost, PagatHomed, WonLast, WonUltimo, WentBagud, WonNolo, WonTout, Counted)


def _check_lead(state: DanishState, before: ToldTrick, after: ToldTrick) -> None:
    """The winner leads to the next trick; in the last one his bare skus may have to wait (B-19)."""
    if not after.plays:
        return
    leader, _ = before.winner()
    bare_skus = after.held[leader] == SKUS_ALONE and after.number == LAST_TRICK
    if bare_skus and state.ruleset.last_skus.lead == "passes":
        leader = state.table.seating.after(leader)
    expect(after.leader == leader, f"trick {after.number}: {SEAT_NAMES[after.leader]} led, not {SEAT_NAMES[leader]}")
