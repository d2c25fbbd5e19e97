"""What the framework hands to those who answer a request that costs something."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from tarock.server import security
from tarock.server.bots import Bots
from tarock.server.costs.addresses import Addresses
from tarock.server.costs.budgets import Owner
from tarock.server.costs.coach import Coach
from tarock.server.costs.study import Errands
from tarock.server.sessions import Sessions


def providers(bots: Bots, sessions: Sessions, addresses: Addresses) -> dict[str, Provide]:
    """Return what tells who pays, and what works for him."""

    async def owner(request: "Request[Any, Any, Any]") -> Owner:
        return bots.costs.heard(security.find_session(request, sessions), addresses.of(request))

    async def errands(request: "Request[Any, Any, Any]", owner: NamedDependency[Owner]) -> Errands:
        return Errands(bots.study, owner, request.receive, request.headers.get("accept-encoding", ""))

    async def coach(owner: NamedDependency[Owner]) -> Coach:
        return Coach(bots.study, owner)

    return {"owner": Provide(owner), "errands": Provide(errands), "coach": Provide(coach)}
