"""Noticing what has happened in a deal."""

from collections.abc import Iterator

from tarock.core.cards import SKUS, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Claim, Demand, Name, Waive
from tarock.danish.cards import LAST_TRICK, OF_SUIT, SECOND_LAST_TRICK, SKUS_ALONE, TAROKS, THIRD_LAST_TRICK
from tarock.danish.declarations import Courts, Kings, Laid, Matadors, Taroks
from tarock.danish.events import (
    Counted,
    Cup,
    Fined,
    Fund,
    Redealt,
    WentBagud,
    WonLast,
    WonNolo,
    WonTout,
    WonUltimo,
)
from tarock.danish.ledger import DanishPayment
from tarock.danish.state import DanishState
from tarock.testing.danish.happenings import Happening, counted, paid_for
from tarock.testing.danish.recount import ToldTrick, retold


def happenings(state: DanishState) -> frozenset[str]:
    """Return all that has happened in a deal, by name."""
    tricks = retold(state)
    return frozenset(
        [
            *_declared(state),
            *_in_skat(state),
            *(name for trick in tricks for name in _in_trick(state, trick)),
            *_around_last_trick(state, tricks),
            *_at_end(state),
            *_paid(state),
        ]
    )


# Before play


def _declared(state: DanishState) -> Iterator[Happening]:
    for items in state.table.declared:
        if items == ():
            yield Happening.NOTHING_DECLARED
        for item in items or ():
            match item:
                case Taroks(_, with_pagat):
                    yield Happening.TAROKS_WITH if with_pagat else Happening.TAROKS_WITHOUT
                case Matadors(number):
                    yield Happening.MATADORS if number == 3 else Happening.MATADORS_MANY  # noqa: PLR2004 - three are the least
                case Courts(fullness):
                    yield Happening[f"{fullness}_suit".upper()]
                case Kings(fullness):
                    yield Happening[f"{fullness}_kings".upper()]
                case Laid(card):
                    yield _forced(card in TAROKS, card == SKUS)


def _forced(is_tarok: bool, is_skus: bool) -> Happening:  # noqa: FBT001 - two facts about a card
    if is_skus:
        return Happening.SKUS_LAID
    return Happening.TAROK_FORCED if is_tarok else Happening.COURT_LAID


def _in_skat(state: DanishState) -> Iterator[Happening]:
    table = state.table
    laid = state.skat & TAROKS
    if laid and not state.dealt[table.seating.dealer] & TAROKS - laid:
        yield (Happening.ONE_TAROK_LAID, Happening.TWO_TAROKS_LAID, Happening.THREE_TAROKS_LAID)[len(laid) - 1]
    if table.asked_by is not None:
        yield Happening.ASKED_SOME if laid else Happening.ASKED_NONE
    for event in table.events:
        if isinstance(event, Redealt):
            yield Happening[f"redeal_{_role(state, event.seat)}".upper()]
            if SKUS in state.hands[event.seat]:
                yield Happening.REDEAL_SKUS_ONLY


def _role(state: DanishState, seat: Seat) -> str:
    seating = state.table.seating
    return {seating.dealer: "dealer", seating.forehand: "forehand", seating.middle: "middle"}[seat]


# The skus


def _in_trick(state: DanishState, trick: ToldTrick) -> Iterator[Happening]:
    if trick.number == THIRD_LAST_TRICK:
        yield from _demands(state, trick)
    if trick.number == SECOND_LAST_TRICK and any(SKUS in hand for hand in trick.held.values()):
        yield Happening.SKUS_IN_SECOND_LAST
    if any(card == SKUS for _, card in trick.plays):
        yield Happening.SKUS_TAKEN if trick.number == LAST_TRICK else Happening.SKUS_OWN_PILE
    if trick.led_as is not None:
        yield from _led_skus(state, trick, trick.led_as)


def _demands(state: DanishState, trick: ToldTrick) -> Iterator[Happening]:
    for cards, _, word in trick.words:
        if not isinstance(word, Demand):
            continue
        if any(isinstance(event, Fined) for event in state.table.events):
            yield Happening.WRONG_DEMAND
            continue
        yield Happening.DEMAND_AFTER_LEAD if cards else Happening.DEMAND_BEFORE_LEAD
        if trick.is_finished:
            yield Happening.LEADS_ON_DEMAND if trick.led_as is not None else Happening.THROWS_ON_DEMAND


def _led_skus(state: DanishState, trick: ToldTrick, named: Suit) -> Iterator[Happening]:
    yield Happening.SKUS_AS_TAROK if named is Suit.TAROK else Happening.SKUS_AS_SUIT
    _, second, third = state.table.seating.order_from(trick.leader)
    words = [word for _, seat, word in trick.words if seat == second and isinstance(word, Claim | Name | Waive)]
    answers = [word for _, seat, word in trick.words if seat == third and isinstance(word, Name | Waive)]
    if trick.held[second] & OF_SUIT[named]:
        yield Happening.SECOND_HAS_IT
        return
    silent = not words and trick.first_card is not None
    if trick.held[third] & OF_SUIT[named]:
        yield Happening.ONLY_THIRD_HAS_IT
        if Claim() in words:
            yield Happening.CLAIM_HELD
    elif Claim() in words:
        yield Happening.CLAIM_WAIVED if Waive() in words else Happening.CLAIM_NAMED
    elif words:
        yield Happening.SECOND_WAIVES
    if silent:
        yield Happening.SECOND_SILENT
    yield from _named_anew(trick, answers)
    if trick.is_finished and not trick.held[third] & OF_SUIT[named]:
        yield from _lapsed(trick, answers)


