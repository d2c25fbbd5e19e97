"""A club as its log leaves it.  Nothing here is a result: tables and years are computed from the lines each time."""

from dataclasses import dataclass, field
from datetime import date

from tarock.club.evenings.course import EVENINGS, ByPlace, Course, LineResult, Written
from tarock.club.home.events import CASH, Lined, Number, Opened, Paid, Seasoned, Seated, Undone
from tarock.club.home.people import Member
from tarock.club.home.settings import ClubSettings, rules_of
from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence


@dataclass(slots=True)
class WrittenLine:
    """A line as it stands: what was written, what it comes to, and who has confirmed it."""

    written: Lined
    result: LineResult
    course: Course
    """The evening after it."""
    confirmed_by: Number | None = None


@dataclass(slots=True)
class ClubTable:
    """A table of an evening."""

    seated: Seated
    ruleset: Ruleset
    lines: list[WrittenLine] = field(default_factory=list[WrittenLine])
    trace: list[Lined | Undone] = field(default_factory=list[Lined | Undone])
    """What was replaced, and what was undone with the reason."""
    shares: ByPlace | None = None
    """What each got of the cups; None until the table has ended."""

    @property
    def players(self) -> tuple[Number, ...]:
        """Who sits there, by place."""
        return self.seated.players

    @property
    def course(self) -> Course:
        """The evening as it stands."""
        return self.before(len(self.lines) + 1)

    def before(self, line: int) -> Course:
        """Return the evening before a line."""
        if line > 1:
            return self.lines[line - 2].course
        game, seated = EVENINGS[self.ruleset.family], self.seated
        begun: Course = game.begin(self.ruleset, len(seated.players), seated.rotation, seated.first)
        return begun

    def with_line(self, written: Lined) -> list[WrittenLine]:
        """Return the lines with one that is new or takes the place of an old one, all settled.

        :raises TarockError: if it cannot be settled, or a later one cannot after it.
        """
        at = written.line - 1
        kept, later = self.lines[:at], self.lines[at + 1 :]
        course, result = self.before(written.line).after(_plain(written))
        found = [*kept, WrittenLine(written, result, course)]
        for line in later:
            course, result = course.after(_plain(line.written))
            found.append(WrittenLine(line.written, result, course, line.confirmed_by))
        return found


def _plain(written: Lined) -> Written:
    return Written(written.sheet, written.points, written.deals, written.again)


@dataclass(slots=True)
class ClubEvening:
    """An evening of the club."""

    opened: Opened
    stake: int | None
    """What a point is worth, as the club or this evening had it; None: what the book of a table says."""
    coffee: int
    tables: dict[int, ClubTable] = field(default_factory=dict[int, ClubTable])

    @property
    def day(self) -> date:
        """When it was."""
        return date.fromisoformat(self.opened.date)

    def stake_at(self, table: ClubTable) -> int:
        """Return what a point is worth at a table."""
        book: int = EVENINGS[table.ruleset.family].stake(table.ruleset)
        return book if self.stake is None else self.stake

    @property
    def people(self) -> tuple[Number, ...]:
        """Everybody who sat at a table, by number."""
        return tuple(sorted({number for table in self.tables.values() for number in table.players}))


@dataclass(slots=True)
class Club:
    """All that is known."""

    id: str
    settings: ClubSettings
    members: dict[Number, Member] = field(default_factory=dict[Number, Member])
    merged: dict[Number, Number] = field(default_factory=dict[Number, Number])
    """By double: who it is."""
    erased: set[Number] = field(default_factory=set[Number])
    evenings: dict[str, ClubEvening] = field(default_factory=dict[str, ClubEvening])
    seasons: dict[str, Seasoned] = field(default_factory=dict[str, Seasoned])
    payments: list[Paid] = field(default_factory=list[Paid])
    at: int = 0
    """When the last event happened, in seconds since 1970."""

    def member(self, number: Number) -> Member:
        """Return somebody by number; a double is who it was merged with.

        :raises TarockError: if nobody has it.
        """
        who = self.who(number)
        if who not in self.members:
            raise TarockError(Sentence("home-no-number", number=number))
        return self.members[who]

    def who(self, number: Number) -> Number:
        """Return the number under which somebody's results stand."""
        while number in self.merged:
            number = self.merged[number]
        return number

    def doubles(self, number: Number) -> tuple[Number, ...]:
        """Return the numbers that were merged with one."""
        return tuple(sorted(double for double in self.merged if self.who(double) == number))

    def name(self, number: Number) -> str:
        """Return what others see of somebody; nothing for the cash of the club."""
        return "" if number == CASH else self.member(number).public_name

    def evening(self, evening: str) -> ClubEvening:
        """Return an evening.

        :raises TarockError: if there is none of that name.
        """
        if evening not in self.evenings:
            raise TarockError(Sentence("home-no-evening", evening=evening))
        return self.evenings[evening]

    def table(self, evening: str, table: int) -> ClubTable:
        """Return a table of an evening.

        :raises TarockError: if there is none.
        """
        tables = self.evening(evening).tables
        if table not in tables:
            raise TarockError(Sentence("home-no-table", evening=evening, table=table, tables=len(tables)))
        return tables[table]

    def line(self, evening: str, table: int, line: int) -> WrittenLine:
        """Return a line of a table.

        :raises TarockError: if it was not written.
        """
        lines = self.table(evening, table).lines
        if not 1 <= line <= len(lines):
            raise TarockError(Sentence("home-no-line", evening=evening, table=table, line=line, lines=len(lines)))
        return lines[line - 1]

    def rules(self, name: str = "") -> Ruleset:
        """Return rules by name; without one those by which the club plays as a rule.

        :raises RulesetError: if there are none.
        """
        return rules_of(self.settings, name or self.settings.ruleset)

    def find(self, name: str) -> list[Member]:
        """Return who has a name or an alias, whatever its capitals."""
        wanted = Member(number=0, name=name).names
        return [each for each in self.members.values() if each.names & wanted]
