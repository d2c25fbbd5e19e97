"""The end of a deal: last trick, ultimo, bagud, nolo and tout.

Jensen 1989, Udtryk, l.13-17, l.46, Formål, l.323-335, Nolo, l.865-870, Tout, l.975-977; Møller, l.611-641,
Betalingsoversigt, l.2380-2389.
"""

from dataclasses import replace

import pytest

from tarock.danish.ending import cup_of, whole_deal_events
from tarock.danish.events import (
    Counted,
    Cup,
    Event,
    Lost,
    PagatHomed,
    WentBagud,
    WonLast,
    WonNolo,
    WonTout,
    WonUltimo,
)
from tarock.danish.rules import DanishRuleset
from tarock.danish.table import Phase
from tests.danish.builders import (
    FOUR,
    NOLO,
    NOLO_AND_BAGUD,
    TOUT,
    ULTIMO,
    A,
    B,
    C,
    D,
    Played,
    after,
    card,
    either_book,
    in_play,
    played_to,
    position,
)

KING, PAGAT = Cup.KING, Cup.PAGAT

LAST_TRICKS: list[tuple[str, list[Event]]] = [
    ("S9 S2 D1", [WonLast(A)]),
    ("S9 T2 D1", [WonLast(B)]),
    ("SK S2 D1", [WonUltimo(A, KING)]),
    ("S2 SK D1", [WonUltimo(B, KING)]),
    ("S9 T1 D1", [WonUltimo(B, PAGAT)]),
    ("T1 S9 D1", [WonUltimo(A, PAGAT)]),
    ("SK T5 D1", [WonLast(B), WentBagud(A, KING)]),
    ("S9 HK D1", [WonLast(A), WentBagud(B, KING)]),
    ("T9 T1 D1", [WonLast(A), WentBagud(B, PAGAT)]),
    ("T1 T2 D1", [WonLast(B), WentBagud(A, PAGAT)]),
    ("S9 HK DK", [WonLast(A), WentBagud(B, KING), WentBagud(C, KING)]),
    ("SK T9 DK", [WonLast(B), WentBagud(A, KING), WentBagud(C, KING)]),
    ("T9 T1 HK", [WonLast(A), WentBagud(B, PAGAT), WentBagud(C, KING)]),
    ("SK HK D1", [WonUltimo(A, KING), WentBagud(B, KING)]),
    ("SK HK DK", [WonUltimo(A, KING), WentBagud(B, KING), WentBagud(C, KING)]),
    ("SK T1 D1", [WonUltimo(B, PAGAT), WentBagud(A, KING)]),
    ("T1 HK DK", [WonUltimo(A, PAGAT), WentBagud(B, KING), WentBagud(C, KING)]),
    ("SK X DK", [WonUltimo(A, KING), WentBagud(C, KING)]),
]


@either_book
@pytest.mark.parametrize(("trick", "events"), LAST_TRICKS, ids=[trick for trick, _ in LAST_TRICKS])
def test_what_the_last_trick_comes_to(book: DanishRuleset, trick: str, events: list[Event]) -> None:
    """Jensen 1989, Udtryk, l.13-17: ultimo if it is won with a king or the pagat, bagud if one is lost in it."""
    a, b, c = trick.split()
    state = after(position(book, A, a, b, c), f"A {a}, B {b}, C {c}")
    assert list(state.table.events) == events
    assert (state.phase, state.turn, state.is_over) == (Phase.OVER, None, True)


@either_book
def test_baguds_are_written_by_seat_whoever_led(book: DanishRuleset) -> None:
    """docs/formats.md: exactly one of last or ultimo, then every bagud."""
    state = after(position(book, C, "HK", "DK", "S9"), "C S9, A HK, B DK")
    assert state.table.events == (WonLast(C), WentBagud(A, KING), WentBagud(B, KING))


@pytest.mark.parametrize(
    ("token", "cup"), [("SK", KING), ("CK", KING), ("T1", PAGAT), ("T21", None), ("SQ", None), ("X", None)]
)
def test_ultimo_cards_are_the_four_kings_and_the_pagat(token: str, cup: Cup | None) -> None:
    """Jensen 1989, Udtryk, l.13-14, l.41."""
    assert cup_of(card(token)) is cup


