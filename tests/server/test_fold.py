"""A table is what its events have led to: nothing else is remembered, and nothing is forgotten."""

from random import Random

import pytest
from msgspec import Raw

from tarock.danish.actions import REDEAL
from tarock.rulesets import RULESETS
from tarock.server.codes import Code, Refusal
from tarock.server.danish.scorebook import DanishDeal
from tarock.server.evening import events
from tarock.server.evening.events import Event, decode, encode
from tarock.server.evening.fold import refold
from tarock.server.evening.records import record_text
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.sheet import sheet_of
from tests.server.played import BOT, History, all_bots


@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_log_read_again_leads_to_the_same_table(ruleset: str, mode: str) -> None:
    history = History(all_bots(ruleset, 4, mode=mode))
    history.play_round(Random(1))
    stored = [(decode(encode(event)), at) for event, at in history.log]
    assert history.table == refold(stored)
    assert len(history.table.finished) == 1
    game = history.table.games[0]
    assert game is not None
    assert history.table.finished[0].final() == game.deal


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_an_evening_of_three_to_seven_comes_to_nothing_together(players: int) -> None:
    """Jensen 1989, Spillerne: with six and seven two games are played at once."""
    history = History(all_bots("danish-jensen-1989", players), first_dealer=1)
    for number in range(2):
        history.play_round(Random(number))
    assert (2 if players >= 6 else 1) == len(history.table.games)
    table = history.add(events.Closed())
    assert sum(table.scorebook.totals) == 0
    assert players == len(sheet_of(table).totals)
    assert sheet_of(table).rows[-1].kind == "closed"
    assert all(record_text(table.id, deal).count("[Rules") == 1 for deal in table.finished)


def test_a_deal_that_is_asked_for_again_is_dealt_by_the_same_dealer_without_a_new_ante() -> None:
    """Møller, Kortgivning, l.426-428; B-31, B-47."""
    history = History(all_bots("danish-hjoerring", 3))
    history.add(events.Dealt(0, "redeal 417", "promised"))
    table = history.act(0, 2, REDEAL)
    assert table.due == (0,)
    assert table.round == 1
    table = history.add(events.Dealt(0, "another", "promised"))
    game = table.games[0]
    assert game is not None
    assert (game.round, game.attempt, game.name) == (1, 2, "1.1.2")
    assert isinstance(game.begun, DanishDeal)
    assert not game.begun.ante
    assert game.begun.sitting.seating.dealer == 0
    assert [deal.name for deal in table.finished] == ["1.1.1"]


REFUSED: dict[str, tuple[Event, Code]] = {
    "a taken place": (events.Sat(0, "bob", "Bob"), Code.PLACE_TAKEN),
    "a bot's place": (events.Sat(1, "bob", "Bob"), Code.PLACE_TAKEN),
    "a second place": (events.Sat(2, "ada", "Ada"), Code.ALREADY_SEATED),
    "no place": (events.Sat(9, "bob", "Bob"), Code.NO_SUCH_PLACE),
    "nobody stands up": (events.StoodUp(2), Code.NOT_SEATED),
    "nobody is away": (events.Away(2), Code.NOT_SEATED),
    "no place is back": (events.Back(9), Code.NO_SUCH_PLACE),
    "no game": (events.Acted(1, 0, Raw(b'{"do":"demand"}')), Code.NO_DEAL),
    "a game that is not due": (events.Dealt(1, "seed", "promised"), Code.NO_DEAL),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_fit_is_refused_and_the_table_is_as_before(name: str) -> None:
    history = History(Settings(ruleset="danish-hjoerring", chairs=(Chair(), BOT, Chair())))
    before = history.add(events.Sat(0, "ada", "Ada"))
    event, code = REFUSED[name]
    with pytest.raises(Refusal) as refusal:
        history.add(event)
    assert code is refusal.value.code
    assert before is history.table


def test_nothing_happens_at_a_table_that_is_closed() -> None:
    history = History(all_bots("koenigrufen-1900", 4))
    history.add(events.Closed())
    with pytest.raises(Refusal) as refusal:
        history.add(events.Dealt(0, "seed", "promised"))
    assert refusal.value.code is Code.TABLE_CLOSED
    assert history.table.due == ()
