"""Networks that learn by playing: deals side by side, rewards, learning, measuring, checkpoints and files."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="training needs torch: pip install 'tarock[learning]'")

from tarock.bots.danish.net import danish_network  # noqa: E402 - not without torch
from tarock.bots.koenigrufen.net import koenigrufen_network  # noqa: E402
from tarock.core.errors import TarockError  # noqa: E402
from tarock.learning import curve  # noqa: E402
from tarock.learning.comparing import compare  # noqa: E402
from tarock.learning.evaluate import at_random, greedy, lead_of  # noqa: E402
from tarock.learning.examples import Company, Examples, watch  # noqa: E402
from tarock.learning.export import import_actor  # noqa: E402
from tarock.learning.family import KOENIGRUFEN as FAMILY  # noqa: E402
from tarock.learning.folder import CHECKPOINT, COMPANION, CURVE, NETWORK, PICTURE, lengthen, prepare  # noqa: E402
from tarock.learning.games import Games  # noqa: E402
from tarock.learning.imitation import Imitation, unpacked  # noqa: E402
from tarock.learning.koenigrufen_plans import koenigrufen_plans_of  # noqa: E402
from tarock.learning.match import Rules  # noqa: E402
from tarock.learning.nets import Actor, Critic, Shape, as_input  # noqa: E402
from tarock.learning.plans import plans_of  # noqa: E402
from tarock.learning.recipe import SMALL, Recipe, for_exploiter, for_further, for_koenigrufen  # noqa: E402
from tarock.learning.rollout import Dealing, Shares, Store, advantages, play, seated, values_of  # noqa: E402
from tarock.learning.run import Training  # noqa: E402
from tarock.learning.team import Team  # noqa: E402
from tarock.rulesets import DANISH, KOENIGRUFEN, load_danish, load_koenigrufen  # noqa: E402
from tarock.search._kernels.danish.deal_layout import ACTIONS, BOOK, LEARNER, PAST  # noqa: E402
from tarock.search._kernels.danish.encoder import SIZE  # noqa: E402

Tensor: TypeAlias = Any  # of torch, of which the type checkers know nothing

TINY = replace(SMALL, games=48, batch=256, width=32, past=0.3, book=0.2, house=0.3, houses=2, measured_deals=6)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    """Threads cost more than they bring in so small a network, and much more on a busy machine."""
    torch.set_num_threads(1)


def plans(houses: int = 0) -> Tensor:
    return torch.tensor(plans_of([load_danish(name) for name in DANISH], houses, 1).rows)


def prepared(folder: Path, recipe: Recipe) -> Path:
    found = plans_of([load_danish(name) for name in DANISH], recipe.houses if recipe.house else 0, recipe.seed)
    prepare(folder, recipe, found.names, found.rows)
    return folder


def silent(_line: str) -> None:
    pass


def weights(training: Training) -> list[Tensor]:
    return [parameter.detach().clone() for parameter in training.actor.parameters()]


# Playing


def test_the_book_is_no_better_than_itself() -> None:
    """A policy that asks the books is exactly as good as the books, at every place of every deal."""

    def by_the_book(games: Games, these: Tensor, bits: Tensor) -> Tensor:
        return torch.nn.functional.one_hot(games.book()[these], ACTIONS).float()

    games = Games(3 * 20, plans(), "cpu")
    for row in (0, 3):
        found = lead_of(games, row, by_the_book)
        assert (found.lead, found.error, found.deals) == (0.0, 0.0, 20)


def test_who_plays_at_random_is_far_behind() -> None:
    games = Games(3 * 40, plans(), "cpu")
    dice = torch.Generator().manual_seed(1)
    assert lead_of(games, 0, at_random(dice)).lead < -20
    assert lead_of(games, 0, at_random(dice), alone=False).lead < -20


def test_others_sit_at_one_or_two_places_of_their_deals() -> None:
    who = seated(2000, Shares(past=0.3, book=0.2), torch.Generator().manual_seed(1))
    others = (who != LEARNER).sum(1)
    assert set(others.tolist()) == {0, 1, 2}
    assert 0.25 < (who == PAST).any(1).float().mean() < 0.35
    assert 0.15 < (who == BOOK).any(1).float().mean() < 0.25
    assert not bool(((who == PAST).any(1) & (who == BOOK).any(1)).any())


def test_with_a_perfect_memory_the_returns_are_what_was_paid_from_there_on() -> None:
    """With a trace of one the critic cancels out: a return is the net of the end less the net of the moment."""
    games = Games(30, plans(), "cpu")
    store = Store(30, torch.device("cpu"))
    dice = torch.Generator().manual_seed(3)
    who = seated(30, Shares(past=0.0, book=0.5), dice)
    actor, critic = Actor(Shape(16, 1, 1)), Critic(Shape(16, 1, 1))
    depth = play(games, store, Dealing(3, who, torch.zeros(30, dtype=torch.int64)), actor, None, dice)
    values = values_of(store, critic, depth)
    gained, returns = advantages(store, values, games.net, unit=40.0, trace=1.0)
    for step, game in torch.nonzero(store.learnt[:depth]).tolist():
        place = int(store.place[step, game])
        paid = (float(games.net[game, place]) - float(store.net[step, game])) / 40.0
        assert float(returns[step, game]) == pytest.approx(paid, abs=1e-4)
    assert bool((gained[~store.learnt[:depth]] == 0).all())


def test_two_machines_are_compared_in_everything() -> None:
    found = compare(12, plans(houses=2), "cpu")
    assert (found.games, found.equal, found.differences) == (12, 12, ())
    assert found.decisions > 12 * 40


@pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no NVIDIA GPU here")
def test_a_gpu_plays_as_the_cpu_does() -> None:
    """Position, history, every input word and bit and the books' advice, at every decision of 4,096 deals."""
    found = compare(4096, plans(houses=16), "cuda")
    assert found.differences == ()
    assert found.equal == found.games


