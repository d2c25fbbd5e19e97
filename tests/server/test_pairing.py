"""Who is seated with whom: the longest wait first, nobody for ever, nobody twice, and never those who may not meet."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock.rulesets import books, load
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import check, check_offered
from tarock.server.meeting.pairing import Group, MayMeet, Seeker, groups, is_same_person
from tarock.server.meeting.wishes import THINK, agreed, book_of, checked, settings_of, size_of
from tarock.server.names import Session
from tarock.server.wire.shared.meeting import Seek

PATIENCE, TICK = 20_000, 1_000
DANISH, TURNIER = Seek(family="danish"), Seek(family="koenigrufen", ruleset="koenigrufen-turnier")
WISHES = (
    DANISH,
    Seek(family="danish", ruleset="danish-hjoerring", level="club"),
    Seek(family="danish", ruleset="danish-jensen-1989"),
    Seek(family="danish", pace="calm"),
    Seek(family="koenigrufen"),
    TURNIER,
    Seek(family="koenigrufen", level="master"),
)


def anybody(_one: str, _other: str) -> bool:
    return True


def seeker(number: int, wish: Seek = DANISH, since: int = 0, *, device: str = "", address: str = "") -> Seeker:
    return Seeker(Session(f"p{number:03}", f"Player {number}", device, address), wish, since)


def pair(*waiting: Seeker, now: int = 0, may_meet: MayMeet = anybody) -> list[Group]:
    return list(groups(waiting, now, PATIENCE, may_meet))


@dataclass
class Hall:
    """A queue into which people come at random, and who has been seated when."""

    arrivals: list[Seeker]
    blocked: set[frozenset[str]] = field(default_factory=set)
    seated: dict[str, tuple[int, Group]] = field(default_factory=dict)

    def may_meet(self, one: str, other: str) -> bool:
        return frozenset({one, other}) not in self.blocked

    def play(self) -> None:
        """Look at the queue every second until everybody has surely been seated."""
        end = max(each.since for each in self.arrivals) + PATIENCE + 2 * TICK
        for now in range(0, end, TICK):
            here = [each for each in self.arrivals if each.since <= now and each.person not in self.seated]
            for group in groups(here, now, PATIENCE, self.may_meet):
                for each in group.people:
                    assert each.person not in self.seated, "nobody sits twice"
                    self.seated[each.person] = now, group


@st.composite
def halls(draw: st.DrawFn, *, with_marks: bool = True) -> Hall:
    """People who come at some second of a minute, some with the same browser or address, some of whom are blocked."""
    people = []
    for number in range(draw(st.integers(1, 14))):
        device = draw(st.sampled_from(("", "a", "b"))) if with_marks else ""
        address = draw(st.sampled_from(("", "x"))) if with_marks else ""
        since = draw(st.integers(0, 60)) * TICK
        people.append(seeker(number, draw(st.sampled_from(WISHES)), since, device=device, address=address))
    pairs = st.sets(st.sampled_from([each.person for each in people]), min_size=2, max_size=2) if people[1:] else None
    blocked = draw(st.lists(pairs, max_size=4)) if pairs is not None and with_marks else []
    return Hall(people, {frozenset(each) for each in blocked})


@given(halls())
@settings(max_examples=60, deadline=None)
def test_everybody_is_seated_once_in_time_with_people_whom_he_may_meet_and_who_want_the_same(hall: Hall) -> None:
    hall.play()
    assert hall.seated.keys() == {each.person for each in hall.arrivals}, "nobody waits for ever"
    for when, group in hall.seated.values():
        assert len(group.people) <= group.size == {"danish": 3, "koenigrufen": 4}[group.wish.family]
        assert group.people[0].since == min(each.since for each in group.people)
        for each in group.people:
            assert when - each.since <= PATIENCE + TICK
            assert agreed(group.wish, each.wish) == group.wish
        for one in group.people:
            for other in group.people:
                if one is not other:
                    assert not is_same_person(one.session, other.session)
                    assert hall.may_meet(one.person, other.person)


@given(halls(with_marks=False))
@settings(max_examples=40, deadline=None)
def test_of_two_who_want_the_same_the_first_to_come_is_not_seated_after_the_other(hall: Hall) -> None:
    hall.play()
    for one in hall.arrivals:
        for other in hall.arrivals:
            if one.wish == other.wish and one.since < other.since:
                assert hall.seated[one.person][0] <= hall.seated[other.person][0]


def test_a_full_table_is_seated_at_once_and_one_that_is_not_full_when_the_first_has_waited_long_enough() -> None:
    assert [len(group.people) for group in pair(*(seeker(n) for n in range(3)))] == [3]
    assert [len(group.people) for group in pair(*(seeker(n, TURNIER) for n in range(4)))] == [4]
    two = seeker(0), seeker(1, since=5_000)
    assert pair(*two, now=PATIENCE - 1) == []
    assert [each.person for group in pair(*two, now=PATIENCE) for each in group.people] == ["p000", "p001"]


def test_who_does_not_mind_plays_by_the_book_and_with_the_bots_that_another_wants() -> None:
    picky = Seek(family="danish", ruleset="danish-jensen-1989", level="club")
    (group,) = pair(seeker(0), seeker(1, picky), now=PATIENCE)
    table = settings_of(group.wish, (True, False, True))
    assert (table.ruleset, [chair.bot for chair in table.chairs]) == ("danish-jensen-1989", [None, "club", None])
    assert (table.think, table.listed, table.rounds) == (THINK["usual"], True, 3), "strangers have a clock"
    other = Seek(family="danish", ruleset="danish-hjoerring")
    assert len(pair(seeker(0, picky), seeker(1, other), now=PATIENCE)) == 2


def test_two_who_go_by_one_name_do_not_sit_at_one_table() -> None:
    one, other = seeker(0), Seeker(Session("p9", "PLAYER 0"), DANISH, 0)
    assert len(pair(one, other, now=PATIENCE)) == 2


@pytest.mark.parametrize("book", books())
def test_a_table_can_be_opened_by_every_book(book: str) -> None:
    wish = checked(Seek(family=load(book).family, ruleset=book, level="book"))
    table = settings_of(wish, (True,) * size_of(book_of(wish)))
    check(table)
    check_offered(table)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Seek(family="whist"), Code.BAD_SETTINGS),
        (Seek(family="danish", ruleset="no-such-book"), Code.BAD_RULESET),
        (Seek(family="danish", ruleset="koenigrufen-turnier"), Code.BAD_SETTINGS),
        (Seek(family="danish", level="random"), Code.BAD_SETTINGS),
    ],
)
def test_what_nobody_can_play_is_not_waited_for(wish: Seek, code: Code) -> None:
    with pytest.raises(Refusal) as refusal:
        checked(wish)
    assert code is refusal.value.code
