"""The GPU and the CPU side by side: before anything is learnt, every position and every word and bit must be equal.

A single input word that is silently wrong on one machine spoils a training without a sign of it.
"""

from dataclasses import dataclass

import torch

from tarock.learning.family import DANISH, Family
from tarock.learning.games import Games
from tarock.search._kernels.danish.selfplay import ANY_CUP


@dataclass(frozen=True, slots=True)
class Comparison:
    """How many deals were played on both machines, how many were equal in everything, and what was compared."""

    games: int
    equal: int
    decisions: int
    differences: tuple[str, ...]
    """Where machines differed first, by array."""


class Pair:
    """Deals on two machines, with the inputs of whoever is to decide."""

    def __init__(self, one: Games, other: Games) -> None:
        self.one, self.other = one, other
        # A kernel for the books' advice alone takes a GPU long to compile; places by the book compare it too.
        self.with_advice = one.family is DANISH
        self.bits = [_zeros(games, games.family.inputs) for games in (one, other)]
        self.hidden = [_zeros(games, games.family.hidden_inputs) for games in (one, other)]

    def look(self) -> dict[str, tuple[torch.Tensor, torch.Tensor]]:
        """Return everything that must be equal, on the CPU."""
        for games, bits, hidden in zip((self.one, self.other), self.bits, self.hidden, strict=True):
            games.look(bits, hidden)
            if self.with_advice:
                games.book()
        found = {
            name: (getattr(self.one, name).cpu(), getattr(self.other, name).cpu())
            for name in ("position", "known", "more", "words")
        }
        if self.with_advice:
            found["advice"] = (self.one.advice.cpu()[:, None], self.other.advice.cpu()[:, None])
        found["bits"] = (self.bits[0].cpu(), self.bits[1].cpu())
        found["hidden"] = (self.hidden[0].cpu(), self.hidden[1].cpu())
        return found

    def step(self, action: torch.Tensor) -> None:
        """Do the same on both machines."""
        for games in (self.one, self.other):
            games.step(action.to(games.device))


def _zeros(games: Games, size: int) -> torch.Tensor:
    return torch.zeros((games.number, size), dtype=torch.uint8, device=games.device)


def compare(number: int, plans: torch.Tensor, device: str, seed: int = 5, family: Family = DANISH) -> Comparison:
    """Play deals at random on a device and on the CPU; an eighth of the places is played by the book."""
    pair = Pair(Games(number, plans, device, family), Games(number, plans, "cpu", family))
    dice = torch.Generator().manual_seed(seed)
    who = (torch.randint(8, (number, family.seats), generator=dice) == 0).long()
    rows = torch.randint(len(plans), (number,), generator=dice)
    for games in (pair.one, pair.other):
        games.begin(seed, who.to(games.device), rows.to(games.device), cups=ANY_CUP)
    equal = torch.ones(number, dtype=torch.bool)
    differences: dict[str, str] = {}
    decisions = 0
    while bool((going := ~pair.other.over).any()):
        for name, (one, other) in pair.look().items():
            wrong = (one != other) & going[:, None]
            equal &= ~wrong.any(1)
            if name not in differences and bool(wrong.any()):
                game, slot = torch.nonzero(wrong)[0].tolist()
                told = f"{int(one[game, slot])} and {int(other[game, slot])}"
                differences[name] = f"{name} {slot} of deal {game} is {told} after {decisions} decisions"
        decisions += int(going.sum())
        legal = pair.bits[1][:, : family.actions].float()
        pair.step(torch.multinomial(legal + ~going[:, None], 1, generator=dice)[:, 0])
    equal &= (pair.one.score.cpu() == pair.other.score).all(1) & pair.one.over.cpu()
    return Comparison(number, int(equal.sum()), decisions, tuple(differences.values()))
