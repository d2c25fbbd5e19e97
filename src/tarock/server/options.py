"""What a server runs with, beside its address."""

from dataclasses import dataclass, field
from pathlib import Path

from tarock.server.accounts.mail_server import MailServer
from tarock.server.client_files import FOLDER
from tarock.server.costs.quotas import Quotas


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Everything that can be set, with what is usual.

    ``database``: the URL of a PostgreSQL; None for the file in the data folder.
    ``key``: what sessions are signed with; None for the file in the data folder.
    ``proxies``: the addresses and networks of proxies, who are believed when they say for whom they ask.
    ``metrics_port``: where health and metrics are asked for, and only there; None where everybody may ask.
    ``origins``: other sites whose pages may talk to this server.
    ``grace``: seconds after which somebody who is not connected is away, so that a bot stands in.
    ``lease``: seconds after which the tables of a dead process are taken over.
    ``idle``: seconds after which a table that nobody is connected to leaves the memory.
    ``bots_after``: seconds after which bots take the chairs that are free beside somebody who waits to be paired.
    ``rate``: messages that a connection may send in a second.
    ``sockets``: connections that an address may have at a time.
    ``requests``: requests to the HTTP API that an address may send in a minute.
    ``club``: the folder of a club whose events are served; None where there is no club.
    ``stick``: where the club's folder is copied to, and ``copied``: so many seconds after the last copy.
    ``static``: the folder of the built browser client.
    ``processes``: so many processes serve at one port, on one PostgreSQL.
    ``cluster``: the address of a Dask scheduler whose workers think for the bots; None where they think here.
    ``names``: what the names of the bots of a new table are drawn from, so that tests see the same ones; else by lot.
    """

    data: Path
    database: str | None = None
    key: bytes | None = None
    proxies: tuple[str, ...] = ()
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    origins: tuple[str, ...] = ()
    grace: float = 30
    lease: float = 6
    idle: float = 600
    bots_after: float = 20
    bot_workers: int | None = None
    bot_seconds: float = 20
    rate: int = 20
    sockets: int = 100
    requests: int = 600
    club: Path | None = None
    stick: Path | None = None
    copied: float = 10
    static: Path = FOLDER
    processes: int = 1
    cluster: str | None = None
    names: str | None = None
    quotas: Quotas = field(default_factory=Quotas)
    """How much everybody may have."""
    site: str | None = None
    """Where people reach the server, say `https://tarock.example`: links by mail lead there, passkeys are for it."""
    mail: MailServer | None = None
    """Who carries letters with links; None where accounts are entered by passkeys and codes alone."""
    secure: bool = False
    """Whether people reach the server by https: then cookies go by https only."""
