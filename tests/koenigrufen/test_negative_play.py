"""Duties in negative games and Trischaken: tournament sheet 4.1, 6.1, 6.2; Mayr 2012, Farbzwang, Negative Spiele."""

import pytest

from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    TURNIER,
    A,
    B,
    C,
    house,
    negative_games,
    on_turn,
    playable,
    played,
    position,
    why_not,
)

# Overtaking


@negative_games
@pytest.mark.parametrize(
    ("led", "hand", "expected"),
    [
        ("S9", "S7 SK SJ", "SJ SK"),
        ("SQ", "S7 SK SJ", "SK"),
        ("SK", "S7 S8 SJ", "S7 S8 SJ"),
        ("S9", "H1 T5 T9", "T5 T9"),
        ("T7", "T5 T9 H1", "T9"),
        ("T20", "T5 T9 H1", "T5 T9"),
        ("S9", "H1 H2 C7", "H2 H1 C7"),
        ("X", "T5 T21 H1", "T5 T21"),
    ],
)
def test_the_highest_card_on_the_table_must_be_beaten(
    book: KoenigrufenRuleset, game: str, led: str, hand: str, expected: str
) -> None:
    """Tournament sheet 4.1, 6.1; Mayr 2012, Farbzwang, Negative Spiele; M-A07."""
    state = played(position(book, game, A, f"{led} DK CK", hand, "D1 D2 D3", "D4 C8 C9"), led)
    assert playable(state) == expected


@negative_games
def test_who_could_overtake_and_does_not_is_refused(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.1; Mayr 2012, Farbzwang."""
    state = played(position(book, game, A, "S9 DK CK", "S7 SK SJ", "D1 D2 D3", "D4 C8 C9"), "S9")
    assert why_not(state, "B S7") is Reason.MUST_OVERTAKE


@negative_games
def test_a_trick_that_a_tarock_holds_cannot_be_overtaken_by_the_suit(book: KoenigrufenRuleset, game: str) -> None:
    """Mayr 2012, Farbzwang: follow suit comes first; then nothing can overtake."""
    state = played(position(book, game, A, "S9 DK CK", "T5 H1 H2", "S7 SK T20", "D4 C8 C9"), "S9 T5")
    assert playable(state) == "S7 SK"


@negative_games
def test_a_void_player_must_overtake_a_tarock_too(book: KoenigrufenRuleset, game: str) -> None:
    """Mayr 2012, Farbzwang: the highest card on the table."""
    state = played(position(book, game, A, "S9 DK CK", "T7 H1 H2", "T5 T9 T20", "D4 C8 C9"), "S9 T7")
    assert playable(state) == "T9 T20"
    state = played(position(book, game, A, "S9 DK CK", "T10 H1 H2", "T5 T9 D1", "D4 C8 C9"), "S9 T10")
    assert playable(state) == "T5 T9"


# The Pagat in negative games


@negative_games
def test_the_pagat_is_led_only_as_the_last_tarock(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 4.1, 6.2; Mayr 2012, Negative Spiele; M-A08."""
    state = position(book, game, A, "T1 T5 S7", "S8 S9 S10", "D1 D2 D3", "D4 C8 C9")
    assert playable(state) == "S7 T5"
    assert why_not(state, "A T1") is Reason.PAGAT_LAST
    assert playable(position(book, game, A, "T1 H1 S7", "S8 S9 S10", "D1 D2 D3", "D4 C8 C9")) == "S7 H1 T1"


@negative_games
def test_the_pagat_is_thrown_only_as_the_last_tarock(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 4.1, 6.2: "ausgespielt, zugegeben"; the ban comes before overtaking."""
    state = played(position(book, game, A, "S9 DK CK", "T1 T5 H1", "D1 D2 D3", "D4 C8 C9"), "S9")
    assert playable(state) == "T5"
    assert why_not(state, "B T1") is Reason.PAGAT_LAST
    state = played(position(book, game, A, "T20 DK CK", "T1 T5 H1", "D1 D2 D3", "D4 C8 C9"), "T20")
    assert playable(state) == "T5"
    state = played(position(book, game, A, "T20 DK CK", "T1 S7 H1", "D1 D2 D3", "D4 C8 C9"), "T20")
    assert playable(state) == "T1"


def test_the_pagat_must_be_played_when_it_makes_the_kaiserstich() -> None:
    """Mayr 2012, Negative Spiele, "Ausnahme Kaiserstich"; M-A09: it overtakes Skus and Mond."""
    for game in ("bettler", "trischaken"):
        state = played(position(MAYR, game, A, "T21 DK CK", "X H1 H2", "T1 T5 T6", "D4 C8 C9"), "T21 X")
        assert playable(state) == "T1"
        assert why_not(state, "C T5") is Reason.MUST_OVERTAKE
    state = played(position(TURNIER, "bettel", A, "T21 DK CK", "X H1 H2", "T1 T5 T6", "D4 C8 C9"), "T21 X")
    assert playable(state) == "T5 T6"


def test_where_skus_or_mond_is_missing_the_pagat_waits_for_the_last_tarock() -> None:
    """Mayr 2012, Negative Spiele; M-A08: also where it would win the trick as the first tarock."""
    state = played(position(MAYR, "bettler", A, "S9 DK CK", "X H1 H2", "T1 T5 T6", "D4 C8 C9"), "S9 X")
    assert playable(state) == "T5 T6"
    state = played(position(MAYR, "bettler", A, "S9 DK CK", "S8 H1 H2", "T1 T5 T6", "D4 C8 C9"), "S9 S8")
    assert playable(state) == "T5 T6"


def test_a_skus_that_would_make_the_kaiserstich_overtakes_nothing() -> None:
    """M-A09: a card overtakes only if it becomes the winner; with the Pagat there neither Skus nor Mond does."""
    state = played(position(MAYR, "bettler", A, "T1 DK CK", "T21 H1 H2", "X T5 T6", "D4 C8 C9"), "T1 T21")
    assert playable(state) == "T5 T6 X"


def test_the_kaiserstich_takes_the_trick_in_play() -> None:
    """Mayr 2012, Kaiserstich; tournament sheet 1.7."""
    hands = ("T21 DK CK", "X H1 H2", "T1 T5 T6", "D4 C8 C9")
    for book, winner in ((MAYR, C), (TURNIER, B), (K1900, B)):
        state = played(position(book, "dreier", A, *hands), "T21 X T1 D4")
        assert on_turn(state) == winner


def test_a_house_may_switch_the_duties_of_negative_games_off() -> None:
    """Tournament sheet 6.1, 6.2 as switches."""
    free = house(TURNIER, trick={"overtake": False, "pagat_last": False})
    state = played(position(free, "bettel", A, "S9 DK CK", "T1 T5 H1", "D1 D2 D3", "D4 C8 C9"), "S9")
    assert playable(state) == "T1 T5"
    state = played(position(free, "bettel", A, "S9 DK CK", "S7 SK SJ", "D1 D2 D3", "D4 C8 C9"), "S9")
    assert playable(state) == "S7 SJ SK"
