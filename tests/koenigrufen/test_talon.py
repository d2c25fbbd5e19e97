"""The talon: book of 1900, §§ 8, 9, 17; tournament sheet 5.2, 5.3, 10.2; Mayr 2012, Talon und Verlegen."""

from itertools import combinations, islice
from random import Random

import pytest

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.koenigrufen.actions import Lay
from tarock.koenigrufen.cards import KINGS, SUIT_CARDS, TAROCKS, TRULL
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    SEATS,
    TURNIER,
    A,
    B,
    C,
    D,
    after,
    begun,
    cards,
    every_book,
    house,
    in_play,
    laid,
    modern_books,
    names,
    offered,
    played_out,
    prepared,
    refused,
    score,
    why_not,
    won_by,
)

TALON = "D4 D3 D2 C7 C8 C9"


def at_talon(book: KoenigrufenRuleset, bid: str, *hands: str, talon: str = TALON, call: str = "") -> KoenigrufenState:
    """A deal in which the declarer has the talon before him."""
    state = won_by(begun(book, *hands, talon=talon), bid)
    return after(state, f"{bid[0]} calls {call}") if call else state


def choice(state: KoenigrufenState) -> DiscardChoice:
    assert state.turn is not None
    (found,) = state.legal_actions(state.turn)
    assert isinstance(found, DiscardChoice)
    return found


# Buying


