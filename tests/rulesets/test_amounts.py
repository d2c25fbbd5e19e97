"""Every amount of a ruleset is data: change it in a house ruleset and the ledger changes, for that and nothing else."""

from collections import Counter
from typing import Any

import pytest

from tarock.core.cards import MOND, PAGAT, SKUS, Rank, rank_of
from tarock.core.seats import Seat
from tarock.danish.cards import COURTS, LAST_TRICK
from tarock.danish.events import Counted
from tarock.danish.fault_kinds import DEALERS_FAULTS, FAULTS
from tarock.danish.rules import DanishRuleset
from tarock.danish.settlement import Settlement
from tarock.danish.state import DanishState
from tarock.notation.danish.sheet import parse_sheet
from tarock.notation.record import loads
from tests.cases.books import BOOKS, book, read_case_file, read_text
from tests.rulesets.houses import MOLLER, house, switched, values

Json = Any

COUNT = ["count", {"A": 36, "B": 22, "C": 20}]
AMOUNTS: list[tuple[str, int, list[Json], str, dict[str, int]]] = [
    ("funding.each", 15, [["fund", "king"]], "fund", {"A": -15, "B": -15, "C": -15, "king": 45}),
    ("ante.each_cup", 7, [["ante"]], "ante", {"A": -14, "king": 7, "pagat": 7}),
    ("taroks.points", 12, [["declare", "B", "taroks", 11]], "taroks", {"A": -17, "B": 34, "C": -17}),
    ("taroks.step", 6, [["declare", "B", "taroks", 12]], "taroks", {"A": -22, "B": 44, "C": -22}),
    ("taroks.shortest", 9, [["declare", "B", "taroks", 10]], "taroks", {"A": -15, "B": 30, "C": -15}),
    ("matadors.points", 12, [["declare", "B", "matadors", 4]], "matadors", {"A": -17, "B": 34, "C": -17}),
    ("matadors.step", 6, [["declare", "B", "matadors", 5]], "matadors", {"A": -22, "B": 44, "C": -22}),
    ("matadors.shortest", 4, [["declare", "B", "matadors", 5]], "matadors", {"A": -15, "B": 30, "C": -15}),
    ("half.points", 6, [["declare", "B", "half", "S"]], "half", {"A": -6, "B": 12, "C": -6}),
    ("full.points", 11, [["declare", "B", "full", "kings"]], "full", {"A": -11, "B": 22, "C": -11}),
    ("overfull.points", 16, [["declare", "B", "overfull", "S"]], "overfull", {"A": -16, "B": 32, "C": -16}),
    ("lost_ultimo_card.to_each", 6, [["lost", "B", "king"]], "lost_king", {"A": 6, "B": -17, "C": 6, "king": 5}),
    ("lost_ultimo_card.to_cup", 9, [["lost", "B", "pagat"]], "lost_pagat", {"A": 5, "B": -19, "C": 5, "pagat": 9}),
    ("pagat_home.from_each", 6, [["pagat_home", "B"]], "pagat_home", {"A": -6, "B": 12, "C": -6}),
    ("last_trick.from_each", 25, [["last_trick", "B"]], "last_trick", {"A": -25, "B": 50, "C": -25}),
    ("ultimo.king", 50, [["ultimo", "B", "king"]], "ultimo", {"A": -50, "B": 200, "C": -50, "king": -100}),
    ("ultimo.pagat", 50, [["ultimo", "B", "pagat"]], "ultimo", {"A": -50, "B": 180, "C": -50, "pagat": -80}),
    ("bagud.king", 50, [["bagud", "B", "king"]], "bagud", {"A": 50, "B": -200, "C": 50, "king": 100}),
    ("bagud.pagat", 50, [["bagud", "B", "pagat"]], "bagud", {"A": 50, "B": -180, "C": 50, "pagat": 80}),
    ("nolo.from_each", 30, [["nolo", "B"]], "nolo", {"A": -30, "B": 60, "C": -30}),
    ("tout.from_each", 90, [["tout", "B"]], "tout", {"A": -90, "B": 360, "C": -90, "king": -100, "pagat": -80}),
    ("count.step", 4, [COUNT], "count", {"A": 12, "B": -4, "C": -8}),
    ("evening_end.counter", 45, [["close", {"A": 9, "B": 5, "C": 7}]], "close", {}),
]
FINED = {"false_declaration": [["declare", "B", "half", "S"]]}
PLAIN = {"version", "count.average"}
"""Numbers that are no amounts: the average follows from the values of the cards."""


