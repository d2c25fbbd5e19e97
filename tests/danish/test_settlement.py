"""From what happened to what is paid: the order of settlement, the cups, and sheets that contradict themselves.

docs/formats.md, Sheets; docs/readings.md.  Amounts are scored by hand in test_hand_scored.py.
"""

import re
from itertools import permutations
from random import Random

import pytest

from tarock.core.cards import Suit
from tarock.core.errors import SheetError
from tarock.core.ledger import Payment
from tarock.danish.evening_end import shares
from tarock.danish.events import (
    Ante,
    Close,
    Counted,
    Cup,
    Cups,
    DeclaredCourts,
    DeclaredLength,
    Event,
    Fined,
    Fund,
    Lost,
    PagatHomed,
    Redealt,
    Unfunded,
    Void,
    WentBagud,
    WonLast,
    WonNolo,
    WonTout,
    WonUltimo,
)
from tarock.danish.facts import Facts, fine_for, gather
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.ledger import Ledger
from tarock.danish.rules import DanishRuleset
from tarock.danish.settlement import price, settle
from tests.danish.builders import (
    FIVE,
    FOUR,
    HJOERRING,
    JENSEN,
    THREE,
    A,
    B,
    C,
    D,
    E,
    either_book,
    house,
    settled,
    settlement,
)

KING, PAGAT = Cup.KING, Cup.PAGAT
CUPS = (85, 70)


def contradiction(*events: Event, book: DanishRuleset = HJOERRING) -> str:
    with pytest.raises(SheetError) as caught:
        settle(book, THREE, Cups(*CUPS), events)
    assert caught.value.field == "events"
    return caught.value.message


# The ledger


def test_every_payment_names_payer_payee_points_reason_and_rule() -> None:
    result = settlement(HJOERRING, THREE, CUPS, WonUltimo(A, KING))
    rule, funding = HJOERRING.ultimo.source, HJOERRING.funding.source
    assert result.payments == (
        Payment(B, A, 40, "ultimo", rule),
        Payment(C, A, 40, "ultimo", rule),
        Payment(KING, A, 85, "ultimo", rule),
        Payment(A, KING, 20, "fund", funding),
        Payment(B, KING, 20, "fund", funding),
        Payment(C, KING, 20, "fund", funding),
    )
    assert result.net == ((A, 145), (B, -60), (C, -60))
    assert result.cups == Cups(king=60, pagat=70)


def test_nothing_is_written_for_nothing() -> None:
    """An ultimo on an empty cup, a count that is free for all."""
    result = settlement(HJOERRING, THREE, (0, 70), WonUltimo(A, KING), Counted(((A, 26), (B, 26), (C, 26))))
    assert all(payment.points > 0 for payment in result.payments)
    assert not any(payment.payer is KING or payment.reason == "count" for payment in result.payments)


def test_a_sheet_without_events_pays_nothing() -> None:
    assert settled(HJOERRING, FOUR, CUPS) == ((0, 0, 0, 0), CUPS)


def test_a_cup_cannot_pay_what_it_does_not_hold() -> None:
    """B-15: at a table it always holds at least 60; a sheet without funding may say otherwise."""
    with pytest.raises(SheetError, match=r"^cups: the pagat cup holds 0 and cannot pay 5$") as caught:
        settled(JENSEN, THREE, (0, 0), Counted(((A, 30), (B, 24), (C, 24))))
    assert caught.value.field == "cups"


def test_a_ledger_keeps_the_cups_while_it_is_written() -> None:
    ledger = Ledger(HJOERRING, FOUR, Cups(10, 20))
    ledger.pay(A, KING, 5, "ante", "")
    ledger.pay(PAGAT, B, 20, "ultimo", "")
    ledger.pay(KING, PAGAT, 0, "nothing", "")
    assert ledger.cups == {KING: 15, PAGAT: 0}
    assert len(ledger.payments) == 2
    ledger.to_each(D, 5, "lost_king", "")
    assert [(line.payer, line.payee) for line in ledger.payments[2:]] == [(D, A), (D, B)]


def test_cups_are_known_by_name() -> None:
    assert (Cups(85, 70)[KING], Cups(85, 70)[PAGAT]) == (85, 70)
    assert Cups() == Cups(king=0, pagat=0)


