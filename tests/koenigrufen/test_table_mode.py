"""Renonce at a real table: every fault noticed at once, late, after the play, never, and claimed falsely.

Book of 1900, §§ 9–11; tournament sheet 4.6, 5.7, 8.9–8.11, 10.2–10.6; Mayr 2012, Renonce.
"""

from collections.abc import Callable

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import PLAY_ON, STOP
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    TURNIER,
    A,
    B,
    C,
    D,
    after,
    begun,
    every_book,
    items,
    laid,
    modern_books,
    money,
    offered,
    on_turn,
    parse_move,
    played,
    refused,
    score,
    why_not,
    won_by,
)
from tests.koenigrufen.tables import (
    TAROCKS_12,
    agreed,
    before_revoke,
    corrected_by,
    gathered,
    kinds,
    lawful,
    laying,
    misdealt,
    revoked,
    strict,
    table,
    to_the_end,
    unseen_faults,
    verdict,
    wrong_cards,
)

ZERO = (0, 0, 0, 0)

GAMES = [
    (TURNIER, "A dreier", A, (-12, 4, 4, 4)),
    (TURNIER, "A dreier", C, (12, 4, -20, 4)),
    (TURNIER, "A rufer", A, (-3, 1, 1, 1)),
    (TURNIER, "A rufer", B, (1, -3, 1, 1)),
    (TURNIER, "A rufer", C, (1, 1, -3, 1)),
    (TURNIER, "A bettel", A, (-6, 2, 2, 2)),
    (TURNIER, "A bettel", D, (6, 2, 2, -10)),
    (TURNIER, "A trischaken", A, (-12, 4, 4, 4)),
    (TURNIER, "A trischaken", C, (2, 2, -6, 2)),
    (TURNIER, "A farbensolo", A, (-15, 5, 5, 5)),
    (MAYR, "A dreier", A, (-150, 50, 50, 50)),
    (MAYR, "A dreier", C, (150, 50, -250, 50)),
    (MAYR, "A rufer", A, (-30, 10, 10, 10)),
    (MAYR, "A bettler", B, (120, -200, 40, 40)),
    (MAYR, "A trischaken", A, (-120, 40, 40, 40)),
    (MAYR, "A trischaken", B, (20, -60, 20, 20)),
    (K1900, "A dreier", A, (-30, 10, 10, 10)),
    (K1900, "A dreier", C, (30, -10, -10, -10)),
    (K1900, "A rufer", B, (-6, -6, 6, 6)),
    (K1900, "A rufer", D, (6, 6, -6, -6)),
]
every_game = pytest.mark.parametrize(
    ("book", "bid", "offender", "owed"), GAMES, ids=[f"{row[0].id} {row[1]} {'ABCD'[row[2]]}" for row in GAMES]
)


def dealt(book: KoenigrufenRuleset, bid: str) -> KoenigrufenState:
    call = "SK" if "rufer" in bid else ""
    return table(book, bid, "S7 X", "SK", call=call)


def stopped(state: KoenigrufenState) -> KoenigrufenState:
    """Have the play stopped where the book asks."""
    if state.table.proceedings.ruling is not None:
        state = after(state, f"{'ABCD'[on_turn(state)]} stops")
    assert state.phase is Phase.CLOSING
    return state


def claimed(state: KoenigrufenState, offender: int, what: str = "renonce") -> KoenigrufenState:
    return after(state, f"{'ABCD'[(offender + 1) % 4]} claims-{what} {'ABCD'[offender]}")


# A wrong card


@every_game
def test_strict_mode_refuses_the_wrong_card(
    book: KoenigrufenRuleset, bid: str, offender: int, owed: tuple[int, ...]
) -> None:
    state = before_revoke(dealt(book, bid), offender)
    wrong = f"{'ABCD'[offender]} {parse_name(state)}"
    reason = why_not(strict(state), wrong)
    assert [f"{'ABCD'[offender]} revoke {reason}"] == kinds(after(state, wrong))
    assert len(owed) == len("ABCD")


def parse_name(state: KoenigrufenState) -> str:
    return CARD_NAMES[wrong_cards(state).strongest()]


