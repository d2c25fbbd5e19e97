"""What the framework hands to those who answer a request."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter

from tarock.server.costs.budgets import Owner
from tarock.server.costs.coach import Coach
from tarock.server.costs.study import Errands
from tarock.server.guests import Guests
from tarock.server.lobby import Lobby
from tarock.server.moderation.desk import Desk
from tarock.server.moderation.keeper import Keeper
from tarock.server.names import Session
from tarock.server.options import Options
from tarock.server.sessions import Sessions

TheLobby: TypeAlias = NamedDependency[Lobby]
TheSessions: TypeAlias = NamedDependency[Sessions]
TheGuests: TypeAlias = NamedDependency[Guests]
TheKeeper: TypeAlias = NamedDependency[Keeper]
TheDesk: TypeAlias = NamedDependency[Desk]
"""The operator's desk, for whoever runs the server."""
TheOptions: TypeAlias = NamedDependency[Options]
Known: TypeAlias = NamedDependency[Session]
"""Whoever is asking, with a session."""
Guest: TypeAlias = NamedDependency[Session | None]
"""Whoever is asking, perhaps nobody."""
TheOwner: TypeAlias = NamedDependency[Owner]
"""Who pays for what is asked."""
TheErrands: TypeAlias = NamedDependency[Errands]
"""What is done in the study for whoever is asking."""
TheCoach: TypeAlias = NamedDependency[Coach]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=40, description="The id of a table")]
PersonId: TypeAlias = Annotated[str, PathParameter(max_length=40, description="The id of a person")]
