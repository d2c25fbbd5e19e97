"""Sheets and deals scored by hand: every row of the payment tables of both books.

Jensen 1989, Betalinger, l.237-322; Møller, Betalinger, l.694-710, Betalingsoversigt, l.2353-2430.

Unless said otherwise A deals, B is forehand and C is middle hand, and the cups hold king 85, pagat 70.  A result is
the net of everybody at the table and then (king cup, pagat cup); net and change of the cups cancel out.
"""

import pytest

from tarock.core.cards import Suit
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
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.settlement import settle
from tests.danish.builders import (
    FIVE,
    FOUR,
    FOUR_TWO_PACKS,
    HJOERRING,
    JENSEN,
    NOLO,
    NOLO_AND_BAGUD,
    THREE,
    TOUT,
    ULTIMO,
    ULTIMO_WITH_SKUS,
    A,
    B,
    C,
    D,
    E,
    Played,
    either_book,
    settled,
    sums,
)

KING, PAGAT = Cup.KING, Cup.PAGAT
CUPS = (85, 70)


def each_book(jensen: object, hjoerring: object) -> pytest.MarkDecorator:
    """The same sheet with a result for each book."""
    return pytest.mark.parametrize(
        ("book", "expected"), [(JENSEN, jensen), (HJOERRING, hjoerring)], ids=["jensen", "hjoerring"]
    )


def count(a: int, b: int, c: int) -> Counted:
    return Counted(((A, a), (B, b), (C, c)))


# Before play


@either_book
def test_funding_at_the_start(book: DanishRuleset) -> None:
    """Jensen 1989, l.241; Møller, l.336, l.392: everybody pays 20 into each cup.

    Three players: -40 each, cups 3 x 20; four: 4 x 20; five: 5 x 20, whoever plays.
    """
    both = (Fund(KING), Fund(PAGAT))
    assert settled(book, THREE, (0, 0), *both) == ((-40, -40, -40), (60, 60))
    assert settled(book, FOUR, (0, 0), *both) == ((-40, -40, -40, -40), (80, 80))
    assert settled(book, FIVE, (0, 0), *both) == ((-40, -40, -40, -40, -40), (100, 100))


@either_book
def test_funding_one_cup(book: DanishRuleset) -> None:
    """Jensen 1989, l.20 "empty or emptied cups": 20 from each of four into the pagat cup only."""
    assert settled(book, FOUR, (85, 0), Fund(PAGAT)) == ((-20, -20, -20, -20), (85, 80))
    assert settled(book, FOUR, (0, 70), Fund(KING)) == ((-20, -20, -20, -20), (80, 70))


@either_book
def test_the_dealers_ante(book: DanishRuleset) -> None:
    """Jensen 1989, l.22, l.247; Møller, l.395: A pays 5 into each cup."""
    assert settled(book, THREE, CUPS, Ante()) == ((-10, 0, 0), (90, 75))


@either_book
@pytest.mark.parametrize(
    ("declared", "each"),
    [
        (DeclaredLength(B, "taroks", 10), 10),
        (DeclaredLength(B, "taroks", 11), 15),
        (DeclaredLength(B, "taroks", 12), 20),
        (DeclaredLength(B, "taroks", 22), 70),
        (DeclaredLength(B, "matadors", 3), 10),
        (DeclaredLength(B, "matadors", 4), 15),
        (DeclaredLength(B, "matadors", 5), 20),
        (DeclaredLength(B, "matadors", 22), 105),
        (DeclaredCourts(B, "half", Suit.SPADES), 5),
        (DeclaredCourts(B, "half", None), 5),
        (DeclaredCourts(B, "full", Suit.HEARTS), 10),
        (DeclaredCourts(B, "full", None), 10),
        (DeclaredCourts(B, "overfull", Suit.CLUBS), 15),
        (DeclaredCourts(B, "overfull", None), 15),
    ],
    ids=str,
)
def test_declarations(book: DanishRuleset, declared: DeclaredLength | DeclaredCourts, each: int) -> None:
    """Jensen 1989, l.249-255; Møller, l.2359-2374: from each of the two others in the deal, nothing from sitters.

    Taroks 10 + 5 for each above ten, matadors 10 + 5 for each above three; half 5, full 10, overfull 15.
    """
    assert settled(book, THREE, CUPS, declared) == ((-each, 2 * each, -each), CUPS)
    assert settled(book, FOUR, CUPS, declared) == ((-each, 2 * each, 0, -each), CUPS)
    assert settled(book, FIVE, CUPS, declared) == ((-each, 2 * each, 0, 0, -each), CUPS)