@every_game
def test_a_wrong_card_that_is_noticed_late_is_renonce(
    book: KoenigrufenRuleset, bid: str, offender: int, owed: tuple[int, ...]
) -> None:
    """Tournament sheet 4.6, 10.3; Mayr 2012, Renonce, M-A21; book of 1900, § 10, K-A21."""
    state = gathered(revoked(dealt(book, bid), offender))
    unseen_faults(state)
    found = stopped(claimed(state, offender))
    assert verdict(found).is_upheld
    assert owed == score(agreed(found))


@every_game
def test_a_wrong_card_that_is_noticed_after_the_play_costs_the_same(
    book: KoenigrufenRuleset, bid: str, offender: int, owed: tuple[int, ...]
) -> None:
    """The side pays after the book of 1900 also what the others have made by then."""
    state = to_the_end(revoked(dealt(book, bid), offender, trick=3))
    found = claimed(state, offender)
    assert found.phase is Phase.CLOSING
    paid = score(agreed(found))
    if book is K1900:
        assert all(abs(points) >= abs(due) for points, due in zip(paid, owed, strict=True))
    else:
        assert owed == paid


@every_game
def test_a_wrong_card_that_nobody_notices_stands(
    book: KoenigrufenRuleset, bid: str, offender: int, owed: tuple[int, ...]
) -> None:
    state = agreed(to_the_end(gathered(revoked(dealt(book, bid), offender))))
    assert not state.facts.revoke
    assert why_not(state, f"{'ABCD'[offender]} claims-renonce {'ABCD'[offender]}") is Reason.DEAL_IS_OVER
    assert len(owed) == len(score(state))


@every_game
def test_a_wrong_card_may_be_corrected_while_the_trick_lies(
    book: KoenigrufenRuleset, bid: str, offender: int, owed: tuple[int, ...]
) -> None:
    """Mayr 2012, Renonce; the others alike."""
    state = revoked(dealt(book, bid), offender)
    asked = claimed(state, offender)
    assert (on_turn(asked), verdict(asked).is_upheld) == (offender, True)
    answer = asked.legal_actions(offender)
    assert answer == asked.view(offender).legal_actions()
    assert not asked.legal_actions((offender + 1) % 4)
    corrected = corrected_by(asked, offender)
    assert (corrected.faults, corrected.facts.revoke) == ((), ())
    assert not agreed(to_the_end(corrected)).facts.revoke
    assert len(owed) == len("ABCD")


@every_game
def test_a_false_claim_costs_nothing(book: KoenigrufenRuleset, bid: str, offender: int, owed: tuple[int, ...]) -> None:
    """No book sets anything on a claim by word."""
    state = before_revoke(dealt(book, bid), offender)
    told = claimed(state, offender)
    assert not verdict(told).is_upheld
    assert (told.hands, told.table.trick, told.turn) == (state.hands, state.table.trick, state.turn)
    assert score(to_the_end(state)) == score(agreed(to_the_end(told)))
    assert len(owed) == len("ABCD")


# The general rule


def test_all_announcements_of_both_sides_count_as_won() -> None:
    """Tournament sheet 10.3; T-A27."""
    state = table(
        TURNIER, "A rufer", "S7 T1 X", "SK T2", call="SK", said="A announces pagat, B good, C announces trull"
    )
    found = claimed(gathered(revoked(state, D)), D)
    assert score(found) == (5, 5, 5, -15)


def test_kontra_stays_in_a_renonce() -> None:
    """Tournament sheet 2.1, T-A28: for money; Mayr 2012, Kontrieren: for the score."""
    for book, unit, factor in ((TURNIER, 1, 1), (MAYR, 10, 2)):
        state = table(book, "A rufer", "S7 X", "SK", call="SK", said="A good, B good, C kontra game")
        found = claimed(gathered(revoked(state, A)), A)
        assert score(found) == tuple(unit * factor * share for share in (-3, 1, 1, 1))
        assert money(found) == tuple(2 * unit * share for share in (-3, 1, 1, 1))


@modern_books
def test_two_offenders_share(book: KoenigrufenRuleset) -> None:
    """T-A29; M-A31."""
    state = gathered(revoked(gathered(revoked(dealt(book, "A dreier"), C)), D))
    found = claimed(claimed(state, C), D)
    unit = 4 if book is TURNIER else 50
    assert (found.facts.revoke, score(found)) == ((C, D), (3 * unit, unit, -2 * unit, -2 * unit))


