"""The endgames of the books: each line as it was played, and what each side can force."""

from typing import Any

import pytest

from tarock.core.cards import SKUS
from tarock.core.seats import SEAT_NAMES
from tarock.danish.actions import CLAIM, DEMAND, Name, Play
from tarock.danish.state import DanishState
from tarock.notation.cards import parse_card, parse_seat, parse_suit
from tarock.notation.danish.as_json import outcome, replay_json
from tarock.notation.danish.writer import record_of
from tarock.notation.record import dumps, loads
from tests.cases.books import book, card_set, position, read_case_file
from tests.cases.solver import can_force, goal

POSITIONS = {case["id"]: case for case in read_case_file("danish-endgames.json")["positions"]}


LINES = [
    pytest.param(case, line, id=f"{case['id']}-{line['name']}") for case in POSITIONS.values() for line in case["lines"]
]
CLAIMS = [pytest.param(case, claim, id=claim["id"]) for case in POSITIONS.values() for claim in case["claims"]]


def play_trick(state: DanishState, trick: dict[str, Any], *, demand_late: bool = False) -> DanishState:
    """Play one trick of a line; a demand comes before the lead, or else with the demander's own card."""
    demander = parse_seat(trick["demand"]) if "demand" in trick else None
    if demander is not None and not demand_late:
        state = state.apply(demander, DEMAND)
    for card in map(parse_card, trick["cards"]):
        assert state.turn is not None
        seat = state.turn
        led = state.table.trick is not None and not state.table.trick.plays
        if demander == seat and demand_late:
            state = state.apply(seat, DEMAND)
        if "baptised" in trick and seat == parse_seat(trick["baptised"]["by"]):
            state = state.apply(seat, CLAIM).apply(seat, Name(parse_suit(trick["baptised"]["as"])))
        named = parse_suit(trick["named"]) if card == SKUS and led else None
        state = state.apply(seat, Play(card, named))
    return state


def play_line(
    case: dict[str, Any], line: dict[str, Any], tricks: int = 25, *, demand_late: bool = False
) -> DanishState:
    state = position(book(case["ruleset"]), case["hands"], case["trick"], line["leader"])
    for trick in line["tricks"][:tricks]:
        assert state.turn == parse_seat(trick["leader"])
        assert state.table.trick is not None
        assert state.table.trick.number == trick["n"]
        state = play_trick(state, trick, demand_late=demand_late)
    return state


def comes_after_the_lead(case: dict[str, Any], trick: dict[str, Any]) -> bool:
    """Tell whether the demander could also have waited for his own card: the holder plays after him."""
    order = [SEAT_NAMES[(parse_seat(trick["leader"]) + place) % 3] for place in range(3)]
    holder = next(seat for seat, hand in case["hands"].items() if "X" in hand)
    return order.index(trick["demand"]) < order.index(holder)


@pytest.mark.parametrize(("case", "line"), LINES)
def test_a_line_of_the_book_is_legal_and_ends_as_the_book_tells(case: dict[str, Any], line: dict[str, Any]) -> None:
    state = play_line(case, line)

    assert replay_json(state)["winners"] == [trick["winner"] for trick in line["tricks"]]
    assert state.is_over == line["complete"]
    assert _without_cups(outcome(state.table)) == line.get("outcome", [])


@pytest.mark.parametrize(("case", "line"), LINES)
def test_a_demand_may_also_come_with_the_demanders_own_card(case: dict[str, Any], line: dict[str, Any]) -> None:
    """B-17: until the holder has played (M-E2 and M-E5 with A leading)."""
    demands = [trick for trick in line["tricks"] if "demand" in trick]
    if all(comes_after_the_lead(case, trick) for trick in demands):
        late, early = play_line(case, line, demand_late=True), play_line(case, line)
        assert late.table.tricks == early.table.tricks
        assert outcome(late.table) == outcome(early.table)