# Any order within a time of the deal


@either_book
def test_the_events_of_the_end_may_be_written_in_any_order(book: DanishRuleset) -> None:
    """docs/formats.md: events are what happened, in any order within the three times."""
    end: list[Event] = [
        WonLast(A),
        WonUltimo(A, KING),
        WentBagud(B, KING),
        WentBagud(C, KING),
        Counted(((A, 40), (B, 20), (C, 18))),
    ]
    results = {settled(book, THREE, CUPS, *order) for order in permutations(end)}
    assert len(results) == 1


@either_book
def test_the_three_times_of_a_deal_may_be_mixed(book: DanishRuleset) -> None:
    """What was paid before play, during play and after it is sorted out by the settlement."""
    events: list[Event] = [
        Fund(PAGAT),
        Ante(),
        DeclaredLength(A, "taroks", 11),
        DeclaredCourts(B, "half", Suit.HEARTS),
        Lost(B, KING),
        PagatHomed(C),
        Fined(B, "wrong_demand"),
        WonLast(C),
        WentBagud(A, KING),
        Counted(((A, 30), (B, 30), (C, 18))),
    ]
    expected = settled(book, THREE, (85, 0), *events)
    rng = Random(1)
    for _ in range(50):
        rng.shuffle(events)
        assert settled(book, THREE, (85, 0), *events) == expected


@either_book
def test_what_is_doubled_is_what_lay_there_when_the_last_trick_ended(book: DanishRuleset) -> None:
    """B-14: 85 + 5 ante + 5 lost king + 20 fine = 115 doubled is 230; B: 5 x 3, 2 x 40 and 115."""
    events = (Ante(), Lost(B, KING), Fined(C, "wrong_demand"), WentBagud(B, KING), WonLast(A))
    assert settled(book, THREE, CUPS, *events) == ((-10 + 5 + 40, -15 - 80 - 115, 5 - 40 + 40), (230, 95))


def test_the_count_comes_last() -> None:
    """B-14, B-15: pagat bagud doubles 70 to 140 before the count's 5 come in (B and C free, A pays)."""
    events = (Counted(((A, 22), (B, 28), (C, 28))), WentBagud(C, PAGAT))
    assert settled(JENSEN, THREE, CUPS, *events) == ((40 - 5, 40, -80 - 70), (85, 145))


def test_the_cup_is_funded_again_before_the_count() -> None:
    """B-15: A takes the pagat cup, all fund 60, and then the cup pays the 5 that nobody owes B."""
    events = (WonUltimo(A, PAGAT), Counted(((A, 24), (B, 30), (C, 24))))
    assert settled(JENSEN, THREE, CUPS, *events) == ((80 + 70 - 20, -40 - 20 + 5, -60), (85, 55))


def test_those_below_the_average_pay_those_above_it_and_the_cup_pays_or_takes_the_rest() -> None:
    """Jensen 1989, l.317-319: 15 is owed, 10 + 10 is due; then 10 + 10 is owed and 15 due."""
    lines = settlement(JENSEN, THREE, CUPS, Counted(((A, 10), (B, 34), (C, 34)))).payments
    assert [(line.payer, line.payee, line.points) for line in lines] == [(A, B, 10), (A, C, 5), (PAGAT, C, 5)]
    lines = settlement(JENSEN, THREE, CUPS, Counted(((A, 18), (B, 18), (C, 42)))).payments
    assert [(line.payer, line.payee, line.points) for line in lines] == [(A, C, 10), (B, C, 5), (B, PAGAT, 5)]
    assert {(line.reason, line.rule) for line in lines} == {("count", JENSEN.count.source)}


# Switches that the books leave or settle by a reading


def test_a_house_may_pay_the_last_trick_beside_a_bagud() -> None:
    """B-08, the other reading: A 40 + 40 of the bagud; C 20 + 80 + 85."""
    both = house(HJOERRING, last_trick={"paid_beside_bagud": True})
    assert settled(both, THREE, CUPS, WonLast(A), WentBagud(C, KING)) == ((80, 20, -185), (170, 70))


