"""Every switch of a ruleset, set both ways: what the engine and the settlement then do."""

from collections import Counter
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tarock.core.cards import MOND, PAGAT, SKUS, Suit
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.shuffle import shuffled
from tarock.core.tuples import with_added, with_removed
from tarock.danish.actions import ACCEPT, ASK_LAID, DEMAND, REDEAL, ClaimFault, Declare, Lay, Name, Play
from tarock.danish.cards import HAND_SIZE, PACK, TAROKS
from tarock.danish.declarations import Taroks, declarations
from tarock.danish.events import Cups
from tarock.danish.fault_kinds import DEALERS_FAULTS, FAULTS
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.notation.cards import parse_card, parse_cards
from tarock.notation.danish.as_json import outcome
from tarock.notation.danish.sheet import parse_sheet
from tests.cases.books import BOOKS, book, position
from tests.referee.clumsy import begun, with_revoke
from tests.rulesets.houses import JENSEN, MOLLER, Covered, house, structs, switched

switch = Covered()

DEALER_A = Seating.of_three(0)
FREE = "S1 S2 S3 S4 S5 S6 S7 S8 S9 H10 H9 H8 H7 H6 H5 H4 H3 D10 D9 D8 D7 D6 D5"
"""23 suit cards without courts."""


def dealt(ruleset: DanishRuleset, dealer: str) -> DanishState:
    """Give the dealer A his 28 cards and the others what is left."""
    hand = parse_cards(dealer)
    rest = list(PACK - hand)
    assert len(hand) == 28
    hands = (hand, CardSet.from_cards(rest[:HAND_SIZE]), CardSet.from_cards(rest[HAND_SIZE:]))
    return start(ruleset, Seating.of_three(0), hands, Cups(60, 60))


def laid(state: DanishState, cards: str) -> DanishState:
    return state.apply(0, Lay(parse_cards(cards)))


def refused(state: DanishState, cards: str) -> Reason:
    """Return why some cards may not be laid."""
    with pytest.raises(IllegalAction) as caught:
        laid(state, cards)
    assert not SkatChoice(state.ruleset, state.hands[0]).permits(parse_cards(cards))
    reason = caught.value.reason
    assert isinstance(reason, Reason)
    return reason


def declared(state: DanishState) -> list[str]:
    """Return what the dealer must declare."""
    (declare,) = state.legal_actions(0)
    assert isinstance(declare, Declare)
    return [str(item) for item in declare.items]


def settled(ruleset: DanishRuleset, *events: list[Any]) -> dict[str, Any]:
    """Return by reason and party what a sheet comes to; the cups hold 100 and 80."""
    sheet = {"dealer": "A", "forehand": "B", "middle": "C", "cups": {"king": 100, "pagat": 80}, "events": list(events)}
    settlement = parse_sheet(ruleset, sheet).settle()
    got: dict[str, Counter[str]] = {}
    for payment in settlement.payments:
        amounts = got.setdefault(payment.reason, Counter())
        for party, points in ((payment.payer, -payment.points), (payment.payee, payment.points)):
            amounts["ABC"[party] if isinstance(party, int) else str(party)] += points
    return {reason: {party: points for party, points in amounts.items() if points} for reason, amounts in got.items()}


# The skat


@switch("skat.skus")
def test_the_skus_is_never_laid_or_only_for_a_tout_and_named() -> None:
    """Jensen 1989, Kortene/Skusen, l.147-150; Møller, Lægning af skat, l.550-561."""
    hand = f"{FREE} T21 T20 T19 T18 X"
    never, tout = dealt(switched("skat.skus", "never", JENSEN), hand), dealt(switched("skat.skus", "tout"), hand)

    assert refused(never, "X S1 S2") is Reason.SKUS_LAID
    assert declared(laid(tout, "X S1 S2")) == ["laid X"]
    assert declared(laid(tout, "S1 S2 S3")) == []


@switch("skat.t21")
def test_the_highest_tarok_may_be_laid_with_all_others_or_never() -> None:
    """Allowed until about 1900: Møller, l.516-524."""
    hand = f"{FREE} T21 T20 X C1 C2"
    barred, allowed = (dealt(switched("skat.t21", value), hand) for value in (False, True))

    assert refused(barred, "T21 T20 S1") is Reason.T21_LAID
    assert laid(allowed, "T21 T20 S1").skat == parse_cards("T21 T20 S1")
    assert refused(allowed, "T21 S1 S2") is Reason.TAROKS_LEFT
    assert refused(barred, "T20 S1 S2") is Reason.TAROK_LAID