@every_book
def test_one_half_of_the_talon_is_bought_and_it_lies_open(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 8; Mayr 2012, Talon und Verlegen: two halves of three that are not mixed."""
    state = at_talon(book, "B dreier")
    assert offered(state, B) == ["takes 1", "takes 2"]
    assert state.table.talon == state.talon
    assert why_not(state, "B takes all") is Reason.TAKES_HALF
    first, second = after(state, "B takes 1"), after(state, "B takes 2")
    assert (names(first.taken), names(second.taken)) == ("D4 D3 D2", "C7 C8 C9")
    assert first.hands[B] == state.hands[B] | cards("D4 D3 D2")
    assert second.hands[B] == state.hands[B] | cards("C7 C8 C9")
    assert (first.phase, first.turn) == (Phase.LAYING, B)


@modern_books
def test_a_sechser_takes_all_six_cards_face_down(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Sechserdreier; T-A39."""
    state = at_talon(book, "A sechser")
    assert offered(state, A) == ["takes all"]
    assert state.table.talon == ()
    assert why_not(state, "A takes 1") is Reason.TAKES_ALL
    state = after(state, "A takes all")
    assert (len(state.hands[A]), state.taken) == (18, cards(TALON))
    assert state.table.talon == ()
    assert state.view(A).taken == cards(TALON)
    assert [state.view(seat).taken for seat in (B, C, D)] == [NO_CARDS] * 3


@every_book
@pytest.mark.parametrize("bid", ["A solorufer", "A solodreier"])
def test_solo_games_buy_nothing(book: KoenigrufenRuleset, bid: str) -> None:
    """Book of 1900, §§ 13, 18; Mayr 2012, Talon und Verlegen."""
    state = prepared(book, bid, "T1", "SK", call="SK")
    assert (state.phase, state.table.talon, state.table.take) == (Phase.ANNOUNCING, (), None)
    assert [len(hand) for hand in state.hands] == [12] * 4


@pytest.mark.parametrize(("book", "bid"), [(TURNIER, "B bettel"), (MAYR, "B zwiccolo"), (MAYR, "B bettler_ouvert")])
def test_negative_games_leave_the_talon_alone(book: KoenigrufenRuleset, bid: str) -> None:
    """Mayr 2012, Negative Spiele."""
    state = prepared(book, bid)
    assert (state.phase, state.table.talon) == (Phase.ANNOUNCING, ())


# The called king lies in the talon: giving up


@every_book
@pytest.mark.parametrize("talon", ["SK D3 D2 C7 C8 C9", "D4 D3 D2 C7 C8 SK"])
def test_a_called_king_in_the_talon_may_end_the_game_at_once(book: KoenigrufenRuleset, talon: str) -> None:
    """Book of 1900, § 17; tournament sheet 5.2; Mayr 2012, Ruferspiele."""
    state = at_talon(book, "A rufer", talon=talon, call="SK")
    assert offered(state, A) == ["takes 1", "takes 2", "concedes"]
    state = after(state, "A concedes")
    assert (state.is_over, state.turn, state.partner) == (True, None, None)
    assert (state.facts.king_in_talon, state.facts.tricks) == ("conceded", None)


@every_book
def test_nobody_gives_up_when_the_king_is_in_a_hand(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 17; tournament sheet 5.2."""
    state = at_talon(book, "A rufer", "S7", "SK", call="SK")
    assert offered(state, A) == ["takes 1", "takes 2"]
    assert why_not(state, "A concedes") is Reason.KING_NOT_IN_TALON
    other_king = at_talon(book, "A rufer", "S7", "SK", talon="HK DK CK", call="SK")
    assert why_not(other_king, "A concedes") is Reason.KING_NOT_IN_TALON


@every_book
def test_who_plays_alone_does_not_give_up(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 17: it belongs to the simple Rufer; tournament sheet 5.2."""
    assert why_not(at_talon(book, "A dreier", talon="SK"), "A concedes") is Reason.KING_NOT_IN_TALON


@pytest.mark.parametrize(("book", "each"), [(K1900, 4), (TURNIER, 1), (MAYR, 10)])
def test_giving_up_a_rufer_costs_the_same_to_each(book: KoenigrufenRuleset, each: int) -> None:
    """Book of 1900, § 17: 4; tournament sheet 5.2, T-A09: 1; Mayr 2012, Ruferspiele: 10."""
    state = after(at_talon(book, "A rufer", talon="SK", call="SK"), "A concedes")
    assert score(state) == (-3 * each, each, each, each)


@pytest.mark.parametrize(
    ("bird", "token", "turnier", "mayr"),
    [("pagat", "T1", 3, 30), ("uhu", "T2", 5, 50), ("kakadu", "T3", 7, 70), ("quapil", "T4", 9, 90)],
)
def test_giving_up_a_besserrufer_costs_the_bird_too(bird: str, token: str, turnier: int, mayr: int) -> None:
    """Tournament sheet 5.2: 3, 5, 7 or 9; M-A10: 30, 50, 70 or 90."""
    state = at_talon(TURNIER, "B besserrufer", "", token, talon="SK", call="SK")
    state = after(state, f"B concedes {bird}")
    assert state.facts.bird == bird
    assert score(state) == (turnier, -3 * turnier, turnier, turnier)
    state = after(at_talon(MAYR, f"B besserrufer {bird}", "", token, talon="SK", call="SK"), "B concedes")
    assert state.facts.bird == bird
    assert score(state) == (mayr, -3 * mayr, mayr, mayr)


def test_who_gives_up_a_besserrufer_of_the_tournament_sheet_names_a_bird_that_he_holds() -> None:
    """5.2; T-A09: not one that lies in the talon."""
    state = at_talon(TURNIER, "A besserrufer", "T2 T4", "T3", talon="SK T1", call="SK")
    assert offered(state, A) == ["takes 1", "takes 2", "concedes uhu", "concedes quapil"]
    assert why_not(state, "A concedes") is Reason.NAME_THE_BIRD
    assert why_not(state, "A concedes kakadu") is Reason.NAME_THE_BIRD
    assert why_not(state, "A concedes pagat") is Reason.NAME_THE_BIRD


def test_no_bird_is_named_where_the_bid_has_named_it_or_there_is_none() -> None:
    """Mayr 2012, Besserrufer; tournament sheet 5.2."""
    state = at_talon(MAYR, "A besserrufer uhu", "T1 T2", talon="SK", call="SK")
    assert offered(state, A)[-1] == "concedes"
    assert why_not(state, "A concedes uhu") is Reason.NAME_THE_BIRD
    state = at_talon(TURNIER, "A rufer", "T1", talon="SK", call="SK")
    assert why_not(state, "A concedes pagat") is Reason.NAME_THE_BIRD


def test_a_called_queen_in_the_talon_is_treated_like_a_king() -> None:
    """M-A11."""
    state = at_talon(MAYR, "A rufer", "SK HK DK CK", talon="SQ", call="SQ")
    assert offered(state, A) == ["takes 1", "takes 2", "concedes"]
    assert score(after(state, "A concedes")) == (-30, 10, 10, 10)
    assert after(state, "A takes 2").king_in_talon == "left"


@modern_books
def test_the_fourth_king_in_the_talon_is_treated_like_a_named_one(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1, 5.2; Mayr 2012, Ruferspiele."""
    state = at_talon(book, "A rufer", "SK HK DK", talon="CK", call="fourth")
    assert offered(state, A) == ["takes 1", "takes 2", "concedes"]
    assert state.view(A).legal_actions() == state.legal_actions(A)


# The called king lies in the talon: playing on


@every_book
def test_who_plays_on_plays_alone_with_the_king_or_without(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 17; tournament sheet 5.3: he may leave the king lying."""
    state = at_talon(book, "A rufer", talon="SK D3 D2 C7 C8 C9", call="SK")
    taken, left = after(state, "A takes 1"), after(state, "A takes 2")
    assert (taken.king_in_talon, taken.partner) == ("taken", None)
    assert (left.king_in_talon, left.partner) == ("left", None)
    assert not taken.plays_own_king


@pytest.mark.parametrize(("book", "penalty"), [(K1900, 2), (TURNIER, 0), (MAYR, 0)])
def test_leaving_the_king_costs_only_in_the_book_of_1900(book: KoenigrufenRuleset, penalty: int) -> None:
    """Book of 1900, § 17: as if it had been captured, 2; tournament sheet 5.3, 5.4."""
    final = played_out(in_play(book, "A rufer", talon="SK D3 D2 C7 C8 C9", call="SK", take="2"))
    assert final.facts.king_in_talon == "left"
    paid = {payment.reason: payment.points for payment in final.settlement.payments}
    assert paid.get("king_left", 0) == 2 * penalty


@every_book
def test_a_solo_player_whose_king_lies_in_the_talon_does_not_know_it(book: KoenigrufenRuleset) -> None:
    """Book of 1900, §§ 13, 17; T-A10; Mayr 2012, Solorufer: he cannot give up."""
    lying = prepared(book, "A solorufer", "T1", "HK", talon="SK", call="SK")
    held = prepared(book, "A solorufer", "T1", "SK", talon="HK", call="SK")
    assert (lying.king_in_talon, lying.partner) == ("solo", None)
    assert lying.phase is Phase.ANNOUNCING
    assert lying.view(A).table == held.view(A).table
    assert why_not(lying, "A concedes") is Reason.NOT_NOW


# Laying away


@every_book
@pytest.mark.parametrize("few", ["D4 D3", "D4 D3 D2 C7", ""])
def test_as_many_cards_are_laid_as_were_bought(book: KoenigrufenRuleset, few: str) -> None:
    """Book of 1900, § 9; tournament sheet 10.2."""
    state = after(at_talon(book, "A dreier", "C7", talon="D4 D3 D2"), "A takes 1")
    assert refused(state, A, Lay(cards(few))).reason is Reason.WRONG_NUMBER_LAID


@every_book
def test_bought_cards_may_be_laid_again(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 9; the hand is twelve cards again."""
    state = laid(after(at_talon(book, "A dreier"), "A takes 1"), "D4 D3 D2")
    assert (state.laid, len(state.hands[A])) == (cards("D4 D3 D2"), 12)
    assert state.view(A).laid == cards("D4 D3 D2")
    assert [state.view(seat).laid for seat in (B, C, D)] == [NO_CARDS] * 3


@every_book
def test_only_cards_in_the_hand_are_laid(book: KoenigrufenRuleset) -> None:
    state = after(at_talon(book, "A dreier"), "A takes 1")
    assert why_not(state, "A lays D4 D3 C7") is Reason.NOT_IN_YOUR_HAND


@every_book
@pytest.mark.parametrize("honour", ["SK", "X", "T21", "T1"])
def test_kings_and_pieces_of_the_trull_are_never_laid(book: KoenigrufenRuleset, honour: str) -> None:
    """Book of 1900, § 9; tournament sheet 10.2; Mayr 2012, Talon und Verlegen."""
    state = after(at_talon(book, "A dreier", honour), "A takes 1")
    assert why_not(state, f"A lays D4 D3 {honour}") is Reason.HONOUR_LAID


@every_book
def test_a_tarock_is_laid_only_when_nothing_else_is_left(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 9; K-A25; T-A39; Mayr 2012, Talon und Verlegen."""
    state = after(at_talon(book, "A dreier", "T2 T3 T4"), "A takes 1")
    assert why_not(state, "A lays D4 D3 T2") is Reason.TAROCK_LAID
    assert refused(state, *(A, Lay(cards("D4 D3 T2")))).detail == "T2"
    assert not choice(state).way.pool & TAROCKS


@every_book
@pytest.mark.parametrize(
    ("suits", "shown", "pool"),
    [("SK HK", 3, 10), ("SK S7", 2, 10), ("S8 S7", 1, 10)],
)
def test_taroks_fill_up_a_discard_and_are_shown(book: KoenigrufenRuleset, suits: str, shown: int, pool: int) -> None:
    """Book of 1900, § 9: only as many as the other cards are too few, and they must be shown; K-A25."""
    taroks = "X T20 T19 T18 T17 T16 T15 T14 T13 T12"
    state = after(at_talon(book, "A dreier", f"{taroks} {suits}", talon="T21 T11 DK"), "A takes 1")
    plain = cards(suits) - KINGS
    options = choice(state)
    assert (options.way.fixed, len(options.way.pool)) == (plain, pool)
    lay = next(iter(options))
    assert plain <= lay.cards
    state = state.apply(A, lay)
    assert state.table.laid_open == lay.cards & TAROCKS
    assert len(state.table.laid_open) == shown
    assert [state.view(seat).table.laid_open for seat in SEATS] == [lay.cards & TAROCKS] * 4


@every_book
def test_suit_cards_are_laid_face_down(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 8; Mayr 2012, Talon und Verlegen."""
    state = laid(after(at_talon(book, "A dreier"), "A takes 2"), "C7 C8 C9")
    assert state.table.laid_open == NO_CARDS
    other = laid(after(at_talon(book, "A dreier", "S7"), "A takes 2"), "C7 C8 S7")
    assert other.table.log == laid(after(at_talon(book, "A dreier", "S7"), "A takes 2"), "C7 C8 C9").table.log


@modern_books
def test_a_sechser_lays_six_cards_and_shows_taroks(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Sechserdreier; M-A25, T-A39: taroks open, the rest face down."""
    taroks = "X T20 T19 T18 T17 T16 T15 T14 T13 T12"
    state = after(at_talon(book, "A sechser", f"{taroks} S7 SK", talon="T11 T10 H4 H3 H2 HK"), "A takes all")
    assert refused(state, A, Lay(cards("S7 H4 H3"))).reason is Reason.WRONG_NUMBER_LAID
    options = choice(state)
    assert (options.size, names(options.way.fixed)) == (6, "S7 H4 H3 H2")
    state = laid(state, "S7 H4 H3 H2 T10 T11")
    assert (names(state.table.laid_open), len(state.hands[A])) == ("T10 T11", 12)


# Laying away in a Farbendreier


def test_a_farbendreier_lays_taroks_first_and_face_down() -> None:
    """Mayr 2012, Talon und Verlegen, Farbenspiele."""
    state = after(at_talon(MAYR, "A farbendreier", "T2 T3 T4 T5 SQ SC SJ S10"), "A takes 1")
    assert why_not(state, "A lays T2 T3 SQ") is Reason.SUIT_CARD_LAID
    assert refused(state, A, Lay(cards("T2 T3 SQ"))).detail == "SQ"
    state = laid(state, "T2 T3 T5")
    assert state.table.laid_open == NO_CARDS


def test_a_farbendreier_lays_suit_cards_openly_when_no_tarock_is_left() -> None:
    """Mayr 2012, Talon und Verlegen; pieces of the Trull and kings stay."""
    hand = "X T2 SK SQ SC SJ S10 HK HQ HC HJ H1"
    state = after(at_talon(MAYR, "A farbendreier", hand), "A takes 1")
    assert names(choice(state).way.fixed) == "T2"
    assert why_not(state, "A lays D4 D3 D2") is Reason.SUIT_CARD_LAID
    assert why_not(state, "A lays T2 D3 X") is Reason.HONOUR_LAID
    assert why_not(state, "A lays T2 D3 SK") is Reason.HONOUR_LAID
    state = laid(state, "T2 D4 D3")
    assert state.table.laid_open == cards("D4 D3")
    assert (TAROCKS - TRULL) & state.hands[A] == NO_CARDS


TAROKS_9 = "X T21 T20 T19 T18 T17 T16 T15 T14"


def test_a_farbendreier_takes_the_half_that_brings_six_suit_cards() -> None:
    """Mayr 2012, Farbenspiele: at least six at the first lead; M-A24."""
    state = at_talon(MAYR, "A farbendreier", f"{TAROKS_9} S7 S8 S9", talon="H4 H3 H2 D4 D3 T13")
    assert offered(state, A) == ["takes 1"]
    assert why_not(state, "A takes 2") is Reason.TOO_FEW_SUIT_CARDS
    assert why_not(state, "A takes all") is Reason.TAKES_HALF
    state = laid(after(state, "A takes 1"))
    assert len(state.hands[A] & SUIT_CARDS) == 6


def test_a_farbendreier_takes_either_half_when_both_bring_enough_or_neither_does() -> None:
    """M-A24: what cannot be helped is not refused, or the deal would stand still."""
    both = at_talon(MAYR, "A farbendreier", f"{TAROKS_9} S7 S8 S9", talon="H4 H3 H2 D4 D3 D2")
    neither = at_talon(MAYR, "A farbendreier", f"{TAROKS_9} S7 S8 S9", talon="H4 H3 T12 D4 D3 T13")
    for state in (both, neither):
        assert offered(state, A) == ["takes 1", "takes 2"]
    assert len(laid(after(neither, "A takes 2")).hands[A] & SUIT_CARDS) == 5


def test_a_house_may_lay_suit_cards_first_in_suit_games_too() -> None:
    """Mayr 2012, Talon und Verlegen, read as a switch."""
    book = house(MAYR, discard={"suit_games": "as_always"})
    state = after(at_talon(book, "A farbendreier", "T2 T3 T4 SQ SC SJ S10 S9 S8 S7"), "A takes 1")
    assert why_not(state, "A lays T2 T3 T4") is Reason.TAROCK_LAID
    assert laid(state, "D4 D3 D2").table.laid_open == NO_CARDS


# The choice as a constraint


@every_book
def test_a_discard_is_offered_as_one_choice(book: KoenigrufenRuleset) -> None:
    """Large choices are a constraint; `apply` accepts exactly what it permits."""
    state = after(at_talon(book, "A dreier", "X T5 SK S7 S8 H4 H3 T20 T19 T18 T17 T16"), "A takes 1")
    options = choice(state)
    everything = list(options)
    assert len(everything) == len(options) == len(set(everything)) == 7 * 6 * 5 // 6
    assert all(state.apply(A, lay).laid == lay.cards for lay in islice(everything, 10))
    assert options.sample(Random(3)) in everything
    assert options.sample(Random(3)) == options.sample(Random(3))
    assert all(not lay.cards & (KINGS | TRULL) for lay in everything)


@pytest.mark.parametrize(
    ("hand", "talon"),
    [
        (f"{TAROKS_9} S7 S8 S9", "H4 H3 H2 D4 D3 D2"),
        (f"{TAROKS_9} S7 S8 S9", "H4 H3 T12 D4 D3 T13"),
        ("X T21 T1 T5 SK HK DK CK S7 S8 S9 H4", "H3 H2 H1 D4 D3 T13"),
        ("X T21 T1 SK HK DK CK S7 S8 S9 H4 H3", "H2 H1 HJ D4 D3 T13"),
    ],
    ids=["six suit cards", "too few suit cards", "one tarock", "no tarock"],
)
def test_a_farbendreier_may_lay_exactly_what_is_offered(hand: str, talon: str) -> None:
    """Mayr 2012, Farbenspiele; M-A24: every three of the fifteen cards are tried, also where six cannot be reached."""
    state = after(at_talon(MAYR, "A farbendreier", hand, talon=talon), "A takes 1")
    every = (Lay(CardSet.from_cards(three)) for three in combinations(state.hands[A], 3))
    assert set(choice(state)) == {lay for lay in every if is_accepted(state, lay)}


def is_accepted(state: KoenigrufenState, lay: Lay) -> bool:
    try:
        state.apply(A, lay)
    except IllegalAction:
        return False
    return True


def test_only_the_declarer_takes_and_lays() -> None:
    """Book of 1900, § 8."""
    state = at_talon(K1900, "A dreier")
    assert why_not(state, "B takes 1") is Reason.NOT_YOUR_TURN
    assert why_not(after(state, "A takes 1"), "C lays S7 S8 S9") is Reason.NOT_YOUR_TURN
