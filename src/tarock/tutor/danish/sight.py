"""What a player of Danish Tarok sees, in the terms of the books.

Everything here comes from a view: the own hand, what lies and lay on the table, what was declared or not declared.
Each term is worked out once and only if it is asked for.
"""

from functools import cached_property
from random import Random
from typing import Final

from tarock.bots.danish.book_bot import BookBot
from tarock.core.cards import MOND, SKUS, SUITS, Card, PlainSuit, Rank, Suit, suit_card, tarok_number
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Play
from tarock.danish.cards import COURTS, KINGS, LAST_TRICK, OF_SUIT, PACK, SKUS_ALONE, TAROKS, ULTIMO_CARDS
from tarock.danish.declarations import Courts, Item, Matadors, Taroks
from tarock.danish.knowledge import NO_LIMIT, promise
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.table import Phase
from tarock.danish.trick import Right, Trick
from tarock.search.danish.advice import Outlook, Role, Signal, outlook
from tarock.search.danish.course import is_regular

ALL_TAROKS: Final = TAROKS | SKUS_ALONE
"""The 22 that are declared and counted: the skus is one of them (Møller, Meldinger, l.430-440)."""
WHIP: Final = 6
"""From so many cards on a suit can be whipped with (Jensen 1989, Udtryk, l.31)."""
COVER: Final = 4
"""So many cards of a suit are a cover (Jensen 1989, l.353-383)."""
STRONGER: Final = 2
"""By so many taroks another must be ahead before he is the one to be fought, if he has declared nothing."""
BIG: Final = 15
"""From this number on a tarok is big."""
LEVEL: Final = 1
"""Two players who are so many taroks apart at most are in balance."""
IN_A_ROW: Final = 3
"""So many cards without a gap are a row (Jensen 1989, l.705-707)."""