def test_two_offenders_in_trischaken() -> None:
    """Tournament sheet 4.6."""
    state = gathered(revoked(gathered(revoked(dealt(TURNIER, "A trischaken"), C)), D))
    assert score(claimed(claimed(state, C), D)) == (3, 3, -3, -3)


@modern_books
def test_three_offenders_leave_nobody_a_score_until_the_referee_speaks(book: KoenigrufenRuleset) -> None:
    """T-A30."""
    state = dealt(book, "A trischaken")
    for seat in (B, C, D):
        state = gathered(revoked(state, seat))
    for seat in (B, C, D):
        state = claimed(state, seat)
    assert (state.facts.struck, score(agreed(state))) == (True, ZERO)


# The book of 1900: stop or play on


def playing_on(offender: int) -> KoenigrufenState:
    state = claimed(gathered(revoked(dealt(K1900, "A rufer"), offender)), offender)
    assert state.legal_actions(on_turn(state)) == (STOP, PLAY_ON)
    return state


def test_the_first_innocent_player_after_the_offender_decides() -> None:
    """§ 10; K-A21."""
    assert [on_turn(playing_on(seat)) for seat in (A, B, C, D)] == [C, C, A, A]
    assert refused(playing_on(A), *parse_move("D stops")).reason is Reason.DECISION_OPEN


def test_who_plays_on_is_paid_what_he_still_makes_and_the_offenders_nothing() -> None:
    """§§ 10–11."""
    state = playing_on(C)
    on = after(state, f"{'ABCD'[on_turn(state)]} plays-on")
    assert on.phase is Phase.PLAY
    end = agreed(to_the_end(on))
    assert end.facts.revoke == (C,)
    ours = [item for item in end.facts.items if item.side == "declarer" and item.made]
    paid = {payment.reason for payment in end.settlement.payments}
    assert "renonce_game" in paid
    assert all(f"renonce_{item.item}" in paid for item in ours)
    assert {payment.payee for payment in end.settlement.payments} == {A, B}


def test_faults_of_both_sides_end_the_play_without_a_score() -> None:
    """K-A21."""
    state = playing_on(C)
    on = after(state, f"{'ABCD'[on_turn(state)]} plays-on")
    both = claimed(gathered(revoked(on, A)), A)
    assert (both.phase, both.facts.struck, score(both)) == (Phase.CLOSING, True, ZERO)


def test_a_second_fault_of_the_same_side_asks_nothing_more() -> None:
    state = playing_on(A)
    on = after(state, f"{'ABCD'[on_turn(state)]} plays-on")
    again = claimed(gathered(revoked(on, A)), A)
    assert (again.phase, again.table.proceedings.ruling) == (Phase.PLAY, None)


# Wrong discards


DISCARDS = [
    ("S7 S8 HK", "D2 D3 D4", "A lays S7 S8", "wrong_number_laid"),
    ("S7 S8 HK", "D2 D3 D4", "A lays S7 S8 D2 D3", "wrong_number_laid"),
    ("S7 S8 HK", "D2 D3 D4", "A lays HK S7 S8", "honour_laid"),
    ("S7 S8 T1", "D2 D3 D4", "A lays T1 S7 S8", "honour_laid"),
    ("S7 S8 T5", "D2 D3 D4", "A lays T5 S7 S8", "tarock_laid"),
    ("T20 T19 T18 T17 T16 T15 T14 T13 T12 SK HK S7", "DK CK T11", "A lays S7 T11 T12 hiding T11", "laid_not_shown"),
]


@every_book
def test_a_wrong_discard_that_is_hidden_too_is_one_fault(book: KoenigrufenRuleset) -> None:
    wrong = after(laying(book, "S7 S8 T5", "D2 D3 D4"), "A lays T5 S7 S8 hiding T5")
    assert kinds(wrong) == ["A discard tarock_laid"]