def test_a_house_may_pay_nothing_for_a_barred_ultimo() -> None:
    """B-35: make it a switch."""
    nothing = house(HJOERRING, last_trick={"paid_for_barred_ultimo": False})
    events = (Fined(C, "revoke"), WonUltimo(C, KING))
    assert settled(nothing, THREE, CUPS, *events) == ((0, 0, -80), (125, 110))
    assert settled(nothing, THREE, CUPS, Fined(C, "revoke"), WonLast(C)) == ((-20, -20, -40), (125, 110))


def test_a_house_may_let_two_baguds_double_in_turn() -> None:
    """B-12, the alternative: x becomes 4x; B pays 85 into the cup, C 170."""
    in_turn = house(HJOERRING, bagud={"several": "in_turn"})
    events = (WentBagud(B, KING), WentBagud(C, KING))
    assert settled(in_turn, THREE, CUPS, *events) == ((80, -80 - 85 + 40, -80 - 170 + 40), (340, 70))


def test_a_house_may_leave_the_count_out_of_a_tout() -> None:
    """B-16: count optional after Jensen; 160 + 155 - 40."""
    no_count = house(JENSEN, tout={"adds_count": False})
    events = (WonTout(A), Counted(((A, 73), (B, 4), (C, 1))))
    assert settled(no_count, THREE, CUPS, *events) == ((275, -120, -120), (60, 60))


def test_a_house_may_settle_the_count_with_the_king_cup() -> None:
    king = house(JENSEN, count={"imbalance_to": "king"})
    assert settled(king, THREE, CUPS, Counted(((A, 22), (B, 28), (C, 28)))) == ((-5, 0, 0), (90, 70))


def test_the_amounts_are_the_rulesets() -> None:
    dear = house(HJOERRING, funding={"each": 50}, ultimo={"king": 100}, ante={"each_cup": 10})
    assert settled(dear, THREE, CUPS, Ante(), WonUltimo(B, KING)) == (
        (-20 - 100 - 50, 200 + 95 - 50, -100 - 50),
        (150, 80),
    )


@either_book
@pytest.mark.parametrize("number", range(10, 23))
def test_every_tarok_more_is_worth_five(book: DanishRuleset, number: int) -> None:
    """Jensen 1989, l.255; Møller, l.2359-2362."""
    assert price(book, DeclaredLength(A, "taroks", number)) == (
        10 + 5 * (number - 10),
        "taroks",
        book.taroks.source,
    )


@either_book
@pytest.mark.parametrize("number", range(3, 23))
def test_every_matador_more_is_worth_five(book: DanishRuleset, number: int) -> None:
    """Jensen 1989, l.254; Møller, l.2364-2366."""
    assert price(book, DeclaredLength(A, "matadors", number)) == (
        10 + 5 * (number - 3),
        "matadors",
        book.matadors.source,
    )


# What the end comes to


def facts_of(*events: Event, book: DanishRuleset = HJOERRING) -> Facts:
    return gather(book, THREE, events)


def test_an_ultimator_empties_his_cup_and_a_tout_player_both() -> None:
    """Jensen 1989, l.291, l.294; Møller, l.801-804, l.2386."""
    assert facts_of(WonUltimo(A, KING)).emptied == {KING: A}
    assert facts_of(WonUltimo(A, PAGAT)).emptied == {PAGAT: A}
    assert facts_of(WonTout(A)).emptied == {KING: A, PAGAT: A}
    assert facts_of(WonTout(A), WonNolo(B), WonNolo(C)).emptied == {KING: A, PAGAT: A}
    assert facts_of(WonLast(A)).emptied == {}


def test_a_nolo_a_fault_or_a_stopped_deal_leaves_the_cups_alone() -> None:
    """Møller, l.616, l.492-494; B-34."""
    assert facts_of(WonUltimo(A, KING), WonNolo(B)).emptied == {}
    assert facts_of(WonUltimo(A, KING), Fined(A, "revoke")).emptied == {}
    assert facts_of(WonUltimo(A, KING), Void()).emptied == {}
    assert facts_of(WonUltimo(A, KING), Fined(B, "revoke")).emptied == {KING: A}


def test_the_winner_of_the_last_trick_is_known_from_an_ultimo_too() -> None:
    assert facts_of(WonUltimo(C, KING)).winner_of_last == C
    assert facts_of(WonLast(B)).winner_of_last == B
    assert facts_of().winner_of_last is None


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_moellers_list_has_its_fine(fault: str) -> None:
    """Møller, Bøder, l.2391-2404."""
    assert fine_for(HJOERRING, fault).each_cup in {5, 20, 40}


