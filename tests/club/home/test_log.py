"""The log of a club: what can happen, what is refused in one sentence, and what is left of somebody who was erased."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarock.club.evenings.course import EVENINGS, Written
from tarock.club.home import events
from tarock.club.home.folder import ClubHome
from tarock.club.home.happening.people import erasures, next_number
from tarock.club.home.log import ClubLog
from tarock.club.home.people import Member
from tarock.club.home.settings import settings_of
from tarock.club.remarks import naming, told
from tarock.core.errors import TarockError
from tarock.rulesets import RULESETS, load
from tarock.words import LANGUAGES
from tests.club.home.clubs import AT, RUFER, founded, join, line, play_danish, seat

DAY = "2026-11-17"
FIELDS = [
    *("dealer", "forehand", "middle", "sitting_out", "cups", "events", "games", "contract", "declarer", "partner"),
    *("thirds", "tricks", "kontra", "items", "game", "king", "A", "B", "struck", "rulings", "revoke"),
]
HOUSE = 'id = "our-house"\nextends = "danish-hjoerring"\nname = "Our house"\n\n[nolo]\nfrom_each = 30\n'


@pytest.fixture
def log(tmp_path: Path) -> ClubLog:
    found = founded(tmp_path)
    join(found, 1, 2, 3, 4, 5)
    return found


def refused(log: ClubLog, event: events.Event) -> str:
    before = log.encoded()
    with pytest.raises(TarockError) as error:
        log.keep(event, AT)
    assert log.encoded() == log.file.read_bytes() == before
    return str(error.value)


def again(log: ClubLog) -> ClubLog:
    """Read the log again: the club must be the same."""
    read = ClubLog.read(log.file)
    assert read.club == log.club
    assert list(read.changed_lines()) == []
    return read


def test_a_half_finished_evening_survives(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3, 4)
    play_danish(log, DAY, 1, 3, Random(1))
    table = again(log).club.table(DAY, 1)
    play_danish(log, DAY, 1, 2, Random(2))
    log.keep(events.Ended(DAY, 1), AT)
    assert table.shares is None
    assert sum(again(log).club.table(DAY, 1).shares or ()) > 0


def test_a_line_is_confirmed_by_a_second_player_and_undone_with_a_trace(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3, ruleset="danish-hjoerring")
    first = line(log, DAY, 1, points=(20, -10, -10), by=2)
    assert "another player" in refused(log, events.Confirmed(DAY, 1, 1, 2))
    log.keep(events.Confirmed(DAY, 1, 1, 3), AT)
    second = line(log, DAY, 1, points=(0, 0, 0), by=2)
    log.keep(events.Undone(DAY, 1, 2, "wrong column", 3), AT)
    replaced = events.Replaced(DAY, 1, 1, points=(10, 0, -10), why="read wrongly")
    log.keep(replaced, AT)
    table = again(log).club.table(DAY, 1)
    assert [each.written for each in table.lines] == [replaced]
    assert table.lines[0].confirmed_by is None
    assert table.trace == [second, events.Undone(DAY, 1, 2, "wrong column", 3), first]
    assert line(log, DAY, 1, points=(0, 0, 0)).line == 2


def test_a_line_written_anew_must_let_the_later_ones_stand(log: ClubLog) -> None:
    """The cups go on from line to line."""
    seat(log, DAY, 1, 2, 3)
    given = log.club.table(DAY, 1).course.given()
    line(log, DAY, 1, sheet=given)
    later = {**log.club.table(DAY, 1).course.given(), "events": [["last_trick", "A"]]}
    line(log, DAY, 1, sheet=later)
    assert "held 0" in refused(log, events.Replaced(DAY, 1, 1, points=(0, 0, 0), why="x"))
    log.keep(
        events.Replaced(DAY, 1, 1, sheet={**given, "events": [*given["events"], ["last_trick", "B"]]}, why="x"), AT
    )
    again(log)


def test_sent_twice_kept_once(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    written = events.Lined(DAY, 1, 1, points=(0, 0, 0))
    assert log.keep(written, AT, "phone", "7") is log.keep(written, AT, "phone", "7")
    assert len(log.club.table(DAY, 1).lines) == 1


def test_an_evening_keeps_its_rules_and_its_stake(log: ClubLog) -> None:
    settings = settings_of({"name": "Ours", "ruleset": "our-house", "house": [HOUSE], "stake": 5, "coffee": 200})
    log.keep(events.Changed(settings), AT)
    seat(log, DAY, 1, 2, 3)
    log.keep(events.Changed(msgspec.structs.replace(settings, ruleset="danish-jensen-1989", house=(), stake=9)), AT)
    join(log, 90_001, guest=True)
    seat(log, DAY, 4, 5, 90_001)
    evening = again(log).club.evening(DAY)
    assert (evening.stake, evening.coffee) == (5, 200)
    assert [table.ruleset.id for table in evening.tables.values()] == ["our-house", "danish-jensen-1989"]


def test_doubles_are_merged_also_after_they_have_played(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    line(log, DAY, 1, points=(20, -10, -10))
    join(log, 6, name="Player Too")
    assert "same table" in refused(log, events.Merged(1, 2))
    log.keep(events.Merged(4, 2), AT)
    log.keep(events.Merged(4, 6), AT)
    club = again(log).club
    assert (club.who(2), club.member(2).number, club.doubles(4)) == (4, 4, (2, 6))
    assert [each.number for each in club.find(" player 2 ")] == [4]
    assert "taken" in refused(log, events.Joined(Member(number=2, name="New")))
    assert club.member(4).aliases == ("Player 2", "Player Too")


def test_whoever_is_erased_is_nowhere(log: ClubLog) -> None:
    join(log, 6, name="Karen Holm", town="Thisted", aliases=("Kaja",))
    join(log, 7, name="K. Holm")
    log.keep(events.Merged(6, 7), AT)
    assert "erase that number first" in refused(log, events.Erased(6))
    for event in erasures(log.club, 7):
        log.keep(event, AT)
    text = log.file.read_text("utf-8")
    assert not any(name in text for name in ("Karen", "K. Holm", "Kaja", "Thisted"))
    assert again(log).club.name(6) == "6"
    assert erasures(log.club, 6) == (events.Erased(6),)


def test_words_of_others_that_name_somebody_stay_and_are_told_by_their_place(log: ClubLog) -> None:
    """A log proves its remarks, so they cannot be changed; whoever keeps the book is told of them."""
    join(log, 6, name="Karen Holm", aliases=("Kaja B.",))
    join(log, 7, name="Jens Holm")
    seat(log, DAY, 1, 2, 6)
    for why in ("KAREN wrote it", "kaja b. said so", "Holme is a place", "it was Mr Holm", "nobody's fault"):
        line(log, DAY, 1, points=(20, -10, -10))
        log.keep(events.Undone(DAY, 1, 1, why), AT)
    names = log.club.member(6).names
    for event in erasures(log.club, 6):
        log.keep(event, AT)
    found = naming(log, names)
    lines = log.file.read_text("utf-8").splitlines()
    assert [each.kind for each in found] == ["undone"] * 3
    assert [json.loads(lines[each.line])["event"]["why"][:4] for each in found] == ["KARE", "kaja", "it w"]
    (sentence,) = told(found)
    assert all(f"club.tarockclub:{found[0].line + 1} (undone)" in sentence.said(language) for language in LANGUAGES)
    assert told(naming(log, {"xaver quast"})) == told([]) == []
    assert list(again(log).changed_lines()) == []


def test_guests_get_a_number_of_their_own(log: ClubLog) -> None:
    assert (next_number(log.club), next_number(log.club, guest=True)) == (6, 90_001)
    join(log, 90_001, guest=True)
    assert (next_number(log.club), next_number(log.club, guest=True)) == (6, 90_002)


def test_what_cannot_be_is_refused_in_one_sentence(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    line(log, DAY, 1, points=(20, -10, -10))
    cases: list[tuple[events.Event, str]] = [
        (events.Founded("x", log.club.settings), "begun"),
        (events.Joined(Member(number=0, name="X")), "1 to 99999"),
        (events.Joined(Member(number=3, name="X")), "taken"),
        (events.Joined(Member(number=9)), "name"),
        (events.Joined(Member(number=9, name="player 3")), "number 3"),
        (events.Corrected(Member(number=9, name="X")), "nobody has the number 9"),
        (events.Corrected(Member(number=1, name="Player 2")), "number 2"),
        (events.Merged(1, 9), "nobody has the number 9"),
        (events.Merged(1, 1), "itself"),
        (events.Erased(9), "nobody has the number 9"),
        (events.Seasoned(" ", DAY, DAY), "called"),
        (events.Seasoned("x", DAY, "2026-01-01"), "first day"),
        (events.Seasoned("x", "soon", DAY), "2026-11-21"),
        (events.Opened("Big One", DAY), "small letters"),
        (events.Opened(DAY, DAY), "already"),
        (events.Opened("x", "tomorrow"), "2026-11-21"),
        (events.Opened("x", DAY, stake=-1), "less than nothing"),
        (events.Seated("x", 1, (4, 5, 1)), "no evening x"),
        (events.Seated(DAY, 3, (4, 5, 1)), "next table of evening 2026-11-17 is 2"),
        (events.Seated(DAY, 2, (4, 5, 1)), "still sits"),
        (events.Seated(DAY, 2, (4, 5, 5)), "twice"),
        (events.Seated(DAY, 2, (4, 5, 9)), "nobody has the number 9"),
        (events.Seated(DAY, 2, (4, 5)), "3 / 4 / 5"),
        (events.Seated(DAY, 2, (4, 5), ruleset="hearts"), "hearts"),
        (events.Lined(DAY, 1, 1, points=(0, 0, 0)), "next line is 2"),
        (events.Lined(DAY, 1, 2), "sheet or"),
        (events.Lined(DAY, 2, 1, points=(0, 0, 0)), "no table 2"),
        (events.Lined(DAY, 1, 2, points=(0, 0, 0), by=5), "5"),
        (events.Lined(DAY, 1, 2, sheet=RUFER), "contract"),
        (events.Lined(DAY, 1, 2, sheet={}, deals=2), "one deal"),
        (events.Lined(DAY, 1, 2, points=(0, 0, 0), again=True), "deals again"),
        (events.Replaced(DAY, 1, 2, points=(0, 0, 0), why="x"), "no line 2"),
        (events.Replaced(DAY, 1, 1, points=(0, 0, 0)), "why"),
        (events.Undone(DAY, 1, 2, "x"), "no line 2"),
        (events.Undone(DAY, 1, 1, ""), "why"),
        (events.Confirmed(DAY, 1, 1, 4), "4"),
        (events.Confirmed(DAY, 1, 2, 1), "no line 2"),
        (events.Ended(DAY, 2), "no table 2"),
        (events.Paid(1, 9, 5), "nobody has the number 9"),
        (events.Paid(1, 1, 5), "from one to another"),
        (events.Paid(1, 0, 0), "from one to another"),
        (events.Paid(1, 0, 5, "x"), "no evening x"),
    ]
    for event, reason in cases:
        assert reason in refused(log, event), event
    line(log, DAY, 1, points=(0, 0, 0))
    assert "only the last line, 2" in refused(log, events.Undone(DAY, 1, 1, "x"))
    log.keep(events.Ended(DAY, 1), AT)
    for event in (events.Ended(DAY, 1), events.Undone(DAY, 1, 2, "x"), events.Lined(DAY, 1, 3, points=(0, 0, 0))):
        assert "ended" in refused(log, event)


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"name": " "}, "called"),
        ({"stake": -1}, "less than nothing"),
        ({"stake": "much"}, "stake"),
        ({"ruleset": "hearts"}, "hearts"),
        ({"house": ["id = 1"]}, "id"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_settings_with_which_nobody_can_play_are_refused(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(TarockError, match=reason):
        settings_of({"name": "Ours", **values})


def test_a_folder_without_a_club_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(TarockError, match="tarock club new"):
        ClubHome(tmp_path).read()
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(TarockError, match="cannot be written"):
        founded(tmp_path / "file")


@pytest.mark.parametrize("ruleset", ["danish-jensen-1989", "koenigrufen-turnier"])
def test_a_table_may_end_before_its_first_line(ruleset: str, log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3, 4, ruleset=ruleset)
    log.keep(events.Ended(DAY, 1), AT)
    assert set(again(log).club.table(DAY, 1).shares or ()) == {0}


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.sampled_from(["A", "B", "king", "rufer", "bettel", "fund", "x"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=6), st.sampled_from(RULESETS), st.integers(4, 6))
def test_whatever_a_phone_sends_is_settled_or_refused(sheet: dict[str, Any], ruleset: str, players: int) -> None:
    rules = load(ruleset)
    if players in EVENINGS[rules.family].sizes(rules):
        course = EVENINGS[rules.family].begin(rules, players, "", 0)
        with suppress(TarockError):
            _, result = course.after(Written(sheet))
            assert len(result.points) == players