def _named_anew(trick: ToldTrick, answers: list[Name | Waive]) -> Iterator[Happening]:
    if any(isinstance(word, Name) and word.suit is Suit.TAROK for _, _, word in trick.words):
        yield Happening.BAPTISED_TAROK
    if any(isinstance(word, Name) for _, _, word in trick.words) and trick.number == LAST_TRICK:
        yield Happening.SKUS_BAPTISED_LAST
    for word in answers:
        if isinstance(word, Waive):
            yield Happening.THIRD_WAIVES
        elif trick.taken_back is not None:
            yield Happening.THIRD_RETRACTS
        elif trick.first_card in OF_SUIT[word.suit]:
            yield Happening.THIRD_SAME_SUIT
        else:
            yield Happening.THIRD_CARD_STANDS


def _lapsed(trick: ToldTrick, answers: list[Name | Waive]) -> Iterator[Happening]:
    if any(isinstance(word, Name) for _, _, word in trick.words):
        return
    if not answers:
        yield Happening.THIRD_SILENT
    fallen = CardSet.from_cards(card for _, card in trick.plays)
    yield Happening.LAPSE_TAROK if fallen & TAROKS else Happening.LAPSE_PLAIN


def _around_last_trick(state: DanishState, tricks: list[ToldTrick]) -> Iterator[Happening]:
    if not state.is_over or not tricks:
        return
    last = tricks[-1]
    if last.led_as is not None:
        yield Happening.SKUS_LED_LAST
    elif any(card == SKUS for _, card in last.plays):
        yield Happening.SKUS_THROWN_LAST
    if len(tricks) > 1 and last.held[tricks[-2].winner()[0]] == SKUS_ALONE and last.led_as is None:
        yield Happening.LEAD_PASSES


# The end


def _at_end(state: DanishState) -> Iterator[Happening]:
    events = state.table.events
    ultimo = next((event for event in events if isinstance(event, WonUltimo)), None)
    baguds = [event for event in events if isinstance(event, WentBagud)]
    nolo = next((event for event in events if isinstance(event, WonNolo)), None)
    tout = any(isinstance(event, WonTout) for event in events)
    if any(isinstance(event, WonLast) for event in events):
        yield Happening.LAST_TRICK_PLAIN
    if ultimo is not None:
        yield Happening.ULTIMO_KING if ultimo.cup is Cup.KING else Happening.ULTIMO_PAGAT
    for bagud in baguds:
        yield Happening.BAGUD_KING if bagud.cup is Cup.KING else Happening.BAGUD_PAGAT
    if nolo is None and not tout:
        yield from _ultimo_and_baguds(ultimo, baguds)
    if nolo is not None:
        yield from _nolo(state, nolo, ultimo, baguds)
    if tout:
        yield Happening.TOUT
        if baguds:
            yield Happening.TOUT_BAGUD
        if ultimo is not None:
            yield Happening.TOUT_ULTIMO


def _ultimo_and_baguds(ultimo: WonUltimo | None, baguds: list[WentBagud]) -> Iterator[Happening]:
    two = len(baguds) == 2  # noqa: PLR2004 - two players beside the winner
    if ultimo is not None:
        for bagud in baguds:
            same = bagud.cup is ultimo.cup
            yield Happening.ULTIMO_BAGUD_SAME_CUP if same else Happening.ULTIMO_BAGUD_OTHER_CUP
        if two:
            yield Happening.ULTIMO_TWO_BAGUDS
    elif two:
        same = baguds[0].cup is baguds[1].cup
        yield Happening.TWO_BAGUDS_SAME_CUP if same else Happening.TWO_BAGUDS_TWO_CUPS


def _nolo(state: DanishState, nolo: WonNolo, ultimo: WonUltimo | None, baguds: list[WentBagud]) -> Iterator[Happening]:
    yield Happening[f"nolo_{_role(state, nolo.seat)}".upper()]
    if ultimo is not None:
        yield Happening.NOLO_CANCELS_ULTIMO
    for bagud in baguds:
        yield Happening.NOLO_OWN_BAGUD if bagud.seat == nolo.seat else Happening.NOLO_OTHER_BAGUD


# Money


def _paid(state: DanishState) -> Iterator[str]:
    if state.table.is_position:
        return
    payments = state.settlement.payments
    for payment in payments:
        yield paid_for(payment.reason)
        if payment.reason == "fund" and payment.payer in state.table.seating.sitting_out:
            yield Happening.FUNDED_BY_SITTER
    yield from _funded(state, payments)
    yield from _counted(state, payments)


def _funded(state: DanishState, payments: tuple[DanishPayment, ...]) -> Iterator[Happening]:
    at_start = sum(isinstance(event, Fund) for event in state.table.events)
    if at_start:
        yield Happening.FUNDED_ONE if at_start == 1 else Happening.FUNDED_AT_START
    emptied = {payment.payer for payment in payments if payment.reason in {"ultimo", "tout"}} & set(Cup)
    replaced = {payment.payee for payment in payments if payment.reason == "bagud"} & emptied
    if emptied - replaced:
        yield Happening.FUNDED_AGAIN
    if replaced:
        yield Happening.NOT_FUNDED_AGAIN


def _counted(state: DanishState, payments: tuple[DanishPayment, ...]) -> Iterator[str]:
    rule = state.ruleset.count
    counts = next((event for event in state.table.events if isinstance(event, Counted)), None)
    if counts is None or not any(payment.reason == "count" for payment in payments):
        return
    for seat, points in counts.points:
        if rule.players == "all" or seat != state.table.seating.forehand:
            yield counted((points - rule.average + rule.step // 2) // rule.step * rule.step)
    for payment in payments:
        if payment.reason == "count" and isinstance(payment.payer, Cup):
            yield Happening.IMBALANCE_PAID
        if payment.reason == "count" and isinstance(payment.payee, Cup):
            yield Happening.IMBALANCE_RECEIVED
