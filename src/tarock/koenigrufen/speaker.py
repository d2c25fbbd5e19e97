"""A player in the round before play: what he holds, and what he knows about the sides."""

from dataclasses import dataclass

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import Announced, Bird, announced_card
from tarock.koenigrufen.cards import KINGS
from tarock.koenigrufen.table import Table


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody on turn in the round."""

    table: Table
    seat: Seat
    hand: CardSet
    called: Card | None
    """The called card, as far as the speaker knows it: the fourth king was not named."""
    is_partner: bool
    with_me: tuple[bool | None, ...]
    """By seat: whether that player is on the speaker's side; None if the speaker does not know."""
    birds_bid_with: tuple[Bird, ...]
    """A declarer's birds of which he must announce one, since his bid named none."""

    @property
    def is_declarer(self) -> bool:
        """Tell whether the speaker plays the game."""
        return self.seat == self.table.declarer

    @property
    def opens(self) -> bool:
        """Tell whether this is the declarer's opening of the round."""
        return not self.table.round.turns

    @property
    def owes_bird(self) -> bool:
        """Tell whether he must announce a bird now, since his bid named none."""
        return self.opens and self.is_declarer and self.table.game.needs == "bird" and self.table.bird is None

    @property
    def king_is_called(self) -> bool:
        """Tell whether a king was called, and not a queen."""
        call = self.table.call
        return call is not None and (call.card is None or call.card in KINGS)

    def cards_for(self, item: Announced) -> CardSet:
        """Return the card whose holder alone may announce something."""
        return announced_card(item, self.called)
