"""A world drawn from a view is one that the seat cannot tell from the real one, and one that could have happened.

Every world drawn here is played again from its deal, action by action: it must lead to the same state, so that it
breaks no rule and nothing that anybody has shown or said.
"""

from dataclasses import replace
from random import Random

import pytest

from tarock.core.cardset import CardSet
from tarock.koenigrufen import state as state_module
from tarock.koenigrufen.actions import Take
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS
from tarock.koenigrufen.cards import KINGS, PACK, TAROCKS, TRULL
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.unseen import LAID, TALON, Unseen
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
    card,
    cards,
    every_book,
    house,
    in_play,
    modern_books,
    playable,
    played,
    played_out,
    prepared,
    quiet,
    replayed,
    won_by,
)
from tests.koenigrufen.deals import MARCH
from tests.koenigrufen.walks import walk

pytestmark = pytest.mark.slow


def worlds(state: KoenigrufenState, seat: int, number: int = 12) -> list[KoenigrufenState]:
    """Draw worlds from the view of a seat and check each of them."""
    view = state.view(seat)
    drawn = [view.sample(Random(f"{seat} {count}")) for count in range(number)]
    for world in drawn:
        assert world.view(seat) == view
        assert replayed(world) == world
    return drawn


def seen_by_all(state: KoenigrufenState, number: int = 12) -> list[KoenigrufenState]:
    return [world for seat in SEATS for world in worlds(state, seat, number)]


def holders(drawn: list[KoenigrufenState], token: str) -> set[int | None]:
    """Who was dealt a card in some worlds; None if it lies in the talon."""
    return {next((seat for seat in SEATS if card(token) in world.dealt[seat]), None) for world in drawn}


# Every phase, every seat


@every_book
@pytest.mark.parametrize("seed", range(8))
def test_a_world_can_be_drawn_at_every_time_by_everybody(book: KoenigrufenRuleset, seed: int) -> None:
    rng = Random(seed)
    for state in walk(book, seed):
        if rng.random() < 0.05 or state.phase in {Phase.LAYING, Phase.OVER}:
            seen_by_all(state, 1)


@every_book
def test_the_same_dice_give_the_same_world(book: KoenigrufenRuleset) -> None:
    view = in_play(book, "A dreier").view(B)
    assert view.sample(Random(7)) == view.sample(Random(7))
    assert len({view.sample(Random(seed)) for seed in range(20)}) == 20


@every_book
@pytest.mark.parametrize("seed", range(6))
def test_the_real_deal_can_always_be_drawn(book: KoenigrufenRuleset, seed: int) -> None:
    """No card is excluded from the place where it really is."""
    for state in list(walk(book, seed))[::9]:
        for seat in SEATS:
            unseen = Unseen(state.view(seat))
            domains = unseen.domains(state.called)
            for one in unseen.cards:
                places = [place for index, (place, _) in enumerate(unseen.places) if domains[one] >> index & 1]
                assert true_place(state, one) in places


def true_place(state: KoenigrufenState, one: int) -> int:
    if one in state.laid:
        return LAID
    return next((seat for seat in SEATS if one in state.hands[seat]), TALON)


def test_before_the_first_word_every_other_card_can_be_anywhere() -> None:
    state = begun(MAYR, "X T21 T20 SK HK DK CK")
    drawn = worlds(state, A, 60)
    assert holders(drawn, "T1") == {B, C, D, None}
    assert all(world.hands[A] == state.hands[A] for world in drawn)


def test_a_view_that_contradicts_itself_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """B has announced König ultimo and does not hold the king."""
    monkeypatch.setattr(state_module, "_TRIES", 3)
    state = after(prepared(MAYR, "A rufer", "S7", "SK", call="SK"), "A good, B announces koenig_ultimo")
    view = state.view(B)
    impossible = replace(view, hand=view.hand - cards("SK") | CardSet.of(min(state.hands[C])))
    with pytest.raises(RuntimeError, match="no deal fits this view"):
        impossible.sample(Random(1))


