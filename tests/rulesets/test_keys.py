"""The keys that a house may change: all of them, with what they may be."""

from pathlib import Path
from typing import Any

import pytest

from tarock.core.errors import RulesetError
from tarock.rulesets import RULESETS, load, load_text
from tarock.rulesets.keys import Key, keys
from tests.rulesets.houses import HEAD, toml

pytestmark = pytest.mark.slow


def changed(book: str, key: Key, value: object) -> str:
    """Return a house ruleset that sets one key."""
    written = f"{key.name} = {toml(value)}\n"
    if key.row is None:
        return f"{HEAD.format(book)}[{key.table}]\n{written}"
    return f'{HEAD.format(book)}[[{key.table}]]\nid = "{key.row}"\n{written}'


def scalars(book: str) -> dict[str, Key]:
    return {key.path: key for key in keys(load(book)) if key.kind != "list"}


@pytest.mark.deals
@pytest.mark.parametrize("book", RULESETS)
def test_every_key_can_be_set_to_what_the_book_has(book: str) -> None:
    for key in scalars(book).values():
        if key.value is not None:
            assert keys(load_text(changed(book, key, key.value), "house"))


@pytest.mark.deals
@pytest.mark.parametrize("book", RULESETS)
def test_no_key_can_be_set_to_anything_but_what_it_may_be(book: str) -> None:
    wrong: dict[str, Any] = {"number": -1, "switch": "maybe", "choice": "whatever", "text": 5}
    for key in scalars(book).values():
        with pytest.raises(RulesetError) as refusal:
            load_text(changed(book, key, wrong[key.kind]), "house")
        assert key.path in {flaw.key for flaw in refusal.value.flaws}


@pytest.mark.parametrize("book", RULESETS)
def test_the_book_has_one_of_the_choices(book: str) -> None:
    for key in scalars(book).values():
        if key.kind == "choice" and key.value is not None:
            assert key.value in key.choices
        if key.kind == "number" and isinstance(key.value, int) and key.least is not None:
            assert key.least <= key.value <= (key.most or key.value)


def test_a_key_tells_where_it_stands_and_from_where_it_comes() -> None:
    found = scalars("danish-hjoerring")
    assert (found["count.values.king"].table, found["count.values.king"].source[:6]) == ("count.values", "Møller")
    assert (found["rotations.four.packs"].row, found["rotations.four.packs"].choices) == ("four", (1, 2))
    assert (found["fines.revoke.each_cup"].least, found["fines.revoke.each_cup"].most) == (0, 10_000)


def test_a_table_that_the_book_lacks_is_listed_without_values() -> None:
    found = scalars("danish-jensen-1989")
    lacking = {key.table for key in found.values() if key.value is None and key.kind == "choice"}
    assert {table for table in lacking if table.startswith("fines.")}


def test_a_list_is_made_of_words_where_there_are_only_so_many() -> None:
    found = {key.path: key for key in keys(load("koenigrufen-mayr-2012"))}
    assert (found["suit_game.bonuses"].kind, found["suit_game.bonuses"].value) == ("list", ["kings"])
    assert "trull" in found["suit_game.bonuses"].choices
    assert (found["auction.order"].choices, found["contracts.rufer.valat"].value) == ((), [0, 0])
    assert found["king_in_talon.concede"].choices == ("game_and_bird",)


# Flaws


def flaws(text: str) -> list[tuple[str, int | None, int | None]]:
    with pytest.raises(RulesetError) as refusal:
        load_text(HEAD.format("danish-hjoerring") + text, "house")
    return [(flaw.key, flaw.line, flaw.column) for flaw in refusal.value.flaws]


def test_all_flaws_of_a_house_are_told_at_once() -> None:
    text = '[ante]\neach_cup = "5"\n[skat]\nskuss = 1\nt21 = 3\n[[rotations]]\nid = "four"\npacks = 9\n'
    expected = ["ante.each_cup", "rotations.four.packs", "skat.skuss", "skat.t21"]
    assert expected == sorted(key for key, _, _ in flaws(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[ante]\neach_cup = five", [("", 5, 12)]),
        ("[ante", [("", 4, 6)]),
        (
            "[count]\naverage = 25\n[taroks]\nshortest = 23",
            [("count.average", 5, None), ("taroks.shortest", 7, None)],
        ),
        ('family = "koenigrufen"', [("family", 4, None)]),
        ('family = "bridge"', [("family", 4, None)]),
        ("rotations = [5]", [("rotations", 4, None)]),
        ('[[rotations]]\nid = "new"\nat_table = 3', [("rotations.new", 4, None)]),
        ("[zzz]\n[yyy]", [("zzz", 4, None), ("yyy", 5, None)]),
    ],
)
def test_a_flaw_names_its_key_or_its_place(text: str, expected: list[tuple[str, int | None, int | None]]) -> None:
    assert expected == flaws(text)


def test_flaws_without_end_are_not_all_told() -> None:
    assert len(flaws("\n".join(f"[key{number}]" for number in range(50)))) == 10


@pytest.mark.parametrize(("text", "key"), [('id = "x"', "extends"), ('id = "x"\nextends = "y"\nname = "z"', "extends")])
def test_a_flaw_in_the_head_names_its_key(text: str, key: str) -> None:
    with pytest.raises(RulesetError) as refusal:
        load_text(text, "house")
    assert [key] == [flaw.key for flaw in refusal.value.flaws]


def test_a_file_that_cannot_be_read_has_one_flaw_without_a_key(tmp_path: Path) -> None:
    error = RulesetError(f"{tmp_path}: cannot be read")
    assert [(flaw.detail, flaw.key) for flaw in error.flaws] == [(str(error), "")]
