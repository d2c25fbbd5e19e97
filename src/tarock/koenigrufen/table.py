"""The table: everything about a deal that all players see and hear."""

from dataclasses import dataclass
from enum import StrEnum

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action, Call, Concede, Take
from tarock.koenigrufen.auction import Auction, contract_of
from tarock.koenigrufen.bonus_kinds import Announced, Bird
from tarock.koenigrufen.cards import HALF, HAND_SIZE, LAST_TRICK, PLAYERS
from tarock.koenigrufen.proceedings import NO_PROCEEDINGS, Proceedings
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.trick import Trick


class Phase(StrEnum):
    """The parts of a deal."""

    AUCTION = "auction"
    CALLING = "calling"
    TALON = "talon"
    LAYING = "laying"
    ANNOUNCING = "announcing"
    PLAY = "play"
    CLOSING = "closing"
    """Table mode, after the play: what was not noticed so far can still be claimed until all have agreed."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something announced before play, by whom, and in which turn of the round."""

    seat: Seat
    item: Announced
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Doubled:
    """What has been doubled, by whom in turn, and in which turn of the round last.

    ``target`` is an announcement, or None for the game; in a negative game each ``opponent`` has a game of his own.
    """

    target: Announcement | None
    opponent: Seat | None
    by: tuple[Seat, ...]
    turn: int

    @property
    def factor(self) -> int:
        """2, 4 or 8."""
        return 1 << len(self.by)


@dataclass(frozen=True, slots=True)
class Round:
    """The round before play: what was announced and doubled, and how many turns it has had."""

    announcements: tuple[Announcement, ...] = ()
    doubled: tuple[Doubled, ...] = ()
    turns: int = 0
    goods: int = 0
    """How many have said "gut" in a row since somebody said something else."""

    def doubling(self, target: Announcement | None, opponent: Seat | None) -> Doubled | None:
        """Return how something has been doubled."""
        return next((entry for entry in self.doubled if (entry.target, entry.opponent) == (target, opponent)), None)


@dataclass(frozen=True, slots=True)
class Table:
    """The public part of a deal.  A view is this and what one seat sees; nothing hidden is ever kept here."""

    ruleset: KoenigrufenRuleset
    dealer: Seat
    phase: Phase
    turn: Seat | None
    auction: Auction
    lacks: tuple[CardSet, ...]
    """By seat: cards that a seat is known not to hold, because it could not follow or overtake, or has said so."""
    call: Call | None = None
    talon: tuple[Card, ...] = ()
    """The talon, once it has been turned up."""
    take: Take | None = None
    concession: Concede | None = None
    laid_open: CardSet = NO_CARDS
    """What was laid away openly."""
    round: Round = Round()
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    turned: tuple[Card, ...] = ()
    """Trischaken: talon cards that were turned up with the tricks."""
    open_hands: tuple[CardSet, ...] | None = None
    """All hands, once an ouvert game has laid them open."""
    log: tuple[tuple[Seat, Action], ...] = ()
    """Every action, in the order of time; what was laid away is not in it."""
    shows: tuple[CardSet, ...] = (NO_CARDS,) * PLAYERS
    """Table mode, by seat: cards that a seat is known to hold, because it took them back or let them be seen."""
    mode: Mode = Mode.STRICT
    proceedings: Proceedings = NO_PROCEEDINGS
    """What table mode adds: claims, verdicts and open decisions."""

    @property
    def must_act(self) -> Seat | None:
        """Who must act next: whoever is asked for a decision comes before the player on turn."""
        ruling = self.proceedings.ruling
        return self.turn if ruling is None else ruling.seat

    @property
    def is_played_out(self) -> bool:
        """Tell whether all tricks have been played."""
        return len(self.tricks) == LAST_TRICK

    @property
    def contract(self) -> Contract | None:
        """The game that is played, once the auction is over."""
        best = self.auction.best
        return None if best is None else contract_of(self.ruleset, best.contract)

    @property
    def game(self) -> Contract:
        """The contract at a table where there surely is one: its auction is over, and somebody plays."""
        contract = self.contract
        assert contract is not None
        return contract

    @property
    def declarer(self) -> Seat | None:
        """Who plays it; nobody in Trischaken."""
        contract = self.contract
        return None if contract is None or contract.kind == "trischaken" else self.auction.best_by

    @property
    def bird(self) -> Bird | None:
        """The bird that the bid named."""
        return None if self.auction.best is None else self.auction.best.bird

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The finished tricks and the one on the table."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    @property
    def played(self) -> CardSet:
        """Every card that lies face up in a trick."""
        return CardSet.from_cards(card for trick in self.all_tricks for _, card in trick.plays)

    def played_by(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has played."""
        return CardSet.from_cards(card for trick in self.all_tricks for player, card in trick.plays if player == seat)

    def tricks_of(self, seat: Seat) -> int:
        """Return how many tricks a seat has taken."""
        return sum(trick.best()[0] == seat for trick in self.tricks)

    def half(self, number: int) -> CardSet:
        """Return the first or the second half of the talon that was turned up."""
        return CardSet.from_cards(self.talon[HALF * (number - 1) : HALF * number])

    @property
    def bought(self) -> CardSet:
        """The half of the talon that everybody saw the declarer buy."""
        if self.take is None or self.take.half == "all":
            return NO_CARDS
        return self.half(self.take.half)

    def cards_left(self, seat: Seat) -> int:
        """Return how many cards a seat holds."""
        held = HAND_SIZE - len(self.played_by(seat))
        if self.phase is Phase.LAYING and seat == self.declarer:
            assert self.take is not None
            held += 2 * HALF if self.take.half == "all" else HALF
        return held

    def after(self, seat: Seat) -> Seat:
        """Return the player whose turn comes after a seat."""
        return (seat + 1) % PLAYERS
