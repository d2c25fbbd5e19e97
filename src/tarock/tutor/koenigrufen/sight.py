"""What a player of Königrufen sees, in the terms of the books.

Everything here comes from a view: the own hand, what lies and lay on the table, what was bid, called and announced.
Each term is worked out once and only if it is asked for.
"""

from functools import cached_property
from typing import Final

from tarock.bots.koenigrufen.book_bot import advised_action
from tarock.bots.koenigrufen.evaluation import STINGERS, points, strength
from tarock.bots.koenigrufen.offers import open_offers
from tarock.core.cards import SUITS, Card, PlainSuit, Rank, Suit, suit_card, suit_of, tarok
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen import partnership
from tarock.koenigrufen.actions import Action, Bid, Play
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, DUE, Announced
from tarock.koenigrufen.cards import KINGS, OF_SUIT, PLAYERS, TAROCKS, TRULL, card_points
from tarock.koenigrufen.rules import Contract
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.talon import DiscardChoice
from tarock.koenigrufen.trick import Trick
from tarock.koenigrufen.unseen import Unseen
from tarock.search.koenigrufen.advice import advise
from tarock.tutor.seen import Seen

ALL_BIRDS: Final = CardSet.from_cards(BIRD_CARDS.values())
MIDDLE: Final = CardSet.from_cards(tarok(number) for number in range(10, 16))
"""Taroks X to XV: "Nie unter X!" (Mayr 2012, l.176)."""


