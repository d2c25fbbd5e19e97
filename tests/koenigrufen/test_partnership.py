"""Who knows who plays with whom: book of 1900, § 7; tournament sheet 5.1; Mayr 2012, Ruferspiele."""

from typing import TypeAlias

import pytest

from tarock.koenigrufen.cards import KINGS
from tarock.koenigrufen.partnership import NOWHERE, is_partner, known_called, possible_places, shown_partner, with_me
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
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
    card,
    every_book,
    modern_books,
    played,
    prepared,
    quiet,
)

Known: TypeAlias = tuple[bool | None, ...]
YES, NO, UNKNOWN = True, False, None


def rufer(book: KoenigrufenRuleset, *hands: str, talon: str = "D4 D3 D2", call: str = "SK") -> KoenigrufenState:
    """A Rufer of A; B holds the called SK unless something else is said."""
    discard = talon if talon == "D4 D3 D2" else ""
    return prepared(book, "A rufer", *(hands or ("S7", "SK")), talon=talon, call=call, discard=discard)


def sides(state: KoenigrufenState, seat: int) -> Known:
    """What a seat knows about A, B, C and D."""
    return with_me(state.table, seat, state.hands[seat])


def called(state: KoenigrufenState, seat: int) -> int | None:
    return known_called(state.table, seat, state.hands[seat])


# The called card


