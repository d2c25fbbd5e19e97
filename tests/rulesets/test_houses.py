"""House rulesets: a ten-line file changes exactly what it says."""

from pathlib import Path

import pytest

from tarock.rulesets import load_file
from tests.cases.books import BOOKS, book
from tests.rulesets.houses import HEAD, JENSEN, MOLLER, house, values

TEN_LINES = """\
id = "klubben-1920"
extends = "danish-hjoerring"
name = "Klubben af 1920"
[ultimo]
pagat = 50
[skat]
skus = "tout"
source = "minutes of 12 March 1920"
[fines.revoke]
each_cup = 20
"""
CHANGED = {
    "id": "klubben-1920",
    "name": "Klubben af 1920",
    "ultimo.pagat": 50,
    "ultimo.source": "Klubben af 1920, house rule",
    "skat.skus": "tout",
    "skat.source": "Klubben af 1920, minutes of 12 March 1920",
    "fines.revoke.each_cup": 20,
    "fines.revoke.source": "Klubben af 1920, house rule",
}


def test_ten_lines_change_exactly_what_they_say_and_keep_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "klub.toml"
    path.write_text(TEN_LINES, encoding="utf-8")

    assert values(load_file(path)) == {**values(book(MOLLER)), **CHANGED}


@pytest.mark.parametrize("name", BOOKS)
def test_a_house_that_changes_nothing_plays_by_the_book(name: str) -> None:
    assert values(house("", name)) == {**values(book(name)), "id": "our-house", "name": "Our House", "version": 1}


def test_loading_a_house_leaves_the_book_alone() -> None:
    before = values(book(MOLLER))
    house("[ante]\neach_cup = 99\n[count.values]\nt21 = 7\n[count]\naverage = 27\n")

    assert values(book(MOLLER)) == before


def test_a_changed_rule_is_cited_as_the_houses_own() -> None:
    ruleset = house("[nolo]\nfrom_each = 30\n")

    assert ruleset.nolo.source == "Our House, house rule"
    assert ruleset.tout.source == book(MOLLER).tout.source


def test_a_changed_rule_may_name_a_source_of_its_own() -> None:
    assert house('[nolo]\nfrom_each = 30\nsource = "§ 4"\n').nolo.source == "Our House, § 4"


def test_a_table_below_a_rule_belongs_to_that_rule() -> None:
    ruleset = house("[count]\naverage = 27\n[count.values]\nt21 = 7\n")

    assert ruleset.count.source == "Our House, house rule"
    assert ruleset.count.values.t21 == 7
    assert ruleset.count.values.king == 4


def test_a_house_may_set_a_fine_that_its_book_does_not_know() -> None:
    ruleset = house('[fines.out_of_turn]\neach_cup = 10\ndeal = "goes_on"\n', JENSEN)

    assert ruleset.fines.out_of_turn is not None
    assert ruleset.fines.out_of_turn.source == "Our House, house rule"
    assert ruleset.fines.declared_early is None


def test_a_house_has_a_version_and_a_book_of_its_own_if_it_likes() -> None:
    ruleset = house('version = 3\n[book]\nyear = "1920"\nshort = "Minutes"\n')

    assert ruleset.version == 3
    assert (ruleset.book.year, ruleset.book.author) == ("1920", book(MOLLER).book.author)
    assert ruleset.ante.source == book(MOLLER).ante.source


def test_the_house_of_a_later_edition_of_a_book_starts_at_version_one() -> None:
    assert house().version == 1


# Rotations


def test_rotations_are_changed_by_their_ids() -> None:
    ruleset = house('[[rotations]]\nid = "four"\npacks = 1\n')
    before = book(MOLLER).rotations

    assert [rotation.id for rotation in ruleset.rotations] == [rotation.id for rotation in before]
    four = ruleset.rotations[1]
    assert (four.packs, four.games, four.source) == (1, before[1].games, "Our House, house rule")
    assert ruleset.rotations[0] == before[0]


def test_the_games_of_a_rotation_are_replaced_all_together() -> None:
    ruleset = house('[[rotations]]\nid = "four"\ngames = [{ dealer = 0, forehand = 2, middle = 3 }]\n')

    assert [(game.dealer, game.forehand, game.middle) for game in ruleset.rotations[1].games] == [(0, 2, 3)]


def test_a_new_rotation_is_added_at_the_end() -> None:
    new = (
        '[[rotations]]\nid = "fours"\nat_table = 4\npacks = 1\nstep = 3\n'
        'games = [{ dealer = 0, forehand = 1, middle = 2 }]\nsource = "§ 9"\n'
    )
    ruleset = house(f'{new}[[rotations]]\nid = "three"\npacks = 2\n')

    assert [rotation.id for rotation in ruleset.rotations] == [
        *(rotation.id for rotation in book(MOLLER).rotations),
        "fours",
    ]
    assert ruleset.rotations[0].packs == 2
    assert ruleset.rotations[-1].source == "Our House, § 9"


# Files as they come


def test_a_file_may_begin_with_a_byte_order_mark_and_have_windows_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(("\ufeff" + HEAD.format(MOLLER) + "[ante]\neach_cup = 7\n").replace("\n", "\r\n").encode())

    ruleset = load_file(path)
    assert values(ruleset)["ante.each_cup"] == 7