@switch("skat.pagat")
def test_the_pagat_may_be_laid_with_all_others_or_never() -> None:
    """Allowed in Hermansen 1926 and Jensen's older guide: Møller, l.522-535."""
    hand = f"{FREE} T5 T1 X C1 C2"
    barred, allowed = (dealt(switched("skat.pagat", value), hand) for value in (False, True))

    assert refused(barred, "T5 T1 S1") is Reason.PAGAT_LAID
    assert laid(allowed, "T5 T1 S1").skat == parse_cards("T5 T1 S1")
    assert PAGAT in SkatChoice(barred.ruleset, barred.hands[0]).barred
    assert MOND not in SkatChoice(barred.ruleset, barred.hands[0]).barred


@switch("skat.taroks")
def test_taroks_are_laid_all_together_or_never() -> None:
    """Jensen 1989, Udtryk, l.43-44; Møller, l.537-544; B-29."""
    hand = f"{FREE} T5 T4 X C1 C2"
    void, never = (dealt(switched("skat.taroks", value), hand) for value in ("void", "never"))

    assert laid(void, "T5 T4 S1").skat & TAROKS == parse_cards("T5 T4")
    assert refused(void, "T5 S1 S2") is Reason.TAROKS_LEFT
    assert refused(never, "T5 T4 S1") is Reason.TAROK_LAID


@switch("declared_skat.judged_on")
def test_declared_cards_are_judged_on_what_was_dealt_or_on_what_is_kept() -> None:
    """B-27: on the 28 cards a court of a full suit is barred; on the 25 it may go, and the declaration with it."""
    hand = f"{FREE} SK SQ SC SJ T5"
    all_28, kept = (dealt(switched("declared_skat.judged_on", value), hand) for value in ("dealt", "kept"))

    assert refused(all_28, "SQ S1 S2") is Reason.DECLARED_CARD_LAID
    assert declared(laid(all_28, "S1 S2 S3")) == ["full S"]
    assert declared(laid(kept, "SQ S1 S2")) == []
    assert declared(laid(kept, "S1 S2 S3")) == ["full S"]
    assert refused(kept, "SK S1 S2") is Reason.KING_LAID


@switch("disclosure.answer")
@pytest.mark.parametrize(("answer", "heard"), [("number", (2, 0)), ("yes_no", (1, 0)), ("none", None)])
def test_the_dealer_tells_how_many_taroks_he_laid_or_whether_or_nothing(
    answer: str, heard: tuple[int, int] | None
) -> None:
    """Jensen 1989, Udtryk, l.43-44; Møller, l.545-548; B-30."""
    ruleset = switched("disclosure.answer", answer)
    states = [played(laid(dealt(ruleset, f"{FREE} T5 T4 X C1 C2"), cards)) for cards in ("T5 T4 S1", "S1 S2 S3")]

    for place, state in enumerate(states):
        assert (ASK_LAID in state.legal_actions(1)) == (heard is not None)
        if heard is None:
            with pytest.raises(IllegalAction) as caught:
                state.apply(1, ASK_LAID)
            assert caught.value.reason is Reason.NO_DISCLOSURE
        else:
            assert state.apply(1, ASK_LAID).table.laid_taroks == heard[place]


def played(state: DanishState) -> DanishState:
    """Let everybody declare."""
    for seat in state.table.seating.declaring_order:
        (declare,) = state.legal_actions(seat)
        assert isinstance(declare, Declare)
        state = state.apply(seat, declare)
    return state


@switch("redeal.allowed")
def test_a_hand_without_taroks_may_ask_for_a_redeal_or_not() -> None:
    """Jensen 1989, Kortgivning, l.180-181; Møller, Kortgivning, l.426-428."""
    hand = f"{FREE} X C1 C2 C3 C4"
    allowed, refused_by_house = (dealt(switched("redeal.allowed", value), hand) for value in (True, False))

    assert REDEAL in allowed.legal_actions(0)
    assert allowed.apply(0, REDEAL).is_over
    assert REDEAL not in refused_by_house.legal_actions(0)
    with pytest.raises(IllegalAction) as caught:
        refused_by_house.apply(0, REDEAL)
    assert caught.value.reason is Reason.NO_REDEAL
    assert caught.value.rule == "Our House, house rule"