@every_book
def test_everybody_knows_a_king_that_was_named(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 7."""
    state = rufer(book)
    assert [called(state, seat) for seat in SEATS] == [card("SK")] * 4
    assert [called(prepared(book, "A dreier"), seat) for seat in SEATS] == [None] * 4


@modern_books
def test_an_unnamed_king_is_known_to_the_declarer_and_to_its_holder(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1: "ohne die Farbe zu verraten"."""
    state = rufer(book, "SK HK DK", "S7", "CK", call="fourth")
    assert [called(state, seat) for seat in SEATS] == [card("CK"), None, card("CK"), None]


@modern_books
def test_an_unnamed_king_that_lies_in_the_talon_is_known_to_all(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1, 5.2: the talon is turned up, and the declarer holds the other three."""
    for take in ("1", "2"):
        state = prepared(book, "A rufer", "SK HK DK", talon="CK D3 D2", call="fourth", take=take)
        assert [called(state, seat) for seat in SEATS] == [card("CK")] * 4


@modern_books
def test_an_unnamed_king_is_known_once_somebody_else_than_the_declarer_plays_a_king(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1: the declarer's own kings tell nothing."""
    hands = ("SK HK DK H4 H3 S7", "HQ C7", "CK HC", "HJ C8")
    state = quiet(rufer(book, *hands, talon="D4 D3 D2", call="fourth"))
    state = played(state, "HK")
    assert [called(state, seat) for seat in (B, D)] == [None, None]
    state = played(quiet(rufer(book, "SK HK DK C9", "C7", "CK", "C8", call="fourth")), "C9 C7 CK")
    assert [called(state, seat) for seat in SEATS] == [card("CK")] * 4


def test_the_declarer_knows_his_fourth_king_at_every_time() -> None:
    """Tournament sheet 5.1: also after he has played some of his own."""
    state = played(quiet(rufer(TURNIER, "SK HK DK", "S7 H4", "CK", call="fourth")), "SK")
    assert called(state, A) == card("CK")
    assert not state.hands[A] >= KINGS


# Partners


@every_book
def test_the_called_partner_knows_himself(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 7."""
    state = rufer(book)
    assert [is_partner(state.table, seat, state.hands[seat]) for seat in SEATS] == [False, True, False, False]
    own = rufer(K1900, "SK")
    assert not any(is_partner(own.table, seat, own.hands[seat]) for seat in SEATS)


@every_book
def test_a_partner_has_shown_himself_when_he_has_played_the_called_king(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 7."""
    state = quiet(rufer(book, "S7", "SK"))
    assert shown_partner(state.table) is None
    assert shown_partner(played(state, "S7 SK").table) == B
    assert shown_partner(prepared(book, "A dreier").table) is None


@modern_books
def test_a_partner_with_the_unnamed_king_has_shown_himself_by_playing_it(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.1: the declarer's own kings show nobody."""
    state = quiet(rufer(book, "SK HK DK C9", "C7", "CK", "C8", call="fourth"))
    assert shown_partner(played(state, "SK").table) is None
    assert shown_partner(played(state, "C9 C7 CK").table) == C


@every_book
def test_only_the_partner_knows_the_sides_of_a_rufer(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 7: unknown to the declarer and to the opponents."""
    state = rufer(book)
    assert sides(state, A) == (YES, UNKNOWN, UNKNOWN, UNKNOWN)
    assert sides(state, B) == (YES, YES, NO, NO)
    assert sides(state, C) == (NO, UNKNOWN, YES, UNKNOWN)
    assert sides(state, D) == (NO, UNKNOWN, UNKNOWN, YES)


@every_book
def test_the_sides_of_a_dreier_are_known_to_all(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 15."""
    state = prepared(book, "C dreier")
    assert sides(state, C) == (NO, NO, YES, NO)
    for seat in (A, B, D):
        assert sides(state, seat) == (YES, YES, NO, YES)


@every_book
def test_everybody_sees_that_the_king_lies_in_the_talon(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 17; tournament sheet 5.2."""
    state = rufer(book, "S7", talon="SK D3 D2")
    assert sides(state, A) == (YES, NO, NO, NO)
    assert sides(state, B) == (NO, YES, YES, YES)


@every_book
def test_in_a_solo_the_king_may_lie_in_the_hidden_talon(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 17: "ohne es zu wissen"."""
    state = prepared(book, "A solorufer", "T1 S7", "SK", call="SK")
    assert NOWHERE in possible_places(state.table)
    assert sides(state, A) == (YES, UNKNOWN, UNKNOWN, UNKNOWN)
    assert sides(state, B) == (YES, YES, NO, NO)
    assert sides(state, C) == (NO, UNKNOWN, YES, UNKNOWN)


def test_who_has_called_his_own_king_knows_that_he_plays_alone() -> None:
    """Book of 1900, § 17: the others do not know it."""
    state = rufer(K1900, "SK")
    assert sides(state, A) == (YES, NO, NO, NO)
    assert sides(state, B) == (NO, YES, UNKNOWN, UNKNOWN)


@every_book
def test_a_king_that_has_been_played_shows_the_sides_to_all(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 7: "bis er den gerufenen König ausgespielt hat"."""
    state = played(quiet(rufer(book, "S7", "SK", "S8", "S9")), "S7 SK")
    assert sides(state, A) == (YES, YES, NO, NO)
    assert sides(state, B) == (YES, YES, NO, NO)
    assert sides(state, C) == sides(state, D) == (NO, NO, YES, YES)


def test_ones_own_king_shows_that_one_plays_alone() -> None:
    """Book of 1900, § 17."""
    state = played(quiet(rufer(K1900, "SK", "S7", "S8", "S9")), "SK")
    assert sides(state, B) == (NO, YES, YES, YES)
    assert sides(state, A) == (YES, NO, NO, NO)


# What words show


@every_book
def test_a_partners_koenig_ultimo_shows_him(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Ruferspiele: he may show himself by announcing it."""
    state = after(rufer(book), "A good, B announces koenig_ultimo")
    assert possible_places(state.table) == {B}
    assert sides(state, A) == (YES, YES, NO, NO)
    assert sides(state, C) == (NO, NO, YES, YES)


def test_the_callers_koenig_ultimo_shows_nobody() -> None:
    """Book of 1900, § 11: the declarer announces it for his partner."""
    state = after(rufer(K1900), "A announces koenig_ultimo")
    assert possible_places(state.table) == {NOWHERE, A, B, C, D}


def test_mondfang_shows_the_partner() -> None:
    """Book of 1900, § 19; K-A09: only he may announce it."""
    state = after(rufer(K1900), "A good, B announces mondfang")
    assert possible_places(state.table) == {B}


@pytest.mark.parametrize(
    ("book", "answer", "places"),
    [
        (K1900, "A good, B re game", {B}),
        (K1900, "A re game", {NOWHERE, A, B, D}),
        (TURNIER, "A good, B re game", {B}),
        (TURNIER, "A re game", {NOWHERE, B, C, D}),
        (MAYR, "A good, B re game", {B}),
        (MAYR, "A re game", {NOWHERE, B, C, D}),
    ],
)
def test_a_re_of_the_partner_shows_him_and_one_of_the_declarer_nobody(
    book: KoenigrufenRuleset, answer: str, places: set[int]
) -> None:
    """docs/formats.md: re is for one's own side."""
    state = after(rufer(book), f"A good, B good, C kontra game, D good, {answer}")
    assert possible_places(state.table) == places


def test_in_the_book_of_1900_a_kontra_shows_an_opponent() -> None:
    """Parameters 12: between partners it would have been refused."""
    state = after(rufer(K1900), "A good, B good, C kontra game")
    assert possible_places(state.table) == {NOWHERE, A, B, D}
    assert sides(after(state, "D good"), A) == (YES, UNKNOWN, NO, UNKNOWN)


@modern_books
def test_in_the_later_books_a_kontra_shows_nothing(book: KoenigrufenRuleset) -> None:
    """T-A21, M-A26: a partner may give it too, and it is void."""
    state = after(rufer(book), "A good, B good, C kontra game")
    assert possible_places(state.table) == {NOWHERE, B, C, D}


def test_a_re_for_another_shows_two_fellows() -> None:
    """docs/formats.md: D answers for C, so neither or both play with A; the talon lies open, so B is A's partner."""
    state = after(
        rufer(TURNIER), "A good, B good, C announces trull, D good, A kontra trull, B good, C good, D re trull"
    )
    assert possible_places(state.table) == {NOWHERE, B}
    assert sides(state, A) == (YES, YES, NO, NO)


def test_a_called_queen_has_a_partner_like_a_king() -> None:
    """Mayr 2012, Ruferspiele."""
    state = rufer(MAYR, "SK HK DK CK", "S7", "SQ", call="SQ")
    assert sides(state, C) == (YES, NO, YES, NO)
    assert is_partner(state.table, C, state.hands[C])
