"""What frames tell of what happened: to each receiver what is new to him and what he may know."""

from random import Random

import msgspec
import pytest

from tarock.danish.actions import Lay as DanishLay
from tarock.danish.state import DanishState
from tarock.koenigrufen.actions import Lay as KoenigrufenLay
from tarock.koenigrufen.state import KoenigrufenState
from tarock.server.evening.state import Game, TableState
from tarock.server.frames.story import NOTHING_TOLD, Stories
from tarock.server.frames.table import Frames
from tarock.server.wire.shared.table import News
from tarock.server.wire.shared.telling import Frame
from tarock.server.wire.shared.tokens import tokens_of
from tarock.telling.line import Line
from tests.server.cards_seen import cards_named
from tests.server.played import History, all_bots

_encode = msgspec.json.Encoder().encode


def laid(ruleset: str, players: int) -> tuple[TableState, Game, int]:
    """A table just after somebody has laid cards away, its game and his place."""
    history, rng = History(all_bots(ruleset, players)), Random(1)
    while True:
        game = history.step(rng).games[0]
        if game is not None and game.acts and isinstance(game.acts[-1][1], DanishLay | KoenigrufenLay):
            return history.table, game, game.begun.players[game.acts[-1][0]]


def news_of(frame: bytes) -> News:
    news = msgspec.json.decode(frame, type=Frame).news
    assert news is not None
    return news


@pytest.mark.parametrize(("ruleset", "players"), [("danish-hjoerring", 3), ("koenigrufen-turnier", 4)])
def test_cards_laid_away_are_told_only_to_whom_they_belong(ruleset: str, players: int) -> None:
    table, game, place = laid(ruleset, players)
    assert isinstance(game.deal, DanishState | KoenigrufenState)
    hidden = game.deal.skat if isinstance(game.deal, DanishState) else game.deal.laid
    named = set(tokens_of(hidden))
    frames = Frames(table)
    own = news_of(frames.for_place(place))
    assert named <= cards_named(_encode(own).decode())
    others = [frames.for_place(other) for other in range(players) if other != place]
    for frame in (*others, frames.for_spectator()):
        assert not [line for line in news_of(frame).lines if line.key.endswith("-cards")]


@pytest.mark.parametrize("ruleset", ["danish-jensen-1989", "koenigrufen-mayr-2012"])
def test_a_frame_tells_what_is_new_and_a_first_one_the_whole_deal(ruleset: str) -> None:
    history, rng, stories = History(all_bots(ruleset, 4)), Random(2), Stories()
    mark, told = NOTHING_TOLD, list[Line]()
    for _ in range(30):
        frames = Frames(history.step(rng), stories)
        news = news_of(frames.for_spectator(mark=mark))
        assert (news.since == 0) == (mark == NOTHING_TOLD)
        told += news.lines
        mark = frames.mark(None)
    whole = news_of(Frames(history.table).for_spectator())
    assert (whole.since, list(whole.lines)) == (0, told)
    assert msgspec.json.decode(frames.for_spectator(mark=mark), type=Frame).news is None


def test_the_next_deal_is_told_from_its_beginning() -> None:
    history, rng, stories = History(all_bots("danish-hjoerring", 3)), Random(3), Stories()
    while not history.table.finished:
        frames = Frames(history.step(rng), stories)
        frames.for_place(0)
    mark = frames.mark(0)
    news = news_of(Frames(history.step(rng), stories).for_place(0, mark))
    assert news.since == 0
    assert news.lines[0].kind == "payment"


def test_at_two_games_everybody_is_told_his_own() -> None:
    history, rng = History(all_bots("danish-jensen-1989", 6)), Random(4)
    for _ in range(10):
        history.step(rng)
    frames = Frames(history.table)
    for place in range(6):
        frame = msgspec.json.decode(frames.for_place(place), type=Frame)
        assert frame.you is not None
        story = Stories().of(history.table, frame.you.game)
        assert story is not None
        assert frame.game is not None
        assert story.deal == frame.game.name
        assert frame.news == story.news(frame.you.seat, NOTHING_TOLD)


def test_a_client_that_skips_frames_misses_no_news() -> None:
    one, two, three = (Line(f"play-told-{word}", "word", seat=0) for word in ("passes", "waives", "demands"))
    table, *_ = laid("danish-hjoerring", 3)
    blank = msgspec.structs.replace(msgspec.json.decode(Frames(table).for_place(0), type=Frame), news=None)

    def frame(news: News | None) -> Frame:
        return msgspec.structs.replace(blank, news=news)

    skipped = frame(News(4, (one,)))
    assert frame(News(5, (two, three))).after(skipped).news == News(4, (one, two, three))
    assert frame(None).after(skipped).news == News(4, (one,))
    assert frame(News(0, (three,))).after(skipped).news == News(0, (three,))
    assert frame(News(5, (two,))).after(blank).news == News(5, (two,))