@either_book
def test_jensens_11_taroks_with_four_matadors(book: DanishRuleset) -> None:
    """Jensen 1989, l.206-209, read as four matadors (B-03): 15 + 15 from each is 30; A 60."""
    events = (DeclaredLength(A, "taroks", 11), DeclaredLength(A, "matadors", 4))
    assert settled(book, THREE, CUPS, *events) == ((60, -30, -30), CUPS)


@either_book
def test_declarations_of_all_three(book: DanishRuleset) -> None:
    """A taroks 10 (10 from each), B full kings (10), C half hearts (5): A 20 - 10 - 5, B 20 - 10 - 5, C 10 - 20."""
    events = (
        DeclaredLength(A, "taroks", 10),
        DeclaredCourts(B, "full", None),
        DeclaredCourts(C, "half", Suit.HEARTS),
    )
    assert settled(book, THREE, CUPS, *events) == ((5, 5, -10), CUPS)


# During play


@either_book
def test_a_lost_king(book: DanishRuleset) -> None:
    """Jensen 1989, l.263-265; Møller, l.2378: B pays 5 + 5 and 5 into the king cup."""
    assert settled(book, THREE, CUPS, Lost(B, KING)) == ((5, -15, 5), (90, 70))
    assert settled(book, FOUR, CUPS, Lost(B, KING)) == ((5, -15, 0, 5), (90, 70))


@either_book
def test_a_lost_pagat(book: DanishRuleset) -> None:
    """Jensen 1989, l.263-265; Møller, l.2378: C pays 5 + 5 and 5 into the pagat cup."""
    assert settled(book, THREE, CUPS, Lost(C, PAGAT)) == ((5, 5, -15), (85, 75))


@either_book
def test_two_kings_lost_by_one_player(book: DanishRuleset) -> None:
    """Twice 15: B -30, A and C 10, king cup 10 more."""
    assert settled(book, THREE, CUPS, Lost(B, KING), Lost(B, KING)) == ((10, -30, 10), (95, 70))


@either_book
def test_the_pagat_home(book: DanishRuleset) -> None:
    """Jensen 1989, l.266; Møller, l.2377: 5 from each."""
    assert settled(book, THREE, CUPS, PagatHomed(A)) == ((10, -5, -5), CUPS)
    assert settled(book, FIVE, CUPS, PagatHomed(A)) == ((10, -5, 0, 0, -5), CUPS)


# After play: last trick, ultimo, bagud


@either_book
def test_the_last_trick(book: DanishRuleset) -> None:
    """Jensen 1989, l.290; Møller, l.2381: 20 from each."""
    assert settled(book, THREE, CUPS, WonLast(C)) == ((-20, -20, 40), CUPS)
    assert settled(book, FOUR, CUPS, WonLast(D)) == ((-20, -20, 0, 40), CUPS)


@either_book
@pytest.mark.parametrize(
    ("seating", "expected"),
    [
        (THREE, ((145, -60, -60), (60, 70))),
        (FOUR, ((145, -60, -20, -60), (80, 70))),
        (FOUR_TWO_PACKS, ((145, -20, -60, -60), (80, 70))),
        (FIVE, ((145, -60, -20, -20, -60), (100, 70))),
    ],
    ids=["3", "4", "4 two packs", "5"],
)
def test_a_king_ultimo(book: DanishRuleset, seating: Seating, expected: object) -> None:
    """Jensen 1989, l.291, l.79-81; Møller, l.2384, l.339: 40 from each and the cup; all at the table fund again.

    A: 80 + 85 - 20 = 145; the others in the deal -40 - 20; who sits out -20; the cup 20 for each at the table.
    """
    assert settled(book, seating, CUPS, WonUltimo(A, KING)) == expected


@each_book(((130, -60, -60), (85, 60)), ((140, -65, -65), (85, 60)))
def test_a_pagat_ultimo(book: DanishRuleset, expected: object) -> None:
    """Jensen 1989, l.291: 40 from each; A 80 + 70 - 20.  Møller, l.2382: 45 from each; A 90 + 70 - 20."""
    assert settled(book, THREE, CUPS, WonUltimo(A, PAGAT)) == expected


@each_book(((-60, 130, -20, -60), (85, 80)), ((-65, 140, -20, -65), (85, 80)))
def test_a_pagat_ultimo_at_a_table_of_four(book: DanishRuleset, expected: object) -> None:
    """As with three, but C, who sits out, funds 20 too and the cup holds 80."""
    assert settled(book, FOUR, CUPS, WonUltimo(B, PAGAT)) == expected


@either_book
def test_an_ultimo_is_not_paid_as_last_trick_too(book: DanishRuleset) -> None:
    """B-07: `last_trick` beside `ultimo` pays only the ultimo (docs/formats.md)."""
    assert settled(book, THREE, CUPS, WonLast(A), WonUltimo(A, KING)) == ((145, -60, -60), (60, 70))


