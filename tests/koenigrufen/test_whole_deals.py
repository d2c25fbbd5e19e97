"""Whole deals from the first word to the settlement, scored by hand.

What A, B, C and D get is worked out in the comment beside each deal; the deals are described in `deals.py`.
"""

from typing import TypeAlias

import pytest

from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tests.koenigrufen.builders import K1900, MAYR, TURNIER, every_book, money, points, replayed, score
from tests.koenigrufen.deals import (
    EVEN,
    FOUR_BIRDS,
    KING_FORCED_OUT,
    KING_WINS_LAST,
    MARCH,
    MOND_AT_C,
    MONDFANG_AND_LOST_PAGAT,
    Whole,
    even,
    lowest,
    swapped,
)

Amounts: TypeAlias = tuple[int, int, int, int]
Choices: TypeAlias = dict[str, str]

KING_IN_TALON = swapped(MARCH, "SK", "D4")
LOW = "S7 S8 S9 H4 H3 H2 D4 D3 D2 C7 C8 C9"
TWO_TRICKS = "SK HK S7 S8 H4 H3 D4 D3 D2 C7 C8 C9"
"""A leads the kings, to which all follow; then he has the lowest cards of all suits."""
PICCOLO = Whole(("SK S7 S8 S9 H4 H3 H2 D4 D3 D2 C7 C8", "", "", ""), "T2 T3 T4 T5 T6 T7", ("SK S7", "", "", ""))
ZWICCOLO = Whole((TWO_TRICKS, "", "", ""), "T2 T3 T4 T5 T6 T7", (TWO_TRICKS, "", "", ""))


