"""What a frame tells because no client may compute it: it would be a rule."""

from collections.abc import Iterator
from random import Random
from typing import Final, get_args

import msgspec
import pytest

from tarock.club import rotation_for
from tarock.core.errors import IllegalAction
from tarock.danish import actions as danish
from tarock.danish.events import Cup
from tarock.danish.state import DanishState
from tarock.koenigrufen import actions as koenigrufen
from tarock.koenigrufen.bonus_kinds import ANNOUNCED
from tarock.koenigrufen.state import KoenigrufenState
from tarock.rulesets import DANISH, KOENIGRUFEN, RULESETS, load_danish, load_koenigrufen
from tarock.server.evening.families import Action, State, applied
from tarock.server.evening.state import Game, TableState
from tarock.server.frames.danish import hand_shown as danish_hand
from tarock.server.frames.koenigrufen import hand_shown as koenigrufen_hand
from tarock.server.frames.table import Frames, table_shown
from tarock.server.wire.danish.table import DanishTable
from tarock.server.wire.koenigrufen.actions import action_of
from tarock.server.wire.koenigrufen.table import KoenigrufenHand, KoenigrufenTable
from tarock.server.wire.shared.acts import Sent
from tarock.server.wire.shared.asking import Phrase
from tarock.server.wire.shared.table import GameShown
from tarock.server.wire.shared.telling import Frame
from tarock.words import LANGUAGES, words_in
from tests.server.played import History, all_bots


def moments(ruleset: str, *, deals: int, mode: str = "strict", players: int = 4) -> Iterator[TableState]:
    """Give every moment of some deals that bots play."""
    history, rng = History(all_bots(ruleset, players, mode=mode)), Random(ruleset)
    while history.table.scorebook.rounds < deals:
        yield history.step(rng)


def shown(table: TableState) -> tuple[Game, GameShown]:
    game, seen = table.games[0], table_shown(table).games[0]
    assert game is not None
    assert seen is not None
    return game, seen


def own_table(table: TableState) -> DanishTable | KoenigrufenTable:
    """Return a deal as it is shown in the words of its own family."""
    deal = shown(table)[1].deal
    assert isinstance(deal, DanishTable | KoenigrufenTable)
    return deal


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whose_card_holds_a_trick_is_told_of_an_unfinished_one_too(ruleset: str) -> None:
    finished = 0
    for table in moments(ruleset, deals=1):
        game, seen = shown(table)
        assert isinstance(game.deal, DanishState | KoenigrufenState)
        trick = game.deal.table.trick
        if trick is not None:
            assert seen.deal.trick is not None
            assert (trick.best()[0] if trick.plays else None) == seen.deal.trick.best
        for each in seen.deal.tricks:
            assert each.winner == each.best
        finished = max(finished, len(seen.deal.tricks))
    assert finished >= 12


@pytest.mark.parametrize("ruleset", DANISH)
def test_every_payment_so_far_is_told_and_what_the_cups_hold_now(ruleset: str) -> None:
    for table in moments(ruleset, deals=3):
        game, seen = shown(table)
        assert isinstance(game.deal, DanishState)
        assert isinstance(seen.deal, DanishTable)
        settlement = game.deal.settlement
        assert (settlement.cups[Cup.KING], settlement.cups[Cup.PAGAT]) == seen.deal.cups_now
        assert [paid.points for paid in settlement.payments] == [paid.points for paid in seen.deal.payments]
        flows = {"king": seen.deal.cups[0], "pagat": seen.deal.cups[1]}
        for paid in seen.deal.payments:
            flows[str(paid.payer)] = flows.get(str(paid.payer), 0) - paid.points
            flows[str(paid.payee)] = flows.get(str(paid.payee), 0) + paid.points
            assert paid.rule
        assert (flows["king"], flows["pagat"]) == seen.deal.cups_now
        assert settlement.net == tuple((seat, flows.get(str(seat), 0)) for seat in game.deal.table.seating.at_table)


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_partner_is_told_to_all_when_the_called_card_was_played_and_before_only_to_himself(ruleset: str) -> None:
    kept_secret = shown_to_all = 0
    for table in moments(ruleset, deals=8):
        game, seen = shown(table)
        state = game.deal
        assert isinstance(state, KoenigrufenState)
        assert isinstance(seen.deal, KoenigrufenTable)
        hands = [_hand(table, place) for place in range(4)]
        partner = state.partner if state.table.call is not None else None
        assert [seat == partner for seat in range(4)] == [hand.is_partner for hand in hands]
        has_shown = partner is not None and state.called is not None and state.called in state.table.played
        assert (partner if has_shown else None) == seen.deal.partner
        kept_secret += partner is not None and not has_shown
        shown_to_all += has_shown
        _check_sides(state, hands)
    assert kept_secret
    assert shown_to_all


def _hand(table: TableState, place: int) -> KoenigrufenHand:
    frame = msgspec.json.decode(Frames(table).for_place(place), type=Frame)
    assert frame.you is not None
    assert isinstance(frame.you.hand, KoenigrufenHand)
    return frame.you.hand


