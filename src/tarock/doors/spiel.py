"""Danish Tarok and Königrufen as games of OpenSpiel: ``tarock_danish`` and ``tarock_koenigrufen``.

Importing this module registers both.  The deal is a row of chance nodes, a card each; then everybody decides as in all
doors: every word, every card that is laid away, every card.  What leaves no choice is done at once.

Parameters: ``ruleset`` (the id of a book, or the TOML file of a house) and ``dealer`` (a seat; the last one if nothing
is said, so that player 0 has the forehand).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np

from tarock.core.errors import TarockError
from tarock.core.extras import lacking
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.rules import DanishRuleset
from tarock.doors.bots import Bot
from tarock.doors.deal import Deal
from tarock.doors.dealing import deal_of
from tarock.doors.encoding import action_names
from tarock.doors.games import Game, game_of
from tarock.doors.limits import most_won
from tarock.doors.worlds import resampled

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking(error) from error

LAST_SEAT: Final = -1
_HEARD: Final = 2
"""What the tensor of an information state has of each thing that was heard: its seat from 1, its action from 2; 1 is a
card that another laid."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """A game of ours as OpenSpiel registers it."""

    family: str
    long_name: str
    ruleset: str
    utility: Any

    @property
    def game_type(self) -> Any:  # noqa: ANN401 - OpenSpiel has no types
        players = game_of(self.ruleset).seats
        return pyspiel.GameType(
            short_name=f"tarock_{self.family}",
            long_name=self.long_name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=self.utility,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=players,
            min_num_players=players,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"ruleset": self.ruleset, "dealer": LAST_SEAT},
        )


_DANISH: Final = _Kind("danish", "Danish Tarok", "danish-hjoerring", pyspiel.GameType.Utility.GENERAL_SUM)
_KOENIGRUFEN: Final = _Kind("koenigrufen", "Königrufen", "koenigrufen-turnier", pyspiel.GameType.Utility.ZERO_SUM)
_TYPES: Final = {kind.family: kind.game_type for kind in (_DANISH, _KOENIGRUFEN)}


class TarockGame(pyspiel.Game):
    """A game of OpenSpiel."""

    KIND: _Kind

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"ruleset": self.KIND.ruleset, "dealer": LAST_SEAT} | dict(params or {})
        self.tarock: Game = game_of(given["ruleset"], self.KIND.family)
        seats = self.tarock.seats
        if given["dealer"] not in range(LAST_SEAT, seats):
            message = f"dealer {given['dealer']!r}: expected a seat from 0 to {seats - 1}, or {LAST_SEAT} for the last"
            raise TarockError(message)
        self.dealer: Seat = given["dealer"] % seats
        most = most_won(self.tarock.rules)
        is_zero_sum = self.KIND is _KOENIGRUFEN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tarock.family.actions,
            max_chance_outcomes=self.tarock.family.cards,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=self.tarock.family.longest,
            **({"utility_sum": 0.0} if is_zero_sum else {}),
        )
        super().__init__(_TYPES[self.KIND.family], info, given)

    def new_initial_state(self) -> "TarockState":
        """Return a state before the first card is dealt."""
        return TarockState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TarockObserver | None":  # noqa: ANN401
        """Return what a player observes: with perfect recall his information state.

        What is public and what is private are not told apart; then there is none, as OpenSpiel has it.

        :raises ValueError: if the observer is given parameters.
        """
        if params:
            message = f"an observer with the parameters {params}: expected none"
            raise ValueError(message)
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return TarockObserver(self.tarock, perfect_recall=kind.perfect_recall)


class DanishTarok(TarockGame):
    """Danish Tarok for three."""

    KIND = _DANISH


class Koenigrufen(TarockGame):
    """Königrufen for four."""

    KIND = _KOENIGRUFEN


class TarockState(pyspiel.State):
    """A state of OpenSpiel: cards on their way to the players, and then a deal."""

    def __init__(self, game: TarockGame) -> None:
        super().__init__(game)
        self.tarock, self.dealer = game.tarock, game.dealer
        self.cards: tuple[int, ...] = ()
        self.deal: Deal | None = None

    def current_player(self) -> int:
        """Return who is to decide."""
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.deal.is_over else self.deal.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may come next, all as likely."""
        left = sorted(set(range(self.tarock.family.cards)).difference(self.cards))
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.deal is None or player != self.deal.player else self.deal.legal

    def _apply_action(self, action: int) -> None:
        if self.deal is not None:
            self.deal.act(action)
            return
        self.cards = (*self.cards, action)
        if len(self.cards) == self.tarock.family.cards:
            self.deal = deal_of(self.tarock, self.dealer, self.cards)

    def _action_to_string(self, player: int, action: int) -> str:
        name = action_names(self.tarock)[action]
        return f"deal {name}" if player == pyspiel.PlayerId.CHANCE else name

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return self.deal is not None and self.deal.is_over

    def returns(self) -> list[float]:
        """Return what everybody has won in the end, chips or points."""
        return self.deal.paid if self.deal is not None and self.deal.is_over else [0.0] * self.tarock.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "TarockState":  # noqa: ANN401
        """Return a state with other hidden cards that whoever is to decide cannot tell from this one."""
        if self.deal is None or player_id != self.deal.player:
            message = f"player {player_id} is not to decide: expected player {self.current_player()}"
            raise TarockError(message)
        other = resampled(self.deal, Random(probability_sampler()))  # noqa: S311 - OpenSpiel hands in its dice
        state: TarockState = self.get_game().new_initial_state()
        for action in (*other.cards, *(event.action for event in other.events if event.was_choice)):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        if self.deal is None:
            names = action_names(self.tarock)
            return f"dealing {' '.join(names[card] for card in self.cards)}"
        return "\n".join(self.deal.told(seat) for seat in range(self.tarock.seats))


