"""A club's evenings with everything that goes wrong at a table: the log replays to the same, and the money adds up."""

from pathlib import Path
from random import Random

import pytest

from tarock.club.debts import settled
from tarock.club.evenings.danish import DanishCourse
from tarock.club.home import events
from tarock.club.home.accounts import balances, evening_account
from tarock.club.home.log import ClubLog
from tarock.club.home.state import ClubTable
from tarock.club.home.year import span_of, year
from tests.club.evening_lines import danish_sheets
from tests.club.home.clubs import AT, founded, join, line, rufer, seat

PEOPLE = 9
STEPS = 60
RULES = {"danish-hjoerring": (3, 4, 5), "danish-jensen-1989": (3, 4, 5, 6), "koenigrufen-turnier": (4, 5, 6)}


class Secretary:
    """Somebody who writes, errs, and puts right."""

    def __init__(self, log: ClubLog, rng: Random) -> None:
        self.log, self.rng = log, rng
        self.evening, self.table = "", 0

    def step(self) -> None:
        """Do the next thing: mostly write a line."""
        if not self.evening or self.open.shares is not None:
            self.sit_down()
        deed = self.rng.choices(
            (self.write, self.undo, self.replace, self.confirm, self.end), weights=(12, 2, 2, 4, 1), k=1
        )
        deed[0]()

    @property
    def open(self) -> ClubTable:
        """The table that plays."""
        return self.log.club.table(self.evening, self.table)

    def sit_down(self) -> None:
        """Seat a table, every second time on a new day."""
        if not self.evening or self.rng.random() < 0.5:
            self.evening = f"2026-{len(self.log.club.evenings) // 28 + 1:02}-{len(self.log.club.evenings) % 28 + 1:02}"
        ruleset = self.rng.choice(sorted(RULES))
        players = self.rng.sample(range(1, PEOPLE + 1), self.rng.choice(RULES[ruleset]))
        self.table = seat(self.log, self.evening, *players, ruleset=ruleset, first=self.rng.randrange(len(players)))

    def write(self) -> None:
        """Write the next line."""
        course = self.open.course
        sheets = danish_sheets(course, self.rng) if isinstance(course, DanishCourse) else [rufer(self.rng)]
        for sheet in sheets:
            line(self.log, self.evening, self.table, sheet=sheet, by=self.rng.choice(self.open.players))

    def undo(self) -> None:
        """Take the last line back."""
        if self.open.lines:
            self.log.keep(events.Undone(self.evening, self.table, len(self.open.lines), "wrong"), AT)

    def replace(self) -> None:
        """Write the last line anew, with what it was."""
        if self.open.lines:
            number = len(self.open.lines)
            sheet = self.open.lines[-1].written.sheet
            self.log.keep(events.Replaced(self.evening, self.table, number, sheet=sheet, why="read again"), AT)

    def confirm(self) -> None:
        """Let another player confirm the last line."""
        if self.open.lines:
            writer = self.open.lines[-1].written.by
            other = next(number for number in self.open.players if number != writer)
            self.log.keep(events.Confirmed(self.evening, self.table, len(self.open.lines), other), AT)

    def end(self) -> None:
        """End the table."""
        self.log.keep(events.Ended(self.evening, self.table), AT)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_secretary_does_the_log_replays_and_the_money_adds_up(seed: int, tmp_path: Path) -> None:
    log = founded(tmp_path, stake=3, coffee=700)
    join(log, *range(1, PEOPLE + 1))
    secretary = Secretary(log, Random(seed))
    for _ in range(STEPS):
        secretary.step()
    if secretary.open.shares is None:
        secretary.end()
    read = ClubLog.read(log.file)
    assert read.encoded() == log.encoded() == log.file.read_bytes()
    assert read.club == log.club
    assert list(read.changed_lines()) == []
    for evening in log.club.evenings.values():
        accounts = evening_account(log.club, evening).values()
        assert sum(account.points for account in accounts) == sum(account.money for account in accounts) == 0
    found = balances(log.club)
    assert sum(found.values()) == 0
    for each in settled(found).transfers:
        log.keep(events.Paid(each.payer, each.payee, each.amount), AT)
    assert set(balances(log.club).values()) == {0}
    assert sum(row.account.points for row in year(log.club, span_of(log.club))) == 0
