"""Seats as people name them: by a letter, or by who sits there."""

from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.notation.record import Record, seats_tagged


def seat_of(record: Record, name: str) -> Seat | None:
    """Return the seat of a letter, or of somebody whom the record names; None if he did not play."""
    named = {player: letter for letter, player in seats_tagged(record, "Names").items()}
    letter = named.get(name, name)
    seats = GAMES[record.state.ruleset.family].active(record.state)
    return next((seat for seat in seats if SEAT_NAMES[seat] == letter), None)


def seat_named(record: Record, name: str) -> Seat:
    """Return a seat by its letter, or by the name of its player.

    :raises TarockError: if there is none.
    """
    seat = seat_of(record, name)
    if seat is None:
        names = ", ".join(SEAT_NAMES[seat] for seat in sorted(GAMES[record.state.ruleset.family].active(record.state)))
        raise TarockError(Sentence("coach-no-seat", seats=names, got=name))
    return seat