BOOK_OF_1900: list[tuple[Whole, str, Choices, Amounts]] = [
    # Valat 24 + Troule 4 + kings 4 + Pagat 4 = 36 from each
    (MARCH, "A dreier", {}, (108, -36, -36, -36)),
    # Valat announced 48 + Pagat announced 8 + Troule 4 + kings 4 = 64
    (MARCH, "A dreier", {"said": "A announces valat pagat"}, (192, -64, -64, -64)),
    # the opponents' Valat 24 + Troule 4 + kings 4 + Pagat 4
    (MARCH, "B dreier", {}, (36, -108, 36, 36)),
    # Valat 12 + Troule 2 + kings 2 + Pagat 2 + König ultimo 2
    (MARCH, "A rufer", {"call": "SK"}, (20, 20, -20, -20)),
    # SK wins the last trick: Valat 12 + Troule 2 + kings 2 + König ultimo announced 4
    (KING_WINS_LAST, "A rufer", {"call": "SK", "said": "A announces koenig_ultimo"}, (20, 20, -20, -20)),
    # SK forced out: Valat 12 + Troule 2 + kings 2 − König ultimo announced 4
    (KING_FORCED_OUT, "A rufer", {"call": "SK", "said": "A announces koenig_ultimo"}, (12, 12, -12, -12)),
    # Rufer 6 + Troule 2 + kings 2 + Pagat 2 + König ultimo 2
    (FOUR_BIRDS, "A rufer", {"call": "CK"}, (14, -14, -14, 14)),
    # Rufer 6, Contra: 12; Troule announced 4, Contra: 8; kings 2 + Pagat 2 + König ultimo 2
    (FOUR_BIRDS, "A rufer", {"call": "CK", "said": "A announces trull, B kontra game trull"}, (26, -26, -26, 26)),
    # the opponents' Valat 24 + Troule 4 + kings 4 + Pagat 4 + Mondfang 4 + captured king 4
    (MOND_AT_C, "C solorufer", {"call": "SK"}, (44, -44, -44, 44)),
    # König ultimo announced and lost, 8, contains the captured king: 24 + 4 + 4 + 4 + 4 + 8
    (
        MOND_AT_C,
        "C solorufer",
        {"call": "SK", "said": "C announces koenig_ultimo"},
        (48, -48, -48, 48),
    ),
    # Solo, king in the talon, won: the Contra counts: Valat 24 × 2 + Troule 4 + kings 4 + Pagat 4
    (KING_IN_TALON, "A solorufer", {"call": "SK", "said": "A good, B kontra game"}, (180, -60, -60, -60)),
]
TOURNAMENT_SHEET: list[tuple[Whole, str, Choices, Amounts]] = [
    # Valat 4 × 4; only announced bonuses count
    (MARCH, "A dreier", {}, (48, -16, -16, -16)),
    # Valat 16 + Trull 2 + Pagat 2
    (MARCH, "A dreier", {"said": "A announces trull pagat"}, (60, -20, -20, -20)),
    # Valat announced 4 × 8
    (MARCH, "A sechser", {"discard": "D4 D3 D2 C7 C8 C9", "said": "A announces valat"}, (96, -32, -32, -32)),
    # the opponents' Valat 4 × 4
    (MARCH, "B dreier", {}, (16, -48, 16, 16)),
    # the opponents' Valat 5 × 4; the kings are not announced
    (MARCH, "B farbensolo", {}, (20, -60, 20, 20)),
    # Valat 8 × 4 + Pagat announced with the bid 2 × 2
    (MARCH, "A solodreier pagat", {}, (108, -36, -36, -36)),
    # game 1 + birds 2 + 4 + 6 + 8 + Trull 1 + kings 1 + König ultimo 1
    (
        FOUR_BIRDS,
        "A besserrufer",
        {"call": "CK", "said": "A announces pagat uhu kakadu quapil"},
        (24, -24, -24, 24),
    ),
    # Valat lost −8; the announced birds are credited: 20
    (
        FOUR_BIRDS,
        "A besserrufer",
        {"call": "CK", "said": "A announces pagat uhu kakadu quapil valat"},
        (12, -12, -12, 12),
    ),
    # Solo, king in the talon: Valat 2 × 4
    (KING_IN_TALON, "A solorufer", {"call": "SK"}, (24, -8, -8, -8)),
    # no trick: 2 from each
    (lowest("", "", LOW), "C bettel", {}, (-2, -2, 6, -2)),
    (lowest("", "", LOW), "C bettel_ouvert", {}, (-7, -7, 21, -7)),
    (lowest("", "", LOW), "C piccolo", {}, (2, 2, -6, 2)),
    (PICCOLO, "A piccolo", {}, (6, -2, -2, -2)),
    (PICCOLO, "A piccolo_ouvert", {}, (18, -6, -6, -6)),
    (PICCOLO, "A bettel", {}, (-6, 2, 2, 2)),
    # forehand takes all tricks: 3 × 4, shared by three Jungfrauen
    (MARCH, "A trischaken", {}, (-12, 4, 4, 4)),
]
AFTER_MAYR: list[tuple[Whole, str, Choices, Amounts]] = [
    # Valat 50 × 4 + Pagat 10
    (MARCH, "A dreier", {}, (630, -210, -210, -210)),
    # Valat announced 50 × 8 + Pagat announced 20
    (MARCH, "A dreier", {"said": "A announces valat pagat"}, (1260, -420, -420, -420)),
    # Valat 200 + Pagat 10 + Trull announced 20, kings announced 20
    (MARCH, "A dreier", {"said": "A announces trull kings"}, (750, -250, -250, -250)),
    # Valat 10 × 4 + Pagat 10 + König ultimo 10
    (MARCH, "A rufer", {"call": "SK"}, (60, 60, -60, -60)),
    # the opponents' Valat 50 × 4
    (MARCH, "C farbendreier", {"discard": "T5 T6 T7"}, (200, 200, -600, 200)),
    # the opponents' Valat 50 × 4 + Pagat 10
    (MARCH, "B dreier", {}, (210, -630, 210, 210)),
    # game 10 + Quapil 80 + Pagat 20 + Uhu 20 + Kakadu 30 + Trull 10 + kings 10 + König ultimo 10
    (FOUR_BIRDS, "A besserrufer quapil", {"call": "CK", "said": "A announces pagat"}, (190, -190, -190, 190)),
    # the Quapil doubled twice: 190 + 3 × 80
    (
        FOUR_BIRDS,
        "A besserrufer quapil",
        {"call": "CK", "said": "A announces pagat, B kontra quapil, C good, D re quapil"},
        (430, -430, -430, 430),
    ),
    # Solo, king in the talon: Valat 20 × 4 + Pagat 10 × 2; the kontra is void
    (KING_IN_TALON, "A solorufer", {"call": "SK", "said": "A good, B kontra game"}, (300, -100, -100, -100)),
    (lowest("", "", LOW), "C bettler", {}, (-40, -40, 120, -40)),
    (lowest("", "", LOW), "C bettler_ouvert", {}, (-80, -80, 240, -80)),
    (lowest("", "", LOW), "C zwiccolo", {}, (20, 20, -60, 20)),
    (ZWICCOLO, "A zwiccolo", {}, (60, -20, -20, -20)),
    (ZWICCOLO, "A zwiccolo_ouvert", {}, (180, -60, -60, -60)),
    (ZWICCOLO, "A piccolo", {}, (-60, 20, 20, 20)),
    # everybody for himself: B re 80, C 20, D kontra 40
    (
        ZWICCOLO,
        "A zwiccolo",
        {"said": "A good, B kontra game, C good, D kontra game, A re B"},
        (140, -80, -20, -40),
    ),
    # forehand takes all tricks: 30 × 4, doubled for the Jungfrauen, shared by three
    (MARCH, "A trischaken", {}, (-240, 80, 80, 80)),
]


