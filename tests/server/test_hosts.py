"""What whoever opened a table can do about others there: mute them, send them away, seat a bot for who is away."""

import pytest

from tarock.server.codes import Code
from tarock.server.evening import events
from tarock.server.evening.events import decode, encode
from tarock.server.evening.fold import refold
from tarock.server.frames.table import table_shown
from tarock.server.levels import STAND_IN
from tarock.server.names import Session
from tarock.server.room import Room
from tarock.server.stand_ins import asks_of
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import Asking
from tests.server.played import History
from tests.server.test_lobby import ADA, BO, CLEO, LOBBY, ask, code_of, lobby

REMOVE_BO = asking.Remove(id=1, place=1)
MUTE_BO = asking.Mute(id=1, place=1)
HELLO = asking.Say(id=1, text="Hello")


def playing() -> History:
    """Return a table at which Ada, who has opened it, plays with Bo and Cleo."""
    history = lobby()
    history.add(events.Sat(2, CLEO.id, CLEO.name, ("cleo's browser",)), events.Started(), events.Dealt(0, "s", "p"))
    return history


def test_who_is_sent_away_before_the_first_deal_leaves_an_empty_chair() -> None:
    table = ask(lobby(), ADA, REMOVE_BO)
    assert (table.places[1].is_vacant, table.places[1].name, table.places[1].left) == (True, "", False)
    assert BO.id not in table.by_session


def test_who_is_sent_away_while_cards_are_played_is_followed_by_a_bot_at_once() -> None:
    history = playing()
    table = ask(history, ADA, asking.Remove(id=1, place=2))
    assert (table.places[2].is_vacant, table.places[2].left, table.places[2].name) == (True, True, "Cleo")
    game = table.games[0]
    assert game is not None
    turn = game.begun.players[game.deal.turn or 0]
    asked = ask(history, ADA, asking.Remove(id=2, place=turn)) if turn == 1 else table
    assert {each.level for each in asks_of(asked, game, 0)} <= {STAND_IN}
    assert asks_of(asked, game, 0) or turn == 0


@pytest.mark.parametrize("again", [CLEO, Session("another", "Cleopatra")], ids=["himself", "from the same browser"])
def test_who_is_sent_away_does_not_come_back(again: Session) -> None:
    history = playing()
    ask(history, ADA, asking.Remove(id=1, place=2))
    marks = ("cleo's browser",)
    assert code_of(lambda: history.add(events.Sat(2, again.id, again.name, marks))) is Code.SENT_AWAY
    history.add(events.Sat(2, "other", "Dora"))


def test_who_is_sent_away_does_not_watch_either() -> None:
    history = playing()
    room = Room(ask(history, ADA, asking.Remove(id=1, place=2)))
    objection = room.why_not(CLEO)
    assert objection is not None
    assert objection.code is Code.SENT_AWAY
    assert room.why_not(Session("other", "Dora")) is None


def test_who_was_sent_away_in_an_old_log_may_still_come_back() -> None:
    history = lobby()
    history.add(decode('{"e":"removed","place":1}'), events.Sat(1, BO.id, BO.name))
    assert refold(history.log) == history.table


def test_who_is_muted_says_nothing_here_wherever_he_sits() -> None:
    history = lobby()
    ask(history, BO, HELLO)
    table = ask(history, ADA, MUTE_BO)
    assert [place.muted for place in table_shown(table).places] == [False, True, False]
    assert code_of(lambda: ask(history, BO, asking.Say(id=2, phrase="thanks"))) is Code.MUTED
    ask(history, BO, asking.StandUp(id=3))
    ask(history, ADA, asking.AllowTalk(id=4, allowed=True))
    assert code_of(lambda: ask(history, BO, asking.Say(id=5, text="from outside"))) is Code.MUTED
    ask(history, BO, asking.Sit(id=6, place=2))
    assert code_of(lambda: ask(history, BO, HELLO)) is Code.MUTED
    ask(history, ADA, asking.Mute(id=7, place=2, muted=False))
    assert ask(history, BO, asking.Say(id=8, text="Again")).heard[-1].text == "Again"


def test_muting_twice_is_muting_once() -> None:
    history = lobby()
    assert ask(history, ADA, MUTE_BO) is ask(history, ADA, MUTE_BO)


def test_a_bot_takes_the_place_of_somebody_who_is_away() -> None:
    history = playing()
    history.add(events.Away(2, absent=True))
    table = ask(history, ADA, asking.SeatBot(id=1, place=2, bot="club"))
    assert (table.places[2].chair.bot, table.places[2].left) == ("club", False)
    assert CLEO.id not in table.by_session
    room = Room(table)
    assert room.why_not(CLEO) is None, "he may watch, and sit down where a chair is free"


REFUSED: dict[str, tuple[Session, Asking, Code]] = {
    "a guest removes somebody": (BO, asking.Remove(id=1, place=0), Code.NOT_OWNER),
    "a guest mutes somebody": (BO, asking.Mute(id=1, place=0), Code.NOT_OWNER),
    "the host removes himself": (ADA, asking.Remove(id=1, place=0), Code.ONLY_PEOPLE),
    "the host mutes himself": (ADA, asking.Mute(id=1, place=0), Code.ONLY_PEOPLE),
    "the host mutes an empty chair": (ADA, asking.Mute(id=1, place=2), Code.ONLY_PEOPLE),
    "the host removes from nowhere": (ADA, asking.Remove(id=1, place=6), Code.NO_SUCH_PLACE),
}


@pytest.mark.parametrize(("who", "request_", "code"), REFUSED.values(), ids=REFUSED)
def test_what_is_not_for_them_is_refused(who: Session, request_: Asking, code: Code) -> None:
    history = lobby(LOBBY)
    assert code_of(lambda: ask(history, who, request_)) is code


def test_all_of_it_can_be_read_from_the_log() -> None:
    history = playing()
    ask(history, ADA, MUTE_BO)
    history.add(events.Away(1))
    ask(history, ADA, asking.SeatBot(id=2, place=1, bot="club"))
    ask(history, ADA, asking.Remove(id=3, place=2))
    assert refold((decode(encode(event)), at) for event, at in history.log) == history.table
