"""The part of the HTTP API by which people find company."""

from typing import Final, TypeAlias

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tarock.server.accounts.dependencies import TheAccounts
from tarock.server.dependencies import Known
from tarock.server.meeting.foyer import Foyer
from tarock.server.wire.shared.meeting import Seek

TheFoyer: TypeAlias = NamedDependency[Foyer]


@post("/seek", summary="Play now, with others who want the same", status_code=200)
async def seek(data: JSONBody[Seek], session: Known, foyer: TheFoyer, accounts: TheAccounts) -> Seek:
    """Wait for others; the socket tells where one stands, and at which table one sits in the end."""
    await accounts.check_name(session)
    await foyer.seek(session, data)
    return data


@post("/leave", summary="Wait no longer", status_code=200)
async def leave(session: Known, foyer: TheFoyer) -> Seek | None:
    """Leave the queue; whoever closes the page has done so too."""
    await foyer.leave(session)
    return None


ROUTER: Final = Router("/meeting", route_handlers=[seek, leave])
