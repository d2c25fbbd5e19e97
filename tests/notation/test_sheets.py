"""Settlement sheets: every event as it is written, and all that cannot be right."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarock.core.cards import SUITS
from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES
from tarock.danish.events import (
    Ante,
    Close,
    Counted,
    Cup,
    Cups,
    Declared,
    DeclaredCourts,
    DeclaredLength,
    Event,
    Fined,
    Fund,
    Lost,
    PagatHomed,
    Redealt,
    Repaid,
    Unfunded,
    Void,
    WentBagud,
    WonLast,
    WonNolo,
    WonTout,
    WonUltimo,
)
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.seating import Seating
from tarock.notation.danish.sheet import Sheet, format_event, parse_sheet, sheet_of
from tests.cases.books import book
from tests.notation.texts import JENSEN, RECORD, TAGS, read

MOLLER, JENSEN_1989 = book("danish-hjoerring"), book("danish-jensen-1989")
THREE = {"dealer": "A", "forehand": "B", "middle": "C"}
FOUR = {"dealer": "A", "forehand": "B", "middle": "D", "sitting_out": ["C"]}


def sheet(*events: object, **fields: object) -> dict[str, Any]:
    return {"ruleset": "danish-hjoerring", **THREE, "events": list(events), **fields}


def parsed(*events: object, **fields: object) -> Sheet:
    return parse_sheet(MOLLER, sheet(*events, **fields))


def refusal(data: object, ruleset: str = "danish-hjoerring") -> SheetError:
    """Return how a sheet is refused, when it is read or when it is settled."""
    with pytest.raises(SheetError) as caught:
        parse_sheet(book(ruleset), data).settle()
    return caught.value


# Reading and writing

seats = st.integers(0, 2)
cups = st.sampled_from(list(Cup))
lengths = st.builds(DeclaredLength, seats, st.sampled_from(["taroks", "matadors"]), st.integers(10, 22))
courts = st.builds(
    DeclaredCourts, seats, st.sampled_from(["half", "full", "overfull"]), st.sampled_from([None, *SUITS])
)
counts = st.tuples(st.integers(0, 39), st.integers(0, 39)).map(lambda two: (*two, 78 - sum(two)))


@st.composite
def fines(draw: st.DrawFn) -> Event:
    seat, fault = draw(seats), draw(st.sampled_from(FAULTS))
    if fault != "false_declaration":
        return Fined(seat, fault)
    return Fined(seat, fault, *draw(repaid_by(seat)))


@st.composite
def repayments(draw: st.DrawFn) -> Event:
    seat = draw(seats)
    return Repaid(seat, *draw(repaid_by(seat)))


def repaid_by(seat: int) -> st.SearchStrategy[tuple[Declared, Declared | None]]:
    """A declaration of a seat and perhaps another that was due instead of it."""
    own = st.one_of(lengths, courts).map(lambda declared: replace(declared, seat=seat))
    return st.tuples(own, st.one_of(st.none(), own))


EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(Fund, cups),
    st.just(Ante()),
    st.just(Void()),
    st.builds(Unfunded, seats, cups),
    st.builds(Redealt, seats),
    lengths,
    courts,
    st.builds(Lost, seats, cups),
    st.builds(PagatHomed, seats),
    fines(),
    repayments(),
    st.builds(WonLast, seats),
    st.builds(WonUltimo, seats, cups),
    st.builds(WentBagud, seats, cups),
    st.builds(WonNolo, seats),
    st.builds(WonTout, seats),
    counts.map(lambda points: Counted(tuple(enumerate(points)))),
    st.tuples(*[st.integers(-10_000, 10_000)] * 3).map(lambda points: Close(tuple(enumerate(points)))),
)


@given(EVENTS)
def test_every_event_reads_as_it_is_written(event: Event) -> None:
    written = json.loads(json.dumps(format_event(event)))

    assert parsed(written).events == (event,)


@given(st.lists(EVENTS, max_size=12), st.integers(0, 500), st.integers(0, 500))
def test_a_sheet_settles_without_creating_or_losing_a_point_or_is_refused(
    events: list[Event], king: int, pagat: int
) -> None:
    data = sheet(*map(format_event, events), cups={"king": king, "pagat": pagat})
    for ruleset in (MOLLER, JENSEN_1989):
        try:
            settlement = parse_sheet(ruleset, data).settle()
        except SheetError as error:
            assert error.field in {"events", "cups"}  # noqa: PT017 - most lists of events are no deal
            continue
        assert sum(points for _, points in settlement.net) + sum(settlement.cups[cup] for cup in Cup) == king + pagat
        assert min(settlement.cups[cup] for cup in Cup) >= 0


def test_funding_both_cups_is_two_events() -> None:
    assert parsed(["fund", "both"]).events == (Fund(Cup.KING), Fund(Cup.PAGAT))


@pytest.mark.parametrize("kind", ["half", "full", "overfull"])
@pytest.mark.parametrize("what", ["S", "H", "D", "C", "kings"])
def test_courts_are_declared_by_suit_or_as_kings(kind: str, what: str) -> None:
    (event,) = parsed(["declare", "B", kind, what]).events

    assert isinstance(event, DeclaredCourts)
    assert format_event(event) == ["declare", "B", kind, what]


@pytest.mark.parametrize(
    ("fields", "seating"),
    [
        ({}, Seating(0, 1, 2)),
        ({"dealer": "C", "forehand": "A", "middle": "B", "sitting_out": []}, Seating(2, 0, 1)),
        (FOUR, Seating(0, 1, 3, (2,))),
        ({"dealer": "B", "forehand": "D", "middle": "A", "sitting_out": ["C"]}, Seating(1, 3, 0, (2,))),
        ({**THREE, "middle": "E", "sitting_out": ["D", "C"]}, Seating(0, 1, 4, (3, 2))),
    ],
)
def test_seats_are_lettered_in_playing_order(fields: dict[str, object], seating: Seating) -> None:
    assert parsed(**fields).seating == seating


@pytest.mark.parametrize(
    ("fields", "held"),
    [
        ({}, Cups(0, 0)),
        ({"cups": {}}, Cups(0, 0)),
        ({"cups": {"pagat": 7}}, Cups(0, 7)),
        ({"cups": {"king": 85, "pagat": 70}}, Cups(85, 70)),
        ({"cups": {"king": 1_000_000_000}}, Cups(1_000_000_000, 0)),
    ],
)
def test_missing_cups_are_empty(fields: dict[str, object], held: Cups) -> None:
    assert parsed(**fields).cups == held


def test_the_ruleset_is_named_in_the_sheet_but_found_by_the_caller() -> None:
    assert parse_sheet(JENSEN_1989, sheet()).ruleset is JENSEN_1989
    assert parse_sheet(MOLLER, {**THREE, "events": []}).events == ()


def test_the_example_of_the_format_has_the_whole_vocabulary() -> None:
    """It shows the vocabulary, not one possible deal, so it reads and cannot be settled."""
    events = [
        ["fund", "both"], ["ante"],
        ["declare", "A", "taroks", 11], ["declare", "A", "matadors", 3],
        ["declare", "A", "half", "H"], ["declare", "B", "full", "kings"], ["declare", "D", "overfull", "S"],
        ["lost", "B", "king"], ["lost", "D", "pagat"], ["pagat_home", "D"],
        ["fine", "B", "revoke"], ["fine", "D", "wrong_demand"],
        ["last_trick", "D"], ["ultimo", "D", "king"], ["bagud", "A", "king"],
        ["nolo", "B"], ["tout", "A"],
        ["count", {"A": 19, "B": 31, "D": 28}],
    ]  # fmt: skip
    data = {"ruleset": "danish-jensen-1989", **FOUR, "cups": {"king": 85, "pagat": 70}, "events": events}

    assert len(parse_sheet(JENSEN_1989, data).events) == len(events) + 1
    assert refusal(data, "danish-jensen-1989").field == "events"


# Sheets of records


@pytest.mark.parametrize("text", [RECORD, JENSEN, TAGS, f"{TAGS}A redeal\n"])
def test_the_sheet_of_a_deal_is_plain_json_and_reads_back(text: str) -> None:
    state = read(text).state
    data = json.loads(json.dumps(sheet_of(state)))
    again = parse_sheet(state.ruleset, data)

    assert (again.seating, again.cups, again.events) == (state.table.seating, state.table.cups, state.table.events)


def test_the_sheet_of_a_deal_names_those_who_sit_out() -> None:
    assert "sitting_out" not in sheet_of(read(RECORD).state)
    text = TAGS.replace("[Cups", '[Sitting "D"]\n[Cups')
    assert sheet_of(read(text).state)["sitting_out"] == ["D"]


# What cannot be read: the field and the reason

WRONG: list[tuple[str, object, str, str]] = [
    # The sheet
    ("a list", [], "sheet", "expected an object, got []"),
    ("nothing", None, "sheet", "expected an object, got nothing"),
    ("a number", 5, "sheet", "expected an object, got 5"),
    (
        "unknown field",
        sheet(winner="A"),
        "sheet",
        "unknown field 'winner'; expected one of: ruleset, mode, dealer, forehand, middle",
    ),
    ("nameless field", sheet(**{"": 1}), "sheet", "unknown field ''"),
    ("endless field", sheet(**{"x" * 10_000: 1}), "sheet", "unknown field 'xxx"),
    ("field in capitals", sheet(Cups={}), "sheet", "unknown field 'Cups'"),
    # Seats
    ("no dealer", {"forehand": "B", "middle": "C", "events": []}, "dealer", 'expected a seat such as "A", got nothing'),
    ("no forehand", {"dealer": "B", "middle": "C", "events": []}, "forehand", "got nothing"),
    ("no middle", {"dealer": "B", "forehand": "C", "events": []}, "middle", "got nothing"),
    ("number as seat", sheet(dealer=0), "dealer", 'expected a seat such as "A", got 0'),
    ("list as seat", sheet(dealer=["A"]), "dealer", "got ['A']"),
    ("boolean as seat", sheet(forehand=True), "forehand", "got True"),
    ("small letter", sheet(dealer="a"), "dealer", "'a' is no seat; expected a letter from A to G"),
    ("empty seat", sheet(middle=""), "middle", "'' is no seat"),
    ("two letters", sheet(middle="AB"), "middle", "'AB' is no seat"),
    ("seat twice", sheet(middle="B"), "dealer, forehand, middle, sitting_out", "a seat is named twice"),
    ("sitter plays", sheet(sitting_out=["C"]), "dealer, forehand, middle, sitting_out", "a seat is named twice"),
    ("sitter twice", sheet(sitting_out=["D", "D"]), "dealer, forehand, middle, sitting_out", "a seat is named twice"),
    ("gap", sheet(sitting_out=["E"]), "dealer, forehand, middle, sitting_out", "4 players sit at A, B, C, D"),
    ("nobody at C", sheet(middle="D"), "dealer, forehand, middle, sitting_out", "3 players sit at A, B, C"),
    (
        "wrong order",
        sheet(forehand="C", middle="B"),
        "dealer, forehand, middle, sitting_out",
        "forehand comes before middle hand in playing order from the dealer",
    ),
    ("sitters as text", sheet(sitting_out="C"), "sitting_out", "expected a list, got 'C'"),
    ("sitters as object", sheet(sitting_out={"C": 1}), "sitting_out", "expected a list, got {'C': 1}"),
    ("number among sitters", sheet(sitting_out=[3]), "sitting_out", 'expected a seat such as "A", got 3'),
    # Cups
    ("cups as list", sheet(cups=[60, 60]), "cups", "expected an object, got [60, 60]"),
    ("no cups", sheet(cups=None), "cups", "expected an object, got nothing"),
    ("unknown cup", sheet(cups={"queen": 5}), "cups", "expected one of: king, pagat; got 'queen'"),
    ("negative cup", sheet(cups={"king": -5}), "cups.king", "expected a whole number from 0 to 1000000000, got -5"),
    ("fraction", sheet(cups={"king": 2.5}), "cups.king", "got 2.5"),
    ("whole float", sheet(cups={"pagat": 60.0}), "cups.pagat", "got 60.0"),
    ("text", sheet(cups={"pagat": "60"}), "cups.pagat", "got '60'"),
    ("boolean", sheet(cups={"pagat": True}), "cups.pagat", "got True"),
    ("null", sheet(cups={"pagat": None}), "cups.pagat", "got nothing"),
    ("NaN", sheet(cups={"king": float("nan")}), "cups.king", "got nan"),
    ("infinity", sheet(cups={"king": float("inf")}), "cups.king", "got inf"),
    ("too much", sheet(cups={"king": 10**9 + 1}), "cups.king", "got 1000000001"),
    ("far too much", sheet(cups={"king": 10**5000}), "cups.king", "got something too large to show"),
    # Events
    ("no events", THREE, "events", "expected a list, got nothing"),
    ("events as object", {**THREE, "events": {}}, "events", "expected a list, got {}"),
    ("events as text", {**THREE, "events": "ante"}, "events", "expected a list, got 'ante'"),
    ("event as text", sheet("ante"), "events[0]", "expected a list, got 'ante'"),
    ("event as object", sheet({"ante": 1}), "events[0]", "expected a list"),
    ("empty event", sheet(["ante"], []), "events[1]", 'expected an event such as ["ante"], got []'),
    ("number as event", sheet([1]), "events[0]", 'expected an event such as ["ante"], got [1]'),
    ("list as event", sheet([["ante"]]), "events[0]", "expected an event such as"),
    ("unknown event", sheet(["antee"]), "events[0]", "unknown event 'antee'; expected one of: fund, ante, unfunded"),
    ("long event", sheet(["x" * 10_000]), "events[0]", "unknown event 'xxxx"),
    ("too few words", sheet(["lost", "A"]), "events[0]", "lost takes 2 arguments, got 1"),
    ("too many words", sheet(["ante", "A"]), "events[0]", "ante takes 0 arguments, got 1"),
    ("fine without fault", sheet(["fine", "A"]), "events[0]", "fine takes 2–4 arguments, got 1"),
    ("event of no seat", sheet(["nolo", "X"]), "events[0] (nolo)", "'X' is no seat"),
    ("event of a number", sheet(["nolo", 1]), "events[0] (nolo)", 'expected a seat such as "A", got 1'),
    ("funded nothing", sheet(["fund", "all"]), "events[0] (fund)", "expected one of: king, pagat; got 'all'"),
    ("funded a list", sheet(["fund", ["king"]]), "events[0] (fund)", "expected one of: king, pagat"),
    ("lost a queen", sheet(["lost", "A", "queen"]), "events[0] (lost)", "got 'queen'"),
    ("lost nothing", sheet(["lost", "A", None]), "events[0] (lost)", "got nothing"),
    ("ultimo of both", sheet(["ultimo", "A", "both"]), "events[0] (ultimo)", "got 'both'"),
    # Declarations
    ("nine taroks", sheet(["declare", "A", "taroks", 9]), "events[0] (declare)", "a whole number from 10 to 22, got 9"),
    ("23 taroks", sheet(["declare", "A", "taroks", 23]), "events[0] (declare)", "from 10 to 22, got 23"),
    ("taroks by text", sheet(["declare", "A", "taroks", "10"]), "events[0] (declare)", "got '10'"),
    ("taroks by float", sheet(["declare", "A", "taroks", 10.0]), "events[0] (declare)", "got 10.0"),
    ("two matadors", sheet(["declare", "A", "matadors", 2]), "events[0] (declare)", "from 3 to 22, got 2"),
    ("true matadors", sheet(["declare", "A", "matadors", True]), "events[0] (declare)", "got True"),
    ("half taroks", sheet(["declare", "A", "half", "T"]), "events[0] (declare)", "taroks have no courts"),
    (
        "half nothing",
        sheet(["declare", "A", "half", "X"]),
        "events[0] (declare)",
        "'X' is no suit; expected one of: S, H, D, C, kings",
    ),
    (
        "half of a number",
        sheet(["declare", "A", "half", 1]),
        "events[0] (declare)",
        "expected taroks 10, matadors 3, half H",
    ),
    (
        "quarter",
        sheet(["declare", "A", "quarter", "H"]),
        "events[0] (declare)",
        "expected taroks 10, matadors 3, half H",
    ),
    ("list declared", sheet(["declare", "A", ["half"], "H"]), "events[0] (declare)", "expected taroks 10, matadors 3"),
    # Fines
    (
        "unknown fault",
        sheet(["fine", "A", "sneezing"]),
        "events[0] (fine)",
        "unknown fault 'sneezing'; expected one of: wrong_skat",
    ),
    ("list as fault", sheet(["fine", "A", []]), "events[0] (fine)", "unknown fault []"),
    (
        "false declaration of nothing",
        sheet(["fine", "A", "false_declaration"]),
        "events[0] (fine)",
        "false_declaration needs the declaration that is repaid",
    ),
    ("revoke repaid", sheet(["fine", "A", "revoke", ["half", "H"]]), "events[0] (fine)", "revoke repays nothing"),
    (
        "text repaid",
        sheet(["fine", "A", "false_declaration", "half"]),
        "events[0] (fine)",
        "expected a list, got 'half'",
    ),
    (
        "nine repaid",
        sheet(["fine", "A", "false_declaration", ["taroks", 9]]),
        "events[0] (fine)",
        "from 10 to 22, got 9",
    ),
    ("fine with five", sheet(["fine", "A", "revoke", [], [], []]), "events[0]", "fine takes 2–4 arguments, got 5"),
    ("nothing repaid", sheet(["repay", "A"]), "events[0]", "repay takes 2–3 arguments, got 1"),
    ("repaid by nobody", sheet(["repay", 1, ["half", "H"]]), "events[0] (repay)", 'expected a seat such as "A", got 1'),
    ("repaid a word", sheet(["repay", "A", "half"]), "events[0] (repay)", "expected a list, got 'half'"),
    ("due a word", sheet(["repay", "A", ["half", "H"], 5]), "events[0] (repay)", "expected a list, got 5"),
    ("due nine", sheet(["repay", "A", ["half", "H"], ["taroks", 9]]), "events[0] (repay)", "from 10 to 22, got 9"),
    # The count
    ("count as list", sheet(["count", [26, 26, 26]]), "events[0] (count)", "expected an object, got [26, 26, 26]"),
    ("counts of 77", sheet(["count", {"A": 25, "B": 26, "C": 26}]), "events[0] (count)", "add up to 77, expected 78"),
    ("two counts", sheet(["count", {"A": 52, "B": 26}]), "events[0] (count)", "expected points for A, B, C"),
    (
        "count of a sitter",
        {**FOUR, "events": [["count", {"A": 26, "B": 26, "C": 26}]]},
        "events[0] (count)",
        "expected points for A, B, D",
    ),
    (
        "four counts",
        sheet(["count", {"A": 26, "B": 26, "C": 26, "D": 0}]),
        "events[0] (count)",
        "expected points for A, B, C",
    ),
    ("count of nobody", sheet(["count", {"A": 26, "B": 26, "c": 26}]), "events[0] (count)", "'c' is no seat"),
    (
        "negative count",
        sheet(["count", {"A": -1, "B": 53, "C": 26}]),
        "events[0] (count).A",
        "expected a whole number from 0",
    ),
    ("half count", sheet(["count", {"A": 26.5, "B": 25.5, "C": 26}]), "events[0] (count).A", "got 26.5"),
    ("true count", sheet(["count", {"A": True, "B": 51, "C": 26}]), "events[0] (count).A", "got True"),
    # The end of the evening
    ("standings of two", sheet(["close", {"A": 1, "B": 2}]), "events[0] (close)", "expected points for A, B, C"),
    (
        "standings without the sitter",
        {**FOUR, "events": [["close", {"A": 1, "B": 2, "D": 3}]]},
        "events[0] (close)",
        "expected points for A, B, C, D",
    ),
    (
        "standings as text",
        sheet(["close", {"A": "1", "B": 2, "C": 3}]),
        "events[0] (close).A",
        "expected a whole number, got '1'",
    ),
    (
        "endless standings",
        sheet(["close", {"A": -(10**10), "B": 2, "C": 3}]),
        "events[0] (close).A",
        "expected a whole number",
    ),
]


@pytest.mark.parametrize(("data", "field", "message"), [pytest.param(*rest, id=name) for name, *rest in WRONG])
def test_a_sheet_that_cannot_be_read_is_refused_by_its_field(data: object, field: str, message: str) -> None:
    error = refusal(data)

    assert error.field == field
    assert message in error.message
    assert str(error) == f"{field}: {error.message}"
    assert len(str(error)) < 400


# What contradicts itself or the book

IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("two ultimos", sheet(["ultimo", "A", "king"], ["ultimo", "A", "pagat"]), "ultimo can happen only once"),
    ("two last tricks", sheet(["last_trick", "A"], ["last_trick", "A"]), "last_trick can happen only once"),
    ("two touts", sheet(["tout", "A"], ["tout", "A"]), "tout can happen only once"),
    ("two counts", sheet(*[["count", {"A": 26, "B": 26, "C": 26}]] * 2), "count can happen only once"),
    ("two closes", sheet(*[["close", {"A": 1, "B": 2, "C": 3}]] * 2), "close can happen only once"),
    (
        "ultimo of another",
        sheet(["last_trick", "A"], ["ultimo", "B", "king"]),
        "somebody else than the winner of the last",
    ),
    ("tout without the last trick", sheet(["tout", "A"], ["last_trick", "B"]), "a tout player wins the last trick too"),
    (
        "tout with another's ultimo",
        sheet(["tout", "A"], ["ultimo", "B", "king"]),
        "a tout player wins the last trick too",
    ),
    ("two nolos", sheet(["nolo", "A"], ["nolo", "B"]), "two players without a trick mean a tout of the third"),
    ("nolo and last trick", sheet(["nolo", "A"], ["last_trick", "A"]), "a nolo player wins no trick"),
    ("nolo and ultimo", sheet(["nolo", "A"], ["ultimo", "A", "pagat"]), "a nolo player wins no trick"),
    ("nolo and tout", sheet(["nolo", "A"], ["tout", "A"]), "a nolo player wins no trick"),
    ("bagud twice", sheet(["bagud", "A", "king"], ["bagud", "A", "pagat"]), "a player goes bagud only once"),
    (
        "bagud of the winner",
        sheet(["last_trick", "A"], ["bagud", "A", "king"]),
        "the winner of the last trick cannot go bagud",
    ),
    ("bagud of the tout", sheet(["tout", "A"], ["bagud", "A", "king"]), "the winner of the last trick cannot go bagud"),
    ("three baguds", sheet(*(["bagud", seat, "king"] for seat in "ABC")), "three players cannot all go bagud"),
    (
        "king over pagat",
        sheet(["ultimo", "A", "king"], ["bagud", "B", "pagat"]),
        "a king cannot win a trick that the pagat",
    ),
    (
        "pagat lost twice",
        sheet(["lost", "A", "pagat"], ["lost", "B", "pagat"]),
        "the pagat is lost, brought home or played",
    ),
    (
        "pagat lost and home",
        sheet(["lost", "A", "pagat"], ["pagat_home", "A"]),
        "the pagat is lost, brought home or played",
    ),
    ("pagat home and last", sheet(["pagat_home", "A"], ["ultimo", "A", "pagat"]), "the pagat is lost, brought home"),
    ("pagat bagud twice", sheet(["bagud", "A", "pagat"], ["bagud", "B", "pagat"]), "the pagat is lost, brought home"),
    ("five kings lost", sheet(*[["lost", "A", "king"]] * 5), "there are only four kings to lose"),
    (
        "four lost and one last",
        sheet(*[["lost", "A", "king"]] * 4, ["ultimo", "B", "king"]),
        "there are only four kings",
    ),
    (
        "repaid undeclared",
        sheet(["fine", "A", "false_declaration", ["half", "H"]]),
        "A repays a declaration that was not",
    ),
    (
        "repaid another's",
        sheet(["declare", "B", "half", "H"], ["fine", "A", "false_declaration", ["half", "H"]]),
        "A repays a declaration that was not declared",
    ),
    (
        "repaid another number",
        sheet(["declare", "A", "taroks", 11], ["fine", "A", "false_declaration", ["taroks", 10]]),
        "A repays a declaration that was not declared",
    ),
    (
        "repaid without a fine",
        sheet(["declare", "A", "half", "H"], ["repay", "A", ["half", "H"]]),
        "A repays without the fine on a false declaration",
    ),
    (
        "repaid with another fine",
        sheet(["declare", "A", "half", "H"], ["fine", "A", "revoke"], ["repay", "A", ["half", "H"]]),
        "A repays without the fine on a false declaration",
    ),
    (
        "repaid twice",
        sheet(
            ["declare", "A", "half", "H"],
            ["fine", "A", "false_declaration", ["half", "H"]],
            ["repay", "A", ["half", "H"]],
        ),
        "the same declaration is repaid twice",
    ),
    ("declared twice", sheet(*[["declare", "A", "half", "H"]] * 2), "the same declaration is written down twice"),
    (
        "redealt and declared",
        sheet(["redeal", "A"], ["declare", "A", "half", "H"]),
        "nothing is declared or played in a deal",
    ),
    ("redealt and played", sheet(["redeal", "A"], ["last_trick", "A"]), "nothing is declared or played in a deal"),
    (
        "redealt and counted",
        sheet(["redeal", "A"], ["count", {"A": 26, "B": 26, "C": 26}]),
        "nothing is declared or played",
    ),
    ("somebody else", sheet(["nolo", "D"]), "D is not at the table"),
    ("a sitter plays", {**FOUR, "events": [["nolo", "C"]]}, "C sits out this deal"),
    ("a sitter declares", {**FOUR, "events": [["declare", "C", "full", "S"]]}, "C sits out this deal"),
    ("a sitter is fined", {**FOUR, "events": [["fine", "C", "revoke"]]}, "C sits out this deal"),
    (
        "unfunded beside a bagud",
        sheet(["ultimo", "A", "king"], ["bagud", "B", "king"], ["unfunded", "C", "king"]),
        "the king cup was not funded again in this deal: a bagud replaced it",
    ),
]


@pytest.mark.parametrize(("data", "message"), [pytest.param(*rest, id=name) for name, *rest in IMPOSSIBLE])
@pytest.mark.parametrize("ruleset", ["danish-hjoerring", "danish-jensen-1989"])
def test_events_that_contradict_each_other_are_refused(data: dict[str, Any], message: str, ruleset: str) -> None:
    error = refusal(data, ruleset)

    assert error.field == "events"
    assert message in error.message


@pytest.mark.parametrize(("data", "message"), [pytest.param(*rest, id=name) for name, *rest in IMPOSSIBLE])
def test_the_order_of_contradicting_events_makes_no_difference(data: dict[str, Any], message: str) -> None:
    assert message in refusal({**data, "events": data["events"][::-1]}).message


@pytest.mark.parametrize("fault", ["declared_early", "out_of_turn", "cups_not_moved"])
def test_a_fine_that_the_book_does_not_know_is_refused(fault: str) -> None:
    """Jensen has no rule on declaring early, playing out of turn or moving the cups."""
    data = sheet(["fine", "A", fault])

    assert refusal(data, "danish-jensen-1989").message == f"Jensen 1989 sets no fine on {fault}"
    assert parse_sheet(MOLLER, data).settle().payments


def test_an_empty_cup_that_should_pay_is_named() -> None:
    """Count 30/24/24 leaves five to be paid by the pagat cup (Jensen 1989, l.295-321); it holds nothing."""
    error = refusal(sheet(["count", {"A": 30, "B": 24, "C": 24}]), "danish-jensen-1989")

    assert (error.field, error.message) == ("cups", "the pagat cup holds 0 and cannot pay 5")


def test_a_sitter_may_have_failed_to_fund() -> None:
    settled = parse_sheet(MOLLER, {**FOUR, "events": [["unfunded", "C", "king"]]}).settle()

    assert dict(settled.net)[SEAT_NAMES.index("C")] == -20


# False declarations (Jensen 1989, l.270-275; Møller, l.489-491)


def repaid(ruleset: str, *events: object) -> dict[str, int]:
    """Return what A has given back to each of the others."""
    payments = parse_sheet(book(ruleset), sheet(*events)).settle().payments
    given = [(paid.payee, paid.points) for paid in payments if paid.reason == "repaid"]
    return {SEAT_NAMES[payee]: points for payee, points in given if not isinstance(payee, Cup)}


TWELVE = ["declare", "A", "taroks", 12]


@pytest.mark.parametrize(
    ("ruleset", "repayment", "points"),
    [
        ("danish-jensen-1989", [["taroks", 12]], 20),
        ("danish-jensen-1989", [["taroks", 12], ["taroks", 10]], 10),
        ("danish-jensen-1989", [["taroks", 12], ["taroks", 13]], 0),
        ("danish-hjoerring", [["taroks", 12]], 20),
    ],
)
def test_a_false_declaration_is_repaid_less_what_was_due(ruleset: str, repayment: list[object], points: int) -> None:
    expected = {"B": points, "C": points} if points else {}
    assert repaid(ruleset, TWELVE, ["fine", "A", "false_declaration", *repayment]) == expected


def test_further_false_declarations_are_repaid_with_the_same_fine() -> None:
    events = [TWELVE, ["declare", "A", "full", "kings"], ["fine", "A", "false_declaration", ["taroks", 12]]]
    repay = ["repay", "A", ["full", "kings"], ["half", "kings"]]
    settlement = parse_sheet(JENSEN_1989, sheet(*events, repay)).settle()
    fines = [paid.points for paid in settlement.payments if paid.reason == "false_declaration"]
    given = sorted(paid.points for paid in settlement.payments if paid.reason == "repaid")
    assert (fines, given) == ([40, 40], [5, 5, 20, 20])


def test_after_moeller_nothing_is_kept() -> None:
    error = refusal(sheet(TWELVE, ["fine", "A", "false_declaration", ["taroks", 12], ["taroks", 10]]))
    assert error.message == "after Møller a false declaration is repaid whole, whatever was due"


def test_only_something_of_the_same_kind_is_kept() -> None:
    data = sheet(TWELVE, ["fine", "A", "false_declaration", ["taroks", 12], ["matadors", 3]])
    error = refusal(data, "danish-jensen-1989")
    assert error.message == "A repays one declaration and keeps another for it"
    data = sheet(["declare", "A", "full", "H"], ["fine", "A", "false_declaration", ["full", "H"], ["half", "S"]])
    assert refusal(data, "danish-jensen-1989").message == "A repays one declaration and keeps another for it"
