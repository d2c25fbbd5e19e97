"""Whatever comes over the socket gets its code, and nothing changes."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tarock.core.cards import CARD_NAMES
from tarock.danish.skat import SkatChoice
from tarock.koenigrufen.talon import DiscardChoice
from tarock.server.authority import Authority
from tarock.server.client import Client
from tarock.server.evening.families import Action, raw_act
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import Game
from tests.server.servers import options_for, running, until

Message: TypeAlias = str | bytes


@dataclass
class Setting:
    """A table of three people in the middle of a deal, with a spectator, who owns it."""

    address: str
    authority: Authority
    clients: list[Client]
    sockets: list[ClientConnection]
    replayed: str = ""
    """A message that has been done already."""

    @property
    def game(self) -> Game:
        game = self.authority.room.table.games[0]
        assert game is not None
        return game

    @property
    def turn(self) -> int:
        assert self.game.deal.turn is not None
        return self.game.deal.turn

    def act(self, act: dict[str, Any], **changes: object) -> str:
        """Return the message of an act in this position."""
        return json.dumps({"t": "act", "id": 7, "state": self.game.state, "act": act, **changes})

    def held(self, seat: int, *, holds: bool = True) -> str:
        """Return a card that a seat holds, or one that it does not."""
        hand = self.game.deal.hands[seat]
        return next(name for card, name in enumerate(CARD_NAMES) if (card in hand) == holds)


def ask(kind: str, **fields: object) -> Callable[[Setting], Message]:
    return lambda _setting: json.dumps({"t": kind, "id": 7, **fields})


def raw(message: Message) -> Callable[[Setting], Message]:
    return lambda _setting: message


ON_TURN = "on turn"
WAITING = "waiting"
WATCHING = "watching"

BAD: dict[str, tuple[str, Callable[[Setting], Message], str]] = {
    # No messages at all
    "nothing": (ON_TURN, raw(""), "malformed"),
    "no JSON": (ON_TURN, raw("play the king"), "malformed"),
    "half a message": (ON_TURN, raw('{"t":"act","id":7'), "malformed"),
    "a number": (ON_TURN, raw("42"), "malformed"),
    "null": (ON_TURN, raw("null"), "malformed"),
    "a list": (ON_TURN, raw('[{"t":"ready","id":7}]'), "malformed"),
    "binary": (ON_TURN, raw(b'{"t":"ready","id":7}'), "malformed"),
    "deeply nested": (ON_TURN, raw('{"t":' + "[" * 4000), "malformed"),
    "an unknown kind": (ON_TURN, ask("win"), "malformed"),
    "no kind": (ON_TURN, raw('{"id":7}'), "malformed"),
    "no number": (ON_TURN, raw('{"t":"ready"}'), "malformed"),
    "a negative number": (ON_TURN, raw('{"t":"ready","id":-1}'), "malformed"),
    "a number in quotes": (ON_TURN, raw('{"t":"ready","id":"7"}'), "malformed"),
    "a number that no browser counts to": (ON_TURN, raw('{"t":"ready","id":9007199254740993}'), "malformed"),
    "a field too many": (ON_TURN, ask("ready", really=True), "malformed"),
    "a second hello": (ON_TURN, raw('{"t":"hello","protocol":2}'), "hello-first"),
    # Acts that are none
    "an act without a position": (ON_TURN, ask("act", act={"do": "agree"}), "malformed"),
    "an act without an act": (ON_TURN, ask("act", state=5), "malformed"),
    "an act in words": (ON_TURN, lambda at: at.act("S4"), "malformed"),  # type: ignore[arg-type]
    "an unknown act": (ON_TURN, lambda at: at.act({"do": "cheat"}), "malformed"),
    "an act of the other family": (ON_TURN, lambda at: at.act({"do": "bid", "contract": "dreier"}), "malformed"),
    "an unknown card": (ON_TURN, lambda at: at.act({"do": "play", "card": "S15"}), "malformed"),
    "a card by its number": (ON_TURN, lambda at: at.act({"do": "play", "card": 4}), "malformed"),
    "an act for another seat": (
        WAITING,
        lambda at: at.act({"do": "play", "card": at.held(at.turn), "seat": at.turn}),
        "malformed",
    ),
    "a message for another seat": (
        WAITING,
        lambda at: at.act({"do": "play", "card": at.held(at.turn)}, seat=at.turn),
        "malformed",
    ),
    "too many cards": (ON_TURN, lambda at: at.act({"do": "lay", "cards": ["S4"] * 79}), "malformed"),
    "a card twice": (ON_TURN, lambda at: at.act({"do": "lay", "cards": ["S4", "S4", "S5"]}), "named-twice"),
    # Acts that do not fit
    "a position that is past": (
        ON_TURN,
        lambda at: at.act({"do": "play", "card": at.held(at.turn)}, state=at.game.state - 1),
        "stale",
    ),
    "a position that is not there yet": (
        ON_TURN,
        lambda at: at.act({"do": "play", "card": at.held(at.turn)}, state=at.game.state + 1),
        "stale",
    ),
    "the same message again": (ON_TURN, lambda at: at.replayed, "stale"),
    "out of turn": (WAITING, lambda at: at.act({"do": "play", "card": at.held((at.turn + 1) % 3)}), "illegal"),
    "another's card": (ON_TURN, lambda at: at.act({"do": "play", "card": at.held(at.turn, holds=False)}), "illegal"),
    "at the wrong time": (ON_TURN, lambda at: at.act({"do": "lay", "cards": ["S4", "S5", "S6"]}), "illegal"),
    "in the other mode": (ON_TURN, lambda at: at.act({"do": "move-cups"}), "illegal"),
    "a question about a past position": (
        ON_TURN,
        lambda at: at.act({"do": "agree"}, t="why-not", state=1),
        "stale",
    ),
    "a question about no act": (ON_TURN, lambda at: at.act({"do": "cheat"}, t="why-not"), "malformed"),
    # Who does not sit here
    "an act of a spectator": (WATCHING, lambda at: at.act({"do": "play", "card": at.held(at.turn)}), "not-seated"),
    "a spectator who stands up": (WATCHING, ask("stand-up"), "not-seated"),
    "a spectator who is away": (WATCHING, ask("away"), "not-seated"),
    "a spectator who is back": (WATCHING, ask("back"), "not-seated"),
    "a spectator who is ready": (WATCHING, ask("ready"), "not-seated"),
    "a spectator who talks": (WATCHING, ask("say", text="Play the king!"), "no-talk"),
    "a spectator who consents": (WATCHING, ask("consent", agreed=True), "not-seated"),
    "a spectator who asks why not": (WATCHING, lambda at: at.act({"do": "agree"}, t="why-not"), "not-seated"),
    # Places
    "a place that is taken": (WATCHING, ask("sit", place=0), "place-taken"),
    "a place that is not there": (WATCHING, ask("sit", place=5), "no-such-place"),
    "a place beyond all tables": (WATCHING, ask("sit", place=99), "malformed"),
    "a second place": (
        ON_TURN,
        lambda at: json.dumps({"t": "sit", "id": 7, "place": (at.turn + 1) % 3}),
        "place-taken",
    ),
    "into a hand without consent": (WATCHING, ask("watch", place=0), "no-consent"),
    "into a hand at no place": (WATCHING, ask("watch", place=6), "no-such-place"),
    "into another's hand, as a player": (WAITING, ask("watch", place=0), "already-seated"),
    "the end, by a guest": (ON_TURN, ask("close"), "not-owner"),
    # Words
    "nothing to say": (ON_TURN, ask("say", text=""), "malformed"),
    "nothing that can be seen": (ON_TURN, ask("say", text="\u200b\u0007 "), "bad-text"),
    "too much to say": (ON_TURN, ask("say", text="a" * 201), "malformed"),
    "a remark that is no text": (ON_TURN, ask("say", text=["a"]), "malformed"),
}


@asynccontextmanager
async def a_deal(folder: Path, rate: int = 10_000) -> AsyncIterator[Setting]:
    """Give a table of three people in the first trick of a deal."""
    async with running(options_for(folder, rate=rate)) as server, AsyncExitStack() as stack:
        owner = await Client.begin(server.address, "Owner")
        settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, pause=600)
        table = await owner.open(settings)
        clients = [*[await Client.begin(server.address, f"Player {place}") for place in range(3)], owner]
        sockets = [await stack.enter_async_context(socket_of(client, table)) for client in clients]
        setting = Setting(server.address, await server.lobby.find(table), clients, sockets)
        for place, socket in enumerate(sockets[:3]):
            await told(socket, json.dumps({"t": "sit", "id": place, "place": place}))
        await until(lambda: bool(setting.authority.room.table.running))
        while setting.game.deal.phase.value != "play":
            await go_on(setting)
        await go_on(setting)
        yield setting


@asynccontextmanager
async def socket_of(client: Client, table: str) -> AsyncIterator[ClientConnection]:
    address = f"ws{client.address.removeprefix('http')}/api/tables/{table}/socket"
    async with connect(address, compression=None) as socket:
        await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": client.token}))
        assert json.loads(await socket.recv())["t"] == "welcome"
        yield socket


async def told(socket: ClientConnection, message: Message) -> dict[str, Any]:
    """Send a message and return the answer; frames and remarks are passed over."""
    await socket.send(message)
    while True:
        answer: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if answer["t"] not in {"frame", "heard"}:
            return answer


async def go_on(setting: Setting) -> None:
    """Let the player on turn do the first thing that is offered."""
    game = setting.game
    offer = game.deal.legal_actions(setting.turn)[0]
    action = first_of(offer)
    act = json.loads(bytes(raw_act(setting.authority.room.table.ruleset, action)))
    setting.replayed = setting.act(act)
    answer = await told(setting.sockets[setting.turn], setting.replayed)
    assert answer["t"] == "done"


def first_of(offer: Action | SkatChoice | DiscardChoice) -> Action:
    if isinstance(offer, SkatChoice):
        return next(iter(offer))
    return next(iter(offer)) if isinstance(offer, DiscardChoice) else offer


def test_every_bad_message_gets_its_code_and_changes_nothing(tmp_path: Path) -> None:
    async def run() -> dict[str, tuple[str, str]]:
        wrong: dict[str, tuple[str, str]] = {}
        async with a_deal(tmp_path) as setting:
            before = setting.authority.room.table
            for number, (name, (who, make, code)) in enumerate(BAD.items()):
                if number % 10 == 9:  # a connection that talks nonsense is ended after a while
                    table = setting.authority.room.table.id
                    renewed = [await connect_again(client, table) for client in setting.clients]
                    for old in setting.sockets:
                        await old.close()
                    setting.sockets = renewed
                index = {ON_TURN: setting.turn, WAITING: (setting.turn + 1) % 3, WATCHING: 3}[who]
                answer = await told(setting.sockets[index], make(setting))
                if answer.get("code") != code:
                    wrong[name] = code, str(answer)
                assert before is setting.authority.room.table, name
            for socket in setting.sockets:
                await socket.close()
        return wrong

    assert asyncio.run(run()) == {}
    assert len(BAD) >= 30


async def connect_again(client: Client, table: str) -> ClientConnection:
    address = f"ws{client.address.removeprefix('http')}/api/tables/{table}/socket"
    socket = await connect(address, compression=None)
    await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": client.token}))
    assert json.loads(await socket.recv())["t"] == "welcome"
    return socket


HELLOS: dict[str, tuple[object, str]] = {
    "another message": ({"t": "ready", "id": 1}, "hello-first"),
    "the version before": ({"t": "hello", "protocol": 1}, "wrong-protocol"),
    "nobody": ({"t": "hello", "protocol": 2}, "no-session"),
    "a forged session": ({"t": "hello", "protocol": 2, "token": "WyJhIiwiYiJd.AAAA"}, "no-session"),
    "nonsense": ("hello?", "malformed"),
}


def test_whoever_does_not_say_who_he_is_is_turned_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3))
            address = f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket"
            for hello, code in HELLOS.values():
                async with connect(address, compression=None) as socket:
                    await socket.send(json.dumps(hello))
                    assert code == json.loads(await socket.recv())["code"]
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
            unknown = address.replace(table, "nowhere")
            async with connect(unknown, compression=None) as socket:
                await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": client.token}))
                assert json.loads(await socket.recv())["code"] == "no-such-table"
            with pytest.raises(InvalidStatus, match="403"):
                await connect(address, additional_headers={"origin": "https://elsewhere.example"})

    asyncio.run(run())


def test_a_message_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_deal(tmp_path) as setting:
            before = setting.authority.room.table
            socket = setting.sockets[0]
            await socket.send(json.dumps({"t": "say", "id": 1, "text": "a" * 9000}))
            await socket.wait_closed()
            assert socket.close_code == 1009
            assert before is setting.authority.room.table

    asyncio.run(run())


def test_whoever_asks_too_fast_is_read_more_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rested: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        rested.append(seconds)
        await sleep(seconds)

    async def run() -> None:
        async with a_deal(tmp_path, rate=2) as setting:
            monkeypatch.setattr("tarock.server.sockets.REST", 0.0123)
            monkeypatch.setattr(asyncio, "sleep", noted)
            for _ in range(6):
                await told(setting.sockets[3], json.dumps({"t": "ready", "id": 1}))

    asyncio.run(run())
    assert 0.0123 in rested


def test_whoever_asks_too_fast_is_told_so(tmp_path: Path) -> None:
    async def run() -> set[str]:
        async with a_deal(tmp_path, rate=2) as setting:
            answers = [await told(setting.sockets[3], json.dumps({"t": "ready", "id": 1})) for _ in range(12)]
            return {answer["code"] for answer in answers}

    assert asyncio.run(run()) == {"not-seated", "too-fast"}


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, sockets=2)) as server, AsyncExitStack() as stack:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3))
            first = await stack.enter_async_context(socket_of(client, table))
            await stack.enter_async_context(socket_of(client, table))
            address = f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket"
            async with connect(address, compression=None) as third:
                assert json.loads(await third.recv())["code"] == "too-many"
            await first.close()
            await stack.enter_async_context(socket_of(client, table))

    asyncio.run(run())
