"""What negative games of Königrufen come to before they are bid: by what their declarers can force with open cards.

An ouvert game is played with open cards from its second trick on, so it is made where that can be forced, and only
there.  In a closed one the opponents err, and so does the declarer: how often is measured.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.search._kernels.koenigrufen import games as kernel
from tarock.search._kernels.koenigrufen.advice_before_play import prepared
from tarock.search.koenigrufen.beliefs import Worlds
from tarock.search.koenigrufen.open import is_made, negative_score
from tarock.search.koenigrufen.packing import Ints, Position
from tarock.search.koenigrufen.rollouts import Desk

ENOUGH_LOST: Final = 4
"""A declarer whose game is lost in each of the first so many deals is asked no more."""
QUESTIONS: Final = 12
"""So many questions that reach their limit may be asked for one decision: some tenth of a second."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How often a game is made: that can be forced, that can be prevented, and of which neither was found out."""

    forced: float
    prevented: float
    unknown: float

    def of(self, can_force: bool | None) -> float:  # noqa: FBT001 - what the solver has found
        """Return how often such a game is made."""
        return self.unknown if can_force is None else self.forced if can_force else self.prevented


OPEN: Final = Chances(1.0, 0.0, 0.35)
"""An ouvert game; of 127 that were not decided within the limits 44 could be forced (1,500 deals of Mayr 2012)."""
CLOSED: Final = (Chances(0.95, 0.4, 0.7), Chances(0.95, 0.25, 0.6), Chances(0.95, 0.07, 0.5))
"""A closed one by the tricks that it asks for; more are as two.

As 342 of them were played at tables of `club` (3,000 deals of Mayr 2012), but less for what can be prevented: hands are
bid on that look better than they are, and of the first bids that relied on the measured 0.54 a quarter was made."""


class NegativeGames:
    """The negative games that some courses may come to; what was found out about a deal is found out once.

    :param games: by number: games and who would play them, of whatever kind.
    """

    def __init__(self, ruleset: KoenigrufenRuleset, games: Sequence[tuple[Bid, Seat]]) -> None:
        contracts = [(ruleset.contracts_by_id[game.contract], seat) for game, seat in games]
        self._contracts = {
            number: (contract, seat) for number, (contract, seat) in enumerate(contracts) if contract.kind == "negative"
        }
        self._found: dict[tuple[Seat, int], dict[int, bool | None]] = defaultdict(dict)
        """By declarer and number of tricks: in which worlds he can force them."""
        self._left = QUESTIONS

    @property
    def numbers(self) -> tuple[int, ...]:
        """Which of the games are negative."""
        return tuple(self._contracts)

    def value(self, number: int, plan: Ints, worlds: Worlds, world: int, seat: Seat, desk: Desk) -> int:
        """Return what a seat gets by a game in one of some worlds, in half points.

        :param plan: of the game, without its cards.
        """
        contract, declarer = self._contracts[number]
        kernel.set_up(plan, worlds.rows[world], desk.plan, desk.state)
        prepared(desk.plan, desk.state, desk.history, False)  # noqa: FBT003 - a kernel
        found = self._found[declarer, contract.tricks]
        if world not in found:
            found[world] = self._can_force(found, Position(desk.plan, desk.state))
        chance = (OPEN if contract.ouvert else CLOSED[min(contract.tricks, len(CLOSED) - 1)]).of(found[world])
        won, lost = (negative_score(desk.plan, seat, made=made) for made in (True, False))
        return round(chance * won + (1 - chance) * lost)

    def _can_force(self, found: Mapping[int, bool | None], position: Position) -> bool | None:
        """Ask the solver, unless the answer can be foreseen or too much was asked already."""
        if len(found) >= ENOUGH_LOST and all(answer is False for answer in found.values()):
            return False
        if not self._left:
            return None
        answer = is_made(position)
        self._left -= answer is None
        return answer