# Learning


def test_a_small_network_learns_to_beat_players_at_random(tmp_path: Path) -> None:
    training = Training(prepared(tmp_path, replace(SMALL, iterations=8, snapshot=8)), "cpu", silent)
    games = Games(3 * 120, training.plans, "cpu")
    dice = torch.Generator().manual_seed(1)
    training.run()
    after = lead_of(games, 0, greedy(training.actor), at_random(dice))
    assert after.lead - after.error > 0


def test_a_run_that_was_interrupted_ends_as_one_at_one_go(tmp_path: Path) -> None:
    """The same seed gives the same network, whether at one go or from a checkpoint."""
    recipe = replace(TINY, iterations=4, snapshot=2)
    whole = Training(prepared(tmp_path / "whole", recipe), "cpu", silent)
    whole.run()
    halves = prepared(tmp_path / "halves", replace(recipe, iterations=2))
    first = Training(halves, "cpu", silent)
    first.learner.recipe = recipe  # as if it were the whole run: rates depend on its length
    first.recipe = recipe
    for _ in range(2):
        first.iterate()
    first.keep({})
    lengthen(halves, None, 4)
    second = Training(halves, "cpu", silent)
    second.resume()
    assert second.iteration == 2
    second.run()
    assert second.decisions == whole.decisions
    assert all(torch.equal(one, other) for one, other in zip(weights(whole), weights(second), strict=True))
    assert [moment["iteration"] for moment in curve.read(halves / CURVE)] == [2, 4]


def test_a_run_keeps_its_network_its_curve_and_a_picture(tmp_path: Path) -> None:
    lines: list[str] = []
    training = Training(prepared(tmp_path, replace(TINY, iterations=2, snapshot=1)), "cpu", lines.append)
    training.run()
    header = danish_network(tmp_path / NETWORK).header
    assert (header.rulesets, header.decisions, header.seed) == (DANISH, training.decisions, 1)
    assert header.strength[DANISH[0]]["against"] == "book"
    assert header.recipe["iterations"] == 2
    assert len(lines) == 2
    assert len(curve.read(tmp_path / CURVE)) == 2
    assert DANISH[1] in (tmp_path / PICTURE).read_text("utf-8")


def test_ctrl_c_keeps_what_was_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(prepared(tmp_path, replace(TINY, iterations=9)), "cpu", silent)
    real = training.iterate

    def interrupted() -> dict[str, float]:
        if training.iteration == 1:
            raise KeyboardInterrupt
        return real()

    monkeypatch.setattr(training, "iterate", interrupted)
    with pytest.raises(KeyboardInterrupt):
        training.run()
    assert (tmp_path / CHECKPOINT).exists()
    assert curve.read(tmp_path / CURVE)[-1]["iteration"] == 1


