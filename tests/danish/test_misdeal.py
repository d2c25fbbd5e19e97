"""A wrong number of cards: the misdeal that is put right, and what it costs when it is found too late.

Jensen 1989, Kortgivning, l.177-178, Betalinger, l.256-258, l.267-268; Møller, Kortgivning, l.405-414, Bøder, l.2396,
l.2404.
"""

import pytest
from msgspec import structs

from tarock.core.cardset import CardSet
from tarock.core.errors import DealError
from tarock.core.faults import Mode
from tarock.danish.actions import Draw
from tarock.danish.events import Counted
from tarock.danish.fault_kinds import Fine
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.testing.danish.properties import check_balance, check_cards, check_count, check_record, check_sheet
from tests.danish.builders import (
    DEALER_C,
    FOUR,
    HJOERRING,
    JENSEN,
    A,
    B,
    C,
    D,
    after,
    cards,
    either_book,
    filled_up,
    house,
    laid,
    offered,
    played_to,
    refused,
    why_not,
)
from tests.danish.tables import (
    FUNDED,
    accepted,
    agreed,
    asked,
    at_table,
    declared,
    fine_of,
    fined,
    is_void,
    kinds,
    miscounted,
    paid,
    played_out,
    replayed,
    verdict,
)


def one_too_many(book: DanishRuleset) -> DanishState:
    """A has 26 cards and B 24."""
    return miscounted(at_table(book, "", "S9"), B, A, "S9")


# Strict mode, and what is no deal at all


@either_book
def test_strict_mode_deals_the_right_number(book: DanishRuleset) -> None:
    with pytest.raises(DealError, match="A has 26 cards, expected 25; B has 24 cards, expected 25"):
        start(book, DEALER_C, one_too_many(book).hands)


@either_book
def test_a_wrong_number_is_noted_for_everybody_who_has_one(book: DanishRuleset) -> None:
    faults = one_too_many(book).faults
    assert [(fault.seat, fault.reason, fault.detail) for fault in faults] == [
        (A, Reason.WRONG_NUMBER_DEALT, "+1"),
        (B, Reason.WRONG_NUMBER_DEALT, "-1"),
    ]


@either_book
def test_people_miscount_by_a_packet_but_not_by_more(book: DanishRuleset) -> None:
    hands = at_table(book).hands
    moved = CardSet.from_cards(list(hands[A])[:6])
    with pytest.raises(DealError, match="A has 19 cards, expected 25; B has 31 cards, expected 25"):
        start(book, DEALER_C, (hands[A] - moved, hands[B] | moved, hands[C]), mode=Mode.TABLE)


@either_book
def test_nobody_deals_a_pack_that_is_not_whole(book: DanishRuleset) -> None:
    hands = at_table(book).hands
    lost = CardSet.of(min(hands[A]))
    with pytest.raises(DealError, match="A has 24 cards, expected 25"):
        start(book, DEALER_C, (hands[A] - lost, hands[B], hands[C]), mode=Mode.TABLE)


# Before the skat: the misdeal


@pytest.mark.parametrize("claim", ["A claims-cards B", "B claims-cards A", "C claims-cards A", "A claims-cards A"])
def test_after_jensen_the_dealer_chooses_who_deals_again(claim: str) -> None:
    """Jensen 1989, l.177-178: a new 5 and 5, or the next player deals."""
    state = after(one_too_many(JENSEN), claim)
    assert asked(state) == ("misdeal", "C")
    assert offered(state, C) == ["deals-again", "passes-deal"]
    assert fined(state) == {}

    again, passed = after(state, "C deals-again"), after(state, "C passes-deal")

    assert fined(again) == paid(again, "misdeal") == fine_of(C, 5)
    assert fined(passed) == {}
    for over in (again, passed):
        assert is_void(over)
        assert replayed(over) == over
        check_record(over)
        check_sheet(over)


def test_after_moeller_cards_are_drawn_in_place_of_the_fine() -> None:
    """Møller, l.405-408: one is content with counting the hands and drawing a card from the one with too many."""
    state = after(one_too_many(HJOERRING), "C claims-cards B")
    assert fined(state) == {}
    assert asked(state) == ("draw", "B")
    assert offered(state, B) == [f"draws A {place}" for place in range(1, 27)]
    seventh = list(state.hands[A])[6]

    drawn = after(state, "B draws A 7")

    assert asked(drawn) == ("", "")
    assert [len(hand) for hand in drawn.hands] == [25, 25, 28]
    assert seventh in drawn.hands[B]
    assert (drawn.phase, drawn.turn, kinds(drawn)) == (Phase.SKAT, C, [])
    end = agreed(played_out(laid(drawn)))
    assert fined(end) == {}
    assert replayed(end) == end
    check_record(end)
    check_sheet(end)


@either_book
def test_a_misdeal_is_the_dealers_fault(book: DanishRuleset) -> None:
    """Jensen 1989, l.177; Møller, l.405: not of those who got the cards."""
    (found,) = verdict(after(one_too_many(book), "A claims-cards B")).faults
    assert (found.kind, found.seat, found.detail) == ("misdeal", C, "A +1, B -1")


