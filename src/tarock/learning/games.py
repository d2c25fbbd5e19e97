"""Many deals side by side, on the CPU or on an NVIDIA GPU; everything stays in torch tensors."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

import torch

from tarock.learning.family import DANISH, KOENIGRUFEN, Family
from tarock.search._kernels.backend import load_for
from tarock.search._kernels.danish import layout as danish_layout
from tarock.search._kernels.koenigrufen import deal_layout as koenigrufen_deal
from tarock.search._kernels.koenigrufen.selfplay import NOTHING

Tensor: TypeAlias = torch.Tensor
Kernel: TypeAlias = Callable[..., None]

USUAL_CUPS: Final = 0
"""Both cups are empty before the deal, and funded."""
_BLOCK: Final = 64
_BIT_BLOCK: Final = 256


class Games:
    """Deals in lockstep: begin, then look and step until all are over.

    :param plans: the rules, a row for each (:func:`tarock.search.danish.selfplay.deal_plan_of`,
        :func:`tarock.search.koenigrufen.selfplay.law_of`).
    """

    def __init__(self, number: int, plans: Tensor, device: str, family: Family = DANISH) -> None:
        self.number = number
        self.family = family
        self.device = torch.device(device)
        self.plans = plans.to(self.device)
        self.rows, self.deals, self.advice = (self._zeros(number) for _ in range(3))
        self.position, self.known, self.more, self.pack, self.dice = map(
            self._columns,
            (family.position_size, family.known_size, family.more_size, family.pack_size, 1),
        )
        self.words = self._zeros(number, family.words)
        self.features = torch.tensor(family.features, dtype=torch.int64, device=self.device)
        self.hidden_features = torch.tensor(family.hidden_features, dtype=torch.int64, device=self.device)
        self._run: dict[str, Kernel] = (_on_gpu if self.device.type == "cuda" else _on_cpu)(family.kernels)
        self._wrap = _as_cuda if self.device.type == "cuda" else _as_numpy
        self._state = tuple(map(self._wrap, (self.plans, self.rows, self.position, self.known, self.more)))

    def _zeros(self, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=torch.int64, device=self.device)

    def _columns(self, size: int) -> Tensor:
        """Return a row for each game; on a GPU games lie side by side, so that neighbours read at one go."""
        return self._zeros(size, self.number).T if self.device.type == "cuda" else self._zeros(self.number, size)

    def begin(self, seed: int, who: Tensor, rows: Tensor, deals: Tensor | None = None, cups: int = USUAL_CUPS) -> None:
        """Deal anew.

        :param who: by game and place: who plays.
        :param rows: by game: which of the plans it is played by.
        :param deals: by game: the number of its cards; each its own unless something else is said.
        :param cups: what both cups hold before the deal; ANY_CUP of the kernels for something at random.
        """
        self.more[:, self._places_of_players] = who
        self.rows.copy_(rows)
        self.deals.copy_(torch.arange(self.number, device=self.device) if deals is None else deals)
        pack, dice, numbers = map(self._wrap, (self.pack, self.dice, self.deals))
        self._run["begin"](self.number, *self._state, pack, dice, numbers, seed, cups, cups)
        if self.family is KOENIGRUFEN:
            self.step(torch.full_like(self.deals, NOTHING))

    def look(self, bits: Tensor, hidden: Tensor | None = None) -> None:
        """Write the inputs of whoever is to decide, a row for each game, and what is hidden from them."""
        self._run["write"](self.number, *self._state, self._wrap(self.words))
        self._write_bits(self.features, bits)
        if hidden is not None:
            self._write_bits(self.hidden_features, hidden)

    def _write_bits(self, table: Tensor, bits: Tensor) -> None:
        self._run["bits"](self.number, *map(self._wrap, (self.words, table, bits)))

    def step(self, actions: Tensor) -> None:
        """Let everybody act whose deal goes on."""
        self._run["step"](self.number, *self._state, self._wrap(actions))

    def book(self) -> Tensor:
        """Return what the books would do, by game."""
        self._run["advise"](self.number, *self._state, self._wrap(self.advice))
        return self.advice

    @property
    def over(self) -> Tensor:
        """By game: whether it is over."""
        return self.more[:, self.family.over] != 0

    @property
    def place(self) -> Tensor:
        """By game: which place is to decide."""
        return self.more[:, self.family.actor]

    @property
    def player(self) -> Tensor:
        """By game: who plays at the place that is to decide."""
        who = self.more[:, self._places_of_players]
        return who.gather(1, self.place[:, None])[:, 0]

    @property
    def net(self) -> Tensor:
        """By game and place: what was received less what was paid, as rewards count it.

        In Königrufen that is in units of the ruleset's cheapest called game; where kontra counts for money only, a
        quarter of it is the money, so that words about kontra have a meaning.
        """
        if self.family is not KOENIGRUFEN:
            return self.score
        scale = self.plans[self.rows, koenigrufen_deal.SCALE].float()
        money = self.more[:, koenigrufen_deal.MONEY : koenigrufen_deal.MONEY + self.family.seats].float()
        return (0.75 * self.score + 0.125 * money) / scale[:, None]

    @property
    def score(self) -> Tensor:
        """By game and place: what the arena counts, chips or points."""
        if self.family is KOENIGRUFEN:
            return self.more[:, koenigrufen_deal.SCORE : koenigrufen_deal.SCORE + self.family.seats] / 2
        return self.position[:, danish_layout.NET : danish_layout.NET + self.family.seats]

    @property
    def _places_of_players(self) -> slice:
        return slice(self.family.who, self.family.who + self.family.seats)


def _as_numpy(tensor: Tensor) -> Any:  # noqa: ANN401 - an array of NumPy
    return tensor.numpy()


def _as_cuda(tensor: Tensor) -> Any:  # noqa: ANN401 - an array of Numba's CUDA
    return _cuda().as_cuda_array(tensor)


@cache
def _cuda() -> Any:  # noqa: ANN401 - loaded only where there is a GPU
    return import_module("numba.cuda")


@cache
def _on_cpu(module: str) -> dict[str, Kernel]:
    """Return the kernels for the CPU: one call goes through all games."""
    kernels = import_module(module)

    def of_all(kernel: Kernel) -> Kernel:
        return lambda games, *arrays: kernel(0, games, *arrays)

    return {
        "begin": of_all(kernels.begin_games),
        "step": of_all(kernels.step_games),
        "write": of_all(kernels.write_games),
        "advise": of_all(kernels.advise_games),
        "bits": of_all(kernels.write_inputs),
    }


@cache
def _on_gpu(module: str) -> dict[str, Kernel]:
    """Return the same kernels for a GPU: every game has a thread, and every bit of an input."""
    cuda = _cuda()
    loaded = load_for("gpu", module)
    begin_games, step_games = loaded.begin_games, loaded.step_games
    write_games, advise_games, write_input_bit = loaded.write_games, loaded.advise_games, loaded.write_input_bit

    @cuda.jit
    def begin(games, plans, rows, position, known, more, pack, dice, deals, seed, king, pagat):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202, PLR0913, PLR0917
        game = cuda.grid(1)
        if game < games:
            begin_games(game, game + 1, plans, rows, position, known, more, pack, dice, deals, seed, king, pagat)

    @cuda.jit
    def step(games, plans, rows, position, known, more, actions):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < games:
            step_games(game, game + 1, plans, rows, position, known, more, actions)

    @cuda.jit
    def write(games, plans, rows, position, known, more, words):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < games:
            write_games(game, game + 1, plans, rows, position, known, more, words)

    @cuda.jit
    def advise(games, plans, rows, position, known, more, advice):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < games:
            advise_games(game, game + 1, plans, rows, position, known, more, advice)

    @cuda.jit
    def bits(words, table, found):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        write_input_bit(cuda.grid(1), words, table, found)

    def by_game(kernel: Any) -> Kernel:  # noqa: ANN401
        return lambda games, *arrays: kernel[-(-games // _BLOCK), _BLOCK](games, *arrays)

    def by_bit(games: int, words: Any, table: Any, found: Any) -> None:  # noqa: ANN401
        bits[-(-games * len(table) // _BIT_BLOCK), _BIT_BLOCK](words, table, found)

    return {
        "begin": by_game(begin),
        "step": by_game(step),
        "write": by_game(write),
        "advise": by_game(advise),
        "bits": by_bit,
    }