def settled(ruleset: DanishRuleset, events: list[Json]) -> Settlement:
    sheet = {"dealer": "A", "forehand": "B", "middle": "C", "cups": {"king": 100, "pagat": 80}, "events": events}
    return parse_sheet(ruleset, sheet).settle()


def by_party(settlement: Settlement, reason: str) -> dict[str, int]:
    """Return what everybody got for one reason."""
    got = Counter[str]()
    for payment in settlement.payments:
        if payment.reason == reason:
            got[_name(payment.payer)] -= payment.points
            got[_name(payment.payee)] += payment.points
    return {name: points for name, points in got.items() if points}


def _name(party: object) -> str:
    return "ABC"[party] if isinstance(party, int) else str(party)


def other_payments(settlement: Settlement, reason: str) -> list[tuple[object, object, int, str]]:
    return [
        (payment.payer, payment.payee, payment.points, payment.reason)
        for payment in settlement.payments
        if payment.reason != reason
    ]


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize(
    ("path", "amount", "events", "reason", "got"), AMOUNTS[:-2], ids=[row[0] for row in AMOUNTS[:-2]]
)
def test_an_amount_of_the_house_is_what_is_paid(
    name: str, path: str, amount: int, events: list[Json], reason: str, got: dict[str, int]
) -> None:
    ruleset = switched(path, amount, name)
    settlement = settled(ruleset, events)

    assert by_party(settlement, reason) == got
    assert by_party(settled(book(name), events), reason) != got
    assert other_payments(settlement, reason) == other_payments(settled(book(name), events), reason)
    assert {payment.rule for payment in settlement.payments if payment.reason == reason} == {"Our House, house rule"}


def test_the_count_is_rounded_to_the_step_of_the_house() -> None:
    """36 is ten above the average: two and a half steps of four, and a half goes away from the average."""
    assert by_party(settled(switched("count.step", 4, "danish-jensen-1989"), [COUNT]), "count") == {
        "A": 12,
        "B": -4,
        "C": -8,
    }
    assert by_party(settled(book("danish-jensen-1989"), [COUNT]), "count") == {"A": 10, "B": -5, "C": -5}


def test_the_cups_are_shared_in_the_counters_of_the_house() -> None:
    """180 in counters of 45: one for each, and the fourth for whoever did worst (B-48)."""
    close = [["close", {"A": 9, "B": 5, "C": 7}]]

    assert by_party(settled(switched("evening_end.counter", 45), close), "close") == {
        "A": 45,
        "B": 90,
        "C": 45,
        "king": -100,
        "pagat": -80,
    }
    assert by_party(settled(book(MOLLER), close), "close") == {"A": 60, "B": 60, "C": 60, "king": -100, "pagat": -80}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fine_of_the_house_goes_into_both_cups(fault: str) -> None:
    declared = ["half", "S"] if fault == "false_declaration" else None
    offender = "A" if fault in DEALERS_FAULTS else "B"
    events = [*FINED.get(fault, []), ["fine", offender, fault, *([declared] if declared else [])]]
    settlement = settled(switched(f"fines.{fault}.each_cup", 33), events)

    assert by_party(settlement, fault) == {offender: -66, "king": 33, "pagat": 33}
    assert by_party(settled(book(MOLLER), events), fault) != by_party(settlement, fault)


def test_a_declaration_is_repaid_at_the_price_of_the_house() -> None:
    events = [["declare", "B", "half", "S"], ["fine", "B", "false_declaration", ["half", "S"]]]
    settlement = settled(switched("half.points", 8), events)

    assert by_party(settlement, "repaid") == {"A": 8, "B": -16, "C": 8}
    assert by_party(settlement, "half") == {"A": -8, "B": 16, "C": -8}