@switch("dealing.packet")
@pytest.mark.parametrize("packet", [1, 5, 25])
def test_cards_are_dealt_in_the_packets_of_the_house(packet: int) -> None:
    ruleset = switched("dealing.packet", packet)
    state = start(ruleset, Seating.of_three(2), "a seed", Cups(60, 60))
    pack = shuffled(tuple(PACK), "a seed")
    expected: list[list[int]] = [[], [], []]
    for place, card in enumerate(pack[:75]):
        expected[place // packet % 3].append(card)

    assert state.hands[:2] == tuple(CardSet.from_cards(cards) for cards in expected[:2])
    assert state.hands[2] == CardSet.from_cards([*expected[2], *pack[75:]])


# Declarations


@pytest.mark.parametrize(("shortest", "said"), [(9, ["taroks 9 with"]), (10, [])])
def test_a_house_may_declare_shorter_taroks(shortest: int, said: list[str]) -> None:
    hand = parse_cards("T9 T8 T7 T6 T5 T4 T3 T2 T1 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6")

    assert [str(item) for item in declarations(switched("taroks.shortest", shortest), hand)] == said


@pytest.mark.parametrize(("shortest", "said"), [(3, ["matadors 4"]), (4, ["matadors 4"]), (5, [])])
def test_a_house_may_declare_longer_matadors_only(shortest: int, said: list[str]) -> None:
    hand = parse_cards("T21 T20 T1 X S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 D1")

    assert [str(item) for item in declarations(switched("matadors.shortest", shortest), hand)] == said


# The skus in play


@switch("demand.window")
def test_the_skus_is_demanded_before_the_lead_or_until_its_holder_plays() -> None:
    """B-17: Møller, l.1850, against his own examples M-E2 and M-E5."""
    hands = {"A": ["T13", "T8", "S10"], "B": ["T20", "X", "DK"], "C": ["H3", "H5", "H7"]}
    for window, late in (("before_lead", False), ("until_holder_plays", True)):
        state = position(switched("demand.window", window), hands, 23, "C")
        led = state.apply(2, Play(parse_card("H7")))

        assert DEMAND in state.legal_actions(0)
        assert (DEMAND in led.legal_actions(0)) == late
        if late:
            assert led.apply(0, DEMAND).apply(0, Play(parse_card("T8"))).legal_actions(1) == (Play(SKUS),)
        else:
            with pytest.raises(IllegalAction) as caught:
                led.apply(0, DEMAND)
            assert caught.value.reason is Reason.DEMAND_OUTSIDE_WINDOW


@switch("last_skus.lead")
@pytest.mark.parametrize("name", BOOKS)
def test_a_bare_skus_leads_the_last_trick_by_name_or_passes_the_lead_on(name: str) -> None:
    """Jensen 1989, l.163; Møller, l.588-590; B-19: the leader can choose who wins only after Jensen."""
    hands = {"A": ["X"], "B": ["H3"], "C": ["C2"]}
    named = position(switched("last_skus.lead", "named", name), hands, 25, "A")
    passes = position(switched("last_skus.lead", "passes", name), hands, 25, "A")

    assert named.turn == 0
    for suit, winner in ((Suit.HEARTS, "B"), (Suit.CLUBS, "C")):
        state = named.apply(0, Play(SKUS, suit)).apply(1, Play(parse_card("H3"))).apply(2, Play(parse_card("C2")))
        assert outcome(state.table) == [f"last {winner}"]
    assert passes.turn == 1
    state = passes.apply(1, Play(parse_card("H3"))).apply(2, Play(parse_card("C2"))).apply(0, Play(SKUS))
    assert outcome(state.table) == ["last B"]


@switch("baptism.retraction")
@pytest.mark.parametrize("name", BOOKS)
def test_the_second_player_takes_his_card_back_or_it_stands(name: str) -> None:
    """B-23: the third player names a suit that the second holds; Møller, l.597-599."""
    hands = {"A": ["X", "S5", "S6", "S7"], "B": ["H7", "H8", "CQ", "D4"], "C": ["T8", "T3", "T2", "T1"]}

    def baptised(retraction: bool) -> DanishState:
        state = position(switched("baptism.retraction", retraction, name), hands, 22, "A")
        state = state.apply(0, Play(SKUS, Suit.SPADES)).apply(1, Play(parse_card("H7")))
        return state.apply(2, Name(Suit.CLUBS))

    taken_back, stands = baptised(True), baptised(False)
    assert taken_back.turn == 1
    assert taken_back.legal_actions(1) == (Play(parse_card("CQ")),)
    assert stands.turn == 2
    assert stands.hands[1] == parse_cards("H8 CQ D4")
    assert stands.apply(2, Play(parse_card("T8"))).table.tricks[0].cards == (SKUS, parse_card("H7"), parse_card("T8"))


# The end of a deal


@switch("last_trick.paid_beside_bagud")
@pytest.mark.parametrize("name", BOOKS)
def test_the_last_trick_is_paid_beside_a_bagud_or_not(name: str) -> None:
    """B-08: Møller, l.2388-2389."""
    events = (["last_trick", "A"], ["bagud", "B", "king"])

    assert "last_trick" not in settled(switched("last_trick.paid_beside_bagud", False, name), *events)
    paid = settled(switched("last_trick.paid_beside_bagud", True, name), *events)
    assert paid["last_trick"] == {"A": 40, "B": -20, "C": -20}
    assert paid["bagud"] == {"A": 40, "B": -180, "C": 40, "king": 100}


@switch("last_trick.paid_for_barred_ultimo")
def test_an_ultimo_barred_by_a_fault_is_paid_as_a_last_trick_or_not_at_all() -> None:
    """B-35: Møller refuses only the ultimo, l.658-659."""
    events = (["fine", "A", "revoke"], ["ultimo", "A", "king"])
    paid = settled(switched("last_trick.paid_for_barred_ultimo", True), *events)
    unpaid = settled(switched("last_trick.paid_for_barred_ultimo", False), *events)

    assert "ultimo" not in paid
    assert paid["last_trick"] == {"A": 40, "B": -20, "C": -20}
    assert unpaid.keys() == {"revoke"}


@switch("bagud.several")
@pytest.mark.parametrize("name", BOOKS)
def test_two_baguds_on_one_cup_each_pay_what_was_found_or_one_after_the_other(name: str) -> None:
    """B-12: from x to 3x, or to 4x."""
    events = (["last_trick", "A"], ["bagud", "B", "king"], ["bagud", "C", "king"])
    found = settled(switched("bagud.several", "found", name), *events)["bagud"]
    in_turn = settled(switched("bagud.several", "in_turn", name), *events)["bagud"]

    assert found == {"A": 80, "B": -140, "C": -140, "king": 200}
    assert in_turn == {"A": 80, "B": -140, "C": -240, "king": 300}


@switch("tout.adds_count")
@pytest.mark.parametrize("name", BOOKS)
def test_the_count_is_added_to_a_tout_or_not(name: str) -> None:
    """B-16: Møller, l.628-629."""
    events = (["tout", "A"], ["count", {"A": 74, "B": 4, "C": 0}])
    with_count = settled(switched("tout.adds_count", True, name), *events)
    without = settled(switched("tout.adds_count", False, name), *events)

    assert with_count["count"]["A"] == 50
    assert "count" not in without
    assert with_count["tout"] == without["tout"] == {"A": 340, "B": -80, "C": -80, "king": -100, "pagat": -80}


@switch("count.players")
@pytest.mark.parametrize("name", BOOKS)
def test_all_three_count_or_forehand_takes_what_balances_the_others(name: str) -> None:
    """Jensen 1989, l.295-321; Møller, l.681-684; B-37, B-38."""
    count = ["count", {"A": 30, "B": 24, "C": 24}]

    assert settled(switched("count.players", "all", name), count)["count"] == {"A": 5, "pagat": -5}
    assert settled(switched("count.players", "two", name), count)["count"] == {"A": 5, "B": -5}


@switch("count.imbalance_to")
@pytest.mark.parametrize(
    ("counts", "due"),
    [
        ({"A": 30, "B": 24, "C": 24}, {"A": 5, "cup": -5}),
        ({"A": 28, "B": 28, "C": 22}, {"C": -5, "cup": 5}),
        ({"A": 31, "B": 26, "C": 21}, {"A": 5, "C": -5}),
    ],
)
@pytest.mark.parametrize("cup", ["king", "pagat"])
def test_what_the_rounding_leaves_over_is_settled_with_the_cup_of_the_house(
    cup: str, counts: dict[str, int], due: dict[str, int]
) -> None:
    ruleset = switched("count.imbalance_to", cup, JENSEN)
    expected = {cup if party == "cup" else party: points for party, points in due.items()}

    assert settled(ruleset, ["count", counts])["count"] == expected


# Fines

PLAYED = (["declare", "B", "half", "S"], ["last_trick", "A"], ["count", {"A": 36, "B": 21, "C": 21}])


def offender(fault: str) -> str:
    """Return who can commit a fault: some are the dealer's alone."""
    return "A" if fault in DEALERS_FAULTS else "B"


def fined(fault: str) -> list[Any]:
    return ["fine", offender(fault), fault, *([["half", "S"]] if fault == "false_declaration" else [])]


@switch(*(f"fines.{fault}.deal" for fault in FAULTS))
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(
    ("deal", "stops", "stops_when_void"),
    [("goes_on", False, True), ("stops", True, True), ("stops_unless_accepted", False, True)],
)
def test_a_fault_stops_the_deal_or_not(fault: str, deal: str, stops: bool, stops_when_void: bool) -> None:
    """Where the others may let the deal stand, the sheet says with ``void`` that they did not (B-34)."""
    ruleset = switched(f"fines.{fault}.deal", deal)
    played_on, stopped = settled(ruleset, *PLAYED, fined(fault)), settled(ruleset, *PLAYED, fined(fault), ["void"])

    assert ("last_trick" not in played_on) == ("count" not in played_on) == stops
    assert ("last_trick" not in stopped) == ("count" not in stopped) == stops_when_void
    assert stopped["half"] == played_on["half"] == {"A": -5, "B": 10, "C": -5}
    assert fault in played_on
    assert fault in stopped


@switch(*(f"fines.{fault}.bars_ultimo" for fault in FAULTS))
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_bars_the_offenders_ultimo_or_not(fault: str) -> None:
    """Møller, l.423-424, l.492-494, l.566, l.658-659."""
    barring, lenient = (
        house(f'[fines.{fault}]\nbars_ultimo = {value}\ndeal = "goes_on"\n') for value in ("true", "false")
    )
    who = offender(fault)
    own = (["declare", "B", "half", "S"], fined(fault), ["ultimo", who, "king"])
    anothers = (["declare", "B", "half", "S"], fined(fault), ["ultimo", "C", "king"])

    assert "ultimo" not in settled(barring, *own)
    assert settled(barring, *own)["last_trick"] == {seat: 40 if seat == who else -20 for seat in "ABC"}
    assert settled(lenient, *own)["ultimo"]["C"] == -40
    assert settled(barring, *anothers)["ultimo"] == settled(lenient, *anothers)["ultimo"]


# Table mode


def at_table(ruleset: DanishRuleset, seating: Seating = DEALER_A, moved: int = 0) -> DanishState:
    """Deal evenly in table mode, but give B so many cards of the dealer's A."""
    state = start(ruleset, seating, "a table", Cups(60, 60), mode=Mode.TABLE)
    cards = CardSet.from_cards(list(state.hands[0] - TAROKS)[:moved])
    hands = with_added(with_removed(state.hands, 0, cards), 1, cards)
    return start(ruleset, seating, hands, Cups(60, 60), mode=Mode.TABLE)


@switch("fines.misdeal.remedy")
def test_a_misdeal_is_put_right_or_the_dealer_deals_again_or_may_pass_the_deal_on() -> None:
    """Jensen 1989, Kortgivning, l.177-178; Møller, Kortgivning, l.405-408."""
    asked: dict[str, str | None] = {}
    for remedy in ("none", "deal_passes_on", "card_drawn"):
        state = at_table(switched("fines.misdeal.remedy", remedy), moved=1).apply(0, ClaimFault("cards", 1))
        ruling = state.table.proceedings.ruling
        asked[remedy] = None if ruling is None else ruling.question
        assert state.is_over == (remedy == "none")

    assert asked == {"none": None, "deal_passes_on": "misdeal", "card_drawn": "draw"}


@switch("fines.wrong_skat.remedy")
def test_a_wrong_skat_is_put_right_in_time_or_never() -> None:
    """Jensen 1989, Betalinger/Før spillet, l.260-261; B-33."""
    never, in_time = (at_table(switched("fines.wrong_skat.remedy", remedy, JENSEN)) for remedy in ("none", "put_right"))
    two_laid = [state.apply(0, Lay(CardSet.from_cards(list(state.hands[0])[:2]))) for state in (never, in_time)]
    stopped, put_right = (state.apply(1, ClaimFault("skat", 0)) for state in two_laid)

    assert (stopped.is_over, put_right.phase) == (True, Phase.SKAT)


@switch("fines.revoke.remedy")
def test_a_revoke_that_the_others_let_pass_may_be_put_right_or_lies() -> None:
    """Møller, Selve spillet, l.650-659; B-66."""
    asked: list[str | None] = []
    for remedy in ("none", "card_corrected"):
        state, seat, trick = with_revoke(begun(switched("fines.revoke.remedy", remedy)))
        state = state.apply((seat + 1) % 3, ClaimFault("renonce", seat, trick))
        state = state.apply((seat + 1) % 3, ACCEPT).apply((seat + 2) % 3, ACCEPT)
        ruling = state.table.proceedings.ruling
        asked.append(None if ruling is None else ruling.question)

    assert asked == [None, "put_right"]


@switch("fines.false_declaration.remedy")
def test_both_others_may_have_a_deal_with_a_false_declaration_voided_or_not() -> None:
    """Møller, Fejlmeldinger, l.495-497; B-36."""
    asked = [
        declared_falsely(switched("fines.false_declaration.remedy", remedy)).apply(1, ClaimFault("declaration", 0))
        for remedy in ("none", "others_may_void")
    ]

    assert [state.table.proceedings.ruling is None for state in asked] == [True, False]


@switch("fines.false_declaration.repays")
def test_a_false_declaration_is_repaid_whole_or_as_far_as_it_was_too_much() -> None:
    """Jensen 1989, Betalinger/Under spillet, l.270-275; Møller, Fejlmeldinger, l.489-491."""
    repaid = [
        [
            payment.points
            for payment in declared_falsely(switched("fines.false_declaration.repays", repays))
            .apply(1, ClaimFault("declaration", 0))
            .settlement.payments
            if payment.reason == "repaid"
        ]
        for repays in ("declaration", "excess")
    ]

    assert repaid == [[20, 20], [10, 10]]


def declared_falsely(ruleset: DanishRuleset) -> DanishState:
    """The dealer has ten taroks and declares twelve."""
    state = dealt_at_table(ruleset, f"{FREE} T21 T20 T19 T18 X T17 T16 T15 T14 T13".removeprefix("S1 S2 S3 S4 S5 "))
    state = state.apply(0, Lay(parse_cards("S6 S7 S8")))
    return state.apply(0, Declare((Taroks(12, with_pagat=False),)))


def dealt_at_table(ruleset: DanishRuleset, dealer: str) -> DanishState:
    return start(ruleset, DEALER_A, dealt(ruleset, dealer).hands, Cups(60, 60), mode=Mode.TABLE)


@switch("sitters.may_point_out_faults")
def test_a_player_who_sits_out_may_point_out_a_fault_or_must_keep_silent() -> None:
    """Jensen 1989, Spillerne, l.120-121; Møller, Deltagere, l.362-364; B-45."""
    four = Seating(0, 1, 3, (2,))
    may, may_not = (at_table(switched("sitters.may_point_out_faults", value), four, moved=1) for value in (True, False))
    claim = ClaimFault("cards", 1)

    assert may.apply(2, claim).table.proceedings.verdicts[-1].is_upheld
    with pytest.raises(IllegalAction) as caught:
        may_not.apply(2, claim)
    assert caught.value.reason is Reason.SITTER_CLAIMS


# Completeness

NOT_PLAYED = {
    "family": "which game it is",
    "sitters.may_help": "who sits out may look on; tests/server/test_helping.py sets it both ways",
    **{
        f"fines.{fault}.remedy": "no book has a remedy for it"
        for fault in FAULTS
        if fault not in {"wrong_skat", "revoke", "false_declaration", "misdeal"}
    },
}
"""Switches that change neither the play nor the settlement; those of the rotations have their tests in the club's."""


def choices(table: type[msgspec.Struct]) -> set[str]:
    """Return the fields of a table that are a choice between words, or yes and no."""
    hints = get_type_hints(table)
    return {name for name, hint in hints.items() if hint is bool or (get_origin(hint) is Literal and get_args(hint))}


def test_every_switch_of_a_ruleset_has_a_test_that_sets_it_both_ways() -> None:
    found = {
        f"{path}.{name}".lstrip(".")
        for path, table in structs(book(MOLLER))
        if not path.startswith(("rotations", "customs"))
        for name in choices(type(table))
    }

    assert found - switch.paths == NOT_PLAYED.keys()
    assert switch.paths <= found
