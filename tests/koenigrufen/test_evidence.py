"""What a view proves of other players' faults, and what it does not tell."""

from random import Random

from tarock.core.faults import Mode
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
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
    card,
    every_book,
    filled_up,
    laid,
    modern_books,
    on_turn,
    played,
)
from tests.koenigrufen.tables import (
    corrected_by,
    gathered,
    kinds,
    lawful,
    laying,
    moved,
    revoked,
    strict,
    table,
    to_the_end,
)


def proved(state: KoenigrufenState, seat: int) -> list[tuple[str, int, int | None]]:
    return [(claim.kind, claim.seat, claim.trick) for claim in state.view(seat).claims()]


@every_book
def test_nothing_is_proved_in_strict_mode_or_before_a_game_is_bid(book: KoenigrufenRuleset) -> None:
    assert not begun(book, mode=Mode.TABLE).view(A).claims()
    assert not strict(table(book)).view(B).claims()


@modern_books
def test_a_pagat_before_another_tarock_is_proved_when_that_one_falls(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 4.1; Mayr 2012, Negative Spiele."""
    state = table(book, "A trischaken", "T1 T5 S7", "T6", "T7", "T8")
    wrong = state.apply(A, Play(card("T1")))
    assert kinds(wrong) == ["A revoke pagat_last"]
    assert proved(wrong, B) == []
    while card("T5") in wrong.hands[A]:
        wants = card("T5") in wrong.playable and on_turn(wrong) == A
        wrong = wrong.apply(A, Play(card("T5"))) if wants else lawful(wrong, -1)
    assert proved(wrong, B)[0] == ("renonce", A, 1)


@modern_books
def test_a_card_that_could_have_overtaken_is_proved_when_it_falls(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 4.1, 6.1; Mayr 2012, Negative Spiele; M-A07."""
    state = played(table(book, "A trischaken", "S8", "S7 SK", "S9", "S10"), "S8")
    wrong = state.apply(B, Play(card("S7")))
    assert kinds(wrong) == ["B revoke must_overtake"]
    while card("SK") in wrong.hands[B]:
        wants = card("SK") in wrong.playable and on_turn(wrong) == B
        wrong = wrong.apply(B, Play(card("SK"))) if wants else lawful(wrong, -1)
    assert ("renonce", B, 1) in proved(wrong, A)
    assert ("renonce", B, 1) not in proved(wrong, B)


def test_a_tarock_that_is_led_in_a_suit_game_is_proved_by_a_suit_card() -> None:
    """Tournament sheet 7.2."""
    state = table(TURNIER, "A farbensolo", "T5 S7", "T6")
    wrong = state.apply(A, Play(card("T5")))
    assert kinds(wrong) == ["A revoke tarock_led"]
    while not proved(wrong, B):
        wrong = lawful(wrong)
    assert proved(wrong, B)[0] == ("renonce", A, 1)


@every_book
def test_a_king_that_is_laid_openly_is_seen_at_once(book: KoenigrufenRuleset) -> None:
    state = after(laying(book, "S7 S8 T1", "D2 D3 D4"), "A lays T1 S7 S8")
    assert proved(state, C) == [("discard", A, None)]


@every_book
def test_what_was_noticed_is_not_proved_again(book: KoenigrufenRuleset) -> None:
    state = after(laying(book, "S7 S8 HK", "D2 D3 D4"), "A lays S7 S8")
    for _ in range(4):
        state = after(state, f"{'ABCD'[on_turn(state)]} good")
    end = to_the_end(state)
    if end.table.proceedings.ruling is not None:
        end = after(end, f"{'ABCD'[on_turn(end)]} plays-on")
    assert proved(to_the_end(end), B) == []


def test_a_besserrufer_without_a_bird_is_proved_by_who_holds_them_all() -> None:
    """Tournament sheet 5.7."""
    state = begun(TURNIER, "S7 X", "T1 T2 T3 T4", "", "SK", mode=Mode.TABLE)
    state = after(state, "A vorhand, B pass, C pass, D pass, A besserrufer, A calls SK")
    assert [proved(state, seat) for seat in SEATS] == [[], [("bird", A, None)], [], []]


def test_a_fault_in_an_earlier_trick_stays_when_a_later_one_is_put_right() -> None:
    state = gathered(revoked(table(MAYR, "A dreier", "S7 X", "S8"), B))
    state = revoked(state, C)
    wrong = kinds(state)
    fixed = corrected_by(after(state, "A claims-renonce C"), C)
    assert kinds(fixed) == wrong[:1]


def test_a_claim_for_a_bird_that_is_understood_after_all_falls_away() -> None:
    """Tournament sheet 5.7, 10.5; T-A25, T-A29: with more offenders the bird of the bid counts for everybody."""
    hands, talon = filled_up("", "S7 X", "T2 T3 T4", "", "SK T1")
    state = start(TURNIER, D, moved(hands, B, C), talon, mode=Mode.TABLE)
    state = after(state, "A vorhand, B pass, C pass, D pass, A besserrufer, A calls SK, A takes 1")
    state = laid(state)
    alone = after(state, "C claims-bird A, D claims-lost pagat")
    assert (alone.phase, alone.facts.bird) == (Phase.CLOSING, "none")
    more = after(alone, "D claims-cards B")
    assert [(item.item, item.announced, item.claimed_by) for item in more.facts.items if item.item == "pagat"] == [
        ("pagat", True, ())
    ]


# Drawing deals


@every_book
def test_a_shown_card_is_heeded_in_every_deal_drawn(book: KoenigrufenRuleset) -> None:
    state = played(table(book, "A dreier", "S7", "S8 H1 T5", talon="D4 D3 D2", discard="D4 D3 D2"), "S7 H1")
    fixed = after(state, "B corrects S8")
    for seed in range(5):
        assert card("H1") in fixed.view(D).sample(Random(seed)).hands[B]


@every_book
def test_who_has_revoked_may_hold_what_he_seemed_to_lack(book: KoenigrufenRuleset) -> None:
    """Where nobody could have played so by the rules, nothing is believed but the cards themselves."""
    state = to_the_end(revoked(table(book, "A dreier", "S7", "S8"), B))
    seen = revoked(table(book, "A dreier", "S7", "S8"), B)
    while not seen.view(C).claims():
        seen = lawful(seen)
    drawn = seen.view(C).sample(Random(1))
    assert drawn.view(C) == seen.view(C)
    assert state.phase is Phase.CLOSING
    assert state.view(D).sample(Random(2)).view(D) == state.view(D)