def _check_sides(state: KoenigrufenState, hands: list[KoenigrufenHand]) -> None:
    """Hold what each seat is told about the sides to the truth; before there are sides nothing is told."""
    settled = state.table.declarer is not None and state.phase.value not in {"auction", "calling"}
    callers = {state.table.declarer, state.partner}
    for seat, hand in enumerate(hands):
        assert bool(hand.with_me) == settled
        for other, together in enumerate(hand.with_me):
            assert together in {None, (seat in callers) == (other in callers)}
        assert not hand.with_me or hand.with_me[seat]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_may_look_at_the_last_trick_while_a_deal_is_played_and_at_all_when_it_is_over(ruleset: str) -> None:
    for table in moments(ruleset, deals=1):
        game, seen = shown(table)
        assert (len(seen.deal.tricks) if game.deal.is_over else 1) == seen.look_back


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_what_a_book_lets_be_announced_is_told_while_it_may_be(ruleset: str) -> None:
    told: dict[str, set[str]] = {}
    for table in moments(ruleset, deals=6):
        _, seen = shown(table)
        assert isinstance(seen.deal, KoenigrufenTable)
        told.setdefault(seen.deal.phase, set()).update(seen.deal.announceable)
        for place in range(4):
            offers = _hand(table, place).offers if seen.deal.phase == "announcing" else ()
            actions = [action_of(offer) for offer in offers if isinstance(offer, Sent)]
            spoken = {item for each in actions if isinstance(each, koenigrufen.Speak) for item in each.announces}
            assert spoken <= set(seen.deal.announceable)
    known = {"valat", *load_koenigrufen(ruleset).bonuses_by_id}
    assert known & set(ANNOUNCED) == told["announcing"]
    assert told["announcing"] - {"koenig_ultimo"} == told["auction"]
    assert set() == told["play"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_table_mode_tells_which_faults_can_be_pointed_out(ruleset: str) -> None:
    strict, table = (next(moments(ruleset, deals=1, mode=mode)) for mode in ("strict", "table"))
    assert own_table(strict).claims == ()
    claims = {claim.kind: claim for claim in own_table(table).claims}
    assert claims["renonce"].in_trick
    assert not claims["cards"].in_trick


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_one_may_do_beside_ones_turn_is_told_exactly_while_the_table_lets_it_happen(ruleset: str) -> None:
    told: set[str] = set()
    for table in moments(ruleset, deals=1, mode="table"):
        game, seen = shown(table)
        assert isinstance(game.deal, DanishState | KoenigrufenState)
        for seat in range(len(seen.players)):
            deeds = _deeds_told(game.deal, seat)
            assert _deeds_let_happen(game.deal, seat) == deeds - {"correct"}
            told |= deeds
    assert _DEEDS_OF[ruleset] == told
    for table in moments(ruleset, deals=1):
        deal = shown(table)[0].deal
        assert isinstance(deal, DanishState | KoenigrufenState)
        assert not _deeds_told(deal, 0)


_DEEDS_OF: Final = {
    "danish-jensen-1989": set[str](),
    "danish-hjoerring": {"play-out-of-turn"},
    "koenigrufen-1900": {"correct"},
    "koenigrufen-mayr-2012": {"correct"},
    "koenigrufen-turnier": {"correct", "expose", "talk", "throw-in", "strike"},
}


def _deeds_told(state: DanishState | KoenigrufenState, seat: int) -> set[str]:
    """Return what a seat is told that it may do."""
    if isinstance(state, DanishState):
        return {deed.do for deed in danish_hand(state.view(seat)).deeds}
    return {deed.do for deed in koenigrufen_hand(state.view(seat)).deeds}


def _deeds_let_happen(state: DanishState | KoenigrufenState, seat: int) -> set[str]:
    """Try everything with a seat's cards; whether a card can be corrected depends on the one that lies there."""
    if isinstance(state, DanishState):
        plays = (danish.PlayOutOfTurn(card) for card in state.hands[seat])
        return {"play-out-of-turn"} if any(_is_let_happen(state, seat, each) for each in plays) else set()
    cards = [koenigrufen.Expose(card) for card in state.hands[seat]]
    words: dict[str, koenigrufen.Action] = {
        "talk": koenigrufen.TALK,
        "throw-in": koenigrufen.THROW_IN,
        "strike": koenigrufen.STRIKE,
    }
    found = {word for word, action in words.items() if _is_let_happen(state, seat, action)}
    return found | ({"expose"} if any(_is_let_happen(state, seat, each) for each in cards) else set())


def _is_let_happen(state: State, seat: int, action: Action) -> bool:
    try:
        applied(state, seat, action)
    except IllegalAction:
        return False
    return True


def test_the_dealer_alone_answers_for_the_skat() -> None:
    table = next(moments("danish-hjoerring", deals=1, mode="table"))
    claims = {claim.kind: claim.dealers for claim in own_table(table).claims}
    assert claims["skat"]
    assert not claims["renonce"]


def test_a_table_tells_its_rotation_and_its_pace() -> None:
    shown_danish = table_shown(History(all_bots("danish-hjoerring", 5, pace=300)).table)
    assert (shown_danish.rotation, shown_danish.pace) == (rotation_for(load_danish("danish-hjoerring"), 5).id, 300)
    assert table_shown(History(all_bots("koenigrufen-1900", 4)).table).rotation is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    words = words_in(language)
    assert all(words(f"phrase-{phrase}") for phrase in get_args(Phrase))
