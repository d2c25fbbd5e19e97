"""Many deals side by side in NumPy, over the kernels of self-play: reset, look, step.

>>> batch = Batch("koenigrufen-turnier", 64, seed=1, opponents={1: "book", 2: "book", 3: "random"})
>>> batch.observe().shape, bool((batch.legal().sum(axis=1) > 1).all())  # whoever is asked has a choice
((64, 2432), True)
>>> result = batch.step(batch.sample())
>>> result.rewards.shape, set(batch.player.tolist())  # the caller plays seat 0 only
((64, 4), {0})

A decision is a real choice; what leaves none is done at once.  Laying cards away, announcing and doubling are
sequences of single decisions.  All arrays are NumPy's, which other libraries read without a copy by DLPack
(``torch.from_dlpack(batch.observe())``).  What the numbers mean: :mod:`tarock.doors.encoding`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from tarock.bots.network import Bits
from tarock.core.errors import TarockError
from tarock.door.rules import Rules
from tarock.doors.encoding import Encoding, action_names, encoding_of
from tarock.doors.games import Floats, Game, game_of
from tarock.doors.opponents import Opponent, Policy, check_seats, policy_of
from tarock.learning.family import BOOK, LEARNER, PAST
from tarock.search._kernels.batch import choosing, looking
from tarock.search._kernels.danish.selfplay import ANY_CUP
from tarock.search._kernels.koenigrufen.selfplay import NOTHING
from tarock.search._kernels.shared.features import Features
from tarock.search.inputs import Ints

Cups: TypeAlias = Literal["funded", "any"]
_CUPS: Final = {"funded": 0, "any": ANY_CUP}
_MOST_SEED: Final = 2**62


@dataclass(frozen=True, slots=True)
class Step:
    """What a step has brought."""

    rewards: Floats
    """By deal and seat: chips or points won since the last step."""
    over: "np.ndarray[tuple[int], np.dtype[np.bool_]]"
    """By deal: whether it has ended; a new one is dealt already."""


class Batch:
    """Deals in lockstep, in which the caller decides for every seat that has no opponent.

    :param rules: the id of a book, the TOML file of a house, or a ruleset.
    :param deals: how many are played side by side.
    :param seed: the same seed and the same actions give the same deals.
    :param opponents: by seat, who plays there: see :data:`tarock.doors.opponents.Opponent`.
    :param cups: Danish Tarok: what both cups hold before a deal: just ``funded``, or ``any`` amount at random.
    :raises TarockError: if any of it cannot be played.
    """

    def __init__(
        self,
        rules: Rules | Game,
        deals: int,
        *,
        seed: int = 0,
        opponents: Mapping[int, Opponent] | None = None,
        cups: Cups = "funded",
    ) -> None:
        self.game = rules if isinstance(rules, Game) else game_of(rules)
        _check_number("deals", deals, 1, 2**24)
        if cups not in _CUPS:
            message = f"cups {cups!r}: expected {' or '.join(_CUPS)}"
            raise TarockError(message)
        self.deals = deals
        self._cups = _CUPS[cups]
        self._opponents = dict(opponents or {})
        check_seats(self.game, self._opponents)
        self._make_arrays()
        self._kernels = import_module(self.game.family.kernels)
        self.reset(seed)

    def _make_arrays(self) -> None:
        family, deals = self.game.family, self.deals
        self._rows, self._numbers, self._actions = (_zeros(deals) for _ in range(3))
        self._position, self._known = _zeros(deals, family.position_size), _zeros(deals, family.known_size)
        self._more, self._words = _zeros(deals, family.more_size), _zeros(deals, family.words)
        self._pack, self._dice = _zeros(deals, family.pack_size), _zeros(deals, 1)
        self._features, self._hidden_features = _Features.of(family.features), _Features.of(family.hidden_features)
        self._state = (self.game.plans, self._rows, self._position, self._known, self._more)

    @property
    def encoding(self) -> Encoding:
        """What actions and observations mean."""
        return encoding_of(self.game)

    def reset(self, seed: int | None = None) -> None:
        """Deal everywhere anew; without a seed other deals than those before.

        :raises TarockError: if the seed is none.
        """
        if seed is not None:
            _check_number("seed", seed, 0, _MOST_SEED)
            self.seed = seed
            self._numbers[:] = np.arange(self.deals) - self.deals
            self._rows[:] = (np.arange(self.deals) - 1) % self.game.seats
            self._rng = np.random.default_rng(seed)
            self._policies: dict[int, Policy | None] = {
                seat: policy_of(self.game, opponent, self._rng) for seat, opponent in self._opponents.items()
            }
        self._deal(np.arange(self.deals))
        self._paid = np.zeros((self.deals, self.game.seats))

    # What is to be decided

    @property
    def dealer(self) -> Ints:
        """By deal: the seat that deals; the next deal is the next seat's."""
        return self._rows.copy()

    @property
    def player(self) -> Ints:
        """By deal: the seat that is to decide."""
        found: Ints = (self._more[:, self.game.family.actor] + self._shift) % self.game.seats
        return found

    @property
    def _shift(self) -> Ints:
        return self._rows if self.game.turns_with_dealer else np.zeros_like(self._rows)

    def legal(self, out: Bits | None = None) -> Bits:
        """Return by deal and action whether it may be done now, 1 or 0; written into an array of yours if you like."""
        found = self._made(out, self.game.family.actions)
        choosing.write_masks(self._more, self.game.legal_words, found)
        return found

    def observe(self, out: Bits | None = None) -> Bits:
        """Return what whoever is to decide knows, a row of bits for each deal; the first bits are :meth:`legal`."""
        return self._looked(self._features, self._made(out, self.game.family.inputs))

    def hidden(self, out: Bits | None = None) -> Bits:
        """Return what is hidden from whoever is to decide: for critics while they learn, never for players."""
        return self._looked(self._hidden_features, self._made(out, self.game.family.hidden_inputs))

    def _looked(self, features: "_Features", found: Bits) -> Bits:
        self._kernels.write_games(0, self.deals, *self._state, self._words)
        looking.write_runs(self._words, features.runs, features.values, found)
        return found

    def _made(self, out: Bits | None, width: int) -> Bits:
        if out is None:
            return np.zeros((self.deals, width), np.uint8)
        if out.shape != (self.deals, width) or out.dtype != np.uint8:
            message = f"out has the shape {out.shape} and the type {out.dtype}: expected {(self.deals, width)}, uint8"
            raise TarockError(message)
        return out

    def sample(self) -> Ints:
        """Return something that may be done in each deal, everything as likely."""
        found = _zeros(self.deals)
        choosing.draw(self._more, self.game.legal_words, self._rng.integers(2**32, size=self.deals), found)
        return found

    def book(self) -> Ints:
        """Return what the books would do in each deal."""
        found = _zeros(self.deals)
        self._kernels.advise_games(0, self.deals, *self._state, found)
        return found

    # What is done

    def step(self, actions: ArrayLike) -> Step:
        """Do something in every deal, let the opponents answer, and deal anew where a deal has ended.

        :raises TarockError: if something may not be done; then nothing has been.
        """
        self._actions[:] = self._checked(actions)
        self._kernels.step_games(0, self.deals, *self._state, self._actions)
        self._let_opponents_act()
        paid = self._paid_so_far()
        rewards = paid - self._paid
        over = self._more[:, self.game.family.over] != 0
        ended = np.flatnonzero(over)
        if ended.size:
            self._deal(ended)
            paid[ended] = 0
        self._paid = paid
        return Step(rewards, over)

    def _checked(self, actions: ArrayLike) -> Ints:
        found = np.asarray(actions)
        if found.shape != (self.deals,) or not np.issubdtype(found.dtype, np.integer):
            message = f"actions of the shape {found.shape} and the type {found.dtype}: expected {self.deals} integers"
            raise TarockError(message)
        found = found.astype(np.int64)
        wrong = int(choosing.first_illegal(self._more, self.game.legal_words, found))
        if wrong >= 0:
            names = action_names(self.game)
            legal = ", ".join(f"{number} ({names[number]})" for number in np.flatnonzero(self.legal()[wrong]))
            message = f"deal {wrong}: seat {self.player[wrong]} may not do {found[wrong]}; expected one of {legal}"
            raise TarockError(message)
        return found

    def _paid_so_far(self) -> Floats:
        """Return what everybody has won in the deals as they stand, by seat."""
        paid = self.game.paid(self._position, self._more)
        places = (np.arange(self.game.seats) - self._shift[:, None]) % self.game.seats
        return np.take_along_axis(paid, places, axis=1)

    def _deal(self, which: Ints) -> None:
        """Deal some deals anew, until in each of them somebody is to decide; the next seat deals."""
        family = self.game.family
        kinds = np.full(family.seats, LEARNER)
        for seat, policy in self._policies.items():
            kinds[seat] = BOOK if policy is None else PAST
        while which.size:
            self._rows[which] = (self._rows[which] + 1) % family.seats
            self._numbers[which] += self.deals
            seats = (np.arange(family.seats) + self._shift[which, None]) % family.seats
            self._more[which, family.who : family.who + family.seats] = kinds[seats]
            for deal in which.tolist():
                self._begin(deal)
            self._let_opponents_act()
            which = which[self._more[which, family.over] != 0]

    def _begin(self, deal: int) -> None:
        piles = (self._pack, self._dice, self._numbers, self.seed, self._cups, self._cups)
        self._kernels.begin_games(deal, deal + 1, *self._state, *piles)
        if not self.game.turns_with_dealer:  # Königrufen deals, and then goes on to the first decision
            self._actions[deal] = NOTHING
            self._kernels.step_games(deal, deal + 1, *self._state, self._actions)

    # Opponents

    def _let_opponents_act(self) -> None:
        """Let policies act until the caller is to decide everywhere, or the deal is over."""
        asked = {seat: policy for seat, policy in self._policies.items() if policy is not None}
        while asked:
            going = self._more[:, self.game.family.over] == 0
            player = np.where(going, self.player, -1)
            waiting = {seat: np.flatnonzero(player == seat) for seat in asked}
            if not any(which.size for which in waiting.values()):
                return
            observations = self.observe()
            for seat, which in waiting.items():
                if which.size:
                    self._act(asked[seat], which, observations[which])

    def _act(self, policy: Policy, which: Ints, observations: Bits) -> None:
        chosen = np.asarray(policy(observations), np.int64)
        actions = self.game.family.actions
        if chosen.shape != which.shape or not all(
            0 <= action < actions and legal[action] for action, legal in zip(chosen, observations, strict=True)
        ):
            message = f"a policy answered {chosen}: expected a legal action for each of {which.size} observations"
            raise TarockError(message)
        self._actions[which] = chosen
        for deal in which.tolist():
            self._kernels.step_games(deal, deal + 1, *self._state, self._actions)


@dataclass(frozen=True, slots=True)
class _Features:
    """A table of features, as it is read fastest."""

    runs: Ints
    values: Ints

    @classmethod
    def of(cls, features: Features) -> "_Features":
        return cls(looking.runs_of(features), np.array(features, np.int64)[:, 2].copy())


def _zeros(*shape: int) -> Ints:
    return np.zeros(shape, np.int64)


def _check_number(name: str, number: object, least: int, most: int) -> None:
    if not isinstance(number, int | np.integer) or not least <= number < most:
        message = f"{name} {number!r}: expected an integer from {least} to below {most}"
        raise TarockError(message)
