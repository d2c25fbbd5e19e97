"""What a hand is told beside its cards and offers, so that no page must know a rule."""

import pytest

from tarock.core.faults import Mode
from tarock.danish.actions import Declare
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.koenigrufen.state import KoenigrufenState
from tarock.rulesets import DANISH, KOENIGRUFEN, load, load_danish
from tarock.server.frames.danish import hand_shown as danish_hand
from tarock.server.frames.danish import table_shown as danish_table
from tarock.server.frames.koenigrufen import hand_shown as koenigrufen_hand
from tarock.server.frames.koenigrufen import table_shown as koenigrufen_table
from tarock.server.wire.danish.table import Declarable, Numbers
from tarock.words.rulebook import rule_book
from tests.danish import builders as danish
from tests.danish.builders import HJOERRING, JENSEN
from tests.koenigrufen import builders as koenigrufen
from tests.koenigrufen.builders import TURNIER

A, B, C, D = range(4)


def _demanded(state: DanishState) -> list[bool]:
    return [danish_hand(state.view(seat)).demanded for seat in (A, B, C)]


def test_the_holder_on_turn_is_told_that_the_skus_is_demanded() -> None:
    """Jensen 1989, l.422-428: in the third-last trick."""
    state = danish.after(danish.position(HJOERRING, A, "S2 H3 T5", "X T4 D5", "H7 C8 T3"), "A S2")
    assert _demanded(state) == [False, False, False]
    state = danish.after(state, "C demands")
    assert _demanded(state) == [False, True, False]
    assert danish.offered(state, B) == ["X"]
    assert _demanded(danish.after(state, "B X")) == [False, False, False]


def test_who_only_watches_a_hand_is_told_nothing_to_decide() -> None:
    state = danish.after(danish.position(HJOERRING, A, "S2 H3 T5", "X T4 D5", "H7 C8 T3"), "A S2, C demands")
    watched = danish_hand(state.view(B), with_offers=False)
    assert (watched.offers, watched.demanded, watched.declarable, watched.deeds) == ((), False, None, ())


@pytest.mark.parametrize("book", [JENSEN, HJOERRING])
def test_who_declares_alone_is_told_how_many_can_be(book: DanishRuleset) -> None:
    """Jensen 1989, l.183-235: ten taroks at least; there are twenty-two with the skus."""
    state = danish.laid(danish.begun(book, mode=Mode.TABLE))
    told = danish_hand(state.view(B)).declarable
    assert told == Declarable(Numbers(book.taroks.shortest, 22), Numbers(book.matadors.shortest, 22))
    dealer = danish_hand(state.view(state.table.seating.dealer))
    assert dealer.declarable is not None
    assert dealer.declarable.laid == dealer.skat != ()


def test_in_strict_mode_and_after_one_has_declared_nothing_can_be() -> None:
    strict = danish.laid(danish.begun(HJOERRING))
    assert danish_hand(strict.view(A)).declarable is None
    state = danish.laid(danish.begun(HJOERRING, mode=Mode.TABLE))
    dealer = state.table.seating.dealer
    state = state.apply(dealer, Declare(()))
    assert danish_hand(state.view(dealer)).declarable is None


def test_only_a_skus_that_would_be_led_is_named() -> None:
    state = danish.in_play(HJOERRING, "SK S2", "X H2", "D2", mode=Mode.TABLE)
    leader = state.turn
    assert leader is not None
    holder = next(seat for seat in (A, B, C) if danish.card("X") in state.hands[seat])
    assert holder != leader
    (deed,) = danish_hand(state.view(holder)).deeds
    assert deed.names == ("S", "H", "D", "C", "T")
    state = danish.after(state, "A S2")
    (deed,) = danish_hand(state.view(C)).deeds
    assert deed.names == ()


def test_the_dealer_has_a_role() -> None:
    state = danish.begun(HJOERRING)
    roles = danish_table(state.view(A)).roles
    assert [seat for seat, has in enumerate(roles) if "dealer" in has] == [state.table.seating.dealer]


