"""A connection to a table: what comes in is answered, what changes is told."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Raw, UnsetType

from tarock.core.sentences import said
from tarock.server import metrics
from tarock.server.authority import Authority
from tarock.server.codes import Code, Refusal
from tarock.server.costs.coach import Coach
from tarock.server.costs.having import check_bot
from tarock.server.evening.clocks import steady
from tarock.server.evening.counting import count_of
from tarock.server.evening.explaining import meaning_of, seen_of
from tarock.server.evening.families import View, raw_act
from tarock.server.evening.requests import current_game, events_of, place_of
from tarock.server.evening.settings import Settings
from tarock.server.evening.state import Remark
from tarock.server.evening.trying import tried
from tarock.server.evening.why_not import asked_act, why_not
from tarock.server.frames.story import NOTHING_TOLD
from tarock.server.limits import Bucket
from tarock.server.moderation.keeper import Keeper
from tarock.server.names import Session
from tarock.server.proving import check_claim
from tarock.server.wire import PROTOCOL
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import (
    Act,
    Asking,
    ClaimRest,
    CountGone,
    Hello,
    Hint,
    Meaning,
    Request,
    Say,
    SeatBot,
    Sit,
    Tells,
    WhyNot,
)
from tarock.server.wire.shared.telling import (
    NO_ACT,
    Done,
    Error,
    Heard,
    HintAnswer,
    Refused,
    Telling,
    TellsAnswer,
    Welcome,
    write,
)

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("socket")

MESSAGE: Final = 8192
"""So many bytes may a message have."""
WAITING: Final = 200
"""So many messages may wait for somebody who does not read them."""
BESIDE: Final = 4
"""So many questions to the coach may wait at a time."""
DETAIL: Final = 300
"""So long is what is said about a refusal."""
PATIENCE: Final = 20
"""So many messages that are none, and the connection ends."""
REST: Final = 0.05
"""Seconds for which nothing more is read of somebody who wants too much."""
RESTART: Final = 1012
"""The code with which a connection ends when the server is restarted: connect again."""


Socket: TypeAlias = "WebSocket[Any, Any, Any]"
MaySit: TypeAlias = Callable[[Session, Settings], Awaitable[None]]
"""Refuses somebody a seat at a table with these settings."""


class Connection:
    """Somebody at a table, or watching it."""

    def __init__(self, socket: Socket, session: Session, table: Authority, rate: int, may_sit: MaySit) -> None:
        self.session = session
        self.host = socket.client.host if socket.client else ""
        self.hidden: frozenset[str] = frozenset()
        self.keeper: Keeper | None = None
        self.language = "en"
        """In which language whoever is connected is told why something is refused."""
        self._costs = table.bots.costs
        self._owner = table.bots.costs.owner(session.id)
        self._coach = Coach(table.bots.study, self._owner)
        self._asked: set[asyncio.Task[None]] = set()
        self._socket = socket
        self._authority = table
        self._room = table.room
        self._may_sit = may_sit
        self._waiting: deque[bytes] = deque()
        self._mark = NOTHING_TOLD
        self._has_changed = True
        self._must_go: Code | None = None
        self._ending: Refusal | None = None
        self._is_leaving = False
        self._is_answering = False
        self._wake = asyncio.Event()
        self._bucket = Bucket(rate)
        self._nonsense = 0
        self._rest = 0.0

    # What the room tells

    def changed(self) -> None:
        """Learn that there is a new frame to fetch."""
        self._has_changed = True
        self._wake.set()

    def heard(self, remark: Remark) -> None:
        """Learn what somebody said."""
        if remark.session not in self.hidden:
            self._tell(_heard(remark))

    def ended(self, why: Refusal | None = None) -> None:
        """Learn that the session counts no longer, or why else it must go."""
        self._ending = why or Refusal(Code.NO_SESSION)
        self.changed()

    def leave(self) -> None:
        """Go when what is being answered has been answered: this process is about to end."""
        self._is_leaving = True
        self._wake.set()

    # The connection

    async def run(self) -> None:
        """Be connected, until either side has had enough."""
        self._room.came(self)
        self._authority.came(self.session.id)
        metrics.SOCKETS.inc()
        self._tell(self._welcome())
        writer = asyncio.create_task(self._write_for_ever())
        try:
            await self._read_for_ever()
        finally:
            metrics.SOCKETS.dec()
            self._room.went(self)
            self._authority.went(self.session.id)
            beside = [writer, *self._asked]
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)

    def _welcome(self) -> Welcome:
        table = self._room.table
        heard = tuple(_heard(remark) for remark in table.heard if remark.session not in self.hidden)
        place = table.by_session.get(self.session.id)
        return Welcome(name=self.session.name, now=steady(), place=place, heard=heard)

    async def _write_for_ever(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting or self._has_changed:
                    await self._socket.send_data(self._next_message(), mode="text")
                    if self._must_go is not None:
                        await self._socket.close(code=4403, reason=self._must_go)
                        return
                if self._is_leaving and not self._is_answering:
                    await self._socket.close(code=RESTART)
                    return

    def _next_message(self) -> str:
        if self._ending is not None:
            return self._sent_away(self._ending)
        if self._waiting:
            return self._waiting.popleft().decode()
        self._has_changed = False
        objection = self._room.why_not(self.session)
        if objection is not None:
            return self._sent_away(objection)
        frame, self._mark = self._room.frame_for(self.session, self._mark)
        return frame.decode()

    def _sent_away(self, why: Refusal) -> str:
        self._must_go = why.code
        return write(Error(code=why.code, detail=said(why.sentence, self.language))).decode()

    def _tell(self, message: Telling) -> None:
        if len(self._waiting) < WAITING:
            self._waiting.append(write(message))
        self._wake.set()

    # What comes in

    async def _read_for_ever(self) -> None:
        while self._nonsense < PATIENCE and len(self._waiting) < WAITING:
            try:
                text = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if self._is_leaving:  # it is sent again, to another process
                continue
            self._is_answering = True
            await self._read(text)
            self._is_answering = False
            self._wake.set()
            rest, self._rest = self._rest, 0.0
            await asyncio.sleep(rest)  # if only for others, who have their turn before the next of many messages
        await self._socket.close(code=1008, reason=Code.MALFORMED)

    async def _read(self, text: str) -> None:
        if self._ending is not None:
            return
        if not (self._bucket.take() and self._costs.may_speak(self._owner)):
            self._complain(Code.TOO_FAST)
            return
        try:
            request = asking.read(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._complain(Code.MALFORMED, str(error))
            return
        if not isinstance(request, Request):
            self._complain(Code.HELLO_FIRST)
            return
        if not isinstance(request, Hint | Tells):
            await self._answer(request)
        elif len(self._asked) < BESIDE:  # who leaves meanwhile leaves the queue too
            task = asyncio.create_task(self._answer(request))
            self._asked.add(task)
            task.add_done_callback(self._asked.discard)
        else:
            self._tell(refused(request.id, Refusal(Code.TOO_FAST)))

    async def _answer(self, request: Asking) -> None:
        assert isinstance(request, Request)
        try:
            self._tell(await self._answered(request))
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            self._rest = REST if refusal.code is Code.TOO_DEAR else self._rest
            self._tell(refused(request.id, refusal, self.language))
        except Exception:  # noqa: BLE001 - a fault of ours is told as one, and logged where it arose
            _logs.exception("request failed", kind=type(request).__name__)
            self._tell(refused(request.id, Refusal(Code.INTERNAL)))

    def _complain(self, code: Code, detail: str = "") -> None:
        self._nonsense += 1
        self._rest = REST
        metrics.REFUSALS.labels(code).inc()
        self._tell(Error(code=code, detail=detail[:200]))

    async def _answered(self, request: Asking) -> Telling:
        assert isinstance(request, Request)
        if isinstance(request, WhyNot):
            return why_not(self._room.table, self.session, request)
        if isinstance(request, Hint):
            return await self._hint(request)
        if isinstance(request, Meaning):
            return meaning_of(self._room.table, self.session, request)
        if isinstance(request, CountGone):
            return count_of(self._room.table, self.session, request)
        if isinstance(request, Tells):
            acts, view = seen_of(self._room.table, self.session, request)
            lines = await self._coach.tells(self._room.table.settings, acts, view, request.seat)
            return TellsAnswer(id=request.id, lines=lines)
        await self._check(request)
        try:
            seq = await self._authority.happen(lambda table: events_of(table, self.session, request))
        except Refusal as refusal:
            if refusal.code is Code.ILLEGAL and isinstance(request, Act):
                await self._let_hear(request)
            raise
        return Done(id=request.id, seq=seq)

    async def _check(self, request: Asking) -> None:
        """See whether somebody may ask for this, by all that the table itself does not know.

        :raises Refusal: if not.
        """
        table = self._room.table
        if self.keeper is not None:
            await self.keeper.allow(table, self.session, request)
        match request:
            case Say():
                self._costs.pay_remark(self._owner)
            case SeatBot():
                check_bot(self._costs, table.owner, request.bot)
            case Sit():
                await self._may_sit(self.session, table.settings)
            case ClaimRest():
                await check_claim(table, self.session, request, self._authority.bots)
            case _:
                pass

    async def _let_hear(self, request: Act) -> None:
        """Let the table hear what was tried, where the refusal tells of a hidden card."""
        with contextlib.suppress(Refusal):  # the deal has gone on meanwhile: then the act was refused for that
            await self._authority.happen(lambda table: tried(table, self.session, request))

    async def _hint(self, request: Hint) -> HintAnswer:
        """Note that a hint was asked for, and give it; it is thought out beside the table."""
        table = self._room.table
        index, seat = current_game(table, place_of(table, self.session), request.state)
        game = table.games[index]
        assert game is not None
        if not isinstance(request.act, UnsetType):
            return await self._doubt(request, request.act, game.deal.view(seat))
        await self._authority.happen(lambda state: events_of(state, self.session, request))
        found = await self._coach.hint(table.settings, game.deal.view(seat), request.depth)
        act = NO_ACT if found.act is None else raw_act(table.ruleset, found.act)
        return HintAnswer(id=request.id, depth=request.depth, lines=found.lines, act=act, against=found.against)

    async def _doubt(self, request: Hint, act: Raw, view: View) -> HintAnswer:
        """Tell whether an act is a mistake; only where it is one, a hint was given."""
        table = self._room.table
        if not table.may_hint:
            raise Refusal(Code.NO_HINTS)
        found = await self._coach.doubt(table.settings, view, asked_act(table, act))
        if found.lines:
            await self._authority.happen(lambda state: events_of(state, self.session, request))
        return HintAnswer(id=request.id, depth=request.depth, lines=found.lines, act=NO_ACT, against=found.against)


def refused(request: int, refusal: Refusal, language: str = "en") -> Refused:
    """Return a refusal as it is sent."""
    detail = said(refusal.sentence, language)[:DETAIL]
    return Refused(id=request, code=refusal.code, reason=refusal.reason, rule=refusal.rule, detail=detail)


def _heard(remark: Remark) -> Heard:
    return Heard(place=remark.place, name=remark.name, at=remark.at, text=remark.text, phrase=remark.phrase)


def read_hello(text: str) -> Hello:
    """Return the first message of a client.

    :raises Refusal: if it is something else, or speaks another version.
    """
    try:
        hello = asking.read(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal(Code.MALFORMED, str(error)[:200]) from error
    if not isinstance(hello, Hello):
        raise Refusal(Code.HELLO_FIRST)
    if hello.protocol != PROTOCOL:
        raise Refusal(Code.WRONG_PROTOCOL, f"expected {PROTOCOL}, got {hello.protocol}")
    return hello