def test_everybody_who_has_too_few_draws_what_he_lacks() -> None:
    """B and A lack one each of the dealer's thirty; then A has too many and the dealer lacks two."""
    state = at_table(HJOERRING, "S1", "S2")
    dealers = miscounted(miscounted(state, A, C, "S1"), B, C, "S2")
    dealers = after(dealers, "A claims-cards C")
    assert asked(dealers) == ("draw", "A B")
    assert offered(dealers, A)[-1] == "draws C 30"
    dealers = after(dealers, "A draws C 30")
    assert asked(dealers) == ("draw", "B")
    assert offered(dealers, B)[-1] == "draws C 29"
    assert [len(hand) for hand in after(dealers, "B draws C 1").hands] == [25, 25, 28]

    short = miscounted(at_table(HJOERRING, "", "", "S1 S2"), C, A, "S1 S2")
    short = after(short, "B claims-cards A, C draws A 27, C draws A 1")
    assert [len(hand) for hand in short.hands] == [25, 25, 28]


def test_what_was_declared_before_cards_are_drawn_is_declared_anew() -> None:
    """A has declared before the dealer, and the fine for that remains; the cards have changed."""
    state = after(miscounted(at_table(HJOERRING, "SK HK DK CK"), A, B, "SK"), "A declares full kings")
    assert kinds(state) == ["wrong_cards", "wrong_cards", "declared_early", "false_declaration"]
    assert paid(state, "full") == {"A": 20, "B": -10, "C": -10}

    place = 1 + list(state.hands[B]).index(cards("SK").strongest())
    state = after(state, f"C claims-cards B, A draws B {place}")

    assert kinds(state) == ["declared_early"]
    assert paid(state, "full") == {}
    state = declared(laid(state))
    assert paid(state, "full") == {"A": 20, "B": -10, "C": -10}
    assert paid(after(state, "B claims-early A"), "declared_early") == fine_of(A, 20)


@pytest.mark.parametrize("move", ["A passes", "B draws A 1", "C deals-again", "A draws A 1", "B accepts", "A agrees"])
def test_nothing_else_happens_while_cards_are_drawn(move: str) -> None:
    state = after(one_too_many(HJOERRING), "C claims-cards B")
    if move == "B draws A 1":
        assert why_not(state, "B draws A 27") is Reason.NO_SUCH_ANSWER
        assert why_not(state, "B draws C 1") is Reason.NO_SUCH_ANSWER
        assert why_not(state, "B draws A 0") is Reason.NO_SUCH_ANSWER
    else:
        assert why_not(state, move) in {Reason.DECISION_OPEN, Reason.NOT_YOUR_TURN, Reason.NO_SUCH_ANSWER}


@either_book
def test_a_right_number_of_cards_is_no_misdeal(book: DanishRuleset) -> None:
    state = after(at_table(book), "A claims-cards C")
    assert not verdict(state).is_upheld
    assert (asked(state), fined(state)) == (("", ""), {})


@either_book
def test_a_claim_must_name_somebody_whose_number_is_wrong(book: DanishRuleset) -> None:
    assert not verdict(after(one_too_many(book), "A claims-cards C")).is_upheld


def test_a_house_without_a_fine_for_misdeals_takes_it_as_a_wrong_number_of_cards() -> None:
    state = after(one_too_many(house(JENSEN, fines={"misdeal": None})), "C claims-cards A")
    assert is_void(state)
    assert fined(state) == {"A": -80, "B": -80, "king": 80, "pagat": 80}


def test_a_house_without_a_fine_for_a_wrong_number_plays_on_with_it() -> None:
    state = one_too_many(house(JENSEN, fines={"wrong_cards": None}))
    assert kinds(state) == []
    end = agreed(played_out(laid(state)))
    assert (fined(end), is_void(end)) == ({}, False)


# After the skat: a wrong number of cards


@either_book
@pytest.mark.parametrize("trick", [1, 12], ids=["at once", "late"])
@pytest.mark.parametrize("claim", ["C claims-cards A", "C claims-cards B"])
def test_a_wrong_number_found_after_the_skat_costs_everybody_who_has_one(
    book: DanishRuleset, trick: int, claim: str
) -> None:
    """Jensen 1989, l.267-268; Møller, l.409-414, l.2396: then everybody counts, and all who have one are found."""
    state = after(played_to(declared(laid(one_too_many(book))), trick), claim)
    assert [fault.seat for fault in verdict(state).faults] == [A, B]
    assert fined(state) == paid(state, "wrong_cards") == {"A": -80, "B": -80, "king": 80, "pagat": 80}
    assert is_void(state) == (book is JENSEN)
    assert asked(state) == (("", "") if book is JENSEN else ("accept", "C"))


@either_book
def test_a_wrong_number_that_nobody_noticed_shows_itself_when_a_hand_runs_out(book: DanishRuleset) -> None:
    """B has no card for the last trick."""
    state = played_out(laid(one_too_many(book)))
    assert verdict(state).claimant is None
    assert verdict(state).claim.kind == "cards"
    assert len(state.table.tricks) == 24
    assert paid(state, "wrong_cards") == {"A": -80, "B": -80, "king": 80, "pagat": 80}
    assert is_void(state) == (book is JENSEN)
    check_record(state)
    check_sheet(state)