class Sight:
    """A view of Danish Tarok in the words in which the books give advice."""

    def __init__(self, view: DanishView) -> None:
        self.view: Final = view
        self.table: Final = view.table
        self.hand: Final = view.hand

    # Who and when

    @property
    def me(self) -> Seat:
        """Whose view it is."""
        return self.view.seat

    @cached_property
    def left(self) -> Seat:
        """Who plays after me."""
        return self.table.seating.order_from(self.me)[1]

    @cached_property
    def right(self) -> Seat:
        """Who plays before me."""
        return self.table.seating.order_from(self.me)[2]

    @property
    def others(self) -> tuple[Seat, Seat]:
        """The two others, the next first."""
        return self.left, self.right

    def third(self, seat: Seat) -> Seat:
        """Return the other one of the two others."""
        return self.right if seat == self.left else self.left

    @property
    def is_dealer(self) -> bool:
        """Tell whether I dealt."""
        return self.table.seating.dealer == self.me

    @property
    def is_middle_hand(self) -> bool:
        """Tell whether I sit between forehand and dealer."""
        return self.table.seating.middle == self.me

    @cached_property
    def on_turn(self) -> bool:
        """Tell whether I am to act, in a deal that goes its regular way."""
        is_ruled = self.table.proceedings.ruling is not None
        return self.table.turn == self.me and not is_ruled

    @cached_property
    def skat_choice(self) -> SkatChoice | None:
        """What I may lay, when I am to lay the skat."""
        offers = self.view.legal_actions() if self.on_turn and self.table.phase is Phase.SKAT else ()
        return next((offer for offer in offers if isinstance(offer, SkatChoice)), None)

    @property
    def lays(self) -> bool:
        """Tell whether I am to lay the skat."""
        return self.skat_choice is not None

    @property
    def declares(self) -> bool:
        """Tell whether I am to declare."""
        return self.on_turn and self.table.phase is Phase.DECLARING

    @property
    def judges(self) -> bool:
        """Tell whether this is the time to judge the hand: before I have played to the first trick."""
        return self.lays or self.declares or (self.plays and self.t == 1)

    @cached_property
    def plays(self) -> bool:
        """Tell whether I am to play a card."""
        return bool(self.legal)

    @property
    def leads(self) -> bool:
        """Tell whether I am to lead."""
        return self.plays and self.lies == 0

    @property
    def follows(self) -> bool:
        """Tell whether I am to play to a card that lies."""
        return self.plays and self.lies > 0

    @cached_property
    def legal(self) -> CardSet:
        """The cards that I may play now."""
        if not self.on_turn or self.table.phase is not Phase.PLAY:
            return NO_CARDS
        return CardSet.from_cards(offer.card for offer in self.offers if isinstance(offer, Play))

    @cached_property
    def offers(self) -> tuple[Action, ...]:
        """What I may do, but for the choice of a skat."""
        return tuple(offer for offer in self.view.legal_actions() if not isinstance(offer, SkatChoice))

    # The trick

    @property
    def trick(self) -> Trick | None:
        """The trick on the table."""
        return self.table.trick

    @cached_property
    def t(self) -> int:
        """The number of the trick, from 1; 0 before the play."""
        return 0 if self.trick is None else self.trick.number

    @cached_property
    def lies(self) -> int:
        """How many cards lie in the trick."""
        return 0 if self.trick is None else len(self.trick.plays)

    @cached_property
    def led(self) -> Suit | None:
        """What must be followed."""
        return self.trick.suit if self.trick is not None and self.lies else None

    @cached_property
    def best(self) -> Card | None:
        """The card that holds the trick so far; None when I lead, or to a led skus alone."""
        if self.trick is None or not self.lies or self.trick.cards == (SKUS,):
            return None
        return self.trick.best()[1]

    @cached_property
    def holder(self) -> Seat | None:
        """Who holds the trick so far."""
        return None if self.trick is None or self.best is None else self.trick.best()[0]

    @property
    def is_ruffed(self) -> bool:
        """Tell whether a tarok holds the trick, led or not."""
        return self.best is not None and self.best in TAROKS

    @property
    def can_follow(self) -> bool:
        """Tell whether I have a card of what is led."""
        return self.led is not None and bool(self.hand & OF_SUIT[self.led])

    @cached_property
    def winners(self) -> CardSet:
        """The cards that I may play and that would hold the trick so far."""
        if self.led is None:
            return NO_CARDS
        if self.best is None:
            return self.legal & (OF_SUIT[self.led] | TAROKS)
        same = self.legal & OF_SUIT[self.led].above(self.best) if self.best not in TAROKS else NO_CARDS
        taroks = self.legal & (TAROKS.above(self.best) if self.best in TAROKS else TAROKS)
        return same | taroks

    @cached_property
    def losers(self) -> CardSet:
        """The cards that I may play and that would not hold the trick; the skus is none of them."""
        return self.legal - self.winners - SKUS_ALONE

    @cached_property
    def may_baptise(self) -> bool:
        """Tell whether I may say something about a led skus now."""
        said = Right.NONE if self.trick is None else self.trick.right
        return self.on_turn and said in {Right.SECOND, Right.GRANTED, Right.THIRD}

    @cached_property
    def _taken(self) -> dict[Seat, int]:
        takers = [trick.best()[0] for trick in self.table.tricks]
        return {seat: takers.count(seat) for seat in self.table.seating.active}

    def nolo_open(self, seat: Seat) -> bool:
        """Tell whether a player has taken no trick; nobody knows it in the middle of a deal from a book."""
        return self._taken[seat] == 0 and not self.table.is_position

    def rounds(self, suit: Suit) -> int:
        """Return how often a suit has been led, this trick counted."""
        return sum(trick.suit == suit and bool(trick.plays) for trick in self.table.all_tricks)

    def led_by(self, seat: Seat) -> tuple[tuple[int, Card], ...]:
        """Return what a player has led: number of the trick and card."""
        return tuple(
            (each.number, each.plays[0][1])
            for each in self.table.all_tricks
            if each.plays[:1] and each.plays[0][0] == seat
        )

    # Cards

    @cached_property
    def unseen(self) -> CardSet:
        """The cards that others may hold; for all but the dealer three of them lie in the skat."""
        table = self.table
        gone = table.played | table.named_in_skat | table.proceedings.skat
        return PACK - self.hand - self.view.skat - gone - (SKUS_ALONE if table.skus_is_gone() else NO_CARDS)

    @cached_property
    def taroks(self) -> CardSet:
        """My numbered taroks."""
        return self.hand & TAROKS

    @property
    def has_skus(self) -> bool:
        """Tell whether I hold the skus."""
        return SKUS in self.hand

    @cached_property
    def number(self) -> int:
        """T(me): how many taroks I hold, the skus counted."""
        return len(self.hand & ALL_TAROKS)

    @cached_property
    def taroks_out(self) -> CardSet:
        """The numbered taroks that others may hold."""
        return self.unseen & TAROKS

    @property
    def skus_out(self) -> bool:
        """Tell whether another may hold the skus."""
        return SKUS in self.unseen

    @cached_property
    def number_out(self) -> int:
        """Tout: how many taroks are out, the skus counted."""
        return len(self.unseen & ALL_TAROKS)

    @cached_property
    def bosses(self) -> CardSet:
        """My taroks above the highest that is out."""
        return self.taroks.above(self.taroks_out.strongest()) if self.taroks_out else self.taroks

    @cached_property
    def middle_tarok(self) -> int:
        """The number of the tarok in the middle of mine; 0 without taroks."""
        numbers = sorted(map(tarok_number, self.taroks))
        return numbers[len(numbers) // 2] if numbers else 0

    @cached_property
    def big_taroks(self) -> CardSet:
        """My taroks from 15 up."""
        return CardSet.from_cards(card for card in self.taroks if tarok_number(card) >= BIG)

    def mine(self, suit: Suit) -> CardSet:
        """Return my cards of a suit."""
        return self.hand & OF_SUIT[suit]

    def n(self, suit: Suit) -> int:
        """Return how many cards of a suit I have."""
        return len(self.hand & OF_SUIT[suit])

    def began_with(self, suit: Suit) -> int:
        """Return with how many cards of a suit I began the play."""
        return len((self.hand | self.table.played_by(self.me)) & OF_SUIT[suit])

    def out(self, suit: Suit) -> CardSet:
        """Return the cards of a suit that others may hold."""
        return self.unseen & OF_SUIT[suit]

    def king(self, suit: PlainSuit) -> Card:
        """Return the king of a suit."""
        return suit_card(suit, Rank.KING)

    def courts(self, suit: PlainSuit) -> CardSet:
        """Return my courts of a suit."""
        return self.hand & COURTS[suit]

    @cached_property
    def longest(self) -> PlainSuit:
        """My longest suit; of two alike the one with the better cards."""
        return max(SUITS, key=lambda suit: (self.n(suit), self.mine(suit).mask >> 14 * suit))

    @cached_property
    def whips(self) -> tuple[PlainSuit, ...]:
        """My suits of six cards or more, the longest first."""
        return tuple(sorted((suit for suit in SUITS if self.n(suit) >= WHIP), key=lambda suit: -self.n(suit)))

    @property
    def whip(self) -> PlainSuit | None:
        """My longest suit, if one can whip with it."""
        return self.whips[0] if self.whips else None

    def is_top(self, card: Card, suit: Suit) -> bool:
        """Tell whether no card of its suit that is out beats a card."""
        return not self.out(suit).above(card)

    def has_top(self, suit: Suit) -> bool:
        """Tell whether my best card of a suit beats all that is out of it."""
        return bool(self.mine(suit)) and self.is_top(self.mine(suit).strongest(), suit)

    def entry(self, suit: PlainSuit) -> bool:
        """Tell whether I can come in with a suit: at most one card that is out beats my best, and then I have two."""
        return self.brings_in(self.mine(suit), suit)

    def brings_in(self, cards: CardSet, suit: PlainSuit) -> bool:
        """The same for some of my cards of it."""
        above = len(self.out(suit).above(cards.strongest())) if cards else LAST_TRICK
        return above == 0 or (above == 1 and len(cards) > 1)

    @cached_property
    def entries(self) -> tuple[PlainSuit, ...]:
        """The suits with which I can come in."""
        return tuple(suit for suit in SUITS if self.entry(suit))

    def has_row(self, suit: PlainSuit) -> bool:
        """Tell whether my best three cards of a suit follow one another, a court first; what is gone leaves no gap."""
        best = sorted(self.mine(suit), reverse=True)[:IN_A_ROW]
        if len(best) < IN_A_ROW or best[0] not in COURTS[suit]:
            return False
        return not self.out(suit).above(best[-1]) - self.out(suit).above(best[0])

    def has_gaps(self, suit: PlainSuit) -> bool:
        """Tell whether I hold every second one of the high cards of a suit (Jensen 1989, Udtryk, l.25)."""
        best = self.mine(suit).strongest() if self.courts(suit) else None
        rest = self.mine(suit) - CardSet.of(best) if best is not None else NO_CARDS
        if best is None or not rest:
            return False
        return len(self.out(suit).above(rest.strongest()) - self.out(suit).above(best)) == 1

    @cached_property
    def ultimo_mine(self) -> CardSet:
        """My kings and the pagat."""
        return self.hand & ULTIMO_CARDS

    @cached_property
    def ultimo_out(self) -> CardSet:
        """The kings and the pagat that others hold: none of them may be laid but where the book allows the pagat."""
        return self.unseen & ULTIMO_CARDS

    # The others

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

    # What the bots make of it

    @cached_property
    def outlook(self) -> Outlook | None:
        """The judgement from which the bots start; None outside the card play."""
        return outlook(self.view) if is_regular(self.view) else None

    @property
    def role(self) -> Role | None:
        """The part that I play; None outside the card play."""
        return None if self.outlook is None else self.outlook.role

    @property
    def kept(self) -> Card | None:
        """The ultimo card that is worth keeping for the last trick."""
        return None if self.outlook is None else self.outlook.kept

    def signal(self, seat: Seat, suit: PlainSuit) -> Signal:
        """Return what a player has said about a suit by his first two cards."""
        return Signal.NONE if self.outlook is None else self.outlook.signals[seat, suit]

    @cached_property
    def advised(self) -> tuple[Action, str] | None:
        """What the bots that play by the books do, and the name of their reason; None where they have none."""
        may_speak = self.on_turn or self.offers
        if not may_speak or (self.table.phase is Phase.PLAY and not is_regular(self.view)):
            return None
        bot, nothing_drawn = BookBot(), Random(0)  # noqa: S311 - the book is no game of chance
        ask = bot.advised if self.on_turn else bot.interject
        decision = ask(self.view, nothing_drawn, {})
        if decision is None or decision.why is None or decision.why.advice is None:
            return None
        return decision.action, decision.why.advice

    @property
    def is_table_mode(self) -> bool:
        """Tell whether faults can happen."""
        return self.table.mode is Mode.TABLE

    @property
    def kings(self) -> CardSet:
        """My kings."""
        return self.hand & KINGS
