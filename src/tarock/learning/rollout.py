"""Playing: all deals of an iteration to their end, with every decision of the learner kept."""

from dataclasses import dataclass
from typing import TypeAlias

import torch
from torch.nn import functional

from tarock.learning.family import BOOK, DANISH, LEARNER, PAST, Family
from tarock.learning.games import Games
from tarock.learning.nets import Actor, Critic, as_input
from tarock.search._kernels.danish.selfplay import ANY_CUP

Tensor: TypeAlias = torch.Tensor

_NEVER = -1e9
_CHUNK = 65_536


class Store:
    """The decisions of one iteration, by depth and game."""

    def __init__(self, games: int, device: torch.device, family: Family = DANISH) -> None:
        def full(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros((family.longest, games, *shape), dtype=dtype, device=device)

        self.bits = full(family.inputs, dtype=torch.uint8)
        self.hidden = full(family.hidden_inputs, dtype=torch.uint8)
        self.action = full(dtype=torch.int64)
        self.chance = full(dtype=torch.float32)
        """The logarithm of how likely the action was."""
        self.place = full(dtype=torch.int64)
        self.net = full(dtype=torch.float32)
        """What its player had been paid until then."""
        self.learnt = full(dtype=torch.bool)
        """Whether the learner decided."""


@dataclass(frozen=True, slots=True)
class Shares:
    """How many of the deals are played with others at one place, or at all but one."""

    past: float
    book: float
    alone: float = 0.5
    """How often the learner then sits alone among others; else one of them sits among learners."""


def seated(games: int, shares: Shares, dice: torch.Generator, seats: int = DANISH.seats) -> Tensor:
    """Return who plays, by game and place: others sit at one place of their deals, or at all but one."""
    device = dice.device
    single = torch.randint(seats, (games, 1), generator=dice, device=device) == torch.arange(seats, device=device)
    is_alone = torch.rand((games, 1), generator=dice, device=device) < shares.alone
    others = torch.where(is_alone, ~single, single)
    drawn = torch.rand((games, 1), generator=dice, device=device)
    kind = torch.where(drawn < shares.past, PAST, BOOK)
    mixed = drawn < shares.past + shares.book
    return torch.where(others & mixed, kind, LEARNER)


@dataclass(frozen=True, slots=True)
class Dealing:
    """Which deals are played: the seed of their cards, by game and place who plays, by game which rules."""

    seed: int
    who: Tensor
    rows: Tensor


@torch.no_grad()
def play(games: Games, store: Store, dealing: Dealing, actor: Actor, past: Actor | None, dice: torch.Generator) -> int:
    """Play all deals to the end and return how many decisions the longest took.

    :raises RuntimeError: if a deal has more decisions than there can be.
    """
    games.begin(dealing.seed, dealing.who, dealing.rows, cups=ANY_CUP)
    longest, actions = games.family.longest, games.family.actions
    for depth in range(longest):
        going = ~games.over
        if not bool(going.any()):
            return depth
        bits = store.bits[depth]
        games.look(bits, store.hidden[depth])
        player = games.player
        place = games.place
        store.place[depth] = place
        store.net[depth] = games.net.gather(1, place[:, None])[:, 0].float()
        store.learnt[depth] = going & (player == LEARNER)
        chances = torch.zeros((games.number, actions), device=games.device)
        for net, kind in ((actor, LEARNER), (past, PAST)):
            if net is not None:
                these = torch.nonzero(going & (player == kind))[:, 0]
                chances[these] = net.logits(as_input(bits[these])).float()
        chances.masked_fill_(bits[:, :actions] == 0, _NEVER)
        chances = functional.log_softmax(chances, 1)
        action = (chances + _gumbel(chances, dice)).argmax(1)
        store.action[depth] = action
        store.chance[depth] = chances.gather(1, action[:, None])[:, 0]
        games.step(action)
    if not bool(games.over.all()):
        message = f"a deal has more than {longest} decisions"
        raise RuntimeError(message)
    return longest


def _gumbel(like: Tensor, dice: torch.Generator) -> Tensor:
    """Return noise by which the largest of some logarithms is drawn with its own chance."""
    drawn = torch.rand(like.shape, generator=dice, device=like.device).clamp_(1e-10, 1 - 1e-7)
    return -torch.log(-torch.log(drawn))


@torch.no_grad()
def values_of(store: Store, critic: Critic, depth: int) -> Tensor:
    """Return what the critic expects, by depth and game; where the learner did not decide nothing."""
    games = store.learnt.shape[1]
    found = torch.zeros(depth * games, device=store.bits.device)
    bits, hidden = store.bits.flatten(0, 1), store.hidden.flatten(0, 1)
    for these in torch.nonzero(store.learnt[:depth].flatten())[:, 0].split(_CHUNK):
        found[these] = critic(as_input(torch.cat([bits[these], hidden[these]], 1))).float()
    return found.view(depth, games)


@torch.no_grad()
def advantages(store: Store, values: Tensor, paid: Tensor, unit: float, trace: float) -> tuple[Tensor, Tensor]:
    """Return generalised advantages and returns, each place on its own.

    A reward is what a place was paid until its next decision.

    :param paid: by game and place: what was paid in the end.
    """
    paid = paid.float().T / unit
    later_paid, later_value, later_advantage = paid.clone(), torch.zeros_like(paid), torch.zeros_like(paid)
    found = torch.zeros_like(values)
    for depth in range(len(values) - 1, -1, -1):
        place, learnt = store.place[depth][None], store.learnt[depth]
        so_far = store.net[depth] / unit
        reward = later_paid.gather(0, place)[0] - so_far
        surprise = reward + later_value.gather(0, place)[0] - values[depth]
        advantage = surprise + trace * later_advantage.gather(0, place)[0]
        found[depth] = torch.where(learnt, advantage, 0.0)
        for later, now in ((later_paid, so_far), (later_value, values[depth]), (later_advantage, advantage)):
            kept = later.gather(0, place)[0]
            later.scatter_(0, place, torch.where(learnt, now, kept)[None])
    return found, found + values
