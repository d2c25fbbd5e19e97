"""The auction: who may say what, and who plays which game.

Book of 1900, §§ 7, 13, 15, 18; tournament sheet 1.5, 3.1–3.4; Mayr 2012, Lizitation.
"""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, assert_never

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action, Bid, InAuction
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, Bird
from tarock.koenigrufen.cards import HALF, KINGS, PLAYERS, SUIT_CARDS, TRULL
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.rules import Auction as AuctionRule
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState


@dataclass(frozen=True, slots=True)
class Auction:
    """What has been said so far.  ``first`` is the player after the dealer, ``forehand`` who has that right now."""

    first: Seat
    forehand: Seat
    turn: Seat
    opened: bool = False
    out: frozenset[Seat] = field(default_factory=frozenset[Seat])
    best: Bid | None = None
    best_by: Seat | None = None

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """Who has not passed, in playing order from the forehand."""
        order = ((self.forehand + step) % PLAYERS for step in range(PLAYERS))
        return tuple(seat for seat in order if seat not in self.out)

    @property
    def is_free_choice(self) -> bool:
        """Tell whether forehand alone is left and nobody has bid: he may choose any game."""
        return self.opened and self.best is None and self.still_in == (self.forehand,)

    def seniority(self, seat: Seat) -> int:
        """Return how late a seat is in playing order from the forehand."""
        return (seat - self.forehand) % PLAYERS


def contract_of(ruleset: KoenigrufenRuleset, name: str) -> Contract | None:
    """Return a contract of the ruleset by its id."""
    return ruleset.contracts_by_id.get(name)


def _name(bid: Bid) -> str:
    """Return a bid as the order of bids lists it: with its bird where there is a bid for each bird."""
    return bid.contract if bid.bird is None else f"{bid.contract} {bid.bird}"


@cache
def _bid(name: str) -> Bid:
    contract, _, bird = name.partition(" ")
    return Bid(contract, _bird(bird))


def _bird(name: str) -> Bird | None:
    return next((bird for bird in BIRD_CARDS if bird == name), None)


def legal(ruleset: KoenigrufenRuleset, auction: Auction, hand: CardSet) -> tuple[Action, ...]:
    """Return what the player on turn may say: his first word, games from low to high, hold, pass."""
    rule = ruleset.auction
    words: list[Action] = []
    if not auction.opened and rule.opening != "call_or_pass":
        words.append(actions.VORHAND)
        if ruleset.passing_on.allowed and hand >= KINGS:
            words.append(actions.PASS_FOREHAND)
    bids = map(_bid, (*rule.free, *rule.ranks))
    words += [bid for bid in bids if _fault(ruleset, auction, hand, bid) is None]
    if _may_hold(ruleset, auction, hand):
        words.append(actions.HOLD)
    if _may_pass(rule, auction):
        words.append(actions.PASS)
    return tuple(words)


def _may_pass(rule: AuctionRule, auction: Auction) -> bool:
    if auction.is_free_choice:
        return False
    return auction.opened or rule.opening == "call_or_pass"


def _may_hold(ruleset: KoenigrufenRuleset, auction: Auction, hand: CardSet) -> bool:
    return _has_hold(ruleset, auction) and lacking(ruleset, hand, auction.best) is None


def _has_hold(ruleset: KoenigrufenRuleset, auction: Auction) -> bool:
    """Tell whether the player on turn has the right to hold the last bid, whatever his hand."""
    best, bidder = auction.best, auction.best_by
    if best is None or bidder is None:
        return False
    allowed = {
        "none": False,
        "forehand": auction.turn == auction.forehand,
        "senior": auction.seniority(auction.turn) < auction.seniority(bidder),
    }
    return allowed[ruleset.auction.hold]


def _fault(ruleset: KoenigrufenRuleset, auction: Auction, hand: CardSet, bid: Bid) -> Reason | None:
    """Return why a bid is refused, or None."""
    rule = ruleset.auction
    name = _name(bid)
    if name not in rule.ranks and name not in rule.free:
        return Reason.NO_SUCH_BID
    if bid.contract in rule.first_word and (auction.opened or auction.turn != auction.forehand):
        return Reason.FIRST_WORD_ONLY
    if not auction.opened and rule.opening == "vorhand":
        return Reason.OPENING_WORD
    if name not in rule.ranks:
        reason = None if auction.is_free_choice else Reason.NOT_FOREHAND
    else:
        reason = _rank_fault(rule, auction, bid)
    return reason or lacking(ruleset, hand, bid)


