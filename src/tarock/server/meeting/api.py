"""The part of the HTTP API by which people find company."""

from typing import Annotated, Final, TypeAlias

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from tarock.server.accounts.dependencies import TheAccounts
from tarock.server.accounts.keeping import kept
from tarock.server.costs.having import check_rules
from tarock.server.dependencies import Guest, Known, TheErrands, TheKeeper
from tarock.server.evening.clocks import now
from tarock.server.meeting.challenging import Challenging
from tarock.server.meeting.foyer import Foyer
from tarock.server.meeting.friends import Friends
from tarock.server.wire.shared.meeting import (
    ChallengeAnswered,
    ChallengeShown,
    FriendAnswered,
    FriendAsked,
    NewChallenge,
    PresenceChosen,
    Seek,
)

TheFoyer: TypeAlias = NamedDependency[Foyer]
TheFriends: TypeAlias = NamedDependency[Friends]
TheChallenging: TypeAlias = NamedDependency[Challenging]
ChallengeId: TypeAlias = Annotated[str, PathParameter(max_length=40, description="The id of a challenge")]

# Playing now


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


# Friends


@post("/friends", summary="Ask somebody to be a friend", status_code=200)
async def ask_friend(
    data: JSONBody[FriendAsked],
    session: Known,
    accounts: TheAccounts,
    circle_of_friends: TheFriends,
    foyer: TheFoyer,
) -> FriendAsked:
    """Ask somebody by the name of his account; whoever asks needs one too."""
    await accounts.needed(session)
    with kept():
        await circle_of_friends.ask(session.id, data.name, now())
    foyer.look_soon()
    return data


@post("/friends/answer", summary="Agree to be friends, or be it no longer", status_code=200)
async def answer_friend(
    data: JSONBody[FriendAnswered],
    session: Known,
    accounts: TheAccounts,
    circle_of_friends: TheFriends,
    foyer: TheFoyer,
) -> FriendAnswered:
    """Agree to what somebody has asked, decline it, take back what one has asked, or end a friendship."""
    await accounts.needed(session)
    with kept():
        await circle_of_friends.answer(session.id, data.handle, now(), agreed=data.agreed)
    foyer.look_soon()
    return data


@post("/presence", summary="Let friends see that one is here, or not", status_code=200)
async def choose_presence(
    data: JSONBody[PresenceChosen],
    session: Known,
    accounts: TheAccounts,
    circle_of_friends: TheFriends,
    foyer: TheFoyer,
) -> PresenceChosen:
    """Be hidden from friends, or no longer."""
    await accounts.needed(session)
    with kept():
        await circle_of_friends.hide(session.id, now(), hidden=data.hidden)
    foyer.look_soon()
    return data


# Challenges


@post("/challenges", summary="Challenge friends, or whoever has the link", status_code=201)
async def challenge(
    data: JSONBody[NewChallenge],
    session: Known,
    accounts: TheAccounts,
    errands: TheErrands,
    keeper: TheKeeper,
    challenging: TheChallenging,
    foyer: TheFoyer,
) -> ChallengeShown:
    """Make a challenge: friends see it where people meet, anybody else comes by `/challenge/{id}`."""
    keeper.manners.check(data.settings.title)
    await accounts.check_seat(session, data.settings)
    await check_rules(errands, data.settings)
    made = await challenging.make(session, data.settings, data.friends)
    foyer.look_soon()
    return made


@get("/challenges/{challenge:str}", summary="A challenge")
async def show_challenge(challenge: ChallengeId, guest: Guest, challenging: TheChallenging) -> ChallengeShown:
    """Return what somebody is challenged to, and who has accepted."""
    return await challenging.shown(challenge, guest)


@post("/challenges/{challenge:str}/answer", summary="Accept or decline a challenge", status_code=200)
async def answer_challenge(
    challenge: ChallengeId,
    data: JSONBody[ChallengeAnswered],
    session: Known,
    challenging: TheChallenging,
    foyer: TheFoyer,
) -> ChallengeShown:
    """Answer; when every chair has somebody, the table is opened."""
    answered = await challenging.answer(challenge, session, accepted=data.accepted)
    foyer.look_soon()
    return answered


@post("/challenges/{challenge:str}/begin", summary="Begin with those who have accepted", status_code=200)
async def begin_challenge(
    challenge: ChallengeId, session: Known, challenging: TheChallenging, foyer: TheFoyer
) -> ChallengeShown:
    """Open the table with those who have accepted; bots take the other chairs."""
    begun = await challenging.begin(challenge, session)
    foyer.look_soon()
    return begun


@post("/challenges/{challenge:str}/withdraw", summary="Withdraw a challenge", status_code=200)
async def withdraw_challenge(
    challenge: ChallengeId, session: Known, challenging: TheChallenging, foyer: TheFoyer
) -> ChallengeShown:
    """Let a challenge be over."""
    withdrawn = await challenging.withdraw(challenge, session)
    foyer.look_soon()
    return withdrawn


ROUTER: Final = Router(
    "/meeting",
    route_handlers=[
        seek,
        leave,
        ask_friend,
        answer_friend,
        choose_presence,
        challenge,
        show_challenge,
        answer_challenge,
        begin_challenge,
        withdraw_challenge,
    ],
)
