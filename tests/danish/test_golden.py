"""Golden deals: whole deals as text, chosen so that everything the books have a rule for happens in one of them.

The files are `tests/data/golden/<ruleset>-<theme>.txt`.  A file holds several deals, each of them a block:

    === title
    shows: what it was chosen for; …
    (the record)
    ---
    (what the engine makes of it: payments, net and cups; where the title ends in "state by state", also
    every state with what each seat sees and may do, and what has been paid so far)

When play or settlement changes on purpose, renew what stands below the lines and read the difference:

    TAROCK_RENEW_GOLDEN=1 pytest tests/danish/test_golden.py && git diff tests/data/golden
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Lay
from tarock.danish.events import Counted, Cup, Void
from tarock.danish.ledger import DanishPayment, Party
from tarock.danish.legal import Offer
from tarock.danish.rules import DanishRuleset
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tarock.notation.cards import format_card, format_hand
from tarock.notation.danish.as_json import outcome
from tarock.notation.danish.record import DanishRecord
from tarock.notation.danish.result import format_result
from tarock.notation.danish.statements import format_claim
from tarock.notation.danish.writer import record_of
from tarock.notation.record import dumps, loads
from tarock.rulesets import load_danish
from tarock.testing import happenings, possible
from tarock.testing.danish.properties import check_record, check_sheet
from tests.danish.builders import either_book, spell

FOLDER: Final = Path(__file__).parents[1] / "data" / "golden"
RENEW: Final = "TAROCK_RENEW_GOLDEN"
EVERY_STATE: Final = "state by state"


@dataclass(frozen=True)
class Golden:
    """One block of a file."""

    title: str
    shows: tuple[str, ...]
    record: str
    rendered: str

    @property
    def state(self) -> DanishState:
        return _state(self.record)

    def __str__(self) -> str:
        return f"=== {self.title}\nshows: {'; '.join(self.shows)}\n{self.record}---\n{self.rendered}"


@cache
def _state(record: str) -> DanishState:
    (read_back,) = loads(record, load_danish)
    assert isinstance(read_back, DanishRecord)
    return read_back.state


def read(path: Path) -> list[Golden]:
    blocks = path.read_text("utf-8").split("=== ")[1:]
    return [_golden(block) for block in blocks]


def _golden(block: str) -> Golden:
    head, _, rendered = block.partition("---\n")
    title, shows, record = head.split("\n", 2)
    return Golden(title, tuple(shows.removeprefix("shows: ").split("; ")), record, rendered)


FILES: Final = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_deals_are_played_and_settled_as_they_always_were(path: Path) -> None:
    """Both books, all sections: the titles say what each deal shows."""
    goldens = read(path)
    again = [
        Golden(golden.title, golden.shows, golden.record, render(golden.state, golden.title)) for golden in goldens
    ]
    if os.environ.get(RENEW):
        path.write_text("".join(map(str, again)), "utf-8")
    for before, after in zip(goldens, again, strict=True):
        assert before.rendered.splitlines() == after.rendered.splitlines(), before.title


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_records_and_sheets_can_be_read_back(path: Path) -> None:
    """`docs/formats.md`: writing what was read gives the same text, and a sheet settles like its record."""
    for golden in read(path):
        assert golden.record == dumps([record_of(golden.state)]), golden.title
        check_record(golden.state)
        check_sheet(golden.state)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_deals_show_what_they_were_chosen_for(path: Path) -> None:
    """A deal that no longer shows it is no test of it."""
    for golden in read(path):
        assert path.name.startswith(golden.state.ruleset.id), golden.title
        assert not set(golden.shows) - happenings(golden.state), golden.title


@either_book
def test_everything_that_a_book_has_a_rule_for_happens_in_a_golden_deal(book: DanishRuleset) -> None:
    """Declarations, the skat, every right around the skus, every outcome, payment and band of the count."""
    shown: set[str] = set()
    for path in FILES:
        if path.name.startswith(book.id):
            shown.update(*(happenings(golden.state) for golden in read(path)))
    assert not sorted(possible(book) - shown)


# What the engine makes of a record, as text


def render(state: DanishState, title: str) -> str:
    lines = [*_states(state)] if title.endswith(EVERY_STATE) else []
    return "\n".join([*lines, *_settlement(state), ""])


def _states(state: DanishState) -> Iterator[str]:
    table = state.table
    now = start(table.ruleset, table.seating, state.dealt, table.cups)
    yield from _one_state("start", now)
    if state.skat:
        now = now.apply(table.seating.dealer, Lay(state.skat))
        yield from _one_state(f"{SEAT_NAMES[table.seating.dealer]} lays {format_hand(state.skat)}", now)
    for seat, action in table.log:
        now = now.apply(seat, action)
        yield from _one_state(f"{SEAT_NAMES[seat]} {spell(action)}", now)


def _one_state(what: str, state: DanishState) -> Iterator[str]:
    trick = state.table.trick
    where = state.phase.value if trick is None else f"trick {trick.number} {' '.join(map(format_card, trick.cards))}"
    turn = "" if state.turn is None else f", turn {SEAT_NAMES[state.turn]}"
    yield f"> {what}: {where.rstrip()}{turn}{''.join(_known(state))}; {format_result(state.settlement)}"
    for seat in state.table.seating.at_table:
        yield _one_seat(state, seat)


def _known(state: DanishState) -> Iterator[str]:
    """What everybody knows beside the cards that have fallen."""
    table = state.table
    if table.trick is not None and table.trick.right.name != "NONE":
        yield f", right {table.trick.right.name.lower()}"
    for seat in table.seating.active:
        if table.lacks[seat]:
            yield f", {SEAT_NAMES[seat]} lacks {_suits(format_hand(table.lacks[seat]))}"
        if table.shows[seat]:
            yield f", {SEAT_NAMES[seat]} shows {format_hand(table.shows[seat])}"
    if table.laid_taroks is not None:
        yield f", {table.laid_taroks} taroks laid"
    if table.demanded_by is not None:
        yield f", demanded by {SEAT_NAMES[table.demanded_by]}"


def _suits(cards: str) -> str:
    """Shorten cards to their suits: a lack is always of whole suits."""
    return "".join(dict.fromkeys(card[0] for card in cards.split()))


def _one_seat(state: DanishState, seat: Seat) -> str:
    """What a seat sees, what it may do, and what its view offers in vain."""
    view = state.view(seat)
    legal = state.legal_actions(seat)
    vain = [offer for offer in view.legal_actions() if offer not in legal]
    skat = f" / skat {format_hand(view.skat)}" if view.skat else ""
    may = f"; may {_offers(legal)}" if legal else ""
    return (
        f"{SEAT_NAMES[seat]} {format_hand(view.hand) or '-'}{skat}{may}{f'; in vain {_offers(vain)}' if vain else ''}"
    )


def _offers(offers: Iterable[Offer]) -> str:
    return " ".join(
        f"lays one of {len(offer)}" if isinstance(offer, SkatChoice) else spell(offer).replace("names ", "names-")
        for offer in offers
    )


def _settlement(state: DanishState) -> Iterator[str]:
    """How a deal ended and what was paid, the payments for the same thing on one line."""
    table = state.table
    stopped = "void" if Void() in table.events else "redeal"
    yield f"outcome: {', '.join(outcome(table)) or stopped}"
    for verdict in table.proceedings.verdicts:
        claimant = "the cards" if verdict.claimant is None else SEAT_NAMES[verdict.claimant]
        yield f"{claimant} {format_claim(verdict.claim)}: {'upheld' if verdict.is_upheld else 'not so'}"
    for event in table.events:
        if isinstance(event, Counted):
            yield f"count: {' '.join(f'{SEAT_NAMES[seat]}={points}' for seat, points in event.points)}"
    for (reason, rule), payments in groupby(state.settlement.payments, key=lambda each: (each.reason, each.rule)):
        yield f"{reason}: {', '.join(map(_payment, payments))} [{_rule_name(table.ruleset, rule)}]"
    yield format_result(state.settlement)


def _rule_name(ruleset: DanishRuleset, source: str) -> str:
    """Which rule of the ruleset a payment cites; its wording may change without a change of the game."""
    rules = {name: getattr(ruleset, name) for name in ruleset.__struct_fields__}
    rules |= {f"fines.{name}": getattr(ruleset.fines, name) for name in ruleset.fines.__struct_fields__}
    return next(name for name, rule in rules.items() if getattr(rule, "source", None) == source)


def _payment(payment: DanishPayment) -> str:
    return f"{_party(payment.payer)}→{_party(payment.payee)} {payment.points}"


def _party(party: Party) -> str:
    return party.value if isinstance(party, Cup) else SEAT_NAMES[party]
