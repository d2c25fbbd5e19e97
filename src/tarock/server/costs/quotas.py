"""How much everybody may have: all limits that keep one visitor from spoiling the house for the others."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Budget:
    """Time of one core that somebody may have others spend.

    ``rate``: milliseconds that come in each second; ``most``: milliseconds that pile up while nothing is asked for.
    """

    rate: float
    most: float


@dataclass(frozen=True, slots=True)
class Share:
    """A limit for one session, and for one address: several people may live there."""

    session: int
    address: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """Every limit, with what is usual.  Where an address tells nothing (a proxy's own), only sessions are counted.

    ``study_session``, ``study_address``: for replays, imports, rule books, house rules, reviews and hints.
    ``bots_session``, ``bots_address``: for the moves of the bots at one's tables; when it is spent they take longer.
    ``queue_each``, ``queue_all``: pieces of such work that may wait, of one owner and in all.
    ``bots_nice``, ``study_nice``: by how much the server goes before its bots, and before that work, on a busy machine.
    ``tables``: open tables of an owner that are in use: somebody was there in the last minutes.
    ``openings``: tables that an owner may open in an hour.
    ``beginnings``: sessions and tables that an owner may begin in a second, three times as many at once; whoever wants
    more is answered one at a time, and refused where he would wait for more than ``turn_seconds``.
    ``bots``: bots at those tables; ``strong_bots``: those of them that think longest, ``master`` and above.
    ``bots_alone_rounds``: rounds of a table at which only bots sit.
    ``pace``: the least milliseconds that bots take for a move at a table at which only bots sit.
    ``listed``: tables of one owner that the list shows.
    ``messages``: messages in a second over all sockets; ``remarks``: remarks in a minute.
    ``sockets``: sockets of one session; those of an address are ``Options.sockets``.
    ``connections``: connections of one address that have not become sockets.
    ``large_bodies``: requests with a large body that one address may have read and worked on at a time.
    ``header_seconds``: until the header of a request must have come; ``request_seconds``: until its body has.
    ``idle_seconds``: how long a connection may be kept open without a request.
    """

    study_session: Budget = field(default=Budget(100, 30_000))
    study_address: Budget = field(default=Budget(200, 60_000))
    bots_session: Budget = field(default=Budget(200, 2_000))
    bots_address: Budget = field(default=Budget(300, 3_000))
    queue_each: int = 8
    queue_all: int = 200
    bots_nice: int = 10
    study_nice: int = 12
    tables: Share = field(default=Share(12, 36))
    openings: Share = field(default=Share(30, 90))
    beginnings: Share = field(default=Share(1, 3))
    turn_seconds: float = 10
    bots: Share = field(default=Share(40, 120))
    strong_bots: Share = field(default=Share(12, 36))
    bots_alone_rounds: int = 50
    pace: int = 100
    listed: Share = field(default=Share(3, 5))
    messages: Share = field(default=Share(30, 120))
    remarks: Share = field(default=Share(30, 60))
    sockets: int = 20
    connections: int = 128
    large_bodies: int = 2
    header_seconds: float = 10
    request_seconds: float = 60
    idle_seconds: int = 10


def no_limits() -> Quotas:
    """Return limits that nobody reaches, for benchmarks and tests of other things."""
    much = Budget(1e9, 1e12)
    many = Share(10**9, 10**9)
    return Quotas(
        study_session=much,
        study_address=much,
        bots_session=much,
        bots_address=much,
        queue_each=10**6,
        queue_all=10**6,
        bots_nice=0,
        study_nice=0,
        tables=many,
        openings=many,
        beginnings=many,
        bots=many,
        strong_bots=many,
        bots_alone_rounds=1000,
        pace=0,
        listed=many,
        messages=many,
        remarks=many,
        sockets=10**6,
        connections=10**6,
        large_bodies=10**6,
    )
