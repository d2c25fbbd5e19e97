"""Golden deals: whole deals as text, chosen so that everything the books have a rule for happens in one of them.

The files are `tests/data/golden/<ruleset>/<theme>.txt`.  A file holds several deals, each of them a block:

    === title
    shows: what it was chosen for; …
    (the record)
    ---
    (what the engine makes of it: the facts, the payments by reason and rule, score, money and what is written)

When play or settlement changes on purpose, renew what stands below the lines and read the difference:

    TAROCK_RENEW_GOLDEN=1 pytest tests/koenigrufen/test_golden.py && git diff tests/data/golden
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen.facts import BySeat
from tarock.koenigrufen.ledger import ScoredPayment
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.as_json import points
from tarock.notation.koenigrufen.record import read as read_record
from tarock.notation.koenigrufen.sheet import sheet_of
from tarock.notation.koenigrufen.writer import record_of, write
from tarock.notation.syntax import split
from tarock.testing.koenigrufen.checks import check_end, check_record
from tarock.testing.koenigrufen.happenings import happenings, possible
from tests.koenigrufen.builders import every_book
from tests.koenigrufen.sheets import BOOKS, load

FOLDER: Final = Path(__file__).parents[1] / "data" / "golden"
RENEW: Final = "TAROCK_RENEW_GOLDEN"
FILES: Final = sorted(path for book in BOOKS for path in (FOLDER / book).glob("*.txt"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@dataclass(frozen=True)
class Golden:
    """One block of a file."""

    title: str
    shows: tuple[str, ...]
    record: str
    rendered: str

    @property
    def state(self) -> KoenigrufenState:
        return _state(self.record)

    def __str__(self) -> str:
        return f"=== {self.title}\nshows: {'; '.join(self.shows)}\n{self.record}---\n{self.rendered}"


@cache
def _state(record: str) -> KoenigrufenState:
    (deal,) = split(record)
    rules = next(tag.value for tag in deal.tags if tag.name == "Rules")
    return read_record(load(rules), deal).state


def read(path: Path) -> list[Golden]:
    return [_golden(block) for block in path.read_text("utf-8").split("=== ")[1:]]


def _golden(block: str) -> Golden:
    head, _, rendered = block.partition("---\n")
    title, shows, record = head.split("\n", 2)
    return Golden(title, tuple(shows.removeprefix("shows: ").split("; ")), record, rendered)


@every_file
def test_golden_deals_are_played_and_settled_as_they_always_were(path: Path) -> None:
    """All sections of the three books: the titles say what each deal shows."""
    goldens = read(path)
    again = [Golden(golden.title, golden.shows, golden.record, render(golden.state)) for golden in goldens]
    if os.environ.get(RENEW):
        path.write_text("".join(map(str, again)), "utf-8")
    for before, after in zip(goldens, again, strict=True):
        assert before.rendered.splitlines() == after.rendered.splitlines(), before.title


@every_file
def test_golden_records_and_sheets_can_be_read_back(path: Path) -> None:
    """`docs/formats.md`: writing what was read gives the same text, and a sheet settles like its record."""
    for golden in read(path):
        assert golden.record == write(record_of(golden.state)), golden.title
        check_record(golden.state)
        check_end(golden.state)


@every_file
def test_golden_deals_show_what_they_were_chosen_for(path: Path) -> None:
    """A deal that no longer shows it is no test of it."""
    for golden in read(path):
        assert path.parent.name == golden.state.ruleset.id, golden.title
        assert golden.state.is_over, golden.title
        assert not set(golden.shows) - happenings(golden.state), golden.title


@every_book
def test_everything_that_a_book_has_a_rule_for_happens_in_a_golden_deal(book: KoenigrufenRuleset) -> None:
    """Every game won and lost, every bonus, every level of kontra and every word of the auction."""
    shown: set[str] = set()
    for path in FILES:
        if path.parent.name == book.id:
            shown.update(*(happenings(golden.state) for golden in read(path)))
    assert not sorted(possible(book) - shown)


# What the engine makes of a record, as text


def render(state: KoenigrufenState) -> str:
    return "\n".join([*_settled(state), ""])


def _settled(state: KoenigrufenState) -> Iterator[str]:
    """What a deal came to and what was paid, the payments for the same thing on one line."""
    settlement = state.settlement
    yield f"sheet: {json.dumps(sheet_of(state.facts, state.ruleset.id))}"
    for (reason, rule, kontra), payments in groupby(settlement.payments, key=_for_what):
        doubled = f" ×{kontra}" if kontra > 1 else ""
        yield f"{reason}{doubled}: {', '.join(map(_payment, payments))} [{_rule_name(state.ruleset, rule)}]"
    yield f"score: {_amounts(settlement.score)}"
    yield f"money: {_amounts(settlement.money)}"
    if settlement.written is not None:
        yield f"written: {_amounts(settlement.written)}"


def _for_what(payment: ScoredPayment) -> tuple[str, str, int]:
    return payment.reason, payment.rule, payment.kontra


def _payment(payment: ScoredPayment) -> str:
    score = "" if payment.score == payment.points else f" (score {points(payment.score)})"
    return f"{SEAT_NAMES[payment.payer]}→{SEAT_NAMES[payment.payee]} {points(payment.points)}{score}"


def _amounts(amounts: BySeat) -> str:
    return " ".join(f"{SEAT_NAMES[seat]}={points(amount)}" for seat, amount in enumerate(amounts))


def _rule_name(ruleset: KoenigrufenRuleset, source: str) -> str:
    """Which rule of the ruleset a payment cites; its wording may change without a change of the game."""
    named = [(contract.id, contract.source) for contract in ruleset.contracts]
    named += [(bonus.id, bonus.source) for bonus in ruleset.bonuses]
    named += [(name, getattr(getattr(ruleset, name), "source", "")) for name in ruleset.__struct_fields__]
    return "/".join(name for name, cited in named if cited == source)
