"""Around the table: bots are seated and taken away, people are sent away or leave, others watch."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tarock.server.codes import Code, Refusal
from tarock.server.dealing import may_deal, pause_ends
from tarock.server.evening import events
from tarock.server.evening.events import Event, decode, encode
from tarock.server.evening.fold import refold
from tarock.server.evening.requests import events_of
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import TableState
from tarock.server.frames.story import NOTHING_TOLD, Stories
from tarock.server.frames.table import table_shown
from tarock.server.names import Session
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import Asking
from tarock.words import LANGUAGES, words_in
from tests.server.played import BOT, History, all_bots
from tests.server.servers import until
from tests.server.test_evening import Evening, check, latest

ADA, BO, CLEO = Session("owner", "Ada"), Session("bo", "Bo"), Session("cleo", "Cleo")
LOBBY = Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3, host_starts=True)


def lobby(settings: Settings = LOBBY) -> History:
    """Return a table that Ada has opened, at which she sits with Bo."""
    history = History(settings)
    history.add(events.Sat(0, ADA.id, ADA.name), events.Sat(1, BO.id, BO.name))
    return history


def ask(history: History, session: Session, request: Asking) -> TableState:
    """Let somebody ask for something."""
    return history.add(*events_of(history.table, session, request))


def code_of(doing: Callable[[], object]) -> Code:
    with pytest.raises(Refusal) as refusal:
        doing()
    return refusal.value.code


def test_the_host_seats_a_bot_in_an_empty_chair_and_takes_it_away_again() -> None:
    history = lobby()
    place = ask(history, ADA, asking.SeatBot(id=1, place=2, bot="club")).places[2]
    assert (place.is_bot, place.chair.bot, place.is_vacant) == (True, "club", False)
    assert place.name not in {"", "Ada", "Bo"}
    again = ask(history, ADA, asking.SeatBot(id=2, place=2, bot="club"))
    assert place is again.places[2], "who asks twice has asked once"
    table = ask(history, ADA, asking.TakeBot(id=3, place=2))
    assert (table.places[2].is_vacant, table.places[2].name) == (True, "")
    assert not table.is_complete


def test_two_bots_have_two_names() -> None:
    history = History(LOBBY)
    for place in range(2):
        ask(history, ADA, asking.SeatBot(id=place, place=place, bot="book"))
    assert len({place.name for place in history.table.places}) == 3


def test_the_first_deal_waits_for_the_host() -> None:
    history = lobby()
    assert code_of(lambda: ask(history, ADA, asking.Start(id=1))) is Code.CHAIRS_FREE
    ask(history, ADA, asking.SeatBot(id=2, place=2, bot="book"))
    assert table_shown(history.table).host_starts
    assert not may_deal(history.table, 0)
    table = ask(history, ADA, asking.Start(id=3))
    assert may_deal(table, 0)
    assert not table_shown(table).host_starts
    assert table is ask(history, ADA, asking.Start(id=4))


def test_without_such_a_host_the_cards_are_dealt_when_the_last_chair_is_taken() -> None:
    history = History(Settings(ruleset="danish-jensen-1989", chairs=(Chair(), BOT, BOT)))
    assert not may_deal(history.table, 0)
    assert may_deal(history.add(events.Sat(0, ADA.id, ADA.name)), 0)


REFUSED: dict[str, tuple[Asking, Code]] = {
    "a bot on the chair of somebody who is here": (asking.SeatBot(id=1, place=1, bot="book"), Code.NOT_AWAY),
    "a bot on one's own chair": (asking.SeatBot(id=1, place=0, bot="book"), Code.ONLY_PEOPLE),
    "a bot nowhere": (asking.SeatBot(id=1, place=6, bot="book"), Code.NO_SUCH_PLACE),
    "a bot that nobody can choose": (asking.SeatBot(id=1, place=2, bot="random"), Code.BAD_SETTINGS),
    "taking a person as if he were a bot": (asking.TakeBot(id=1, place=1), Code.NOBODY_THERE),
    "starting with an empty chair": (asking.Start(id=1), Code.CHAIRS_FREE),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_a_host_cannot_do_is_refused(name: str) -> None:
    history = lobby()
    request, code = REFUSED[name]
    before = history.table
    assert code is code_of(lambda: ask(history, ADA, request))
    assert before is history.table


def test_a_bot_is_not_removed_like_a_person() -> None:
    history = lobby()
    ask(history, ADA, asking.SeatBot(id=1, place=2, bot="book"))
    assert code_of(lambda: ask(history, ADA, asking.Remove(id=2, place=2))) is Code.ONLY_PEOPLE


@pytest.mark.parametrize(
    "request_",
    [
        asking.SeatBot(id=1, place=2, bot="book"),
        asking.TakeBot(id=1, place=2),
        asking.Remove(id=1, place=0),
        asking.Start(id=1),
        asking.AllowTalk(id=1, allowed=True),
        asking.Close(id=1),
    ],
    ids=lambda request: type(request).__name__,
)
def test_only_the_host_arranges_the_table(request_: Asking) -> None:
    assert code_of(lambda: ask(lobby(), BO, request_)) is Code.NOT_OWNER


def test_bots_alone_need_an_end() -> None:
    history = History(LOBBY)
    for place in (0, 1):
        ask(history, ADA, asking.SeatBot(id=1, place=place, bot="book"))
    assert code_of(lambda: ask(history, ADA, asking.SeatBot(id=2, place=2, bot="book"))) is Code.BOTS_ALONE
    ended = History(Settings(ruleset="danish-jensen-1989", chairs=(Chair(), BOT, BOT), rounds=2))
    assert may_deal(ask(ended, ADA, asking.SeatBot(id=3, place=0, bot="book")), 0)


def test_bots_alone_let_those_who_watch_see_how_a_deal_ended() -> None:
    history = History(all_bots("koenigrufen-turnier", 4, pause=20))
    history.play_round(Random(1))
    over = pause_ends(history.table)
    assert not may_deal(history.table, over - 1)
    assert may_deal(history.table, over)


def test_a_bot_that_plays_stays_until_the_deal_is_over() -> None:
    history = lobby()
    history.add(events.BotSeated(2, "book", "Anna"), events.Started(), events.Dealt(0, "seed", "promised"))
    assert code_of(lambda: ask(history, ADA, asking.TakeBot(id=1, place=2))) is Code.DEAL_RUNS
    history.add(events.Away(0), events.Away(1))
    history.play_round(Random(1))
    table = ask(history, ADA, asking.TakeBot(id=1, place=2))
    assert table.places[2].is_vacant
    assert table.is_complete, "after the first deal a bot stands in"


def left_in_the_middle() -> History:
    """Return a table that Bo has left for good after the first act."""
    history = lobby()
    history.add(events.BotSeated(2, "book", "Anna"), events.Started(), events.Away(0), events.Away(1))
    history.step(Random(1))
    ask(history, BO, asking.StandUp(id=1))
    return history


def test_who_leaves_for_good_is_shown_as_left_and_a_bot_plays_on_under_his_name() -> None:
    history = left_in_the_middle()
    shown = table_shown(history.table).places[1]
    assert (shown.name, shown.left, shown.vacant) == ("Bo", True, True)
    history.step(Random(2))
    table = history.add(events.Sat(1, CLEO.id, CLEO.name))
    assert (table.places[1].name, table.places[1].left) == ("Cleo", False)


def test_who_leaves_before_the_first_deal_is_simply_gone() -> None:
    history = lobby()
    place = ask(history, BO, asking.StandUp(id=1)).places[1]
    assert (place.name, place.left, place.is_vacant) == ("", False, True)


def told(history: History, stories: Stories) -> list[str]:
    """Return the messages of the whole story of a deal."""
    story = stories.of(history.table, 0)
    assert story is not None
    news = story.news(None, NOTHING_TOLD)
    assert news is not None
    return [line.key for line in news.lines]


def test_the_log_tells_who_left_where_it_happened_also_to_who_comes_later() -> None:
    history, stories = left_in_the_middle(), Stories()
    assert told(history, stories)[-1] == "table-left"
    history.step(Random(2))
    ask(history, ADA, asking.SeatBot(id=1, place=1, bot="club"))
    history.step(Random(3))
    followed, afresh = told(history, stories), told(history, Stories())
    assert followed == afresh
    assert followed.index("table-left") < followed.index("table-bot-seated") < len(followed) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_and_goes_is_told_by_name_in_every_language(language: str) -> None:
    say = words_in(language)
    for key in ("table-left", "table-sat"):
        assert "Bo" in say(key, who="Bo")
    assert {"Anna", "Klub"} <= set(
        say("table-bot-seated", who="Anna", level="Klub").replace("(", " ").replace(")", " ").replace(",", " ").split()
    )


def test_the_log_read_again_leads_to_the_same_table() -> None:
    history = left_in_the_middle()
    ask(history, ADA, asking.AllowTalk(id=1, allowed=True))
    ask(history, CLEO, asking.Say(id=2, text="Hello"))
    history.add(events.Sat(1, CLEO.id, CLEO.name))
    stored = [(decode(encode(event)), at) for event, at in history.log]
    assert history.table == refold(stored)


OPENED = (
    '{"e":"opened","table":"t","owner":"ada","first_dealer":0,"names":["","","Anna"],'
    '"settings":{"ruleset":"danish-jensen-1989","chairs":[{},{},{"bot":"book"}]}}'
)
OLD_LOG = (
    OPENED,
    '{"e":"sat","place":0,"session":"ada","name":"Ada"}',
    '{"e":"sat","place":1,"session":"bo","name":"Bo"}',
    '{"e":"said","place":1,"text":"Hello"}',
    '{"e":"dealt","game":0,"seed":"1","commitment":"promised"}',
    '{"e":"stood-up","place":1}',
)


def test_a_log_of_an_older_server_is_still_read() -> None:
    log: list[tuple[Event, int]] = [(decode(line), at) for at, line in enumerate(OLD_LOG)]
    table = refold(log)
    assert table is not None
    assert len(table.running) == 1
    assert table.places[1].left
    assert not table.waits_for_owner
    assert not table.may_talk


# Those who watch


def test_who_watches_talks_only_if_the_host_allows_it() -> None:
    history = lobby()
    hello = asking.Say(id=1, text="Hello")
    assert code_of(lambda: ask(history, CLEO, hello)) is Code.NO_TALK
    ask(history, ADA, asking.AllowTalk(id=2, allowed=True))
    heard = ask(history, CLEO, hello).heard
    assert [(remark.place, remark.name, remark.text) for remark in heard] == [(None, "Cleo", "Hello")]
    assert heard is ask(history, CLEO, hello).heard, "not the same thing twice in a row"
    ask(history, ADA, asking.AllowTalk(id=3, allowed=False))
    assert code_of(lambda: ask(history, CLEO, asking.Say(id=4, phrase="thanks"))) is Code.NO_TALK
    assert ask(history, BO, asking.Say(id=5, phrase="thanks")).heard[-1].place == 1


def test_a_table_can_be_opened_for_those_who_watch_to_talk() -> None:
    history = lobby(Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3, talk=True))
    assert ask(history, CLEO, asking.Say(id=1, phrase="good-luck")).heard[-1].phrase == "good-luck"


def test_everybody_sees_how_many_watch(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        assert (await evening.my_turn()).watching == 0
        async with evening.guest("Bo") as guest:
            assert (await latest(evening.seat, lambda frame: frame.watching == 1)).host
            assert not (await latest(guest, lambda frame: frame.watching == 1)).host
            async with evening.guest("Cleo"):
                await latest(evening.seat, lambda frame: frame.watching == 2)
        await latest(evening.seat, lambda frame: frame.watching == 0)

    check(tmp_path, test)


def test_a_host_who_does_not_sit_is_still_the_host(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.my_turn()
        await evening.seat.stand_up()
        frame = await latest(evening.seat, lambda frame: frame.you is None)
        assert frame.host
        assert frame.watching == 1
        await evening.seat.allow_talk(allowed=True)
        await evening.seat.say("Go on!")
        await until(lambda: bool(evening.seat.heard))
        assert evening.seat.heard[0].place is None

    check(tmp_path, test, pace=5000)


# The host


def test_hosting_passes_on_to_whoever_has_sat_there_longest() -> None:
    history = lobby()
    history.add(events.Sat(2, CLEO.id, CLEO.name))
    history.add(events.StoodUp(1), events.Sat(1, BO.id, BO.name))  # Bo comes back, and sits there for less time now
    ask(history, ADA, asking.Start(id=1))
    history.add(events.Dealt(0, "seed", "promised"))
    stories = Stories()
    told(history, stories)
    ask(history, ADA, asking.StandUp(id=2))
    assert history.table.owner == CLEO.id
    assert told(history, stories)[-2:] == ["table-left", "table-host"]
    assert code_of(lambda: ask(history, ADA, asking.AllowTalk(id=3, allowed=True))) is Code.NOT_OWNER
    assert ask(history, CLEO, asking.AllowTalk(id=4, allowed=True)).may_talk


def test_who_hosts_is_the_same_after_a_restart_of_the_server() -> None:
    """The log is the authority: read again, it leads to the same host."""
    history = lobby()
    ask(history, ADA, asking.StandUp(id=1))
    again = refold((decode(encode(event)), at) for event, at in history.log)
    assert again is not None
    assert again.owner == history.table.owner == BO.id


def test_a_guest_who_leaves_and_a_host_alone_among_bots_change_nothing() -> None:
    history = lobby()
    ask(history, BO, asking.StandUp(id=1))
    assert history.table.owner == ADA.id
    ask(history, ADA, asking.StandUp(id=2))
    assert history.table.owner == ADA.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_new_host_is_told_by_name(language: str) -> None:
    assert "Bo" in words_in(language)("table-host", who="Bo")
