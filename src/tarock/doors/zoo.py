"""Danish Tarok and Königrufen as environments of PettingZoo (AEC), one deal an episode.

An observation is a dictionary: ``observation`` has the bits of :mod:`tarock.doors.encoding`, ``action_mask`` what may
be done (it stands in the info too).  Rewards are chips or points, as they are paid.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np

from tarock.core.errors import TarockError
from tarock.core.extras import lacking
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.door.rules import Rules
from tarock.doors.bots import Bot
from tarock.doors.dealing import dealt
from tarock.doors.games import game_of
from tarock.doors.opponents import check_seats

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise lacking(error) from error

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, Any]

_SEEDS: Final = 2**32


def env(
    rules: Rules = "koenigrufen-turnier",
    opponents: Mapping[Seat, str] | None = None,
    render_mode: str | None = None,
) -> Any:  # noqa: ANN401 - PettingZoo has no types
    """Return an environment that watches the order of calls.

    :param rules: the id of a book, the TOML file of a house, or a ruleset.
    :param opponents: by seat: the level of our bot that plays there; the other seats are agents.
    :param render_mode: ``ansi`` lets ``render`` return as text what whoever is to decide knows.
    :raises TarockError: if there are no such rules, seats or levels.
    """
    return OrderEnforcingWrapper(TarockEnv(rules, opponents, render_mode))


class TarockEnv(AECEnv):
    """One deal after the other; the agents are called ``seat_A``, ``seat_B`` and so on."""

    metadata: ClassVar[dict[str, Any]] = {"name": "tarock_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, rules: Rules, opponents: Mapping[Seat, str] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode not in {None, "ansi"}:
            message = f"render_mode {render_mode!r}: expected None or 'ansi'"
            raise TarockError(message)
        self.game = game_of(rules)
        self.render_mode = render_mode
        self.opponents = dict(opponents or {})
        check_seats(self.game, self.opponents)
        self._bots = self._seated(0)
        self.seat_of = {f"seat_{SEAT_NAMES[seat]}": seat for seat in range(self.game.seats) if seat not in self._bots}
        self._agent_of = {seat: agent for agent, seat in self.seat_of.items()}
        self.possible_agents = list(self.seat_of)
        family = self.game.family
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 1, (family.inputs,), np.uint8),
                    "action_mask": Box(0, 1, (family.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(family.actions) for agent in self.possible_agents}
        self._rng = Random()  # noqa: S311 - cards for machines; a seed makes them repeatable

    def _seated(self, seed: int) -> dict[Seat, Bot]:
        return {seat: Bot(self.game.family.name, level, seed + seat) for seat, level in self.opponents.items()}

    def observation_space(self, agent: Agent) -> Any:  # noqa: ANN401
        """Return what observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:  # noqa: ANN401
        """Return the actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal.

        :param seed: the same seed gives the same deals from here on; without one they go on.
        :param options: ``dealer`` says which seat deals; else it is drawn.
        :raises TarockError: if there is no such seat.
        """
        if seed is not None:
            self._rng = Random(seed)  # noqa: S311
            self._bots = self._seated(self._rng.randrange(_SEEDS))
        dealer = (options or {}).get("dealer", self._rng.randrange(self.game.seats))
        self.deal = dealt(self.game, dealer, self._rng)
        self.agents = self.possible_agents.copy()
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self._cumulative_rewards, self.rewards = (dict.fromkeys(self.agents, 0.0) for _ in range(2))
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = [0.0] * self.game.seats  # PettingZoo pays nothing at a reset: stakes count with the first step
        self._go_on()

    def step(self, action: int | None) -> None:
        """Let the agent that is selected act, and our bots after it.

        :raises TarockError: if it may not be done; the message says what may.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, int | np.integer):
            message = f"action {action!r}: expected an integer from 0 to {self.game.family.actions - 1}"
            raise TarockError(message)
        self._cumulative_rewards[agent] = 0.0
        self.deal.act(int(action))
        self._go_on()
        self._pay()

    def _go_on(self) -> None:
        """Let our bots act until an agent is to decide or the deal is over."""
        deal = self.deal
        while not deal.is_over and deal.player in self._bots:
            deal.act(self._bots[deal.player].choose(deal))
        self.agent_selection = self.agents[0] if deal.is_over else self._agent_of[deal.player]
        for agent in self.agents:
            self.terminations[agent] = deal.is_over
            self.infos[agent] = {"action_mask": self._mask(self.seat_of[agent])}

    def _pay(self) -> None:
        """Pay what was won since the last step."""
        paid = self.deal.paid
        self.rewards = {agent: paid[seat] - self._paid[seat] for agent, seat in self.seat_of.items()}
        self._paid = paid
        self._accumulate_rewards()

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent knows, and what it may do if it is to decide."""
        seat = self.seat_of[agent]
        return {"observation": self.deal.observation(seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: Seat) -> Any:  # noqa: ANN401
        mask = np.zeros(self.game.family.actions, np.int8)
        if not self.deal.is_over and seat == self.deal.player:
            mask[self.deal.legal] = 1
        return mask

    def render(self) -> str | None:
        """Return as text what the agent knows that is to decide."""
        return self.deal.told(self.seat_of[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
