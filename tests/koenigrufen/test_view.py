"""A view is all and only what a seat may know."""

from dataclasses import fields

import pytest

from tarock.core.cardset import NO_CARDS
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase, Table
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
    in_play,
    modern_books,
    offered,
    on_turn,
    parse_move,
    played_out,
    prepared,
    quiet,
    spell,
)
from tests.koenigrufen.walks import is_doubling, walk


@every_book
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_is_the_table_and_ones_own_hand(book: KoenigrufenRuleset, seat: int) -> None:
    state = in_play(book, "A dreier")
    view = state.view(seat)
    assert (view.table, view.seat, view.hand) == (state.table, seat, state.hands[seat])
    assert (view.phase, view.turn) == (Phase.PLAY, A)


def test_a_view_has_nothing_else() -> None:
    """Whoever adds a field must think about what it gives away."""
    assert [field.name for field in fields(KoenigrufenView)] == ["table", "seat", "hand", "taken", "laid"]


def test_the_table_holds_only_what_everybody_sees_or_hears() -> None:
    """Whoever adds a field must think about what it gives away."""
    assert [field.name for field in fields(Table)] == [
        "ruleset",
        "dealer",
        "phase",
        "turn",
        "auction",
        "lacks",
        "call",
        "talon",
        "take",
        "concession",
        "laid_open",
        "round",
        "tricks",
        "trick",
        "turned",
        "open_hands",
        "log",
        "shows",
        "mode",
        "proceedings",
    ]


# The talon and the discard


