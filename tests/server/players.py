"""Players for tests, who play whatever is offered and keep account of what the server has acknowledged."""

import asyncio
from dataclasses import dataclass, field
from random import Random

import msgspec
from msgspec import Struct

from tarock.koenigrufen.actions import Lay
from tarock.server.client import Seat
from tarock.server.codes import Code, Refusal
from tarock.server.wire.danish.table import LayChoice
from tarock.server.wire.koenigrufen.actions import act_of
from tarock.server.wire.shared.telling import Done, Frame, Offer
from tarock.server.wire.shared.tokens import cards_of

_PASSING = frozenset({Code.STALE, Code.NO_DEAL, Code.ILLEGAL})
"""What a player takes calmly: somebody was quicker, or a hidden card forbids it."""
_TROUBLES = frozenset({Code.STORAGE, Code.TRY_AGAIN})
"""What a player tries again: the server has its troubles."""
_encode = msgspec.json.Encoder().encode


@dataclass
class Account:
    """What a player was told, and what he has tried."""

    acknowledged: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """For each act that the server said is kept: the position that it answered, and the event that it became."""
    refused: list[Code] = field(default_factory=list[Code])
    tried: set[tuple[int, bytes]] = field(default_factory=set[tuple[int, bytes]])
    """Each act that was sent, with the position that it answered: whether it was done or not."""
    frames: list[Frame] = field(default_factory=list[Frame])


async def play(seat: Seat, rng: Random, account: Account, *, until_over: asyncio.Event | None = None) -> None:
    """Play until the table is closed."""
    async for frame in seat:
        account.frames.append(frame)
        if frame.table.phase == "over":
            break
        if frame.is_my_turn and frame.offers:
            await act(seat, frame, rng, account)
    if until_over is not None:
        until_over.set()


async def act(seat: Seat, frame: Frame, rng: Random, account: Account) -> None:
    """Do something that is offered; what a table refuses for a hidden card is not tried twice."""
    offers = list(frame.offers)
    rng.shuffle(offers)
    for offer in offers:
        assert frame.game is not None
        choice = drawn(offer, rng)
        account.tried.add((frame.game.state, _encode(choice)))
        try:
            done = await _persistently(seat, frame, choice, account)
        except Refusal as refusal:
            account.refused.append(refusal.code)
            if refusal.code not in _PASSING:
                raise
            if refusal.code is not Code.ILLEGAL:
                return
        else:
            account.acknowledged.append((frame.game.state, done.seq))
            return


async def _persistently(seat: Seat, frame: Frame, choice: Struct, account: Account) -> Done:
    """Act; when the server cannot keep it, try again."""
    while True:
        try:
            return await seat.act(frame, choice)
        except Refusal as refusal:
            if refusal.code not in _TROUBLES:
                raise
            account.refused.append(refusal.code)
            await asyncio.sleep(0.1)


def drawn(offer: Offer, rng: Random) -> Struct:
    """Return an act that is offered, or one of a large choice."""
    if not isinstance(offer, LayChoice):
        return offer
    way = rng.choice(offer.ways)
    return act_of(Lay(cards_of((*way.fixed, *rng.sample(way.pool, way.size - len(way.fixed))))))
