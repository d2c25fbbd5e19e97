"""The log: what was answered is kept, once, in order, and nothing of it can be changed unseen."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tarock.club.log import Kept, LogError
from tarock.club.tournament import events
from tarock.club.tournament.log import KIND, Log
from tarock.club.tournament.people import Person
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.tournament.halls import AT, draw, enter, line, opened

STORED = Path(__file__).parents[2] / "data" / "cups" / "every-event.tarockcup"
FORGOTTEN = 3
"""Who wanted to be forgotten in the stored log."""
WRITER = """
import sys
from pathlib import Path
from tarock.club.tournament import events
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
log = Log.read(Path(sys.argv[1]))
number = max(log.tournament.entries, default=0)
while True:
    number += 1
    log.keep(events.Entered(Person(number=number, name=f"Player {number}")), 0)
    print(number, flush=True)
"""


@pytest.fixture
def log(tmp_path: Path) -> Log:
    found = opened(tmp_path)
    enter(found, *range(1, 17))
    return found


def test_a_log_plays_again_to_the_same_bytes(log: Log) -> None:
    draw(log)
    line(log, 1, 1, points=(1.5, -0.5, -0.5, -0.5))
    again = Log.read(log.file)
    assert log.file.read_bytes() == again.encoded()
    assert log.tournament == again.tournament
    assert [*range(1, 21)] == [kept.n for kept in again.lines]


def test_old_logs_stay_as_they_were_written(tmp_path: Path) -> None:
    """A stored log with every kind of event of version 1: it is read, proves itself, and would be written the same."""
    stored = STORED.read_bytes()
    again = Log.read(STORED)
    assert stored == again.encoded()
    assert list(again.changed_lines()) == []
    first = again.lines[0]
    assert isinstance(first.event, events.Opened)
    anew = Log.begin(tmp_path / "event.tarockcup", first.event.event, first.event.settings, first.at)
    for kept in again.lines[1:]:
        if isinstance(kept.event, events.Entered | events.Corrected) and kept.event.person.number == FORGOTTEN:
            named = msgspec.structs.replace(kept.event.person, name="Berta", town="Wels")
            anew.keep(type(kept.event)(named), kept.at, kept.sender, kept.own)
        else:
            anew.keep(kept.event, kept.at, kept.sender, kept.own)
    assert stored == anew.file.read_bytes()
    assert again.tournament == anew.tournament


@pytest.mark.parametrize("times", [2])
def test_what_was_answered_survives_being_killed(times: int, log: Log) -> None:
    """The writer is killed in the middle of its work; every number that it had told is there."""
    told = 16
    for _ in range(times):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, log.file], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        for _ in range(30):
            told = int(writer.stdout.readline())
        os.kill(writer.pid, signal.SIGKILL)
        told = max([told, *(int(each) for each in writer.stdout.read().split())])
        writer.wait()
        writer.stdout.close()
        read = Log.read(log.file)
        assert told <= len(read.tournament.entries) <= told + 1


@pytest.mark.parametrize("cut", [1, 2, 20, 60])
def test_a_torn_last_line_is_cut_off_and_told(cut: int, log: Log) -> None:
    whole = log.file.read_bytes()
    log.file.write_bytes(whole[:-cut])
    torn = Log.read(log.file)
    assert len(torn.tournament.entries) == 15
    assert torn.torn > 0
    enter(torn, 16)
    assert torn.torn == 0
    assert whole == log.file.read_bytes()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"number":3', b'"number":33'),
        (b'"n":5,', b'"n":6,'),
        (b'"at":1800000000,"sender":"desk","own":"4"', b'"at":1800000001,"sender":"desk","own":"4"'),
    ],
)
def test_a_changed_line_is_found(old: bytes, new: bytes, log: Log) -> None:
    log.file.write_bytes(log.file.read_bytes().replace(old, new, 1))
    with pytest.raises(LogError, match="was changed"):
        Log.read(log.file)


def test_a_line_left_out_is_found(log: Log) -> None:
    lines = log.file.read_bytes().splitlines(keepends=True)
    log.file.write_bytes(b"".join(lines[:5] + lines[6:]))
    with pytest.raises(LogError, match="line 6"):
        Log.read(log.file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text", [b"", b"hello\n", b'{"tarockcup":9}\n', b'{"tarockcup":1}\n', b'{"tarockcup":1}\n{}\n']
)
def test_what_is_no_log_is_refused(text: bytes, language: str, tmp_path: Path) -> None:
    file = tmp_path / "x.tarockcup"
    file.write_bytes(text)
    with pytest.raises(LogError) as caught:
        Log.read(file)
    assert str(file) in caught.value.said(language)


@pytest.mark.parametrize(
    "event",
    [events.Left(99), events.Continued(2), events.Ended(1, 1), events.Drawn(1, "s", ()), events.Confirmed(1, 1, 1, 1)],
)
def test_a_log_made_anew_with_what_cannot_be_is_refused(event: events.Event, log: Log) -> None:
    """Whoever makes all hashes anew still cannot make the impossible happen."""
    last = log.lines[-1]
    with log.file.open("ab") as stream:
        stream.write(msgspec.json.encode(Kept(last.n + 1, AT, "desk", "x", KIND.digest(last), event)) + b"\n")
    with pytest.raises(LogError, match="line 19 cannot be read"):
        Log.read(log.file)


def test_what_is_sent_twice_is_kept_once(log: Log) -> None:
    person = events.Entered(Person(number=50, name="Fifty"))
    first = log.keep(person, AT, "table 3", "7")
    assert log.keep(person, AT + 9, "table 3", "7") is first
    assert Log.read(log.file).keep(person, AT + 9, "table 3", "7") == first
    with pytest.raises(TarockError, match="something else under its number 7"):
        log.keep(events.Entered(Person(number=51, name="Another")), AT, "table 3", "7")
    assert len(log.lines) == 18


def test_two_programs_do_not_write_over_each_other(log: Log) -> None:
    other = Log.read(log.file)
    enter(other, 17)
    with pytest.raises(LogError, match="try again"):
        enter(log, 18)
    assert Log.read(log.file).tournament == other.tournament


def test_what_cannot_be_written_has_not_happened(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full in the middle of a line leaves nothing behind."""
    before = log.file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        with pytest.raises(LogError, match="No space left"):
            enter(log, 17)
    assert before == log.file.read_bytes()
    assert 17 not in log.tournament.entries
    enter(log, 17)
    assert Log.read(log.file).tournament == log.tournament