@pytest.mark.parametrize("fault", ["declared_early", "out_of_turn", "cups_not_moved"])
def test_jensen_knows_no_fine_for_what_only_moeller_forbids(fault: str) -> None:
    """Parameters 18-20: Jensen is silent."""
    assert contradiction(Fined(A, fault), book=JENSEN) == f"Jensen 1989 sets no fine on {fault}"


# Whoever emptied a cup answers for its funding


@either_book
@pytest.mark.parametrize("missing", [B, C, D])
def test_the_ultimator_pays_for_whoever_did_not_fund(book: DanishRuleset, missing: int) -> None:
    """Jensen 1989, l.242-245; Møller, Kopper, l.340-341: on the ultimo's sheet; A pays a second 20."""
    complete = (80 + 85 - 20, -60, -20, -60)
    expected = [points + 20 * (seat == missing) - 20 * (seat == A) for seat, points in enumerate(complete)]
    assert settled(book, FOUR, CUPS, WonUltimo(A, KING), Unfunded(missing, KING)) == (tuple(expected), (80, 70))


@either_book
def test_the_ultimator_cannot_escape_by_forgetting_himself(book: DanishRuleset) -> None:
    assert settled(book, THREE, CUPS, WonUltimo(A, KING), Unfunded(A, KING)) == ((145, -60, -60), (60, 70))


@either_book
def test_the_tout_player_answers_for_both_cups(book: DanishRuleset) -> None:
    """160 + 155 - 2 x 20, and 20 for B's king cup and 20 for C's pagat cup."""
    events = (WonTout(A), Unfunded(B, KING), Unfunded(C, PAGAT))
    assert settled(book, THREE, CUPS, *events) == ((275 - 40, -80 - 20, -80 - 20), (60, 60))


@either_book
def test_a_shortage_found_later_is_paid_by_whoever_makes_it_good(book: DanishRuleset) -> None:
    """docs/formats.md: alone on a sheet, with the rule of the shortage."""
    result = settlement(book, FOUR, CUPS, Unfunded(C, PAGAT))
    assert result.payments == (Payment(C, PAGAT, 20, "unfunded", book.shortage.source),)


@either_book
def test_a_shortage_of_the_other_cup_beside_an_ultimo_is_one_found_later(book: DanishRuleset) -> None:
    assert settled(book, THREE, CUPS, WonUltimo(A, KING), Unfunded(B, PAGAT)) == ((145, -80, -60), (60, 90))


def test_a_cup_that_a_bagud_replaced_was_not_funded_again() -> None:
    """Møller, l.706-710: so nobody can have forgotten to."""
    events = (WonUltimo(A, KING), WentBagud(B, KING), Unfunded(C, KING))
    assert contradiction(*events) == "the king cup was not funded again in this deal: a bagud replaced it"


# The end of the evening


@pytest.mark.parametrize(
    ("total", "standings", "expected"),
    [
        (200, {A: 1, B: 2, C: 3, D: 4}, {A: 50, B: 50, C: 50, D: 50}),
        (205, {A: 15, B: -120, C: 40, D: -140}, {A: 50, B: 50, C: 50, D: 55}),
        (215, {A: 0, B: 1, C: 2}, {A: 75, B: 70, C: 70}),
        (245, {A: -30, B: 70, C: -85, D: -200}, {A: 60, B: 60, C: 60, D: 65}),
        (190, {A: -10, B: -10, C: 5, D: 5}, {A: 50, B: 50, C: 45, D: 45}),
        (195, {A: -10, B: -10, C: 5, D: 5}, {A: 55, B: 50, C: 45, D: 45}),
        (130, {A: 0, B: 0, C: 0}, {A: 45, B: 45, C: 40}),
        (207, {A: 3, B: -7, C: 4, D: 0}, {A: 50, B: 57, C: 50, D: 50}),
        (3, {A: 3, B: -7, C: -7}, {A: 0, B: 3, C: 0}),
        (0, {A: 0, B: 0, C: 0}, {A: 0, B: 0, C: 0}),
    ],
)
def test_cups_are_shared_in_counters_and_the_rest_goes_to_whoever_did_worst(
    total: int, standings: dict[int, int], expected: dict[int, int]
) -> None:
    """Møller, Kopper, l.342-344; B-48: counters of five; who did equally badly share the rest, by seat."""
    assert shares(total, 5, standings) == expected
    assert sum(expected.values()) == total


