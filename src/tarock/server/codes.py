"""Every error that the server answers with: a stable code, and what it means.

Clients act on the code; the sentence for people is ``error-<code>`` in the catalogues.
"""

from enum import StrEnum

from tarock.core.errors import Flaw
from tarock.core.sentences import Sentence


class Code(StrEnum):
    """Stable codes, for the socket and the HTTP API alike."""

    # The message itself
    MALFORMED = "malformed"
    """It is no message of the protocol: not JSON, an unknown kind, a field missing, too many or wrong."""
    TOO_LONG = "too-long"
    """A message or a body is larger than the server reads."""
    TOO_FAST = "too-fast"
    """More messages than anybody can type."""
    TOO_DEAR = "too-dear"
    """It costs more than one may have the server spend now; ``detail`` says when to come again."""
    WRONG_PROTOCOL = "wrong-protocol"
    """The client speaks another version of the protocol."""
    HELLO_FIRST = "hello-first"
    """The first message must be ``hello``, and only the first."""

    # Who is asking
    NO_SESSION = "no-session"
    """No session, or one that this server has not signed."""
    HAS_SESSION = "has-session"
    """This browser has a session, which nothing replaces: it is ended first."""
    NO_SUCH_SESSION = "no-such-session"
    """It is none of one's own, or has ended."""
    BAD_LINK = "bad-link"
    """A seat's link that this server has not signed."""
    USED_LINK = "used-link"
    """A seat's link that was used, or whose seat has somebody else now."""
    NO_ACCOUNT = "no-account"
    """Only for those who have an account."""
    NAME_TAKEN = "name-taken"
    """An account has this name, or one that looks the same."""
    BAD_PASSKEY = "bad-passkey"
    """What the authenticator answered does not prove it, or comes too late."""
    BAD_RECOVERY = "bad-recovery"
    """It is no recovery code, or one that was used."""
    LAST_WAY_IN = "last-way-in"
    """Without it nobody could enter the account any more."""
    NO_MAIL = "no-mail"
    """This server sends no mail."""
    BAD_MAIL = "bad-mail"
    """It is no address to which mail could be sent."""
    OLD_LINK = "old-link"
    """A link by mail that was used, is too old, or was never sent."""
    OTHER_BROWSER = "other-browser"
    """A link by mail that is opened by another session than that which asked for it."""
    BAD_ORIGIN = "bad-origin"
    """A page of another site is asking."""
    BAD_CSRF = "bad-csrf"
    """A request with a cookie lacks its token."""
    NOT_OWNER = "not-owner"
    """Only whoever opened the table may do this."""

    # Tables and places
    NO_SUCH_TABLE = "no-such-table"
    ARCHIVED = "archived"
    """The table was over long ago, and lies in an archive: whoever runs the server can bring it back."""
    TABLE_CLOSED = "table-closed"
    NO_SUCH_PLACE = "no-such-place"
    PLACE_TAKEN = "place-taken"
    PLACES_GIVEN = "places-given"
    """The places of this table are given out, by whoever runs the tournament."""
    ALREADY_SEATED = "already-seated"
    """One session has one place at a table."""
    TWICE_HERE = "twice-here"
    """Another session from the same browser, or among strangers from the same address, sits at the table."""
    NEXT_DEAL = "next-deal"
    """One has seen another hand of this deal, or has sat at the table in it."""
    NOT_SEATED = "not-seated"
    NO_SPECTATORS = "no-spectators"
    """The owner lets nobody watch."""
    NO_CONSENT = "no-consent"
    """The player has not agreed to be watched."""

    NO_TALK = "no-talk"
    """The owner does not let those who watch talk."""
    MUTED = "muted"
    """The owner lets this person say nothing at the table."""
    SENT_AWAY = "sent-away"
    """The owner has sent this person away from the table, for good."""
    BLOCKED = "blocked"
    """The owner does not play with this person."""
    NOT_AWAY = "not-away"
    """A bot takes the place of a person only who is away."""
    ONLY_PEOPLE = "only-people"
    """It is possible with another person only."""

    # Who runs the server
    BANNED = "banned"
    """Whoever runs the server does not let this person play for a while: ``detail`` says why, and until when."""
    NOT_OPERATOR = "not-operator"
    """Only for whoever runs the server."""
    BAD_OPERATOR_LINK = "bad-operator-link"
    """A link to the operator's page that was used, or whose time is over."""

    # Before the evening begins
    HAS_BEGUN = "has-begun"
    """Cards have been dealt: nobody can be sent away any more."""
    NOBODY_THERE = "nobody-there"
    """No such player, person or bot, sits in that chair."""
    DEAL_RUNS = "deal-runs"
    """The bot plays in a deal that is not over."""
    CHAIRS_FREE = "chairs-free"
    """The evening cannot begin while a chair is empty."""
    BOTS_ALONE = "bots-alone"
    """A table of bots alone needs a number of rounds, or it never ends."""

    # Acting
    NO_DEAL = "no-deal"
    """Nothing is being played by this place now."""
    STALE = "stale"
    """The act answers a position that is past."""
    ILLEGAL = "illegal"
    """The rules refuse it: ``reason``, ``rule`` and ``detail`` say why."""
    NAMED_TWICE = "named-twice"
    """A card is named twice."""
    TOO_LATE = "too-late"
    """There is no card that could be taken back: somebody has acted on it, has seen something by it, or is a person."""
    NOT_PROVEN = "not-proven"
    """The cards do not prove that all tricks that are left are one's own."""

    NO_HINTS = "no-hints"
    """Others sit at the table, and not everybody has agreed to hints."""
    NOT_YOUR_TURN = "not-your-turn"
    """There is nothing that one could be advised to do now."""
    NO_COACH = "no-coach"
    """The coach took too long or has failed; it may be asked again."""

    # What was sent to be kept
    BAD_NAME = "bad-name"
    NAME_RESERVED = "name-reserved"
    """Nobody may bear it: it speaks for the house, or is what bots are called."""
    NAME_DECEIVES = "name-deceives"
    """It mixes alphabets, or heaps marks upon letters, so that it can be taken for another."""
    NAME_ALIKE = "name-alike"
    """Somebody at the table bears a name that looks the same."""
    BAD_WORDS = "bad-words"
    """It has a word that whoever runs the server does not want here."""
    BAD_TEXT = "bad-text"
    BAD_SETTINGS = "bad-settings"
    """A table cannot be opened like this."""
    BAD_RULESET = "bad-ruleset"
    BAD_RECORD = "bad-record"
    TOO_MANY = "too-many"
    """There is no room for more."""
    NOT_OVER = "not-over"
    """Only a deal that has come to its end can be reviewed."""
    NO_SUCH_DEAL = "no-such-deal"
    NOT_FOUND = "not-found"

    # Where people meet
    NO_SUCH_PERSON = "no-such-person"
    """Nobody with an account is called so, or he cannot be asked."""
    CHALLENGE_OVER = "challenge-over"
    """It has expired, was withdrawn, or is being played."""

    # The hall of a club
    NO_CODE = "no-code"
    """The code is missing or is another's: each opens what it was given out for."""
    EXPIRED = "expired"
    """The code of a table whose round is over."""
    REFUSED = "refused"
    """It cannot happen in the event as it stands: ``detail`` says why."""

    # The server's own trouble
    STORAGE = "storage"
    """It cannot be kept, so it has not happened."""
    TRY_AGAIN = "try-again"
    """Others were quicker many times in a row."""
    INTERNAL = "internal"
    """A fault of the program; what it was stands in its log."""


class Refusal(Exception):  # noqa: N818 - nothing has gone wrong: somebody is told no
    """Something that is not done, with its code.

    ``reason``, ``rule`` and ``detail`` are those of :class:`~tarock.core.errors.IllegalAction`, where the rules refuse;
    ``flaws`` are all that is wrong with a text that was sent, each with its key or place; ``again`` says in how many
    seconds one may ask again, where that is known.
    """

    def __init__(
        self,
        code: Code,
        detail: str | Sentence = "",
        *,
        reason: str = "",
        rule: str = "",
        flaws: tuple[Flaw, ...] = (),
        again: int = 0,
    ) -> None:
        super().__init__(code, detail)
        self.code = code
        self.sentence = detail
        self.reason = reason
        self.rule = rule
        self.flaws = flaws
        self.again = again

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.sentence else str(self.code)

    @property
    def detail(self) -> str:
        """What more there is to say, in English."""
        return str(self.sentence)


def told(code: Code, **values: str | int) -> Refusal:
    """Return a refusal that brings its own sentence, so that no page need know it."""
    return Refusal(code, Sentence(f"error-{code}", **values))
