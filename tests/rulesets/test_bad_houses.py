"""Rulesets that cannot be used: one message that names the file and the key."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarock.core.errors import RulesetError
from tarock.danish.rules import DanishRuleset
from tarock.rulesets import load_file
from tarock.rulesets.danish import problems
from tests.cases.books import BOOKS, book
from tests.notation.mutations import spoilt_texts
from tests.rulesets.houses import HEAD, MOLLER, house, structs, values

ROTATION = '[[rotations]]\nid = "{}"\nat_table = {}\npacks = 1\nstep = {}\ngames = [{}]\n'
GAME = "{{ dealer = {}, forehand = {}, middle = {} }}"

BAD: list[tuple[str, str, str]] = [
    # Unknown keys, at each level
    ("key of the file", "skatt = 1", "line 4: skatt: unknown key 'skatt' (did you mean 'skat'?)"),
    (
        "table of the file",
        "[lasttrick]\nfrom_each = 1",
        "line 4: lasttrick: unknown key 'lasttrick' (did you mean 'last_trick'?)",
    ),
    ("key of nothing", "[zzz]", "line 4: zzz: unknown key 'zzz'"),
    (
        "key of a table",
        "[ante]\neach_cups = 5",
        "line 5: ante.each_cups: unknown key 'each_cups' (did you mean 'each_cup'?)",
    ),
    ("key without a neighbour", "[ante]\nqqq = 5", "line 5: ante.qqq: unknown key 'qqq'"),
    ("key of the book", '[book]\npublisher = "x"', "line 5: book.publisher: unknown key 'publisher'"),
    (
        "key of the values",
        "[count.values]\nqueens = 3",
        "line 5: count.values.queens: unknown key 'queens' (did you mean 'queen'?)",
    ),
    (
        "key of the fines",
        "[fines.revok]\neach_cup = 5",
        "line 4: fines.revok: unknown key 'revok' (did you mean 'revoke'?)",
    ),
    (
        "key of a fine",
        "[fines.revoke]\neach = 5",
        "line 5: fines.revoke.each: unknown key 'each' (did you mean 'each_cup'?)",
    ),
    (
        "key of a rotation",
        '[[rotations]]\nid = "four"\nstepp = 1',
        "line 6: rotations.four.stepp: unknown key 'stepp' (did you mean 'step'?)",
    ),
    (
        "key of a game",
        '[[rotations]]\nid = "four"\ngames = [{ dealer = 0, forehand = 1, midle = 2 }]',
        "line 6: rotations.four.games.midle: unknown key 'midle' (did you mean 'middle'?); line 6:",
    ),
    # Wrong types
    (
        "text for a number",
        '[ante]\neach_cup = "5"',
        "line 5: ante.each_cup: expected a whole number from 0 to 10000, got '5'",
    ),
    (
        "fraction for a number",
        "[ante]\neach_cup = 2.5",
        "line 5: ante.each_cup: expected a whole number from 0 to 10000, got 2.5",
    ),
    (
        "infinity for a number",
        "[ante]\neach_cup = inf",
        "line 5: ante.each_cup: expected a whole number from 0 to 10000, got inf",
    ),
    (
        "truth for a number",
        "[ante]\neach_cup = true",
        "line 5: ante.each_cup: expected a whole number from 0 to 10000, got True",
    ),
    (
        "date for a number",
        "[ante]\neach_cup = 1920-03-12",
        "line 5: ante.each_cup: expected a whole number from 0 to 10000, got datetime.date(1920, 3, 12)",
    ),
    ("number for a switch", "[redeal]\nallowed = 1", "line 5: redeal.allowed: expected one of: true, false; got 1"),
    (
        "text for a switch",
        '[redeal]\nallowed = "yes"',
        "line 5: redeal.allowed: expected one of: true, false; got 'yes'",
    ),
    ("number for a choice", "[skat]\nskus = 1", "line 5: skat.skus: expected one of: never, tout; got 1"),
    ("number for a table", "skat = 5", "line 4: skat: expected a table with keys of its own, got 5"),
    ("list for a table", "skat = [5]", "line 4: skat: expected a table with keys of its own, got [5]"),
    (
        "tables for a table",
        "[[skat]]\nt21 = true",
        "line 4: skat: expected a table with keys of its own, got [{'t21': True, 'source': 'Our House, house rule'}]",
    ),
    ("text for the fines", 'fines = "none"', "line 4: fines: expected a table with keys of its own, got 'none'"),
    (
        "text for a fine",
        '[fines]\nrevoke = "none"',
        "line 5: fines.revoke: expected a table with keys of its own, got 'none'",
    ),
    ("number for a source", "[ante]\nsource = 5", "line 5: ante.source: expected a text in quotation marks, got 5"),
    ("number for the book", "book = 5", "line 4: book: expected a table with keys of its own, got 5"),
    ("text for the version", 'version = "1"', "line 4: version: expected a whole number from 1 to 1000, got '1'"),
    (
        "text for the rotations",
        'rotations = "three"',
        "line 4: rotations: expected a table with keys of its own, got 'three'",
    ),
    ("number for a rotation", "rotations = [5]", "line 4: rotations: expected a table with keys of its own, got 5"),
    (
        "list for an id",
        "[[rotations]]\nid = [1]",
        "line 4: rotations.[1].id: expected a text in quotation marks, got [1]",
    ),
    ("rotation without id", "[[rotations]]\nat_table = 3", "line 4: rotations: the key 'id' is missing"),
    (
        "rotation without games",
        '[[rotations]]\nid = "x"\nat_table = 3',
        "line 4: rotations.x: the key 'packs' is missing",
    ),
    (
        "fine without amount",
        '[fines.misdeel]\ndeal = "stops"',
        "line 4: fines.misdeel: unknown key 'misdeel' (did you mean 'misdeal'?)",
    ),
    (
        "text for games",
        '[[rotations]]\nid = "four"\ngames = "x"',
        "line 6: rotations.four.games: expected a list in square brackets, got 'x'",
    ),
    # Impossible values
    (
        "negative points",
        "[ante]\neach_cup = -5",
        "line 5: ante.each_cup: expected a whole number from 0 to 10000, got -5",
    ),
    (
        "endless points",
        "[ante]\neach_cup = 10_001",
        "line 5: ante.each_cup: expected a whole number from 0 to 10000, got 10001",
    ),
    ("far too many points", f"[ante]\neach_cup = {'9' * 40}", "ante.each_cup: "),
    ("version zero", "version = 0", "line 4: version: expected a whole number from 1 to 1000, got 0"),
    ("no step", "[count]\nstep = 0", "line 5: count.step: expected a whole number from 1 to 1000, got 0"),
    (
        "unknown choice",
        '[skat]\nskus = "sometimes"',
        "line 5: skat.skus: expected one of: never, tout; got 'sometimes'",
    ),
    ("unknown packet", "[dealing]\npacket = 3", "line 5: dealing.packet: expected one of: 1, 5, 25; got 3"),
    (
        "unknown consequence",
        '[fines.revoke]\ndeal = "prison"',
        "line 5: fines.revoke.deal: expected one of: goes_on, stops, stops_unless_accepted; got 'prison'",
    ),
    (
        "unknown cup",
        '[count]\nimbalance_to = "queen"',
        "line 5: count.imbalance_to: expected one of: king, pagat; got 'queen'",
    ),
    (
        "average not a third",
        "[count]\naverage = 25",
        "count.average: 25 is not a third of the 78 points that the cards",
    ),
    ("values not three averages", "[count.values]\nking = 5", "count.average: 26 is not a third of the 82 points"),
    (
        "no taroks at all",
        "[taroks]\nshortest = 23",
        "line 5: taroks.shortest: expected a whole number from 1 to 22, got 23",
    ),
    (
        "two matadors",
        "[matadors]\nshortest = 2",
        "line 5: matadors.shortest: expected a whole number from 3 to 22, got 2",
    ),
    (
        "two problems",
        "[taroks]\nshortest = 23\n[count]\naverage = 25",
        "line 7: count.average: 25 is not a third of the 78 points that the cards and tricks count;",
    ),
    # Impossible rotations
    (
        "two at a table",
        ROTATION.format("x", 2, 1, GAME.format(0, 1, 2)),
        "line 6: rotations.x.at_table: expected a whole number from 3 to 7, got 2",
    ),
    (
        "eight at a table",
        ROTATION.format("x", 8, 1, GAME.format(0, 1, 2)),
        "line 6: rotations.x.at_table: expected a whole number from 3 to 7, got 8",
    ),
    (
        "seat seven",
        ROTATION.format("x", 7, 1, GAME.format(0, 1, 7)),
        "line 9: rotations.x.games.middle: expected a whole number from 0 to 6, got 7",
    ),
    (
        "no games",
        ROTATION.format("x", 3, 1, ""),
        "line 4: rotations.x: 'x' must seat its games at different seats from 0 to 2",
    ),
    ("seat twice", ROTATION.format("x", 3, 1, GAME.format(0, 1, 1)), "'x' must seat its games at different seats"),
    (
        "seat beyond",
        ROTATION.format("x", 3, 1, GAME.format(0, 1, 3)),
        "'x' must seat its games at different seats from 0 to 2",
    ),
    (
        "seat in two games",
        ROTATION.format("x", 6, 1, f"{GAME.format(0, 1, 5)}, {GAME.format(3, 4, 5)}") + 'cups = "game"',
        "'x' must seat its games at different seats from 0 to 5",
    ),
    ("nobody rests", ROTATION.format("x", 3, 1, GAME.format(0, 1, 2)) + "resting = 1", "seats from 0 to 1"),
    ("forehand last", ROTATION.format("x", 3, 1, GAME.format(0, 2, 1)), "must name forehand before middle hand"),
    (
        "one cup for two games",
        ROTATION.format("x", 6, 1, f"{GAME.format(0, 1, 5)}, {GAME.format(3, 4, 2)}"),
        "'x' plays several games at once, so each needs its own cups (cups = \"game\")",
    ),
    (
        "some never deal",
        ROTATION.format("x", 4, 2, GAME.format(0, 1, 3)),
        "moves the deal by 2 of 4 seats, so that some never",
    ),
    (
        "rotation twice",
        ROTATION.format("x", 3, 1, GAME.format(0, 1, 2)) * 2,
        "line 10: rotations.x: 'x' is there twice",
    ),
    # Other families
    ("another family", 'family = "bridge"', "line 4: family: expected one of: danish, koenigrufen; got 'bridge'"),
    ("families", 'family = ["danish"]', "line 4: family: expected one of: danish, koenigrufen; got ['danish']"),
    # No TOML
    ("no value", "[ante]\neach_cup =", "not valid TOML (Invalid value"),
    ("no TOML", "Dear secretary,", "not valid TOML ("),
    ("key twice", "[ante]\neach_cup = 5\neach_cup = 6", "not valid TOML (Cannot overwrite a value"),
    ("table twice", "[ante]\neach_cup = 5\n[ante]\n", "not valid TOML ("),
    ("lists without end", f"x = {'[' * 20_000}", "not valid TOML ("),
    ("NUL", "[ante]\n\0", "not valid TOML ("),
]

BAD_HEADS: list[tuple[str, str, str]] = [
    ("empty file", "", 'id: a house ruleset needs id = "…"'),
    ("no id", 'extends = "danish-hjoerring"\nname = "x"', 'id: a house ruleset needs id = "…"'),
    ("empty id", 'id = ""\nextends = "danish-hjoerring"\nname = "x"', 'line 1: id: a house ruleset needs id = "…"'),
    ("number as id", 'id = 5\nextends = "danish-hjoerring"\nname = "x"', 'line 1: id: a house ruleset needs id = "…"'),
    ("no extends", 'id = "x"\nname = "x"', 'extends: a house ruleset needs extends = "…"'),
    ("table to extend", 'id = "x"\nname = "x"\n[extends]\n', 'line 3: extends: a house ruleset needs extends = "…"'),
    ("no name", 'id = "x"\nextends = "danish-hjoerring"', 'name: a house ruleset needs name = "…"'),
    (
        "id of a book",
        'id = "danish-jensen-1989"\nextends = "danish-hjoerring"\nname = "x"',
        "line 1: id: the id 'danish-jensen-1989' belongs to a book; choose another",
    ),
    (
        "unknown book",
        'id = "x"\nextends = "danish-hjorring"\nname = "x"',
        "line 2: extends: unknown ruleset 'danish-hjorring' (did you mean 'danish-hjoerring'?); there",
    ),
    (
        "itself",
        'id = "x"\nextends = "x"\nname = "x"',
        "line 2: extends: unknown ruleset 'x'; there are danish-jensen-1989, danish-hjoerring,",
    ),
]


def refusal(path: Path) -> str:
    with pytest.raises(RulesetError) as caught:
        load_file(path)
    return str(caught.value)


@pytest.mark.parametrize(("changes", "message"), [pytest.param(*rest, id=name) for name, *rest in BAD])
def test_a_bad_change_is_refused_by_file_and_key(changes: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    for name in BOOKS:
        path.write_text(f"{HEAD.format(name)}{changes}\n", encoding="utf-8")
        error = refusal(path)

        assert error.startswith(f"{path}: ")
        assert message in error
        assert "\n" not in error


@pytest.mark.parametrize(("text", "message"), [pytest.param(*rest, id=name) for name, *rest in BAD_HEADS])
def test_a_bad_head_is_refused_by_file_and_key(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")

    assert refusal(path).startswith(f"{path}: {message}")


@pytest.mark.parametrize(
    ("book", "changes", "message"),
    [
        ("danish-hjoerring", "amount = 2", "line 4: point_value.unit: a point is worth 2 of what?"),
        ("danish-hjoerring", 'amount = 2\nunit = " "', "line 6: point_value.unit: a point is worth 2 of what?"),
        ("danish-jensen-1989", 'unit = ""', "line 5: point_value.unit: a point is worth 1 of what?"),
    ],
)
def test_an_amount_without_its_unit_is_refused(book: str, changes: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(f"{HEAD.format(book)}[point_value]\n{changes}\n", encoding="utf-8")

    assert message in refusal(path)


@pytest.mark.parametrize("changes", ['amount = 5\nunit = "øre"', 'amount = 0\nunit = ""'])
def test_an_amount_with_its_unit_or_none_at_all_is_taken(changes: str) -> None:
    assert house(f"[point_value]\n{changes}\n").point_value.source.endswith("house rule")


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"

    assert refusal(path).startswith(f"{path}: cannot be read (")


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert refusal(tmp_path).startswith(f"{tmp_path}: cannot be read (")


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", "name = 'Hj\xf8rring'".encode("latin-1"), b"\x80"])
def test_a_file_that_is_not_utf_8_cannot_be_read(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(data)

    assert refusal(path).startswith(f"{path}: is not UTF-8 text (byte ")


def places() -> list[str]:
    """Return every table of a book that a house may change."""
    return [path for path, _ in structs(book(MOLLER)) if path and "[" not in path]


@pytest.mark.parametrize("table", places())
def test_an_unknown_key_is_refused_in_every_table(table: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(f"{HEAD.format(MOLLER)}[{table}]\nbananas = 5\n", encoding="utf-8")

    assert refusal(path).startswith(f"{path}: line 5: {table}.bananas: unknown key 'bananas'")


@pytest.mark.parametrize("key", [path for path in values(book(MOLLER)) if "[" not in path and "." in path])
def test_a_value_of_a_wrong_type_is_refused_at_every_place(key: str, tmp_path: Path) -> None:
    table, _, name = key.rpartition(".")
    path = tmp_path / "house.toml"
    path.write_text(f"{HEAD.format(MOLLER)}[{table}]\n{name} = [[]]\n", encoding="utf-8")

    assert refusal(path).startswith(f"{path}: line 5: {key}: expected ")


@given(spoilt_texts([HEAD.format(MOLLER) + "[skat]\nskus = 'tout'\n[[rotations]]\nid = 'four'\npacks = 1\n"]))
def test_nothing_but_a_ruleset_error_comes_of_a_spoilt_file(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "spoilt.toml"
    path.write_bytes(text.encode())
    try:
        ruleset = load_file(path)
    except RulesetError as error:
        told = str(error)
    else:
        assert isinstance(ruleset, DanishRuleset)
        assert problems(ruleset) == []
        told = f"{path}: "
    assert told.startswith(f"{path}: ")


def test_any_text_is_a_toml_value_or_an_error_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"

    @given(st.text(st.characters(blacklist_categories=["Cs"])))
    def check(text: str) -> None:
        path.write_bytes(text.encode())
        assert refusal(path).startswith(f"{path}: ")

    check()