@either_book
def test_the_evening_ends_with_empty_cups(book: DanishRuleset) -> None:
    """Møller, Kopper, l.342-344; B-46: also after Jensen.  205 among four: 50 each, 5 for D."""
    close = Close(((A, 15), (B, -120), (C, 40), (D, -140)))
    result = settlement(book, FOUR, (105, 100), close)
    assert (result.net, result.cups) == (((A, 50), (B, 50), (C, 50), (D, 55)), Cups(0, 0))
    assert [(line.payer, line.payee, line.points) for line in result.payments] == [
        (KING, A, 50),
        (KING, B, 50),
        (KING, C, 5),
        (PAGAT, C, 45),
        (PAGAT, D, 55),
    ]
    assert {(line.reason, line.rule) for line in result.payments} == {("close", book.evening_end.source)}


@either_book
def test_the_cups_are_shared_after_the_last_deal_is_settled(book: DanishRuleset) -> None:
    """The last trick of C (40), then 155 among three: 50 each, 5 for B."""
    events = (Close(((A, 0), (B, -5), (C, 5))), WonLast(C))
    assert settled(book, THREE, CUPS, *events) == ((-20 + 50, -20 + 55, 40 + 50), (0, 0))


@either_book
def test_with_five_at_the_table_five_share(book: DanishRuleset) -> None:
    close = Close(((A, 0), (B, 0), (C, 0), (D, 0), (E, -1)))
    assert settled(book, FIVE, (105, 100), close) == ((40, 40, 40, 40, 45), (0, 0))


# Sheets that contradict themselves


@pytest.mark.parametrize(
    ("events", "message"),
    [
        ((WonLast(A), WonLast(A)), "last_trick can happen only once in a deal"),
        ((WonUltimo(A, KING), WonUltimo(B, KING)), "ultimo can happen only once in a deal"),
        ((WonTout(A), WonTout(A)), "tout can happen only once in a deal"),
        ((Counted(()), Counted(())), "count can happen only once in a deal"),
        ((Close(()), Close(((A, 1),))), "close can happen only once in a deal"),
        ((Ante(), Ante()), "the ante is paid once in a deal, and each cup is funded once before it"),
        ((Fund(KING), Fund(KING)), "the ante is paid once in a deal, and each cup is funded once before it"),
        ((WonNolo(A), PagatHomed(A)), "A brought the pagat home and so won a trick"),
        ((WonTout(A), PagatHomed(B)), "B brought the pagat home and so won a trick"),
        ((WonTout(A), Lost(A, KING)), "A took every trick and so lost no card"),
        (
            (WonLast(B), WonUltimo(A, KING)),
            "the ultimo was scored by somebody else than the winner of the last trick",
        ),
        ((WonTout(A), WonLast(B)), "a tout player wins the last trick too"),
        ((WonTout(A), WonUltimo(B, PAGAT)), "a tout player wins the last trick too"),
        ((WonNolo(A), WonNolo(B)), "two players without a trick mean a tout of the third"),
        ((WonNolo(A), WonLast(A)), "a nolo player wins no trick"),
        ((WonNolo(A), WonUltimo(A, KING)), "a nolo player wins no trick"),
        ((WonTout(A), WonNolo(A)), "a nolo player wins no trick"),
        ((WentBagud(A, KING), WentBagud(A, PAGAT)), "a player goes bagud only once in a deal"),
        ((WonLast(A), WentBagud(A, KING)), "the winner of the last trick cannot go bagud"),
        ((WonUltimo(A, KING), WentBagud(A, KING)), "the winner of the last trick cannot go bagud"),
        ((WonTout(A), WentBagud(A, KING)), "the winner of the last trick cannot go bagud"),
        ((WonUltimo(A, KING), WentBagud(B, PAGAT)), "a king cannot win a trick that the pagat fell in"),
        (
            (WentBagud(A, KING), WentBagud(B, KING), WentBagud(C, KING)),
            "three players cannot all go bagud: one of them wins the trick",
        ),
        ((Lost(A, PAGAT), PagatHomed(A)), "the pagat is lost, brought home or played last only once"),
        ((PagatHomed(A), WonUltimo(A, PAGAT)), "the pagat is lost, brought home or played last only once"),
        ((Lost(A, PAGAT), WentBagud(A, PAGAT)), "the pagat is lost, brought home or played last only once"),
        ((*[Lost(A, KING)] * 4, WentBagud(B, KING)), "there are only four kings to lose"),
        ((*[Lost(B, KING)] * 4, WonUltimo(A, KING)), "there are only four kings to lose"),
        (
            (DeclaredCourts(A, "half", None), DeclaredCourts(A, "half", None)),
            "the same declaration is written down twice",
        ),
        (
            (Fined(A, "false_declaration", DeclaredCourts(A, "full", Suit.SPADES)),),
            "A repays a declaration that was not declared",
        ),
        (
            (
                DeclaredCourts(B, "full", Suit.SPADES),
                Fined(A, "false_declaration", DeclaredCourts(A, "full", Suit.SPADES)),
            ),
            "A repays a declaration that was not declared",
        ),
    ],
)
def test_events_that_cannot_all_have_happened_are_refused(events: tuple[Event, ...], message: str) -> None:
    assert contradiction(*events) == message


