"""The part of the HTTP API that is about what one has played, and what others see of it."""

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tarock.server.accounts.bodies import (
    AccountShown,
    DealsFound,
    DealsLooked,
    ProfileChanged,
    ProfileShown,
    ProgressKept,
    ProgressShown,
    RatingsShown,
    Statistics,
)
from tarock.server.accounts.dependencies import TheAccounts, TheDeals, TheProfiles, TheRatings
from tarock.server.accounts.keeping import kept
from tarock.server.dependencies import Known

Handle: TypeAlias = Annotated[str, PathParameter(max_length=40, description="What others know an account by")]


@post("/deals", summary="One's own deals", status_code=200)
async def find_deals(data: JSONBody[DealsLooked], session: Known, deals: TheDeals) -> DealsFound:
    """Return the deals that one has played and looks for, the latest first."""
    with kept():
        return await deals.find(session.id, data)


@get("/statistics", summary="What one has played")
async def show_statistics(session: Known, deals: TheDeals) -> Statistics:
    """Return what one's deals came to, by ruleset, kind and week."""
    with kept():
        return await deals.statistics(session.id)


@get("/ratings", summary="One's own ratings")
async def show_ratings(session: Known, ratings: TheRatings) -> RatingsShown:
    """Return how well one plays, by ruleset and with its course; a guest has no rating."""
    with kept():
        return RatingsShown(await ratings.of(session.id))


@post("/profile", summary="What others see", status_code=200)
async def change_profile(
    data: JSONBody[ProfileChanged], session: Known, accounts: TheAccounts, profiles: TheProfiles
) -> AccountShown:
    """Let others see one's statistics and ratings, or no longer."""
    await profiles.change(session, shows_statistics=data.shows_statistics)
    return await accounts.shown(await accounts.needed(session))


@get("/people", summary="Find an account by its name")
async def find_person(
    name: Annotated[str, QueryParameter(min_length=1, max_length=120)], profiles: TheProfiles
) -> ProfileShown:
    """Return the account of a name, however it is written."""
    return await profiles.by_name(name)


@get("/people/{handle:str}", summary="An account as others see it")
async def show_profile(handle: Handle, profiles: TheProfiles) -> ProfileShown:
    """Return what everybody may know of somebody."""
    return await profiles.by_handle(handle)


@get("/progress", summary="One's progress at school, as it was kept")
async def show_progress(session: Known, profiles: TheProfiles) -> ProgressShown:
    """Return what one has uploaded last."""
    return await profiles.progress(session)


@post("/progress", summary="Keep one's progress at school", status_code=200)
async def keep_progress(data: JSONBody[ProgressKept], session: Known, profiles: TheProfiles) -> ProgressShown:
    """Keep what one's browser exports, for one's other devices; what is kept now is answered."""
    return await profiles.keep_progress(session, data.text, data.since)


@post("/progress/remove", summary="Forget one's progress at school", status_code=200)
async def remove_progress(session: Known, profiles: TheProfiles) -> ProgressShown:
    """Keep nothing of it any more."""
    return await profiles.forget_progress(session)
