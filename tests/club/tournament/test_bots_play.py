"""A whole tournament with bots as players and phones at the tables, and with everything that goes wrong at a real one.

Whatever happens, what was answered is kept, once; the standings are those of a ledger that knows nothing of the log, to
the half point; and the log plays again to the same bytes.
"""

from collections import defaultdict
from fractions import Fraction
from pathlib import Path

import pytest

from tarock.club.tournament import events, proof
from tarock.club.tournament.draw import Company, Number, repeats
from tarock.club.tournament.lines import deals_at, resting, scoring_of, sheet_with_fault
from tarock.club.tournament.log import Log
from tarock.club.tournament.online import line_of
from tarock.club.tournament.people_file import people_of
from tarock.club.tournament.standings import standings, unconfirmed
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.sheet import parse_sheet
from tests.club.tournament.bots import danish, koenigrufen, record
from tests.club.tournament.halls import AT, draw, next_round, opened
from tests.club.tournament.phones import Desk, Phone

MINUTES = 60
AWAY = 20 * MINUTES

KINDS = ("record", "sheet", "points")
"""How the tables hand in their lines: with a program, line by line on a phone, or from paper."""


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of lines need not wait for the disk; that they do is tested with the log."""
    monkeypatch.setattr("os.fsync", lambda descriptor: None)


class Hall:
    """The hall: a desk, a phone for each table, and a ledger of our own beside them."""

    def __init__(self, log: Log) -> None:
        self.desk = Desk(log.file)
        self.phones: dict[int, Phone] = {}
        self.ledger: dict[tuple[int, int, int], dict[Number, Fraction]] = {}

    @property
    def tournament(self) -> Tournament:
        return self.desk.log.tournament

    def phone(self, table: int) -> Phone:
        return self.phones.setdefault(table, Phone(f"phone {table}"))

    def tables(self, number: int) -> range:
        return range(1, len(self.tournament.round(number).draw.tables) + 1)

    def begin_round(self, seed: str) -> int:
        number = len(self.tournament.rounds) + 1
        if proof.continued(self.tournament, number) is None:
            draw(self.desk.log, seed, word="Sauschneider")
        else:
            self.desk.keep(events.Continued(number))
        return number

    def deal(self, number: int, table: int, line: int) -> events.Lined:
        """Let bots play a deal, note what it came to, and return the line that the table writes."""
        tournament = self.tournament
        out = resting(tournament, number, table, line)
        players = [each for each in tournament.company(number, table) if each not in out]
        state = koenigrufen(tournament.ruleset, (line - 1) % 4, f"{number}/{table}/{line}")
        won = {player: Fraction(each, 2) for player, each in zip(players, state.settlement.score, strict=True)}
        self.ledger[number, table, line] = won
        by = min(tournament.entries[each].played_by or each for each in players)
        if KINDS[table % 3] == "record":
            labels = [tournament.entries[each].played_by or each for each in players]
            return line_of(tournament, number, table, line, record(state, *labels), by)
        if KINDS[table % 3] == "sheet":
            return events.Lined(number, table, line, sheet=self.sheet(state), out=out, by=by)
        points = tuple(float(each) for each in won.values())
        return events.Lined(number, table, line, points=points, out=out, by=by)

    def sheet(self, state: KoenigrufenState) -> dict[str, object]:
        return scoring_of(self.tournament).sheet_of(state)

    def play(self, number: int, table: int, deals: int) -> None:
        """Play some deals at a table: each is written on its phone, and sent."""
        phone = self.phone(table)
        written = len(self.tournament.round(number).lines.get(table, {})) + len(phone.unsent)
        for line in range(written + 1, written + deals + 1):
            phone.write(self.deal(number, table, line))
            phone.send(self.desk)

    def play_out(self, number: int) -> None:
        """Play all tables to their end, deal by deal in turn, and end them."""
        tables = [table for table in self.tables(number) if table not in self.tournament.round(number).ended]
        most = {table: deals_at(self.tournament, len(self.tournament.company(number, table))) for table in tables}
        for line in range(1, max(most.values()) + 1):
            for table in tables:
                written = len(self.tournament.round(number).lines.get(table, {})) + len(self.phone(table).unsent)
                if written < line <= most[table]:
                    self.play(number, table, 1)
        for table in tables:
            self.desk.keep(events.Ended(number, table))

    def check(self) -> None:
        """Nothing that was answered is lost or kept twice; standings, sums, bytes and proofs are right."""
        log = Log.read(self.desk.file)
        sent = [(kept.sender, kept.own) for kept in log.lines]
        assert len(set(sent)) == len(sent)
        assert self.desk.answered <= set(sent)
        assert not any(phone.unsent for phone in self.phones.values())
        rounds: dict[Number, dict[int, Fraction]] = defaultdict(dict)
        for (number, _, _), won in self.ledger.items():
            assert sum(won.values()) == 0
            for player, points in won.items():
                rounds[player][number] = rounds[player].get(number, Fraction(0)) + points
        expected = {player: sum(won.values(), Fraction(0)) for player, won in rounds.items()}
        rows = standings(log.tournament)
        assert {row.number: row.points for row in rows} == {row.number: expected.get(row.number, 0) for row in rows}
        by_rank = [(row.points, max((each for each in row.rounds if each is not None), default=0)) for row in rows]
        assert sorted(by_rank, reverse=True) == by_rank
        assert self.desk.file.read_bytes() == log.encoded()
        assert list(log.changed_lines()) == []


def whole(folder: Path, players: int, deals: int) -> Hall:
    """Play three rounds with all accidents."""
    log = opened(folder, deals=deals, minutes=90)
    people = "name\n" + "".join(f"Player {number}\n" for number in range(1, players + 1))
    for person in people_of(people, {}):
        log.keep(events.Entered(person), AT)
    hall = Hall(log)
    round_one(hall, players)
    round_two(hall, players)
    assert hall.begin_round("three") == 3
    assert sum(len(company) == 5 for company in hall.tournament.round(3).draw.tables) == 3
    hall.play_out(3)
    hall.desk.keep(events.Closed())
    assert repeats(each.draw for each in hall.tournament.rounds) == 0 or players < 100
    return hall


def round_one(hall: Hall, players: int) -> None:
    desk = hall.desk
    (waiting,) = people_of("name;nr\nWaiting;900", {})
    desk.keep(events.Entered(waiting))
    desk.keep(events.Away(900))
    assert hall.begin_round("one") == 1
    assert len(hall.tables(1)) == players // 4
    desk.keep(events.Started(1))
    desk.keep(events.Substituted(17, 900))  # a no-show: somebody plays for him
    two_phones_with_one_line(hall)
    away_for_twenty_minutes(hall)
    killed_twice(hall)
    desk.die(b'{"n":999,"at":18')  # and once more, in the middle of a line
    lost_answer(hall)
    desk.keep(events.TimeUp(1))
    hall.play_out(1)
    a_renonce(hall)
    # A line that does not add up is struck, and one is put right after the round.
    desk.keep(events.Struck(1, 5, 1, "three times +4 and once -4"))
    hall.ledger[1, 5, 1] = dict.fromkeys(hall.ledger[1, 5, 1], Fraction(0))
    company = hall.tournament.company(1, 6)
    desk.keep(events.Replaced(1, 6, 2, points=(1.5, -0.5, -0.5, -0.5), why="written under the wrong name"))
    right = (Fraction(3, 2), *[Fraction(-1, 2)] * 3)
    hall.ledger[1, 6, 2] = dict(zip(company, right, strict=True))


def two_phones_with_one_line(hall: Hall) -> None:
    """The same phone sends twice: it is kept once.  Another one is told that the line has been written."""
    first = hall.deal(1, 1, 1)
    for _ in range(2):
        hall.desk.keep(first, "phone 1", "1")
    hall.phone(1).written = 1
    with pytest.raises(TarockError, match="has been written"):
        hall.desk.keep(first, "phone 1, the other", "1")


def away_for_twenty_minutes(hall: Hall) -> None:
    """A phone without network goes on: its lines wait, and come all at once in their order."""
    phone = hall.phone(2)
    hall.play(1, 2, 1)
    phone.is_away = True
    hall.play(1, 2, 2)
    hall.play(1, 3, 3)
    assert (len(phone.unsent), len(hall.tournament.round(1).lines[2])) == (2, 1)
    hall.desk.now += AWAY
    phone.is_away = False
    phone.send(hall.desk)
    assert (len(phone.unsent), len(hall.tournament.round(1).lines[2])) == (0, 3)


def killed_twice(hall: Hall) -> None:
    """The real program is killed before it has written a line, and before it could answer: the phone sends it again."""
    assert KINDS[4 % 3] == "sheet"
    phone = hall.phone(4)
    for after_writing in (False, True):
        line = len(hall.tournament.round(1).lines.get(4, {})) + 1
        phone.write(hall.deal(1, 4, line))
        own, event = phone.unsent[0]
        assert isinstance(event, events.Lined)
        hall.desk.killed_while_writing(event, phone.name, own, after_writing=after_writing)
        assert len(hall.tournament.round(1).lines.get(4, {})) == line - 1 + after_writing
        phone.send(hall.desk)
        assert len(hall.tournament.round(1).lines[4]) == line


def lost_answer(hall: Hall) -> None:
    """The desk has kept a line, but its answer is lost: the phone sends it again, and it is there once."""
    phone = hall.phone(7)
    phone.write(hall.deal(1, 7, 1))
    phone.send(hall.desk, loses_answer=True)
    assert (len(phone.unsent), len(hall.tournament.round(1).lines[7])) == (1, 1)
    phone.send(hall.desk)
    assert (len(phone.unsent), len(hall.tournament.round(1).lines[7])) == (0, 1)


def a_renonce(hall: Hall) -> None:
    """A table calls; a referee of another table comes and rules by the book."""
    tournament, ruleset = hall.tournament, hall.tournament.ruleset
    line = next(
        number
        for number, each in tournament.round(1).lines[4].items()
        if each.written.sheet is not None and each.written.sheet.get("contract") not in {None, "trischaken"}
    )
    written = tournament.line(1, 4, line).written
    offender, referee = tournament.company(1, 4)[2], tournament.company(1, 8)[0]
    hall.desk.keep(events.Called(1, 4, tournament.company(1, 4)[0], "Renonce"))
    with pytest.raises(TarockError, match="call another referee"):
        hall.desk.keep(events.Ruled(1, 4, offender, "none", line))
    hall.desk.keep(events.Answered(1, 4, referee))
    sheet = sheet_with_fault(tournament, written, "revoke", offender)
    hall.desk.keep(events.Ruled(1, 4, referee, line=line, fault="revoke", offender=offender, sheet=sheet))
    assert isinstance(ruleset, KoenigrufenRuleset)
    score = settle(ruleset, parse_sheet(ruleset, sheet)).score
    hall.ledger[1, 4, line] = {
        player: Fraction(each, 2) for player, each in zip(hall.ledger[1, 4, line], score, strict=True)
    }
    assert hall.ledger[1, 4, line][offender] < 0


def round_two(hall: Hall, players: int) -> None:
    """A late comer makes a table of five; one walks out there, and one at a table of four."""
    desk = hall.desk
    desk.keep(events.Substituted(17, 0))
    (late,) = people_of(f"name;nr\nLate;{players + 1}", {})
    desk.keep(events.Entered(late))
    assert hall.begin_round("two") == 2
    tables = hall.tournament.round(2).draw.tables
    five = next(table for table, company in enumerate(tables, 1) if len(company) == 5)
    four = next(table for table, company in enumerate(tables, 1) if len(company) == 4)
    hall.play(2, five, 2)
    desk.keep(events.Left(_unimportant(hall.tournament.company(2, five))))  # the other four go on
    hall.play(2, four, 1)
    desk.keep(events.Left(_unimportant(hall.tournament.company(2, four))))
    desk.keep(events.Ended(2, four))  # that table ends early
    hall.play_out(2)


def _unimportant(company: Company) -> Number:
    return company[1]


@pytest.mark.slow
def test_a_small_tournament_with_all_accidents(tmp_path: Path) -> None:
    hall = whole(tmp_path, players=40, deals=4)
    hall.check()
    assert unconfirmed(hall.tournament) > 0


@pytest.mark.long
def test_a_tournament_of_two_hundred_with_all_accidents(tmp_path: Path) -> None:
    hall = whole(tmp_path, players=200, deals=16)
    assert len(hall.phones) >= 50
    hall.check()


@pytest.mark.parametrize(
    ("players", "deals", "fives"),
    [
        pytest.param(23, 4, 3),
        pytest.param(198, 16, 2, marks=pytest.mark.long),
        pytest.param(23, 16, 3, marks=pytest.mark.long),
    ],
)
@pytest.mark.slow
def test_other_fields(players: int, deals: int, fives: int, tmp_path: Path) -> None:
    log = opened(tmp_path, deals=deals)
    for person in people_of("name\n" + "".join(f"Player {number}\n" for number in range(players)), {}):
        log.keep(events.Entered(person), AT)
    hall = Hall(log)
    for seed in "123":
        number = hall.begin_round(seed)
        assert fives == sum(len(company) == 5 for company in hall.tournament.round(number).draw.tables)
        hall.play_out(number)
    assert {3 * deals} == {row.deals for row in standings(hall.tournament)}
    hall.check()


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [pytest.param(1), pytest.param(2, marks=pytest.mark.long)])
def test_danish_twenty_five_with_records(rounds: int, tmp_path: Path) -> None:
    """Championship of 2023: three tables of three and four of four; the cups go from deal to deal and are divided."""
    log = opened(tmp_path, format="danish-championship", rounds=rounds)
    for person in people_of("name\n" + "".join(f"Player {number}\n" for number in range(25)), {}):
        log.keep(events.Entered(person), AT)
    won: dict[Number, int] = defaultdict(int)
    for seed in "12"[:rounds]:
        number = next_round(log, seed)
        for table, company in enumerate(log.tournament.round(number).draw.tables, 1):
            for player, points in danish_table(log, number, table, company).items():
                won[player] += points
    rows = standings(log.tournament)
    assert {row.number: row.points for row in rows} == {row.number: won[row.number] for row in rows}
    assert sum(row.points for row in rows) == 0
    assert {12 * rounds} == {row.deals for row in rows}
    assert log.file.read_bytes() == Log.read(log.file).encoded()
    assert list(Log.read(log.file).changed_lines()) == []


def danish_table(log: Log, number: int, table: int, company: Company) -> dict[Number, int]:
    """Play a table of Danish Tarok to its end; return what everybody has won, with the shares in the cups."""
    seats, cups, ruleset = len(company), Cups(), log.tournament.ruleset
    won = dict.fromkeys(company, 0)
    for line in range(1, deals_at(log.tournament, seats) + 1):
        dealer = (line - 1) % seats
        resting_seat = ((dealer + 3) % 4,) if seats == 4 else ()
        seating = Seating(dealer, (dealer + 1) % seats, (dealer + 2) % seats, resting_seat)
        state = danish(ruleset, seating, f"{number}/{table}/{line}", cups)
        log.keep(line_of(log.tournament, number, table, line, record(state, *company)), AT)
        cups = state.settlement.cups
        for seat, points in state.settlement.net:
            won[company[seat]] += points
    log.keep(events.Ended(number, table), AT)
    return {player: won[player] + share for player, share in shares(won, cups.king + cups.pagat).items()}


def shares(won: dict[Number, int], held: int) -> dict[Number, int]:
    """Divide the cups: evenly in counters of five, and the rest to whoever did worst (Møller, Kopper, l.342-344)."""
    each = held // (5 * len(won)) * 5
    (worst,) = (player for player in won if won[player] == min(won.values()))
    return {player: each + (held - each * len(won) if player == worst else 0) for player in won}
