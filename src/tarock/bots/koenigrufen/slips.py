"""Slips in Königrufen: cards that give something away by all that their player can know.

Friend and foe are those whom the player knows as such, and a trick counts as lost only if nobody can save it of whom he
may hope it.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tarock.core.cards import PAGAT, Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, DUE
from tarock.koenigrufen.cards import KINGS, PLAYERS, QUEENS, card_points
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.trick import Trick

HONOURS: Final = KINGS | QUEENS | CardSet.of(PAGAT)
"""What is not given to the other side without need."""


@dataclass(frozen=True)
class Slips:
    """What a player on turn would give away, in a game in which two sides play for points.

    :param legal: the cards that he may play.
    """

    view: KoenigrufenView
    legal: CardSet

    def gives_honour(self, card: Card) -> bool:
        """Tell whether a card gives a king, a queen or the Pagat to the other side, with a plain card at hand.

        A foe holds the trick, the card does not take it, and nobody behind can who is not a foe too, by the cards that
        the player sees.  A plain card counts a third of a point.
        """
        if card not in HONOURS or not self._trick.plays or card in self._trick.takers:
            return False
        return any(self._is_plain(other) for other in self.legal) and self._is_lost

    def overtakes_friend(self, card: Card) -> bool:
        """Tell whether a card beats a friend's that would win, with one at hand that does not.

        Only friends come after him, or nobody.  A bird that takes the trick which it has to win is no slip.  Now and
        then it is right to take the lead from a friend, so a few of these are not yet bad play.
        """
        trick = self._trick
        if not trick.plays or card not in trick.takers or not self.legal - trick.takers:
            return False
        if any(card == BIRD_CARDS[bird] and trick.number == DUE[bird] for bird in BIRD_CARDS):
            return False
        return all(self._sides[seat] for seat in (trick.best()[0], *self._behind))

    def throws_bird(self, card: Card) -> bool:
        """Tell whether a card is a bird that its player has announced, thrown into a lost trick without need."""
        trick = self._trick
        said = {item.item for item in self.view.table.round.announcements if item.seat == self.view.seat}
        if not any(card == BIRD_CARDS[bird] and bird in said for bird in BIRD_CARDS):
            return False
        return bool(trick.plays) and card not in trick.takers and len(self.legal) > 1 and self._is_lost

    @property
    def _trick(self) -> Trick:
        trick = self.view.table.trick
        assert trick is not None
        return trick

    @cached_property
    def _sides(self) -> tuple[bool | None, ...]:
        """For every seat whether it is with the player, as far as he knows."""
        return self.view.speaker.with_me

    @property
    def _behind(self) -> tuple[Seat, ...]:
        """Who plays to the trick after the player."""
        trick = self._trick
        return tuple((trick.leader + step) % PLAYERS for step in range(len(trick.plays) + 1, PLAYERS))

    @cached_property
    def _is_lost(self) -> bool:
        """Whether a trick that the player does not take falls to the other side, by all that he knows."""
        if self._sides[self._trick.best()[0]] is not False:
            return False
        return not any(self._may_take(seat) for seat in self._behind if self._sides[seat] is not False)

    def _may_take(self, seat: Seat) -> bool:
        """Tell whether the player may hope that a seat takes the trick: he has not seen all cards that could."""
        view = self.view
        seen = view.hand | view.laid | view.table.played | view.table.lacks[seat]
        return bool(self._trick.takers - seen)

    def _is_plain(self, card: Card) -> bool:
        counting = self.view.ruleset.counting
        return card not in HONOURS and card_points(counting, card) == counting.other
