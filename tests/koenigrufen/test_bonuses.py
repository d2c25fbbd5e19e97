"""Which bonuses a deal has made: book of 1900, §§ 10–12; tournament sheet 5.4, 8.6, 9.1–9.5; Mayr 2012, Übersicht."""

from dataclasses import replace

import pytest
from msgspec import structs

from tarock.koenigrufen.ending import made_by
from tarock.koenigrufen.facts import Side, ValatFact
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    TURNIER,
    B,
    card,
    every_book,
    items,
    modern_books,
    played,
    valat,
)
from tests.koenigrufen.deals import (
    EVEN,
    EVEN_SUITS,
    FOUR_BIRDS,
    KING_FORCED_OUT,
    KING_WINS_LAST,
    MARCH,
    MOND_AT_C,
    MONDFANG_AND_LOST_PAGAT,
    Whole,
    even,
    swapped,
)

PAGAT_OVERTAKEN_BY_A = "T19 X T21 T20  T9 T18 T8 T11  T14 T12 T15 T13  T1 T17 T10 T16"
"""B wins trick 10; D leads the Pagat to the last trick and A takes it with T17."""
MOND_WINS = "T19 T9 T21 T20  T10 T8 T11 X  T17 T18 T12 T15  T14 T16 T1 T13"
"""B's Mond wins trick 9, and A's skus trick 10."""

# Birds


