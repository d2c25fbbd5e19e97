"""What a request tells of who reads the answer."""

from typing import Any

from litestar import Request

from tarock.server.accounts.bodies import MailAsked, MailSent
from tarock.server.accounts.mail_links import MailLinks
from tarock.server.accounts.site import asked_at
from tarock.server.names import Session
from tarock.server.options import Options
from tarock.words import preferred_language


def language_of(request: "Request[Any, Any, Any]") -> str:
    """Return the language that somebody reads."""
    return preferred_language(request.headers.get("accept-language", ""))


async def ask_by_mail(
    asked: MailAsked, request: "Request[Any, Any, Any]", links: MailLinks, options: Options, asker: Session | None
) -> MailSent:
    """Send a link, in the language of whoever asks."""
    address = request.client.host if request.client else ""
    return await links.ask(asked.mail, asker, address, asked_at(request, options), language_of(request))
