"""The part of the HTTP API that is the secretary's: the people as the club knows them, and how they can be reached.

Contact data never leave the laptop (or go through a line that nobody can listen to), are in no frame that is kept for
others, and need a code of their own: the desk's is known to whoever helps there.
"""

import time
from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody

from tarock.club.home.contacts import Contact, read_contacts, write_contacts
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal
from tarock.server.hall.api import Asked, TheHall, json_sent, refusing, shown_code
from tarock.server.hall.hall import Hall
from tarock.server.hall.home_frames import members_shown
from tarock.server.hall.network import is_own_machine
from tarock.server.wire.shared.contacts import ContactKept, ContactSent, ContactShown


@get("/people", summary="The people as the club knows them")
async def show_members(request: Asked, hall: TheHall, after: FromQuery[int | None] = None) -> Response[bytes]:
    """Return everybody with all that the log knows (``HomeMembers``); the desk asks."""
    hall.check_desk(*shown_code(request))
    with refusing():
        room = await hall.home()
        return json_sent(await room.shown(("members",), lambda n: members_shown(room.club, n), after))


@get("/contacts", summary="How people can be reached")
async def show_contacts(request: Asked, hall: TheHall) -> list[ContactShown]:
    """Return contact data; only the secretary may ask."""
    _check_secretary(request, hall)
    with refusing():
        contacts = await hall.work(lambda: read_contacts(hall.folder.path))
    return [ContactShown(number, each.mail, each.telephone, each.agreed) for number, each in contacts.items()]


@post("/contacts", summary="Write down how somebody can be reached", status_code=200)
async def keep_contact(data: JSONBody[ContactSent], request: Asked, hall: TheHall) -> ContactKept:
    """Keep or remove contact data of somebody who has agreed; only the secretary may."""
    _check_secretary(request, hall)
    with refusing():
        home = await hall.home()
        number = home.club.member(data.number).number
        if (data.mail or data.telephone) and not data.agreed:
            raise TarockError(Sentence("home-contact-agreed"))
        await hall.work(lambda: _keep(hall, number, data))
    return ContactKept(number)


def _keep(hall: Hall, number: int, sent: ContactSent) -> None:
    contacts = read_contacts(hall.folder.path)
    before = contacts.get(number, Contact())
    day = before.agreed or time.strftime("%Y-%m-%d")
    has_any = bool(sent.mail or sent.telephone)
    kept = Contact(sent.mail, sent.telephone, day) if has_any else Contact()
    write_contacts(hall.folder.path, {**contacts, number: kept})


def _check_secretary(request: Asked, hall: Hall) -> None:
    code, address = shown_code(request)
    hall.check_secretary(code, address)
    check_private(address, request.url.scheme)


def check_private(address: str, scheme: str) -> None:
    """Refuse what would send contact data through a hall where anybody can listen.

    :raises Refusal: unless it is this very machine that asks, or nobody else can read the answer.
    """
    host = f"[{address}]" if ":" in address else address
    if scheme != "https" and not is_own_machine(f"http://{host}/"):
        raise Refusal(Code.REFUSED, Sentence("hall-contacts-away"))


ROUTER: Final = Router("/club", route_handlers=[show_members, show_contacts, keep_contact])