@either_book
def test_a_king_bagud(book: DanishRuleset) -> None:
    """Jensen 1989, l.292; Møller, l.2385, l.2389: 40 to each, 85 into the cup; the last trick is not paid (B-08).

    C: -80 - 85 = -165; the cup 170.
    """
    assert settled(book, THREE, CUPS, WonLast(A), WentBagud(C, KING)) == ((40, 40, -165), (170, 70))
    assert settled(book, FOUR, CUPS, WonLast(A), WentBagud(D, KING)) == ((40, 40, 0, -165), (170, 70))


@each_book(((40, 40, -150), (85, 140)), ((45, 45, -160), (85, 140)))
def test_a_pagat_bagud(book: DanishRuleset, expected: object) -> None:
    """Jensen 1989, l.292: 40 to each and 70.  Møller, l.2383: 45 to each and 70."""
    assert settled(book, THREE, CUPS, WonLast(A), WentBagud(C, PAGAT)) == expected


@either_book
def test_a_king_ultimo_and_a_king_bagud(book: DanishRuleset) -> None:
    """Møller, l.706-710, l.2388; B-13: A takes 85, C puts 85 in, nobody funds.

    A: 80 + 85 + 40 = 205; B: -40 + 40 = 0; C: -40 - 80 - 85 = -205; the cup as before.
    """
    assert settled(book, THREE, CUPS, WonUltimo(A, KING), WentBagud(C, KING)) == ((205, 0, -205), (85, 70))
    assert settled(book, FOUR, CUPS, WonUltimo(A, KING), WentBagud(D, KING)) == ((205, 0, 0, -205), (85, 70))


@each_book(((170, -20, -225), (170, 60)), ((180, -25, -230), (170, 60)))
def test_a_pagat_ultimo_and_a_king_bagud(book: DanishRuleset, expected: object) -> None:
    """Møller, l.2388: both are settled; the pagat cup is funded again, the king cup doubled.

    Jensen: A 80 + 70 - 20 + 40, B -40 - 20 + 40, C -40 - 20 - 80 - 85; Møller: 45 instead of 40 for the ultimo.
    """
    assert settled(book, THREE, CUPS, WonUltimo(A, PAGAT), WentBagud(C, KING)) == expected


@either_book
def test_two_king_baguds(book: DanishRuleset) -> None:
    """B-12: each pays the 85 found in the cup; B and C -80 - 85 + 40, A 40 + 40; the cup 3 x 85."""
    events = (WonLast(A), WentBagud(B, KING), WentBagud(C, KING))
    assert settled(book, THREE, CUPS, *events) == ((80, -125, -125), (255, 70))


@each_book(((80, -125, -110), (170, 140)), ((85, -120, -120), (170, 140)))
def test_a_king_bagud_and_a_pagat_bagud(book: DanishRuleset, expected: object) -> None:
    """Each doubles his cup: B the king cup, C the pagat cup.

    Jensen: A 40 + 40, B -80 - 85 + 40, C -80 - 70 + 40; Møller: A 40 + 45, B -80 - 85 + 45, C -90 - 70 + 40.
    """
    events = (WonLast(A), WentBagud(B, KING), WentBagud(C, PAGAT))
    assert settled(book, THREE, CUPS, *events) == expected


@either_book
def test_a_king_ultimo_and_two_king_baguds(book: DanishRuleset) -> None:
    """B-13: both put in 85, the cup ends at 170, nobody funds.

    A: 80 + 85 + 40 + 40 = 245; B and C: -40 - 80 - 85 + 40 = -165.
    """
    events = (WonUltimo(A, KING), WentBagud(B, KING), WentBagud(C, KING))
    assert settled(book, THREE, CUPS, *events) == ((245, -165, -165), (170, 70))


@each_book(((210, -185, -185), (255, 60)), ((220, -190, -190), (255, 60)))
def test_a_pagat_ultimo_and_two_king_baguds(book: DanishRuleset, expected: object) -> None:
    """Jensen: A 80 + 70 - 20 + 80, B and C -40 - 20 - 80 - 85 + 40; Møller: 45 for the ultimo; king cup 3 x 85."""
    events = (WonUltimo(A, PAGAT), WentBagud(B, KING), WentBagud(C, KING))
    assert settled(book, THREE, CUPS, *events) == expected


# Nolo


@either_book
def test_a_nolo(book: DanishRuleset) -> None:
    """Jensen 1989, l.293, l.321; Møller, l.2387, l.620: 25 from each; neither last trick (B-09) nor count."""
    assert settled(book, THREE, CUPS, WonNolo(B)) == ((-25, 50, -25), CUPS)
    assert settled(book, THREE, CUPS, WonNolo(B), WonLast(A), count(60, 8, 10)) == ((-25, 50, -25), CUPS)
    assert settled(book, FIVE, CUPS, WonNolo(B), WonLast(E)) == ((-25, 50, 0, 0, -25), CUPS)


