"""The book bot calls, buys, lays away, announces and doubles."""

from dataclasses import replace

from tarock.bots.koenigrufen.announcing import (
    announces_bird,
    announces_kings,
    announces_trull,
    announces_ultimo,
    announces_valat,
    doubles_bird,
    doubles_game,
)
from tarock.bots.koenigrufen.discarding import candidate_discards
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import GOOD, Bid, Call, Concede, Lay, Speak, Take
from tarock.koenigrufen.cards import KINGS, TRULL
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice
from tarock.notation.cards import parse_card
from tests.bots.koenigrufen.tables import answer, hand, left_alone

RUFER = hand("X T21 T20 T18 T15 T12 SQ S7 S8 H4 DQ CK")


def called(
    cards: CardSet = RUFER, king: str = "SK", book: str = "koenigrufen-turnier", talon: str = ""
) -> KoenigrufenState:
    return left_alone(cards, book, talon).apply(0, Bid("rufer")).apply(0, Call(parse_card(king)))


def test_the_king_of_the_longest_suit_is_called() -> None:
    """Book of 1900, § 8."""
    state = left_alone(RUFER).apply(0, Bid("rufer"))
    assert answer(state) == (Call(parse_card("SK")), "call_longest_suit")


def test_of_two_suits_that_with_the_highest_court_card_is_called() -> None:
    """Book of 1900, § 8."""
    state = left_alone(hand("X T21 T20 T18 T15 T12 S8 S7 DQ D4 H4 CK")).apply(0, Bid("rufer"))
    assert answer(state) == (Call(parse_card("DK")), "call_longest_suit")


def test_the_fourth_king_is_called_without_a_name() -> None:
    """Tournament sheet 5.1."""
    state = left_alone(hand("X T21 T20 T18 T15 T12 SK HK CK D4 H4 S7")).apply(0, Bid("rufer"))
    assert answer(state) == (Call(None), "call_fourth_king")


def test_the_better_half_is_bought() -> None:
    """Book of 1900, § 8."""
    assert answer(called(talon="T17 T16 HQ")) == (Take(2), "buy_better_half")


def test_a_strong_declarer_plays_on_when_his_king_lies_in_the_talon() -> None:
    """Book of 1900, § 17."""
    assert answer(called(talon="SK T17 T16")) == (Take(2), "buy_better_half")
    weak = hand("T20 T9 T8 T7 T5 SQ S7 S8 H4 H3 DQ D4")
    action, advice = answer(called(weak, talon="SK H2 D1 D2 D3 C7"))
    assert isinstance(action, Concede)
    assert advice == "give_up_alone"


def test_short_suits_and_points_are_laid_away() -> None:
    """Book of 1900, § 9: void in many suits, the called one kept, never kings or the Trull."""
    state = called(talon="T17 T16 C9").apply(0, Take(2))
    laid, advice = answer(state)
    assert laid == Lay(hand("H4 DQ SQ"))
    assert advice == "lay_short_suits"


def test_discards_are_ranked() -> None:
    state = called(talon="T17 T16 C9").apply(0, Take(2))
    view = state.view(0)
    choice = view.legal_actions()[0]
    assert isinstance(choice, DiscardChoice)
    ranked = candidate_discards(view, choice, 1_000)
    assert ranked[0] == Lay(hand("H4 DQ SQ"))
    assert len(ranked) == len(set(ranked)) == len(choice)
    assert candidate_discards(view, choice, 5) == ranked[:5]
    for lay in ranked:
        choice.check(lay.cards)
        assert not lay.cards & (KINGS | TRULL)


def spoken(cards: CardSet, contract: str = "solorufer", king: str | None = "DK") -> KoenigrufenView:
    """Return the view of a declarer before he speaks."""
    state = left_alone(cards).apply(0, Bid(contract))
    return (state if king is None else state.apply(0, Call(parse_card(king)))).view(0)


def of_opponent(cards: CardSet, view: KoenigrufenView, seat: int = 1) -> KoenigrufenView:
    """Return what another sees at the same table with these cards."""
    return replace(view, seat=seat, hand=cards)


DECLARERS = hand("X T21 T20 T18 T15 T12 T1 S7 S8 H4 DQ CK")


def test_a_trull_in_the_hand_is_announced() -> None:
    """Book of 1900, § 10."""
    assert announces_trull(spoken(DECLARERS))
    assert not announces_trull(spoken(RUFER))
    bare = hand("X T21 T1 S7 S8 S9 H4 H3 D4 D3 C7 C8")
    assert not announces_trull(replace(spoken(DECLARERS), hand=bare)), "the Pagat will hardly come home"


