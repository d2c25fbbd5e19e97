"""What a deal came to: book of 1900, §§ 8–10; tournament sheet 4.2, 5.3; Mayr 2012, Zählen, Talon und Verlegen."""

import pytest

from tarock.koenigrufen.cards import PACK, thirds
from tarock.koenigrufen.ending import cards_of, made_by, side_of
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tests.koenigrufen.builders import (
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
    items,
    modern_books,
    played_out,
    won_by,
)
from tests.koenigrufen.deals import EVEN, MARCH, MONDFANG_AND_LOST_PAGAT, Whole, even, lowest, swapped

# Sides


@every_book
def test_declarer_and_called_partner_are_one_side(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 7; Mayr 2012, Ruferspiele."""
    state = MARCH.play(book, "A rufer", call="CK")
    assert [side_of(state, seat) for seat in SEATS] == [Side.DECLARER, Side.DEFENDERS, Side.DEFENDERS, Side.DECLARER]
    assert (state.facts.declarer, state.facts.partner) == (A, D)


@every_book
def test_who_plays_a_dreier_is_a_side_by_himself(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 15."""
    state = MARCH.play(book, "B dreier")
    assert [side_of(state, seat) for seat in SEATS] == [Side.DEFENDERS, Side.DECLARER, Side.DEFENDERS, Side.DEFENDERS]
    assert (state.facts.declarer, state.facts.partner) == (B, None)


# Which cards count for whom


@every_book
def test_what_was_laid_counts_for_the_declarer_and_the_half_that_was_left_for_the_others(
    book: KoenigrufenRuleset,
) -> None:
    """Book of 1900, §§ 8, 9; Mayr 2012, Talon und Verlegen."""
    state = MARCH.play(book, "B dreier")
    assert cards_of(state, Side.DECLARER) == cards("D4 D3 D2")
    assert cards_of(state, Side.DEFENDERS) == PACK - cards("D4 D3 D2")
    assert (state.facts.tricks, state.facts.thirds) == (0, 3)
    second = MARCH.play(book, "B dreier", take="2", discard="HQ HC HJ")
    assert cards_of(second, Side.DECLARER) == cards("HQ HC HJ")
    assert second.facts.thirds == 3 * 9 - 6
    assert MARCH.play(book, "A dreier").facts.thirds == 207


@modern_books
def test_a_sechser_leaves_nothing_to_the_others(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Sechserdreier."""
    state = MARCH.play(book, "A sechser", discard="D4 D3 D2 C7 C8 C9")
    assert cards_of(state, Side.DECLARER) == PACK
    assert state.facts.thirds == 210


@every_book
@pytest.mark.parametrize("bid", ["A solorufer", "A solodreier"])
def test_in_solo_games_the_whole_talon_counts_for_the_others(book: KoenigrufenRuleset, bid: str) -> None:
    """Book of 1900, §§ 13, 18; Mayr 2012, Talon und Verlegen."""
    state = MARCH.play(book, bid, call="SK")
    assert cards_of(state, Side.DEFENDERS) == cards("D4 D3 D2 C7 C8 C9")
    assert state.facts.thirds == 204


@every_book
@pytest.mark.parametrize(("call", "half"), [("SK", "SK D3 D2"), ("CK", "C7 C8 CK")])
def test_a_solo_player_gets_the_half_in_which_his_king_lies(book: KoenigrufenRuleset, call: str, half: str) -> None:
    """Book of 1900, §§ 13, 17; T-A10; Mayr 2012, Solorufer: the other half stays the opponents'."""
    deal = swapped(swapped(MARCH, "SK", "D4"), "CK", "C9")
    state = deal.play(book, "A solorufer", call=call)
    assert (state.facts.king_in_talon, state.facts.partner) == ("solo", None)
    assert cards_of(state, Side.DEFENDERS) == cards("SK D3 D2 C7 C8 CK") - cards(half)
    assert cards(half) <= cards_of(state, Side.DECLARER)
    assert made_by(state, "kings") is None


def test_a_called_queen_in_the_talon_brings_its_half_too() -> None:
    """Mayr 2012, Solorufer; M-A11."""
    deal = lowest("X T21 T20 SK HK DK CK", talon="SQ D3 D2 C7 C8 C9")
    state = deal.play(MAYR, "A solorufer", call="SQ")
    assert state.facts.king_in_talon == "solo"
    assert cards("SQ D3 D2") <= cards_of(state, Side.DECLARER)


@every_book
def test_all_210_thirds_are_counted(book: KoenigrufenRuleset) -> None:
    """K-A01."""
    for bid in ("A dreier", "A solodreier", "A rufer"):
        state = EVEN.play(book, bid, call="CK")
        both = [thirds(book.counting, cards_of(state, side)) for side in Side]
        assert sum(both) == 210
        assert state.facts.thirds == both[0]


# Trull and kings


@every_book
def test_trull_and_kings_belong_to_the_side_that_has_all_of_them_in_its_cards(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 10: whoever was dealt them, and whoever wins the game."""
    assert {"trull declarer silent made", "kings declarer silent made"} <= items(MARCH.play(book, "A dreier").facts)
    assert {"trull defenders silent made", "kings defenders silent made"} <= items(MARCH.play(book, "B dreier").facts)


@every_book
def test_a_set_that_is_split_belongs_to_nobody(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 10: no penalty for what was not announced."""
    facts = even(book, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK").facts
    assert not [item for item in facts.items if item.item in {"trull", "kings"}]


@every_book
def test_a_set_that_was_announced_is_lost_when_one_piece_is_missing(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 10: even if only the Pagat was lost."""
    said = "A announces trull kings"
    facts = even(book, "A solorufer", MONDFANG_AND_LOST_PAGAT, call="HK", said=said).facts
    assert items(facts) >= {"trull declarer announced lost", "kings declarer announced lost"}


@every_book
def test_an_announced_set_is_made_by_the_side_that_announced_it(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 10; K-A26: announced takes the place of silent, and the other side's is lost."""
    facts = MARCH.play(book, "A dreier", said="A announces trull, B announces trull").facts
    assert {"trull declarer announced made", "trull defenders announced lost"} <= items(facts)
    assert "trull declarer silent made" not in items(facts)


@every_book
def test_a_king_in_the_talon_destroys_the_solo_players_four_kings(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 14; K-A14, T-A42, M-A29: the talon counts for the side that it is credited to."""
    state = swapped(MARCH, "CK", "C9").play(book, "A solodreier")
    assert made_by(state, "kings") is None
    assert made_by(state, "trull") is Side.DECLARER


# Negative games


LOW = "S7 S8 S9 H4 H3 H2 D4 D3 D2 C7 C8 C9"
"""The lowest cards of each suit: everybody else must overtake them."""


@pytest.mark.parametrize(
    ("book", "bid"),
    [(TURNIER, "C bettel"), (TURNIER, "C bettel_ouvert"), (MAYR, "C bettler"), (MAYR, "C bettler_ouvert")],
)
def test_a_negative_game_counts_the_declarers_tricks(book: KoenigrufenRuleset, bid: str) -> None:
    """Mayr 2012, Bettler; T-A36: thirds do not matter."""
    facts = lowest("", "", LOW).play(book, bid).facts
    assert (facts.declarer, facts.partner, facts.tricks, facts.thirds) == (C, None, 0, None)
    assert (facts.items, facts.valat, facts.kontra) == ((), None, (1, 1, 1, 1))


@pytest.mark.parametrize(("highest", "tricks"), [("SK", 1), ("SK HK", 2), ("SK HK DK", 3)])
def test_a_king_led_while_all_can_follow_is_a_trick(highest: str, tricks: int) -> None:
    """Mayr 2012, Piccolo / Zwiccolo: A leads his kings; then he has only the lowest cards."""
    low = " ".join(LOW.split()[: 12 - tricks])
    deal = Whole((f"{highest} {low}", "", "", ""), "T2 T3 T4 T5 T6 T7", (f"{highest} {low}", "", "", ""))
    assert deal.play(MAYR, "A zwiccolo").facts.tricks == tricks


# Trischaken


@modern_books
def test_trischaken_counts_everybodys_own_cards(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 4.3; Mayr 2012, Trischaken: there is no declarer."""
    state = EVEN.play(book, "A trischaken")
    facts = state.facts
    assert (facts.declarer, facts.partner, facts.forehand) == (None, None, A)
    assert isinstance(facts.thirds, tuple)
    assert isinstance(facts.tricks, tuple)
    assert (sum(facts.thirds), sum(facts.tricks)) == (210, 12)
    winners = [trick.best()[0] for trick in state.table.tricks]
    assert list(facts.tricks) == [winners.count(seat) for seat in SEATS]


RICH_TALON = lowest(talon="SK HQ T2 DC CJ T1")
"""Each card of this talon counts something else."""


def test_on_the_tournament_sheet_the_winner_of_the_last_trick_gets_the_talon() -> None:
    """4.2."""
    state = RICH_TALON.play(TURNIER, "A trischaken")
    assert isinstance(state.facts.thirds, tuple)
    last = state.table.tricks[-1].best()[0]
    for seat in SEATS:
        won = [one for trick in state.table.tricks if trick.best()[0] == seat for one in trick.cards]
        talon = state.talon if seat == last else ()
        assert state.facts.thirds[seat] == thirds(TURNIER.counting, (*won, *talon))


def test_after_mayr_each_of_the_first_six_tricks_gets_a_card_of_the_talon() -> None:
    """Trischaken; M-A27."""
    state = RICH_TALON.play(MAYR, "A trischaken")
    assert isinstance(state.facts.thirds, tuple)
    for seat in SEATS:
        won = [trick for trick in state.table.tricks if trick.best()[0] == seat]
        own = [one for trick in won for one in trick.cards]
        own += [state.talon[trick.number - 1] for trick in won if trick.number <= 6]
        assert state.facts.thirds[seat] == thirds(MAYR.counting, own)


def test_the_forehand_of_the_facts_is_who_has_it_now() -> None:
    """Tournament sheet 3.4, 4.3; T-A06: it matters in Trischaken."""
    state = won_by(after(begun(TURNIER, "SK HK DK CK"), "A passes-forehand"), "B trischaken")
    assert state.turn == B
    assert played_out(state).facts.forehand == B