@either_book
@pytest.mark.parametrize("cup", [KING, PAGAT])
def test_a_nolo_cancels_an_ultimo(book: DanishRuleset, cup: Cup) -> None:
    """Jensen 1989, l.333-335, l.868-869; Møller, l.615-616: the cup stays, nobody funds."""
    assert settled(book, FOUR, CUPS, WonNolo(B), WonUltimo(A, cup)) == ((-25, 50, 0, -25), CUPS)


@either_book
def test_a_nolo_leaves_the_fives_and_the_declarations(book: DanishRuleset) -> None:
    """B-10; Møller, l.612-614, l.1706-1707: B's lost king -15, A's taroks 10 from each; then 25 from each for B."""
    events = (DeclaredLength(A, "taroks", 10), Lost(B, KING), WonNolo(B))
    assert settled(book, THREE, CUPS, *events) == ((20 + 5 - 25, -10 - 15 + 50, -10 + 5 - 25), (90, 70))


@either_book
def test_a_nolo_player_who_goes_bagud(book: DanishRuleset) -> None:
    """Jensen 1989, l.334-335; Møller, l.617-619: B 50 - 80 - 85 = -115; A and C -25 + 40; the cup 170."""
    assert settled(book, THREE, CUPS, WonNolo(B), WentBagud(B, KING), WonLast(A)) == ((15, -115, 15), (170, 70))


@each_book(((15, -100, 15), (85, 140)), ((20, -110, 20), (85, 140)))
def test_a_nolo_player_who_goes_bagud_with_the_pagat(book: DanishRuleset, expected: object) -> None:
    """Jensen: B 50 - 80 - 70, A and C -25 + 40; Møller: B 50 - 90 - 70, A and C -25 + 45."""
    assert settled(book, THREE, CUPS, WonNolo(B), WentBagud(B, PAGAT), WonLast(A)) == expected


@either_book
def test_a_nolo_and_anothers_bagud(book: DanishRuleset) -> None:
    """Jensen 1989, l.869-870: any of the three can go bagud.  A -25 + 40, B 50 + 40, C -25 - 80 - 85."""
    assert settled(book, THREE, CUPS, WonNolo(B), WonLast(A), WentBagud(C, KING)) == ((15, 90, -190), (170, 70))


@either_book
def test_a_nolo_a_cancelled_ultimo_and_two_baguds(book: DanishRuleset) -> None:
    """A's king ultimo is cancelled, so the cup was never emptied: both double it, 3 x 85.

    A -25 + 40 + 40; B 50 - 80 - 85 + 40; C -25 - 80 - 85 + 40.
    """
    events = (WonUltimo(A, KING), WonNolo(B), WentBagud(B, KING), WentBagud(C, KING))
    assert settled(book, THREE, CUPS, *events) == ((55, -75, -150), (255, 70))


# Tout


@either_book
def test_a_tout(book: DanishRuleset) -> None:
    """Jensen 1989, l.294; Møller, l.2386: 80 from each and both cups; all fund again (B-16).

    A: 160 + 85 + 70 - 40 = 275; B and C -80 - 40; with four the sitter -40.
    """
    assert settled(book, THREE, CUPS, WonTout(A)) == ((275, -120, -120), (60, 60))
    assert settled(book, FOUR, CUPS, WonTout(A)) == ((275, -120, -40, -120), (80, 80))
    assert settled(book, FIVE, CUPS, WonTout(A)) == ((275, -120, -40, -40, -120), (100, 100))


@either_book
def test_a_tout_adds_the_count(book: DanishRuleset) -> None:
    """Møller, l.629 "hertil kommer også betaling for tælling"; B-16: 73 / 4 / 1 is +45 / -20 / -25."""
    assert settled(book, THREE, CUPS, WonTout(A), count(73, 4, 1)) == ((320, -140, -145), (60, 60))


@pytest.mark.parametrize(
    ("book", "expected"),
    [(JENSEN, ((325, -145, -140), (60, 55))), (HJOERRING, ((325, -150, -140), (60, 60)))],
    ids=["jensen", "hjoerring"],
)
def test_a_tout_of_the_dealer_with_the_skus_in_middle_hand(book: DanishRuleset, expected: object) -> None:
    """74 / 0 / 4: A +50, C -20; Jensen: B -25, so the pagat cup pays 5; Møller: forehand B takes -30."""
    assert settled(book, THREE, CUPS, WonTout(A), count(74, 0, 4)) == expected


