"""A client's connection to a table, which comes back by itself when it breaks."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Final, Literal, Self, TypeAlias

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tarock.server.codes import Code, Refusal
from tarock.server.wire import PROTOCOL
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import Asking
from tarock.server.wire.shared.telling import (
    CountAnswer,
    Done,
    Error,
    Frame,
    Heard,
    HintAnswer,
    MeaningAnswer,
    Refused,
    Telling,
    TellsAnswer,
    Welcome,
    WhyNotAnswer,
)

PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Seconds to wait before one tries to connect again, each time longer."""
_NO_RECONNECT: Final = frozenset(
    {Code.NO_SESSION, Code.NO_SUCH_TABLE, Code.WRONG_PROTOCOL, Code.NO_SPECTATORS, Code.SENT_AWAY, Code.BANNED}
)

_telling: msgspec.json.Decoder[Telling] = msgspec.json.Decoder(Telling)
_encoder = msgspec.json.Encoder()


Reply: TypeAlias = Done | WhyNotAnswer | HintAnswer | MeaningAnswer | TellsAnswer | CountAnswer
"""What answers a request that was done."""


class Seat:
    """A connection to a table, which comes back by itself when it breaks.

    A request that was on its way when the connection broke is sent again: it names the position that it answers, so
    the server does it at most once.  If it had been done already, the answer is ``stale``.
    """

    def __init__(self, address: str, token: str) -> None:
        self._address = address
        self._token = token
        self.heard: list[Heard] = []
        self._open: dict[int, tuple[asyncio.Future[Reply], bytes]] = {}
        self.added: dict[str, str] = {}
        """By commitment: what this client has added to the deal."""
        self._mixed: set[str] = set()
        """To which deals it has added over this connection: what went over the last one may have been lost."""
        self._frames: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._welcomed = asyncio.Event()
        self._error: Refusal | None = None
        self._next = 1
        self._failures = 0
        """How often in a row nobody was there."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._connected_for_ever())
        welcomed = asyncio.create_task(self._welcomed.wait())
        await asyncio.wait([self._task, welcomed], return_when=asyncio.FIRST_COMPLETED)
        if self._error is not None:
            welcomed.cancel()
            raise self._error
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[Frame]:
        while True:
            frame = await self.next_frame()
            while not self._frames.empty():  # only the newest matters, and what has been told meanwhile
                frame = (await self.next_frame()).after(frame)
            yield frame

    async def next_frame(self) -> Frame:
        """Return the next frame in the order in which they came.

        :raises Refusal: if the server has ended the connection for good.
        """
        frame = await self._frames.get()
        if frame is None:
            raise self._error or Refusal(Code.TABLE_CLOSED)
        return frame

    # Requests

    async def act(self, frame: Frame, act: Struct) -> Done:
        """Act in the position of a frame.

        :raises Refusal: if it was not done.
        """
        assert frame.game is not None, "a frame in which one plays"
        return await self.act_at(frame.game.state, act)

    async def act_at(self, state: int, act: Struct) -> Done:
        """Act in the position of a number.

        :raises Refusal: if it was not done.
        """
        return await self._done(asking.Act(id=self._number(), state=state, act=Raw(_encoder.encode(act))))

    async def take_back(self, frame: Frame) -> Done:
        """Take one's last card back: among bots, before any of them has acted."""
        assert frame.game is not None
        return await self._done(asking.TakeBack(id=self._number(), state=frame.game.state))

    async def claim_rest(self, frame: Frame) -> Done:
        """Claim all tricks that are left."""
        assert frame.game is not None
        return await self._done(asking.ClaimRest(id=self._number(), state=frame.game.state))

    async def why_not(self, frame: Frame, act: Struct) -> WhyNotAnswer:
        """Ask whether one may act so, and if not, by which rule.

        :raises Refusal: if there is nothing to answer.
        """
        assert frame.game is not None, "a frame in which one plays"
        request = asking.WhyNot(id=self._number(), state=frame.game.state, act=Raw(_encoder.encode(act)))
        answer = await self.ask(request)
        assert isinstance(answer, WhyNotAnswer)
        return answer

    async def sit(self, place: int) -> Done:
        """Take a place."""
        return await self._done(asking.Sit(id=self._number(), place=place))

    async def stand_up(self) -> Done:
        """Leave one's place for good."""
        return await self._done(asking.StandUp(id=self._number()))

    async def seat_bot(self, place: int, bot: str) -> Done:
        """Seat a bot of some level in an empty chair, or for who is away; the owner's right, as are the next five."""
        return await self._done(asking.SeatBot(id=self._number(), place=place, bot=bot))

    async def take_bot(self, place: int) -> Done:
        """Take a bot away."""
        return await self._done(asking.TakeBot(id=self._number(), place=place))

    async def remove(self, place: int) -> Done:
        """Send somebody away for good."""
        return await self._done(asking.Remove(id=self._number(), place=place))

    async def mute(self, place: int, *, muted: bool = True) -> Done:
        """Let somebody say nothing at the table, or let him talk again."""
        return await self._done(asking.Mute(id=self._number(), place=place, muted=muted))

    async def start(self) -> Done:
        """Let the evening begin, where the table waits for that."""
        return await self._done(asking.Start(id=self._number()))

    async def allow_talk(self, *, allowed: bool) -> Done:
        """Let those who watch talk, or no longer."""
        return await self._done(asking.AllowTalk(id=self._number(), allowed=allowed))

    async def away(self) -> Done:
        """Let a bot stand in."""
        return await self._done(asking.Away(id=self._number()))

    async def back(self) -> Done:
        """Play oneself again."""
        return await self._done(asking.Back(id=self._number()))

    async def ready(self) -> Done:
        """Ask for the next deal."""
        return await self._done(asking.Ready(id=self._number()))

    async def say(self, text: str | None = None, *, phrase: asking.Phrase | None = None) -> Done:
        """Say something to the table, in one's own words or by the key of a phrase."""
        return await self._done(asking.Say(id=self._number(), text=text, phrase=phrase))

    async def consent(self, *, agreed: bool) -> Done:
        """Let spectators see one's cards, or no longer."""
        return await self._done(asking.Consent(id=self._number(), agreed=agreed))

    async def watch(self, place: int | None) -> Done:
        """Look into the hand of a player who lets himself be watched, or look away."""
        return await self._done(asking.Watch(id=self._number(), place=place))

    async def close(self) -> Done:
        """End the evening; the owner's right."""
        return await self._done(asking.Close(id=self._number()))

    async def hint(self, frame: Frame, depth: Literal[1, 2, 3]) -> HintAnswer:
        """Ask the coach what to do."""
        assert frame.game is not None
        answer = await self.ask(asking.Hint(id=self._number(), state=frame.game.state, depth=depth))
        assert isinstance(answer, HintAnswer)
        return answer

    async def doubt(self, frame: Frame, act: Struct) -> HintAnswer:
        """Ask the coach whether something is a mistake; the answer is empty where it is none."""
        assert frame.game is not None
        wanted = Raw(_encoder.encode(act))
        answer = await self.ask(asking.Hint(id=self._number(), state=frame.game.state, depth=2, act=wanted))
        assert isinstance(answer, HintAnswer)
        return answer

    async def count(self, frame: Frame, tricks: int) -> CountAnswer:
        """Ask for a question about what has gone after so many tricks of the deal that is shown."""
        assert frame.game is not None
        answer = await self.ask(asking.CountGone(id=self._number(), deal=frame.game.name, tricks=tricks))
        assert isinstance(answer, CountAnswer)
        return answer

    async def meaning(self, frame: Frame, act: Struct) -> MeaningAnswer:
        """Ask what something means that could be said."""
        assert frame.game is not None
        request = asking.Meaning(id=self._number(), state=frame.game.state, act=Raw(_encoder.encode(act)))
        answer = await self.ask(request)
        assert isinstance(answer, MeaningAnswer)
        return answer

    async def tells(self, frame: Frame, seat: int) -> TellsAnswer:
        """Ask what another's words and cards tell."""
        assert frame.game is not None
        answer = await self.ask(asking.Tells(id=self._number(), state=frame.game.state, seat=seat))
        assert isinstance(answer, TellsAnswer)
        return answer

    async def agree_hints(self, *, agreed: bool = True) -> Done:
        """Agree that everybody at the table may ask for hints, or no longer."""
        return await self._done(asking.AgreeHints(id=self._number(), agreed=agreed))

    async def ask(self, request: asking.Request) -> Reply:
        """Send a request and wait for its answer, also across a broken connection.

        :raises Refusal: if it was not done.
        """
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        message = _encoder.encode(request)
        self._open[request.id] = (future, message)
        try:
            if self._socket is not None and self._welcomed.is_set():
                with contextlib.suppress(WebSocketException):  # it is sent again on the next connection
                    await self._socket.send(message.decode())
            return await future
        finally:
            self._open.pop(request.id, None)

    async def _done(self, request: asking.Request) -> Done:
        answer = await self.ask(request)
        assert isinstance(answer, Done)
        return answer

    def _number(self) -> int:
        self._next += 1
        return self._next

    # The connection

    async def _connected_for_ever(self) -> None:
        while self._error is None:
            try:
                async with connect(self._address, max_size=None, compression=None) as socket:
                    await self._talk(socket)
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
                self._failures += 1
            except msgspec.DecodeError as error:
                self._error = Refusal(Code.MALFORMED, f"the server sent what this client cannot read: {error}")
            finally:
                self._welcomed.clear()
                self._socket = None
        self._frames.put_nowait(None)
        for future, _ in self._open.values():
            if not future.done():
                future.set_exception(self._error)

    async def _talk(self, socket: ClientConnection) -> None:
        hello: Asking = asking.Hello(protocol=PROTOCOL, token=self._token)
        await socket.send(_encoder.encode(hello).decode())
        async for text in socket:
            await self._hear(socket, _telling.decode(text))

    async def _hear(self, socket: ClientConnection, message: Telling) -> None:
        match message:
            case Frame():
                self._frames.put_nowait(message)
                await self._mix(socket, message)
            case Welcome(heard=heard):
                self.heard = list(heard)
                await self._resume(socket)
            case Heard():
                self.heard.append(message)
            case Refused(id=number, code=code, reason=reason, rule=rule, detail=detail):
                self._settle(number, Refusal(Code(code), detail, reason=reason, rule=rule))
            case (
                Done(id=number)
                | WhyNotAnswer(id=number)
                | HintAnswer(id=number)
                | CountAnswer(id=number)
                | MeaningAnswer(id=number)
                | TellsAnswer(id=number)
            ):
                self._settle(number, message)
            case Error(code=code, detail=detail):
                if code in _NO_RECONNECT:
                    self._error = Refusal(Code(code), detail)

    async def _mix(self, socket: ClientConnection, frame: Frame) -> None:
        """Add to every deal that the server has committed itself to: so it cannot choose the cards."""
        for promise in frame.table.promises if frame.you is not None else ():
            if promise.commitment not in self._mixed:
                self._mixed.add(promise.commitment)
                entropy = self.added.setdefault(promise.commitment, secrets.token_hex(16))
                request = asking.Mix(id=self._number(), commitment=promise.commitment, entropy=entropy)
                await socket.send(_encoder.encode(request).decode())

    async def _resume(self, socket: ClientConnection) -> None:
        """Go on after a welcome: send again what has not been answered."""
        self._failures = 0
        self._mixed.clear()
        self._socket = socket
        self._welcomed.set()
        for _, message in tuple(self._open.values()):
            await socket.send(message.decode())

    def _settle(self, number: int, answer: Reply | Refusal) -> None:
        future, _ = self._open.get(number, (None, b""))
        if future is None or future.done():
            return
        if isinstance(answer, Refusal):
            future.set_exception(answer)
        else:
            future.set_result(answer)
