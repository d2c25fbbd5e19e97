"""The front door: one shape for all families, and nothing heavy behind it."""

import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

import tarock
from tarock.core.faults import Mode

RECORDS = sorted((Path(__file__).parents[1] / "data" / "cases" / "records").glob("*.tarock"))[::4]
HEAVY = {"click", "fluent", "litestar", "llvmlite", "numba", "numpy", "rich", "sqlalchemy", "structlog", "torch"}


def played(deal: tarock.Deal, rng: Random) -> tarock.Deal:
    while deal.turn is not None:
        try:
            deal = deal.apply(deal.turn, deal.drawn(rng))
        except tarock.IllegalAction:  # it depends on a card in another hand
            continue
    return deal


@pytest.mark.parametrize("rules", tarock.books())
def test_a_deal_of_any_book_is_played_in_one_shape(rules: str) -> None:
    first = tarock.deal(rules, seed=7)
    assert first == tarock.deal(rules, seed="7")
    assert first.rules is tarock.load_rules(rules)
    last = played(first, Random(1))
    assert last.is_over
    assert (last.legal(0), last.hand(0)) == ((), "")
    assert last.settlement.payments
    assert last.acts[: len(first.acts)] == first.acts == ()
    assert first.view(1).sample(Random(2)).view(1) == first.view(1)


@pytest.mark.parametrize("rules", tarock.books())
def test_a_deal_is_written_and_read(rules: str) -> None:
    deal = played(tarock.deal(rules, seed=3), Random(3))
    text = tarock.dumps([deal])
    assert '[Seed "3"]' in text
    (again,) = tarock.loads(text)
    assert again.state == deal.state
    assert tarock.dumps([again]) == text
    # Without the record that it was read from, it is written with the same tags.
    assert tarock.dumps([tarock.Deal(again.state, again.tags)]) == text


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_what_was_read_is_written_as_it_was(file: Path) -> None:
    deals = tarock.loads(file.read_text("utf-8"), errors=[])
    assert tarock.dumps(tarock.loads(tarock.dumps(deals))) == tarock.dumps(deals)


def test_house_rules_come_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('id = "ours"\nextends = "danish-hjoerring"\nname = "Our club"\n', "utf-8")
    deal = tarock.deal(file, mode="table")
    assert (deal.rules.name, deal.state.mode) == ("Our club", Mode.TABLE)
    assert [each.rules.id for each in tarock.loads(tarock.dumps([deal]), house=[deal.rules])] == ["ours"]
    with pytest.raises(tarock.NotationError, match="unknown ruleset 'ours'"):
        tarock.loads(tarock.dumps([deal]))


def test_what_is_against_the_rules_is_refused() -> None:
    deal = tarock.deal("koenigrufen-1900")
    with pytest.raises(tarock.IllegalAction, match="not now"):
        deal.play(0, "HK")
    with pytest.raises(tarock.NotationError):
        deal.play(0, "nothing")
    with pytest.raises(tarock.RulesetError, match="unknown ruleset"):
        tarock.deal("poker")


def test_every_name_of_the_door_is_there_and_no_other() -> None:
    assert all(getattr(tarock, name) is not None for name in tarock.__all__)
    assert dir(tarock) == sorted(tarock.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        tarock.nothing  # noqa: B018 - asking is the point


def loaded_by(code: str) -> set[str]:
    listed = f"import sys; {code}; print(*sys.modules)"
    return set(subprocess.check_output([sys.executable, "-c", listed], text=True).split())


def test_importing_it_loads_nothing_else() -> None:
    assert {name for name in loaded_by("import tarock") if name.startswith("tarock")} == {"tarock"}


def test_the_light_package_brings_at_most_six_others() -> None:
    """By the lock file; ``make test-packages`` counts what an installer really brings."""
    locked = tomllib.loads((Path(__file__).parents[2] / "uv.lock").read_text("utf-8"))["package"]
    needs = {package["name"]: {other["name"] for other in package.get("dependencies", ())} for package in locked}
    found: set[str] = set()
    wanted = {"tarock"}
    while wanted:
        found |= wanted
        wanted = {other for name in wanted for other in needs[name]} - found
    assert len(found - {"tarock"}) <= 6, found


def test_nothing_heavy_is_loaded_by_dealing_and_writing() -> None:
    loaded = loaded_by("import tarock; tarock.dumps([tarock.deal('danish-hjoerring')])")
    assert not {name.partition(".")[0] for name in loaded} & HEAVY
    assert not [name for name in loaded if name.startswith(("tarock.server", "tarock.cli", "tarock.bots"))]