@either_book
@pytest.mark.parametrize("end", [WonLast(A), WonUltimo(A, KING), WonUltimo(A, PAGAT)])
def test_a_tout_replaces_last_trick_and_ultimo_and_the_others_nolo(book: DanishRuleset, end: Event) -> None:
    """Jensen 1989, l.975-977; Møller, l.628-629; B-16."""
    assert settled(book, THREE, CUPS, WonTout(A), end, WonNolo(B), WonNolo(C)) == ((275, -120, -120), (60, 60))


@either_book
def test_a_tout_and_a_king_bagud(book: DanishRuleset) -> None:
    """B-16: B puts in the 85 that A took; only the pagat cup is funded again.

    A: 160 + 155 - 20 + 40 = 335; B: -80 - 20 - 80 - 85 = -265; C: -80 - 20 + 40 = -60.
    """
    assert settled(book, THREE, CUPS, WonTout(A), WentBagud(B, KING)) == ((335, -265, -60), (85, 60))


@each_book(((335, -250, -60), (60, 70)), ((340, -260, -55), (60, 70)))
def test_a_tout_and_a_pagat_bagud(book: DanishRuleset, expected: object) -> None:
    """Jensen: A 160 + 155 - 20 + 40, B -80 - 20 - 80 - 70, C -80 - 20 + 40; Møller: 45 and 90 for the bagud."""
    assert settled(book, THREE, CUPS, WonTout(A), WentBagud(B, PAGAT)) == expected


@each_book(((395, -205, -190), (85, 70)), ((400, -200, -200), (85, 70)))
def test_a_tout_and_a_bagud_on_each_cup(book: DanishRuleset, expected: object) -> None:
    """Both cups are replaced, nobody funds.

    Jensen: A 160 + 155 + 80, B -80 - 80 - 85 + 40, C -80 - 80 - 70 + 40; Møller: C's bagud 90, of which 45 to B.
    """
    assert settled(book, THREE, CUPS, WonTout(A), WentBagud(B, KING), WentBagud(C, PAGAT)) == expected


@either_book
def test_a_tout_and_two_king_baguds(book: DanishRuleset) -> None:
    """Both put in 85: king cup 170; the pagat cup is funded.

    A: 160 + 155 - 20 + 80 = 375; B and C: -80 - 20 - 80 - 85 + 40 = -225.
    """
    events = (WonTout(A), WentBagud(B, KING), WentBagud(C, KING))
    assert settled(book, THREE, CUPS, *events) == ((375, -225, -225), (170, 60))


# The count

BANDS = [
    (0, 25),
    (3, 25),
    (4, 20),
    (8, 20),
    (9, 15),
    (13, 15),
    (14, 10),
    (18, 10),
    (19, 5),
    (23, 5),
    (24, 0),
    (26, 0),
    (28, 0),
    (29, -5),
    (33, -5),
    (34, -10),
    (38, -10),
    (39, -15),
    (43, -15),
    (44, -20),
    (48, -20),
    (49, -25),
    (53, -25),
    (54, -30),
    (58, -30),
    (59, -35),
    (63, -35),
    (64, -40),
    (68, -40),
    (69, -45),
    (73, -45),
    (74, -50),
    (78, -50),
]
"""What a player with so many points pays; less than nothing is what he gets."""


def pays(points: int) -> int:
    """Look a number up in the printed table, whose bands are five wide (the first only 0 to 3)."""
    return next(owed for bound, owed in BANDS if bound >= points)


@pytest.mark.parametrize(("points", "owed"), BANDS)
def test_the_count_of_a_dealer_after_moeller(points: int, owed: int) -> None:
    """Møller, l.2415-2430: the dealer counts so many, middle hand 26 or what is left, forehand what is left.

    Middle hand with 24 to 28 is free, so dealer A and forehand B pay each other.
    """
    middle = min(26, 78 - points)
    free = pays(middle)
    net, cups = settled(HJOERRING, THREE, CUPS, count(points, 78 - points - middle, middle))
    assert net == (-owed, owed + free, -free)
    assert cups == CUPS


@pytest.mark.parametrize(("points", "owed"), BANDS)
def test_the_count_of_any_player_after_jensen(points: int, owed: int) -> None:
    """Jensen 1989, l.303-319: all three count; the pagat cup takes or gives what does not match."""
    others = (78 - points) // 2
    rest = 78 - points - others
    net, cups = settled(JENSEN, THREE, CUPS, count(others, points, rest))
    assert net == (-pays(others), -owed, -pays(rest))
    assert cups == (85, 70 + pays(others) + owed + pays(rest))
    assert abs(cups[1] - 70) <= 5


def test_the_pagat_cup_takes_the_five_that_nobody_is_owed() -> None:
    """Jensen 1989, l.317-319: 22 / 28 / 28, A pays 5 and nobody gets it."""
    assert settled(JENSEN, THREE, CUPS, count(22, 28, 28)) == ((-5, 0, 0), (85, 75))