@pytest.mark.parametrize(("path", "shortest", "longest"), [("taroks", 9, 22), ("matadors", 4, 22)])
def test_a_sheet_may_declare_as_little_as_the_house_declares(path: str, shortest: int, longest: int) -> None:
    ruleset = switched(f"{path}.shortest", shortest)
    for number in range(shortest, longest + 1):
        assert settled(ruleset, [["declare", "A", path, number]]).payments
    with pytest.raises(ValueError, match=f"a whole number from {shortest} to 22, got {shortest - 1}"):
        settled(ruleset, [["declare", "A", path, shortest - 1]])


# What the cards count

VALUES = {
    "trick": ("[count]\naverage = 52\n[count.values]\ntrick = 4\n", 3),
    "king": ("[count]\naverage = 30\n[count.values]\nking = 7\n", 3),
    "queen": ("[count]\naverage = 30\n[count.values]\nqueen = 6\n", 3),
    "cavall": ("[count]\naverage = 30\n[count.values]\ncavall = 5\n", 3),
    "jack": ("[count]\naverage = 30\n[count.values]\njack = 4\n", 3),
    "t21": ("[count]\naverage = 27\n[count.values]\nt21 = 7\n", 3),
    "pagat": ("[count]\naverage = 27\n[count.values]\npagat = 7\n", 3),
    "skus": ("[count]\naverage = 27\n[count.values]\nskus = 7\n", 3),
}
COUNTED = [read_text(case["file"]) for case in read_case_file("danish-records.json") if "count" in case["expect"]]


def counts(state: DanishState) -> dict[Seat, int]:
    (counted,) = (event for event in state.table.events if isinstance(event, Counted))
    return dict(counted.points)


def piles(state: DanishState) -> dict[Seat, Counter[str]]:
    """Return what lies in each pile, by what it counts for."""
    table = state.table
    found: dict[Seat, Counter[str]] = {seat: Counter() for seat in table.seating.active}
    found[table.seating.dealer]["trick"] += 1
    for card in state.skat:
        found[table.seating.dealer][kind(card)] += 1
    for trick in table.tricks:
        winner, _ = trick.best()
        found[winner]["trick"] += 1
        for seat, card in trick.plays:
            owner = seat if card == SKUS and trick.number != LAST_TRICK else winner
            found[owner][kind(card)] += 1
    return found


def kind(card: int) -> str:
    special = {SKUS: "skus", MOND: "t21", PAGAT: "pagat"}
    courts = {Rank.KING: "king", Rank.QUEEN: "queen", Rank.CAVALL: "cavall", Rank.JACK: "jack"}
    if any(card in suit for suit in COURTS):
        return courts[rank_of(card)]
    return special.get(card, "")


@pytest.mark.parametrize("what", VALUES)
@pytest.mark.parametrize("text", COUNTED)
def test_cards_and_tricks_count_what_the_house_says(what: str, text: str) -> None:
    changes, more = VALUES[what]
    (before,) = loads(text, book)
    (after,) = loads(text, lambda name: house(changes, name))
    held = piles(before.state)

    assert counts(after.state) == {
        seat: points + more * held[seat][what] for seat, points in counts(before.state).items()
    }
    assert sum(counts(after.state).values()) == 3 * after.state.ruleset.count.average


def test_every_amount_of_a_ruleset_has_a_test() -> None:
    numbers = {
        path
        for path, value in values(book(MOLLER)).items()
        if isinstance(value, int) and not isinstance(value, bool) and "rotations" not in path
    }
    tested = {row[0] for row in AMOUNTS} | {f"fines.{fault}.each_cup" for fault in FAULTS}
    tested |= {f"count.values.{name}" for name in VALUES}

    assert numbers - tested == PLAIN | {"dealing.packet", "point_value.amount"}
    assert tested <= numbers
