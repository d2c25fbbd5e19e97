"""A training run: plays, learns, measures, and keeps checkpoints, the learning curve and the network in its folder.

A folder is prepared once (:mod:`tarock.learning.folder`) and then trained, at one go or in pieces.  Whatever interrupts
it, it goes on from its last checkpoint.  The training itself reads only the folder, so that a machine with
nothing but torch, Numba and NumPy can do it: ``python -m tarock.learning FOLDER``.
"""

import copy
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

import torch

from tarock.bots.network import load_network
from tarock.core.errors import TarockError
from tarock.learning import curve
from tarock.learning.comparing import compare
from tarock.learning.evaluate import Lead, greedy, lead_of
from tarock.learning.export import export, header_of, import_actor
from tarock.learning.family import family
from tarock.learning.folder import CHECKPOINT, COMPANION, CURVE, FIRST_SELF, NETWORK, PICTURE, PREY, game_of, prepared
from tarock.learning.games import Games
from tarock.learning.nets import Actor, Critic, Shape
from tarock.learning.ppo import Learner
from tarock.learning.rollout import Dealing, Shares, Store, advantages, play, seated, values_of
from tarock.learning.team import ALONE, Team

Tell: TypeAlias = Callable[[str], None]

_PRIMES: Final = 100_003, 7_919, 1_000_000_007
"""They spread the seeds of the iterations."""
_APART: Final = 1_299_709
"""It spreads the seeds of processes that train together."""


