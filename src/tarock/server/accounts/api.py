"""The part of the HTTP API that is about one's own account."""

from typing import Any, Final

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody

from tarock.server.accounts import api_entering, api_past
from tarock.server.accounts.bodies import (
    AccountHere,
    AccountMade,
    AccountShown,
    Deleting,
    KeyAsked,
    KeyLabelled,
    KeyMade,
    KeyRemoved,
    MailAsked,
    MailLinkSent,
    MailSent,
    SignedOut,
)
from tarock.server.accounts.dependencies import TheAccounts, TheExporting, TheLeaving, TheMailLinks
from tarock.server.accounts.readers import ask_by_mail, language_of, still_known
from tarock.server.accounts.site import asked_at
from tarock.server.dependencies import Known, TheGuests, TheOptions, TheSessions
from tarock.server.security import no_session_cookie


@get("/me", summary="One's own account")
async def show_account(
    request: Request[Any, Any, Any], sessions: TheSessions, accounts: TheAccounts, mail_links: TheMailLinks
) -> AccountHere:
    """Return the account of whoever is asking; guests have none."""
    asker = still_known(request, sessions)
    account = None if asker is None else await accounts.of(asker)
    shown = None if account is None else await accounts.shown(account)
    return AccountHere(shown, mail=mail_links.office is not None)


@post("/passkeys/asked", summary="Begin to make a passkey", status_code=200)
async def ask_for_key(
    request: Request[Any, Any, Any], session: Known, accounts: TheAccounts, options: TheOptions
) -> KeyAsked:
    """Return what the authenticator is asked: for one's account, or to make one of the guest that one is."""
    return KeyAsked(await accounts.ask_to_make(session, asked_at(request, options)))


@post("/passkeys", summary="Add a passkey", status_code=201)
async def add_key(
    data: JSONBody[KeyMade],
    request: Request[Any, Any, Any],
    session: Known,
    accounts: TheAccounts,
    options: TheOptions,
) -> AccountMade:
    """Add a passkey to one's account; with the first one the account is made, and its codes are shown this once."""
    return await accounts.add_key(session, asked_at(request, options), data, language_of(request))


@post("/passkeys/label", summary="Name a passkey", status_code=200)
async def label_key(data: JSONBody[KeyLabelled], session: Known, accounts: TheAccounts) -> AccountShown:
    """Call a passkey otherwise."""
    return await accounts.label_key(session, data.passkey, data.label)


@post("/passkeys/remove", summary="Remove a passkey", status_code=200)
async def remove_key(data: JSONBody[KeyRemoved], session: Known, accounts: TheAccounts) -> AccountShown:
    """Let a passkey count no longer; the last way into an account stays."""
    return await accounts.remove_key(session, data.passkey)


@post("/codes", summary="New recovery codes", status_code=200)
async def renew_codes(session: Known, accounts: TheAccounts) -> AccountMade:
    """Return new recovery codes, this once; all earlier ones count no longer."""
    return await accounts.renew_codes(session)


@post("/mail", summary="Give one's mailbox", status_code=202)
async def give_mailbox(
    data: JSONBody[MailAsked],
    request: Request[Any, Any, Any],
    session: Known,
    mail_links: TheMailLinks,
    options: TheOptions,
) -> MailSent:
    """Send a link by which the mailbox becomes that of one's account; a guest makes his account by it."""
    return await ask_by_mail(data, request, mail_links, options, session)


@post("/mail/bind", summary="Confirm one's mailbox", status_code=200)
async def bind_mailbox(
    data: JSONBody[MailLinkSent], request: Request[Any, Any, Any], session: Known, mail_links: TheMailLinks
) -> AccountMade:
    """Let the mailbox to which a link was sent be that of one's account."""
    return await mail_links.bind(data.secret, session, language_of(request))


@post("/mail/remove", summary="Remove one's mailbox", status_code=200)
async def remove_mailbox(session: Known, mail_links: TheMailLinks) -> AccountMade:
    """Let no mailbox be that of one's account."""
    return await mail_links.forget(session)


@post("/sign-out", summary="Sign out", status_code=200)
async def sign_out(
    data: JSONBody[SignedOut], session: Known, guests: TheGuests, options: TheOptions
) -> Response[SignedOut]:
    """End the session that one has, or all those of one's account, wherever they are."""
    await guests.leave(session, everywhere=data.everywhere)
    return Response(data, cookies=[no_session_cookie(secure=options.secure)])


@get("/export", summary="All that is kept of oneself", media_type="application/zip")
async def export(session: Known, exporting: TheExporting) -> Response[bytes]:
    """Return one file with all that is one's own: data, and the records of all deals that one has played."""
    headers = {"content-disposition": 'attachment; filename="tarock.zip"', "cache-control": "no-store"}
    return Response(await exporting.export(session), media_type="application/zip", headers=headers)


@post("/delete", summary="Leave for good", status_code=200)
async def delete_account(
    data: JSONBody[Deleting], session: Known, farewells: TheLeaving, options: TheOptions
) -> Response[Deleting]:
    """Delete all that is one's own, as a guest too; deals stay for those who played them, without one's name."""
    await farewells.leave(session, data.name)
    return Response(data, cookies=[no_session_cookie(secure=options.secure)])


ROUTER: Final = Router(
    "/accounts",
    route_handlers=[
        show_account,
        ask_for_key,
        add_key,
        label_key,
        remove_key,
        renew_codes,
        give_mailbox,
        bind_mailbox,
        remove_mailbox,
        sign_out,
        export,
        delete_account,
        api_past.find_deals,
        api_past.show_statistics,
        api_past.show_ratings,
        api_past.change_profile,
        api_past.find_person,
        api_past.show_profile,
        api_past.show_progress,
        api_past.keep_progress,
        api_past.remove_progress,
        api_entering.ask_to_enter,
        api_entering.enter_by_key,
        api_entering.enter_by_code,
        api_entering.ask_for_link,
        api_entering.look_at_mail_link,
        api_entering.enter_by_link,
    ],
)
