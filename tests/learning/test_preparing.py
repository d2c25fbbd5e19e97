"""What a training needs before torch is loaded: recipes, rules as numbers, folders, and the curve that comes out."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from tarock.core.errors import TarockError
from tarock.danish.seating import Seating
from tarock.learning import curve, numpy_names
from tarock.learning.folder import is_prepared, lengthen, prepare, prepared
from tarock.learning.plans import house_rules, plans_of
from tarock.learning.recipe import SMALL, Recipe
from tarock.rulesets import DANISH, load_danish
from tarock.search.danish.selfplay import deal_plan_of

BOOKS = [load_danish(name) for name in DANISH]


def test_the_books_have_the_first_rows_three_each() -> None:
    plans = plans_of(BOOKS, houses=4, seed=1)
    assert plans.names == DANISH
    assert len(plans.rows) == 3 * (len(BOOKS) + 4)
    assert plans.books == 6
    for which, rules in enumerate(BOOKS):
        for seat in range(3):
            assert np.array_equal(plans.rows[3 * which + seat], deal_plan_of(rules, Seating.of_three(seat)))


def test_house_rules_are_drawn_by_the_seed() -> None:
    one, same, other = (plans_of(BOOKS, houses=4, seed=seed).rows for seed in (1, 1, 2))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)


def test_house_rules_are_rules_that_can_be_played() -> None:
    rng = Random(1)
    drawn = [house_rules(BOOKS[0], rng) for _ in range(20)]
    assert all(rules != BOOKS[0] for rules in drawn)
    assert len({rules.ultimo.king for rules in drawn}) > 2
    assert {rules.count.players for rules in drawn} == {"all", "two"}


def test_a_recipe_is_plain_data() -> None:
    assert Recipe.from_json(SMALL.to_json()) == SMALL
    assert Recipe.from_json({**Recipe().to_json(), "of_another_version": 1}) == Recipe()


def test_any_number_of_a_recipe_can_be_set() -> None:
    changed = Recipe().with_numbers(["among=0.5", "games=1024"])
    assert (changed.among, changed.games, changed.past) == (0.5, 1024, Recipe().past)
    assert Recipe().with_numbers([]) == Recipe()
    for wrong, told in (
        ("gmaes=3", "measured_deals"),
        ("games=many", "'many'"),
        ("games=0.5", "'0.5'"),
        ("games", "''"),
    ):
        with pytest.raises(TarockError, match=told):
            Recipe().with_numbers([wrong])


def test_a_folder_tells_what_is_to_be_trained(tmp_path: Path) -> None:
    plans = plans_of(BOOKS, houses=0, seed=1)
    prepare(tmp_path / "new", SMALL, plans.names, plans.rows)
    recipe, names, rows = prepared(tmp_path / "new")
    assert (recipe, names) == (SMALL, DANISH)
    assert np.array_equal(rows, plans.rows)


def test_a_training_is_never_overwritten(tmp_path: Path) -> None:
    plans = plans_of(BOOKS, houses=0, seed=1)
    prepare(tmp_path, SMALL, plans.names, plans.rows)
    with pytest.raises(TarockError, match="--resume"):
        prepare(tmp_path, SMALL, plans.names, plans.rows)


def test_a_training_can_take_longer_than_was_planned(tmp_path: Path) -> None:
    plans = plans_of(BOOKS, houses=0, seed=1)
    prepare(tmp_path, SMALL, plans.names, plans.rows)
    lengthen(tmp_path, None, 7)
    assert prepared(tmp_path)[0].iterations == 7
    lengthen(tmp_path, 3.5, None)
    assert (prepared(tmp_path)[0].minutes, prepared(tmp_path)[0].iterations) == (3.5, 0)
    lengthen(tmp_path, None, None)
    assert prepared(tmp_path)[0].minutes == 3.5


def test_an_empty_folder_is_no_training(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        prepared(tmp_path)
    assert not is_prepared(tmp_path)


# The curve


def moment(iteration: int, lead: float) -> dict[str, object]:
    strength = {"danish-hjoerring": {"lead": lead, "error": 1.5, "deals": 8}}
    return {"iteration": iteration, "decisions": 1_000_000 * iteration, "strength": strength}


def test_a_curve_grows_line_by_line_and_is_cut_at_a_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "curve.jsonl"
    assert curve.read(path) == []
    for iteration in (1, 2, 3):
        curve.append(path, moment(iteration, 10.0 * iteration))
    curve.cut(path, 2)
    assert [each["iteration"] for each in curve.read(path)] == [1, 2]


def test_a_curve_is_drawn_with_its_intervals() -> None:
    picture = ET.fromstring(curve.drawn([moment(1, -20), moment(2, 10.5), moment(5, 30)]))
    tags = [element.tag.rpartition("}")[2] for element in picture.iter()]
    assert tags.count("polyline") == 1
    assert "danish-hjoerring" in [element.text for element in picture.iter()]


def test_without_a_measurement_the_drawing_is_empty() -> None:
    picture = ET.fromstring(curve.drawn([]))
    assert not [element for element in picture.iter() if element.tag.endswith("polyline")]


def test_names_that_numpy_has_dropped_are_lent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Older CUDA backends of Numba ask for them."""
    monkeypatch.setattr(np, "row_stack", None, raising=False)
    monkeypatch.delattr(np, "row_stack")
    numpy_names.lend_names()
    assert np.vstack is vars(np)["row_stack"]