def test_the_pagat_cup_pays_the_five_that_nobody_owes() -> None:
    """Jensen 1989, l.317-319: 24 / 30 / 24, B gets 5 and nobody pays."""
    assert settled(JENSEN, THREE, CUPS, count(24, 30, 24)) == ((0, 5, 0), (85, 65))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((28, 22, 28), (0, 0, 0)),
        ((24, 30, 24), (0, 0, 0)),
        ((22, 28, 28), (-5, 5, 0)),
        ((30, 24, 24), (5, -5, 0)),
        ((18, 41, 19), (-10, 15, -5)),
        ((40, 0, 38), (15, -25, 10)),
    ],
)
def test_after_moeller_forehand_balances_the_two_others(
    points: tuple[int, int, int], expected: tuple[int, int, int]
) -> None:
    """Møller, l.661-665, l.681-684; B-38: dealer A and middle hand C count, B takes minus their sum."""
    assert settled(HJOERRING, THREE, CUPS, count(*points)) == (expected, CUPS)


@either_book
def test_players_who_sit_out_have_no_part_in_the_count(book: DanishRuleset) -> None:
    """A 36 (+10), B 26 (0), E 16 (-10); C and D sit out."""
    counted = Counted(((A, 36), (B, 26), (E, 16)))
    assert settled(book, FIVE, CUPS, counted) == ((10, 0, 0, 0, -10), CUPS)


# Fines

STOPS = ("wrong_skat", "wrong_cards", "revoke", "forgotten_declaration", "false_declaration")


@either_book
@pytest.mark.parametrize(
    ("fault", "each_cup"),
    [*((fault, 40) for fault in STOPS), ("wrong_demand", 20), ("misdeal", 5)],
)
def test_fines_of_both_books(book: DanishRuleset, fault: str, each_cup: int) -> None:
    """Jensen 1989, l.256-280; Møller, Bøder, l.2395-2404: so much into each cup, nothing to the others."""
    assert settled(book, THREE, CUPS, Fined(A, fault)) == ((-2 * each_cup, 0, 0), (85 + each_cup, 70 + each_cup))


@pytest.mark.parametrize(("fault", "each_cup"), [("declared_early", 20), ("out_of_turn", 20), ("cups_not_moved", 5)])
def test_fines_of_moeller_alone(fault: str, each_cup: int) -> None:
    """Møller, Bøder, l.2401-2403: B declares or plays too early, dealer A leaves the cups where they are."""
    offender = A if fault == "cups_not_moved" else B
    net, cups = settled(HJOERRING, THREE, CUPS, Fined(offender, fault))
    assert net == tuple(-2 * each_cup * (seat == offender) for seat in (A, B, C))
    assert cups == (85 + each_cup, 70 + each_cup)


@pytest.mark.parametrize("fault", STOPS)
def test_after_jensen_these_faults_stop_the_play(fault: str) -> None:
    """Jensen 1989, l.260-278, l.285-288: everybody loses last trick, ultimo, bagud, nolo and count (B-34).

    B had declared 10 taroks (20), C lost a king (15): both stay paid; dealer A pays 80.
    """
    before = (DeclaredLength(B, "taroks", 10), Lost(C, KING), Fined(A, fault))
    end = (WonUltimo(B, PAGAT), WentBagud(C, KING), count(30, 30, 18))
    expected = ((-10 + 5 - 80, 20 + 5, -10 - 15), (130, 110))
    assert settled(JENSEN, THREE, CUPS, *before) == expected
    assert settled(JENSEN, THREE, CUPS, *before, *end) == expected
    assert settled(JENSEN, THREE, CUPS, *before, Void()) == expected


@pytest.mark.parametrize("fault", STOPS)
def test_after_moeller_the_deal_goes_on_unless_it_is_voided(fault: str) -> None:
    """Møller, Bøder, l.2391-2394 (*), l.495-497 (B-36): both others may accept; then B's last trick is paid.

    Dealer A 80 for the fault and 20 for the last trick; voided, only the 80.
    """
    events = (Fined(A, fault), WonLast(B))
    assert settled(HJOERRING, THREE, CUPS, *events) == ((-80 - 20, 40, -20), (125, 110))
    assert settled(HJOERRING, THREE, CUPS, *events, Void()) == ((-80, 0, 0), (125, 110))


@pytest.mark.parametrize("fault", STOPS)
@pytest.mark.parametrize("cup", [KING, PAGAT])
def test_after_moeller_an_offender_gets_only_the_last_trick_for_an_ultimo(fault: str, cup: Cup) -> None:
    """Møller, l.423-424, l.492-494, l.566, l.658-659; B-35: A -80 + 40; B and C -20; the cup stays."""
    assert settled(HJOERRING, THREE, CUPS, Fined(A, fault), WonUltimo(A, cup)) == ((-40, -20, -20), (125, 110))


