"""What a request tells of who reads the answer."""

from typing import Any

from litestar import Request

from tarock.server import security
from tarock.server.accounts.bodies import MailAsked, MailSent
from tarock.server.accounts.mail_links import MailLinks
from tarock.server.accounts.site import asked_at
from tarock.server.names import Session
from tarock.server.options import Options
from tarock.server.sessions import Sessions
from tarock.words import preferred_language


def still_known(request: "Request[Any, Any, Any]", sessions: Sessions) -> Session | None:
    """Return who is asking; a browser whose session has ended is nobody's, and signs in anew."""
    return security.find_session(request, sessions) if security.has_session(request, sessions) else None


def language_of(request: "Request[Any, Any, Any]") -> str:
    """Return the language that somebody reads."""
    return preferred_language(request.headers.get("accept-language", ""))


async def ask_by_mail(
    asked: MailAsked, request: "Request[Any, Any, Any]", links: MailLinks, options: Options, asker: Session | None
) -> MailSent:
    """Send a link, in the language of whoever asks."""
    address = request.client.host if request.client else ""
    return await links.ask(asked.mail, asker, address, asked_at(request, options), language_of(request))
