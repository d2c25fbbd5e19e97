"""Links by mail: letters in the reader's language, handed to a mail server."""

import asyncio
import re
import smtplib
import ssl
from contextlib import closing
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import structlog

from tarock.server.accounts.mail_server import MailServer
from tarock.server.codes import Code, Refusal
from tarock.words import words_in

PATIENCE: Final = 20.0
"""Seconds that a mail server may take for an answer."""
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("mail")


def checked_mail(mail: str) -> str:
    """Return an address as it is kept and compared.

    :raises Refusal: if nothing could be sent there.

    >>> checked_mail(" Ada@Example.org")
    'ada@example.org'
    """
    plain = mail.strip().lower()
    if not _ADDRESS.fullmatch(plain):
        raise Refusal(Code.BAD_MAIL)
    return plain


def letter(kind: str, to: str, sender: str, language: str, name: str, address: str, minutes: int) -> EmailMessage:
    """Return a letter with a link.

    :param kind: ``enter`` or ``bind``, as the link is.
    """
    words, message = words_in(language), EmailMessage()
    message["Subject"] = words(f"letter-{kind}-subject")
    message["From"] = sender
    message["To"] = to
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    parts = ("hello", kind, "link", "minutes", "ignore")
    said = [words(f"letter-{part}", name=name, address=address, minutes=minutes) for part in parts]
    message.set_content("\n\n".join(said) + "\n")
    return message


class PostOffice:
    """Hands letters to the mail server beside everything else: who asks for one is answered at once."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self._sending: set[asyncio.Task[None]] = set()

    def post(self, message: EmailMessage) -> None:
        """Have a letter sent."""
        task = asyncio.create_task(self._send(message), name="letter")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def stop(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(send, self.server, message)
        except (OSError, smtplib.SMTPException) as error:  # neither address nor password stands in any log
            _logs.error("letter not sent", cause=type(error).__name__)


def send(server: MailServer, message: EmailMessage) -> None:
    """Hand a letter to the mail server.

    :raises OSError: if it cannot be reached.
    :raises smtplib.SMTPException: if it refuses.
    """
    secure = ssl.create_default_context()
    if server.security == "tls":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=secure)
    else:
        smtp = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    with closing(smtp):
        if server.security == "starttls":
            smtp.starttls(context=secure)
        if server.user:
            smtp.login(server.user, server.password)
        smtp.send_message(message)
        smtp.quit()