# Bids


def test_who_has_passed_the_forehand_on_holds_all_kings() -> None:
    """Tournament sheet 3.4."""
    state = after(begun(TURNIER, "SK HK DK CK"), "A passes-forehand")
    for later in (state, after(state, "B vorhand, C pass, D pass")):
        for world in worlds(later, B) + worlds(later, D):
            assert world.dealt[A] >= KINGS
    solo = won_by(state, "C dreier")
    assert holders(worlds(solo, C), "SK") == {A}


def test_who_has_bid_a_solo_holds_a_piece_of_the_trull() -> None:
    """Book of 1900, § 13; also who has held it, and who was overbid."""
    state = after(begun(K1900, "X", "T1", "T21"), "A rufer, B solorufer, C pass, D pass, A hold, B dreier, A pass")
    for world in seen_by_all(state):
        assert world.dealt[A] & TRULL
        assert world.dealt[B] & TRULL


def test_who_has_shown_his_piece_of_the_trull_need_not_hold_another() -> None:
    """Book of 1900, § 13."""
    state = played(in_play(K1900, "A solorufer", "X", "T21 T1", "SK", call="SK"), "X")
    assert {bool(world.hands[A] & TRULL) for world in worlds(state, D, 30)} == {False, True}


def test_who_has_bid_a_besserrufer_was_dealt_a_bird() -> None:
    """Tournament sheet 5.7; also who was overbid."""
    birds = CardSet.from_cards(BIRD_CARDS.values())
    state = after(begun(TURNIER, "T3", "T1", "T2"), "A vorhand, B besserrufer, C dreier, D pass, A pass, B pass")
    for world in seen_by_all(state):
        assert world.dealt[B] & birds


def test_a_bird_bought_from_the_talon_is_not_the_one_that_was_bid_with() -> None:
    """Tournament sheet 5.6, 5.7."""
    state = prepared(TURNIER, "A besserrufer", "T2 S7", "SK", talon="T1 D3 D2", call="SK")
    birds = cards("T2 T3 T4")
    for world in worlds(state, B) + worlds(state, D):
        assert world.dealt[A] & birds


def test_an_announced_bird_is_with_who_announced_it() -> None:
    """Tournament sheet 8.3."""
    state = after(prepared(TURNIER, "A dreier", "T2", "T1", "T3"), "A announces uhu, B announces pagat")
    assert holders(worlds(state, D), "T2") <= {A, None}
    assert holders(worlds(state, D), "T1") == {B}
    assert all(card("T2") in world.hands[A] for world in worlds(state, D))


def test_a_bird_named_by_a_bid_is_with_the_bidder() -> None:
    """Mayr 2012, Besserrufer: also when he was overbid."""
    state = after(begun(MAYR, "", "T2", "T1"), "A vorhand, B besserrufer uhu, C dreier")
    assert holders(worlds(state, A) + worlds(state, D), "T2") == {B}
    declared = prepared(MAYR, "B besserrufer uhu", "", "T2", "SK", call="SK")
    assert holders(worlds(declared, A), "T2") == {B}


def test_a_bird_that_was_laid_openly_satisfies_the_bid() -> None:
    """Tournament sheet 5.6; T-A39."""
    hand = "X T21 T20 T19 T18 T17 T16 T15 T14 T2 HK DK"
    state = prepared(
        TURNIER, "A besserrufer", hand, "SK T1 T3 T4", talon="T13 T12 T11", call="SK", discard="T2 T11 T12"
    )
    assert card("T2") in state.table.laid_open
    assert len(worlds(state, C)) == 12


def test_a_suit_game_was_bid_with_enough_suit_cards() -> None:
    """Mayr 2012, Farbenspiele; M-A24."""
    state = prepared(MAYR, "B farbensolo")
    for world in worlds(state, A) + worlds(state, C):
        assert len(world.dealt[B] - TAROCKS) >= 6


# The called card