@either_book
@pytest.mark.parametrize("fault", ["wrong_demand", "misdeal"])
def test_lesser_faults_bar_no_ultimo(book: DanishRuleset, fault: str) -> None:
    """Møller, Bøder, l.2400, l.2404: A empties the king cup with the fine that he paid into it."""
    each_cup = 20 if fault == "wrong_demand" else 5
    taken = 85 + each_cup
    assert settled(book, THREE, CUPS, Fined(A, fault), WonUltimo(A, KING)) == (
        (-2 * each_cup + 80 + taken - 20, -60, -60),
        (60, 70 + each_cup),
    )


def test_a_fault_of_another_bars_nobody_elses_ultimo() -> None:
    """Møller, l.658: the offender cannot; C revoked, A takes 85 + 40 and 40 from each."""
    events = (Fined(C, "revoke"), WonUltimo(A, KING))
    assert settled(HJOERRING, THREE, CUPS, *events) == ((80 + 125 - 20, -60, -80 - 60), (60, 110))


def test_a_barred_ultimo_and_a_bagud() -> None:
    """B-35 with B-08: C's ultimo is none, so B's bagud doubles 125 and cancels the last trick.

    C -80 + 40; A 40; B -80 - 125.
    """
    events = (Fined(C, "revoke"), WonUltimo(C, KING), WentBagud(B, KING))
    assert settled(HJOERRING, THREE, CUPS, *events) == ((40, -205, -40), (250, 110))


@each_book(((0, -80, 0), (125, 110)), ((0, -80, 0), (125, 110)))
def test_a_false_declaration_is_repaid(book: DanishRuleset, expected: object) -> None:
    """Jensen 1989, l.270-275; Møller, l.489-491: B had 5 + 5 for half hearts, pays them back and 40 into each cup."""
    half = DeclaredCourts(B, "half", Suit.HEARTS)
    assert settled(book, THREE, CUPS, half, Fined(B, "false_declaration", half)) == expected


@either_book
def test_only_the_false_declaration_is_repaid(book: DanishRuleset) -> None:
    """B keeps 15 + 15 for 11 taroks and repays 10 + 10 for three matadors."""
    taroks, matadors = DeclaredLength(B, "taroks", 11), DeclaredLength(B, "matadors", 3)
    events = (taroks, matadors, Fined(B, "false_declaration", matadors))
    assert settled(book, THREE, CUPS, *events) == ((-15, 30 - 80, -15), (125, 110))


@either_book
def test_a_forgotten_declaration_is_not_made_up(book: DanishRuleset) -> None:
    """Jensen 1989, l.275 "but not the other way round": the fine alone."""
    assert settled(book, THREE, CUPS, Fined(B, "forgotten_declaration")) == ((0, -80, 0), (125, 110))


@either_book
def test_a_misdeal(book: DanishRuleset) -> None:
    """Jensen 1989, l.177-178: a new 5 + 5; Møller, l.405, l.2404: a fine of 5 + 5; beside the ante 20 in all."""
    assert settled(book, THREE, CUPS, Ante(), Fined(A, "misdeal")) == ((-20, 0, 0), (95, 80))


@either_book
def test_a_void_deal_keeps_what_was_paid_before(book: DanishRuleset) -> None:
    """B-34, B-47: ante, declarations, fives and fines stay; the end is not settled and nothing is funded.

    A -10 ante, -10 for B's full suit, +10 pagat home; B 20 - 5; C -10 - 5.
    """
    events = (Ante(), DeclaredCourts(B, "full", Suit.SPADES), PagatHomed(A), Void(), WonTout(A), count(78, 0, 0))
    assert settled(book, THREE, CUPS, *events) == ((-10, 15, -15), (90, 75))


@either_book
def test_a_redeal(book: DanishRuleset) -> None:
    """Jensen 1989, l.180-181; Møller, l.426-428: only the ante stays paid, and the next deal has none."""
    assert settled(book, THREE, CUPS, Ante(), Redealt(C)) == ((-10, 0, 0), (90, 75))
    assert settled(book, THREE, CUPS, Redealt(C)) == ((0, 0, 0), CUPS)


# Shortages and the end of the evening


@either_book
def test_a_shortage_on_the_sheet_of_the_ultimo(book: DanishRuleset) -> None:
    """Jensen 1989, l.242-245; Møller, l.340-341: B did not fund; A pays his 20 too.

    A 80 + 85 - 20 - 20; B -40; C -60.
    """
    assert settled(book, THREE, CUPS, WonUltimo(A, KING), Unfunded(B, KING)) == ((125, -40, -60), (60, 70))


