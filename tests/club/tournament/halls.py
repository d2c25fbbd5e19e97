"""Tournaments for tests: people, draws, and lines from sheets that the book allows."""

from pathlib import Path
from random import Random
from typing import Any

from tarock.club.tournament import events, proof
from tarock.club.tournament.lines import deals_at, resting
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.settings import settings_of

AT = 1_800_000_000


def opened(folder: Path, **settings: Any) -> Log:  # noqa: ANN401 - as the settings have them
    values = {"format": "tyrol-cup", "name": "Test", **settings}
    return Log.begin(folder / "event.tarockcup", "test", settings_of(values), AT)


def enter(log: Log, *numbers: int, **fields: Any) -> None:  # noqa: ANN401 - as a person has them
    for number in numbers:
        person: dict[str, Any] = {"number": number, "name": f"Player {number}", **fields}
        log.keep(events.Entered(Person(**person)), AT)


def draw(log: Log, seed: str = "seed", word: str = "", number: int | None = None) -> None:
    log.keep(proof.commitment(log.tournament, seed, number), AT)
    committed = log.tournament.committed
    assert committed is not None
    log.keep(proof.drawn(log.tournament, committed, seed, word), AT)


def next_round(log: Log, seed: str) -> int:
    """Begin the next round: as it was drawn, or anew where somebody has come or gone."""
    number = len(log.tournament.rounds) + 1
    if proof.continued(log.tournament, number) is None:
        draw(log, seed)
    else:
        log.keep(events.Continued(number), AT)
    return number


def line(log: Log, number: int, table: int, **fields: Any) -> events.Lined:  # noqa: ANN401 - as a line has them
    """Write the next line of a table."""
    following = len(log.tournament.round(number).lines.get(table, {})) + 1
    out = resting(log.tournament, number, table, following)
    written = events.Lined(number, table, following, **{"out": out, **fields})
    log.keep(written, AT)
    return written


def sheet(rng: Random) -> dict[str, Any]:
    """Return what a table of Königrufen may write: a Rufer won or lost, with or without a bonus, or a Bettel."""
    declarer, partner, forehand = *rng.sample("ABCD", 2), rng.choice("ABCD")
    base = {"forehand": forehand, "declarer": declarer}
    if rng.random() < 0.2:
        return {**base, "contract": "bettel", "tricks": rng.choice([0, 1])}
    bonus = {"item": "trull", "side": rng.choice(["declarer", "defenders"]), "announced": False, "made": True}
    items = [bonus] if rng.random() < 0.3 else []
    return {**base, "contract": "solorufer", "partner": partner, "thirds": rng.choice([90, 120]), "items": items}


def deals_of(log: Log, number: int, table: int) -> int:
    return deals_at(log.tournament, len(log.tournament.company(number, table)))
