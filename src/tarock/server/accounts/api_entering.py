"""The part of the HTTP API by which one enters one's account, at any device."""

from typing import Any

from litestar import Request, Response, post
from litestar.params import JSONBody

from tarock.server import security
from tarock.server.accounts.bodies import (
    KeyAsked,
    KeyUsed,
    MailAsked,
    MailLinkSent,
    MailLinkShown,
    MailSent,
    RecoveryUsed,
)
from tarock.server.accounts.dependencies import TheAccounts, TheMailLinks
from tarock.server.accounts.readers import ask_by_mail, still_known
from tarock.server.accounts.records import Account
from tarock.server.accounts.session_shown import shown_to_browser
from tarock.server.accounts.site import asked_at
from tarock.server.bodies import SessionShown
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import TheGuests, TheOptions, TheSessions
from tarock.server.guests import Guests
from tarock.server.names import Session
from tarock.server.options import Options
from tarock.server.security import DEVICE_COOKIE, device_cookie


@post("/sign-in/asked", summary="Begin to sign in with a passkey", status_code=200)
async def ask_to_enter(request: Request[Any, Any, Any], accounts: TheAccounts, options: TheOptions) -> KeyAsked:
    """Return what the authenticator is asked; it knows by itself which of its passkeys are for this site."""
    return KeyAsked(await accounts.ask_to_use(asked_at(request, options)))


@post("/sign-in", summary="Sign in with a passkey", status_code=200)
async def enter_by_key(
    data: JSONBody[KeyUsed],
    request: Request[Any, Any, Any],
    accounts: TheAccounts,
    guests: TheGuests,
    options: TheOptions,
) -> Response[SessionShown]:
    """Begin a session of one's account."""
    leaves = _leaves(request, guests, leaving=data.leaving)
    account = await accounts.by_key(asked_at(request, options), data)
    return await _entered(request, account, guests, options, leaves)


@post("/sign-in/code", summary="Sign in with a recovery code", status_code=200)
async def enter_by_code(
    data: JSONBody[RecoveryUsed],
    request: Request[Any, Any, Any],
    accounts: TheAccounts,
    guests: TheGuests,
    options: TheOptions,
) -> Response[SessionShown]:
    """Begin a session of one's account; the code counts no longer."""
    leaves = _leaves(request, guests, leaving=data.leaving)
    return await _entered(request, await accounts.by_code(data.code), guests, options, leaves)


@post("/sign-in/mail", summary="Ask for a link by mail", status_code=202)
async def ask_for_link(
    data: JSONBody[MailAsked], request: Request[Any, Any, Any], mail_links: TheMailLinks, options: TheOptions
) -> MailSent:
    """Send a link by which one signs in; the answer is the same whether or not the mailbox is known."""
    return await ask_by_mail(data, request, mail_links, options, None)


@post("/links", summary="What a link by mail is for", status_code=200)
async def look_at_mail_link(
    data: JSONBody[MailLinkSent], request: Request[Any, Any, Any], mail_links: TheMailLinks, sessions: TheSessions
) -> MailLinkShown:
    """Return what a link would do; nothing happens."""
    return await mail_links.look(data.secret, still_known(request, sessions))


@post("/sign-in/link", summary="Sign in with a link by mail", status_code=200)
async def enter_by_link(
    data: JSONBody[MailLinkSent],
    request: Request[Any, Any, Any],
    mail_links: TheMailLinks,
    guests: TheGuests,
    options: TheOptions,
) -> Response[SessionShown]:
    """Begin a session of one's account; the link counts no longer."""
    leaves = _leaves(request, guests, leaving=data.leaving)
    return await _entered(request, await mail_links.enter(data.secret), guests, options, leaves)


def _leaves(request: Request[Any, Any, Any], guests: Guests, *, leaving: bool) -> Session | None:
    """Return the session that ends when somebody signs in: nothing replaces an identity unless he says so.

    :raises Refusal: if he does not, or if a page of another site says so for him.
    """
    if not security.has_session(request, guests.sessions):
        return None
    if not leaving:
        raise Refusal(Code.HAS_SESSION)
    return security.checked_session(request, guests.sessions)


async def _entered(
    request: Request[Any, Any, Any], account: Account, guests: Guests, options: Options, leaves: Session | None
) -> Response[SessionShown]:
    device = request.cookies.get(DEVICE_COOKIE) or security.new_device()
    session = await guests.begin_for(account.id, account.name, guests.sessions.mark("device", device))
    if leaves is not None:
        await guests.leave(leaves)
    answer = shown_to_browser(session, guests.sessions, secure=options.secure)
    answer.set_cookie(device_cookie(device, secure=options.secure))
    return answer