class Training:
    """A run: plays, learns, measures and keeps what it has come to.

    :param device: ``cuda`` or ``cpu``.
    :param tell: where progress is told, a line at a time.
    :param team: the processes that train together; the numbers of the recipe are those of all of them.
    :raises TarockError: if the folder was not prepared.
    """

    def __init__(self, folder: Path, device: str, tell: Tell = print, team: Team = ALONE) -> None:
        self.folder, self.tell, self.team = folder, tell, team
        self.recipe, self.names, rows = prepared(folder)
        self.family = family(game_of(folder))
        self.plans = torch.tensor(rows)
        self.device = torch.device(device)
        recipe = self.recipe
        self.deals = team.share(recipe.games)
        torch.manual_seed(recipe.seed)
        self.dice = torch.Generator(self.device).manual_seed(recipe.seed + _APART * team.number)
        shape = Shape(recipe.width, recipe.blocks, recipe.critic_blocks)
        self.actor = Actor(shape, self.family).to(self.device)
        self.critic = Critic(shape, self.family).to(self.device)
        self.rival = copy.deepcopy(self.actor)
        self.past: list[dict[str, torch.Tensor]] = []
        self.is_exploiter = (folder / PREY).exists()
        if self.is_exploiter:
            prey = import_actor(folder / PREY, self.family).state_dict()
            self.actor.load_state_dict(prey)
            self.rival.load_state_dict(prey)
        self.companion: dict[str, torch.Tensor] | None = None
        self.learnt_before = 0
        if (folder / FIRST_SELF).exists():
            self.actor.load_state_dict(import_actor(folder / FIRST_SELF, self.family).state_dict())
            self.learnt_before = load_network(
                folder / FIRST_SELF, self.family.name, self.family.digest
            ).header.decisions
        self.games = Games(self.deals, self.plans, device, self.family)
        self.store = Store(self.deals, self.device, self.family)
        own = replace(recipe, games=self.deals, batch=team.share(recipe.batch))
        self.learner = Learner(own, self.actor, self.critic, self.store, team)
        self.measured = Games(self.family.seats * recipe.measured_deals, self.plans, device, self.family)
        self.iteration = self.decisions = self.kept = 0
        self.seconds = 0.0
        self.strength: dict[str, Lead] = {}

    # The run

    def run(self, pause_after: float | None = None) -> None:
        """Train to the end of the recipe, or for so many minutes; Ctrl-C keeps what was learnt until then.

        :raises RuntimeError: if the GPU does not play as the CPU does.
        """
        started, before = time.monotonic(), self.seconds
        self._compare()
        next_measure = before + self.recipe.measured_every
        told: dict[str, float] = {}
        try:
            while self.progress < 1 and not _is_past(pause_after, self.seconds - before):
                told = self.iterate()
                self.seconds = self.team.said_by_first(before + time.monotonic() - started, self.device)
                is_due = self.iteration % self.recipe.snapshot == 0
                if self.seconds >= next_measure if not self.recipe.iterations else is_due:
                    self.keep(told)
                    next_measure = self.seconds + self.recipe.measured_every
        except KeyboardInterrupt:
            if self.team.size == 1:  # of several each is somewhere else: what they have kept last stands
                self.keep(told)
            raise
        if self.iteration != self.kept:
            self.keep(told)

    def _compare(self) -> None:
        if self.device.type != "cuda" or not self.recipe.compared_games:
            return
        self.tell(compare_machines(self.folder, str(self.device), self.recipe.compared_games))

    @property
    def progress(self) -> float:
        """How much of the recipe is done: 0 at the beginning, 1 at the end."""
        if self.recipe.iterations:
            return self.iteration / self.recipe.iterations
        return self.seconds / (60 * self.recipe.minutes)

    def iterate(self) -> dict[str, float]:
        """Play all deals of an iteration and learn from them."""
        recipe = self.recipe
        began = time.monotonic()
        rate, entropy = self._rates()
        shares, rival = self._others()
        who = seated(self.deals, shares, self.dice, self.family.seats)
        dealing = Dealing(self._seed(), who, self._rows())
        depth = play(self.games, self.store, dealing, self.actor, rival, self.dice)
        played = self._time()
        values = values_of(self.store, self.critic, depth)
        gained, returns = advantages(self.store, values, self.games.net, recipe.unit, recipe.trace)
        valued = self._time()
        acts = self.iteration >= recipe.critic_first
        told = self.learner.learn(gained, returns, self.dice, rate, entropy, acts=acts)
        learnt = self._time()
        self.iteration += 1
        self.decisions += int(told.pop("decisions"))
        if self.iteration % recipe.snapshot == 0:
            kept = {name: value.detach().clone() for name, value in self.actor.state_dict().items()}
            self.past = [*self.past, kept][-recipe.snapshots :]
        times = {"playing": played - began, "valuing": valued - played, "learning": learnt - valued}
        return {**told, **times, "depth": depth, "rate": rate}

    def _others(self) -> tuple[Shares, Actor | None]:
        """Return with whom the network plays: another network and the books, or alone among those whom it exploits.

        In each iteration the other network is an earlier self or the companion, as often as each shall sit there.
        """
        recipe = self.recipe
        if self.is_exploiter:
            return Shares(past=1.0, book=0.0, alone=1.0), self.rival
        companion = self._companion() if recipe.among else None
        among = 0.0 if companion is None else recipe.among
        others = among + (recipe.past if self.past else 0.0)
        if not others:
            return Shares(0.0, recipe.book, recipe.alone), None
        drawn = torch.rand(2, generator=self.dice, device=self.device).tolist()
        if companion is not None and drawn[0] * others < among:
            self.rival.load_state_dict(companion)
        else:
            self.rival.load_state_dict(self.past[int(drawn[1] * len(self.past))])
        return Shares(others, recipe.book, recipe.alone), self.rival

    def _companion(self) -> dict[str, torch.Tensor] | None:
        """Return the companion; it may come while the training goes on, since its own takes a while."""
        if self.companion is None and (self.folder / COMPANION).exists():
            self.companion = import_actor(self.folder / COMPANION, self.family).to(self.device).state_dict()
            self.tell(f"{self.seconds:7.1f} s: the companion has come")
        return self.companion

    def _rates(self) -> tuple[float, float]:
        """Return the learning rate and the weight of the entropy."""
        recipe, done = self.recipe, min(1.0, self.progress)
        warm = min(1.0, (self.iteration + 1) / recipe.warming)
        rate = recipe.rate + (recipe.last_rate - recipe.rate) * done
        return rate * warm, recipe.entropy * (recipe.last_entropy / recipe.entropy) ** done

    def _rows(self) -> torch.Tensor:
        """Draw which rules each deal is played by."""
        books = self.family.seats * len(self.names)
        drawn = torch.randint(books, (self.deals,), generator=self.dice, device=self.device)
        if len(self.plans) == books:
            return drawn
        houses = torch.randint(books, len(self.plans), (self.deals,), generator=self.dice, device=self.device)
        is_house = torch.rand(self.deals, generator=self.dice, device=self.device) < self.recipe.house
        return torch.where(is_house, houses, drawn)

    def _seed(self) -> int:
        first, second, large = _PRIMES
        return (self.recipe.seed * first + self.iteration * second + self.team.number * _APART) % large

    def _time(self) -> float:
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        return time.monotonic()

    # What is kept

    def measure(self, deals_seed: int = 777) -> dict[str, Lead]:
        """Measure the network alone among players by the book, or among those whom it exploits, in every ruleset."""
        policy, rival = greedy(self.actor), greedy(self.rival) if self.is_exploiter else "book"
        return {
            name: lead_of(self.measured, self.family.seats * which, policy, rival, seed=deals_seed)
            for which, name in enumerate(self.names)
        }

    def keep(self, told: dict[str, float]) -> None:
        """Measure, and write the checkpoint, the curve and the network."""
        self.kept = self.iteration
        dice = self.team.every(self.dice.get_state(), self.device)
        if not self.team.is_first:
            return
        self.strength = self.measure()
        moment = {
            "iteration": self.iteration,
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "strength": {name: lead.to_json() for name, lead in self.strength.items()},
            **{name: round(value, 6) for name, value in told.items()},
        }
        curve.append(self.folder / CURVE, moment)
        moments = curve.read(self.folder / CURVE)
        (self.folder / PICTURE).write_text(curve.drawn(moments, self.family.coin, self._against), "utf-8")
        self._export()
        self._save(dice)
        leads = ", ".join(f"{name} {lead}" for name, lead in self.strength.items())
        self.tell(f"{self.seconds:7.1f} s {self.decisions / 1e6:9.2f} M decisions: {leads}{_brief(told)}")

    @property
    def _against(self) -> str:
        """Against whom the network is measured."""
        return "prey" if self.is_exploiter else "book"

    def _export(self) -> None:
        shape = Shape(self.recipe.width, self.recipe.blocks, self.recipe.critic_blocks)
        header = replace(
            header_of(shape, self.names, self.recipe.unit, self.family),
            recipe=self.recipe.to_json(),
            seed=self.recipe.seed,
            decisions=self.learnt_before + self.decisions,
            strength={name: {**lead.to_json(), "against": self._against} for name, lead in self.strength.items()},
        )
        unfinished = self.folder / f"{NETWORK}.new"
        export(self.actor, unfinished, header)
        unfinished.replace(self.folder / NETWORK)

    def _save(self, dice: list[torch.Tensor]) -> None:
        """Write the checkpoint; the old one stands until the new one is whole."""
        saved = {
            "iteration": self.iteration,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "past": self.past,
            "dice": torch.stack(dice),
        }
        unfinished = self.folder / f"{CHECKPOINT}.new"
        torch.save(saved, unfinished)
        unfinished.replace(self.folder / CHECKPOINT)

    def resume(self) -> None:
        """Go on from the last checkpoint.

        :raises TarockError: if there is none.
        """
        path = self.folder / CHECKPOINT
        if not path.exists():
            message = f"{path}: there is no checkpoint to go on from; train without --resume"
            raise TarockError(message)
        saved = torch.load(path, map_location=self.device, weights_only=True)
        self.iteration, self.decisions, self.seconds = (saved[name] for name in ("iteration", "decisions", "seconds"))
        self.actor.load_state_dict(saved["actor"])
        self.critic.load_state_dict(saved["critic"])
        self.learner.load_optimizer(saved["optimizer"])
        self.past, self.kept = saved["past"], self.iteration
        dice = torch.atleast_2d(saved["dice"].cpu())
        if len(dice) != self.team.size:
            message = f"{path}: trained by so many processes: {len(dice)}; it cannot go on with {self.team.size}"
            raise TarockError(message)
        self.dice.set_state(dice[self.team.number].clone())
        if self.team.is_first:
            curve.cut(self.folder / CURVE, self.iteration)


def compare_machines(folder: Path, device: str, deals: int) -> str:
    """Play deals of a training on a device and on the CPU, and tell that they were equal in everything.

    :raises RuntimeError: if they were not.
    """
    _, _, rows = prepared(folder)
    found = compare(deals, torch.tensor(rows), device, family=family(game_of(folder)))
    if found.equal != found.games:
        message = f"the GPU does not play as the CPU does: {'; '.join(found.differences)}"
        raise RuntimeError(message)
    return f"equal on both machines: {found.equal} of {found.games} deals, {found.decisions} decisions"


def _is_past(minutes: float | None, seconds: float) -> bool:
    return minutes is not None and seconds >= 60 * minutes


def _brief(told: dict[str, float]) -> str:
    """Return what is worth a glance while a run goes on."""
    names = ("entropy", "explained", "drift", "depth", "playing", "valuing", "learning")
    return "".join(f", {name} {told[name]:.3g}" for name in names if name in told)
