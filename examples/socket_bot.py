"""A bot against a live server: it sits down at a table and plays whatever is offered.

Start a server (`tarock serve`), open a table with a place for a person, and give the bot the table's address:

    python examples/socket_bot.py http://127.0.0.1:8000 TABLE --place 0

Without a table it opens one of its own, with bots of the server at the other places.
"""

import argparse
import asyncio
from random import Random

from msgspec import Struct

from tarock.koenigrufen.actions import Lay
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Chair, Settings
from tarock.server.wire.danish.table import LayChoice
from tarock.server.wire.koenigrufen.actions import act_of
from tarock.server.wire.shared.telling import Frame, Offer
from tarock.server.wire.shared.tokens import cards_of

TABLE = Settings(
    ruleset="koenigrufen-mayr-2012", chairs=(Chair(), *(Chair(bot="book"),) * 3), rounds=1, pause=0, pace=0
)


def chosen(offer: Offer, rng: Random) -> Struct:
    """Return an act that is offered; of a large choice, any that it permits."""
    if not isinstance(offer, LayChoice):
        return offer
    way = rng.choice(offer.ways)
    return act_of(Lay(cards_of((*way.fixed, *rng.sample(way.pool, way.size - len(way.fixed))))))


async def play(address: str, table: str | None, place: int) -> Frame | None:
    """Play until the evening is over; return the last frame."""
    rng = Random()
    client = await Client.begin(address, "Socket bot")
    table = table or await client.open(TABLE)
    frame: Frame | None = None
    async with client.connect(table) as seat:
        await seat.sit(place)
        async for frame in seat:
            if frame.table.phase == "over":
                break
            if frame.is_my_turn and frame.offers:
                try:
                    await seat.act(frame, chosen(rng.choice(frame.offers), rng))
                except Refusal as refusal:
                    if refusal.code not in {Code.STALE, Code.ILLEGAL}:
                        raise
    return frame


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play at a table of a live server.")
    parser.add_argument("address")
    parser.add_argument("table", nargs="?")
    parser.add_argument("--place", type=int, default=0)
    given = parser.parse_args()
    frame = asyncio.run(play(given.address, given.table, given.place))
    if frame is not None:
        for shown in frame.table.places:
            print(f"{shown.name}: {shown.total}")


if __name__ == "__main__":
    main()