@every_book
@pytest.mark.parametrize(("hand", "talon", "lays", "reason"), DISCARDS)
def test_a_wrong_discard_is_renonce(book: KoenigrufenRuleset, hand: str, talon: str, lays: str, reason: str) -> None:
    """Tournament sheet 10.2; book of 1900, § 9; Mayr 2012, Talon und Verlegen."""
    state = laying(book, hand, talon)
    assert why_not(strict(state), lays) == reason
    wrong = after(state, lays)
    assert kinds(wrong) == [f"A discard {reason}"]
    unseen_faults(wrong)
    owed = {K1900: (-30, 10, 10, 10), TURNIER: (-12, 4, 4, 4), MAYR: (-150, 50, 50, 50)}[book]
    assert owed == score(agreed(stopped(after(wrong, "C claims-discard A"))))
    assert owed == score(agreed(stopped(after(wrong, "C claims-renonce A"))))
    assert not verdict(after(wrong, "C claims-discard B")).is_upheld


@every_book
def test_a_wrong_discard_comes_to_light_when_the_piles_are_counted(book: KoenigrufenRuleset) -> None:
    state = after(laying(book, "S7 S8 HK", "D2 D3 D4"), "A lays HK S7 S8")
    for _ in range(4):
        state = after(state, f"{'ABCD'[on_turn(state)]} good")
    end = to_the_end(state)
    assert [str(claim.kind) for claim in end.view(B).claims()] == ["discard"]
    assert not end.view(A).claims()
    assert after(end, "B claims-discard A").facts.revoke == (A,)
    assert agreed(end).facts.revoke == ()


@every_book
def test_a_wrong_number_laid_is_noticed_when_a_hand_runs_out_or_cards_are_left(book: KoenigrufenRuleset) -> None:
    for lays in ("A lays S7 S8", "A lays S7 S8 D2 D3"):
        state = after(laying(book, "S7 S8 HK", "D2 D3 D4"), lays)
        for _ in range(4):
            state = after(state, f"{'ABCD'[on_turn(state)]} good")
        end = stopped(to_the_end(state))
        assert (verdict(end).claimant, end.facts.revoke) == (None, (A,))
        agreed(end)


def test_a_suit_game_with_too_few_suit_cards_is_renonce() -> None:
    """Mayr 2012, Farbenspiele; M-A24."""
    taroks = "X T21 T20 T19 T18 T17 T16 T15 T14"
    hand = f"{taroks} S7 S8 S9"
    state = won_by(begun(MAYR, hand, talon="H4 H3 H2 D4 D3 T13", mode=Mode.TABLE), "A farbendreier")
    assert kinds(after(state, "A takes 2")) == ["A discard too_few_suit_cards"]
    assert not kinds(after(state, "A takes 1"))
    few = after(begun(MAYR, hand, mode=Mode.TABLE), "A vorhand, B pass, C pass, D pass, A farbensolo")
    assert kinds(few) == ["A discard needs_suit_cards"]
    assert score(after(few, "B claims-discard A")) == (-300, 100, 100, 100)


def test_suit_cards_of_a_suit_game_must_be_shown() -> None:
    """Mayr 2012, Talon und Verlegen: taroks first, suit cards openly."""
    state = laying(MAYR, "T5 S7 S8 S9 S10 SJ H1 H2 H3 H4 D1 D2", "D3 D4 C7", "A farbendreier")
    assert kinds(after(state, "A lays T5 D3 D4 hiding D3")) == ["A discard laid_not_shown"]
    assert kinds(after(state, "A lays S7 D3 D4")) == ["A discard suit_card_laid"]


# A wrong number of cards