@either_book
@pytest.mark.parametrize("deal", [ULTIMO, TOUT], ids=["ultimo", "tout and bagud"])
def test_a_king_or_pagat_in_the_last_trick_pays_none_of_the_fives_of_play(book: DanishRuleset, deal: Played) -> None:
    """B-11: both books put them under "during play"."""
    fives = [event for event in deal.play(book).table.events if isinstance(event, Lost | PagatHomed)]
    assert fives == ([Lost(B, PAGAT)] if deal is ULTIMO else [PagatHomed(A)])


@either_book
def test_a_deal_ends_with_the_last_trick_and_the_count(book: DanishRuleset) -> None:
    """A wins the last trick with DK; the piles count 68, 4 and 6."""
    events = ULTIMO.play(book).table.events
    assert events[-2:] == (WonUltimo(A, KING), Counted(((A, 68), (B, 4), (C, 6))))


@either_book
def test_a_nolo_is_no_trick_at_all_and_there_is_no_count(book: DanishRuleset) -> None:
    """Jensen 1989, l.321, Nolo, l.865-868; Møller, Nolo, l.611, l.620; B-50: the dealer's skat is no trick."""
    state = NOLO.play(book)
    assert state.table.seating.dealer == C
    assert state.table.events[-2:] == (WonUltimo(A, KING), WonNolo(C))
    assert not any(isinstance(event, Counted) for event in state.table.events)


@either_book
def test_a_nolo_player_can_go_bagud(book: DanishRuleset) -> None:
    """Jensen 1989, Formål, l.334-335, Nolo, l.869-870; Møller, Nolo, l.617-619."""
    assert NOLO_AND_BAGUD.play(book).table.events[-3:] == (WonLast(A), WentBagud(C, KING), WonNolo(C))


@either_book
def test_a_tout_is_all_25_tricks_and_cancels_the_others_nolo(book: DanishRuleset) -> None:
    """Jensen 1989, Udtryk, l.46, Tout, l.975-977; Møller, Tout, l.626-631: B and C have no trick, but no nolo."""
    assert TOUT.play(book).table.events[-4:] == (
        WonLast(A),
        WentBagud(B, KING),
        WonTout(A),
        Counted(((A, 73), (B, 4), (C, 1))),
    )


@either_book
def test_with_a_trick_for_everybody_there_is_neither_nolo_nor_tout(book: DanishRuleset) -> None:
    assert whole_deal_events(ULTIMO.play(book).table) == []


@either_book
@pytest.mark.parametrize("turn", [1, 2])
def test_a_nolo_of_forehand_or_middle_hand_counts_as_well(book: DanishRuleset, turn: int) -> None:
    """Jensen 1989, Nolo, l.867: a player; here the same tricks with every card moved on to the next seat."""
    table = NOLO.play(book).table
    turned = tuple(
        replace(trick, plays=tuple(((seat + turn) % 3, card) for seat, card in trick.plays), won=None)
        for trick in table.tricks
    )
    assert whole_deal_events(replace(table, tricks=turned)) == [WonNolo((C + turn) % 3)]


@either_book
def test_at_a_table_of_four_the_sitter_has_no_nolo(book: DanishRuleset) -> None:
    """Seat C sits out and takes no trick, which is no nolo; forehand B has A's cards here."""
    state = ULTIMO.play(book, FOUR)
    assert not any(isinstance(event, WonNolo) for event in state.table.events)
    assert state.table.events[-2:] == (WonUltimo(B, KING), Counted(((A, 6), (B, 68), (D, 4))))


@either_book
def test_a_position_knows_neither_count_nor_nolo_nor_tout(book: DanishRuleset) -> None:
    """docs/formats.md: what cannot be known is not scored."""
    state = after(position(book, A, "S9 S8", "S2 S1", "D1 D2"), "A S9, B S2, C D1, A S8, B S1, C D2")
    assert state.table.events == (WonLast(A),)


@either_book
def test_the_deal_is_over_after_25_tricks(book: DanishRuleset) -> None:
    state = played_to(in_play(book), 25)
    assert not state.is_over
    state = played_to(state, 26)
    assert state.is_over
    assert len(state.table.tricks) == 25
    assert state.table.trick is None
    assert [len(hand) for hand in state.hands] == [0, 0, 0]
