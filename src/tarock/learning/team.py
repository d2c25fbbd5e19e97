"""Several processes that train one network, each with a GPU or a machine of its own, by ``torch.distributed``.

``torchrun --nproc-per-node 4 -m tarock.learning FOLDER`` starts them; each plays its share of an iteration's deals, and
every update is the mean of what all of them have learnt.  The first measures, tells and writes.
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import torch
from torch import distributed

Tensor: TypeAlias = torch.Tensor

_SIZE: Final = "WORLD_SIZE"
_OWN_NUMBER: Final = "LOCAL_RANK"
_GPUS: Final = "CUDA_VISIBLE_DEVICES"


@dataclass(frozen=True, slots=True)
class Team:
    """One of several processes, or the only one: then nothing here does anything."""

    number: int = 0
    size: int = 1

    @classmethod
    def joined(cls, device: str) -> "Team":
        """Join those whom torchrun has started beside this process, each on a GPU of its own; stay alone without it.

        To be called before anything is done on a GPU: afterwards a process would see all of them.
        """
        if _SIZE not in os.environ:
            return cls()
        if device == "cuda":
            own = int(os.environ[_OWN_NUMBER])
            seen = os.environ.get(_GPUS)
            os.environ[_GPUS] = str(own) if seen is None else seen.split(",")[own]
        distributed.init_process_group("nccl" if device == "cuda" else "gloo")
        return cls(distributed.get_rank(), distributed.get_world_size())

    def leave(self) -> None:
        """Part from the others when all are done: who goes first would take the connections of the last with him."""
        if self._is_joined:
            distributed.barrier()
            distributed.destroy_process_group()

    @property
    def is_first(self) -> bool:
        """Whether this process measures, tells and writes."""
        return self.number == 0

    def share(self, number: int) -> int:
        """Return how much of something this process does."""
        return -(-number // self.size)

    def sum(self, tensor: Tensor) -> Tensor:
        """Return the sum of a tensor over all processes."""
        if self._is_joined:
            tensor = tensor.clone()
            distributed.all_reduce(tensor)
        return tensor

    def least(self, number: int, device: torch.device) -> int:
        """Return the least of a number that each process has."""
        if not self._is_joined:
            return number
        found = torch.tensor(number, device=device)
        distributed.all_reduce(found, distributed.ReduceOp.MIN)
        return int(found)

    def said_by_first(self, number: float, device: torch.device) -> float:
        """Return a number of the first process: it has the clock that counts."""
        if not self._is_joined:
            return number
        found = torch.tensor(number, device=device, dtype=torch.float64)
        distributed.broadcast(found, 0)
        return float(found)

    def average(self, parameters: Iterable[torch.nn.Parameter]) -> None:
        """Make all gradients the mean of those of all processes, in one message."""
        if not self._is_joined:
            return
        gradients = [parameter.grad for parameter in parameters if parameter.grad is not None]
        whole = torch.cat([gradient.flatten() for gradient in gradients])
        distributed.all_reduce(whole)
        whole /= self.size
        parts = whole.split([gradient.numel() for gradient in gradients])
        for gradient, part in zip(gradients, parts, strict=True):
            gradient.copy_(part.view_as(gradient))

    def every(self, state: Tensor, device: torch.device) -> list[Tensor]:
        """Return what every process has, by its number."""
        if not self._is_joined:
            return [state]
        mine = state.to(device)
        found = [torch.zeros_like(mine) for _ in range(self.size)]
        distributed.all_gather(found, mine)
        return [each.to(state.device) for each in found]

    @property
    def _is_joined(self) -> bool:
        return distributed.is_available() and distributed.is_initialized()


ALONE: Final = Team()
