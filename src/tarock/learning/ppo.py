"""Learning: one pass over the decisions of an iteration, in batches; on a GPU an update is one recorded graph."""

from typing import Any, TypeAlias

import torch
from torch.nn import functional

from tarock.learning.nets import Actor, Critic, as_input
from tarock.learning.recipe import Recipe
from tarock.learning.rollout import Store
from tarock.learning.team import ALONE, Team

Tensor: TypeAlias = torch.Tensor

_NEVER = -1e9
_LEAST_CHANCE = -30.0


class Learner:
    """An actor and a critic, and what makes them better.

    Launching an update's hundreds of small kernels costs more than running them, so that on a GPU a whole update
    (loss, gradients, Adam) is recorded once as a CUDA graph; what changes from one to the next stands in tensors.
    """

    def __init__(self, recipe: Recipe, actor: Actor, critic: Critic, store: Store, team: Team = ALONE) -> None:
        self.recipe, self.team = recipe, team
        self.actor, self.critic, self.store = actor, critic, store
        self.device = store.bits.device
        self.on_gpu = self.device.type == "cuda"
        self.family = actor.family
        size = self.family.longest * recipe.games
        self.advantages, self.returns = torch.zeros((2, size), device=self.device)
        self.chosen = torch.zeros(recipe.batch, dtype=torch.int64, device=self.device)
        self.rate, self.entropy, self.spread, self.acting = (
            torch.tensor(value, device=self.device) for value in (recipe.rate, recipe.entropy, 1.0, 1.0)
        )
        self.optimizer = torch.optim.Adam(
            [*actor.parameters(), *critic.parameters()],
            lr=self.rate,
            eps=1e-5,
            fused=self.on_gpu,
            capturable=self.on_gpu,
        )
        self.sums: dict[str, Tensor] = {}
        self._graph: Any = None

    def learn(
        self,
        advantages: Tensor,
        returns: Tensor,
        dice: torch.Generator,
        rate: float,
        entropy: float,
        *,
        acts: bool = True,
    ) -> dict[str, float]:
        """Go through the decisions once, in random order; return what was seen on the way.

        :param acts: whether the actor learns too, or the critic alone.

        :raises RuntimeError: if they do not fill a single batch.
        """
        self.rate.fill_(rate)
        self.entropy.fill_(entropy)
        self.acting.fill_(float(acts))
        these = torch.nonzero(self.store.learnt[: len(advantages)].flatten())[:, 0]
        if len(these) < self.recipe.batch:
            message = f"a batch of {self.recipe.batch} decisions needs more deals: {len(these)} were made"
            raise RuntimeError(message)
        size = advantages.numel()
        mean, deviation = self._spread_of(advantages.flatten()[these])
        self.advantages[:size] = (advantages.flatten() - mean) / (deviation + 1e-6)
        if self.recipe.advantage_limit:
            self.advantages.clamp_(-self.recipe.advantage_limit, self.recipe.advantage_limit)
        self.returns[:size] = returns.flatten()
        self.spread.fill_(max(1.0, float(self._spread_of(returns.flatten()[these])[1])))
        if self.on_gpu and self._graph is None:
            self._record(these)
        for total in self.sums.values():
            total.zero_()
        order = these[torch.randperm(len(these), generator=dice, device=self.device)]
        number = self.team.least(len(order) // self.recipe.batch, self.device)
        for batch in order[: number * self.recipe.batch].split(self.recipe.batch):
            self.chosen.copy_(batch)
            if self._graph is None:
                self._update()
            else:
                self._graph.replay()
        return self._told(returns.flatten()[these], len(these), number)

    def _spread_of(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """Return mean and standard deviation of what all processes have."""
        if self.team.size == 1:
            return numbers.mean(), numbers.std()
        count, total = self.team.sum(torch.stack([torch.ones_like(numbers).sum(), numbers.sum()]))
        mean = total / count
        return mean, (self.team.sum(((numbers - mean) ** 2).sum()) / (count - 1)).sqrt()

    def load_optimizer(self, state: dict[str, Any]) -> None:
        """Go on with the moments of an optimizer; the learning rate stays the tensor that a recorded graph reads."""
        self.optimizer.load_state_dict(state)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate

    def _told(self, returns: Tensor, decisions: int, updates: int) -> dict[str, float]:
        told = {name: float(total) / updates for name, total in self.sums.items()}
        told["explained"] = 1 - told["value_loss"] / max(float(returns.var()), 1e-9)
        everybodys = float(self.team.sum(torch.tensor(float(decisions), device=self.device)))
        return {**told, "decisions": everybodys, "updates": updates}

    def _update(self, *, forget: bool = True) -> None:
        """Take one step on the decisions that are chosen."""
        if forget:
            self.optimizer.zero_grad(set_to_none=True)
        loss, told = self._loss()
        loss.backward()
        self.team.average([*self.actor.parameters(), *self.critic.parameters()])
        torch.nn.utils.clip_grad_norm_(self.actor.parameters(), self.recipe.actor_norm)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), self.recipe.critic_norm)
        self.optimizer.step()
        for name, number in told.items():
            if name not in self.sums:
                self.sums[name] = torch.zeros((), device=self.device)
            self.sums[name] += number.detach()

    def _loss(self) -> tuple[Tensor, dict[str, Tensor]]:
        recipe, store, these = self.recipe, self.store, self.chosen
        bits, hidden = store.bits.flatten(0, 1)[these], store.hidden.flatten(0, 1)[these]
        action, before = store.action.flatten()[these], store.chance.flatten()[these]
        advantage, returns = self.advantages[these], self.returns[these]
        given = as_input(bits)
        logits, locations, own = self.actor(given)
        value = self.critic(torch.cat([given, as_input(hidden)], 1))
        chances = functional.log_softmax(logits.float().masked_fill(bits[:, : self.family.actions] == 0, _NEVER), 1)
        now = chances.gather(1, action[:, None])[:, 0]
        ratio = (now - before).exp()
        cut = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        policy = -torch.min(ratio * advantage, cut * advantage).mean()
        entropy = -(chances.exp() * chances.clamp(min=_LEAST_CHANCE)).sum(1).mean()
        value_loss = functional.mse_loss(value.float(), returns)
        own_loss = functional.mse_loss(own.float(), returns)
        places, cards = self.family.places, self.family.cards
        where = hidden[:, : places * cards].view(-1, places, cards).float()
        missed = -(functional.log_softmax(locations.float(), 1) * where).sum() / where.sum().clamp(min=1)
        of_actor = policy - self.entropy * entropy
        of_actor += recipe.location_weight * missed + recipe.own_value_weight * self._weighed(own.float(), returns)
        loss = self.acting * of_actor + recipe.value_weight * self._weighed(value.float(), returns)
        told = {
            "policy_loss": policy,
            "value_loss": value_loss,
            "own_value_loss": own_loss,
            "location_loss": missed,
            "entropy": entropy,
            "drift": (before - now).mean(),
            "clipped": ((ratio - 1).abs() > recipe.clip).float().mean(),
        }
        return loss, told

    def _weighed(self, values: Tensor, returns: Tensor) -> Tensor:
        """Return how wrong values are; where tails are heavy by the spread of the returns, and far ones in a line."""
        if not self.recipe.value_limit:
            return functional.mse_loss(values, returns)
        return functional.huber_loss(values / self.spread, returns / self.spread, delta=self.recipe.value_limit)

    def _record(self, these: Tensor) -> None:
        """Record one update; what the optimizer saw while it warmed up is forgotten."""
        rate = float(self.rate)
        self.rate.fill_(0.0)
        kept = {
            parameter: {name: value.clone() for name, value in state.items()}
            for parameter, state in self.optimizer.state.items()
        }
        self.chosen.copy_(these[: self.recipe.batch])
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self._update()
        torch.cuda.current_stream().wait_stream(stream)
        self.optimizer.zero_grad(set_to_none=True)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._update(forget=False)
        for parameter, state in self.optimizer.state.items():
            for name, value in state.items():
                if parameter in kept:
                    value.copy_(kept[parameter][name])
                else:
                    value.zero_()
        self.rate.fill_(rate)