class TarockObserver:
    """What a player knows: all of it and in its order with perfect recall, else what counts now."""

    def __init__(self, game: Game, *, perfect_recall: bool) -> None:
        self._game, self._remembers = game, perfect_recall
        family = game.family
        shapes: dict[str, tuple[int, ...]] = {"player": (game.seats,), "observation": (family.inputs,)}
        if perfect_recall:
            shapes |= {"dealt": (family.cards,), "heard": (family.longest, _HEARD)}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def set_from(self, state: TarockState, player: int) -> None:
        """Write what a player knows into the tensor."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        deal = state.deal
        if self._remembers:
            self.dict["dealt"][_dealt_so_far(state, player)] = 1
        if deal is None:
            return
        self.dict["observation"][:] = deal.observation(player)
        if self._remembers:
            for place, event in enumerate(deal.heard(player)):
                self.dict["heard"][place] = event.seat + 1, event.action + _HEARD

    def string_from(self, state: TarockState, player: int) -> str:
        """Return what a player knows as text."""
        if state.deal is not None:
            return (
                state.deal.told(player) if self._remembers else f"{SEAT_NAMES[player]} {state.deal.known_now(player)}"
            )
        names = action_names(self._game)
        dealt = " ".join(names[card] for card in _dealt_so_far(state, player)) if self._remembers else ""
        return f"{SEAT_NAMES[player]} dealing {len(state.cards)} | {dealt}"


def _dealt_so_far(state: TarockState, player: int) -> list[int]:
    """Return the cards that a player has got; sorted, since their order tells nothing."""
    if state.deal is not None:
        return list(state.deal.hand(player))
    game = state.tarock
    place = game.place_of(player, state.dealer)
    if isinstance(game.rules, DanishRuleset):
        first, last = ((50, 78), (0, 25), (25, 50))[place]
    else:
        first, last = 12 * place, 12 * (place + 1)
    return sorted(state.cards[first:last])


class TarockBot(pyspiel.Bot):
    """One of our bots at a table of OpenSpiel.

    :param level: ``book``, ``club``, ``grandmaster`` and so on.
    :raises TarockError: if there is no such level.
    """

    def __init__(self, game: TarockGame, level: str, seed: int = 0) -> None:
        super().__init__()
        self._bot = Bot(game.tarock.family.name, level, seed)

    def step(self, state: TarockState) -> int:
        """Return what the bot does."""
        if state.deal is None or state.deal.is_over:
            message = "a bot is asked where nobody is to decide: expected a state with a player on turn"
            raise TarockError(message)
        return self._bot.choose(state.deal)

    def restart_at(self, state: TarockState) -> None:
        """Begin another deal; a bot remembers none."""


def _register(types: Mapping[str, Any], games: Sequence[type[TarockGame]]) -> None:
    known = set(pyspiel.registered_names())
    for game in games:
        if f"tarock_{game.KIND.family}" not in known:
            pyspiel.register_game(types[game.KIND.family], game)


_register(_TYPES, (DanishTarok, Koenigrufen))
