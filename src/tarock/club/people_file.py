"""People from a table that somebody has: CSV with any names of columns, of which only those we know are read."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from tarock.club.people import Listed
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "number": ("number", "no", "nr", "nr.", "nummer", "spielernummer", "medlemsnr"),
    "name": ("name", "navn", "full name", "namen", "names", "spieler", "spiller", "player", "teilnehmer", "deltager"),
    "town": ("town", "by", "ort", "wohnort", "city"),
    "club": ("club", "klub", "verein"),
    "aliases": ("alias", "aliases", "kaldet", "genannt", "auch"),
    "shown": ("shown", "vises", "gezeigt"),
}
"""What is read, and how such columns are often named; contact data are not among it."""
FIRST_NAMES: Final = ("vorname", "fornavn", "first name", "firstname", "given name")
LAST_NAMES: Final = ("nachname", "zuname", "familienname", "efternavn", "last name", "lastname", "surname")
"""How the two parts of a name are often called where no column has it whole."""
ListedT = TypeVar("ListedT", bound=Listed)
_DIVIDERS: Final = (";", "\t", ",")


def people_in(
    text: str,
    kind: type[ListedT],
    mapping: Mapping[str, str],
    taken: Iterable[int] = (),
    known: Iterable[Listed] = (),
) -> tuple[ListedT, ...]:
    r"""Return the people of a CSV text; who has no number is given the next free one.

    Several aliases of one person are divided by ``/``.

    >>> [person.name for person in people_in("Vorname;Nachname\nAnna;Berg", Listed, {"name": "Vorname+Nachname"})]
    ['Anna Berg']

    :param kind: what they become: somebody on an entry list, or somebody of the club.
    :param mapping: by field: the column, or several joined by +, where the usual names do not fit.
    :param known: people of whom number and name are known: who stands in the list without a number, under a name or
        an alias of theirs, is one of them.
    :raises TarockError: naming the line or the column that is wrong.
    """
    people: list[ListedT] = []
    for line, found in lines_in(text, kind, mapping, taken, known):
        if isinstance(found, TarockError):
            raise TarockError(Sentence("cup-csv-line", line=line, text=found.sentence)) from found
        people.append(found)
    if not people:
        raise TarockError(Sentence("cup-csv-empty"))
    return tuple(people)


def lines_in(
    text: str,
    kind: type[ListedT],
    mapping: Mapping[str, str],
    taken: Iterable[int] = (),
    known: Iterable[Listed] = (),
) -> Iterator[tuple[int, ListedT | TarockError]]:
    """Give line after line who stands there, or what is wrong with it; the parameters are those of `people_in`.

    :raises TarockError: naming a column that is missing.
    """
    known, used = tuple(known), set(taken)
    for line, values in rows_in(text, COLUMNS, mapping, needed=("name",)):
        try:
            person = _person(kind, _recognised(values, known), used)
        except TarockError as error:
            yield line, error
        else:
            used.add(person.number)
            yield line, person


def rows_in(
    text: str, fields: Mapping[str, tuple[str, ...]], mapping: Mapping[str, str], needed: tuple[str, ...]
) -> Iterator[tuple[int, dict[str, str]]]:
    """Give the rows of a CSV text, each with its line and by field what it says; what is empty is left out.

    :param fields: what is read, and how such columns are often named.
    :param mapping: by field: the column, or several joined by +, where the usual names do not fit.
    :param needed: fields without which the table cannot be used.
    :raises TarockError: naming the column that is missing.
    """
    reader = _reader(text, fields, mapping)
    columns = _columns(list(reader.fieldnames or ()), fields, mapping, needed)
    for row in reader:
        yield reader.line_num, _values(row, columns)


def header_of(text: str) -> tuple[str, ...]:
    """Return the names of the columns of a CSV text of people."""
    names = _reader(text, COLUMNS, {}).fieldnames or ()
    return tuple(dict.fromkeys(name for name in names if name.strip()))


def columns_of(text: str, mapping: Mapping[str, str]) -> dict[str, str]:
    r"""Return which column, or which several, a CSV text of people has for what.

    >>> columns_of("Vorname;Nachname;Ort\nAnna;Berg;Steyr", {})
    {'name': 'Vorname+Nachname', 'town': 'Ort'}

    :raises TarockError: naming a column that is missing.
    """
    columns = _columns(list(header_of(text)), COLUMNS, mapping, needed=("name",))
    return {field: "+".join(names) for field, names in columns.items() if names}


def _reader(text: str, fields: Mapping[str, tuple[str, ...]], mapping: Mapping[str, str]) -> "csv.DictReader[str]":
    """Return what reads a table; a plain list of names, one a line, needs no head."""
    text = text.removeprefix("\ufeff")
    first = text.partition("\n")[0]
    divider = max(_DIVIDERS, key=first.count)
    usual = {name for names in fields.values() for name in names}
    is_plain = divider not in first and first.strip().strip('"').casefold() not in usual and not mapping
    names = ["name"] if is_plain and "name" in fields else None
    return csv.DictReader(io.StringIO(text), names, delimiter=divider)


def _columns(
    header: list[str], fields: Mapping[str, tuple[str, ...]], mapping: Mapping[str, str], needed: tuple[str, ...]
) -> dict[str, list[str]]:
    known = {name.strip().casefold(): name for name in header}
    columns: dict[str, list[str]] = {}
    for field, names in fields.items():
        if field in mapping:
            wanted = [name.strip().casefold() for name in mapping[field].split("+")]
            for name in wanted:
                if name not in known:
                    raise TarockError(Sentence("cup-csv-column", column=name, known=", ".join(header)))
            columns[field] = [known[name] for name in wanted]
        else:
            columns[field] = [known[name] for name in names if name in known][:1]
    if "name" in columns and not columns["name"]:
        columns["name"] = _parted(known)
    for field in needed:
        if not columns[field]:
            raise TarockError(Sentence("cup-csv-column", column=field, known=", ".join(header)))
    return columns


def _parted(known: Mapping[str, str]) -> list[str]:
    """Return the two columns in which a name stands, as most lists of clubs have it; nothing if there are none."""
    firsts, lasts = ([known[name] for name in names if name in known] for names in (FIRST_NAMES, LAST_NAMES))
    return [firsts[0], lasts[0]] if firsts and lasts else []


def _values(row: dict[str, Any], columns: dict[str, list[str]]) -> dict[str, str]:
    joined = {
        field: " ".join(part for name in names if (part := (row.get(name) or "").strip()))
        for field, names in columns.items()
    }
    return {field: value for field, value in joined.items() if value}


def _recognised(values: dict[str, str], known: tuple[Listed, ...]) -> dict[str, str]:
    """Return what a line says, with what is known of that person; two who could be meant are not guessed at."""
    listed = Listed(number=0, name=values.get("name", ""))
    found = [
        person
        for person in known
        if person.names & listed.names and values.get("town", person.town).casefold() == person.town.casefold()
    ]
    if "number" in values or len(found) != 1:
        return values
    (person,) = found
    fields = {
        "number": str(person.number),
        "town": person.town,
        "club": person.club,
        "aliases": "/".join(person.aliases),
    }
    return {**{field: value for field, value in fields.items() if value}, **values, "name": person.name}


def _person(kind: type[ListedT], values: dict[str, str], used: set[int]) -> ListedT:
    if not values.get("name"):
        raise TarockError(Sentence("cup-csv-no-name"))
    number = values.get("number", str(max(used, default=0) + 1))
    if not number.isdecimal() or int(number) in used:
        raise TarockError(Sentence("cup-csv-number", number=number))
    try:
        aliases = tuple(alias.strip() for alias in values.get("aliases", "").split("/") if alias.strip())
        return msgspec.convert({**values, "number": int(number), "aliases": aliases}, kind)
    except msgspec.ValidationError as error:
        raise TarockError(str(error)) from error