@pytest.mark.parametrize("ruleset", DANISH)
def test_each_fault_comes_under_a_rule_of_the_rule_book(ruleset: str) -> None:
    """A verdict names its rules by these keys; a book that sets no fine on a fault has no such rule."""
    book = load_danish(ruleset)
    keys = {rule.id for section in rule_book(book, "en").sections for rule in section.rules}
    fined = {f"fines.{kind}" for kind in FAULTS if getattr(book.fines, kind) is not None}
    assert fined <= keys


def _levels(state: KoenigrufenState, seat: int) -> dict[object, str]:
    return {each.target: each.level for each in koenigrufen_hand(state.view(seat)).doublable}


def test_what_one_may_double_is_told_with_its_word() -> None:
    state = koenigrufen.prepared(TURNIER, "A dreier", "S7")
    state = koenigrufen.after(state, "A good")
    assert _levels(state, B)["game"] == "kontra"
    state = koenigrufen.after(state, "B kontra game, C good, D good")
    assert _levels(state, A)["game"] == "re"
    assert [each.level for each in koenigrufen_table(state.view(A)).doubled] == ["kontra"]
    state = koenigrufen.after(state, "A re game")
    assert _levels(state, B)["game"] == "sub"
    assert [each.level for each in koenigrufen_table(state.view(A)).doubled] == ["re"]


def test_in_a_negative_game_the_declarer_answers_an_opponent_by_his_seat() -> None:
    state = koenigrufen.prepared(TURNIER, "A bettel")
    state = koenigrufen.after(state, "A good, B kontra game")
    assert _levels(state, C)["game"] == "kontra"
    state = koenigrufen.after(state, "C good, D good")
    assert _levels(state, A) == {B: "re"}


def test_only_who_is_on_turn_is_told_so() -> None:
    state = koenigrufen.after(koenigrufen.prepared(TURNIER, "A dreier", "S7"), "A good")
    assert _levels(state, C) == {}


def test_a_bird_is_owed_until_one_that_was_bid_with_is_announced() -> None:
    """Tournament sheet 5.6."""
    state = koenigrufen.prepared(TURNIER, "A besserrufer", "T1 T3", "SK T4", talon="T2 D3 D2", call="SK")
    assert koenigrufen_hand(state.view(A)).birds == ("pagat", "kakadu")
    state = koenigrufen.after(state, "A announces kakadu, B announces trull, C good, D good")
    assert state.view(A).speaker.birds_bid_with == ("pagat", "kakadu")
    assert koenigrufen_hand(state.view(A)).birds == ()


def test_the_declarer_opens_the_round_once() -> None:
    state = koenigrufen.prepared(TURNIER, "A dreier", "S7")
    assert koenigrufen_hand(state.view(A)).opens
    state = koenigrufen.after(state, "A good")
    assert not any(koenigrufen_hand(state.view(seat)).opens for seat in range(4))


def test_until_the_auction_is_over_there_is_a_forehand_and_then_a_declarer() -> None:
    begun = koenigrufen_table(koenigrufen.begun(TURNIER).view(A))
    assert begun.roles == (("forehand",), (), (), ("dealer",))
    state = koenigrufen.prepared(TURNIER, "B dreier", "S7")
    assert koenigrufen_table(state.view(A)).roles == ((), ("declarer",), (), ("dealer",))


def test_who_has_played_the_called_king_is_the_partner() -> None:
    state = koenigrufen.in_play(TURNIER, "A rufer", "S7", "SK", call="SK", discard="H1 H2 H3", talon="H1 H2 H3")
    assert koenigrufen_table(state.view(A)).roles[B] == ()
    state = koenigrufen.played(state, "S7 SK")
    assert koenigrufen_table(state.view(A)).roles[B] == ("partner",)


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_all_faults_come_under_one_rule_of_the_rule_book(ruleset: str) -> None:
    keys = {rule.id for section in rule_book(load(ruleset), "en").sections for rule in section.rules}
    assert "renonce" in keys