@modern_books
def test_each_bird_must_win_its_own_trick(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Übersicht: Quapil trick 9, Kakadu 10, Uhu 11, Pagat 12."""
    made = {f"{bird} declarer silent made" for bird in ("pagat", "uhu", "kakadu", "quapil")}
    assert made <= items(FOUR_BIRDS.play(book, "A rufer", call="CK").facts)
    early = replace(FOUR_BIRDS, orders=("X T21 T20 T19 T18 T17 T16 S7 T1 T2 T3 T4", *FOUR_BIRDS.orders[1:]))
    assert not made & items(early.play(book, "A rufer", call="CK").facts)


def test_the_book_of_1900_knows_only_the_pagat() -> None:
    """Book of 1900, §§ 10–12: no bonuses above the Pagat."""
    facts = FOUR_BIRDS.play(K1900, "A rufer", call="CK").facts
    assert "pagat declarer silent made" in items(facts)
    assert not {"uhu", "kakadu", "quapil"} & {item.item for item in facts.items}


@modern_books
def test_birds_of_an_opponent_count_for_his_side(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Ausspielen: the others may announce too."""
    facts = FOUR_BIRDS.play(book, "D dreier", said="D good, A announces pagat uhu").facts
    assert items(facts) >= {
        "pagat defenders announced made",
        "uhu defenders announced made",
        "kakadu defenders silent made",
        "quapil defenders silent made",
    }


@every_book
def test_an_announced_pagat_that_is_lost_is_lost_in_any_way(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 11: also when the partner overtakes it; tournament sheet 8.10."""
    for taroks in (MONDFANG_AND_LOST_PAGAT, PAGAT_OVERTAKEN_BY_A):
        facts = even(book, "A solorufer", taroks, call="HK", said="A good, B good, C good, D announces pagat").facts
        assert "pagat declarer announced lost" in items(facts)


def test_in_the_book_of_1900_a_pagat_that_falls_in_the_last_trick_costs_even_in_silence() -> None:
    """§ 11; K-A11: caught by an opponent or by the partner."""
    for taroks in (MONDFANG_AND_LOST_PAGAT, PAGAT_OVERTAKEN_BY_A):
        assert "pagat declarer silent lost" in items(even(K1900, "A solorufer", taroks, call="HK").facts)
        assert "pagat defenders silent lost" in items(even(K1900, "A solorufer", taroks, call="CK").facts)


def test_an_announced_pagat_is_not_counted_twice_when_it_fails() -> None:
    """§ 11: 4, not 4 and 2."""
    said = "A good, B good, C good, D announces pagat"
    facts = even(K1900, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK", said=said).facts
    assert [item.announced for item in facts.items if item.item == "pagat"] == [True]


def test_a_pagat_that_falls_before_the_last_trick_costs_nothing_in_silence() -> None:
    """K-A11; § 10."""
    taroks = "T1 X T21 T20  T9 T10 T8 T11  T15 T13 T14 T12  T19 T17 T18 T16"
    assert not [item for item in even(K1900, "A solorufer", taroks, call="HK").facts.items if item.item == "pagat"]


@modern_books
def test_the_later_books_do_not_charge_a_silent_failure(book: KoenigrufenRuleset) -> None:
    """T-A14, M-A18."""
    facts = even(book, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK").facts
    assert not [item for item in facts.items if item.item == "pagat"]


def charging(book: KoenigrufenRuleset, bonus: str) -> KoenigrufenRuleset:
    """Return a book in which a bonus that fails in silence costs."""
    rows = (structs.replace(row, silent_failure=True) if row.id == bonus else row for row in book.bonuses)
    return structs.replace(book, bonuses=tuple(rows))


@modern_books
def test_a_house_may_charge_any_bird_that_falls_in_vain_in_its_own_trick(book: KoenigrufenRuleset) -> None:
    """The other reading of T-A14 and M-A18: here A's partner D takes the Uhu in trick 11."""
    begun = swapped(EVEN, "T2", "T9").begun(charging(book, "uhu"), "A solorufer", call="HK")
    state = played(begun, f"{EVEN_SUITS} T19 X T21 T20  T13 T18 T8 T11  T14 T12 T15 T2  T1 T17 T10 T16")
    assert "uhu declarer silent lost" in items(state.facts)
    made = FOUR_BIRDS.play(charging(book, "uhu"), "A rufer", call="CK")
    assert "uhu declarer silent made" in items(made.facts)


# König ultimo and the captured king


@every_book
def test_a_called_king_thrown_to_the_own_sides_last_trick_is_koenig_ultimo(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 11; parameters 12."""
    assert "koenig_ultimo declarer silent made" in items(MARCH.play(book, "A rufer", call="SK").facts)
    said = MARCH.play(book, "A rufer", call="SK", said="A good, B announces koenig_ultimo")
    assert "koenig_ultimo declarer announced made" in items(said.facts)


@every_book
def test_a_called_king_that_wins_the_last_trick_is_koenig_ultimo(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 11."""
    state = KING_WINS_LAST.play(book, "A rufer", call="SK")
    assert state.table.tricks[-1].best() == (B, card("SK"))
    assert "koenig_ultimo declarer silent made" in items(state.facts)


@every_book
def test_pagat_and_koenig_ultimo_are_made_in_one_trick(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 11: announced by declarer and partner."""
    said = "A announces pagat, B announces koenig_ultimo"
    facts = MARCH.play(book, "A rufer", call="SK", said=said).facts
    assert items(facts) >= {"pagat declarer announced made", "koenig_ultimo declarer announced made"}


@every_book
def test_a_called_king_that_wins_an_earlier_trick_is_no_koenig_ultimo(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 11; K-A12: announced it is lost whatever the cause, and nobody has captured it."""
    silent = KING_FORCED_OUT.play(book, "A rufer", call="SK")
    assert silent.table.tricks[0].best() == (B, card("SK"))
    assert not {"koenig_ultimo", "king_captured"} & {item.item for item in silent.facts.items}
    said = KING_FORCED_OUT.play(book, "A rufer", call="SK", said="A good, B announces koenig_ultimo")
    assert "koenig_ultimo declarer announced lost" in items(said.facts)
    assert made_by(said, "king_captured") is None


@modern_books
def test_an_announced_king_may_be_played_early_and_is_then_lost(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 8.10; M-A17."""
    facts = MARCH.play(book, "A rufer", call="HK", said="A good, B announces koenig_ultimo").facts
    assert "koenig_ultimo declarer announced lost" in items(facts)


@every_book
def test_a_called_king_captured_in_the_last_trick_is_no_koenig_ultimo(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 11: A takes the king of B, C's partner."""
    silent = MOND_AT_C.play(book, "C solorufer", call="SK")
    assert (silent.partner, made_by(silent, "koenig_ultimo")) == (B, None)
    said = MOND_AT_C.play(book, "C solorufer", call="SK", said="C good, D good, A good, B announces koenig_ultimo")
    assert "koenig_ultimo declarer announced lost" in items(said.facts)


@modern_books
def test_a_house_may_charge_a_koenig_ultimo_that_fails_in_silence(book: KoenigrufenRuleset) -> None:
    """The other reading of T-A14 and M-A18: the called king falls in the last trick and the opponents win it."""
    house = charging(book, "koenig_ultimo")
    facts = replace(MOND_AT_C.play(house, "C solorufer", call="SK").facts, valat=None)
    assert "koenig_ultimo declarer silent lost" in items(facts)
    before, after = settle(book, facts).score, settle(house, facts).score
    unit = 2 * 2 * next(bonus.silent for bonus in book.bonuses if bonus.id == "koenig_ultimo")
    assert [new - old for new, old in zip(after, before, strict=True)] == [unit, -unit, -unit, unit]
    early = KING_FORCED_OUT.play(house, "A rufer", call="SK").facts
    assert "koenig_ultimo" not in {item.item for item in early.items}


def test_in_the_book_of_1900_a_captured_king_takes_the_place_of_the_failed_koenig_ultimo() -> None:
    """K-A12: only the captured king is paid."""
    facts = MOND_AT_C.play(K1900, "C solorufer", call="SK").facts
    assert "koenig_ultimo" not in {item.item for item in facts.items}


def test_in_the_book_of_1900_a_captured_king_is_noted() -> None:
    """§ 10; K-A13: the called king lies in the opponents' cards."""
    assert "king_captured defenders silent made" in items(MOND_AT_C.play(K1900, "C solorufer", call="SK").facts)
    safe = MARCH.play(K1900, "A rufer", call="SK")
    assert made_by(safe, "king_captured") is None


def test_a_king_in_a_solo_players_talon_is_not_captured() -> None:
    """K-A13: the soloist receives it."""
    state = swapped(MOND_AT_C, "SK", "D4").play(K1900, "C solorufer", call="SK")
    assert (state.facts.king_in_talon, made_by(state, "king_captured")) == ("solo", None)


@modern_books
def test_the_later_books_do_not_note_a_captured_king(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.4."""
    facts = MOND_AT_C.play(book, "C solorufer", call="SK").facts
    assert not [item for item in facts.items if item.item == "king_captured"]


def test_ones_own_called_king_can_be_captured_too() -> None:
    """§ 17; K-A13, K-A24: A wins his DK in trick 5 himself; B's HK falls to A."""
    own = even(K1900, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="DK")
    assert (own.facts.own_king, own.facts.partner, made_by(own, "king_captured")) == (True, None, None)
    lost = MARCH.play(K1900, "B rufer", call="HK", discard="D4 D3 D2")
    assert (lost.facts.own_king, made_by(lost, "king_captured")) == (True, Side.DEFENDERS)


def test_a_called_queen_is_no_king() -> None:
    """M-A11: it falls in the last trick, which its side wins, and is no bonus."""
    hands = (
        "X T21 T20 T19 T18 T17 T16 T15 SK HK DK CK",
        "T14 T13 T12 T11 SQ SC SJ HQ HC HJ S10 S9",
        "T10 T9 T8 DQ DC DJ D1 S8 S7 C10 T1 T2",
        "T7 T6 T5 T4 T3 CQ CC CJ H1 H2 H3 H4",
    )
    orders = ("X T21 T20 T19 T18 T17 T16 T15 HK DK CK SK", "T14 T13 T12 T11 SC SJ S10 S9 HJ HC HQ SQ", "", "")
    state = Whole(hands, MARCH.talon, orders, "D4 D3 D2").play(MAYR, "A rufer", call="SQ")
    assert state.called in state.table.tricks[-1].cards
    assert not [item for item in state.facts.items if item.item == "koenig_ultimo"]


# Mondfang


def test_the_skus_of_one_side_catches_the_mond_of_the_other() -> None:
    """§ 10; K-A09."""
    caught = even(K1900, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK")
    assert "mondfang declarer silent made" in items(caught.facts)
    by_defenders = even(K1900, "B solorufer", MONDFANG_AND_LOST_PAGAT, call="CK")
    assert "mondfang defenders silent made" in items(by_defenders.facts)


def test_a_mond_of_ones_own_side_is_not_caught() -> None:
    """K-A09: A and B both play against C."""
    assert made_by(even(K1900, "C solodreier", MONDFANG_AND_LOST_PAGAT), "mondfang") is None


def test_a_mond_that_does_not_meet_the_skus_is_not_caught() -> None:
    """K-A09."""
    assert made_by(even(K1900, "A solorufer", MOND_WINS, call="HK"), "mondfang") is None


@modern_books
def test_the_later_books_know_no_mondfang(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 1.7."""
    facts = even(book, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK").facts
    assert not [item for item in facts.items if item.item == "mondfang"]


def test_an_announced_mondfang_is_made_or_lost() -> None:
    """§ 14; K-A10."""
    said = "A good, B good, C good, D announces mondfang"
    made = even(K1900, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK", said=said)
    assert "mondfang declarer announced made" in items(made.facts)
    lost = even(K1900, "A solorufer", MOND_WINS, call="HK", said=said)
    assert "mondfang declarer announced lost" in items(lost.facts)


# Valat


@every_book
def test_all_twelve_tricks_are_a_valat_of_the_side_that_has_them(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 12; tournament sheet 9.1; K-A19, T-A18, M-A15: the opponents too."""
    assert valat(MARCH.play(book, "A rufer", call="SK").facts) == "declarer silent made"
    assert valat(MARCH.play(book, "B dreier").facts) == "defenders silent made"
    assert valat(MARCH.play(book, "A rufer", call="SK", said="A announces valat").facts) == "declarer announced made"
    said = "B good, C good, D good, A announces valat"
    assert valat(MARCH.play(book, "B dreier", said=said).facts) == "defenders announced made"


@every_book
def test_eleven_tricks_are_no_valat_and_lose_an_announced_one(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 9.3; K-A18, M-A13."""
    assert FOUR_BIRDS.play(book, "A rufer", call="CK").facts.valat is None
    said = FOUR_BIRDS.play(book, "A rufer", call="CK", said="A announces valat").facts
    assert (valat(said), said.tricks) == ("declarer announced lost", 11)


@every_book
def test_tricks_of_both_partners_make_a_valat_together(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 12: "ein Spieler oder eine Partei"; B wins trick 8."""
    facts = FOUR_BIRDS.play(book, "A rufer", call="SK").facts
    assert (valat(facts), facts.tricks) == ("declarer silent made", 12)


@every_book
def test_of_two_announced_valats_the_one_that_is_made_takes_the_place_of_the_game(book: KoenigrufenRuleset) -> None:
    """K-A26: the other one is lost beside it."""
    said = "B announces valat, C good, D good, A announces valat"
    facts = MARCH.play(book, "B dreier", said=said).facts
    assert valat(facts) == "defenders announced made"
    assert facts.counter_valat == ValatFact(Side.DECLARER, announced=True, made=False)
    again = parse_sheet(book, sheet_of(facts, book.id))
    assert settle(book, again) == settle(book, facts)


@every_book
def test_a_valat_announced_by_the_partner_is_the_sides(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 12."""
    facts = MARCH.play(book, "A rufer", call="SK", said="A good, B announces valat").facts
    assert valat(facts) == "declarer announced made"


# Suit games


@pytest.mark.parametrize(("book", "bid"), [(TURNIER, "B farbensolo"), (MAYR, "C farbendreier"), (MAYR, "D farbensolo")])
def test_a_suit_game_has_only_kings_and_valat(book: KoenigrufenRuleset, bid: str) -> None:
    """Tournament sheet 8.6; Mayr 2012, Farbenspiele; M-A30: A wins all with taroks, the last trick with the Pagat."""
    discard = "T5 T6 T7" if "farbendreier" in bid else ""
    facts = MARCH.play(book, bid, discard=discard).facts
    assert items(facts) == {"kings defenders silent made"}
    assert valat(facts) == "defenders silent made"


# The bird of a Besserrufer


def test_the_facts_name_the_bird_of_a_besserrufer() -> None:
    """Tournament sheet 5.6; Mayr 2012, Besserrufer; docs/formats.md: the bird announced with it."""
    turnier = FOUR_BIRDS.play(TURNIER, "A besserrufer", call="CK", said="A announces trull uhu")
    assert turnier.facts.bird == "uhu"
    mayr = FOUR_BIRDS.play(MAYR, "A besserrufer kakadu", call="CK", said="A announces quapil")
    assert mayr.facts.bird == "kakadu"
    assert items(mayr.facts) >= {"kakadu declarer announced made", "quapil declarer announced made"}
    assert FOUR_BIRDS.play(TURNIER, "A rufer", call="CK", said="A announces uhu").facts.bird is None
