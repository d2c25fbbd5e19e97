"""Kontra, re and sub: book of 1900, §§ 15, 17; tournament sheet 2.1–2.4, 6.5, 7.3, 7.4; Mayr 2012, Kontrieren."""

import pytest

from tarock.koenigrufen.actions import Speak
from tarock.koenigrufen.announcing import level_of
from tarock.koenigrufen.facts import Side, ValatFact
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
    items,
    modern_books,
    money,
    offered,
    played_out,
    prepared,
    quiet,
    refused,
    score,
    valat,
    why_not,
)


def rufer(book: KoenigrufenRuleset, moves: str = "") -> KoenigrufenState:
    """A Rufer of A; B holds the called king, C and D play against them."""
    state = prepared(book, "A rufer", "S7 T1", "SK", talon="D4 D3 D2", call="SK")
    return after(state, moves) if moves else state


def factors(state: KoenigrufenState) -> dict[str, int]:
    """What has been doubled how far: the game, what somebody announced, or one opponent's game."""
    return {
        entry.target.item
        if entry.target
        else "game"
        if entry.opponent is None
        else "ABCD"[entry.opponent]: entry.factor
        for entry in state.table.round.doubled
    }


# Levels


@every_book
def test_kontra_re_and_sub_double_each_time(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 2.4; Mayr 2012, Kontrieren; K-A17: 2, 4, 8 and nothing more."""
    state = rufer(book, "A good, B good, C kontra game")
    assert factors(state) == {"game": 2}
    state = after(state, "D good, A re game")
    assert factors(state) == {"game": 4}
    state = after(state, "B good, C sub game")
    assert factors(state) == {"game": 8}
    state = after(state, "D good")
    assert why_not(state, "A re game") is Reason.NO_FURTHER_LEVEL
    assert played_out(quiet(state)).facts.kontra == 8


def test_a_house_may_stop_at_kontra() -> None:
    """K-A17: only ×2 is attested in the book of 1900."""
    state = rufer(house(K1900, kontra={"levels": 1}), "A good, B good, C kontra game, D good")
    assert why_not(state, "A re game") is Reason.NO_FURTHER_LEVEL


@every_book
def test_game_and_announcements_are_doubled_separately_or_together(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 15; Mayr 2012, Kontrieren."""
    state = rufer(book, "A announces trull kings, B good")
    assert factors(after(state, "C kontra trull")) == {"trull": 2}
    assert factors(after(state, "C kontra game")) == {"game": 2}
    assert factors(after(state, "C kontra game kings, D kontra trull")) == {"game": 2, "kings": 2, "trull": 2}
    assert offered(state, C)[-4:] == ["×game", "×trull", "×kings", "good"]


# Whose


@every_book
def test_a_kontra_counts_for_the_whole_side(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 2.2; Mayr 2012, Kontrieren; K-A17: the fellow has nothing more to double."""
    state = rufer(book, "A good, B good, C kontra game")
    assert why_not(state, "D kontra game") is Reason.OTHER_SIDE


@every_book
@pytest.mark.parametrize("name", ["A", "B"])
def test_either_partner_may_answer_re(book: KoenigrufenRuleset, name: str) -> None:
    """Tournament sheet 2.2; a re shows the partner."""
    state = rufer(book, "A good, B good, C kontra game, D good")
    state = after(state, f"{name} re game" if name == "A" else "A good, B re game")
    assert factors(state) == {"game": 4}


@every_book
@pytest.mark.parametrize("name", ["C", "D"])
def test_either_opponent_may_answer_sub(book: KoenigrufenRuleset, name: str) -> None:
    """Tournament sheet 2.2."""
    state = rufer(book, "A good, B good, C kontra game, D good, A re game, B good")
    state = after(state, "C sub game" if name == "C" else "C good, D sub game")
    assert factors(state) == {"game": 8}


@every_book
def test_the_declarer_doubles_what_opponents_have_announced(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 15: Contra der Troule."""
    state = rufer(book, "A good, B good, C announces trull, D good, A kontra trull, B good, C re trull, D good")
    assert factors(state) == {"trull": 4}
    assert factors(after(state, "A sub trull")) == {"trull": 8}


@every_book
def test_nobody_doubles_his_own_game(book: KoenigrufenRuleset) -> None:
    """docs/formats.md: kontra and sub name things of the other side, re one's own."""
    assert why_not(rufer(book), "A kontra game") is Reason.OWN_SIDE


def test_nobody_doubles_the_bird_of_his_own_bid() -> None:
    """Mayr 2012, Besserrufer, Kontrieren."""
    state = prepared(MAYR, "A besserrufer uhu", "T2", "SK", call="SK")
    assert why_not(state, "A kontra uhu") is Reason.OWN_SIDE
    assert factors(after(state, "A good, B good, C kontra uhu")) == {"uhu": 2}


@every_book
def test_an_opponent_does_not_answer_re_for_the_declarer(book: KoenigrufenRuleset) -> None:
    """docs/formats.md: re is for one's own side."""
    state = rufer(book, "A announces kings, B good, C kontra kings")
    assert why_not(state, "D re kings") is Reason.OTHER_SIDE


@every_book
@pytest.mark.parametrize("what", ["trull", "pagat", "valat", "B"])
def test_only_what_was_announced_can_be_doubled(book: KoenigrufenRuleset, what: str) -> None:
    """Mayr 2012, Kontrieren: a game or a bonus."""
    state = rufer(book, "A announces kings, B good")
    assert why_not(state, f"C kontra {what}") is Reason.NOTHING_TO_DOUBLE


@every_book
def test_one_does_not_double_what_one_announces_in_the_same_breath(book: KoenigrufenRuleset) -> None:
    state = rufer(book, "A good, B good")
    assert why_not(state, "C kontra trull + announces trull") is Reason.NOTHING_TO_DOUBLE


@every_book
def test_one_does_not_double_twice_in_one_turn(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 2.4: each level is an answer to the other side."""
    state = rufer(book, "A good, B good")
    assert refused(state, C, Speak(doubles=("game", "game"))).reason is Reason.OTHER_SIDE
    state = after(state, "C kontra game, D good")
    assert refused(state, A, Speak(doubles=("game", "game"))).reason is Reason.OWN_SIDE


# When


@every_book
def test_a_kontra_comes_at_the_first_turn_after_what_it_answers(book: KoenigrufenRuleset) -> None:
    """T-A22, M-A26; K-A17: C has let the game pass."""
    state = rufer(book, "A good, B good, C good, D announces kings, A good, B good")
    assert why_not(state, "C kontra game") is Reason.DOUBLED_TOO_LATE
    assert "×game" not in offered(state, C)


@every_book
def test_three_players_in_turn_may_double_an_announcement(book: KoenigrufenRuleset) -> None:
    """T-A22: the third one after it is still at his first turn."""
    state = rufer(book, "A good, B good, C announces trull, D announces kings")
    assert factors(after(state, "A kontra trull kings")) == {"trull": 2, "kings": 2}
    state = after(state, "A good")
    assert factors(after(state, "B kontra trull")) == {"trull": 2}


@every_book
def test_an_answer_comes_at_the_first_turn_as_well(book: KoenigrufenRuleset) -> None:
    """T-A22, M-A26."""
    state = rufer(book, "A good, B good, C kontra game, D good, A good, B announces kings, C good, D good")
    assert why_not(state, "A re game") is Reason.DOUBLED_TOO_LATE


@every_book
def test_a_later_announcement_does_not_open_the_game_again(book: KoenigrufenRuleset) -> None:
    """T-A22: kontra on an item only at the first turn after it."""
    state = rufer(book, "A good, B announces trull, C good, D good, A good")
    assert state.phase is Phase.PLAY
    state = rufer(book, "A good, B good, C announces trull, D good, A good, B kontra trull")
    assert why_not(state, "C kontra game") is Reason.DOUBLED_TOO_LATE


@every_book
def test_a_doubling_lets_the_round_go_on(book: KoenigrufenRuleset) -> None:
    """T-A22: three must say "gut" after it."""
    state = rufer(book, "A good, B good, C good, D kontra game")
    for name in "ABC":
        assert state.phase is Phase.ANNOUNCING
        state = after(state, f"{name} good")
    assert state.phase is Phase.PLAY


# Between partners


def test_in_the_book_of_1900_a_kontra_between_partners_is_refused() -> None:
    """Parameters 12."""
    state = rufer(K1900, "A good")
    assert why_not(state, "B kontra game") is Reason.OWN_SIDE
    state = after(state, "B announces trull, C announces kings")
    assert why_not(state, "D kontra kings") is Reason.OWN_SIDE
    assert why_not(after(state, "D good"), "A kontra trull") is Reason.OWN_SIDE


@modern_books
def test_a_kontra_between_partners_is_void_at_settlement(book: KoenigrufenRuleset) -> None:
    """T-A21, M-A26: the hidden partner may say it, and it counts nothing."""
    state = rufer(
        book, "A announces kings, B kontra game kings, C announces trull, D kontra trull, A good, B good, C good"
    )
    assert factors(state) == {"game": 2, "kings": 2, "trull": 2}
    facts = played_out(quiet(state)).facts
    assert facts.kontra == 1
    assert not [entry for entry in facts.items if entry.kontra > 1]


# Negative games


NEGATIVE = [(TURNIER, "bettel"), (TURNIER, "piccolo_ouvert"), (MAYR, "zwiccolo"), (MAYR, "bettler_ouvert")]


@pytest.mark.parametrize(("book", "game"), NEGATIVE)
def test_in_negative_games_everybody_doubles_for_himself(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 2.3, 6.5; Mayr 2012, Kontrieren: the declarer answers each by his seat."""
    state = after(prepared(book, f"A {game}"), "A good, B kontra game, C good, D kontra game")
    assert factors(state) == {"B": 2, "D": 2}
    assert offered(state, A) == ["×B", "×D", "good"]
    state = after(state, "A re B, B sub game, C good, D good, A good")
    assert state.phase is Phase.PLAY
    assert played_out(state).facts.kontra == (1, 8, 1, 2)


@pytest.mark.parametrize(("book", "game"), NEGATIVE)
def test_a_declarer_answers_several_at_once(book: KoenigrufenRuleset, game: str) -> None:
    """docs/formats.md: `A re B` or several seats."""
    state = after(prepared(book, f"C {game}"), "C good, D kontra game, A kontra game, B kontra game, C re D A B")
    assert factors(state) == {"A": 4, "B": 4, "D": 4}
    assert offered(state, D) == ["×game", "good"]


@pytest.mark.parametrize(("book", "game"), NEGATIVE)
def test_a_declarer_answers_only_who_has_doubled(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.5."""
    state = after(prepared(book, f"A {game}"), "A good, B kontra game, C good, D good")
    assert why_not(state, "A re C") is Reason.NOTHING_TO_DOUBLE
    assert why_not(state, "A re A") is Reason.NOTHING_TO_DOUBLE
    assert why_not(state, "A re game") is Reason.NOTHING_TO_DOUBLE
    state = after(state, "A re B")
    assert why_not(state, "B re A") is Reason.NOTHING_TO_DOUBLE
    state = after(state, "B sub game, C good, D good")
    assert why_not(state, "A re B") is Reason.NOTHING_TO_DOUBLE


@pytest.mark.parametrize(("book", "game"), NEGATIVE)
def test_nobody_answers_for_another_in_a_negative_game(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.5."""
    state = after(prepared(book, f"A {game}"), "A good, B kontra game")
    assert offered(state, C) == ["×game", "good"]
    assert factors(after(state, "C kontra game")) == {"B": 2, "C": 2}
    assert why_not(state, "C re B") is Reason.NOTHING_TO_DOUBLE
    state = after(state, "C good, D good, A good")
    assert state.phase is Phase.PLAY


@pytest.mark.parametrize(("book", "game"), NEGATIVE)
def test_ones_own_kontra_cannot_be_doubled_again(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 2.4: first the declarer must answer."""
    state = after(prepared(book, f"A {game}"), "A good, B kontra game, C kontra game, D good, A good")
    assert why_not(state, "B sub game") is Reason.NOTHING_TO_DOUBLE


@pytest.mark.parametrize(("book", "game"), NEGATIVE)
def test_a_kontra_in_a_negative_game_comes_at_the_first_turn(book: KoenigrufenRuleset, game: str) -> None:
    """M-A26."""
    state = after(prepared(book, f"A {game}"), "A good, B good, C good, D kontra game, A good")
    assert why_not(state, "B kontra game") is Reason.DOUBLED_TOO_LATE


@every_book
def test_a_state_tells_what_a_doubling_would_mean(book: KoenigrufenRuleset) -> None:
    """For readers and writers of records: the announcement or the game, and in negative games whose game."""
    state = rufer(book, "A announces kings, B good")
    assert state.subject(C, "game") == (None, None)
    assert state.subject(C, "kings") == (Announcement(A, "kings"), None)
    assert state.subject(C, "trull") == (Announcement(C, "trull"), None)
    if book is not K1900:
        negative = after(prepared(book, "A piccolo"), "A good, B kontra game, C good, D good")
        assert (negative.subject(C, "game"), negative.subject(A, B)) == ((None, C), (None, B))


# The same thing announced by several


@every_book
def test_of_two_equal_announcements_one_doubles_that_of_the_other_side(book: KoenigrufenRuleset) -> None:
    """docs/formats.md: kontra names things of the other side."""
    state = after(prepared(book, "A dreier"), "A announces kings, B announces kings, C kontra kings")
    (doubled,) = state.table.round.doubled
    assert doubled.target is not None
    assert doubled.target.seat == A
    assert items(played_out(quiet(state)).facts) >= {"kings declarer announced lost ×2"}


@every_book
def test_of_two_equal_announcements_one_answers_the_kontra_on_ones_own(book: KoenigrufenRuleset) -> None:
    """docs/formats.md: re names one's own."""
    moves = "A announces kings, B kontra kings + announces kings, C good, D good, A re kings"
    state = after(prepared(book, "A dreier"), moves)
    (doubled,) = state.table.round.doubled
    assert doubled.target is not None
    assert (doubled.target.seat, doubled.factor) == (A, 4)


@every_book
def test_one_turn_can_answer_a_kontra_and_double_the_same_thing_of_the_others(book: KoenigrufenRuleset) -> None:
    """K-A26: contradictory announcements are two things."""
    state = after(prepared(book, "A dreier"), "A announces kings, B kontra kings + announces kings, C good, D good")
    state = state.apply(A, Speak(doubles=("kings", "kings")))
    assert {(one.target.seat if one.target else None, one.factor) for one in state.table.round.doubled} == {
        (A, 4),
        (B, 2),
    }


@modern_books
def test_an_announcement_that_two_partners_make_counts_once_and_as_it_was_doubled(book: KoenigrufenRuleset) -> None:
    """K-A22, K-A26: one entry for an item and a side."""
    state = after(prepared(book, "A dreier"), "A good, B announces kings, C announces kings, D good, A kontra kings")
    facts = played_out(quiet(state)).facts
    assert [(entry.item, entry.kontra) for entry in facts.items if entry.announced] == [("kings", 2)]


# Valat


@every_book
def test_a_valat_is_doubled_like_any_announcement(book: KoenigrufenRuleset) -> None:
    """T-A19; K-A19."""
    state = after(prepared(book, "A dreier"), "A announces valat, B kontra valat game, C good, D good, A re valat")
    facts = played_out(quiet(state)).facts
    assert (valat(facts), facts.kontra) == ("declarer announced lost ×4", 2)


def test_an_opponent_doubles_and_announces_a_valat_together() -> None:
    """Tournament sheet 7.4; T-A44."""
    state = after(prepared(TURNIER, "D farbensolo"), "D good, A kontra game + announces valat")
    assert factors(state) == {"game": 2}
    facts = played_out(quiet(state)).facts
    assert (valat(facts), facts.kontra) == ("defenders announced lost", 2)


@every_book
def test_of_two_valats_each_is_doubled_for_itself(book: KoenigrufenRuleset) -> None:
    """K-A26: announced by both sides, it is settled for each."""
    moves = "A announces valat, B announces valat, C good, D good, A kontra valat, B good, C good, D good"
    facts = played_out(after(prepared(book, "A dreier"), moves)).facts
    assert valat(facts) == "declarer announced lost"
    assert facts.counter_valat == ValatFact(Side.DEFENDERS, announced=True, made=False, kontra=2)


# Where it counts


@pytest.mark.parametrize(("book", "scores"), [(K1900, True), (TURNIER, False), (MAYR, True)])
def test_a_kontra_counts_for_money_and_except_on_the_tournament_sheet_for_the_score(
    book: KoenigrufenRuleset, scores: bool
) -> None:
    """Tournament sheet 2.1; Mayr 2012, Kontrieren; K-A17."""
    plain, doubled = (played_out(quiet(rufer(book, moves))) for moves in ("A good", "A good, B good, C kontra game"))
    game = {K1900: 6, TURNIER: 1, MAYR: 10}[book]
    more = [abs(two - one) for one, two in zip(money(plain), money(doubled), strict=True)]
    assert more == [game] * 4
    written = [abs(two - one) for one, two in zip(score(plain), score(doubled), strict=True)]
    assert written == [game if scores else 0] * 4


@pytest.mark.parametrize(("book", "void"), [(K1900, "void_if_lost"), (TURNIER, "void"), (MAYR, "void")])
def test_a_kontra_on_a_solo_whose_king_lies_in_the_talon_is_void(book: KoenigrufenRuleset, void: str) -> None:
    """Book of 1900, § 17: if he loses; T-A10; Mayr 2012, Solorufer: in any case."""
    assert book.solo_king_in_talon.kontra == void
    state = prepared(book, "A solorufer", "S7 T1", talon="SK", call="SK")
    plain, doubled = (played_out(quiet(after(state, moves))) for moves in ("A good", "A good, B kontra game"))
    assert doubled.facts.kontra == 2
    assert doubled.facts.thirds == plain.facts.thirds
    assert money(doubled) == money(plain)


def test_the_declarer_c_and_the_partner_d_are_told_from_the_others() -> None:
    """Tournament sheet 2.2: with the declarer in another seat."""
    state = prepared(TURNIER, "C solorufer", "S7", "S8", "S9", "SK", call="SK")
    state = after(state, "C good, D good, A kontra game, B good, C good, D re game, A good, B sub game")
    assert factors(state) == {"game": 8}
    assert [entry.by for entry in state.table.round.doubled] == [(A, D, B)]
    assert (state.table.declarer, state.partner) == (C, D)


@modern_books
def test_how_often_something_has_been_doubled(book: KoenigrufenRuleset) -> None:
    """Kontra, re, sub, each of them counted for what it doubles (tournament sheet 2.1; Mayr 2012, Kontrieren)."""
    state = after(prepared(book, "A dreier", "T1 T2 T3"), "A announces pagat, B kontra pagat, C good, D good")
    assert (level_of(state.speaker(A), "pagat"), level_of(state.speaker(A), "game")) == (1, 0)
    answered = after(state, "A re pagat")
    assert level_of(answered.speaker(B), "pagat") == 2
