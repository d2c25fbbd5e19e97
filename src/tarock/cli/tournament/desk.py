"""Opening a tournament, and its people."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tarock.cli.tournament.keeping import keep_and_say, kept, now, read, say
from tarock.club.remarks import naming, told
from tarock.club.tournament import events
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.people_file import people_of
from tarock.club.tournament.settings import settings_of
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.rulesets.files import read_text
from tarock.rulesets.loader import load_file

_PERSON: Final[dict[str, Callable[[int], events.Event]]] = {
    "away": events.Away,
    "back": events.Back,
    "left": events.Left,
}


def new(
    file: Path,
    *,
    name: str,
    format_: str | None,
    sets: tuple[str, ...],
    rules: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Open a tournament."""
    values = {"ruleset": "koenigrufen-turnier", "name": name} if format_ is None else {"format": format_, "name": name}
    house = {} if rules is None else {"ruleset": load_file(rules).id, "house": read_text(rules)}
    settings = settings_of({**values, **house, **pairs(sets)})
    log = Log.begin(file, secrets.token_hex(8), settings, now())
    answer = {"event": log.tournament.id, "settings": msgspec.to_builtins(settings)}
    say(answer, [Sentence("cup-kept-new", name=name, file=str(file))], as_json=as_json, language=language)


def pairs(sets: tuple[str, ...]) -> dict[str, Any]:
    """Read settings: KEY=VALUE, where the value is JSON, or a text as it stands."""
    values: dict[str, Any] = {}
    for each in sets:
        key, divider, text = each.partition("=")
        if not divider:
            raise TarockError(Sentence("cup-settings", why=each))
        try:
            values[key] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            values[key] = text
    return values


def enter(file: Path, *, as_json: bool, language: str, **options: Any) -> None:  # noqa: ANN401 - of the command
    """Enter one person, or all of a table; all can be entered, or nobody is."""
    log = read(file, language)
    people = _people(log, **options)
    trial = Log.read(file)
    for person in people:
        trial.try_out(events.Entered(person), now())
    for person in people:
        kept(log, events.Entered(person))
    total = len(log.tournament.entries)
    answer = {"entered": [person.number for person in people], "total": total}
    say(answer, [Sentence("cup-kept-entered", count=len(people), total=total)], as_json=as_json, language=language)


def _people(
    log: Log,
    *,
    table: Path | None,
    known: Path | None,
    columns: tuple[str, ...],
    **fields: Any,  # noqa: ANN401 - of the command
) -> tuple[Person, ...]:
    taken = log.tournament.entries
    if table is not None:
        mapping = {field: column for field, _, column in (each.partition("=") for each in columns)}
        friends = () if known is None else people_of(read_text(known), {})
        return people_of(read_text(table), mapping, taken, friends)
    number, fixed, name = fields.pop("number"), fields.pop("fixed"), fields.pop("name")
    return (Person(number=number or max(taken, default=0) + 1, name=name or "", table=fixed or 0, **fields),)


def correct(
    file: Path, *, number: int, as_json: bool, language: str, aliases: tuple[str, ...], **fields: str | int | None
) -> None:
    """Put right what is known of somebody; what is not named stays."""
    person = read(file, language).tournament.entry(number).person
    named: dict[str, Any] = {field: value for field, value in fields.items() if value is not None}
    named |= {"aliases": aliases} if aliases else {}
    changed = msgspec.structs.replace(person, **named)
    keep_and_say(file, events.Corrected(changed), as_json=as_json, language=language)


def merge(file: Path, *, number: int, double: int, as_json: bool, language: str) -> None:
    """Let two entries be one person."""
    keep_and_say(file, events.Merged(number, double), as_json=as_json, language=language)


def change(file: Path, *, sets: tuple[str, ...], as_json: bool, language: str) -> None:
    """Change settings before the first draw."""
    settings = read(file, language).tournament.settings
    changed = settings_of({**msgspec.to_builtins(settings), **pairs(sets)})
    keep_and_say(file, events.Changed(changed), as_json=as_json, language=language)


def person(file: Path, *, what: str, number: int, as_json: bool, language: str) -> None:
    """Say what has become of somebody; of whom is erased, also where words of others may still name him."""
    if what == "erase":
        log = read(file, language)
        names = log.tournament.entry(number).person.names
        line = kept(log, events.Erased(number))
        found = naming(log, names)
        answer = {"line": line.n, "remarks": [msgspec.structs.asdict(each) for each in found]}
        say(answer, [Sentence("cup-kept", n=line.n), *told(found)], as_json=as_json, language=language)
        return
    keep_and_say(file, _PERSON[what](number), as_json=as_json, language=language)


def substitute(file: Path, *, number: int, by: int, as_json: bool, language: str) -> None:
    """Let somebody sit in another's place."""
    keep_and_say(file, events.Substituted(number, by), as_json=as_json, language=language)


def pay(file: Path, *, number: int, amount: int, as_json: bool, language: str) -> None:
    """Note a payment."""
    keep_and_say(file, events.Paid(number, amount), as_json=as_json, language=language)


def team(file: Path, *, name: str, members: tuple[int, ...], as_json: bool, language: str) -> None:
    """Name a team."""
    keep_and_say(file, events.Teamed(name, members), as_json=as_json, language=language)


def close(file: Path, *, as_json: bool, language: str) -> None:
    """Close the tournament."""
    keep_and_say(file, events.Closed(), as_json=as_json, language=language)