@either_book
def test_a_claim_in_the_last_trick_comes_before_the_hand_shows_itself(book: DanishRuleset) -> None:
    state = played_to(declared(laid(one_too_many(book))), 24)
    assert verdict(after(state, "C claims-cards B")).claimant == C


def test_if_the_deal_stands_somebody_plays_no_card_to_the_last_trick() -> None:
    """Møller, l.409-414: immaterial, so the others agree; a card left over counts for its holder."""
    state = accepted(played_out(laid(one_too_many(HJOERRING))))
    assert asked(state) == ("", "")
    state = played_out(state)
    last = state.table.tricks[-1]
    assert last.card_of(B) is None
    assert [len(hand) for hand in state.hands] == [1, 0, 0]
    check_cards(state)
    check_count(state)
    state = agreed(state)
    check_balance(state)
    check_record(state)
    check_sheet(state)
    assert any(isinstance(event, Counted) for event in state.table.events)


def test_where_all_three_have_a_wrong_number_nobody_is_left_to_let_the_deal_stand() -> None:
    state = miscounted(miscounted(at_table(HJOERRING, "S1", "S2"), A, C, "S1"), B, C, "S2")
    state = after(declared(laid(state)), "A claims-cards B")
    assert fined(state) == {"A": -80, "B": -80, "C": -80, "king": 120, "pagat": 120}
    assert is_void(state)


@either_book
def test_a_wrong_number_counts_for_the_three_players_of_a_larger_table(book: DanishRuleset) -> None:
    state = miscounted(at_table(book, "", "S9", seating=FOUR), B, D, "S9")
    state = after(declared(laid(state)), "A claims-cards D")
    assert paid(state, "wrong_cards") == {"B": -80, "D": -80, "king": 80, "pagat": 80}


# The dealer lays a wrong number


@either_book
@pytest.mark.parametrize("skat", ["S2 S4", "S2 S4 S6 S8", ""], ids=["two", "four", "none"])
@pytest.mark.parametrize("claim", ["A claims-skat C", "A claims-cards C"])
def test_a_wrong_number_laid_is_a_wrong_skat_by_whichever_name(book: DanishRuleset, skat: str, claim: str) -> None:
    """Møller, l.420-424: wrong or missing skat."""
    state = begun_with_skat(book, skat)
    assert state.faults[0].reason is Reason.WRONG_NUMBER_LAID
    state = after(played_to(declared(state), 12), claim)
    assert paid(state, "wrong_skat") == fine_of(C, 40)
    assert is_void(state) == (book is JENSEN)


def begun_with_skat(book: DanishRuleset, skat: str) -> DanishState:
    """C lays these cards, and A makes a positive declaration."""
    state = at_table(book, "SK HK DK CK", "", "S2 S4 S6 S8")
    return after(state, f"C lays {skat}".rstrip())


@either_book
@pytest.mark.parametrize(("skat", "tricks"), [("S2 S4", 25), ("S2 S4 S6 S8", 24)], ids=["two", "four"])
def test_a_wrong_number_laid_shows_itself_at_the_end(book: DanishRuleset, skat: str, tricks: int) -> None:
    state = played_out(begun_with_skat(book, skat))
    assert (verdict(state).claimant, len(state.table.tricks)) == (None, tricks)
    assert paid(state, "wrong_skat") == fine_of(C, 40)
    if book is HJOERRING:
        end = agreed(played_out(accepted(state)))
        check_cards(end)
        check_count(end)
        check_record(end)
        check_sheet(end)


@either_book
def test_strict_mode_lays_exactly_three(book: DanishRuleset) -> None:
    state = start(book, DEALER_C, filled_up(DEALER_C, "", "", "S2 S4"), FUNDED)
    assert why_not(state, "C lays S2 S4") is Reason.WRONG_NUMBER_LAID


def test_only_whoever_has_too_few_draws() -> None:
    state = after(one_too_many(HJOERRING), "C claims-cards B")
    assert refused(state, A, Draw(B, 1)).reason is Reason.DECISION_OPEN


def test_a_house_that_plays_on_lets_the_last_player_with_cards_win_a_trick_alone() -> None:
    """A has 27 cards; the others have none left for the last trick."""
    wrong_cards = structs.replace(fine(HJOERRING, "wrong_cards"), deal="goes_on")
    book = house(HJOERRING, fines={"wrong_cards": wrong_cards})
    state = miscounted(miscounted(at_table(book, "", "S9", "S10"), B, A, "S9"), C, A, "S10")
    end = agreed(played_out(declared(laid(state))))
    assert end.table.tricks[-1].plays == ((A, end.table.tricks[-1].cards[0]),)
    assert paid(end, "wrong_cards") == {"A": -80, "B": -80, "C": -80, "king": 120, "pagat": 120}
    for check in (check_cards, check_count, check_balance, check_record, check_sheet):
        check(end)


def fine(book: DanishRuleset, kind: str) -> Fine:
    found: Fine | None = getattr(book.fines, kind)
    assert found is not None
    return found