@every_book
def test_the_declarer_alone_sees_what_he_has_laid_away(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 8; Mayr 2012, Talon und Verlegen: face down."""
    one = prepared(book, "A dreier", "S7 S8 S9", discard="S7 S8 S9", talon="D4 D3 D2")
    other = prepared(book, "A dreier", "S7 S8 S9", discard="D4 D3 D2", talon="D4 D3 D2")
    for seat in (B, C, D):
        assert one.view(seat) == other.view(seat)
        assert (one.view(seat).laid, one.view(seat).taken) == (NO_CARDS, NO_CARDS)
    assert (one.view(A).laid, one.view(A).taken) == (cards("S7 S8 S9"), cards("D4 D3 D2"))


@modern_books
def test_nobody_else_sees_what_a_sechser_has_taken(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Sechserdreier: face down."""
    talons = ("D4 D3 D2 C7 C8 C9", "D4 D3 D2 C7 C8 S7")
    hands = ("S7", "C9")
    one, other = (
        prepared(book, "A sechser", hand, talon=talon, discard="D4 D3 D2 C7 C8 S7")
        for hand, talon in zip(hands, talons, strict=True)
    )
    assert one.taken != other.taken
    assert [one.view(seat).table == other.view(seat).table for seat in (B, C, D)] == [True] * 3
    assert one.view(A) != other.view(A)


@every_book
@pytest.mark.parametrize("bid", ["A solorufer", "A solodreier"])
def test_the_talon_of_a_solo_game_is_seen_by_nobody(book: KoenigrufenRuleset, bid: str) -> None:
    """Book of 1900, § 17: "ohne es zu wissen"."""
    one = prepared(book, bid, "T1 S7", "SK", "D3", talon="D4", call="SK")
    other = prepared(book, bid, "T1 S7", "SK", "D4", talon="D3", call="SK")
    for seat in (A, B, D):
        assert one.view(seat) == other.view(seat)
    assert one.view(C) != other.view(C)


# The hidden partner


def both_ways(book: KoenigrufenRuleset, bid: str) -> tuple[KoenigrufenState, KoenigrufenState]:
    """A calls SK; B holds it and C HK, or the other way round."""
    rest = ("T1 S7 S8 S9", "SQ T9", "SC T8", "SJ H4 T7")
    one = (rest[0], f"{rest[1]} SK", f"{rest[2]} HK", rest[3])
    other = (rest[0], f"{rest[1]} HK", f"{rest[2]} SK", rest[3])
    first, second = (
        prepared(book, bid, *hands, talon="D4 D3 D2", call="SK", discard="D4 D3 D2") for hands in (one, other)
    )
    return first, second


@every_book
@pytest.mark.parametrize("bid", ["A rufer", "A solorufer"])
@pytest.mark.parametrize(
    "said",
    [
        "A good, B good, C good, D good",
        "A announces trull, B good, C good, D kontra trull, A re trull, B good, C good, D good",
        "A good, B announces kings, C announces trull, D good, A good, B good",
        "A announces valat kings, B good, C good, D kontra game, A good, B good, C good",
    ],
)
def test_nobody_but_himself_can_tell_the_called_partner_before_his_king_falls(
    book: KoenigrufenRuleset, bid: str, said: str
) -> None:
    """Book of 1900, § 7; Mayr 2012, Ruferspiele: kings and opponents change places, and A and D see the same."""
    said = said.replace("valat kings", "kings") if book is MAYR else said
    one, other = both_ways(book, bid)
    assert (one.partner, other.partner) == (B, C)
    for move in said.split(","):
        for seat in (A, D):
            assert one.view(seat) == other.view(seat)
            assert one.view(seat).legal_actions() == other.view(seat).legal_actions()
        one, other = (state.apply(*parse_move(move)) for state in (one, other))
    while not cards("SK HK") & one.table.played and not one.is_over:
        for seat in (A, D):
            assert one.view(seat) == other.view(seat)
            assert one.view(seat).legal_actions() == other.view(seat).legal_actions()
        shared = [offer for offer in one.legal_actions(on_turn(one)) if offer in other.legal_actions(on_turn(one))]
        quiet_ones = [offer for offer in shared if isinstance(offer, Play) and spell(offer) not in {"SK", "HK"}]
        if not quiet_ones:
            break
        one, other = (state.apply(on_turn(state), quiet_ones[0]) for state in (one, other))
    assert len(one.table.log) > 10


def test_a_pagat_announced_by_a_stranger_binds_nobody_so_that_no_refusal_gives_the_partner_away() -> None:
    """Book of 1900, §§ 7, 11; K-A23: whether B or C is A's partner makes no difference to D's cards."""
    for one in both_ways(K1900, "A rufer"):
        state = quiet(after(one, "A good, B announces pagat"))
        assert state.view(D).legal_actions() == state.legal_actions(D)


# Offers


@every_book
@pytest.mark.parametrize("seed", range(10))
def test_a_view_offers_what_the_table_allows_and_more_only_where_sides_are_hidden(
    book: KoenigrufenRuleset, seed: int
) -> None:
    """The exceptions: a re for one who is no partner, and in the book of 1900 a kontra against a hidden partner."""
    for state in walk(book, seed):
        for seat in SEATS:
            allowed, seen = state.legal_actions(seat), state.view(seat).legal_actions()
            assert [offer for offer in seen if offer in allowed] == list(allowed)
            assert all(is_doubling(offer) for offer in seen if offer not in allowed)


def test_a_view_offers_a_re_to_all_who_may_be_partners() -> None:
    """Book of 1900, § 7: D does not know whether C is his fellow; the table does."""
    state = prepared(TURNIER, "A rufer", "S7", "SK", call="SK")
    state = after(state, "A good, B good, C announces trull, D good, A kontra trull")
    assert "×trull" not in offered(state, B)
    assert "×trull" not in [spell(offer) for offer in state.view(B).legal_actions()]
    state = after(state, "B good, C good")
    assert "×trull" in offered(state, D)
    assert "×trull" in [spell(offer) for offer in state.view(D).legal_actions()]


def test_in_the_book_of_1900_a_view_offers_a_kontra_against_a_partner_who_has_not_shown_himself() -> None:
    """Parameters 12: the table refuses it."""
    state = prepared(K1900, "A rufer", "S7", "SK", call="SK")
    state = after(state, "A good, B announces trull, C good, D good")
    assert "×trull" not in offered(state, A)
    assert "×trull" in [spell(offer) for offer in state.view(A).legal_actions()]


def test_a_view_knows_with_which_birds_a_besserrufer_was_bid() -> None:
    """Tournament sheet 5.6: one of those that were dealt must be announced, not one that was bought."""
    state = prepared(TURNIER, "A besserrufer", "T1 T3", "SK T4", talon="T2 D3 D2", call="SK")
    assert [spell(offer) for offer in state.view(A).legal_actions()] == ["pagat", "kakadu"]
    assert state.view(A).speaker.birds_bid_with == ("pagat", "kakadu")
    assert state.view(B).speaker.birds_bid_with == ()


@every_book
def test_who_is_not_on_turn_is_offered_nothing(book: KoenigrufenRuleset) -> None:
    state = begun(book)
    assert [bool(state.view(seat).legal_actions()) for seat in SEATS] == [True, False, False, False]
    final = played_out(in_play(book, "A dreier"))
    assert [final.view(seat).legal_actions() for seat in SEATS] == [()] * 4


def test_views_of_equal_states_are_equal() -> None:
    assert begun(MAYR, "S7").view(B) == begun(MAYR, "S7").view(B)
    assert begun(MAYR, "S7").view(B) != begun(TURNIER, "S7").view(B)
    assert begun(MAYR, "S7").view(B) != begun(MAYR, "S7").view(C)