def _rank_fault(rule: AuctionRule, auction: Auction, bid: Bid) -> Reason | None:
    """Return why a bid is not high enough: the lowest one of the book of 1900 is only for who has the forehand."""
    rank = rule.ranks[_name(bid)]
    if auction.best is None or rank > rule.ranks[_name(auction.best)]:
        return None
    return Reason.NOT_FOREHAND if rule.opening == "call_or_pass" and not rank else Reason.NOT_HIGHER


def lacking(ruleset: KoenigrufenRuleset, hand: CardSet, bid: Bid | None) -> Reason | None:
    """Return what the hand of a bidder lacks for a game."""
    contract = None if bid is None else contract_of(ruleset, bid.contract)
    assert contract is not None
    assert bid is not None
    if contract.needs == "trull_piece" and not hand & TRULL:
        return Reason.NEEDS_TRULL_PIECE
    if contract.calls and ruleset.calling.four_kings == "barred" and hand >= KINGS:
        return Reason.FOUR_KINGS
    if contract.needs == "bird" and not hand & birds_for(bid):
        return Reason.NEEDS_BIRD
    bought = HALF if contract.talon == "half" else 0
    if contract.suit_cards and len(hand & SUIT_CARDS) + bought < contract.suit_cards:
        return Reason.NEEDS_SUIT_CARDS
    return None


def birds_for(bid: Bid) -> CardSet:
    """Return the birds with which a Besserrufer can be bid: the one named, or any."""
    if bid.bird is not None:
        return CardSet.of(BIRD_CARDS[bid.bird])
    return CardSet.from_cards(BIRD_CARDS.values())


def say(
    state: "KoenigrufenState",
    seat: Seat,
    action: InAuction,
    bluffs: frozenset[Reason] = frozenset(),
) -> Auction:
    """Return the auction after a word.

    :param bluffs: what a hand may lack at this table for the game that is bid.
    :raises IllegalAction: if it may not be said.
    """
    auction = state.table.auction
    ruleset = state.ruleset
    hand = state.hands[seat]
    match action:
        case actions.Vorhand():
            if auction.opened or ruleset.auction.opening == "call_or_pass":
                refuse(ruleset, Reason.OPENING_WORD)
            return _next(replace(auction, opened=True))
        case actions.PassForehand():
            return _pass_forehand(ruleset, auction, hand)
        case actions.Pass():
            return _pass(ruleset, auction)
        case Bid():
            fault = _fault(ruleset, auction, hand, action)
            if fault is not None and fault not in bluffs:
                refuse(ruleset, fault, action.contract)
            return _next(replace(auction, opened=True, best=action, best_by=seat))
        case actions.Hold():
            lack = lacking(ruleset, hand, auction.best) if _has_hold(ruleset, auction) else Reason.NO_HOLD
            if lack is not None and lack not in bluffs:
                refuse(ruleset, Reason.NO_HOLD)
            assert auction.best is not None
            held = Bid(auction.best.contract, auction.best.bird, action.announces)
            return _next(replace(auction, best=held, best_by=seat))
        case _:
            assert_never(action)


def _pass_forehand(ruleset: KoenigrufenRuleset, auction: Auction, hand: CardSet) -> Auction:
    """Hand all rights to the next player; the giver speaks last (tournament sheet 3.4; T-A06)."""
    if auction.opened or not ruleset.passing_on.allowed:
        refuse(ruleset, Reason.OPENING_WORD)
    if not hand >= KINGS:
        refuse(ruleset, Reason.NOT_FOUR_KINGS)
    after = (auction.forehand + 1) % PLAYERS
    return replace(auction, forehand=after, turn=after)


def _pass(ruleset: KoenigrufenRuleset, auction: Auction) -> Auction:
    if not _may_pass(ruleset.auction, auction):
        refuse(ruleset, Reason.MUST_PLAY if auction.opened else Reason.OPENING_WORD)
    passed = replace(auction, out=auction.out | {auction.turn})
    if auction.best is None and ruleset.auction.opening == "call_or_pass":
        passed = replace(passed, forehand=(auction.forehand + 1) % PLAYERS)  # "weiter": the next player may call
    return _next(passed)


def _next(auction: Auction) -> Auction:
    """Let the next player speak who has not passed; nobody's turn is the end of the auction."""
    order = ((auction.turn + step) % PLAYERS for step in range(1, PLAYERS + 1))
    waiting = [seat for seat in order if seat not in auction.out]
    return replace(auction, turn=waiting[0]) if waiting else auction


def is_over(auction: Auction) -> bool:
    """Tell whether one bidder is left, or nobody."""
    return not auction.still_in or (auction.best is not None and auction.still_in == (auction.best_by,))