@every_book
def test_a_wrong_number_of_cards_before_the_first_call_is_dealt_again(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 10.4; Mayr 2012, Renonce; K-A07."""
    state = misdealt(book)
    assert kinds(state) == ["C cards wrong_number_dealt", "D cards wrong_number_dealt"]
    again = after(state, "A claims-renonce C, A claims-cards C")
    assert (again.is_over, again.table.proceedings.redealt, score(again)) == (True, True, ZERO)
    assert not verdict(after(state, "A claims-cards B")).is_upheld


@every_book
def test_a_misdeal_is_the_dealers_fault(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 10.4: those who got the cards are not at fault as long as it can be put right."""
    again = after(misdealt(book), "A claims-cards C")
    (found,) = verdict(again).faults
    assert (found.kind, found.seat, found.detail) == ("misdeal", D, "C -1, D +1")
    assert again.faults == ()


def test_later_it_is_renonce_in_the_tournament_sheet() -> None:
    """Tournament sheet 10.4; T-A46: not for the dealer, but for whoever holds a wrong number."""
    state = misdealt(TURNIER, "S7", "SK")
    called = after(state, "A vorhand, A claims-cards D")
    assert (called.phase, called.table.proceedings.offenders) == (Phase.AUCTION, (C, D))
    end = after(called, "B pass, C pass, D pass, A rufer")
    assert end.phase is Phase.CALLING
    end = after(end, "A calls SK")
    assert (end.phase, end.facts.revoke, score(agreed(end))) == (Phase.CLOSING, (C, D), (1, 1, -1, -1))


@pytest.mark.parametrize("book", [K1900, MAYR], ids=["1900", "mayr"])
def test_in_the_others_it_is_dealt_again_whenever_it_is_noticed(book: KoenigrufenRuleset) -> None:
    state = won_by(misdealt(book), "A dreier")
    assert after(state, "B claims-cards C").table.proceedings.redealt


@every_book
def test_a_wrong_number_of_cards_shows_at_the_latest_when_a_hand_runs_out(book: KoenigrufenRuleset) -> None:
    state = after(won_by(misdealt(book), "A dreier"), "A takes 1")
    state = laid(state)
    for _ in range(4):
        state = after(state, f"{'ABCD'[on_turn(state)]} good")
    while not state.is_settled:
        state = lawful(state)
    assert verdict(state).claimant is None
    assert score(state) == ((12, 4, -8, -8) if book is TURNIER else ZERO)


# Birds


def besserrufer(book: KoenigrufenRuleset, bid: str, said: str = "") -> KoenigrufenState:
    """B has all birds, and A plays a Besserrufer without one; D is his partner."""
    state = begun(book, "S7 X", "T1 T2 T3 T4", "", "SK", mode=Mode.TABLE)
    state = after(state, f"A vorhand, B pass, C pass, D pass, A {bid}, A calls SK, A takes 1")
    state = laid(state)
    return after(state, said) if said else state


def test_a_besserrufer_without_a_bird_costs_three_to_each() -> None:
    """Tournament sheet 5.7: kontra has no effect."""
    state = besserrufer(TURNIER, "besserrufer", "A announces uhu, B kontra game, C good, D good, A good")
    assert kinds(state) == ["A no_bird needs_bird"]
    assert state.phase is Phase.PLAY
    for claim in ("C claims-bird A", "C claims-renonce A"):
        found = after(state, claim)
        assert (found.facts.bird, score(agreed(found)), money(found)) == ("none", (-9, 3, 3, 3), (-9, 3, 3, 3))


def test_without_a_bird_he_may_bluff_or_keep_silent() -> None:
    state = besserrufer(TURNIER, "besserrufer")
    assert offered(state) == ["pagat", "uhu", "kakadu", "quapil", "good"]
    assert state.legal_actions(A) == state.view(A).legal_actions()
    assert [claim.kind for claim in state.view(B).claims()] == ["bird"]


def test_without_a_bird_silence_is_renonce_at_once() -> None:
    """Tournament sheet 5.7: the bird of who has one is understood, so that silence tells that there is none."""
    state = besserrufer(TURNIER, "besserrufer", "A announces nothing")
    assert (state.phase, verdict(state).claimant, state.table.proceedings.offenders) == (Phase.CLOSING, None, (A,))
    assert (state.facts.bird, score(agreed(state))) == ("none", (-9, 3, 3, 3))
    assert score(besserrufer(TURNIER, "besserrufer", "A announces trull")) == (-9, 3, 3, 3)


def test_of_several_birds_the_lowest_is_understood() -> None:
    """Tournament sheet 5.6; T-A25, T-A49: at a table he need not say which; strict play asks for it."""
    state = begun(TURNIER, "S7 X T2 T4", "SK", mode=Mode.TABLE)
    state = laid(after(state, "A vorhand, B pass, C pass, D pass, A besserrufer, A calls SK, A takes 1"))
    assert why_not(strict(state), "A announces nothing") is Reason.BIRD_MISSING
    silent = after(state, "A announces nothing, B good, C good, D good")
    assert [said.item for said in silent.table.round.announcements] == ["uhu"]
    assert agreed(to_the_end(silent)).facts.bird == "uhu"


def test_a_besserrufer_without_a_bird_that_nobody_notices_is_played() -> None:
    state = besserrufer(TURNIER, "besserrufer", "A announces uhu, B good, C good, D good")
    end = agreed(to_the_end(state))
    assert (end.facts.bird, end.facts.revoke) == ("uhu", ())
    assert "uhu declarer announced lost" in items(end.facts)


def test_with_a_second_offender_the_general_rule_holds() -> None:
    """T-A29: game and bird, shared."""
    state = besserrufer(TURNIER, "besserrufer", "A announces uhu, B good, C good, D good")
    both = claimed(claimed(gathered(revoked(state, C)), C), A, "bird")
    assert (both.facts.bird, both.facts.revoke, score(both)) == ("uhu", (C, A), (-5, 5, -5, 5))


def test_before_anything_was_announced_the_bird_is_understood() -> None:
    """T-A25: the bird that was bid with counts as announced; with none the Pagat stands for it."""
    state = begun(TURNIER, "S7 X T2 T3", "SK", mode=Mode.TABLE)
    state = after(state, "A vorhand, B pass, C pass, D pass, A besserrufer, A calls SK, A takes 1, A lays S7")
    found = after(state, "B claims-discard A")
    assert (found.facts.bird, score(agreed(found))) == ("uhu", (-15, 5, 5, 5))
    assert why_not(found, "B claims-lost uhu") is Reason.NOTHING_LOST


def test_a_bluff_that_is_overbid_is_no_fault() -> None:
    state = after(
        begun(TURNIER, "T1 T2 T3 T4", mode=Mode.TABLE), "A vorhand, B besserrufer, C dreier, D pass, A pass, B pass"
    )
    assert (state.table.declarer, state.faults) == (C, ())
    held = after(
        begun(TURNIER, "", "T1 T2 T3 T4", mode=Mode.TABLE), "A vorhand, B besserrufer, C pass, D pass, A hold, B pass"
    )
    assert (held.table.declarer, kinds(held)) == (A, ["A no_bird needs_bird"])


def test_mayrs_besserrufer_without_its_bird_is_an_ordinary_renonce() -> None:
    """Mayr 2012, Besserrufer, Renonce: game and the bird that the bid announces."""
    state = besserrufer(MAYR, "besserrufer uhu")
    assert kinds(state) == ["A no_bird needs_bird"]
    assert score(agreed(after(state, "C claims-bird A"))) == (-150, 50, 50, 50)


def trumping(book: KoenigrufenRuleset, said: str) -> KoenigrufenState:
    """A leads a spade, and B, who plays alone, has nothing but tarocks."""
    state = table(book, "B dreier", "S7", TAROCKS_12, "S8", "S9", talon="D4 D3 D2", said=f"B announces {said}")
    return played(state, "S7")


def test_an_announced_bird_that_wins_early_can_be_claimed_as_renonce() -> None:
    """Tournament sheet 8.11; T-A23: strict play lets it pass."""
    state = played(trumping(TURNIER, "pagat"), "T1 S8 S9")
    assert kinds(state) == ["B early_advantage early_advantage"]
    assert kinds(played(strict(trumping(TURNIER, "pagat")), "T1 S8 S9")) == []
    assert [(claim.kind, claim.trick) for claim in state.view(D).claims()] == [("bird", 1)]
    assert score(agreed(after(state, "D claims-bird B trick 1"))) == (6, -18, 6, 6)
    assert not played(trumping(MAYR, "pagat"), "T1 S8 S9").faults


def test_announced_birds_go_from_the_highest_down() -> None:
    """Tournament sheet 8.9; M-A17: in Mayr's book only the announcement is lost."""
    for book, found in ((TURNIER, ["bird_order", "early_advantage"]), (MAYR, [])):
        state = trumping(book, "pagat uhu")
        assert why_not(strict(state), "B T1") is Reason.BIRD_ORDER
        wrong = played(state, "T1 S8 S9")
        assert found == [fault.kind for fault in wrong.faults]
        shown = played(wrong, "T2")
        assert {(claim.kind, claim.trick) for claim in shown.view(D).claims()} == ({("bird", 1)} if found else set())


def test_an_announced_card_that_must_wait_may_be_played_at_the_table() -> None:
    """Book of 1900, § 11; K-A23: the announcement is lost, and that is no Renonce."""
    state = trumping(K1900, "pagat")
    assert why_not(strict(state), "B T1") is Reason.HELD_BACK
    end = to_the_end(played(state, "T1"))
    assert (end.faults, "pagat declarer announced lost" in items(end.facts)) == ((), True)


@modern_books
def test_announcing_a_card_that_one_does_not_hold_loses_only_that_item(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 5.8, 8.8; M-A16."""
    state = table(book, "A dreier", "S7 X", "T3", said="A announces kakadu")
    assert state.faults == ()
    end = agreed(to_the_end(state))
    assert "kakadu declarer announced lost" in items(end.facts)
    assert end.facts.revoke == ()


def test_what_a_partner_makes_of_it_does_not_save_the_wrong_announcement() -> None:
    state = table(TURNIER, "A rufer", "S7", "SK T1", call="SK", said="A announces koenig_ultimo pagat")
    assert {item.made for item in to_the_end(state).facts.items if item.announced} == {False}


def test_the_wrong_bird_of_a_besserrufer_takes_the_place_of_the_right_one() -> None:
    """Tournament sheet 5.8; T-A26."""
    state = begun(TURNIER, "S7 X T2", "SK T3", mode=Mode.TABLE)
    state = after(state, "A vorhand, B pass, C pass, D pass, A besserrufer, A calls SK, A takes 1")
    state = laid(state)
    wrong = after(state, "A announces kakadu, B good, C good, D good")
    assert [said.item for said in wrong.table.round.announcements] == ["kakadu"]
    assert agreed(to_the_end(wrong)).facts.bird == "kakadu"
    understood = after(state, "A announces trull, B good, C good, D good")
    assert [said.item for said in understood.table.round.announcements] == ["uhu", "trull"]


# Cards shown, talk, cards thrown together


def test_a_card_shown_or_talk_can_be_claimed_in_the_tournament_sheet() -> None:
    """Tournament sheet 10.2: whether it decides is the table's to judge."""
    state = table(TURNIER, "A dreier", "S7", "SK")
    for deed, reason in (("B exposes SK", "exposed"), ("B talks", "talked")):
        done = after(state, deed)
        assert kinds(done) == [f"B exposed {reason}"]
        assert [claim.kind for claim in done.view(A).claims()] == ["exposed"]
        assert score(agreed(after(done, "A claims-exposed B"))) == (12, -20, 4, 4)
        assert agreed(to_the_end(done)).facts.revoke == ()
    shown = after(state, "B exposes SK")
    assert why_not(shown, "B exposes SK") is Reason.NOTHING_TO_HIDE
    assert why_not(state, "B exposes S7") is Reason.NOT_IN_YOUR_HAND
    for book in (K1900, MAYR):
        for deed in ("B exposes SK", "B talks", "B throws-in"):
            assert why_not(table(book, "A dreier", "S7", "SK"), deed) is Reason.NO_SUCH_FAULT


def test_in_an_open_game_cards_and_talk_are_free() -> None:
    """Tournament sheet 6.3, 6.4."""
    state = table(TURNIER, "A bettel_ouvert", "S7", "SK")
    for _ in range(4):
        state = lawful(state)
    assert state.table.open_hands is not None
    assert why_not(state, "B talks") is Reason.NO_SUCH_FAULT


def test_throwing_the_cards_together_on_suspicion_is_renonce_itself() -> None:
    """Tournament sheet 10.6."""
    state = gathered(revoked(dealt(TURNIER, "A dreier"), C))
    thrown = after(state, "B throws-in")
    assert (thrown.phase, score(thrown), verdict(thrown).claimant) == (Phase.CLOSING, (12, -20, 4, 4), None)
    both = after(thrown, "B claims-renonce C")
    assert score(agreed(both)) == (12, -8, -8, 4)


# What was obviously lost, and a struck line


def test_a_regular_player_may_claim_what_he_obviously_lost() -> None:
    """Tournament sheet 10.5; T-A45."""
    thrown = after(table(TURNIER, "A dreier", "S7 T2", "T1"), "D throws-in")
    assert score(thrown) == (12, 4, 4, -20)
    assert score(after(thrown, "B claims-lost pagat")) == (12, 5, 4, -21)
    assert score(after(thrown, "B claims-lost pagat, C claims-lost pagat")) == (12, 5, 5, -22)
    assert score(after(thrown, "A claims-lost uhu")) == (18, 4, 4, -26)
    assert score(agreed(after(thrown, "A claims-lost valat"))) == (48, 4, 4, -56)
    assert why_not(after(thrown, "A claims-lost valat"), "B claims-lost valat") is Reason.NOTHING_LOST
    for refused_claim in ("D claims-lost pagat", "A claims-lost pagat", "C claims-lost uhu"):
        assert why_not(thrown, refused_claim) is Reason.NOTHING_LOST
    assert why_not(after(thrown, "B claims-lost pagat"), "B claims-lost pagat") is Reason.JUDGED_ALREADY


def test_whoever_is_found_an_offender_afterwards_has_claimed_in_vain() -> None:
    state = gathered(revoked(table(TURNIER, "A dreier", "S7 T2", "T1"), B))
    thrown = after(state, "D throws-in, B claims-lost pagat, A claims-renonce B")
    assert (thrown.facts.revoke, score(agreed(thrown))) == ((D, B), (12, -8, 4, -8))


def test_nothing_is_lost_in_silence_where_there_is_nothing_to_make() -> None:
    for bid in ("A farbensolo", "A bettel", "A trischaken"):
        thrown = after(table(TURNIER, bid, "S7 T2", "T1"), "D throws-in")
        assert why_not(thrown, "B claims-lost pagat") is Reason.NOTHING_LOST
    played_late = to_the_end(revoked(dealt(TURNIER, "A dreier"), C, trick=3))
    assert why_not(played_late, "A claims-lost pagat") is Reason.NOTHING_LOST
    mayr = claimed(gathered(revoked(dealt(MAYR, "A dreier"), C)), C)
    assert why_not(mayr, "A claims-lost pagat") is Reason.NO_SUCH_FAULT


def test_a_line_that_cannot_be_cleared_up_is_struck() -> None:
    """Tournament sheet 1.8."""
    end = to_the_end(dealt(TURNIER, "A dreier"))
    struck = after(end, "C strikes")
    assert (struck.is_over, struck.facts.struck, score(struck)) == (True, True, ZERO)
    assert why_not_rule(to_the_end(dealt(MAYR, "A dreier"))) is Reason.NO_SUCH_FAULT


def why_not_rule(state: KoenigrufenState) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        state.apply(*parse_move("C strikes"))
    assert isinstance(caught.value.reason, Reason)
    return caught.value.reason


# What no book punishes is refused at the table too


REFUSED: list[tuple[Callable[[], KoenigrufenState], str, Reason]] = [
    (lambda: begun(K1900, "SK", "X T21 T1", mode=Mode.TABLE), "A solorufer", Reason.NEEDS_TRULL_PIECE),
    (
        lambda: after(begun(TURNIER, "", "SK HK DK CK", mode=Mode.TABLE), "A vorhand"),
        "B besserrufer",
        Reason.FOUR_KINGS,
    ),
    (lambda: won_by(begun(TURNIER, "SK", mode=Mode.TABLE), "A rufer"), "A calls SK", Reason.OWN_KING),
    (lambda: after(begun(MAYR, mode=Mode.TABLE), "A vorhand"), "C pass", Reason.NOT_YOUR_TURN),
    (lambda: after(begun(MAYR, mode=Mode.TABLE), "A vorhand, B dreier"), "C hold", Reason.NO_HOLD),
    (lambda: table(MAYR), "B S7", Reason.NOT_YOUR_TURN),
    (lambda: table(MAYR, "A dreier", "S7"), "A S8", Reason.NOT_IN_YOUR_HAND),
    (lambda: table(K1900, "A rufer", "S7", "SK", call="SK"), "A stops", Reason.NO_SUCH_ANSWER),
    (lambda: table(MAYR), "B agrees", Reason.NOT_NOW),
]


@pytest.mark.parametrize(("make", "move", "reason"), REFUSED)
def test_what_no_book_punishes_is_refused_at_the_table_too(
    make: Callable[[], KoenigrufenState], move: str, reason: Reason
) -> None:
    assert why_not(make(), move) is reason
