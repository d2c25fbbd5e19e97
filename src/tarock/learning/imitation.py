"""A network that learns to play as bots of a level do: company for one that learns to beat them.

``python -m tarock.learning.imitation FOLDER LEVEL --from NET.npz`` watches bots by the rulesets of a folder that was
prepared, and writes ``companion.npz`` there; the training of the folder then seats it at some of its tables.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

import torch
from torch.nn import functional

from tarock.bots.network import load_network
from tarock.learning.examples import Company, Examples, collected
from tarock.learning.export import export, import_actor
from tarock.learning.family import KOENIGRUFEN
from tarock.learning.folder import COMPANION, prepared
from tarock.learning.nets import Actor, as_input

Tensor: TypeAlias = torch.Tensor

_NEVER: Final = -1e9
_HELD_BACK: Final = 0.03
"""This share of the examples is not learnt from, but asked."""
_BATCH: Final = 4_096
_RATE: Final = 6e-4
_DECAY: Final = 1e-2


@dataclass(frozen=True, slots=True)
class Likeness:
    """How like the watched a network answers, in examples that it has not seen."""

    agrees: float
    """How often both would most likely do the same."""
    surprise: float
    """The mean of −log of how likely it finds what they do."""

    def __str__(self) -> str:
        """Tell it in a line."""
        return f"{100 * self.agrees:.1f} % alike, surprise {self.surprise:.3f}"


class Imitation:
    """An actor that is taught by examples, and keeps the state in which it was most like them."""

    def __init__(self, actor: Actor, examples: Examples, device: torch.device, seed: int = 1) -> None:
        self.actor = actor.to(device)
        self.device = device
        self.dice = torch.Generator(device).manual_seed(seed)
        order = torch.randperm(len(examples), generator=self.dice, device=device)
        asked = max(1, int(_HELD_BACK * len(examples)))
        self.inputs = torch.tensor(examples.inputs, device=device)
        self.choices = torch.tensor(examples.choices, device=device)
        self.chances = torch.tensor(examples.chances, device=device)
        self.asked, self.learnt = order[:asked], order[asked:]

    def learn(self, passes: int) -> list[Likeness]:
        """Go through the examples so many times; return how like it was before, and after each time."""
        optimizer = torch.optim.AdamW(self.actor.parameters(), lr=_RATE, weight_decay=_DECAY)
        batch = min(_BATCH, len(self.learnt))
        steps = passes * (len(self.learnt) // batch)
        falling = torch.optim.lr_scheduler.OneCycleLR(optimizer, _RATE, total_steps=steps)
        course = [self.likeness()]
        best = {name: value.clone() for name, value in self.actor.state_dict().items()}
        for _ in range(passes):
            order = self.learnt[torch.randperm(len(self.learnt), generator=self.dice, device=self.device)]
            for these in order[: len(order) // batch * batch].split(batch):
                optimizer.zero_grad(set_to_none=True)
                self._surprises(self._logarithms(these), these).mean().backward()
                optimizer.step()
                falling.step()
            course.append(self.likeness())
            if course[-1].surprise == min(moment.surprise for moment in course):
                best = {name: value.clone() for name, value in self.actor.state_dict().items()}
        self.actor.load_state_dict(best)
        return course

    @torch.no_grad()
    def likeness(self) -> Likeness:
        """Return how like the watched it answers."""
        same, surprise = 0.0, 0.0
        for these in self.asked.split(_BATCH):
            found = self._logarithms(these)
            same += float((found.argmax(1) == self.choices[these, 0]).sum())
            surprise += float(self._surprises(found, these).sum())
        return Likeness(same / len(self.asked), surprise / len(self.asked))

    @torch.no_grad()
    def be_surer(self, times: float) -> None:
        """Let the network be so many times surer of what it does, whatever that is.

        It was taught how often each choice is made in situations that look alike to it; bots tell them apart, and
        play better than somebody who draws by those chances.
        """
        for parameter in self.actor.policy.parameters():
            parameter.mul_(times)

    def _surprises(self, found: Tensor, these: Tensor) -> Tensor:
        """Return by example how unlikely the network finds what the watched do, as they do it."""
        return -(found.gather(1, self.choices[these].long()) * self.chances[these]).sum(1)

    def _logarithms(self, these: Tensor) -> Tensor:
        """Return the logarithms of how likely the network is to do each thing."""
        family = self.actor.family
        bits = unpacked(self.inputs[these])[:, : family.inputs]
        logits = self.actor.logits(as_input(bits)).float()
        return functional.log_softmax(logits.masked_fill(bits[:, : family.actions] == 0, _NEVER), 1)


def unpacked(packed: Tensor) -> Tensor:
    """Return a byte for each bit, the highest of a byte first."""
    places = torch.arange(7, -1, -1, device=packed.device, dtype=torch.uint8)
    return (packed[:, :, None] >> places & 1).flatten(1)


def tell(line: str) -> None:
    """Tell how far it has come."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Watch bots of a level, and teach a network to play as they do."""
    parser = argparse.ArgumentParser(prog="python -m tarock.learning.imitation", description=main.__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("level")
    parser.add_argument("--from", dest="first", type=Path, required=True, metavar="NET", help="what it begins as")
    parser.add_argument(
        "--guest", default="grandmaster", metavar="LEVEL", help="who sits with them at every second table"
    )
    parser.add_argument("--seconds", type=float, default=300, help="how long they are watched")
    parser.add_argument("--watched", type=Path, nargs="*", metavar="FILE", help="what was watched before, and kept")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where what is watched now is kept")
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument(
        "--sure", type=float, default=1.0, help="so many times surer of its choices: bots seldom do what they find bad"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--device", default="cuda")
    given = parser.parse_args()
    examples = Examples.joined([*map(Examples.load, given.watched or ()), *_watched_now(given)])
    tell(f"{len(examples)} decisions of {given.level}")
    imitation = Imitation(import_actor(given.first, KOENIGRUFEN), examples, torch.device(given.device))
    for number, moment in enumerate(imitation.learn(given.passes)):
        tell(f"{number}: {moment}")
    imitation.be_surer(given.sure)
    header = load_network(given.first, KOENIGRUFEN.name, KOENIGRUFEN.digest).header
    unfinished = given.folder / f"{COMPANION}.new"
    export(imitation.actor, unfinished, replace(header, strength={}, recipe={"imitates": given.level}))
    unfinished.replace(given.folder / COMPANION)


def _watched_now(given: argparse.Namespace) -> Iterator[Examples]:
    """Watch the level, if there is time for it."""
    if given.seconds:
        _, names, _ = prepared(given.folder)
        companies = [Company(name, given.level, given.guest, "imitation") for name in names]
        found = collected(companies, given.seconds, given.workers)
        if given.keep:
            found.save(given.keep)
        yield found


if __name__ == "__main__":
    main()