@modern_books
def test_a_called_king_is_with_the_others_or_in_a_solo_in_the_talon(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Ruferspiele, Solorufer."""
    rufer = prepared(book, "A rufer", "S7", "SK", call="SK")
    assert holders(worlds(rufer, A, 40), "SK") == {B, C, D}
    assert holders(worlds(rufer, C, 40), "SK") == {B, D}
    solo = prepared(book, "A solorufer", "S7", "SK", call="SK")
    assert holders(worlds(solo, A, 60), "SK") == {B, C, D, None}
    assert holders(worlds(solo, B), "SK") == {B}


def test_in_the_book_of_1900_a_caller_may_hold_the_king_himself() -> None:
    """§ 17."""
    state = prepared(K1900, "A rufer", "S7", "SK", call="SK")
    assert holders(worlds(state, C, 60), "SK") == {A, B, D}


@every_book
def test_a_king_that_was_bought_is_with_the_declarer(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.2; book of 1900, § 17."""
    state = prepared(book, "A rufer", "S7", talon="SK D3 D2", call="SK")
    for world in worlds(state, B) + worlds(state, C):
        assert card("SK") in world.hands[A]
        assert world.king_in_talon == "taken"


@pytest.mark.parametrize(
    ("book", "said", "partners"),
    [
        (MAYR, "A good, B announces koenig_ultimo", {B}),
        (K1900, "A good, B announces mondfang", {B}),
        (TURNIER, "A good, B good, C kontra game, D good, A good, B re game", {B}),
        (K1900, "A good, B good, C kontra game", {A, B}),
        (TURNIER, "A good, B good, C announces trull, D good, A kontra trull, B good, C good, D re trull", {B}),
    ],
)
def test_words_tell_where_the_called_king_can_be(book: KoenigrufenRuleset, said: str, partners: set[int]) -> None:
    """docs/formats.md: a re is for one's own side; parameters 12: in 1900 no kontra goes between partners."""
    state = after(prepared(book, "A rufer", "S7", "SK", call="SK"), said)
    assert holders(worlds(state, D, 40), "SK") == partners


# The fourth king


@modern_books
def test_who_has_called_the_fourth_king_holds_three(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1: which one it is, only the declarer and the holder know."""
    state = prepared(book, "A rufer", "SK HK DK", "S7", "CK", call="fourth")
    drawn = worlds(state, B, 40)
    assert {world.called for world in drawn} == set(KINGS)
    assert {world.partner for world in drawn} == {C, D}
    for world in drawn:
        assert len(world.dealt[A] & KINGS) == 3
    assert {world.called for world in worlds(state, C)} == {card("CK")}
    assert {world.called for world in worlds(state, A)} == {card("CK")}
    assert {world.partner for world in worlds(state, A, 30)} == {B, C, D}


@modern_books
@pytest.mark.parametrize("take", ["1", "2"])
def test_a_fourth_king_in_the_talon_is_seen(book: KoenigrufenRuleset, take: str) -> None:
    """Tournament sheet 5.1, 5.2: bought or left lying."""
    state = prepared(book, "A rufer", "SK HK DK", talon="CK D3 D2", call="fourth", take=take)
    for world in seen_by_all(state, 6):
        assert world.dealt[A] >= cards("SK HK DK")
        assert world.called == card("CK")
        assert (card("CK") in world.hands[A]) == (take == "1")


@modern_books
def test_a_fourth_king_may_lie_in_the_hidden_talon_of_a_solo(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1; T-A10."""
    state = prepared(book, "A solorufer", "SK HK DK", "S7", talon="CK", call="fourth")
    assert {world.partner for world in worlds(state, A, 50)} == {B, C, D, None}
    assert {world.king_in_talon for world in worlds(state, B, 50)} == {None, "solo"}


@modern_books
def test_kings_that_fall_tell_which_is_the_fourth(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1."""
    hands = ("SK HK DK C9", "C7", "CK", "C8")
    state = quiet(prepared(book, "A rufer", *hands, talon="D4 D3 D2", call="fourth", discard="D4 D3 D2"))
    led = played(state, "SK")
    assert {world.called for world in worlds(led, B, 40)} == set(cards("HK DK CK"))
    shown = played(state, "C9 C7 CK")
    assert {world.called for world in worlds(shown, B) + worlds(shown, D)} == {card("CK")}


def test_who_has_called_a_queen_holds_all_kings() -> None:
    """Mayr 2012, Ruferspiele."""
    state = prepared(MAYR, "A rufer", "SK HK DK CK", "SQ", call="SQ")
    for world in worlds(state, B) + worlds(state, C):
        assert world.dealt[A] >= KINGS
    assert holders(worlds(state, D, 40), "SQ") == {B, C}


# Talon and discard


@every_book
def test_bought_cards_are_in_the_declarers_hand_or_discard(book: KoenigrufenRuleset) -> None:
    """Book of 1900, §§ 8, 9: the talon has been turned up."""
    state = prepared(book, "A dreier", "S7 S8 S9", talon="D4 D3 D2 C7 C8 C9", discard="D4 D3 S7")
    drawn = worlds(state, B, 30)
    for world in drawn:
        assert world.talon == state.talon
        assert world.hands[A] | world.laid >= cards("D4 D3 D2")
        assert not world.laid & (TAROCKS | KINGS)
    assert len({world.laid for world in drawn}) > 5
    assert {world.laid for world in worlds(state, A)} == {state.laid}


@every_book
def test_taroks_laid_openly_show_that_the_declarer_has_no_other_card_to_lay(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 9; K-A25."""
    hand = "X T20 T19 T18 T17 T16 T15 T14 T13 T12 SK S7"
    state = prepared(book, "A dreier", hand, talon="T21 T11 DK", discard="S7 T11 T12")
    for world in worlds(state, B) + worlds(state, C):
        assert world.laid >= cards("T11 T12")
        assert world.hands[A] - TAROCKS <= KINGS


def test_what_a_farbendreier_lays_face_down_are_taroks() -> None:
    """Mayr 2012, Talon und Verlegen; open suit cards show that none is left but pieces of the Trull."""
    hidden = prepared(MAYR, "A farbendreier", "T2 T3 T4 T5 SQ SC SJ S10", discard="T2 T3 T4")
    for world in worlds(hidden, B):
        assert world.laid <= TAROCKS - TRULL
    hand = "X T2 SK SQ SC SJ S10 HK HQ HC HJ H1"
    shown = prepared(MAYR, "A farbendreier", hand, talon="D4 D3 D2", discard="T2 D4 D3")
    for world in worlds(shown, C):
        assert world.laid >= cards("D4 D3")
        assert not world.hands[A] & (TAROCKS - TRULL)


@modern_books
def test_what_a_sechser_took_is_known_to_the_declarer_alone(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Sechserdreier."""
    state = prepared(book, "A sechser", "S7", talon="D4 D3 D2 C7 C8 C9", discard="D4 D3 D2 C7 C8 C9")
    assert {world.taken for world in worlds(state, A)} == {state.taken}
    drawn = worlds(state, B, 20)
    assert len({world.taken for world in drawn}) > 10
    for world in drawn:
        assert world.table.take == Take("all")
        assert len(world.laid) == 6


@modern_books
def test_a_sechser_that_has_not_laid_yet_holds_eighteen_cards(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Sechserdreier."""
    state = won_by(begun(book), "A sechser")
    assert all(len(world.talon) == 6 for world in seen_by_all(state, 3))
    for world in seen_by_all(after(state, "A takes all"), 3):
        assert len(world.hands[A]) == 18


# Open cards


@pytest.mark.parametrize(("book", "game"), [(TURNIER, "bettel_ouvert"), (MAYR, "zwiccolo_ouvert")])
def test_in_an_ouvert_game_only_the_talon_is_unknown(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.3; Mayr 2012, Ouvertspiele."""
    state = in_play(book, f"A {game}")
    while len(state.table.tricks) < 2:
        state = played(state, playable(state).split()[0])
    for world in seen_by_all(state, 4):
        assert world.hands == state.hands
        assert set(world.talon) == set(state.talon)


def test_cards_turned_up_in_trischaken_stay_in_their_order() -> None:
    """Mayr 2012, Trischaken; M-A27."""
    state = in_play(MAYR, "A trischaken")
    while len(state.table.tricks) < 3:
        state = played(state, playable(state).split()[0])
    drawn = worlds(state, B, 20)
    assert {world.talon[:3] for world in drawn} == {state.talon[:3]}
    assert len({world.talon[3:] for world in drawn}) > 10
    final = played_out(state)
    assert {world.talon for world in seen_by_all(final, 2)} == {final.talon}


@every_book
def test_at_the_end_of_a_march_all_cards_but_discard_and_talon_are_known(book: KoenigrufenRuleset) -> None:
    state = MARCH.play(book, "A rufer", call="SK")
    for world in seen_by_all(state, 2):
        assert CardSet.from_cards(one for hand in world.hands for one in hand) == CardSet()
        assert world.table.played == PACK - world.laid - (CardSet.from_cards(world.talon) - world.taken)
    assert {world.laid for world in worlds(state, C)} == {state.laid}


# What was shown in play


def test_players_who_did_not_follow_or_overtake_hold_no_such_cards() -> None:
    """Tournament sheet 6.1, 10.2."""
    hands = ("S7 H4 H3 H2 D4 D3 D2 C7 C8 C9 S8 S9", "SK H1 HJ HC T5", "T1 T9 HQ", "SJ SC S10")
    state = played(in_play(TURNIER, "A bettel", *hands), "S7 SK")
    for world in worlds(state, D):
        assert card("SK") not in world.hands[C]
    assert len(seen_by_all(state, 3)) == 12


def test_an_announced_card_that_had_to_be_played_early_was_the_only_one() -> None:
    """Book of 1900, § 11; K-A23: else it would have been held back."""
    taroks = "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"
    hands = ("T1 SK S7 S8 S9 HK H4 H3 DK D4 D3 CK", taroks, "S10 T2", "SC T6")
    state = in_play(K1900, "A dreier", *hands, talon="C7 C8 C9", discard="C7 C8 C9", said="A announces pagat")
    state = played(state, "S9 X S10 SC T21 T2 T6 T1")
    for world in worlds(state, C):
        assert not world.hands[A] & TAROCKS


def test_a_card_that_ones_side_has_announced_is_held_back_too() -> None:
    """Book of 1900, § 11; K-A23.  Against a player who is alone everybody knows whose word binds whom."""
    hands = ("X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11", "T2 T3 T4 T5 T7 T8", "T1", "T6 T9 T10")
    state = played(in_play(K1900, "A solodreier", *hands, said="A good, B announces pagat"), "T21 T5 T1 T6")
    for seat in (A, B, D):
        assert all(not world.hands[C] & TAROCKS for world in worlds(state, seat))


def test_of_two_announced_cards_the_other_may_still_be_held() -> None:
    """Book of 1900, § 11; K-A23: who has nothing but announced cards gives which of them he likes."""
    hands = ("X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11", "T1 T2", "T3 T5 T7 T8", "T4 T6 T9 T10")
    book = house(MAYR, announcing={"early": "held_back", "give_up": "free"})
    state = played(in_play(book, "A solodreier", *hands, said="A good, B announces pagat uhu"), "T21 T1 T5 T6")
    assert all(world.hands[B] & TAROCKS == cards("T2") for world in worlds(state, D))


def test_a_house_in_which_an_own_king_may_be_called_unnamed_can_be_drawn_too() -> None:
    """Tournament sheet 5.1 and book of 1900, § 17, as switches of one house."""
    book = house(TURNIER, calling={"own": True, "fourth": True, "four_kings": "own"})
    state = prepared(book, "A rufer", "SK HK DK", "S7", "CK", call="fourth")
    assert {len(world.dealt[A] & KINGS) for world in worlds(state, B)} == {3}