def test_a_partner_announces_the_trull_that_the_declarer_has_bought() -> None:
    """Book of 1900, § 10: Sküs and Mond were bought, and the partner holds the Pagat."""
    plain = hand("T20 T19 T18 T17 T16 T12 SQ S7 S8 H4 DQ CK")
    state = called(plain, talon="X T21 H3").apply(0, Take(2))
    view = of_opponent(hand("SK T1 T9"), state.view(0))
    assert announces_trull(view)
    assert not announces_trull(of_opponent(hand("HK T1 T9"), state.view(0)))


def test_four_kings_are_announced_with_taroks_to_clear_them() -> None:
    """Book of 1900, § 10."""
    view = spoken(DECLARERS)
    assert announces_kings(replace(view, hand=hand("X T21 T20 T18 T15 T12 SK HK DK CK S7 S8")))
    assert not announces_kings(replace(view, hand=hand("T3 T5 SK HK DK CK S7 S8 H4 H3 D4 D3")))
    assert not announces_kings(view)


def test_a_pagat_is_announced_with_many_taroks() -> None:
    """Book of 1900, §§ 11, 16: eight with a partner, ten against three."""
    many = hand("X T21 T20 T19 T18 T15 T12 T9 T7 T1 S7 CK")
    assert announces_bird(spoken(many), "pagat")
    assert not announces_bird(spoken(many), "uhu")
    assert not announces_bird(spoken(DECLARERS), "pagat")


def test_a_king_is_announced_ultimo_when_it_is_well_guarded() -> None:
    """Book of 1900, § 11; Mayr 2012, Solorufer."""
    view = spoken(DECLARERS)
    guarded = hand("DK D4 D3 D2 T19 T17 T14 T13 T11 T10")
    assert announces_ultimo(of_opponent(guarded, view))
    assert not announces_ultimo(of_opponent(guarded - hand("D2 D3"), view))
    assert not announces_ultimo(view)


def test_a_valat_is_announced_only_when_nothing_can_be_lost() -> None:
    sure = hand("X T21 T20 T19 T18 T17 T16 T15 T14 T13 SK HK")
    assert announces_valat(spoken(sure, "solodreier", None))
    assert not announces_valat(spoken(DECLARERS))


def test_the_declarer_says_what_he_announces_in_one_turn() -> None:
    state = left_alone(DECLARERS).apply(0, Bid("solorufer")).apply(0, Call(parse_card("DK")))
    assert answer(state) == (Speak(announces=("trull",)), "announce_trull")
    quiet = left_alone(RUFER).apply(0, Bid("solorufer")).apply(0, Call(parse_card("SK")))
    assert answer(quiet) == (GOOD, "say_good")


def test_the_lowest_bird_that_a_besserrufer_owes_is_announced() -> None:
    """Tournament sheet 5.6."""
    birds = hand("X T21 T20 T18 T15 T12 T2 T1 S7 S8 H4 DQ")
    state = left_alone(birds, talon="C7 C8 C9").apply(0, Bid("besserrufer")).apply(0, Call(parse_card("SK")))
    state = state.apply(0, Take(2)).apply(0, Lay(hand("H4 DQ C9")))
    action, advice = answer(state)
    assert isinstance(action, Speak)
    assert action.announces[0] == "pagat"
    assert advice == "announce_bird"


def test_a_strong_opponent_says_kontra() -> None:
    """Mayr 2012, Lizitation: "Kontrieren ist einfacher!"."""
    view = spoken(DECLARERS)
    strong = hand("T19 T17 T16 T14 T13 T11 T10 T9 T8 HK SK C7")
    assert doubles_game(of_opponent(strong, view))
    assert not doubles_game(of_opponent(hand("T19 T14 T9 S9 SJ H3 H2 D4 D3 C7 C8 C9"), view))
    assert not doubles_game(of_opponent(strong | hand("DK"), view)), "the partner"
    assert not doubles_game(view)


def test_many_taroks_double_an_announced_bird() -> None:
    view = spoken(DECLARERS)
    many = hand("T19 T17 T16 T14 T13 T11 T10 S9")
    assert doubles_bird(of_opponent(many, view), 0, "pagat")
    assert not doubles_bird(of_opponent(many, view), 0, "trull")
    assert not doubles_bird(of_opponent(hand("T19 T17 S9"), view), 0, "pagat")
    assert not doubles_bird(of_opponent(many | hand("DK"), view), 0, "pagat"), "the partner's own side"
