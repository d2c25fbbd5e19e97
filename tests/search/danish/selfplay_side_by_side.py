"""Whole deals in the kernels of self-play and in the readable engine, decision by decision."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random

import numpy as np

from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.danish.actions import DEMAND, REDEAL, Action, AskLaid, Declare, Lay, Name
from tarock.danish.cards import SKAT_SIZE
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, DanishView
from tarock.danish.table import Phase
from tarock.search._kernels.danish import deal_layout, encoder, layout
from tarock.search._kernels.danish import selfplay as kernel
from tarock.search._kernels.danish.history import GONE_SUITS, GONE_TAROKS
from tarock.search.danish import packing as danish
from tarock.search.danish.packing import Ints, words
from tarock.search.danish.selfplay import ACTIONS, Question, empty_question, question_of
from tarock.testing.danish.playing import random_deal


def compare_deal(states: Iterable[DanishState], rng: Random) -> int:
    """Play a deal of the engine in the kernels too, and return how many inputs were compared."""
    course = list(states)
    deal = dealt(course[0])
    compared = 0
    for before, after in pairwise(course):
        compared += compare_rights(before, deal)
        if before.phase is Phase.SKAT and after.phase is Phase.DECLARING:
            compared += compare_skat(before, after.skat, deal, rng)
        elif after.table.log and not isinstance(after.table.log[-1][1], AskLaid | Declare):
            compared += compare_act(before, *after.table.log[-1], deal)
    compare_payments(course[-1], deal)
    return compared


def dealt(state: DanishState) -> Question:
    """Return a deal before the skat, with all hands as they are."""
    table = state.table
    deal = empty_question(table.ruleset, table.seating)
    for place, seat in enumerate(table.seating.declaring_order):
        deal.position[layout.SUITS + place], deal.position[layout.TAROKS + place] = words(state.hands[seat])
    kernel.begin_deal(deal.plan, deal.position, deal.more, table.cups.king, table.cups.pagat)
    return deal


def compare_inputs(deal: Question, question: Question) -> int:
    """Compare what the kernels know of a whole deal with what a view tells: every word, every bit, what may be done."""
    told, found = question.words(), deal.words()
    different = [word for word in range(encoder.SECRETS) if told[word] != found[word]]
    assert different == []
    assert np.array_equal(question.bits(), deal.bits())
    assert question.place == deal.place
    assert question.legal == deal.legal
    assert np.flatnonzero(deal.bits()[: deal_layout.ACTIONS]).tolist() == deal.legal
    return 1


def compare_rights(state: DanishState, deal: Question) -> int:
    """Compare who may ask for a new deal or demand the skus; a demand when it is gone is not offered."""
    if state.phase not in {Phase.SKAT, Phase.PLAY}:
        return 0
    right: Action = REDEAL if state.phase is Phase.SKAT else DEMAND
    compared = 0
    for place, seat in enumerate(state.table.seating.declaring_order):
        view = state.view(seat)
        told = right in view.legal_actions() and not (right == DEMAND and state.table.skus_is_gone())
        assert told == has_right(deal, place, right)
        if told:
            question = question_of(view)
            for each in (deal, question):
                each.ask_for_right(place, right)
            compared += compare_inputs(deal, question)
    return compared


def has_right(deal: Question, place: int, right: Action) -> bool:
    """Tell whether a place may use a right out of turn, by the kernels."""
    if right == REDEAL:
        taroks = int(deal.position[layout.TAROKS + place]) & layout.NUMBERED
        return bool(deal.plan[deal_layout.MAY_REDEAL]) and taroks == 0
    return bool(kernel.may_hope_to_demand(deal.plan, deal.position, deal.known, place))


def compare_skat(state: DanishState, skat: CardSet, deal: Question, rng: Random) -> int:
    """Lay a skat card by card, in any order; a card may be laid when some permitted skat has all of them."""
    seat = state.table.seating.dealer
    (choice,) = (offer for offer in state.legal_actions(seat) if isinstance(offer, SkatChoice))
    question = question_of(state.view(seat))
    cards = rng.sample(list(skat), SKAT_SIZE)
    for laid, card in enumerate(cards):
        for each in (deal, question):
            each.ask_for_skat()
        compare_inputs(deal, question)
        assert deal.legal == layable(choice, CardSet.from_cards(cards[:laid]))
        question.lay(card)
        kernel.step(deal.plan, deal.position, deal.known, deal.more, card)
    return SKAT_SIZE


def layable(choice: SkatChoice, laid: CardSet) -> list[int]:
    """Return the cards that some permitted skat has beside those that are laid."""
    found = CardSet()
    for way in choice.ways:
        needed = laid | way.fixed
        if laid <= way.fixed | way.pool and len(needed) <= SKAT_SIZE:
            found |= way.fixed | (way.pool if len(needed) < SKAT_SIZE else CardSet())
    return list(found - laid)


def compare_act(state: DanishState, seat: Seat, action: Action, deal: Question) -> int:
    """Compare what a player may do on his turn, and let the kernels do what was done."""
    place = state.table.seating.declaring_order.index(seat)
    if action in {REDEAL, DEMAND}:
        deal.ask_for_right(place, action)
        kernel.step(deal.plan, deal.position, deal.known, deal.more, ACTIONS.index(action))
        return 0
    view = state.view(seat)
    question = question_of(view)
    for each in (deal, question):
        each.ask_on_turn()
    compared = compare_inputs(deal, question)
    assert deal.legal == on_turn(view)
    kernel.step(deal.plan, deal.position, deal.known, deal.more, danish.NUMBER_OF[action])
    return compared


def on_turn(view: DanishView, refused: Iterable[Action] = ()) -> list[int]:
    """Return what a view offers on turn, as numbers."""
    offers = set(view.legal_actions()) - {DEMAND} - set(refused)
    return sorted(danish.NUMBER_OF[offer] for offer in offers if offer in danish.NUMBER_OF)


def compare_payments(state: DanishState, deal: Question) -> None:
    """Compare what everybody has received, and what the cups hold."""
    settlement = state.settlement
    seating = state.table.seating
    net = {seat: int(deal.position[layout.NET + place]) for place, seat in enumerate(seating.declaring_order)}
    sitters = dict.fromkeys(seating.sitting_out, int(deal.position[layout.SITTER]))
    cups = Cups(*(int(points) for points in deal.position[layout.CUPS : layout.CUPS + 2]))
    assert (net | sitters, cups) == (dict(settlement.net), settlement.cups)


def compare_many(ruleset: DanishRuleset, seeds: Iterable[int]) -> int:
    """Compare random deals; a difference is told with the seed of its deal."""
    compared = 0
    for seed in seeds:
        try:
            compared += compare_deal(random_deal(ruleset, f"self-play {seed}"), Random(seed))
        except AssertionError as error:
            error.add_note(f"{ruleset.id}, deal 'self-play {seed}'")
            raise
    return compared


# The other way round: the kernels lead, and the engine follows


def follow(state: DanishState, rng: Random) -> tuple[int, DanishState]:
    """Play a deal by :func:`advance` and :func:`step` at random; the engine must come to the same decisions.

    Return how many there were, and the end.
    """
    deal = dealt(state)
    asked: set[Seat] = set()
    refused: set[Action] = set()
    laid: list[int] = []
    decisions = 0
    kernel.advance(deal.plan, deal.position, deal.known, deal.more)
    while not deal.more[deal_layout.OVER]:
        state = catch_up(state, asked, refused, laid)
        seat = state.table.seating.declaring_order[deal.place]
        number = rng.choice(deal.legal)
        decisions += 1
        assert expected(state, asked, refused, laid) == (seat, deal.legal)
        kernel.step(deal.plan, deal.position, deal.known, deal.more, number)
        kernel.advance(deal.plan, deal.position, deal.known, deal.more)
        state = act(state, seat, number, asked, refused, laid)
    state = catch_up(state, asked, refused, laid)
    compare_payments(state, deal)
    return decisions, state


def expected(
    state: DanishState, asked: set[Seat], refused: set[Action], laid: list[int]
) -> tuple[Seat, list[int]] | None:
    """Return who decides next at the readable table, and among what: a right out of turn comes first."""
    assert state.turn is not None
    right: Action = REDEAL if state.phase is Phase.SKAT else DEMAND
    if state.phase in {Phase.SKAT, Phase.PLAY} and not laid:
        first, *others = state.table.seating.order_from(state.turn)
        for seat in (*others, first):
            gone = right == DEMAND and state.table.skus_is_gone()
            if seat not in asked and right in state.view(seat).legal_actions() and not gone:
                return seat, [ACTIONS.index(right), deal_layout.PASS]
    if state.phase is Phase.SKAT:
        (choice,) = (offer for offer in state.legal_actions(state.turn) if isinstance(offer, SkatChoice))
        return state.turn, layable(choice, CardSet.from_cards(laid))
    if state.phase is Phase.PLAY:
        return state.turn, on_turn(state.view(state.turn), refused)
    return None


def catch_up(state: DanishState, asked: set[Seat], refused: set[Action], laid: list[int]) -> DanishState:
    """Let the readable table do all that leaves no choice."""
    while not state.is_over:
        found = expected(state, asked, refused, laid)
        if found is None:
            assert state.turn is not None
            (declare,) = (offer for offer in state.legal_actions(state.turn) if isinstance(offer, Declare))
            state = state.apply(state.turn, declare)
        elif len(found[1]) == 1:
            state = act(state, found[0], found[1][0], asked, refused, laid)
        else:
            break
    return state


def act(
    state: DanishState, seat: Seat, number: int, asked: set[Seat], refused: set[Action], laid: list[int]
) -> DanishState:
    """Let a seat do something at the readable table, which may refuse a name or a demand."""
    action = ACTIONS[number]
    if action is None:
        asked.add(seat)
        return state
    if state.phase is Phase.SKAT and action != REDEAL:
        laid.append(number)
        if len(laid) < SKAT_SIZE:
            return state
        action = Lay(CardSet.from_cards(laid))
        laid.clear()
    try:
        state = state.apply(seat, action)
    except IllegalAction:
        if action == DEMAND:
            asked.add(seat)
        else:
            assert isinstance(action, Name)
            refused.add(action)
        return state
    asked.clear()
    refused.clear()
    return state


# Hidden cards


def with_other_hidden_cards(deal: Question, rng: Random) -> Question:
    """Return a deal in which the cards that whoever decides cannot see are dealt anew."""
    place = deal.place
    position, more = deal.position.copy(), deal.more.copy()
    hands = [place_ for place_ in range(3) if place_ != place]
    pools = [_cards(position[layout.SUITS + other], position[layout.TAROKS + other]) for other in hands]
    skat = _cards(more[deal_layout.SKAT_SUITS], more[deal_layout.SKAT_TAROKS]) if place else []
    gone = set(_cards(deal.known[GONE_SUITS], deal.known[GONE_TAROKS]))
    hidden = [card for card in skat if card not in gone]
    mixed = [*pools[0], *pools[1], *hidden]
    rng.shuffle(mixed)
    ends = len(pools[0]), len(pools[0]) + len(pools[1])
    for other, cards in zip(hands, (mixed[: ends[0]], mixed[ends[0] : ends[1]]), strict=True):
        position[layout.SUITS + other], position[layout.TAROKS + other] = words(CardSet.from_cards(cards))
    if place:
        laid = [card for card in skat if card in gone] + mixed[ends[1] :]
        more[deal_layout.SKAT_SUITS], more[deal_layout.SKAT_TAROKS] = words(CardSet.from_cards(laid))
        position[layout.POINTS] += _count(deal.plan, laid) - _count(deal.plan, skat)
    return Question(deal.plan, position, deal.known.copy(), more)


def _cards(suits: np.int64, taroks: np.int64) -> list[int]:
    return list(CardSet(int(suits) | int(taroks) << layout.FIRST_TAROK))


def _count(plan: Ints, cards: Iterable[int]) -> int:
    return sum(int(plan[layout.VALUES + card]) for card in cards)


def decisions(ruleset: DanishRuleset, seed: int, rng: Random) -> Iterator[Question]:
    """Give every decision of a deal that is played at random."""
    deal = dealt(next(iter(random_deal(ruleset, f"hidden {seed}"))))
    kernel.advance(deal.plan, deal.position, deal.known, deal.more)
    while not deal.more[deal_layout.OVER]:
        yield deal
        kernel.step(deal.plan, deal.position, deal.known, deal.more, rng.choice(deal.legal))
        kernel.advance(deal.plan, deal.position, deal.known, deal.more)