def test_without_a_checkpoint_nothing_is_resumed(tmp_path: Path) -> None:
    training = Training(prepared(tmp_path, TINY), "cpu", silent)
    with pytest.raises(TarockError, match="no checkpoint"):
        training.resume()


def test_a_batch_that_cannot_be_filled_is_told(tmp_path: Path) -> None:
    training = Training(prepared(tmp_path, replace(TINY, batch=100_000)), "cpu", silent)
    with pytest.raises(RuntimeError, match="needs more deals"):
        training.iterate()


# Files


def test_a_network_says_the_same_in_play_as_in_training(tmp_path: Path) -> None:
    """16 bits of a weight, and NumPy in the place of torch, change no decision here."""
    training = Training(prepared(tmp_path, replace(TINY, iterations=1)), "cpu", silent)
    training.run()
    network, again = danish_network(tmp_path / NETWORK), import_actor(tmp_path / NETWORK)
    bits = (np.random.default_rng(1).random((50, SIZE)) < 0.25).astype(np.uint8)
    with torch.no_grad():
        logits, locations, values = again(as_input(torch.tensor(bits)))
        trained = training.actor.logits(as_input(torch.tensor(bits)))
    for which, row in enumerate(bits):
        answer = network.ask(row)
        assert np.allclose(answer.logits, logits[which].numpy(), atol=1e-4)
        assert np.allclose(answer.logits, network.logits(row))
        assert np.allclose(answer.locations.ravel(), locations[which].numpy().ravel(), atol=1e-4)
        assert answer.value == pytest.approx(40 * float(values[which]), abs=1e-3)
        assert np.allclose(answer.logits, trained[which].numpy(), atol=0.01)


# Königrufen


def koenigrufen_plans(houses: int = 0) -> Tensor:
    return torch.tensor(koenigrufen_plans_of([load_koenigrufen(name) for name in KOENIGRUFEN], houses, 1).rows)


def koenigrufen_folder(folder: Path, recipe: Recipe) -> Path:
    found = koenigrufen_plans_of([load_koenigrufen(name) for name in KOENIGRUFEN], 2 if recipe.house else 0, 1)
    prepare(folder, recipe, found.names, found.rows, "koenigrufen")
    return folder


def test_four_books_at_a_table_are_alike_in_koenigrufen() -> None:
    def by_the_book(games: Games, these: Tensor, bits: Tensor) -> Tensor:
        return torch.nn.functional.one_hot(games.book()[these], FAMILY.actions).float()

    games = Games(4 * 20, koenigrufen_plans(), "cpu", FAMILY)
    for row in (0, 4, 8):
        found = lead_of(games, row, by_the_book)
        assert (found.lead, found.error) == (pytest.approx(0.0), pytest.approx(0.0))


def test_who_plays_koenigrufen_at_random_is_far_behind() -> None:
    games = Games(4 * 40, koenigrufen_plans(), "cpu", FAMILY)
    assert lead_of(games, 4, at_random(torch.Generator().manual_seed(1))).lead < -2


def test_rewards_are_alike_in_all_books() -> None:
    """They are told in values of the cheapest called game, so that a book with tenfold amounts weighs no more."""
    games = Games(4 * 200, koenigrufen_plans(), "cpu", FAMILY)
    paid = []
    for row in (0, 4, 8):
        lead_of(games, row, at_random(torch.Generator().manual_seed(1)))
        paid.append(float(games.net.abs().mean()))
        assert bool((games.score.sum(1) == 0).all())
    assert max(paid) < 6 * min(paid)


def test_two_machines_are_compared_in_koenigrufen_too() -> None:
    found = compare(12, koenigrufen_plans(houses=2), "cpu", family=FAMILY)
    assert (found.games, found.equal, found.differences) == (12, 12, ())
    assert found.decisions > 12 * 20


@pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no NVIDIA GPU here")
def test_a_gpu_plays_koenigrufen_as_the_cpu_does() -> None:
    found = compare(4096, koenigrufen_plans(houses=16), "cuda", family=FAMILY)
    assert found.differences == ()
    assert found.equal == found.games


