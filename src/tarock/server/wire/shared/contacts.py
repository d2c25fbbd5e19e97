"""How people of a club can be reached: shown to the secretary alone."""

from typing import Annotated

from msgspec import Meta, Struct

from tarock.server.wire.danish.table import Shown


class ContactSent(Struct, frozen=True, forbid_unknown_fields=True):
    """Contact data of somebody, in the place of what was known; nothing removes them."""

    number: Annotated[int, Meta(ge=1, le=99_999)]
    mail: Annotated[str, Meta(max_length=200)] = ""
    telephone: Annotated[str, Meta(max_length=60)] = ""
    agreed: bool = False
    """Whether the person wants the club to keep them."""


class ContactKept(Shown, frozen=True):
    """Whose contact data were kept."""

    number: int


class ContactShown(Shown, frozen=True):
    """How somebody can be reached."""

    number: int
    mail: str = ""
    telephone: str = ""
    agreed: str = ""
    """The day on which the person agreed; nothing where nobody has noted it."""
