"""Choosing a word of the auction by rollouts: each is followed by what the others will say to it, and by the play."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tarock.bots.koenigrufen.bidding import Advised, brings_home
from tarock.bots.koenigrufen.evaluation import beggars_points
from tarock.bots.koenigrufen.playing import KoenigrufenDecision
from tarock.bots.koenigrufen.trials import Thinking, best_course
from tarock.core.cards import SKUS
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import HOLD, PASS, VORHAND, Action, Bid
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search.koenigrufen.games import Course, Option
from tarock.search.koenigrufen.packing import bit_of
from tarock.search.koenigrufen.words import asked_for

SAFE: Final = 58
"""So many beggar's points a hand must have before a negative game is weighed: with 40 to 56 of them one game in a
hundred could be forced (ours, 1,000 deals)."""
FEWER: Final = 1
"""With so many taroks fewer than the book asks for a bird is still tried."""
MARGIN: Final = 1.0
"""By how many standard errors another word must be better than the book's."""


def searched_word(
    view: KoenigrufenView, words: Sequence[Action], advised: Advised, thinking: Thinking, rng: Random
) -> KoenigrufenDecision | None:
    """Return the word that leads to most; None where the search has nothing to say to it."""
    courses = [(word, course) for word in words for course in courses_of(view, word)]
    if advised.action not in [word for word, _ in courses]:
        return None
    return best_course(view, courses, advised, MARGIN, thinking, rng)


def courses_of(view: KoenigrufenView, word: Action, *, whatever: bool = False) -> Iterator[Course]:
    """Give how a deal may go on after a word; several where the player has a choice later.

    :param whatever: also for a game that the hand is far too weak for, since somebody has bid it.
    """
    auction, ruleset = view.table.auction, view.table.ruleset
    best, bidder = auction.best, auction.best_by
    if isinstance(word, Bid):
        if not whatever and not is_worth_a_thought(ruleset.contracts_by_id[word.contract], view.hand):
            return
        for game in _with_birds(view, word, whatever=whatever):
            yield *_outbid(view, word), Option(game, view.seat)
    elif word == HOLD and best is not None:
        for game in _with_birds(view, best, whatever=whatever):
            yield *_outbid(view, best), Option(game, view.seat)
    elif word == VORHAND:
        for name in (*ruleset.auction.free, *ruleset.auction.ranks):
            contract, _, bird = name.partition(" ")
            if not bird and contract not in ruleset.auction.first_word:
                yield *_outbid(view, None), Option(Bid(contract), view.seat)
    elif word == PASS and best is not None and bidder is not None:
        yield *_outbid(view, best), *_played_by(ruleset, best, bidder)
    elif word == PASS:
        yield *_outbid(view, None), *_forced(ruleset, auction.forehand)


def is_worth_a_thought(contract: Contract, hand: CardSet) -> bool:
    """Tell whether a hand has the least that a negative game needs: to prove more would only cost time."""
    if contract.kind != "negative":
        return True
    spared = CardSet.of(SKUS) if contract.tricks else NO_CARDS
    return max(beggars_points(hand), beggars_points(hand - spared)) >= SAFE


def _with_birds(view: KoenigrufenView, bid: Bid, *, whatever: bool) -> Iterator[Bid]:
    """Give a bid with each bird that the player may announce with it, where the bid itself names none.

    A bird for which a hand is far too weak is not tried: in few deals chance makes the best of four look good.
    """
    if view.table.ruleset.contracts_by_id[bid.contract].needs != "bird" or bid.bird is not None:
        yield bid
        return
    for bird in BIRDS:
        if BIRD_CARDS[bird] in view.hand and (whatever or brings_home(bird, view.hand, -FEWER)):
            yield Bid(bid.contract, bird)


def _outbid(view: KoenigrufenView, bid: Bid | None) -> Iterator[Option]:
    """Give the games with which those who are still in the auction may outbid a bid, the highest first."""
    ruleset, auction = view.table.ruleset, view.table.auction
    ranks = ruleset.auction.ranks
    least = -1 if bid is None else ranks.get(f"{bid.contract} {bid.bird}" if bid.bird else bid.contract, -1)
    others = [seat for seat in auction.still_in if seat != view.seat]
    for name, rank in sorted(ranks.items(), key=lambda entry: -entry[1]):
        contract = ruleset.contracts_by_id[name.split()[0]]
        if rank <= least or contract.needs == "bird" or contract.id in ruleset.auction.first_word:
            continue
        asked = asked_for(ruleset, contract)
        for seat in others:
            yield Option(Bid(contract.id), seat, asked.measure, asked.least, asked.one_of)


def _played_by(ruleset: KoenigrufenRuleset, bid: Bid, bidder: Seat) -> Iterator[Option]:
    """Give the game that was bid; where it names no bird, with the first that the bidder holds."""
    if ruleset.contracts_by_id[bid.contract].needs == "bird" and bid.bird is None:
        for bird in BIRDS:
            yield Option(Bid(bid.contract, bird, bid.announces), bidder, one_of=bit_of(BIRD_CARDS[bird]))
    yield Option(bid, bidder)


def _forced(ruleset: KoenigrufenRuleset, forehand: Seat) -> Iterator[Option]:
    """Give what a forehand plays when all others have passed: the better of his games if his hand is good enough."""
    free = [ruleset.contracts_by_id[name] for name in ruleset.auction.free]
    for contract in free:
        if contract.calls:
            asked = asked_for(ruleset, contract)
            yield Option(Bid(contract.id), forehand, asked.measure, asked.least)
    for contract in free:
        if contract.kind == "trischaken":
            yield Option(Bid(contract.id), forehand)
