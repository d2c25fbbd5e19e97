"""Whole deals of Königrufen in the kernels of self-play and in the readable engine, decision by decision."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random

import numpy as np
from msgspec import structs

from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.koenigrufen import announcing
from tarock.koenigrufen.actions import (
    HOLD,
    PASS,
    PASS_FOREHAND,
    VORHAND,
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Lay,
    Play,
    Speak,
    Take,
    Target,
)
from tarock.koenigrufen.bonus_kinds import BIRDS, Announced
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView, seat_of, start
from tarock.koenigrufen.table import Announcement, Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.search._kernels.koenigrufen import deal_layout, encoder
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import selfplay as kernel
from tarock.search.koenigrufen.packing import bit_of, bits_of, card_from, plan_of
from tarock.search.koenigrufen.selfplay import ITEMS, Question, bids_of, empty_question, question_of
from tarock.testing.koenigrufen.stacking import stacked
from tests.search.koenigrufen.plain_encoder import plain_bits, plain_words


@dataclass
class Turn:
    """What a player has begun at the readable table and not yet ended: the kernels take it word by word."""

    bid: Bid | Hold | None = None
    items: tuple[Announced, ...] = ()
    doubles: tuple[Target, ...] = ()
    laid: CardSet = field(default_factory=CardSet)
    numbers: list[int] = field(default_factory=list[int])
    """The same as numbers of actions."""

    def end(self) -> None:
        """Forget it, since the engine has done it."""
        self.bid, self.items, self.doubles, self.laid, self.numbers = None, (), (), CardSet(), []


def random_start(ruleset: KoenigrufenRuleset, seed: int, rng: Random) -> KoenigrufenState:
    """Return a deal; often its cards are stacked, so that rare games and bonuses are met."""
    dealer = rng.randrange(4)
    hands, talon = stacked(rng) if rng.random() < 0.4 else deal(dealer, f"self-play {seed}")
    return start(ruleset, dealer, hands, talon)


def dealt(state: KoenigrufenState) -> Question:
    """Return a deal before the auction, with all hands as they are."""
    question = empty_question(state.ruleset, state.table.auction.first)
    for seat, hand in enumerate(state.hands):
        question.state[at.HANDS + seat] = bits_of(hand)
    for place, card in enumerate(state.talon):
        question.plan[at.TALON + place] = bit_of(card)
    kernel.begin_deal(question.law, question.state, question.more)
    return question


def follow(state: KoenigrufenState, rng: Random) -> tuple[int, KoenigrufenState, set[int]]:
    """Play a deal in the kernels at random; the engine must come to the same decisions, inputs and payments.

    Return how many decisions were compared, the end, and what kinds of decisions and games were met.
    """
    question = dealt(state)
    question.ask()
    turn = Turn()
    compared = 0
    met: set[int] = set()
    boldness = rng.choice((0.1, 0.4, 0.8))
    while not question.more[deal_layout.OVER]:
        compared += compare_decision(state, question, turn)
        met.add(question.decision)
        action = choice(question, rng, boldness)
        question.do(action)
        state = act(state, action, turn)
        if state.phase is Phase.PLAY and not state.table.played and state.table.game.kind != "trischaken":
            compare_plan(state, question)
    met.add(100 + int(question.more[deal_layout.BEST]))
    compare_payments(state, question)
    return compared, state, met


def choice(question: Question, rng: Random, boldness: float) -> int:
    """Return something that may be done; who is not bold passes when he may."""
    legal = question.legal
    if deal_layout.PASS in legal and rng.random() > boldness:
        return deal_layout.PASS
    return rng.choice(legal)


def compare_plan(state: KoenigrufenState, question: Question) -> None:
    """Compare what is at stake with what the readable settlement says."""
    assert state.table.trick is not None
    told = plan_of(state, state.table.trick.leader)
    different = [slot for slot in range(at.PLAN_SIZE) if told[slot] != question.plan[slot]]
    assert different == []


def compare_payments(state: KoenigrufenState, question: Question) -> None:
    """Compare what everybody gets."""
    assert state.is_over
    score, money = (question.more[slot : slot + 4].tolist() for slot in (deal_layout.SCORE, deal_layout.MONEY))
    assert (tuple(score), tuple(money)) == (state.settlement.score, state.settlement.money)


def compare_decision(state: KoenigrufenState, question: Question, turn: Turn) -> int:
    """Compare who decides, among what, and every word and bit of his input."""
    seat = seat_of(state)
    legal = expected(state, turn)
    assert (seat, legal) == (question.seat, question.legal)
    view = begun(state.view(seat), turn)
    told = plain_words(view, legal, adding=turn.bid is not None)
    found = question.words().tolist()
    assert {place: found[place] for place in told} == told
    assert set(range(encoder.SECRETS)) == set(told)
    bits = question.bits()
    assert bits[: len(encoder.FEATURES)].tolist() == plain_bits(told)
    assert np.flatnonzero(bits[: deal_layout.ACTIONS]).tolist() == legal
    own = question_of(state.view(seat))
    for action in turn.numbers:
        own.do(action)
    assert own.words()[: encoder.SECRETS].tolist() == found[: encoder.SECRETS]
    return 1


# What may be done


def begun(view: KoenigrufenView, turn: Turn) -> KoenigrufenView:
    """Return a view as if what was begun were done already."""
    table = view.table
    if turn.bid is not None:
        best = turn.bid if isinstance(turn.bid, Bid) else table.auction.best
        assert best is not None
        auction = replace(
            table.auction, opened=True, best=structs.replace(best, announces=turn.items), best_by=view.seat
        )
        return replace(view, table=replace(table, auction=auction))
    if turn.laid:
        return replace(view, hand=view.hand - turn.laid, laid=turn.laid)
    if turn.items or turn.doubles:
        round_ = announcing._doubled(view.speaker, turn.doubles)
        said = tuple(Announcement(view.seat, item, round_.turns) for item in turn.items)
        round_ = replace(round_, announcements=(*round_.announcements, *said))
        return replace(view, table=replace(table, round=round_))
    return view


def expected(state: KoenigrufenState, turn: Turn) -> list[int]:
    """Return among what a player decides at the readable table, as numbers of actions."""
    view = state.view(seat_of(state))
    if turn.bid is not None:
        return sorted([deal_layout.PASS, *_added(state, turn)])
    if view.phase is Phase.LAYING:
        (discard,) = (offer for offer in view.legal_actions() if isinstance(offer, DiscardChoice))
        fixed = list(discard.way.fixed - turn.laid)[:1]
        return [_number(card) for card in fixed or discard.way.pool - turn.laid]
    if view.phase is Phase.ANNOUNCING:
        return sorted(_words(view, turn))
    bids = {bid: deal_layout.BID + game for game, bid in bids_of(state.ruleset).items()}
    return sorted(_plain_number(offer, bids) for offer in view.legal_actions())


def _number(card: int) -> int:
    return bit_of(card).bit_length() - 1


def _plain_number(offer: object, bids: dict[Bid, int]) -> int:
    match offer:
        case Bid():
            return bids[offer]
        case Call(None):
            return deal_layout.FOURTH_KING
        case Call(card) | Play(card):
            assert card is not None
            return _number(card)
        case Take(half):
            return deal_layout.BUY_FIRST if half == 1 else deal_layout.BUY_SECOND
        case Concede(bird):
            return deal_layout.CONCEDE + (0 if bird is None else 1 + BIRDS.index(bird))
        case _:
            words: dict[object, int] = {
                HOLD: deal_layout.HOLD,
                PASS: deal_layout.PASS,
                VORHAND: deal_layout.VORHAND,
                PASS_FOREHAND: deal_layout.PASS_FOREHAND,
            }
            return words[offer]


def _added(state: KoenigrufenState, turn: Turn) -> Iterator[int]:
    """Give what may still be announced together with a bid."""
    for number, item in enumerate(ITEMS):
        try:
            announcing.check_with_bid(state, (*turn.items, item))
        except IllegalAction:
            continue
        yield deal_layout.ANNOUNCE + number


def _words(view: KoenigrufenView, turn: Turn) -> Iterator[int]:
    """Give the words of a turn: what a view offers, as far as the table can surely not refuse it."""
    speaker, table = view.speaker, view.table
    owed = speaker.birds_bid_with if speaker.opens else ()
    said_before = sum(
        len(action.announces) + len(action.doubles) for _, action in table.log if isinstance(action, Speak)
    )
    if said_before + len(turn.items) + len(turn.doubles) >= deal_layout.MOST_WORDS:
        yield deal_layout.PASS
        return
    is_owing = len(owed) > 1 and not set(owed) & set(turn.items)
    if not is_owing:
        yield deal_layout.PASS
    understood = owed if len(owed) == 1 else ()
    for item in announcing.may_announce(speaker):
        if item in turn.items or item in understood or (is_owing and item not in owed):
            continue
        try:
            announcing.check(
                speaker, (*turn.items, item) if not owed else (*set(owed[:1]) - {*turn.items, item}, *turn.items, item)
            )
        except IllegalAction:
            continue
        yield deal_layout.ANNOUNCE + ITEMS.index(item)
    if is_owing:
        return
    for target in ("game", *ITEMS, *range(4)):
        if target not in turn.doubles and _is_sure(view, target):
            yield _double_number(view, target)


def _double_number(view: KoenigrufenView, target: Target) -> int:
    if target == "game":
        return deal_layout.DOUBLE_GAME
    if isinstance(target, int):
        return deal_layout.DOUBLE_SEAT + (target - view.seat) % 4 - 1
    return deal_layout.DOUBLE_ITEM + ITEMS.index(target)


def _is_sure(view: KoenigrufenView, target: Target) -> bool:
    """Tell whether something may be doubled whoever is partner of whom, as far as the player does not know it.

    Where it is open whether he may answer one of several announcements, none of them is offered.
    """
    speaker = view.speaker
    unknown = [seat for seat in range(4) if speaker.with_me[seat] is None]
    entries = [(said, None) for said in view.table.round.announcements if said.item == target]
    answers = set()
    for sides in product((True, False), repeat=len(unknown)):
        told = dict(zip(unknown, sides, strict=True))
        one = replace(speaker, with_me=tuple(told.get(seat, speaker.with_me[seat]) for seat in range(4)))
        faults = tuple(announcing._fault_of_doubling(one, target, entry) is None for entry in entries)
        answers.add((announcing.double_fault(one, target) is None, faults))
    return len(answers) == 1 and answers.pop()[0]


# What is done


def act(state: KoenigrufenState, action: int, turn: Turn) -> KoenigrufenState:
    """Let the readable table do what was chosen, as soon as a whole action of its own is complete."""
    seat = seat_of(state)
    turn.numbers.append(action)
    done = _whole(state, action, turn)
    if done is None:
        return state
    turn.end()
    state = state.apply(seat, done)
    if state.phase is Phase.TALON and state.table.game.talon == "all":
        state = state.apply(seat_of(state), Take("all"))
    return state


def _whole(state: KoenigrufenState, action: int, turn: Turn) -> Action | None:
    """Return the action of the engine that is complete now, or None."""
    if turn.bid is not None:
        if action == deal_layout.PASS:
            return structs.replace(turn.bid, announces=turn.items)
        turn.items = (*turn.items, ITEMS[action - deal_layout.ANNOUNCE])
        return None
    if state.phase is Phase.ANNOUNCING:
        return _spoken(state, action, turn)
    if state.phase is Phase.LAYING:
        turn.laid |= CardSet.of(card_from(1 << action))
        (discard,) = (offer for offer in state.legal_actions(seat_of(state)) if isinstance(offer, DiscardChoice))
        return Lay(turn.laid) if len(turn.laid) == discard.size else None
    found = _plain(state, action)
    if isinstance(found, Bid | Hold):
        bid = found if isinstance(found, Bid) else state.table.auction.best
        assert bid is not None
        if state.ruleset.contracts_by_id[bid.contract].own_word:
            turn.bid = found
            return None
    return found


def _spoken(state: KoenigrufenState, action: int, turn: Turn) -> Speak | None:
    if action == deal_layout.PASS:
        return Speak(turn.items, turn.doubles)
    if action < deal_layout.DOUBLE_GAME:
        turn.items = (*turn.items, ITEMS[action - deal_layout.ANNOUNCE])
        return None
    target: Target = "game"
    if action >= deal_layout.DOUBLE_SEAT:
        target = (seat_of(state) + action - deal_layout.DOUBLE_SEAT + 1) % 4
    elif action >= deal_layout.DOUBLE_ITEM:
        target = ITEMS[action - deal_layout.DOUBLE_ITEM]
    turn.doubles = (*turn.doubles, target)
    return None


def _plain(state: KoenigrufenState, action: int) -> Action:
    bids = {bid: deal_layout.BID + game for game, bid in bids_of(state.ruleset).items()}
    offers = state.legal_actions(seat_of(state))
    (found,) = (
        offer for offer in offers if not isinstance(offer, DiscardChoice) and _plain_number(offer, bids) == action
    )
    return found


# Many deals


def compare_many(ruleset: KoenigrufenRuleset, seeds: Iterable[int]) -> tuple[int, set[int]]:
    """Compare random deals; a difference is told with the seed of its deal."""
    compared = 0
    met: set[int] = set()
    for seed in seeds:
        rng = Random(seed)
        try:
            number, _, found = follow(random_start(ruleset, seed, rng), rng)
        except (AssertionError, IllegalAction) as error:
            error.add_note(f"{ruleset.id}, deal {seed}")
            raise
        compared += number
        met |= found
    return compared, met
