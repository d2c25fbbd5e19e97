"""Mail addresses and telephone numbers: in one file of the folder, and nowhere else.

The file is for whoever runs the club; it is in no log, no export and no page, and only its owner can read it.
"""

import os
from pathlib import Path
from typing import Final

import msgspec

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

FILE: Final = "contacts.json"
_OWNER_ONLY: Final = 0o600


class Contact(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How somebody can be reached."""

    mail: str = ""
    telephone: str = ""
    agreed: str = ""
    """The day on which the person agreed to it; nothing where nobody has noted it."""


def read_contacts(folder: Path) -> dict[int, Contact]:
    """Return the contact data of a folder by number; nothing where there is no such file.

    :raises TarockError: if it cannot be read.
    """
    file = folder / FILE
    try:
        data = file.read_bytes() if file.exists() else b"{}"
        return msgspec.json.decode(data, type=dict[int, Contact])
    except (OSError, msgspec.DecodeError) as error:
        raise TarockError(Sentence("file-unreadable", file=str(file), cause=str(error))) from error


def write_contacts(folder: Path, contacts: dict[int, Contact]) -> None:
    """Put other contact data in the place of the old, in one step; who cannot be reached is left out.

    :raises TarockError: if it cannot be written.
    """
    file = folder / FILE
    beside = file.with_name(f"{FILE}.new")
    kept = {number: contact for number, contact in sorted(contacts.items()) if contact.mail or contact.telephone}
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _OWNER_ONLY)
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    except OSError as error:
        raise TarockError(Sentence("log-unwritable", file=str(file), cause=error.strerror or str(error))) from error
