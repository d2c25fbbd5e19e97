"""A post office of the tests' own: letters that the server sends are kept here."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from tarock.server.accounts.mail_server import MailServer
from tests.server.servers import free_socket, until


@dataclass(slots=True)
class LetterBox:
    """All letters that have come, and who carries them here."""

    server: MailServer
    letters: list[EmailMessage] = field(default_factory=list[EmailMessage])

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:  # noqa: ANN401, N802 - as aiosmtpd calls it
        """Keep a letter."""
        content = envelope.content
        assert isinstance(content, bytes)
        self.letters.append(message_from_bytes(content, policy=policy.default))
        return "250 kept"

    async def link(self, number: int = 1) -> str:
        """Wait for a letter, the first or a later one; return the secret of its link."""
        await until(lambda: len(self.letters) >= number)
        found = re.search(r"/account/link#(\S+)", str(self.letters[number - 1].get_content()))
        assert found is not None
        return found[1]


@contextmanager
def letter_box() -> Iterator[LetterBox]:
    """Take letters in, on a port of this machine."""
    with free_socket() as found:
        port = int(found.getsockname()[1])
    box = LetterBox(MailServer(host="127.0.0.1", port=port, sender="Tarock <cards@tarock.example>", security="none"))
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