def test_a_file_that_is_there_is_not_written_over(log: Log) -> None:
    with pytest.raises(LogError, match="cannot be written"):
        opened(log.file.parent)


def test_somebody_who_wants_to_be_forgotten_is_nowhere(log: Log) -> None:
    """The number stays, the name is in no line and in no file beside it, and the draw still proves itself."""
    log.keep(events.Corrected(Person(number=3, name="Berta Unvergessen", town="Wels", club="Herz")), AT)
    draw(log, word="Pagat")
    log.keep(events.Erased(3), AT)
    for file in log.file.parent.iterdir():
        assert b"Unvergessen" not in file.read_bytes()
        assert b"Wels" not in file.read_bytes()
    again = Log.read(log.file)
    assert again.tournament.name(3) == "3"
    assert log.tournament == again.tournament
    assert list(again.changed_lines()) == []
    enter(again, 17)
    assert Log.read(log.file).tournament == again.tournament


def test_somebody_is_forgotten_whole_or_not_at_all(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fails in the middle leaves the old log, with the name and without the wish."""
    before = log.file.read_bytes()

    def broken(path: Path, target: Path) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", broken)
        with pytest.raises(LogError, match="Input/output"):
            log.keep(events.Erased(3), AT)
    assert [log.file] == list(log.file.parent.iterdir())
    assert (before, before) == (log.file.read_bytes(), log.encoded())
    log.keep(events.Erased(3), AT)
    assert log.file.read_bytes() == Log.read(log.file).encoded()


def test_a_program_that_still_has_the_log_from_before_does_not_write_into_nothing(log: Log) -> None:
    """Forgetting puts a new file in the place of the old one; what another would write into that one were lost."""
    other = Log.read(log.file)
    log.keep(events.Erased(3), AT)
    with pytest.raises(LogError, match="try again"):
        enter(other, 17)


def test_a_draw_that_the_desk_chose_is_found(log: Log) -> None:
    """Whoever rewrites the whole log with other tables still cannot make the seed give them."""
    draw(log)
    tables = log.tournament.round(1).draw.tables
    drawn = log.lines[-1].event
    assert isinstance(drawn, events.Drawn)
    text = log.file.read_text("utf-8")
    one, other = str(list(tables[0])).replace(" ", ""), str(list(tables[1])).replace(" ", "")
    log.file.write_text(text.replace(one, "@@").replace(other, one).replace("@@", other), "utf-8")
    assert len(list(Log.read(log.file).changed_lines())) == 1
