"""Measuring: how far a network is ahead of the books or of another network, on the same cards at every place."""

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

import torch

from tarock.learning.family import BOOK, LEARNER, PAST
from tarock.learning.games import USUAL_CUPS, Games
from tarock.learning.nets import Actor, as_input

Tensor: TypeAlias = torch.Tensor
Policy: TypeAlias = Callable[[Games, Tensor, Tensor], Tensor]
"""From deals, which of them are to be decided, and their inputs to numbers: the largest that is legal is done."""
Rival: TypeAlias = Policy | Literal["book"]

_NEVER = -1e9
_SURE = 1.96
"""Standard errors on each side of an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How many chips or points a deal and player the one is ahead of the others, as the arena counts it."""

    lead: float
    error: float
    """Half of the interval of 95 %."""
    deals: int

    def to_json(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)

    def __str__(self) -> str:
        return f"{self.lead:+.2f} ± {self.error:.2f} ({self.deals} deals)"


def greedy(actor: Actor) -> Policy:
    """Return the policy that does what an actor finds best."""
    return lambda _games, _these, bits: actor.logits(as_input(bits)).float()


def at_random(dice: torch.Generator) -> Policy:
    """Return the policy that does anything."""
    return lambda games, _these, bits: torch.rand((len(bits), games.family.actions), generator=dice, device=bits.device)


@torch.no_grad()
def lead_of(
    games: Games, first_row: int, policy: Policy, rival: Rival = "book", *, seed: int = 777, alone: bool = True
) -> Lead:
    """Measure a policy alone among rivals, at every place of each deal; or all others by it against one rival.

    :param games: as many for every deal as there are places.
    :param first_row: the plan of the ruleset when the first seat deals; those of the other seats follow.
    """
    places, actions = games.family.seats, games.family.actions
    deals = games.number // places
    numbers = torch.arange(games.number, device=games.device)
    odd = numbers % places
    is_odd = odd[:, None] == torch.arange(places, device=games.device)
    other = BOOK if rival == "book" else PAST
    who = torch.where(is_odd == alone, LEARNER, other)
    deal = numbers // places
    games.begin(seed, who, first_row + deal % places, deal, USUAL_CUPS)
    bits = torch.zeros((games.number, games.family.inputs), dtype=torch.uint8, device=games.device)
    players = ((policy, LEARNER),) if rival == "book" else ((policy, LEARNER), (rival, PAST))
    while bool((going := ~games.over).any()):
        games.look(bits)
        action = torch.zeros(games.number, dtype=torch.int64, device=games.device)
        for decide, kind in players:
            these = torch.nonzero(going & (games.player == kind))[:, 0]
            if len(these):
                given = bits[these]
                action[these] = decide(games, these, given).masked_fill_(given[:, :actions] == 0, _NEVER).argmax(1)
        games.step(action)
    return _lead(games.score.double(), odd, deals, alone=alone)


def _lead(net: Tensor, odd: Tensor, deals: int, *, alone: bool) -> Lead:
    """Count what the odd player got less the mean of the others, over all places of a deal."""
    single = net.gather(1, odd[:, None])[:, 0]
    places = net.shape[1]
    rest = (net.sum(1) - single) / (places - 1)
    by_deal = ((single - rest) if alone else (rest - single)).view(deals, places).mean(1)
    return Lead(float(by_deal.mean()), _SURE * float(by_deal.std()) / math.sqrt(deals), deals)
