"""The two others: what they have said, what they must have, and who of them must be fought (Danish Tarok)."""

from functools import cached_property
from typing import Final

from tarock.core.cards import MOND, SKUS, SUITS, Card, PlainSuit, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import OF_SUIT
from tarock.danish.declarations import Courts, Item, Matadors, Taroks
from tarock.danish.knowledge import NO_LIMIT, promise
from tarock.search.danish.advice import Outlook, Signal, outlook
from tarock.search.danish.course import is_regular
from tarock.tutor.danish.holding import ALL_TAROKS, Holding

STRONGER: Final = 2
"""By so many taroks another must be ahead before he is the one to be fought, if he has declared nothing."""
LEVEL: Final = 1
"""Two players who are so many taroks apart at most are in balance."""


class Others(Holding):
    """What is known of the two others, and the sides that follow from it."""

    def declared(self, seat: Seat) -> tuple[Item, ...]:
        """Return what a player has declared."""
        return self.table.declared[seat] or ()

    def has_passed(self, seat: Seat) -> bool:
        """Tell whether a player has declared nothing."""
        return self.table.declared[seat] == ()

    def declared_taroks(self, seat: Seat) -> int:
        """Return how many taroks a player has declared; 0 without such a declaration."""
        return next((item.number for item in self.declared(seat) if isinstance(item, Taroks)), 0)

    def declared_matadors(self, seat: Seat) -> bool:
        """Tell whether a player has declared matadors."""
        return any(isinstance(item, Matadors) for item in self.declared(seat))

    def held(self, seat: Seat) -> CardSet:
        """Return the cards that another is known to hold still."""
        return (promise(self.table, seat).holds | self.table.shows[seat]) & self.unseen

    def lacks(self, seat: Seat) -> CardSet:
        """Return the cards that another is known not to hold."""
        return self.table.lacks[seat] | promise(self.table, seat).lacks

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Tell whether another is known to have no card of a suit."""
        return OF_SUIT[suit] <= self.table.lacks[seat] or not self.out(suit)

    def ruffs(self, seat: Seat, suit: PlainSuit) -> bool:
        """Tell whether another is void of a suit and may have taroks."""
        return self.void(seat, suit) and self.numbered(seat)[1] > 0

    def numbered(self, seat: Seat) -> tuple[int, int]:
        """Return how many numbered taroks a player has, at least and at most."""
        least, most = self.T(seat)
        if seat == self.me:
            return len(self.taroks), len(self.taroks)
        skus = SKUS in self.held(seat)
        may_have_skus = self.skus_out and SKUS not in self.lacks(seat) and SKUS not in self.held(self.third(seat))
        return max(0, least - may_have_skus), min(most - skus, len(self.taroks_out), self._room(seat))

    def T(self, seat: Seat) -> tuple[int, int]:  # noqa: N802 - as in the table of terms
        """Return how many taroks a player has, the skus counted: at least and at most.

        An undeclared hand began with nine at most, a declared one with exactly so many; what one cannot have the other
        has (Møller, Tælling, l.753-766).  As the books do, it supposes that none were laid unless the dealer said so.
        """
        return (self.number, self.number) if seat == self.me else self._intervals[seat]

    @cached_property
    def _intervals(self) -> dict[Seat, tuple[int, int]]:
        first, second = self.others
        bounds = {seat: self._from_declarations(seat) for seat in self.others}
        laid = 0 if self.is_dealer else self.table.laid_taroks or 0
        for seat, other in ((first, second), (second, first)):
            least, most = bounds[seat]
            most = min(most, max(self.number_out - bounds[other][0], least))
            bounds[seat] = min(max(least, self.number_out - laid - bounds[other][1]), most), most
        return bounds

    def _from_declarations(self, seat: Seat) -> tuple[int, int]:
        played = len(self.table.played_by(seat) & ALL_TAROKS)
        fewest, most = (0, NO_LIMIT) if self.table.is_position else promise(self.table, seat).taroks
        if OF_SUIT[Suit.TAROK] <= self.table.lacks[seat]:
            most = played + (self.skus_out and SKUS not in self.lacks(seat))
        most = min(most - played, self.number_out, self._room(seat))
        least = max(fewest - played, len(self.held(seat) & ALL_TAROKS), 0)
        return min(least, max(most, 0)), max(most, 0)

    def _room(self, seat: Seat) -> int:
        return self.table.cards_left(seat)

    def middle(self, seat: Seat) -> float:
        """Return the middle of what a player may have in taroks."""
        least, most = self.T(seat)
        return (least + most) / 2

    @cached_property
    def enemy(self) -> Seat | None:
        """E: who must be fought.

        The one of the others who declared ten taroks or more, or who holds all ultimo cards that are out, or who has
        clearly more taroks than I and more than the third; None if that is nobody.
        """
        declared = [seat for seat in self.others if self.declared_taroks(seat)]
        if len(declared) == 1:
            return declared[0]
        for seat in self.others:
            if self.ultimo_out and self.ultimo_out <= self.held(seat):
                return seat
        ahead = max(self.others, key=self.middle)
        is_ahead = self.middle(ahead) >= self.number + STRONGER and self.middle(ahead) > self.middle(self.third(ahead))
        return ahead if is_ahead else None

    @property
    def partner(self) -> Seat | None:
        """P: the third player, when it is known who must be fought."""
        return None if self.enemy is None else self.third(self.enemy)

    @cached_property
    def leads_defence(self) -> bool:
        """Tell whether it is for me to lead the defence: most taroks of two, or the three biggest."""
        if self.partner is None:
            return False
        return self.number >= self.middle(self.partner) or self.hand >= CardSet.of(MOND, MOND - 1, MOND - 2)

    @property
    def helps(self) -> bool:
        """Tell whether I am the weaker of two partners."""
        return self.partner is not None and not self.leads_defence

    @cached_property
    def balances(self) -> bool:
        """Tell whether I keep two others level: both have clearly more taroks than I, and about as many.

        Jensen 1989, l.792-802.
        """
        first, second = (self.middle(seat) for seat in self.others)
        return min(first, second) >= self.number + STRONGER and abs(first - second) <= LEVEL

    @property
    def supports(self) -> bool:
        """Tell whether I help against one who is stronger than the third."""
        return self.helps and not self.balances

    def leads_of(self, seat: Seat, suit: Suit) -> int:
        """Return how often a player has led a suit."""
        return sum(card in OF_SUIT[suit] for _, card in self.led_by(seat))

    def declared_suits(self, seat: Seat) -> tuple[PlainSuit, ...]:
        """Return the suits whose courts a player has declared."""
        return tuple(item.suit for item in self.declared(seat) if isinstance(item, Courts))

    def shown_suits(self, seat: Seat) -> tuple[PlainSuit, ...]:
        """Return the suits that a player has shown to like: led twice, or til."""
        return tuple(suit for suit in SUITS if self.leads_of(seat, suit) > 1 or self.signal(seat, suit) is Signal.TIL)

    def struck(self, suit: PlainSuit) -> tuple[Seat, ...]:
        """Return whom the lead of a suit costs a tarok, as far as is known."""
        return tuple(seat for seat in self.others if self.ruffs(seat, suit))

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Tell whether another may hold a card."""
        return card in self.unseen - self.lacks(seat) and card not in self.held(self.third(seat))

    @cached_property
    def outlook(self) -> Outlook | None:
        """The judgement from which the bots start; None outside the card play."""
        return outlook(self.view) if is_regular(self.view) else None

    def signal(self, seat: Seat, suit: PlainSuit) -> Signal:
        """Return what a player has said about a suit by his first two cards."""
        return Signal.NONE if self.outlook is None else self.outlook.signals[seat, suit]
