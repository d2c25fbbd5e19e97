"""Our bots at a table that is played decision by decision: any level, from one deal to the next.

>>> from random import Random
>>> from tarock.doors.dealing import dealt
>>> deal = dealt("koenigrufen-turnier", dealer=3, rng=Random(1))
>>> Bot("koenigrufen", "book", seed=1).choose(deal) in deal.legal
True
"""

from enum import StrEnum
from random import Random
from typing import Any

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.bots.playing import action_of, interjection
from tarock.core.errors import IllegalAction
from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.doors.deal import Deal


class Bot:
    """A bot of some level, which is asked for single decisions.

    It decides a whole action (a skat, a speech) when its first part is asked for, and remembers the rest.

    :param name: a level (``book``, ``club``, ``grandmaster``), ``search:40`` or ``net:FILE.npz``.
    :raises TarockError: if there is no such level.
    """

    def __init__(self, family: str, name: str, seed: int = 0) -> None:
        self.level = level(name)
        self._player = BOTS[family].player(self.level)
        self._rng = Random(seed)  # noqa: S311 - repeatable on purpose
        self._wanted: tuple[Any, list[int]] = None, []

    def choose(self, deal: Deal) -> int:
        """Return what whoever is to decide does, by what he may know."""
        legal, begun = deal.legal, deal.begun
        left = [number for number in self._steps(deal) if number in legal and number not in begun]
        return left[0] if left else deal.PASS if deal.PASS in legal else legal[0]

    def _steps(self, deal: Deal) -> list[int]:
        """Return the decisions of the action that the bot has in mind; nothing where it lets a right go."""
        seat, asked = deal.player, _Asked(deal)
        if deal.decision in deal.RIGHTS:
            used = interjection(self._player, asked, seat, self._rng)
            return [] if used is None else deal.steps_of(used.action, seat)
        if self._wanted[0] is not deal.state:
            move = action_of(self._player, asked, seat, self._rng)
            self._wanted = deal.state, deal.steps_of(move.action, seat)
        return self._wanted[1]


class _Reason(StrEnum):
    NOT_OFFERED = "not_offered"


class _Asked:
    """The readable table as far as it offers what is decided here: not to ask about the skat, say."""

    def __init__(self, deal: Deal) -> None:
        self._deal, self._legal = deal, frozenset(deal.legal)

    def view(self, seat: Seat, /) -> Any:  # noqa: ANN401 - each family has its own views
        return self._deal.state.view(seat)

    def apply(self, seat: Seat, action: Any, /) -> State:  # noqa: ANN401
        if self._legal.isdisjoint(self._deal.steps_of(action, seat)):
            raise IllegalAction(_Reason.NOT_OFFERED, "the doors")
        return self._deal.state.apply(seat, action)
