"""Pairs of people who win more together than either does without the other, for command line and page alike."""

from tarock.server.collusion import suspects
from tarock.server.moderation.bodies import SuspectShown
from tarock.server.past import Past
from tarock.server.store.log import Log

LEAST = 20
"""So many deals together at least."""


async def suspects_in(log: Log, least: int = LEAST) -> list[SuspectShown]:
    """Read every table, and return the pairs that whoever runs the server might look at.

    :raises StoreError: if the log cannot be read.
    """
    past = Past()
    await past.read(log)
    return [
        SuspectShown(
            people=(each.pair[0], each.pair[1]),
            names=(past.names.get(each.pair[0], "?"), past.names.get(each.pair[1], "?")),
            deals=each.deals,
            beyond=each.beyond,
            low=each.low,
            high=each.high,
            chance=each.chance,
            remarks=each.remarks,
        )
        for each in suspects(past.deals, past.remarks, least)
    ]