def test_a_run_of_koenigrufen_keeps_a_network_that_can_be_asked(tmp_path: Path) -> None:
    recipe = replace(for_koenigrufen(TINY), iterations=2, snapshot=1)
    training = Training(koenigrufen_folder(tmp_path, recipe), "cpu", silent)
    training.run()
    network = koenigrufen_network(tmp_path / NETWORK)
    assert (network.header.game, network.header.rulesets) == ("koenigrufen", KOENIGRUFEN)
    assert len(network.logits(np.zeros(FAMILY.inputs, np.uint8))) == FAMILY.actions
    again = Training(tmp_path, "cpu", silent)
    again.resume()
    assert all(torch.equal(one, other) for one, other in zip(weights(training), weights(again), strict=True))


# From another network


def test_a_training_begins_as_another_network_and_meets_the_books(tmp_path: Path) -> None:
    """Until its critic has learnt it stays that network; then it learns, at many tables among players by the book."""
    Training(prepared(tmp_path / "first", replace(TINY, iterations=1)), "cpu", silent).run()
    found = plans_of([load_danish(name) for name in DANISH], 0, 1)
    recipe = replace(for_further(TINY, TINY.width, TINY.blocks), iterations=4, critic_first=1)
    prepare(tmp_path / "second", recipe, found.names, found.rows, first_self=tmp_path / "first" / NETWORK)
    training = Training(tmp_path / "second", "cpu", silent)
    begun = import_actor(tmp_path / "first" / NETWORK).state_dict()
    assert all(torch.equal(value, begun[name]) for name, value in training.actor.state_dict().items())
    before = weights(training)
    training.iterate()
    assert all(map(torch.equal, before, weights(training)))
    training.iterate()
    assert not all(map(torch.equal, before, weights(training)))
    who = training.games.more[:, training.family.who : training.family.who + training.family.seats]
    assert sorted(set(who.flatten().tolist())) == [LEARNER, BOOK]
    training.keep({})
    first, header = (danish_network(tmp_path / name / NETWORK).header for name in ("first", "second"))
    assert {lead["against"] for lead in header.strength.values()} == {"book"}
    assert header.decisions == first.decisions + training.decisions, "all that it has ever learnt from"


# Exploiters


def test_a_companion_sits_at_some_tables_as_soon_as_it_has_come(tmp_path: Path) -> None:
    Training(prepared(tmp_path / "first", replace(TINY, iterations=1)), "cpu", silent).run()
    told: list[str] = []
    folder = prepared(tmp_path / "second", replace(TINY, iterations=4, past=0.0, among=0.5))
    training = Training(folder, "cpu", told.append)
    before = training.iterate()
    shutil.copyfile(tmp_path / "first" / NETWORK, folder / COMPANION)
    decided = [training.decisions]
    training.iterate()
    companion = import_actor(folder / COMPANION)
    assert all(
        torch.equal(mine, his) for mine, his in zip(training.rival.parameters(), companion.parameters(), strict=True)
    )
    assert before["depth"] > 0
    assert training.decisions - decided[0] < 0.85 * decided[0]  # the companion has decided the rest
    assert [line.partition(": ")[2] for line in told] == ["the companion has come"]


def exploiter(folder: Path, prey: Path, **changes: int) -> Training:
    found = plans_of([load_danish(name) for name in DANISH], 0, 1)
    recipe = replace(for_exploiter(TINY, TINY.width, TINY.blocks), iterations=4, **changes)
    prepare(folder, recipe, found.names, found.rows, prey=prey)
    return Training(folder, "cpu", silent)


def test_an_exploiter_begins_as_the_network_that_it_is_to_beat(tmp_path: Path) -> None:
    """It ties with itself to the chip, and stays that network as long as only the critic learns."""
    Training(prepared(tmp_path / "prey", replace(TINY, iterations=1)), "cpu", silent).run()
    training = exploiter(tmp_path / "exploiter", tmp_path / "prey" / NETWORK, critic_first=2)
    before = weights(training)
    assert {(lead.lead, lead.error) for lead in training.measure().values()} == {(0.0, 0.0)}
    training.iterate()
    training.iterate()
    assert all(map(torch.equal, before, weights(training)))
    training.iterate()
    assert not all(map(torch.equal, before, weights(training)))


