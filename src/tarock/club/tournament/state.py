"""A tournament as its log leaves it.  Nothing here is a result: standings are computed from the lines each time."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tarock.club.tournament.clock import Clock
from tarock.club.tournament.draw import Company, Number, RoundDraw
from tarock.club.tournament.events import Called, Committed, Drawn, Lined, PlaysOnline, Ruled
from tarock.club.tournament.people import Person, Status
from tarock.club.tournament.scoring import Account, Settled
from tarock.club.tournament.settings import Settings
from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence


@dataclass(slots=True)
class Entry:
    """Somebody on the entry list, and whether he is to be seated."""

    person: Person
    status: Status = Status.HERE
    paid: int = 0
    played_by: Number = 0
    """The substitute who sits in his place; 0 if he plays himself."""


@dataclass(slots=True)
class WrittenLine:
    """A line as it stands: what was written, who has confirmed it, and what it replaced."""

    written: Lined
    confirmed_by: Number | None = None
    struck: str = ""
    """Why it was struck; nothing if it was not."""
    before: tuple[Lined, ...] = ()
    fines: dict[Number, Fraction] = field(default_factory=dict[Number, Fraction])
    """What a referee has laid on each beside it; they stay when the line is written anew or struck."""
    settled: tuple[dict[str, Any], Settled] | None = field(default=None, compare=False, repr=False)
    """What it came to, and after what: remembered, so that a table need not be settled anew for each of its lines."""


@dataclass(slots=True)
class Call:
    """A referee who was called to a table."""

    called: Called
    at: int
    answered_by: Number | None = None
    """Who has come; nobody yet."""


@dataclass(slots=True)
class PlayedRound:
    """A round that was drawn."""

    draw: RoundDraw
    drawn_with: Drawn
    deals_hash: str = ""
    """The hash of the seed of its deals, where all tables play the same cards."""
    deals_seed: str = ""
    """That seed, once it is told."""
    clock: Clock = field(default_factory=Clock)
    ended: set[int] = field(default_factory=set[int])
    online: dict[int, PlaysOnline] = field(default_factory=dict[int, PlaysOnline])
    """By table: those that play at the server."""
    lines: dict[int, dict[int, WrittenLine]] = field(default_factory=dict[int, dict[int, WrittenLine]])
    """By table and number."""
    accounts: dict[int, Account] = field(default_factory=dict[int, Account], compare=False, repr=False)
    """By table: what its lines come to, remembered until something happens there."""


@dataclass(slots=True)
class Tournament:
    """All that is known."""

    id: str
    settings: Settings
    ruleset: Ruleset
    entries: dict[Number, Entry] = field(default_factory=dict[Number, Entry])
    teams: dict[str, tuple[Number, ...]] = field(default_factory=dict[str, tuple[Number, ...]])
    rounds: list[PlayedRound] = field(default_factory=list[PlayedRound])
    committed: Committed | None = None
    deals_hashes: dict[int, str] = field(default_factory=dict[int, str])
    """By round: the hash of the seed of its deals, also of rounds to come."""
    rulings: list[Ruled] = field(default_factory=list[Ruled])
    calls: list[Call] = field(default_factory=list[Call])
    raffled: tuple[Number, ...] | None = None
    """Who has won what was raffled, once it was."""
    is_closed: bool = False
    ranked: tuple[Any, ...] | None = field(default=None, compare=False, repr=False)
    """The standings, remembered until something happens: wall, desk and prizes ask for the same ones."""
    at: int = 0
    """When the last thing happened, in seconds since 1970."""

    def entry(self, number: Number) -> Entry:
        """Return the entry of a number.

        :raises TarockError: if nobody has it.
        """
        if number not in self.entries:
            raise TarockError(Sentence("cup-no-number", number=number))
        return self.entries[number]

    def name(self, number: Number) -> str:
        """Return what the public sees of somebody."""
        return self.entries[number].person.public_name

    def round(self, number: int) -> PlayedRound:
        """Return a round that was drawn.

        :raises TarockError: if it was not.
        """
        if not 1 <= number <= len(self.rounds):
            raise TarockError(Sentence("cup-no-round", round=number, drawn=len(self.rounds)))
        return self.rounds[number - 1]

    def company(self, number: int, table: int) -> Company:
        """Return those at a table of a round.

        :raises TarockError: if there is no such table.
        """
        tables = self.round(number).draw.tables
        if not 1 <= table <= len(tables):
            raise TarockError(Sentence("cup-no-table", table=table, tables=len(tables)))
        return tables[table - 1]

    def sits_at(self, number: int, table: int) -> set[Number]:
        """Return who really sits at a table: substitutes for those whom they replace."""
        return {self.entries[each].played_by or each for each in self.company(number, table)}

    def present(self) -> tuple[Number, ...]:
        """Return who is to be seated in the next round."""
        return tuple(sorted(number for number, entry in self.entries.items() if entry.status is Status.HERE))

    def line(self, number: int, table: int, line: int) -> WrittenLine:
        """Return a line that was written.

        :raises TarockError: if it was not.
        """
        self.company(number, table)
        written = self.round(number).lines.get(table, {})
        if line not in written:
            raise TarockError(Sentence("cup-no-line", round=number, table=table, line=line))
        return written[line]

    def open_calls(self) -> tuple[Call, ...]:
        """Return the calls to which nobody has come yet, the oldest first."""
        return tuple(call for call in self.calls if call.answered_by is None)

    def sheet(self, written: Lined) -> dict[str, Any] | None:
        """Return the sheet of a line as the family reads it; None for typed points."""
        return None if written.sheet is None else {"ruleset": self.settings.ruleset, **written.sheet}