def named(book: str, rows: list[tuple[Whole, str, Choices, Amounts]]) -> list[str]:
    return [f"{book} {bid} {' '.join(choices.values())} {amounts[0]}" for _, bid, choices, amounts in rows]


@pytest.mark.parametrize(("deal", "bid", "choices", "expected"), BOOK_OF_1900, ids=named("1900", BOOK_OF_1900))
def test_deals_after_the_book_of_1900(deal: Whole, bid: str, choices: Choices, expected: Amounts) -> None:
    """§§ 10–19: score and money are the same."""
    final = deal.play(K1900, bid, **choices)
    assert score(final) == money(final) == expected


@pytest.mark.parametrize(("deal", "bid", "choices", "expected"), TOURNAMENT_SHEET, ids=named("t", TOURNAMENT_SHEET))
def test_deals_after_the_tournament_sheet(deal: Whole, bid: str, choices: Choices, expected: Amounts) -> None:
    """Head tables, 4.3, 4.5, 8.1, 9.1–9.5."""
    assert score(deal.play(TURNIER, bid, **choices)) == expected


@pytest.mark.parametrize(("deal", "bid", "choices", "expected"), AFTER_MAYR, ids=named("mayr", AFTER_MAYR))
def test_deals_after_mayr(deal: Whole, bid: str, choices: Choices, expected: Amounts) -> None:
    """Übersicht, Valat, Kontrieren, Trischaken."""
    final = deal.play(MAYR, bid, **choices)
    assert score(final) == money(final) == expected


def test_a_lone_winner_of_1900_writes_once_what_each_pays_him() -> None:
    """§§ 10, 17; K-A03."""
    settled = MARCH.play(K1900, "A dreier").settlement
    assert settled.written is not None
    assert points(settled.written) == (36, 0, 0, 0)
    settled = MARCH.play(K1900, "B dreier").settlement
    assert settled.written is not None
    assert points(settled.written) == (36, 0, 36, 36)


def test_an_even_solo_of_1900_with_mondfang_and_a_pagat_lost_in_silence() -> None:
    """§§ 11, 14: Solo 8 + Mondfang 4 − Pagat 4."""
    assert score(even(K1900, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK")) == (8, -8, -8, 8)


def test_an_even_solo_of_1900_with_contra_on_game_and_troule() -> None:
    """§ 15: Solo 8 × 2 − Troule announced 8 × 2 + Mondfang 4 − Pagat 4 = 0."""
    said = "A announces trull, B kontra game trull"
    final = even(K1900, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK", said=said)
    assert score(final) == (0, 0, 0, 0)


def test_on_the_tournament_sheet_a_kontra_is_for_money_only() -> None:
    """2.1: Solodreier lost 8, Trull announced and lost 4; with kontra 16 + 4 in money."""
    final = even(TURNIER, "A solodreier trull", MONDFANG_AND_LOST_PAGAT, said="A good, B kontra game")
    assert score(final) == (-36, 12, 12, 12)
    assert money(final) == (-60, 20, 20, 20)


def test_on_the_tournament_sheet_a_kontra_in_a_negative_game_is_ones_own() -> None:
    """2.1, 6.5: B alone has doubled."""
    final = lowest("", "", LOW).play(TURNIER, "C bettel", said="C good, D good, A good, B kontra game")
    assert score(final) == (-2, -2, 6, -2)
    assert money(final) == (-2, -4, 8, -2)


def test_an_even_trischaken_costs_whoever_has_most() -> None:
    """Tournament sheet 4.3: exactly one payer of 3 × 1, 3 × 2 or 3 × 4; Mayr 2012, Trischaken."""
    for book, unit in ((TURNIER, 1), (MAYR, 10)):
        final = EVEN.play(book, "A trischaken")
        thirds, tricks = final.facts.thirds, final.facts.tricks
        assert isinstance(thirds, tuple)
        assert isinstance(tricks, tuple)
        loser = thirds.index(max(thirds))
        factor = (2 if max(thirds) >= 107 else 1) * (2 if loser == 0 else 1)
        assert thirds.count(max(thirds)) == 1
        assert all(tricks)
        assert score(final) == tuple(-3 * unit * factor if seat == loser else unit * factor for seat in range(4))


@every_book
def test_a_whole_deal_can_be_played_again_from_its_log(book: KoenigrufenRuleset) -> None:
    """Replay equals state."""
    finals: list[KoenigrufenState] = [
        MARCH.play(book, "A rufer", call="SK", said="A announces trull, B announces koenig_ultimo"),
        FOUR_BIRDS.play(book, "B dreier"),
        even(book, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK"),
    ]
    for final in finals:
        assert replayed(final) == final
        assert final.settlement == replayed(final).settlement
