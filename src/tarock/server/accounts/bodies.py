"""What is sent and answered about accounts."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.server.names import NAME_LENGTH

LABEL = 40
"""So long may the name of a passkey be."""
_Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400)]
_Word: TypeAlias = Annotated[str, Meta(max_length=80)]
_Moment: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
_Signed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20_000)]


class KeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """What an authenticator answers that has made a passkey; all bytes in base64url."""

    id: _Key
    client_data: _Signed
    attestation: _Signed
    label: Annotated[str, Meta(max_length=4 * LABEL)] = ""
    """What its owner calls it."""


class KeyUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """What an authenticator answers that proves a passkey; all bytes in base64url."""

    id: _Key
    client_data: _Signed
    authenticator_data: _Signed
    signature: _Signed
    leaving: bool = False
    """Whether to end the session that the browser has: without it nothing replaces an identity."""


class KeyLabelled(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey, and what it is called from now on."""

    passkey: _Key
    label: Annotated[str, Meta(max_length=4 * LABEL)]


class KeyRemoved(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that is to count no longer."""

    passkey: _Key


class KeyAsked(Struct, frozen=True):
    """What a browser hands to its authenticator, as WebAuthn writes it in JSON."""

    public_key: dict[str, Any]


class RecoveryUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, by which one enters one's account once."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
    leaving: bool = False


class MailAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a link is to be sent."""

    mail: Annotated[str, Meta(min_length=3, max_length=254)]


class MailSent(Struct, frozen=True):
    """The answer to everybody who asks for a link, whether or not the mailbox is known."""

    minutes: int
    """So long does a link count."""


class MailLinkSent(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link by mail."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]
    leaving: bool = False


class MailLinkShown(Struct, frozen=True):
    """What a link by mail is for."""

    kind: str
    """``enter``: sign in; ``bind``: let the mailbox be that of the account, which may be made by it."""
    name: str
    """Whose account it is."""
    mail: str = ""
    yours: bool = False
    """Whether it is who asks."""


class SignedOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sign out: here, or wherever one has signed in."""

    everywhere: bool = False


class PasskeyShown(Struct, frozen=True):
    """A passkey of one's own; times in milliseconds since 1970."""

    id: str
    label: str
    created_at: int
    used_at: int


class AccountShown(Struct, frozen=True):
    """One's own account."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)]
    handle: str
    """By which others find it."""
    created_at: int
    mail: str
    shows_statistics: bool
    recovery_left: int
    passkeys: tuple[PasskeyShown, ...]


class AccountHere(Struct, frozen=True):
    """Whether one has an account, and what this server offers."""

    account: AccountShown | None
    mail: bool
    """Whether links are sent by mail."""


class AccountMade(Struct, frozen=True):
    """A new account or new codes: these are shown once."""

    account: AccountShown
    codes: tuple[str, ...] = ()


class DealsLooked(Struct, frozen=True, forbid_unknown_fields=True):
    """Which deals: of a game, a ruleset, a contract, in a role, with a result, between two moments; else all."""

    game: _Word | None = None
    ruleset: _Word | None = None
    contract: _Word | None = None
    role: _Word | None = None
    result: Literal["won", "lost", "even"] | None = None
    since: _Moment | None = None
    until: _Moment | None = None
    skip: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """So many are passed over, which one has been shown."""


class DealFound(Struct, frozen=True):
    """A deal that one has played, as a list shows it."""

    table: str
    deal: str
    at: int
    """In milliseconds since 1970."""
    game: str
    ruleset: str
    contract: str
    role: str
    seats: int
    """How many played."""
    result: float


class DealsFound(Struct, frozen=True):
    """A page of the deals that one has looked for, the latest first, and how many there are."""

    count: int
    deals: tuple[DealFound, ...]


class KindStatistics(Struct, frozen=True):
    """What deals of one kind came to: how many, how many won, and the points of all."""

    contract: str
    role: str
    deals: int
    won: int
    points: float


class WeekStatistics(Struct, frozen=True):
    """What a week came to; ``begins`` on Monday, in milliseconds since 1970."""

    begins: int
    deals: int
    won: int
    points: float


class GameStatistics(Struct, frozen=True):
    """What somebody has played by one ruleset."""

    game: str
    ruleset: str
    deals: int
    won: int
    points: float
    kinds: tuple[KindStatistics, ...]
    weeks: tuple[WeekStatistics, ...]


class Statistics(Struct, frozen=True):
    """What somebody has played, by ruleset, what he has played most first."""

    games: tuple[GameStatistics, ...]


class RatingDay(Struct, frozen=True):
    """A rating at the end of a day, ``at`` in milliseconds since 1970: points per deal above the average of all.

    The skill lies between ``low`` and ``high`` in 95 of 100 cases.
    """

    at: int
    mean: float
    low: float
    high: float
    deals: int
    """So many count for it."""


class RatingShown(Struct, frozen=True):
    """Somebody's rating under one ruleset, and its course: after each day on which he played deals that count."""

    ruleset: str
    provisional: bool
    settled_from: int
    """From so many deals on a rating is not provisional any more."""
    course: tuple[RatingDay, ...]


class RatingsShown(Struct, frozen=True):
    """One's own ratings, that with most deals first."""

    ratings: tuple[RatingShown, ...]


class GameCount(Struct, frozen=True):
    """How many deals of a game somebody has played."""

    game: str
    ruleset: str
    deals: int


class ProfileShown(Struct, frozen=True):
    """An account as others see it."""

    name: str
    handle: str
    since: int
    """In milliseconds since 1970."""
    games: tuple[GameCount, ...]
    statistics: Statistics | None
    """What he has played, if he lets others see it."""
    ratings: tuple[RatingShown, ...] | None
    """How well, if he lets others see that."""


class ProfileChanged(Struct, frozen=True, forbid_unknown_fields=True):
    """What others may see of one's account."""

    shows_statistics: bool


class ProgressKept(Struct, frozen=True, forbid_unknown_fields=True):
    """What one's browser exports of one's progress at school, kept for one's other devices."""

    text: Annotated[str, Meta(min_length=2, max_length=400_000)]
    since: _Moment | None = None
    """When that was kept of which the browser knows: if something else was kept since, that stays, for the browser to
    join the two.  Without it, this counts instead of whatever was kept; 0 where nothing was."""


class ProgressShown(Struct, frozen=True):
    """What was kept last, and when, in milliseconds since 1970; nothing where nothing was."""

    text: str = ""
    at: int = 0


class Deleting(Struct, frozen=True, forbid_unknown_fields=True):
    """One's own name, to say that one means it."""

    name: Annotated[str, Meta(max_length=4 * NAME_LENGTH)]
