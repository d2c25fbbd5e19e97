"""Many deals side by side: what may be done, what is seen, what is paid, who is asked."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tarock.bots.network import Bits, weights_of
from tarock.core.errors import TarockError
from tarock.doors.batch import Batch
from tarock.doors.encoding import VERSIONS, encoding_of, version_of
from tarock.learning.family import FAMILIES, Family
from tarock.rulesets import RULESETS
from tarock.search.inputs import Ints

pytestmark = pytest.mark.kernels

BOTH = ["danish-hjoerring", "koenigrufen-turnier"]


def played(batch: Batch, steps: int) -> tuple[Any, int]:
    """Play at random, and return what each seat has won and how many deals have ended."""
    won, ended = np.zeros(batch.game.seats), 0
    for _ in range(steps):
        step = batch.step(batch.sample())
        won += step.rewards.sum(axis=0)
        ended += int(step.over.sum())
    return won, ended


@pytest.mark.parametrize("rules", RULESETS)
def test_every_book_is_played_on_and_on(rules: str) -> None:
    batch = Batch(rules, 16, seed=5)
    _, ended = played(batch, 250)
    assert ended > 16
    assert batch.encoding.action_names == encoding_of(rules).action_names
    assert (batch.legal().sum(axis=1) > 1).all()


def test_a_house_is_played_from_its_file(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('id = "house"\nextends = "danish-hjoerring"\nname = "House"\n\n[nolo]\nfrom_each = 35\n', "utf-8")
    assert played(Batch(house, 4, seed=1), 120)[1] >= 4


@pytest.mark.parametrize("rules", BOTH)
def test_observations_are_those_of_the_encoder(rules: str) -> None:
    batch = Batch(rules, 32, seed=2)
    table = np.array(batch.game.family.features)
    for _ in range(90):
        batch.step(batch.sample())
        found, expected = batch.observe(), np.zeros((32, batch.encoding.inputs), np.uint8)
        batch._kernels.write_inputs(0, 32, batch._words, table, expected)
        assert np.array_equal(found, expected)
        assert np.array_equal(found[:, : batch.encoding.actions], batch.legal())
        assert batch.hidden().any()


@pytest.mark.parametrize("rules", BOTH)
def test_equal_seeds_and_actions_give_equal_deals(rules: str) -> None:
    one, other, third = Batch(rules, 8, seed=7), Batch(rules, 8, seed=1), Batch(rules, 8, seed=8)
    other.reset(7)
    assert not np.array_equal(one.observe(), third.observe())
    for _ in range(100):
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        mine, his = one.step(actions), other.step(actions)
        assert np.array_equal(mine.rewards, his.rewards)
        assert np.array_equal(one.observe(), other.observe())


def test_a_reset_without_a_seed_deals_other_cards() -> None:
    batch = Batch("danish-hjoerring", 4, seed=3)
    before = batch.observe()
    batch.reset()
    assert not np.array_equal(before, batch.observe())


def test_in_koenigrufen_what_one_wins_others_lose() -> None:
    won, ended = played(Batch("koenigrufen-turnier", 32, seed=9), 200)
    assert ended > 32
    assert abs(won.sum()) < 1e-9
    assert won.any()


@pytest.mark.parametrize("rules", BOTH)
def test_the_deal_goes_round_and_a_new_one_is_dealt_at_once(rules: str) -> None:
    batch = Batch(rules, 6, seed=4)
    assert batch.dealer.tolist() == [deal % batch.game.seats for deal in range(6)]
    for _ in range(150):
        before = batch.dealer
        step = batch.step(batch.sample())
        assert batch.dealer.tolist() == [
            (dealer + over) % batch.game.seats for dealer, over in zip(before.tolist(), step.over.tolist(), strict=True)
        ]


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("opponent", ["book", "random", "network"])
def test_only_seats_without_an_opponent_are_asked(rules: str, opponent: str) -> None:
    seats = Batch(rules, 1).game.seats
    batch = Batch(rules, 4, seed=6, opponents=dict.fromkeys(range(1, seats), opponent))
    dealers = set()
    for _ in range(10 if opponent == "network" else 60):
        assert set(batch.player.tolist()) == {0}
        assert (batch.legal().sum(axis=1) > 1).all()
        dealers |= set(batch.dealer.tolist())
        batch.step(batch.sample())
    assert len(dealers) > 1 or opponent == "network"


@pytest.mark.parametrize("rules", BOTH)
def test_the_books_play_better_than_chance(rules: str) -> None:
    seats = Batch(rules, 1).game.seats
    batch = Batch(rules, 64, seed=11, opponents=dict.fromkeys(range(1, seats), "book"))
    won, ended = played(batch, 60)
    assert ended > 100
    assert won[0] == min(won)


def test_who_follows_the_books_is_given_their_advice() -> None:
    batch = Batch("koenigrufen-turnier", 32, seed=12, opponents={2: "random"})
    won = np.zeros(4)
    for _ in range(150):
        won += batch.step(batch.book()).rewards.sum(axis=0)
    assert won[2] == min(won)


def test_a_function_of_ones_own_can_sit_at_the_table() -> None:
    asked = 0

    def first(observations: Bits) -> Ints:
        nonlocal asked
        asked += len(observations)
        found: Ints = observations[:, :93].argmax(axis=1)
        return found

    batch = Batch("danish-jensen-1989", 3, seed=1, opponents={2: first})
    played(batch, 40)
    assert asked > 40


def test_other_libraries_read_the_arrays_without_a_copy() -> None:
    batch = Batch("danish-hjoerring", 2)
    seen = batch.observe()
    assert np.shares_memory(np.from_dlpack(seen), seen)


def test_torch_reads_them_too() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed; `pip install torch` runs this")
    seen = Batch("danish-hjoerring", 2).observe()
    tensor = torch.from_dlpack(seen)
    tensor[0, 0] = 7
    assert seen[0, 0] == 7


def test_what_is_seen_can_be_written_into_an_array_that_is_kept() -> None:
    batch = Batch("danish-hjoerring", 2)
    kept = np.full((2, batch.encoding.inputs), 9, np.uint8)
    assert batch.observe(kept) is kept
    assert np.array_equal(kept, batch.observe())


@pytest.mark.parametrize("family", FAMILIES.values(), ids=lambda family: family.name)
def test_every_encoding_has_a_version(family: Family) -> None:
    """A digest that is missing in VERSIONS: the meaning of a number has changed, and needs the next version."""
    assert version_of(family.digest) == VERSIONS[family.digest]


@pytest.mark.parametrize("rules", RULESETS)
def test_every_action_has_a_name_of_its_own(rules: str) -> None:
    names = [name for name in encoding_of(rules).action_names if name != "-"]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"deals": 0}, "expected an integer from 1"),
        ({"seed": -1}, "expected an integer from 0"),
        ({"seed": "x"}, "expected an integer from 0"),
        ({"cups": "full"}, "expected funded or any"),
        ({"opponents": {3: "book"}}, "expected seats from 0 to 2"),
        ({"opponents": {0: "book", 1: "book", 2: "book"}}, "expected at least one seat that the caller plays"),
        ({"opponents": {1: "master"}}, "expected book, random, network, net:FILE.npz"),
        ({"opponents": {1: "net:nowhere.npz"}}, "nowhere.npz: cannot be read"),
        ({"opponents": {1: f"net:{weights_of('koenigrufen')}"}}, "expected 'danish'"),
        ({"rules": "danish-nowhere"}, "danish-nowhere"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_was_expected(options: dict[str, Any], expected: str) -> None:
    given: dict[str, Any] = {"rules": "danish-hjoerring", "deals": 2} | options
    with pytest.raises(TarockError, match=expected):
        Batch(**given)


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ([92, 92], r"deal 0: seat 0 may not do 92; expected one of 2 \(S3\), 6"),
        ([-1, 0], "may not do -1; expected one of"),
        ([1000, 0], "may not do 1000; expected one of"),
        ([0], "expected 2 integers"),
        ([0.5, 0.5], "expected 2 integers"),
    ],
)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(actions: list[float], expected: str) -> None:
    batch = Batch("danish-hjoerring", 2, seed=1)
    before = batch.observe()
    with pytest.raises(TarockError, match=expected):
        batch.step(actions)
    assert np.array_equal(before, batch.observe())


@pytest.mark.parametrize("answer", [np.zeros(0), np.full(1, -1), np.full(1, 10_000), np.full(1, 92)])
def test_a_policy_that_answers_with_nonsense_is_refused(answer: Ints) -> None:
    with pytest.raises(TarockError, match="expected a legal action for each of 1 observations"):
        Batch("danish-hjoerring", 1, seed=1, opponents={0: lambda _: answer})


def test_an_array_of_another_shape_is_refused() -> None:
    with pytest.raises(TarockError, match=r"expected \(2, 93\), uint8"):
        Batch("danish-hjoerring", 2).legal(np.zeros((2, 5), np.uint8))
