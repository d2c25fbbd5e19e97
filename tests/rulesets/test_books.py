"""The two books of Danish Tarok as they come with the package."""

import re

import msgspec
import pytest

from tarock.core.errors import RulesetError
from tarock.danish.fault_kinds import FAULTS
from tarock.rulesets import DANISH, load_danish
from tarock.rulesets.danish import problems
from tests.cases.books import BOOKS, book
from tests.rulesets.houses import JENSEN, MOLLER, structs

NO_RULES = ("", "book", "count.values", "fines")
"""Tables that are not one rule of a book each."""

SILENT = ("point_value", "rulings")
"""Where a book may say nothing at all: Møller names no sum for a point."""


def test_both_books_come_with_the_package() -> None:
    assert set(BOOKS) <= set(DANISH)


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_loads_by_its_id(name: str) -> None:
    ruleset = book(name)

    assert ruleset.id == name
    assert ruleset.family == "danish"
    assert ruleset.version >= 1
    assert ruleset.name
    assert all((ruleset.book.author, ruleset.book.title, ruleset.book.year, ruleset.book.short))
    assert load_danish(name) is ruleset


@pytest.mark.parametrize("name", BOOKS)
def test_every_table_of_a_book_has_a_source(name: str) -> None:
    ruleset = book(name)
    for path, table in structs(ruleset):
        if path not in NO_RULES and ".games[" not in path:
            source = getattr(table, "source", "")
            assert source.startswith(f"{ruleset.book.short}, "), path
            assert re.search(r"\bl\.\d", source) or path in SILENT, path


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_can_be_played(name: str) -> None:
    assert problems(book(name)) == []


@pytest.mark.parametrize(
    ("path", "jensen", "moller"),
    [
        ("funding.each", 20, 20),
        ("ante.each_cup", 5, 5),
        ("dealing.packet", 5, 5),
        ("redeal.allowed", True, True),
        ("skat.skus", "tout", "never"),
        ("skat.t21", False, False),
        ("skat.pagat", False, False),
        ("skat.taroks", "void", "void"),
        ("declared_skat.judged_on", "dealt", "dealt"),
        ("disclosure.answer", "number", "number"),
        ("taroks.shortest", 10, 10),
        ("taroks.points", 10, 10),
        ("taroks.step", 5, 5),
        ("matadors.shortest", 3, 3),
        ("matadors.points", 10, 10),
        ("matadors.step", 5, 5),
        ("half.points", 5, 5),
        ("full.points", 10, 10),
        ("overfull.points", 15, 15),
        ("baptism.retraction", True, True),
        ("last_skus.lead", "named", "passes"),
        ("demand.window", "until_holder_plays", "until_holder_plays"),
        ("lost_ultimo_card.to_each", 5, 5),
        ("lost_ultimo_card.to_cup", 5, 5),
        ("pagat_home.from_each", 5, 5),
        ("last_trick.from_each", 20, 20),
        ("last_trick.paid_beside_bagud", False, False),
        ("ultimo.king", 40, 40),
        ("ultimo.pagat", 40, 45),
        ("bagud.king", 40, 40),
        ("bagud.pagat", 40, 45),
        ("bagud.several", "found", "found"),
        ("nolo.from_each", 25, 25),
        ("tout.from_each", 80, 80),
        ("tout.adds_count", True, True),
        ("count.players", "all", "two"),
        ("count.imbalance_to", "pagat", "pagat"),
        ("count.average", 26, 26),
        ("count.step", 5, 5),
        ("sitters.may_point_out_faults", False, True),
        ("evening_end.counter", 5, 5),
    ],
)
def test_the_books_say_the_same_but_where_they_differ(path: str, jensen: object, moller: object) -> None:
    """The parameters of the two books side by side."""
    assert msgspec_get(JENSEN, path) == jensen
    assert msgspec_get(MOLLER, path) == moller


def msgspec_get(name: str, path: str) -> object:
    value: object = book(name)
    for step in path.split("."):
        value = getattr(value, step)
    return value


@pytest.mark.parametrize("name", BOOKS)
def test_the_cards_and_tricks_count_78(name: str) -> None:
    values = book(name).count.values

    assert msgspec.structs.asdict(values) == {
        "trick": 1,
        "king": 4,
        "queen": 3,
        "cavall": 2,
        "jack": 1,
        "t21": 4,
        "pagat": 4,
        "skus": 4,
    }


@pytest.mark.parametrize(
    ("name", "fines"),
    [
        (
            JENSEN,
            {
                "wrong_skat": (40, "stops", False),
                "wrong_cards": (40, "stops", False),
                "revoke": (40, "stops", False),
                "forgotten_declaration": (40, "stops", False),
                "false_declaration": (40, "stops", False),
                "wrong_demand": (20, "goes_on", False),
                "misdeal": (5, "goes_on", False),
            },
        ),
        (
            MOLLER,
            {
                "wrong_skat": (40, "stops_unless_accepted", True),
                "wrong_cards": (40, "stops_unless_accepted", True),
                "revoke": (40, "stops_unless_accepted", True),
                "forgotten_declaration": (40, "stops_unless_accepted", True),
                "false_declaration": (40, "goes_on", True),
                "wrong_demand": (20, "goes_on", False),
                "declared_early": (20, "stops_unless_accepted", False),
                "out_of_turn": (20, "stops_unless_accepted", False),
                "cups_not_moved": (5, "goes_on", False),
                "misdeal": (5, "goes_on", False),
            },
        ),
    ],
)
def test_each_book_has_its_fines(name: str, fines: dict[str, tuple[int, str, bool]]) -> None:
    """Jensen 1989, l.256-280; Møller, Bøder, l.2391-2404."""
    found = {fault: getattr(book(name).fines, fault) for fault in FAULTS}

    assert {
        fault: (fine.each_cup, fine.deal, fine.bars_ultimo) for fault, fine in found.items() if fine is not None
    } == fines


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("danish-hjorring", " (did you mean 'danish-hjoerring'?)"),
        ("danish-jensen", " (did you mean 'danish-jensen-1989'?)"),
        ("bridge", ""),
        ("", ""),
    ],
)
def test_an_unknown_book_is_refused_with_the_nearest_and_all_there_are(name: str, hint: str) -> None:
    with pytest.raises(RulesetError) as caught:
        load_danish(name)
    assert str(caught.value).startswith(
        f"unknown ruleset {name!r}{hint}; there are danish-jensen-1989, danish-hjoerring"
    )