def test_an_exploiter_sits_alone_among_its_prey_and_is_measured_against_it(tmp_path: Path) -> None:
    Training(prepared(tmp_path / "prey", replace(TINY, iterations=1)), "cpu", silent).run()
    training = exploiter(tmp_path / "exploiter", tmp_path / "prey" / NETWORK, critic_first=0)
    training.run()
    who = training.games.more[:, training.family.who : training.family.who + training.family.seats]
    assert sorted(set(who.flatten().tolist())) == [LEARNER, PAST]
    assert set((who == LEARNER).sum(1).tolist()) == {1}
    prey = import_actor(tmp_path / "prey" / NETWORK).state_dict()
    assert all(torch.equal(value, prey[name]) for name, value in training.rival.state_dict().items())
    header = danish_network(tmp_path / "exploiter" / NETWORK).header
    assert {found["against"] for found in header.strength.values()} == {"prey"}
    assert "the network to be beaten" in (tmp_path / "exploiter" / PICTURE).read_text("utf-8")


def test_a_network_is_measured_against_another_one(tmp_path: Path) -> None:
    """In every ruleset of a folder; against itself, and one of it among others, nothing is won or lost."""
    folder = prepared(tmp_path, replace(TINY, iterations=1))
    Training(folder, "cpu", silent).run()
    rules = Rules.of(folder, "cpu", deals=8)
    policy = rules.policy(folder / NETWORK)
    for alone in (True, False):
        found = dict(rules.leads(policy, policy, seed=5, alone=alone))
        assert tuple(found) == rules.names
        assert {(lead.lead, lead.deals) for lead in found.values()} == {(0.0, 8)}
    assert any(lead.lead for _, lead in rules.leads(policy, "book", seed=5))


# Imitating


def test_a_network_becomes_like_those_whom_it_imitates() -> None:
    torch.manual_seed(1)
    found = watch(Company("koenigrufen-turnier", "book", "book", "examples"), range(60))
    packed = torch.tensor(found.inputs[:3])
    assert np.array_equal(unpacked(packed).numpy(), np.unpackbits(found.inputs[:3], axis=1))
    many = Examples.joined([found] * 4)
    imitation = Imitation(Actor(Shape(64, 1, 1), FAMILY), many, torch.device("cpu"))
    course = imitation.learn(40)
    assert course[-1].surprise < 0.8 * course[0].surprise
    assert imitation.likeness().surprise == pytest.approx(min(moment.surprise for moment in course))
    assert str(course[-1]).endswith(f"surprise {course[-1].surprise:.3f}")


# Several processes


def train_together(number: int, size: int, folder: Path, meeting: Path) -> None:
    """Train as one of several processes, and leave the weights behind."""
    torch.set_num_threads(1)
    torch.distributed.init_process_group("gloo", f"file://{meeting}", rank=number, world_size=size)
    team = Team(number, size)
    training = Training(folder, "cpu", silent, team)
    if (folder / CHECKPOINT).exists():
        training.recipe = replace(training.recipe, iterations=4)
        training.resume()
    training.run()
    torch.save((training.actor.state_dict(), training.games.more), left_behind(meeting, number))
    team.leave()


def left_behind(meeting: Path, number: int) -> Path:
    return meeting.with_name(f"{meeting.name}-{number}.pt")


def trained_together(folder: Path, meeting: Path) -> list[tuple[dict[str, Tensor], Tensor]]:
    """Return the weights of two processes, and their last deals."""
    torch.multiprocessing.spawn(train_together, (2, folder, meeting), nprocs=2)
    return [torch.load(left_behind(meeting, number)) for number in range(2)]


def test_two_processes_train_one_network_and_go_on_with_it(tmp_path: Path) -> None:
    folder = prepared(tmp_path / "run", replace(TINY, iterations=2))
    (one, mine), (other, others) = trained_together(folder, tmp_path / "first")
    assert all(torch.equal(value, other[name]) for name, value in one.items())
    assert not torch.equal(mine, others)  # each has played other deals
    assert import_actor(folder / NETWORK).state_dict().keys() == one.keys()
    assert len(curve.read(folder / CURVE)) == 1  # the first alone writes
    (later, _), (also, _) = trained_together(folder, tmp_path / "second")
    assert all(torch.equal(value, also[name]) for name, value in later.items())
    assert any(not torch.equal(value, later[name]) for name, value in one.items())
    alone = Training(folder, "cpu", silent)
    with pytest.raises(TarockError, match="2; it cannot go on with 1"):
        alone.resume()


def test_a_process_alone_shares_with_nobody() -> None:
    team = Team.joined("cpu")
    assert (team.size, team.share(5), team.least(3, torch.device("cpu"))) == (1, 5, 3)
    assert Team(0, 4).share(10) == 3
    team.leave()
