"""Every row of the registry: its lines exist, its example fires and its counter-example does not, all can read it."""

import re
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from tarock.bots.families import BOTS
from tarock.tutor.advice import Advice, Measured, files
from tarock.tutor.families import TUTORS
from tarock.tutor.moments import moments, view_at
from tarock.words import LANGUAGES, words_in

SOURCES = Path(__file__).parents[3] / "shared" / "sources"
ROWS = [(family, row) for family in TUTORS for row in TUTORS[family].registry.rows.values()]
every_row = pytest.mark.parametrize(("family", "row"), ROWS, ids=[row.id for _, row in ROWS])


@every_row
def test_a_row_applies_in_its_example_and_not_in_the_other(family: str, row: Advice) -> None:
    tutor = TUTORS[family]
    assert (row.unsaid is None) == (row.id in tutor.registry.predicates), "either a predicate, or why there is none"
    if row.unsaid is not None:
        return
    assert row.example is not None, "an example"
    assert row.counter is not None, "a counter-example"
    predicate = tutor.registry.predicates[row.id]
    view = view_at(family, row.example)
    sense = predicate(tutor.sight(view))
    assert sense is not None, "the example"
    assert predicate(tutor.sight(view_at(family, row.counter))) is None, "the counter-example"
    offers = [action for offer in view.legal_actions() for action in (offer if hasattr(offer, "sample") else (offer,))]
    assert any(map(sense, offers)), "the advice asks for something that can be done"


@every_row
def test_a_row_can_be_read_in_every_language(family: str, row: Advice) -> None:
    for language in LANGUAGES:
        words = words_in(language)
        assert words(row.message)
        assert words(f"tutor-nudge-{row.nudge.replace('_', '-')}")


@every_row
def test_rows_refer_to_rows_and_to_names_of_bots(family: str, row: Advice) -> None:
    registry = TUTORS[family].registry
    assert set(row.same_as) <= set(registry.rows) - {row.id}
    assert set(row.bots) <= set(BOTS[family].advice)


@pytest.mark.parametrize("family", list(TUTORS))
def test_every_predicate_belongs_to_a_row_and_every_reason_of_bots_too(family: str) -> None:
    registry = TUTORS[family].registry
    assert set(registry.predicates) <= set(registry.rows)
    cited = {name for row in registry.rows.values() for name in row.bots}
    assert set(BOTS[family].advice) == cited | TUTORS[family].ours, "what bots act by is cited, or said to be ours"
    assert not cited & TUTORS[family].ours


@pytest.mark.parametrize("family", list(TUTORS))
def test_a_module_of_predicates_enters_them_by_standing_in_the_folder(family: str) -> None:
    """Nobody lists the modules: one that is added is found."""
    shelf = import_module(f"tarock.tutor.{family}.predicates.shelf").PREDICATES
    folder = Path(str(import_module(f"tarock.tutor.{family}.predicates").__file__)).parent
    entered = {shelf[row].__module__.rpartition(".")[2] for row in shelf}
    assert entered | {"__init__", "shelf", "senses"} == {file.stem for file in folder.glob("*.py")}


@pytest.mark.parametrize("family", list(TUTORS))
def test_predicates_see_the_view_alone(family: str) -> None:
    """Swapping hidden cards changes nothing, and nothing fails in any moment of the recorded deals."""
    tutor = TUTORS[family]
    rng = Random(7)
    for moment, view in moments(family):
        swapped = view.sample(rng).view(view.seat) if rng.random() < 0.02 else None
        sight = tutor.sight(view)
        for row in tutor.registry.predicates:
            sense = tutor.registry.predicates[row](sight)
            if swapped is not None:
                other = tutor.registry.predicates[row](tutor.sight(swapped))
                assert (sense is None) == (other is None), f"{row} at {moment}"


@pytest.mark.parametrize("family", list(TUTORS))
def test_verdicts_are_about_rows_that_ask_for_something(family: str) -> None:
    registry = TUTORS[family].registry
    assert set(registry.verdicts) <= set(registry.predicates)


def test_a_verdict_has_a_word() -> None:
    assert Measured(2.0, 1.0, 500).says == "confirmed"
    assert Measured(-2.0, 1.0, 500).says == "not_confirmed"
    assert Measured(0.5, 1.0, 500).says == "no_effect"


@pytest.mark.parametrize("family", list(TUTORS))
def test_the_lines_that_are_cited_exist_in_the_book(family: str) -> None:
    """The books lie beside the project; where they do not, there is nothing to compare with."""
    for file in files(family):
        book = SOURCES / file.text
        if not book.exists():
            continue
        length = len(book.read_text("utf-8").splitlines())
        for row in file.advice:
            numbers = [int(number) for number in re.findall(r"\d+", row.lines)]
            assert numbers, row.id
            assert max(numbers) <= length, row.id
