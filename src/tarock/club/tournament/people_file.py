"""The entry list from a table that somebody has."""

from collections.abc import Iterable, Mapping

from tarock.club.people_file import people_in
from tarock.club.tournament.people import Person


def people_of(
    text: str, mapping: Mapping[str, str], taken: Iterable[int] = (), known: Iterable[Person] = ()
) -> tuple[Person, ...]:
    """Return the people of a CSV text; who has no number is given the next free one.

    :param known: people of whom number and name are known: who stands in the list without a number, under a name or
        an alias of theirs, is one of them.
    :param mapping: by field: the column, or several joined by +, where the usual names do not fit.
    :raises TarockError: naming the line or the column that is wrong.
    """
    return people_in(text, Person, mapping, taken, known)
