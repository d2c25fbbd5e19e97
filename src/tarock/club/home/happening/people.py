"""Who joins the club, and what is known of whom."""

import msgspec

from tarock.club.home import events
from tarock.club.home.happening.registry import checks, folds, refuse
from tarock.club.home.people import FIRST_GUEST, LARGEST_NUMBER, Member
from tarock.club.home.state import Club


@checks.of(events.Joined)
def _check_joined(club: Club, event: events.Joined) -> None:
    person = event.person
    if not 1 <= person.number <= LARGEST_NUMBER:
        refuse("cup-number", most=LARGEST_NUMBER, got=person.number)
    if person.number in club.members or person.number in club.merged:
        refuse("cup-number-taken", number=person.number, free=next_number(club))
    _check_person(club, person)


@folds.of(events.Joined)
def _fold_joined(club: Club, event: events.Joined) -> None:
    club.members[event.person.number] = event.person


@checks.of(events.Corrected)
def _check_corrected(club: Club, event: events.Corrected) -> None:
    if event.person.number not in club.members:
        refuse("home-no-number", number=event.person.number)
    _check_person(club, event.person)


@folds.of(events.Corrected)
def _fold_corrected(club: Club, event: events.Corrected) -> None:
    club.members[event.person.number] = event.person


def _check_person(club: Club, person: Member) -> None:
    if not person.name.strip():
        refuse("cup-no-name", number=person.number)
    for each in club.members.values():
        if each.number != person.number and _likeness(each) == _likeness(person):
            refuse("home-known", name=person.name, number=each.number)


def _likeness(person: Member) -> tuple[str, str, str]:
    return person.name.casefold(), person.town.casefold(), person.club.casefold()


def next_number(club: Club, *, guest: bool = False) -> int:
    """Return the next free number: guests have theirs above those of all members."""
    taken = [number for number in (*club.members, *club.merged) if (number >= FIRST_GUEST) == guest]
    return max(taken, default=FIRST_GUEST - 1 if guest else 0) + 1


@checks.of(events.Merged)
def _check_merged(club: Club, event: events.Merged) -> None:
    for number in (event.number, event.double):
        if number not in club.members:
            refuse("home-no-number", number=number)
    if event.number == event.double:
        refuse("home-merge-self", number=event.number)
    for name, evening in club.evenings.items():
        for table in evening.tables.values():
            if {event.number, event.double} <= {club.who(number) for number in table.players}:
                refuse("home-merge-table", number=event.number, double=event.double, evening=name)


@folds.of(events.Merged)
def _fold_merged(club: Club, event: events.Merged) -> None:
    """Let the double go; its name finds the person from now on."""
    double, person = club.members.pop(event.double), club.members[event.number]
    names = dict.fromkeys((*person.aliases, double.name, *double.aliases))
    aliases = tuple(name for name in names if name and name != person.name)
    club.members[event.number] = msgspec.structs.replace(person, aliases=aliases)
    club.merged[event.double] = event.number


@checks.of(events.Erased)
def _check_erased(club: Club, event: events.Erased) -> None:
    if event.number not in club.members and event.number not in club.merged:
        refuse("home-no-number", number=event.number)
    named = [double for double in club.doubles(event.number) if double not in club.erased]
    if named:
        refuse("home-erase-double", number=event.number, double=named[0])


@folds.of(events.Erased)
def _fold_erased(club: Club, event: events.Erased) -> None:
    club.erased.add(event.number)
    if event.number in club.members:
        club.members[event.number] = forgotten(club.members[event.number])


def erasures(club: Club, number: int) -> tuple[events.Erased, ...]:
    """Return what must happen so that somebody is forgotten under every number."""
    who = club.who(number)
    doubles = [double for double in club.doubles(who) if double not in club.erased]
    return (*map(events.Erased, doubles), events.Erased(who))


def forgotten(person: Member) -> Member:
    """Return a person of whom only the number is known."""
    return msgspec.structs.replace(person, name="", town="", club="", shown="number", rated=False, aliases=())
