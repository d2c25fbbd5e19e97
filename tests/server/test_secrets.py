"""Nothing secret gets into the logs, and sessions are signed with a key that only its owner reads."""

import asyncio
from pathlib import Path

import msgspec
import pytest
import structlog
from structlog.testing import capture_logs

from tarock.core.errors import TarockError
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Chair, Settings
from tarock.server.sessions import KEY_FILE, Link, Sessions, read_key
from tests.server.cards_seen import cards_named
from tests.server.servers import options_for, past_of, running, until


def test_logs_name_no_card_and_no_seed(tmp_path: Path) -> None:
    chairs = (Chair(bot="book"),) * 4
    seeds: list[str] = []

    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            for ruleset in ("danish-jensen-1989", "koenigrufen-turnier"):
                settings = Settings(ruleset=ruleset, chairs=chairs, rounds=1, pause=0, pace=0, mode="table")
                table = await client.open(settings)
                authority = await server.lobby.find(table)
                await until(lambda authority=authority: authority.room.table.is_closed)  # type: ignore[misc]
                seeds.extend(deal.begun.seed for deal in await past_of(server.lobby, table))

    before = structlog.get_config()["wrapper_class"]
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(0))
    try:
        with capture_logs() as logged:
            asyncio.run(run())
    finally:
        structlog.configure(wrapper_class=before)
    text = msgspec.json.encode(logged, enc_hook=str).decode()
    assert '"kind":"acted"' in text
    assert cards_named(text) == set()
    assert not [seed for seed in seeds if seed in text]


def test_a_session_is_what_its_token_says_and_no_other(tmp_path: Path) -> None:
    sessions = Sessions(read_key(tmp_path))
    ada = sessions.begin("Ada")
    assert ada == sessions.read(sessions.token(ada))
    made = Link(ada.id, 2, 17)
    link = sessions.link("table", made)
    assert made == sessions.read_link("table", link)
    for other in (link[:-1], sessions.token(ada), ""):
        with pytest.raises(Refusal) as refusal:
            sessions.read_link("table", other)
        assert refusal.value.code is Code.BAD_LINK
    with pytest.raises(Refusal):
        sessions.read_link("another", link)
    for token in (link, sessions.token(ada)[:-1], "", ".", "a.b", "é.é", "WyJhIiwiYiJd." + "A" * 43):
        with pytest.raises(Refusal) as refusal:
            sessions.read(token)
        assert refusal.value.code is Code.NO_SESSION
    with pytest.raises(Refusal):
        Sessions(b"another key").read(sessions.token(ada))
    assert sessions.is_csrf(ada, sessions.csrf(ada))
    assert not sessions.is_csrf(sessions.begin("Ada"), sessions.csrf(ada))


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    key = read_key(folder)
    assert key == read_key(folder)
    assert (folder / KEY_FILE).stat().st_mode & 0o777 == 0o600
    assert [file.name for file in folder.iterdir()] == [KEY_FILE]
    (folder / KEY_FILE).write_bytes(b"short")
    with pytest.raises(TarockError, match="is no key of 32 bytes"):
        read_key(folder)
    with pytest.raises(TarockError, match="cannot be used as the data folder"):
        read_key(folder / KEY_FILE / "below a file")
