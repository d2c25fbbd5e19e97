"""The two networks: an actor that sees what a player may see, and a critic that sees all hands while it learns.

Weights are kept in 32 bits; the arithmetic is that of the input, which on a GPU has 16.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import torch
from torch import nn
from torch.nn import functional

from tarock.learning.family import DANISH, Family

_FIRST_SPREAD: Final = 0.06
_HEAD_SPREAD: Final = 0.01
_QUIET: Final = 2.5


@dataclass(frozen=True, slots=True)
class Shape:
    """How large the networks are."""

    width: int = 512
    blocks: int = 4
    critic_blocks: int = 3


def _linear(layer: nn.Linear, x: torch.Tensor) -> torch.Tensor:
    return functional.linear(x, layer.weight.to(x.dtype), layer.bias.to(x.dtype))


def _normed(norm: nn.LayerNorm, x: torch.Tensor) -> torch.Tensor:
    return functional.layer_norm(x, norm.normalized_shape, norm.weight.to(x.dtype), norm.bias.to(x.dtype), norm.eps)


def _head(width: int, size: int) -> nn.Linear:
    head = nn.Linear(width, size)
    nn.init.normal_(head.weight, std=_HEAD_SPREAD)
    nn.init.zeros_(head.bias)
    return head


class Trunk(nn.Module):
    """A first layer on bits, then x + relu(W · norm(x) + b) in every block, and a norm."""

    def __init__(self, size: int, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(size, width)
        nn.init.normal_(self.first.weight, std=_FIRST_SPREAD)
        nn.init.zeros_(self.first.bias)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)

    def forward(self, bits: torch.Tensor) -> torch.Tensor:
        """Return what the heads read."""
        x = functional.relu(_linear(self.first, bits))
        for norm, layer in zip(self.norms, self.layers, strict=True):
            x = x + functional.relu(_linear(layer, _normed(norm, x)))
        return _normed(self.norm, x)


class Actor(nn.Module):
    """What to do, where each hidden card lies, and what the player himself can expect."""

    def __init__(self, shape: Shape, family: Family = DANISH) -> None:
        super().__init__()
        self.shape, self.family = shape, family
        self.trunk = Trunk(family.inputs, shape.width, shape.blocks)
        self.policy = _head(shape.width, family.actions)
        if family.quiet is not None:
            nn.init.constant_(self.policy.bias[family.quiet : family.quiet + 1], _QUIET)
        self.location = _head(shape.width, family.places * family.cards)
        self.value = _head(shape.width, 1)

    def forward(self, bits: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return logits of the actions, logits of places by place and card, and values."""
        x = self.trunk(bits)
        locations = _linear(self.location, x).view(-1, self.family.places, self.family.cards)
        return _linear(self.policy, x), locations, _linear(self.value, x).squeeze(-1)

    def logits(self, bits: torch.Tensor) -> torch.Tensor:
        """Return the logits of the actions alone."""
        return _linear(self.policy, self.trunk(bits))

    def layers(self) -> Iterator[tuple[str, nn.Linear | nn.LayerNorm]]:
        """Give every layer with its name in a file."""
        yield "first", self.trunk.first
        for block, (norm, layer) in enumerate(zip(self.trunk.norms, self.trunk.layers, strict=True)):
            yield f"norm{block}", norm
            yield f"layer{block}", layer
        yield "norm", self.trunk.norm
        yield "policy", self.policy
        yield "location", self.location
        yield "value", self.value


class Critic(nn.Module):
    """What the player who decides will still be paid, with all hands open."""

    def __init__(self, shape: Shape, family: Family = DANISH) -> None:
        super().__init__()
        self.trunk = Trunk(family.inputs + family.hidden_inputs, shape.width, shape.critic_blocks)
        self.value = _head(shape.width, 1)

    def forward(self, bits: torch.Tensor) -> torch.Tensor:
        """Return values in units of the reward."""
        return _linear(self.value, self.trunk(bits)).squeeze(-1)


def as_input(bits: torch.Tensor) -> torch.Tensor:
    """Return bits as numbers: of 16 bits on a GPU, of 32 on a CPU."""
    return bits.to(torch.bfloat16 if bits.is_cuda else torch.float32)
