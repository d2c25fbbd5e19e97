"""One deal, decision by decision: what the doors that play one deal at a time are made of.

It is kept as the kernels keep it, so that a step takes microseconds and a copy less.  Whoever needs more than numbers
asks for :attr:`Deal.state`, the same deal at the readable table.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Self

import numpy as np

from tarock.bots.network import Bits
from tarock.core.errors import TarockError
from tarock.core.game import State
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.doors.encoding import action_names
from tarock.doors.games import Floats, Game
from tarock.search._kernels.shared.features import write_bits
from tarock.search.inputs import Ints


class Event(NamedTuple):
    """Something that was done, decided or without a choice."""

    seat: Seat
    decision: str
    action: int
    was_choice: bool


class Deal(ABC):
    """A deal at the moment of a decision; :meth:`act` changes it, :meth:`copy` gives another one like it."""

    DECISIONS: ClassVar[tuple[str, ...]]
    """The names of what is decided, by the kernels' number."""
    LAYING: Final = "laying"
    RIGHTS: ClassVar[frozenset[str]] = frozenset()
    """Decisions of which others notice nothing when a right is let go."""
    PASS: ClassVar[int]
    """The action that lets a right go."""

    def __init__(self, game: Game, dealer: Seat, cards: Sequence[int]) -> None:
        _check_cards(game, cards)
        if dealer not in range(game.seats):
            message = f"dealer {dealer!r}: expected a seat from 0 to {game.seats - 1}"
            raise TarockError(message)
        self.game, self.dealer, self.cards = game, dealer, tuple(cards)
        family = game.family
        self.plan: Ints = game.plans[dealer]
        self.position, self.known, self.more = (
            np.zeros(size, np.int64) for size in (family.position_size, family.known_size, family.more_size)
        )
        self.events: list[Event] = []
        self._readable: tuple[State, int] | None = None
        self._begin()
        self._go_on()

    def copy(self) -> Self:
        """Return the same deal, which goes its own way."""
        other = object.__new__(type(self))
        other.game, other.dealer, other.cards, other.plan = self.game, self.dealer, self.cards, self.plan
        other.position, other.known, other.more = self.position.copy(), self.known.copy(), self.more.copy()
        other.events, other._readable = self.events.copy(), self._readable
        return other

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    # What is to be decided

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return bool(self.more[self.game.family.over])

    @property
    def player(self) -> Seat:
        """Who is to decide."""
        return self.game.seat_of(int(self.more[self.game.family.actor]), self.dealer)

    @property
    def legal(self) -> list[int]:
        """What may be done, as numbers of actions that go up."""
        found: list[int] = []
        for word, first in self.game.legal_words.tolist():
            bits = int(self.more[word])
            while bits:
                found.append(first + (bits & -bits).bit_length() - 1)
                bits &= bits - 1
        return found

    @property
    @abstractmethod
    def decision(self) -> str:
        """What is to be decided."""

    @property
    def paid(self) -> list[float]:
        """By seat: what was won so far, chips or points."""
        paid: Floats = self.game.paid(self.position[None], self.more[None])[0]
        return [float(paid[self.game.place_of(seat, self.dealer)]) for seat in range(self.game.seats)]

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """Return the cards that a seat was dealt, as numbers."""
        return tuple(sorted(self._dealt_to(self.game.place_of(seat, self.dealer))))

    # What is done

    def act(self, action: int) -> None:
        """Let whoever is to decide do something, and everybody whatever leaves no choice.

        :raises TarockError: if it may not be done.
        """
        if self.is_over or action not in self.legal:
            names = action_names(self.game)
            expected = "a new deal" if self.is_over else ", ".join(f"{each} ({names[each]})" for each in self.legal)
            message = f"seat {self.player} may not do {action!r}; expected {expected}"
            raise TarockError(message)
        self.events.append(Event(self.player, self.decision, action, was_choice=True))
        self._step(action)
        self._go_on()

    @abstractmethod
    def _begin(self) -> None:
        """Give out the cards."""

    @abstractmethod
    def _dealt_to(self, place: int) -> tuple[int, ...]:
        """Return what a place was dealt."""

    @abstractmethod
    def _step(self, action: int) -> None:
        """Let whoever is to decide do something."""

    @abstractmethod
    def _go_on(self) -> None:
        """Go on to the next choice, and write down what left none."""

    # What a seat knows

    @abstractmethod
    def words(self, seat: Seat) -> Ints:
        """Return all that a seat knows now, in the words of the encoder."""

    def observation(self, seat: Seat) -> Bits:
        """Return what a seat knows as bits; nothing is legal for whoever is not to decide."""
        found: Bits = np.zeros(self.game.family.inputs, np.uint8)
        write_bits(self.words(seat), _table(self.game), found)
        return found

    def heard(self, seat: Seat) -> Iterator[Event]:
        """Give what a seat has noticed of all that was done.

        Of a card that another lays the number is -1 (what of it lies open the words tell), and whether another had a
        choice nobody knows.
        """
        for event in self.events:
            if event.seat == seat:
                yield event
            elif not self.passes_in_silence(event):
                action = -1 if event.decision == self.LAYING else event.action
                yield Event(event.seat, event.decision, action, was_choice=False)

    def passes_in_silence(self, event: Event) -> bool:
        """Tell whether others noticed nothing: a right out of turn was let go."""
        return event.decision in self.RIGHTS and event.action == self.PASS

    def told(self, seat: Seat) -> str:
        """Return all that a seat knows and remembers as text: what it was dealt, has heard, and knows now."""
        names = action_names(self.game)
        heard = " ".join(
            f"{SEAT_NAMES[event.seat]}:{names[event.action].replace(' ', '_') if event.action >= 0 else '?'}"
            for event in self.heard(seat)
        )
        dealt = " ".join(names[card] for card in self.hand(seat))
        who = f"{self.game.rules.id} {SEAT_NAMES[seat]} dealer={SEAT_NAMES[self.dealer]}"
        return f"{who} | {dealt} | {heard} | {self.known_now(seat)}"

    def known_now(self, seat: Seat) -> str:
        """Return what a seat knows now as text: every word of the encoder that is not zero and no rule."""
        words = self.words(seat)[: self.game.rules_from]
        return " ".join(f"{place}={value:x}" for place, value in enumerate(words.tolist()) if value)

    # The readable table

    @property
    def state(self) -> State:
        """The same deal at the readable table, as far as whole actions were done in it."""
        state, done = self._readable or (self._readable_start(), 0)
        found = self._readable_after(state, self.events[done:])
        self._readable = found[0], done + found[1]
        return found[0]

    @property
    def begun(self) -> list[int]:
        """What was chosen of an action that is not whole yet: cards that are laid, words of a speech."""
        assert self.state is not None
        assert self._readable is not None
        return [event.action for event in self.events[self._readable[1] :]]

    @abstractmethod
    def _readable_start(self) -> State:
        """Return the deal before anything was done."""

    @abstractmethod
    def _readable_after(self, state: State, events: Sequence[Event]) -> tuple[State, int]:
        """Return the state after some events, and how many of them made whole actions."""

    @abstractmethod
    def steps_of(self, action: Any, seat: Seat) -> list[int]:  # noqa: ANN401 - each family has its own actions
        """Return the single decisions that an action of the readable table is."""

    # Other worlds (:mod:`tarock.doors.worlds`)

    @abstractmethod
    def dealt_like(self, world: Any) -> "Deal":  # noqa: ANN401 - each family has its own states
        """Return a deal before its first decision, with the cards of a state."""

    @abstractmethod
    def laid_in(self, world: Any) -> set[int]:  # noqa: ANN401
        """Return what is laid away in a state, as numbers."""


def _check_cards(game: Game, cards: Sequence[int]) -> None:
    if sorted(cards) != list(range(game.family.cards)):
        message = f"a deal of {len(cards)} cards: expected every number from 0 to {game.family.cards - 1} once"
        raise TarockError(message)


_tables: Final[dict[str, Ints]] = {}


def _table(game: Game) -> Ints:
    """Return the table of features of a family as an array."""
    if game.family.digest not in _tables:
        _tables[game.family.digest] = np.array(game.family.features, np.int64)
    return _tables[game.family.digest]
