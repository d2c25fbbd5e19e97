"""A list of people that the desk pastes, looked at before anybody is entered: all that is wrong at once, by line."""

import time
from pathlib import Path
from typing import Final

from tarock.club.people_file import columns_of, header_of, lines_in
from tarock.club.tournament import events
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.state import Entry
from tarock.core.errors import TarockError
from tarock.server.hall.frames import person_shown
from tarock.server.wire.shared.hall import HallList, HallListFlaw, HallPerson

SEEN: Final = 3
"""So many people show whether the columns are right."""
FLAWS: Final = 100
"""So many wrong lines are told; whoever has more has named the wrong column."""


def looked_at(file: Path, text: str, columns: dict[str, str], language: str) -> HallList:
    """Return what would come of a list, for the event of a log as it stands."""
    trial, flaws, people = Log.read(file), list[HallListFlaw](), list[HallPerson]()
    try:
        read_from = columns_of(text, columns)
        for line, found in lines_in(text, Person, columns, trial.tournament.entries):
            try:
                people.append(_entered(trial, found))
            except TarockError as error:
                flaws.append(HallListFlaw(line, error.said(language)))
    except TarockError as error:
        return HallList(people=0, header=header_of(text), columns={}, flaws=(HallListFlaw(1, error.said(language)),))
    return HallList(
        people=len(people),
        first=tuple(people[:SEEN]),
        header=header_of(text),
        columns=read_from,
        flaws=tuple(flaws[:FLAWS]),
    )


def _entered(trial: Log, found: Person | TarockError) -> HallPerson:
    """Enter somebody on trial.

    :raises TarockError: if that cannot be.
    """
    if isinstance(found, TarockError):
        raise found
    trial.try_out(events.Entered(found), int(time.time()))
    return person_shown(Entry(found), seated=False)