@pytest.mark.parametrize(
    "event",
    [
        DeclaredLength(A, "taroks", 10),
        DeclaredCourts(A, "full", None),
        Lost(A, KING),
        PagatHomed(A),
        WonLast(A),
        WonUltimo(A, KING),
        WentBagud(A, KING),
        WonNolo(A),
        WonTout(A),
        Counted(((A, 26), (B, 26), (C, 26))),
    ],
    ids=lambda event: type(event).__name__,
)
def test_nothing_is_declared_or_played_in_a_deal_that_is_dealt_again(event: Event) -> None:
    """docs/formats.md: anything after redeal is refused; B-47."""
    assert contradiction(Redealt(B), event) == "nothing is declared or played in a deal that is dealt again"


@either_book
def test_a_deal_that_is_dealt_again_may_have_its_stakes_and_a_misdeal(book: DanishRuleset) -> None:
    events = (Fund(KING), Ante(), Fined(A, "misdeal"), Redealt(C))
    assert settled(book, THREE, (0, 70), *events) == ((-20 - 10 - 10, -20, -20), (70, 80))


@pytest.mark.parametrize("event", [WonLast(D), DeclaredLength(E, "taroks", 10), Unfunded(D, KING)])
def test_somebody_who_is_not_at_the_table_is_refused(event: Event) -> None:
    assert re.fullmatch("[DE] is not at the table", contradiction(event))


@pytest.mark.parametrize("event", [WonLast(C), Fined(C, "revoke"), DeclaredLength(C, "taroks", 10), Redealt(C)])
def test_somebody_who_sits_out_takes_no_part(event: Event) -> None:
    """Jensen 1989, Spillerne, l.79-81."""
    with pytest.raises(SheetError, match=r"^events: C sits out this deal$"):
        settle(HJOERRING, FOUR, Cups(*CUPS), [event])


def test_somebody_who_sits_out_may_have_forgotten_to_fund() -> None:
    """Møller, Kopper, l.339-341: everybody funds."""
    assert settled(HJOERRING, FOUR, CUPS, Unfunded(C, KING)) == ((0, 0, -20, 0), (105, 70))


@either_book
def test_harmless_repetitions_are_not_contradictions(book: DanishRuleset) -> None:
    """Two voids, a last trick beside ultimo, a nolo beside a tout, the tout player's own pagat (docs/formats.md)."""
    assert settled(book, THREE, CUPS, WonTout(A), PagatHomed(A), Lost(B, KING))[1] == (60, 60)
    assert settled(book, THREE, CUPS, Void(), Void()) == ((0, 0, 0), CUPS)
    assert settled(book, THREE, CUPS, WonLast(A), WonUltimo(A, KING)) == settled(book, THREE, CUPS, WonUltimo(A, KING))
    assert settled(book, THREE, CUPS, WonTout(A), WonNolo(B)) == settled(book, THREE, CUPS, WonTout(A))