@either_book
def test_a_shortage_found_later(book: DanishRuleset) -> None:
    """docs/formats.md: B, who had emptied the cup, makes it good."""
    assert settled(book, THREE, CUPS, Unfunded(B, PAGAT)) == ((0, -20, 0), (85, 90))


@either_book
def test_the_end_of_the_evening(book: DanishRuleset) -> None:
    """Møller, l.342-344; B-46, B-48: 155 among three is 50 each, and 5 for C, who did worst."""
    assert settled(book, THREE, CUPS, Close(((A, 100), (B, -20), (C, -80)))) == ((50, 50, 55), (0, 0))


@either_book
def test_the_end_of_the_evening_with_a_tie(book: DanishRuleset) -> None:
    """B-48: 170 among four is 40 each and 10 left, one counter for B and one for D, who did equally badly."""
    close = Close(((A, 100), (B, -50), (C, 0), (D, -50)))
    assert settled(book, FOUR, (90, 80), close) == ((40, 45, 40, 45), (0, 0))


# Whole deals from the first card to the settlement: dealer C, forehand A, middle hand B


@either_book
@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (ULTIMO, ((240, -190, -180), (60, 70))),
        (ULTIMO_WITH_SKUS, ((245, -190, -185), (60, 70))),
        (NOLO, ((50, -135, -50), (65, 70))),
        (NOLO_AND_BAGUD, ((70, -85, -185), (130, 70))),
        (TOUT, ((455, -375, -205), (65, 60))),
    ],
    ids=["ultimo", "ultimo with skus", "nolo", "nolo and bagud", "tout"],
)
def test_whole_deals_at_a_table_of_three(book: DanishRuleset, deal: Played, expected: object) -> None:
    """Empty cups are funded (-40 each) and C antes 10: cups 65 and 65.

    ultimo: A declares taroks 17 (45) and full kings (10): 110, -55, -55; B loses the pagat: 5, -15, 5, pagat cup 70;
      king ultimo 80 + 65, funded again -20 each; count 68 / 4 / 6: +40, -20, -20.
      A -40+110+5+145-20+40; B -40-55-15-40-20-20; C -40-10-55+5-40-20-20.
    ultimo with skus: A takes it in the last trick: 72 / 4 / 2: +45, -20, -25.
    nolo: 110, -55, -55; 5, -15, 5; nolo -25, -25, +50; A's king ultimo is cancelled.
      A -40+110+5-25; B -40-55-15-25; C -40-10-55+5+50.
    nolo and bagud: taroks 17: 90, -45, -45; 5, -15, 5; -25, -25, 50; C's king bagud 40, 40, -80 and 65 into the cup.
      A -40+90+5-25+40; B -40-45-15-25+40; C -40-10-45+5+50-80-65.
    tout: taroks 21 (65): 130, -65, -65; pagat home 10, -5, -5; tout 160 + 130, -80, -80; B's king bagud 40, -80, 40
      and 65 into the cup that A took; pagat cup funded -20 each; count 73 / 4 / 1: +45, -20, -25.
      A -40+130+10+160+130+40-20+45; B -40-65-5-80-80-65-20-20; C -40-10-65-5-80+40-20-25.
    """
    state = deal.play(book)
    assert sums(state.settlement) == expected
    assert settle(book, state.table.seating, Cups(), state.table.events) == state.settlement


@either_book
def test_a_whole_deal_at_a_table_of_four(book: DanishRuleset) -> None:
    """ULTIMO with dealer A, forehand B, middle hand D; C sits out and only funds: -40 and -20 after the ultimo.

    Cups 85 and 85 after the ante; B: -40 + 110 + 5 + 80 + 85 - 20 + 40 = 260; D: as B above -190;
    A: -40 - 10 - 55 + 5 - 40 - 20 - 20 = -180; king cup 80, pagat cup 90.
    """
    assert sums(ULTIMO.play(book, FOUR).settlement) == ((-180, 260, -60, -190), (80, 90))


@either_book
def test_a_whole_deal_at_a_table_of_five(book: DanishRuleset) -> None:
    """ULTIMO with dealer A, forehand B, middle hand E; cups 105 after the ante, 100 after the funding."""
    assert sums(ULTIMO.play(book, FIVE).settlement) == ((-180, 280, -60, -60, -190), (100, 110))


@either_book
def test_a_whole_deal_with_full_cups(book: DanishRuleset) -> None:
    """NOLO AND BAGUD with king 200 and pagat 100 before the ante: C doubles 205; nobody funds.

    A 90 + 5 - 25 + 40 = 110; B -45 - 15 - 25 + 40 = -45; C -10 - 45 + 5 + 50 - 80 - 205 = -285.
    """
    assert sums(NOLO_AND_BAGUD.play(book, cups=Cups(200, 100)).settlement) == ((110, -45, -285), (410, 110))