class Sight(Seen[KoenigrufenView]):
    """A view of Königrufen in the words in which the books give advice."""

    @property
    def table(self) -> Table:
        """What everybody sees."""
        return self.view.table

    # Who and when

    @property
    def is_forehand(self) -> bool:
        """Tell whether I have the forehand."""
        return self.table.auction.forehand == self.me

    def _acts_in(self, phase: Phase) -> bool:
        return self.on_turn and self.table.phase is phase

    @property
    def bids_now(self) -> bool:
        """Tell whether I am to speak in the auction."""
        return self._acts_in(Phase.AUCTION)

    @property
    def calls_now(self) -> bool:
        """Tell whether I am to call a king."""
        return self._acts_in(Phase.CALLING)

    @property
    def buys_now(self) -> bool:
        """Tell whether I am to buy from the talon."""
        return self._acts_in(Phase.TALON)

    @property
    def announces_now(self) -> bool:
        """Tell whether I am to speak in the round before play."""
        return self._acts_in(Phase.ANNOUNCING)

    @property
    def plays_now(self) -> bool:
        """Tell whether I am to play a card."""
        return bool(self.legal)

    @property
    def leads(self) -> bool:
        """Tell whether I am to lead."""
        return self.plays_now and not self.lying

    @property
    def follows(self) -> bool:
        """Tell whether I am to play to a card that lies."""
        return self.plays_now and bool(self.lying)

    # What may be done

    @cached_property
    def offers(self) -> tuple[Action, ...]:
        """What I may do, but for the choice of a discard."""
        return tuple(offer for offer in self._offers if not isinstance(offer, DiscardChoice))

    @cached_property
    def choice(self) -> DiscardChoice | None:
        """What I may lay away, when I am to do so."""
        return next((offer for offer in self._offers if isinstance(offer, DiscardChoice)), None)

    @cached_property
    def _offers(self) -> tuple[Action | DiscardChoice, ...]:
        return self.view.legal_actions() if self.on_turn else ()

    @cached_property
    def bids(self) -> tuple[Bid, ...]:
        """The games that I may bid."""
        return tuple(offer for offer in self.offers if isinstance(offer, Bid)) if self.bids_now else ()

    def may_bid(self, contract: str) -> bool:
        """Tell whether I may bid a game."""
        return any(bid.contract == contract for bid in self.bids)

    @cached_property
    def legal(self) -> CardSet:
        """The cards that I may play now."""
        if not self._acts_in(Phase.PLAY):
            return NO_CARDS
        return CardSet.from_cards(offer.card for offer in self.offers if isinstance(offer, Play))

    @cached_property
    def advised(self) -> tuple[Action, str | None] | None:
        """What the bots do here, and the name of their reason; nothing where it is not my turn."""
        if not self.on_turn:
            return None
        offers = open_offers(self.view, {})
        if self.plays_now:
            return advise(self.view, CardSet.from_cards(offer.card for offer in offers if isinstance(offer, Play)))
        found = advised_action(self.view, offers, {})
        return found.action, found.advice

    # My hand

    @cached_property
    def tarocks(self) -> CardSet:
        """My taroks."""
        return self.hand & TAROCKS

    @cached_property
    def stingers(self) -> CardSet:
        """My taroks from XVI up."""
        return self.hand & STINGERS

    @cached_property
    def kings(self) -> CardSet:
        """My kings."""
        return self.hand & KINGS

    @cached_property
    def trull(self) -> CardSet:
        """My pieces of the Trull."""
        return self.hand & TRULL

    @cached_property
    def points(self) -> int:
        """The points of the rule of twelve (Mayr 2012, l.99)."""
        return points(self.hand)

    @cached_property
    def strength(self) -> float:
        """The same points, with more for the Trull and short suits, as the bots rate a hand."""
        return strength(self.hand)

    def length(self, suit: PlainSuit) -> int:
        """Return how many cards of a suit I hold."""
        return len(self.hand & OF_SUIT[suit])

    @cached_property
    def voids(self) -> tuple[PlainSuit, ...]:
        """The suits of which I hold no card."""
        return tuple(suit for suit in SUITS if not self.length(suit))

    @cached_property
    def open_suits(self) -> tuple[PlainSuit, ...]:
        """The suits that I hold without their king, but for the called one."""
        held = (suit for suit in SUITS if self.length(suit) and not self.kings & OF_SUIT[suit])
        return tuple(suit for suit in held if suit != self.called_suit)

    def holds(self, suit: PlainSuit, rank: Rank) -> bool:
        """Tell whether I hold a card."""
        return suit_card(suit, rank) in self.hand

    # The game and the sides

    @cached_property
    def game(self) -> Contract | None:
        """The game that is played, once the auction is over."""
        return None if self.table.phase is Phase.AUCTION else self.table.contract

    def plays_game(self, *kinds: str) -> bool:
        """Tell whether the game is one of some kinds."""
        return self.game is not None and self.game.kind in kinds

    @property
    def is_solorufer(self) -> bool:
        """Tell whether a game with a called king is played without the talon."""
        return self.game is not None and self.game.calls and self.game.talon == "opponents"

    @property
    def is_besserrufer(self) -> bool:
        """Tell whether a game with a bird is played."""
        return self.game is not None and self.game.needs == "bird"

    @property
    def is_alone(self) -> bool:
        """Tell whether a declarer plays for points against three: a Dreier, Sechser or Solodreier."""
        return self.plays_game("positive") and self.game is not None and not self.game.calls

    @property
    def declarer(self) -> Seat | None:
        """Who plays the game; nobody in Trischaken."""
        return None if self.game is None else self.table.declarer

    @property
    def is_declarer(self) -> bool:
        """Tell whether I play the game."""
        return self.declarer == self.me

    @cached_property
    def is_partner(self) -> bool:
        """Tell whether I am the called partner."""
        return self.table.call is not None and partnership.is_partner(self.table, self.me, self.hand)

    @cached_property
    def _with_me(self) -> tuple[bool | None, ...]:
        if self.declarer is None:
            return tuple(seat == self.me for seat in range(PLAYERS))
        return partnership.with_me(self.table, self.me, self.hand)

    def friend(self, seat: Seat) -> bool | None:
        """Tell whether a player is on my side; None where I do not know."""
        return self._with_me[seat]

    @cached_property
    def is_foe(self) -> bool:
        """Tell whether I play against a declarer."""
        return self.declarer is not None and self.friend(self.declarer) is False

    @cached_property
    def is_caller(self) -> bool:
        """Tell whether I play with a declarer, or am he."""
        return self.declarer is not None and self.friend(self.declarer) is True

    @cached_property
    def called(self) -> Card | None:
        """The called king, as far as I know it."""
        return partnership.known_called(self.table, self.me, self.hand)

    @cached_property
    def called_suit(self) -> Suit | None:
        """The suit of the called king, as far as I know it."""
        return None if self.called is None else suit_of(self.called)

    @property
    def called_cards(self) -> CardSet:
        """My cards of the called suit."""
        return NO_CARDS if self.called_suit is None else self.hand & OF_SUIT[self.called_suit]

    @cached_property
    def left_lying(self) -> CardSet:
        """The half of the talon that everybody saw the declarer leave to the others."""
        take = self.table.take
        return NO_CARDS if take is None or take.half == "all" else self.table.half(3 - take.half)

    # What was said

    @cached_property
    def bid_by_another(self) -> Contract | None:
        """The highest game that another has bid so far."""
        auction = self.table.auction
        return None if auction.best_by in {None, self.me} else self.table.contract

    @property
    def others_in(self) -> int:
        """How many others have not passed."""
        return len([seat for seat in self.table.auction.still_in if seat != self.me])

    def may_announce(self, item: Announced) -> bool:
        """Tell whether I may announce something now."""
        return self.announces_now and item in self._announceable

    @cached_property
    def _announceable(self) -> frozenset[str]:
        return frozenset(item for offer in self.offers for item in getattr(offer, "announces", ()))

    def said(self, seat: Seat) -> tuple[Announced, ...]:
        """Return what a player has announced."""
        return tuple(said.item for said in self.table.round.announcements if said.seat == seat)

    @cached_property
    def announced_birds(self) -> CardSet:
        """The birds that I have announced and still hold."""
        mine = self.said(self.me)
        return self.hand & CardSet.from_cards(BIRD_CARDS[bird] for bird in BIRDS if bird in mine)

    @cached_property
    def due_bird(self) -> CardSet:
        """The bird that I have announced for this trick."""
        birds = (BIRD_CARDS[bird] for bird in BIRDS if DUE[bird] == self.number)
        return self.announced_birds & CardSet.from_cards(birds)

    @cached_property
    def threatening_birds(self) -> tuple[Seat, ...]:
        """The others, not known as friends, who have announced a bird."""
        seats = (seat for seat in range(PLAYERS) if self.friend(seat) is not True)
        return tuple(seat for seat in seats if not set(BIRDS).isdisjoint(self.said(seat)))

    # What is out

    @cached_property
    def out(self) -> CardSet:
        """The cards that I cannot see."""
        return Unseen(self.view).cards

    @cached_property
    def tarocks_out(self) -> CardSet:
        """The taroks that I cannot see; some of them may lie in the talon."""
        return self.out & TAROCKS

    def may_hold(self, seat: Seat, cards: CardSet) -> bool:
        """Tell whether a player can hold one of some cards."""
        return bool((self.out & cards) - self.table.lacks[seat])

    @cached_property
    def foes(self) -> tuple[Seat, ...]:
        """The others who are not known as my friends."""
        return tuple(seat for seat in range(PLAYERS) if seat != self.me and self.friend(seat) is not True)

    @cached_property
    def foes_have_tarocks(self) -> bool:
        """Tell whether a foe can hold a tarock."""
        return any(self.may_hold(seat, TAROCKS) for seat in self.foes)

    @cached_property
    def fallen(self) -> int:
        """How many tricks have been played."""
        return len(self.table.tricks)

    def led_by(self, seat: Seat) -> frozenset[Suit]:
        """Return the suits that a player has led in finished tricks, taroks apart."""
        led = (trick.suit for trick in self.table.tricks if trick.leader == seat)
        return frozenset(suit for suit in led if suit is not None and suit is not Suit.TAROK)

    # The trick

    @property
    def trick(self) -> Trick | None:
        """The trick on the table."""
        return self.table.trick

    @property
    def number(self) -> int:
        """The number of the trick; 0 before the play."""
        return 0 if self.trick is None else self.trick.number

    @cached_property
    def lying(self) -> CardSet:
        """The cards that lie."""
        return NO_CARDS if self.trick is None else CardSet.from_cards(self.trick.cards)

    @property
    def led(self) -> Suit | None:
        """The suit that was led to this trick."""
        return None if self.trick is None else self.trick.suit

    @cached_property
    def holder(self) -> Seat | None:
        """Who holds the trick."""
        return None if self.trick is None or not self.lying else self.trick.best()[0]

    @cached_property
    def winning(self) -> CardSet:
        """The cards with which I can take the trick."""
        return NO_CARDS if self.trick is None or not self.lying else self.legal & self.trick.takers

    @cached_property
    def losing(self) -> CardSet:
        """The cards with which I leave the trick to another."""
        return self.legal - self.winning

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """Who plays after me to this trick."""
        return tuple((self.me + step) % PLAYERS for step in range(1, PLAYERS - len(self.lying)))

    @property
    def foes_later(self) -> tuple[Seat, ...]:
        """Who plays after me and is not known as a friend."""
        return tuple(seat for seat in self.later if self.friend(seat) is not True)

    def worth(self, card: Card) -> int:
        """Return what a card counts."""
        return card_points(self.table.ruleset.counting, card)

    def tricks_of(self, seat: Seat) -> int:
        """Return how many tricks a player has taken."""
        return sum(1 for trick in self.table.tricks if trick.best()[0] == seat)
