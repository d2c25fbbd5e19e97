"""What happened in a record, told from its state alone: the features that the cases list.

Each feature is worked out anew from the cards and the words of the deal, so that a case which claims a feature
shows that the engine saw it happen.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tarock.core.cards import RANK_NAMES, SKUS, rank_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Claim, Demand, Lay, Name, Play, Waive
from tarock.danish.cards import COURTS, LAST_TRICK, OF_SUIT, TAROKS
from tarock.danish.declarations import Courts, Kings, Matadors, Taroks
from tarock.danish.events import Counted, Fined, Fund, Lost, PagatHomed, WentBagud, WonNolo, WonTout, WonUltimo
from tarock.danish.state import DanishState, start
from tarock.danish.trick import Trick

TEXT_FEATURES = {"decl_other_order", "fmt_comment", "fmt_semicolon", "fmt_unknown_tag"}
"""Features of the text, which a state no longer shows."""


@dataclass(frozen=True)
class Step:
    """One action and the state in which it was done."""

    before: DanishState
    seat: Seat
    action: Action

    @property
    def trick(self) -> Trick:
        assert self.before.table.trick is not None
        return self.before.table.trick

    @property
    def hand(self) -> CardSet:
        return self.before.hands[self.seat]


def steps(state: DanishState) -> Iterator[Step]:
    """Play a finished deal again."""
    table = state.table
    actions: list[tuple[Seat, Action]] = [(table.seating.dealer, Lay(state.skat)), *table.log]
    now = start(table.ruleset, table.seating, state.dealt, table.cups)
    for seat, action in actions:
        yield Step(now, seat, action)
        now = now.apply(seat, action)
    assert now == state


def features(state: DanishState) -> set[str]:
    """Return every feature of a finished deal."""
    return {
        *_deal_features(state),
        *_declaration_features(state),
        *_end_features(state),
        *_count_features(state),
        *_demand_features(state),
        *(name for step in steps(state) if step.action == Play(SKUS) for name in _thrown_features(step)),
        *(name for step in steps(state) if _is_skus_lead(step) for name in _led_features(state, step)),
        *(name for step in steps(state) if isinstance(step.action, Play) for name in _play_features(step)),
    }


def _deal_features(state: DanishState) -> Iterator[str]:
    table = state.table
    for seat in table.seating.active:
        if not state.dealt[seat] & TAROKS:
            yield "hand_without_tarok_skus_only" if SKUS in state.dealt[seat] else "hand_without_tarok"
    laid = len(state.skat & TAROKS)
    if laid:
        yield f"skat_{laid}_taroks"
    if laid and SKUS in state.dealt[table.seating.dealer] - state.skat:
        yield "skat_taroks_keeping_skus"
    if any(state.skat & courts for courts in COURTS):
        yield "skat_courts"
    for event in table.events:
        match event:
            case Fund():
                yield "funding_at_start"
            case Lost(_, cup):
                yield f"lost_{cup}"
            case PagatHomed():
                yield "pagat_home"
            case Fined(_, "wrong_demand"):
                yield "demand_wrong"
            case _:
                pass
    if any(payment.reason == "last_trick" for payment in state.settlement.payments):
        yield "last_trick_paid"


def _declaration_features(state: DanishState) -> Iterator[str]:
    for seat in state.table.seating.active:
        items = state.table.declared[seat] or ()
        if len(items) >= 3:
            yield "decl_three_or_more"
        for item in items:
            match item:
                case Taroks(number, with_pagat):
                    yield "decl_taroks_with" if with_pagat else "decl_taroks_without"
                    if number >= 12:
                        yield "decl_taroks_12plus"
                case Matadors(number):
                    yield "decl_matadors_5plus" if number >= 5 else f"decl_matadors_{number}"
                case Courts(fullness, _, missing):
                    yield f"decl_{fullness}_suit"
                    if missing is not None:
                        yield f"decl_half_missing_{RANK_NAMES[rank_of(missing)]}"
                case Kings(fullness):
                    yield f"decl_{fullness}_kings"
                case _:
                    yield "decl_laid"


def _end_features(state: DanishState) -> Iterator[str]:
    table = state.table
    baguds = [event for event in table.events if isinstance(event, WentBagud)]
    cups = [event.cup for event in baguds]
    ultimo = next((event for event in table.events if isinstance(event, WonUltimo)), None)
    nolo = next((event.seat for event in table.events if isinstance(event, WonNolo)), None)
    if any(isinstance(event, WonTout) for event in table.events):
        yield "tout"
    if nolo is not None:
        yield from _nolo_features(state, nolo, baguds, ultimo)
        return
    if ultimo is not None:
        yield f"ultimo_{ultimo.cup}"
        if len(cups) == 2:
            yield "ultimo_and_two_baguds"
        for cup in cups:
            yield f"ultimo_and_bagud_{'same' if cup == ultimo.cup else 'other'}_cup"
    for cup in cups:
        yield f"bagud_{cup}"
    if len(cups) == 2 and ultimo is None:
        yield "two_baguds_same_cup" if cups[0] == cups[1] else "two_baguds_two_cups"


def _nolo_features(state: DanishState, nolo: Seat, baguds: list[WentBagud], ultimo: WonUltimo | None) -> Iterator[str]:
    seating = state.table.seating
    yield "nolo"
    yield f"nolo_{dict(zip(seating.declaring_order, ('dealer', 'forehand', 'middle'), strict=True))[nolo]}"
    if ultimo is not None:
        yield f"nolo_replaces_ultimo_{ultimo.cup}"
    elif not baguds:
        yield "nolo_with_plain_last_trick"
    for bagud in baguds:
        yield f"nolo_{'own' if bagud.seat == nolo else 'other'}_bagud_{bagud.cup}"
        if bagud.seat == nolo and ultimo is not None:
            yield "nolo_own_bagud_beside_cancelled_ultimo"
    if any(isinstance(event, Lost) and event.seat == nolo for event in state.table.events):
        yield "nolo_player_lost_ultimo_card"


def _count_features(state: DanishState) -> Iterator[str]:
    """Tell how the counts come out when all three are taken to the nearest five, whoever counts in the book."""
    counted = next((event for event in state.table.events if isinstance(event, Counted)), None)
    if counted is None:
        return
    points = dict(counted.points)
    due = {seat: round((number - 26) / 5) * 5 for seat, number in points.items()}
    if min(points.values()) <= 3:
        yield "count_0_3"
    if max(points.values()) >= 54:
        yield "count_54plus"
    total = sum(due.values())
    if not total:
        yield "count_balanced"
    else:
        yield "count_cup_pays" if total > 0 else "count_cup_receives"
        if not due[state.table.seating.forehand]:
            yield "count_forehand_zero_but_unbalanced"


def _demand_features(state: DanishState) -> Iterator[str]:
    for step in steps(state):
        if isinstance(step.action, Demand) and not step.before.table.skus_is_gone():
            yield "demand_right_after_lead" if step.trick.plays else "demand_right_before_lead"
        demanded = step.before.table.demanded_by is not None and not step.before.table.skus_is_gone()
        if _is_skus_lead(step) and demanded:
            yield "demanded_skus_led"


def _is_skus_lead(step: Step) -> bool:
    return isinstance(step.action, Play) and step.action.named is not None


def _play_features(step: Step) -> Iterator[str]:
    assert isinstance(step.action, Play)
    trick, hand, card = step.trick, step.hand, step.action.card
    if card == SKUS:
        last = trick.number == LAST_TRICK
        yield from ("skus_in_last_trick", "skus_taken_in_last_trick") if last else ("skus_to_own_pile",)
    elif SKUS in hand:
        if trick.suit is not None and not hand & OF_SUIT[trick.suit] and not hand & TAROKS:
            yield "skus_only_tarok_not_played"
        if len(hand) == 2:
            yield "two_cards_with_skus_in_24"


def _thrown_features(step: Step) -> Iterator[str]:
    trick = step.trick
    assert trick.suit is not None
    if trick.number != LAST_TRICK:
        yield "skus_thrown_could_follow" if step.hand & OF_SUIT[trick.suit] else "skus_thrown_void"
        return
    yield "last_skus_thrown"
    won_before, _ = step.before.table.tricks[-1].best()
    if won_before == step.seat:
        yield "last_skus_led_passed_on"


def _led_features(state: DanishState, lead: Step) -> Iterator[str]:
    assert isinstance(lead.action, Play)
    assert lead.action.named is not None
    _, second, third = lead.before.table.seating.order_from(lead.seat)
    suit = OF_SUIT[lead.action.named]
    last = lead.trick.number == LAST_TRICK
    tarok = suit == TAROKS
    has = [seat for seat in (second, third) if lead.before.hands[seat] & suit]
    who = {(): "nobody_has", (third,): "only_third_has"}.get(tuple(has), "second_has")
    yield "skus_led_as_tarok" if tarok else "skus_led_as_suit"
    yield f"skus_led_{who}{'_tarok' if tarok and not has else ''}"
    if last:
        yield from ("last_skus_led_named", f"last_skus_led_{who}")
    said = [step for step in steps(state) if step.before.table.trick and step.trick.number == lead.trick.number]
    if has == [third] and any(isinstance(step.action, Claim) for step in said):
        yield "skus_led_claim_third_has"
    if not has:
        yield from _baptism_features(said, second)


def _baptism_features(said: list[Step], second: Seat) -> Iterator[str]:
    """Tell what became of the right to baptise a skus whose suit nobody has."""
    words = [(step.seat == second, type(step.action)) for step in said]
    claimed, waived = (True, Claim) in words, (True, Waive) in words
    named = next((step for step in said if isinstance(step.action, Name)), None)
    if not claimed and not waived:
        yield "baptism_right_passed_silently"
    if waived:
        yield "baptism_waived_after_claim" if claimed else "baptism_waived_by_second"
    if named is not None:
        yield from _name_features(named, second)
        return
    cards = CardSet.from_cards(step.action.card for step in said if isinstance(step.action, Play))
    yield "baptism_lapsed_tarok" if cards & TAROKS else "baptism_lapsed_no_tarok"


def _name_features(named: Step, second: Seat) -> Iterator[str]:
    assert isinstance(named.action, Name)
    suit = OF_SUIT[named.action.suit]
    if suit == TAROKS:
        yield "baptised_tarok"
    if named.seat == second:
        yield "baptised_by_second"
        return
    yield "baptised_by_third"
    card = named.trick.card_of(second)
    assert card is not None
    if card in suit:
        yield "baptised_by_third_card_already_in_suit"
    elif not named.before.hands[second] & suit:
        yield "baptised_by_third_card_stands"
    else:
        yield from ("retraction", "retraction_of_tarok" if card in TAROKS else "retraction_of_suit_card")
