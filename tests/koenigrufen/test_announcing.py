"""Announcements before play: book of 1900, §§ 10–13, 19; tournament sheet 5.5–5.7, 8.1–8.7; Mayr 2012, Ausspielen."""

import pytest

from tarock.koenigrufen.actions import GOOD, Speak
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Announcement, Phase
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    TURNIER,
    A,
    B,
    C,
    D,
    after,
    every_book,
    house,
    modern_books,
    offered,
    played_out,
    prepared,
    quiet,
    refused,
    why_not,
)

BIRDS = "T1 T2 T3 T4"


def rufer(book: KoenigrufenRuleset, *hands: str, talon: str = "D4 D3 D2", call: str = "SK") -> KoenigrufenState:
    """A Rufer of A at the beginning of the round; B holds the called king unless something else is said."""
    return prepared(book, "A rufer", *(hands or ("S7", "SK")), talon=talon, call=call)


def said(state: KoenigrufenState) -> list[tuple[int, str]]:
    return [(entry.seat, entry.item) for entry in state.table.round.announcements]


# The course of the round


@every_book
def test_the_declarer_begins_and_three_gut_in_a_row_end_the_round(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Ausspielen; T-A22, M-A26: the declarer's own opening is none of the three."""
    state = prepared(book, "B dreier")
    assert (state.phase, state.turn) == (Phase.ANNOUNCING, B)
    for name in "BCD":
        state = after(state, f"{name} good")
        assert state.phase is Phase.ANNOUNCING
    state = after(state, "A good")
    assert state.phase is Phase.PLAY


@every_book
@pytest.mark.parametrize("last", ["B", "C", "D"])
def test_whatever_is_said_lets_the_round_go_on(book: KoenigrufenRuleset, last: str) -> None:
    """T-A22, M-A26: three must follow who say "gut"."""
    state = prepared(book, "A dreier")
    moves = ["A good", *(f"{name} good" for name in "BCD"[: "BCD".index(last)]), f"{last} announces kings"]
    state = after(state, ", ".join(moves))
    for _ in range(3):
        assert state.phase is Phase.ANNOUNCING
        state = state.apply(state.turn or 0, GOOD)
    assert state.phase is Phase.PLAY


@every_book
def test_who_has_said_gut_may_still_announce(book: KoenigrufenRuleset) -> None:
    """T-A22."""
    state = after(prepared(book, "A dreier"), "A good, B good, C announces kings, D good, A announces trull, B good")
    assert said(state) == [(C, "kings"), (A, "trull")]
    assert (state.phase, state.turn) == (Phase.ANNOUNCING, C)


@every_book
def test_announcements_and_doublings_of_one_player_in_a_row_are_one_turn(book: KoenigrufenRuleset) -> None:
    """docs/formats.md; tournament sheet 7.4: kontra and an announcement together."""
    state = after(prepared(book, "A dreier"), "A announces kings, B kontra game kings + announces trull")
    assert (state.turn, state.table.round.turns) == (C, 2)
    assert said(state) == [(A, "kings"), (B, "trull")]


@modern_books
def test_trischaken_has_no_round(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 2.3, 8.5; Mayr 2012, Kontrieren."""
    state = prepared(book, "A trischaken")
    assert (state.phase, state.turn) == (Phase.PLAY, A)


@every_book
def test_each_speaks_only_in_his_turn(book: KoenigrufenRuleset) -> None:
    state = prepared(book, "A dreier")
    assert why_not(state, "B good") is Reason.NOT_YOUR_TURN
    assert why_not(after(state, "A good"), "C announces trull") is Reason.NOT_YOUR_TURN


# What there is to announce


@pytest.mark.parametrize(
    ("book", "bid", "expected"),
    [
        (K1900, "A rufer", ["trull", "kings", "pagat", "koenig_ultimo", "valat", "good"]),
        (K1900, "A dreier", ["trull", "kings", "pagat", "valat", "good"]),
        (K1900, "A solodreier", ["trull", "kings", "pagat", "valat", "good"]),
        (TURNIER, "A rufer", ["trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat", "good"]),
        (TURNIER, "A dreier", ["trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat", "good"]),
        (TURNIER, "A farbensolo", ["kings", "valat", "good"]),
        (TURNIER, "A solodreier", ["good"]),
        (TURNIER, "A bettel", ["good"]),
        (MAYR, "A rufer", ["trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat", "good"]),
        (MAYR, "A sechser", ["trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat", "good"]),
        (MAYR, "A solodreier", ["trull", "kings", "pagat", "uhu", "kakadu", "quapil", "valat", "good"]),
        (MAYR, "A farbendreier", ["kings", "valat", "good"]),
        (MAYR, "A farbensolo", ["kings", "valat", "good"]),
        (MAYR, "A zwiccolo_ouvert", ["good"]),
    ],
)
def test_each_game_has_its_announcements(book: KoenigrufenRuleset, bid: str, expected: list[str]) -> None:
    """Book of 1900, §§ 10–12, 16, 19; tournament sheet 8.5–8.7; Mayr 2012, Übersicht, Farbenspiele; M-A32.

    The declarer A holds all birds and not the called king.
    """
    state = prepared(book, bid, f"{BIRDS} X SJ S10 S9 S8 H1 H2", "SK", talon="D4 D3 D2", call="SK")
    assert offered(state, A) == expected


@pytest.mark.parametrize(
    ("book", "bid", "item"),
    [
        (K1900, "A dreier", "uhu"),
        (K1900, "A dreier", "koenig_ultimo"),
        (TURNIER, "A dreier", "koenig_ultimo"),
        (TURNIER, "A rufer", "mondfang"),
        (TURNIER, "A farbensolo", "trull"),
        (TURNIER, "A farbensolo", "pagat"),
        (TURNIER, "A piccolo", "kings"),
        (TURNIER, "A bettel_ouvert", "valat"),
        (MAYR, "A farbendreier", "trull"),
        (MAYR, "A bettler", "pagat"),
        (MAYR, "A sechser", "koenig_ultimo"),
        (MAYR, "A solodreier", "mondfang"),
    ],
)
def test_what_a_game_does_not_have_cannot_be_announced(book: KoenigrufenRuleset, bid: str, item: str) -> None:
    """Book of 1900, § 16; tournament sheet 1.7, 8.5, 8.6; Mayr 2012, Farbenspiele; M-A32."""
    state = prepared(book, bid, f"{BIRDS} X SK", call="HK")
    assert why_not(state, f"A announces {item}") is Reason.NO_SUCH_BONUS


@every_book
def test_opponents_and_partner_announce_as_well(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 12; Mayr 2012, Ausspielen: after the declarer everybody may."""
    state = after(rufer(book, "S7", "SK"), "A good, B announces trull, C announces kings, D announces valat")
    assert said(state) == [(B, "trull"), (C, "kings"), (D, "valat")]


# Once


@modern_books
def test_each_player_announces_in_one_turn_only(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 8.2; Mayr after the same reading."""
    state = after(prepared(book, "A dreier", "T1"), "A announces trull, B good, C announces kings, D good")
    assert why_not(state, "A announces pagat") is Reason.ANNOUNCES_ONCE
    assert offered(state, A) == ["×kings", "good"]


def test_in_the_book_of_1900_one_may_announce_again() -> None:
    """§ 10: only before the first lead."""
    state = after(prepared(K1900, "A dreier", "T1"), "A announces trull, B good, C announces kings, D good")
    assert said(after(state, "A announces pagat"))[-1] == (A, "pagat")


@every_book
def test_nothing_is_announced_twice_by_one_player(book: KoenigrufenRuleset) -> None:
    """K-A22; tournament sheet 8.2."""
    state = prepared(book, "A dreier")
    assert why_not(state, "A announces trull trull") is Reason.ANNOUNCED_TWICE
    state = after(state, "A announces trull, B announces kings, C good, D good")
    assert why_not(state, "A announces trull") is Reason.ANNOUNCED_TWICE


@every_book
def test_both_sides_may_announce_the_same(book: KoenigrufenRuleset) -> None:
    """K-A26: contradictory announcements are scored separately."""
    state = after(prepared(book, "A dreier"), "A announces kings, B announces kings")
    assert said(state) == [(A, "kings"), (B, "kings")]


# By whom


@every_book
@pytest.mark.parametrize("item", ["trull", "kings"])
def test_trull_and_kings_are_announced_on_suspicion(book: KoenigrufenRuleset, item: str) -> None:
    """Book of 1900, § 10; tournament sheet 5.5, 8.4; M-A16: without holding any of them."""
    state = after(prepared(book, "A dreier", "X T21 T1 SK HK DK CK"), "A good")
    assert said(after(state, f"B announces {item}")) == [(B, item)]


@modern_books
@pytest.mark.parametrize(("item", "token"), [("pagat", "T1"), ("uhu", "T2"), ("kakadu", "T3"), ("quapil", "T4")])
def test_a_bird_is_announced_by_its_holder_alone(book: KoenigrufenRuleset, item: str, token: str) -> None:
    """Tournament sheet 8.3; M-A16."""
    state = prepared(book, "A dreier", "X", token)
    assert why_not(state, f"A announces {item}") is Reason.NOT_THE_HOLDER
    state = after(state, "A good")
    assert said(after(state, f"B announces {item}")) == [(B, item)]


@modern_books
def test_a_bird_that_the_declarer_bought_is_his_and_not_his_partners(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.5, 8.3."""
    state = rufer(book, "S7", "SK", talon="T1 D3 D2")
    assert "pagat" in offered(state, A)
    assert why_not(after(state, "A good"), "B announces pagat") is Reason.NOT_THE_HOLDER


def test_in_the_book_of_1900_a_pagat_is_announced_for_another() -> None:
    """§ 11: the partner announces the Pagat that the declarer bought; the declarer may without holding it (K-A22)."""
    state = rufer(K1900, "S7", "SK", talon="T1 D3 D2")
    assert said(after(state, "A good, B announces pagat")) == [(B, "pagat")]
    state = rufer(K1900, "S7", "SK", "T1")
    assert said(after(state, "A announces pagat")) == [(A, "pagat")]


# König ultimo


@modern_books
def test_koenig_ultimo_is_announced_by_the_holder_of_the_called_king(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 8.3; Mayr 2012, Ruferspiele; M-A16."""
    state = rufer(book, "S7", "SK", "HK")
    assert why_not(state, "A announces koenig_ultimo") is Reason.NOT_THE_HOLDER
    state = after(state, "A good")
    assert why_not(after(state, "B good"), "C announces koenig_ultimo") is Reason.NOT_THE_HOLDER
    assert said(after(state, "B announces koenig_ultimo")) == [(B, "koenig_ultimo")]


def test_in_the_book_of_1900_the_caller_may_announce_his_partners_koenig_ultimo() -> None:
    """§ 11; an opponent has no König ultimo to announce."""
    state = rufer(K1900, "S7", "SK", "HK")
    assert said(after(state, "A announces koenig_ultimo")) == [(A, "koenig_ultimo")]
    state = after(state, "A good")
    assert said(after(state, "B announces koenig_ultimo")) == [(B, "koenig_ultimo")]
    assert why_not(after(state, "B good"), "C announces koenig_ultimo") is Reason.NOT_THE_HOLDER


@every_book
def test_a_called_king_that_was_bought_may_be_announced_ultimo(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 17; T-A11."""
    state = rufer(book, "S7", "HK", talon="SK D3 D2")
    assert "koenig_ultimo" in offered(state, A)


@modern_books
def test_a_called_king_that_was_left_lying_is_announced_by_nobody(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.4, 8.3."""
    state = prepared(book, "A rufer", "S7", "HK", talon="SK D3 D2", call="SK", take="2")
    for name in "ABCD":
        assert why_not(state, f"{name} announces koenig_ultimo") is Reason.NOT_THE_HOLDER
        state = state if name == "D" else after(state, f"{name} good")


def test_the_holder_of_the_unnamed_fourth_king_may_announce_it() -> None:
    """Tournament sheet 5.1, 8.3."""
    state = after(rufer(TURNIER, "SK HK DK", "S7", "CK", call="fourth"), "A good")
    assert why_not(state, "B announces koenig_ultimo") is Reason.NOT_THE_HOLDER
    assert "koenig_ultimo" in offered(after(state, "B good"), C)


def test_there_is_no_koenig_ultimo_with_a_called_queen() -> None:
    """M-A11."""
    state = after(rufer(MAYR, "SK HK DK CK", "SQ", call="SQ"), "A good")
    assert why_not(state, "B announces koenig_ultimo") is Reason.NO_SUCH_BONUS


def test_ones_own_called_king_may_be_announced_ultimo() -> None:
    """Book of 1900, § 17; K-A24."""
    assert "koenig_ultimo" in offered(rufer(K1900, "SK S7"), A)


# Mondfang


def test_mondfang_is_announced_by_the_called_partner_alone() -> None:
    """Book of 1900, §§ 10, 14, 19; K-A09."""
    state = rufer(K1900, "S7", "SK")
    assert why_not(state, "A announces mondfang") is Reason.NOT_THE_PARTNER
    state = after(state, "A good")
    assert said(after(state, "B announces mondfang")) == [(B, "mondfang")]
    assert why_not(after(state, "B good"), "C announces mondfang") is Reason.NOT_THE_PARTNER
    solo = prepared(K1900, "A solorufer", "X", "S7", "SK", call="SK")
    assert "mondfang" in offered(after(solo, "A good, B good"), C)


@pytest.mark.parametrize(
    ("bid", "hands", "talon"),
    [
        ("A dreier", ("X",), ""),
        ("A solodreier", ("X",), ""),
        ("A rufer", ("SK",), ""),
        ("A rufer", ("S7",), "SK"),
        ("A solorufer", ("X",), "SK"),
    ],
)
def test_mondfang_is_never_announced_against_one_who_plays_alone(bid: str, hands: tuple[str, ...], talon: str) -> None:
    """Book of 1900, § 19; K-A09: no partner, nobody to announce it."""
    state = prepared(K1900, bid, *hands, talon=talon, call="SK")
    for name in "ABCD":
        assert why_not(state, f"{name} announces mondfang") is Reason.NOT_THE_PARTNER
        state = state if name == "D" else after(state, f"{name} good")


# The bird of a Besserrufer, tournament sheet


def besserrufer(hand: str, talon: str = "D4 D3 D2", discard: str = "") -> KoenigrufenState:
    """A Besserrufer of A, who was dealt only those birds that are named."""
    others = " ".join(bird for bird in BIRDS.split() if bird not in f"{hand} {talon}".split())
    return prepared(TURNIER, "A besserrufer", hand, f"SK {others}", talon=talon, call="SK", discard=discard)


@pytest.mark.parametrize(("token", "bird"), [("T1", "pagat"), ("T2", "uhu"), ("T3", "kakadu"), ("T4", "quapil")])
def test_the_only_bird_of_a_besserrufer_is_understood(token: str, bird: str) -> None:
    """5.6; T-A25: whatever he says, it is announced."""
    state = besserrufer(token)
    assert said(after(state, "A good")) == [(A, bird)]
    assert said(after(state, "A announces trull")) == [(A, bird), (A, "trull")]
    assert said(after(state, f"A announces trull {bird}")) == [(A, "trull"), (A, bird)]


def test_who_said_only_gut_beside_his_understood_bird_may_still_announce() -> None:
    """T-A22, T-A25: he has not announced anything himself yet."""
    state = after(besserrufer("T1"), "A good, B announces kings, C good, D good, A announces trull")
    assert said(state) == [(A, "pagat"), (B, "kings"), (A, "trull")]


def test_of_several_birds_one_must_be_announced() -> None:
    """5.6; parameters 12: one that was held before the talon was seen."""
    state = besserrufer("T1 T3", talon="T2 D3 D2")
    assert offered(state, A) == ["pagat", "kakadu"]
    assert why_not(state, "A good") is Reason.BIRD_MISSING
    assert refused(state, A, Speak(("trull",))).detail == "pagat kakadu"
    assert why_not(state, "A announces uhu") is Reason.BIRD_MISSING
    for birds in ("pagat", "kakadu", "pagat kakadu", "uhu kakadu trull"):
        assert [item for _, item in said(after(state, f"A announces {birds}"))] == birds.split()


def test_a_bird_from_the_talon_may_be_announced_besides() -> None:
    """5.6."""
    state = besserrufer("T1", talon="T2 D3 D2")
    assert said(after(state, "A announces uhu")) == [(A, "pagat"), (A, "uhu")]


def test_after_the_opening_the_declarer_says_what_he_likes() -> None:
    """5.6, 8.2: the bird has been announced."""
    state = after(besserrufer("T1 T3"), "A announces pagat, B announces kings, C good, D good")
    assert why_not(state, "A announces kakadu") is Reason.ANNOUNCES_ONCE
    assert "good" in offered(state, A)


def test_a_bird_that_was_laid_away_is_announced_all_the_same() -> None:
    """5.6: "in jedem Fall"; it is lost then (5.8)."""
    hand = "X T21 T20 T19 T18 T17 T16 T15 T14 T2 HK DK"
    state = besserrufer(hand, talon="T13 T12 T11", discard="T2 T11 T12")
    assert said(after(state, "A good")) == [(A, "uhu")]
    final = played_out(quiet(state))
    assert ("uhu", True, False) in {(item.item, item.announced, item.made) for item in final.facts.items}


# The bird of a Besserrufer, Mayr


def test_the_bird_that_the_bid_named_is_announced_and_not_said_again() -> None:
    """Mayr 2012, Besserrufer; docs/formats.md."""
    state = prepared(MAYR, "A besserrufer uhu", "T1 T2", "SK", talon="T3 D3 D2", call="SK")
    assert state.table.round.announcements == (Announcement(A, "uhu"),)
    assert why_not(state, "A announces uhu") is Reason.ANNOUNCED_TWICE
    assert said(after(state, "A good")) == [(A, "uhu")]


def test_further_birds_may_be_announced_after_laying_away() -> None:
    """Mayr 2012, Besserrufer: also bought ones, in his one turn."""
    state = prepared(MAYR, "A besserrufer uhu", "T1 T2", "SK", talon="T3 D3 D2", call="SK")
    assert said(after(state, "A announces pagat kakadu")) == [(A, "uhu"), (A, "pagat"), (A, "kakadu")]


# A Solodreier


def test_after_a_solodreier_of_the_tournament_sheet_only_the_others_announce() -> None:
    """8.7: the declarer has had his word."""
    state = after(prepared(TURNIER, "A solodreier", "T1"), "A good, B announces trull, C good, D good")
    assert why_not(state, "A announces pagat") is Reason.WITH_THE_BID
    assert offered(state, A) == ["×trull", "good"]


# Valat


@every_book
def test_a_valat_is_announced_by_anybody(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 12; tournament sheet 7.4, 9.1; Mayr 2012, Valat."""
    state = rufer(book, "S7", "SK")
    for name in "ABCD":
        assert "valat" in offered(state)
        state = after(state, f"{name} good") if name != "D" else after(state, "D announces valat")
    assert said(state) == [(D, "valat")]


@pytest.mark.parametrize("book", [K1900, TURNIER], ids=["1900", "turnier"])
def test_trull_and_kings_are_announced_beside_a_valat(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 12: honours on top; tournament sheet 9.2, 9.4."""
    state = prepared(book, "A dreier")
    assert len(said(after(state, "A announces valat trull kings"))) == 3


@pytest.mark.parametrize("sets", ["trull", "kings", "kings trull"])
def test_in_an_announced_valat_trull_and_kings_are_not_announced(sets: str) -> None:
    """Mayr 2012, Valat."""
    state = prepared(MAYR, "A dreier", "T1")
    assert why_not(state, f"A announces valat {sets}") is Reason.SETS_BESIDE_VALAT
    assert said(after(state, "A announces valat pagat")) == [(A, "valat"), (A, "pagat")]


def test_where_one_may_announce_again_a_valat_still_excludes_trull_and_kings() -> None:
    """Mayr 2012, Valat, with the tournament sheet's 8.2 switched off."""
    book = house(MAYR, announcing={"once": False})
    state = after(prepared(book, "A dreier", "T1"), "A announces valat, B announces trull, C good, D good")
    assert why_not(state, "A announces kings") is Reason.SETS_BESIDE_VALAT
    assert "pagat" in offered(state, A)
    state = after(state, "A announces pagat")
    assert why_not(state, "B announces valat") is Reason.SETS_BESIDE_VALAT