@pytest.mark.parametrize(("case", "line"), LINES)
def test_the_lead_passes_on_from_a_bare_skus_only_where_the_book_tells(
    case: dict[str, Any], line: dict[str, Any]
) -> None:
    state = play_line(case, line)
    before = line["leader"]
    for trick, told in zip(state.table.tricks, line["tricks"], strict=True):
        assert (SEAT_NAMES[trick.leader] != before) == ("lead_passed" in told)
        assert told.get("lead_passed", before) == before
        before = told["winner"]


@pytest.mark.parametrize(("case", "line"), LINES)
def test_a_line_can_be_written_as_a_record_and_read_again(case: dict[str, Any], line: dict[str, Any]) -> None:
    state = play_line(case, line)
    text = dumps([record_of(state)])
    (record,) = loads(text, book)

    assert record.state == state
    assert dumps([record]) == text
    assert replay_json(state).keys() == {"ruleset", "complete", "winners", "outcome", "payments"}


@pytest.mark.parametrize(("case", "claim"), CLAIMS)
def test_the_position_of_a_claim_is_the_one_after_its_line(case: dict[str, Any], claim: dict[str, Any]) -> None:
    if "after" not in claim:
        assert claim["trick"] == case["trick"]
        return
    line = next(line for line in case["lines"] if line["name"] == claim["after"]["line"])
    tricks = claim["after"]["tricks"]
    state = play_line(case, line, tricks)
    won = state.table.tricks[-1].best()[0]

    assert state.hands == tuple(card_set(claim["hands"][seat]) for seat in "ABC")
    assert SEAT_NAMES[won] == claim["leader"]
    assert state.table.trick is not None
    assert state.table.trick.number == claim["trick"]


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(("case", "claim"), CLAIMS)
def test_what_the_book_claims_can_be_forced_or_not(case: dict[str, Any], claim: dict[str, Any], dealer: int) -> None:
    """All of them are small enough for an exhaustive search with the engine itself; none is left to a solver."""
    hands = claim.get("hands", case["hands"])
    state = position(book(claim["ruleset"]), hands, claim["trick"], claim["leader"], dealer)
    by = frozenset(map(parse_seat, claim["by"]))

    assert can_force(state, by, goal(claim["goal"]), demand=claim["demand"]) is claim["result"]


def _without_cups(said: list[str]) -> list[str]:
    return [" ".join(line.split()[:2]) for line in said]


# The rules of thumb that have no layout, each in one that fits it


def play_cards(state: DanishState, *tricks: str) -> list[str]:
    """Play tricks and return who won each."""
    for card in (parse_card(token) for trick in tricks for token in trick.split()):
        assert state.turn is not None
        state = state.apply(state.turn, Play(card))
    return [SEAT_NAMES[trick.best()[0]] for trick in state.table.tricks]


def test_the_skus_on_the_cavall_makes_the_knave_an_entry() -> None:
    """J-P2: Jensen 1989, Skusens anvendelse, l.571-572."""
    hands = {
        "A": ["HK", "HQ", "HC", "H2", "S3"],
        "B": ["HJ", "H8", "H9", "X", "S5"],
        "C": ["D1", "D2", "D3", "D4", "D5"],
    }
    state = position(book("danish-jensen-1989"), hands, 21, "A")

    assert play_cards(state, "HK H9 D5", "HQ H8 D4", "HC X D3", "H2 HJ D2") == ["A", "A", "A", "B"]


def test_ducking_with_the_skus_saves_both_the_one_and_the_king() -> None:
    """J-P3: Jensen 1989, Skusens anvendelse, l.574-577."""
    hands = {"A": ["HK", "H1", "X", "D4"], "B": ["HJ", "H2", "H7", "D1"], "C": ["HQ", "HC", "H5", "D3"]}
    state = position(book("danish-jensen-1989"), hands, 22, "B")

    assert play_cards(state, "HJ HQ X", "D3 D4 D1", "H2 H5 H1", "HK H7 HC") == ["C", "B", "A", "A"]
