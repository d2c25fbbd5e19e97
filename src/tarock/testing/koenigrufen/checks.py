"""What holds in every deal of Königrufen, whatever the book: cards, counts, money, texts, views and refusals.

Each check takes a state and raises :class:`CheckFailed` with what is wrong.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from tarock.core.cards import CARD_NAMES, Card, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen import actions
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BIRDS
from tarock.koenigrufen.cards import HALF, KINGS, PACK, PLAYERS, QUEENS, TAROCKS, TRULL
from tarock.koenigrufen.facts import Facts
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.koenigrufen.trick import Trick
from tarock.notation.koenigrufen.record import read
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tarock.notation.koenigrufen.writer import record_of, write
from tarock.notation.syntax import split
from tarock.testing.expecting import CheckFailed, expect
from tarock.testing.koenigrufen.happenings import happenings
from tarock.testing.koenigrufen.playing import play_deal, random_deal
from tarock.testing.legality import check_legal_actions_are_accepted, check_refused

ALL_THIRDS: Final = 210
"""The whole pack: 70 points."""
_POINTS: Final = {"K": 5, "Q": 4, "C": 3, "J": 2}
_ERRORS: Final = (CheckFailed, TarockError, ArithmeticError, LookupError, RuntimeError, TypeError, ValueError)


def check_ruleset(ruleset: KoenigrufenRuleset, deals: int, *, first: int = 1, closely: float = 0.002) -> Counter[str]:
    """Play random deals and check all that must hold at any table.

    :param closely: how large a share of the states is looked at closely, with views, samples and refusals.
    :returns: in how many of the deals each thing happened.
    :raises CheckFailed: with the seed of the deal and what is wrong in it.
    """
    happened: Counter[str] = Counter()
    for seed in range(first, first + deals):
        state, facts = _checked(ruleset, seed, closely)
        contract = state.table.contract
        happened.update(happenings(state, facts))
        happened["game: nobody plays" if contract is None else f"contract: {contract.id}"] += 1
    return happened


def check_deal(ruleset: KoenigrufenRuleset, seed: int, closely: float = 1) -> KoenigrufenState:
    """Play one random deal, check it and return its end.

    :raises CheckFailed: with the seed and what is wrong.
    """
    return _checked(ruleset, seed, closely)[0]


def _checked(ruleset: KoenigrufenRuleset, seed: int, closely: float) -> tuple[KoenigrufenState, Facts]:
    rng = Random(f"closely {seed}")  # noqa: S311 - repeatable on purpose
    done = -1
    state = None
    try:
        for state in random_deal(ruleset, seed):
            done += 1
            if rng.random() < closely:
                check_state_closely(state, rng)
        assert state is not None
        facts = check_end(state)
        if rng.random() < closely:
            expect(play_deal(ruleset, seed) == state, "the same seed gave another deal")
    except _ERRORS as error:
        kind = "" if isinstance(error, CheckFailed) else f"{type(error).__name__}: "
        message = f"{ruleset.id}, seed {seed}, after {done} actions: {kind}{error}"
        raise CheckFailed(message) from error
    return state, facts


def check_end(state: KoenigrufenState) -> Facts:
    """Check a finished deal in all ways that are quick, and return what it came to."""
    check_cards(state)
    facts = state.facts
    check_count(state, facts)
    settlement = settle(state.ruleset, facts)
    expect(sum(settlement.score) == 0, f"the score comes to {settlement.score}")
    expect(sum(settlement.money) == 0, f"the money comes to {settlement.money}")
    sheet = json.loads(json.dumps(sheet_of(facts, state.ruleset.id)))
    again = settle(state.ruleset, parse_sheet(state.ruleset, sheet))
    expect(again == settlement, f"the sheet is settled differently: {sheet}")
    return facts


def check_state_closely(state: KoenigrufenState, rng: Random) -> None:
    """Check a state in every way: cards and texts, and what one of the seats may do and may know."""
    check_cards(state)
    check_record(state)
    if state.is_over:
        expect(state.settlement == settle(state.ruleset, state.facts), "a deal is settled unlike its facts")
    for seat in {rng.randrange(PLAYERS), rng.randrange(PLAYERS) if state.turn is None else state.turn}:
        check_legal_actions_are_accepted(state, seat, rng)
        check_other_actions_are_refused(state, seat, rng)
        check_view_offers_what_is_legal(state, seat)
        check_view_is_blind_to_swaps(state, seat, rng)
        check_sample(state, seat, rng)


# Cards and counts


def check_cards(state: KoenigrufenState) -> None:
    """All 54 cards lie in hands, talon, discard and tricks, none of them twice."""
    talon = CardSet.from_cards(state.talon) - state.taken
    piles = [*state.hands, state.laid, talon, *(CardSet.from_cards(trick.cards) for trick in state.table.all_tricks)]
    number, cards = 0, NO_CARDS
    for pile in piles:
        number += len(pile)
        cards |= pile
    expect(cards == PACK, f"cards are missing: {PACK - cards!r}")
    expect(number == len(cards), f"{number} cards are {len(cards)} different ones: a card is there twice")


def check_count(state: KoenigrufenState, facts: Facts) -> None:
    """The facts are those of a second count of the tricks; all cards together count 210 thirds."""
    contract = state.table.contract
    if contract is None or state.table.concession is not None:
        expect(not state.table.tricks, "tricks in a deal that was not played")
        return
    winners = [_winner(trick) for trick in state.table.tricks]
    piles = [NO_CARDS] * PLAYERS
    for seat, trick in zip(winners, state.table.tricks, strict=True):
        piles[seat] |= CardSet.from_cards(trick.cards)
    if contract.kind == "trischaken":
        _check_everybody(state, facts, winners, piles)
        return
    callers = {state.table.declarer, state.partner}
    tricks = sum(seat in callers for seat in winners)
    expect(facts.tricks == tricks, f"the declarer's side has {tricks} tricks, not {facts.tricks}")
    if contract.kind == "negative":
        return
    ours, theirs = state.laid, NO_CARDS
    for seat, pile in enumerate(piles):
        ours, theirs = (ours | pile, theirs) if seat in callers else (ours, theirs | pile)
    if contract.talon == "opponents":
        halves = [CardSet.from_cards(half) for half in (state.talon[:HALF], state.talon[HALF:])]
        credited = next((half for half in halves if state.called is not None and state.called in half), NO_CARDS)
        ours |= credited
    theirs = PACK - ours if contract.talon == "opponents" else theirs | (CardSet.from_cards(state.talon) - state.taken)
    expect(_thirds(ours) == facts.thirds, f"the declarer's side counts {_thirds(ours)}, not {facts.thirds}")
    expect(_thirds(ours) + _thirds(theirs) == ALL_THIRDS, f"the sides count {_thirds(ours)} and {_thirds(theirs)}")


def _check_everybody(state: KoenigrufenState, facts: Facts, winners: list[Seat], piles: list[CardSet]) -> None:
    rule = state.ruleset.trischaken
    assert rule is not None
    takers = winners if rule.talon == "first_six_tricks" else [winners[-1]] * len(state.talon)
    for seat, card in zip(takers, state.talon, strict=False):
        piles[seat] |= CardSet.of(card)
    counted = tuple(map(_thirds, piles))
    expect(counted == facts.thirds, f"the players count {counted}, not {facts.thirds}")
    expect(sum(counted) == ALL_THIRDS, f"the players count {counted}, which is not {ALL_THIRDS} together")
    tricks = tuple(map(winners.count, range(PLAYERS)))
    expect(tricks == facts.tricks, f"the players have {tricks} tricks, not {facts.tricks}")


def _winner(trick: Trick) -> Seat:
    """Return who wins a trick, worked out in another way than the engine does."""
    if trick.kaiserstich and len({CARD_NAMES[card] for _, card in trick.plays} & {"X", "T21", "T1"}) == len(TRULL):
        return next(seat for seat, card in trick.plays if CARD_NAMES[card] == "T1")
    led = suit_of(trick.plays[0][1])

    def power(play: tuple[Seat, Card]) -> tuple[bool, bool, int]:
        tarock = play[1] in TAROCKS
        return tarock and not trick.powerless, suit_of(play[1]) == led, play[1]

    return max(trick.plays, key=power)[0]


def _thirds(cards: CardSet) -> int:
    """Count cards by their names: 5 for the Trull and kings, 4, 3, 2 for the courts, and 1; less 2 in each three."""
    return sum(3 * _worth(CARD_NAMES[card]) - 2 for card in cards)


def _worth(name: str) -> int:
    return _POINTS["K"] if name in {"X", "T21", "T1"} else _POINTS.get(name[1:], 1)


# Texts


def check_record(state: KoenigrufenState) -> None:
    """A record, written and read, leads to the same state; it ends after a whole trick."""
    if state.table.trick is not None and state.table.trick.plays:
        return
    text = write(record_of(state))
    again = read(state.ruleset, split(text)[0])
    expect(again.state == state, f"the record leads to another state:\n{text}")
    expect(write(again) == text, f"the record is written differently:\n{text}")


# What may be done


def check_other_actions_are_refused(state: KoenigrufenState, seat: Seat, rng: Random) -> None:
    """Whatever is not offered is refused."""
    offers = state.legal_actions(seat)
    others = (action for action in candidates(state, seat, rng) if not is_offered(offers, action))
    check_refused(state, seat, others, Reason)


def is_offered(offers: Sequence[Offer], action: actions.Action) -> bool:
    """Tell whether an action is among the offers, or permitted by a large choice among them."""
    if isinstance(action, actions.Lay):
        return any(isinstance(offer, DiscardChoice) and offer.way.permits(action.cards) for offer in offers)
    return action in offers


def candidates(state: KoenigrufenState, seat: Seat, rng: Random) -> Iterator[actions.Action]:
    """Give what a player might try: every word of the game and every card of the pack."""
    yield from actions.PLAYS
    words: tuple[actions.Action, ...] = (
        actions.VORHAND,
        actions.PASS_FOREHAND,
        actions.PASS,
        actions.HOLD,
        actions.GOOD,
    )
    yield from words
    yield from _bids(state)
    yield from map(actions.Call, (*KINGS, *QUEENS, *rng.sample(list(PACK - KINGS - QUEENS), 3), None))
    takes: tuple[actions.Action, ...] = (actions.Take(1), actions.Take(2), actions.Take("all"))
    yield from takes
    yield from map(actions.Concede, (None, *BIRDS))
    yield from (actions.Speak(announces=(item,)) for item in ANNOUNCED)
    targets: tuple[actions.Target, ...] = ("game", *ANNOUNCED, *range(PLAYERS))
    yield from (actions.Speak(doubles=(target,)) for target in targets)
    yield from (actions.Speak(announces=(item, item)) for item in ANNOUNCED)
    for number in (0, HALF - 1, HALF, HALF, HALF, 2 * HALF, 2 * HALF):
        for cards in (state.hands[seat], PACK):
            if number <= len(cards):
                yield actions.Lay(CardSet.from_cards(rng.sample(list(cards), number)))


def _bids(state: KoenigrufenState) -> Iterator[actions.Action]:
    """Give bids of all games with and without birds; what is announced with a bid only where it may never be."""
    for contract in (*(contract.id for contract in state.ruleset.contracts), "grandissimo"):
        for bird in (None, *BIRDS):
            yield actions.Bid(contract, bird)
        known = contract_of(state.ruleset, contract)
        if known is None or not known.own_word:
            yield actions.Bid(contract, announces=("trull",))
    best = state.table.auction.best
    held = None if best is None else contract_of(state.ruleset, best.contract)
    if held is None or not held.own_word:
        yield actions.Hold(("valat",))


# What a seat may know


def check_view_offers_what_is_legal(state: KoenigrufenState, seat: Seat) -> None:
    """A view offers all that is legal, and beside it only doublings that fail for a card elsewhere."""
    legal, offered = state.legal_actions(seat), state.view(seat).legal_actions()
    expect(set(legal) <= set(offered), f"{SEAT_NAMES[seat]}: {legal} of {offered}")
    beside = [offer for offer in offered if offer not in legal]
    expect(
        all(isinstance(offer, actions.Speak) and offer.doubles for offer in beside),
        f"{SEAT_NAMES[seat]}'s view offers {beside}, which are not legal",
    )


def check_view_is_blind_to_swaps(state: KoenigrufenState, seat: Seat, rng: Random) -> None:
    """Hidden cards change places, the called king among them, and the seat sees nothing of it."""
    view = state.view(seat)
    for swapped in _swapped(state, seat, rng):
        expect(swapped.view(seat) == view, f"{SEAT_NAMES[seat]} sees that {state.hands} became {swapped.hands}")
        expect(swapped.view(seat).legal_actions() == view.legal_actions(), f"what {SEAT_NAMES[seat]} is offered tells")


def _swapped(state: KoenigrufenState, seat: Seat, rng: Random) -> Iterator[KoenigrufenState]:
    """Give the state with hidden cards elsewhere: first any, then the called king in another hand."""
    if state.table.open_hands is not None:
        return
    others = [other for other, hand in enumerate(state.hands) if other != seat and hand]
    for wanted in (None, state.called):
        holders = [other for other in others if wanted is None or wanted in state.hands[other]]
        if not holders or len(others) < 2:  # noqa: PLR2004 - a swap needs two
            continue
        here = rng.choice(holders)
        there = rng.choice([other for other in others if other != here])
        given = rng.choice(list(state.hands[here])) if wanted is None else wanted
        moved = CardSet.of(given, rng.choice(list(state.hands[there])))
        hands = tuple(hand ^ moved if other in {here, there} else hand for other, hand in enumerate(state.hands))
        yield replace(state, hands=hands)
    if seat != state.table.declarer and not state.table.talon and state.taken == NO_CARDS and others:
        lying = [card for card in state.talon if card not in state.table.turned]
        if lying:
            here, given = rng.choice(others), rng.choice(lying)
            taken = rng.choice(list(state.hands[here]))
            hands = tuple(
                hand ^ CardSet.of(given, taken) if other == here else hand for other, hand in enumerate(state.hands)
            )
            talon = tuple(taken if card == given else card for card in state.talon)
            yield replace(state, hands=hands, talon=talon)
    hidden = state.laid - state.table.laid_open
    if seat != state.table.declarer and hidden and others:
        here, given = rng.choice(others), rng.choice(list(hidden))
        moved = CardSet.of(given, rng.choice(list(state.hands[here])))
        hands = tuple(hand ^ moved if other == here else hand for other, hand in enumerate(state.hands))
        yield replace(state, hands=hands, laid=state.laid ^ moved)


def check_sample(state: KoenigrufenState, seat: Seat, rng: Random) -> None:
    """A deal drawn from a view looks the same from that seat, and its cards are all there."""
    if state.phase is Phase.OVER:
        return
    view = state.view(seat)
    drawn = view.sample(rng)
    expect(drawn.view(seat) == view, f"a deal drawn from {SEAT_NAMES[seat]}'s view looks different from there")
    check_cards(drawn)
