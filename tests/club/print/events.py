"""Events to print: sixty tables with long names, money and results."""

from pathlib import Path

from tarock.club.tournament import events
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tests.club.tournament.halls import AT, draw, line, opened

LONG = "Maximiliane-Theodora von Oberhollabrunn-Wolkersdorf"


def filled(folder: Path, players: int = 241) -> Log:
    """A tournament of sixty tables, one of five, with a line at some of them."""
    prizes = [{"rank": 1, "amount": 10_000}, {"rank": 4, "text": "a ham"}]
    log = opened(folder, fee=1200, currency="EUR", date="2026-11-21", place="Steyr", prizes=prizes, name="Cup <1>")
    for number in range(1, players + 1):
        name = LONG if number % 10 == 0 else f"Anna {number} & Co"
        town = "Sankt Pantaleon-Erla" if number % 3 else ""
        log.keep(events.Entered(Person(number=number, name=name + str(number), town=town)), AT)
    for number in (1, 2, 3, 10):
        log.keep(events.Paid(number, 1200), AT)
    draw(log)
    for table in range(2, 12):
        line(log, 1, table, points=(3, -1, -1, -1))
    return log
