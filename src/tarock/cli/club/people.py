"""Founding a club, and its people."""

import secrets
from pathlib import Path
from typing import Any, Final

import msgspec

from tarock.cli.club.keeping import keep_all, keep_and_say, number_of, read, to_write
from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.cli.tournament.desk import pairs
from tarock.cli.tournament.keeping import now, say
from tarock.club.home import events
from tarock.club.home.as_json import people_json
from tarock.club.home.contacts import Contact, read_contacts, write_contacts
from tarock.club.home.export import heads
from tarock.club.home.folder import ClubHome
from tarock.club.home.happening.people import next_number
from tarock.club.home.log import ClubLog
from tarock.club.home.people import Member
from tarock.club.home.settings import settings_of
from tarock.club.people_file import people_in, rows_in
from tarock.club.remarks import told
from tarock.core.sentences import Sentence
from tarock.rulesets.files import read_text

_CONTACTS: Final = {"mail": ("mail", "e-mail", "email"), "telephone": ("telephone", "telefon", "phone", "mobil", "tlf")}
"""How columns of contact data are often named."""


def new(
    folder: Path, *, name: str, sets: tuple[str, ...], house: tuple[Path, ...], as_json: bool, language: str
) -> None:
    """Found a club."""
    settings = settings_of({"name": name, "language": language, **pairs(sets), **_house(house)})
    log = ClubHome(folder).found(secrets.token_hex(8), settings, now())
    answer = {"club": log.club.id, "settings": msgspec.to_builtins(settings)}
    say(answer, [Sentence("home-founded", name=name, folder=str(folder))], as_json=as_json, language=language)


def _house(files: tuple[Path, ...]) -> dict[str, Any]:
    return {"house": [read_text(file) for file in files]} if files else {}


def change(folder: Path, *, sets: tuple[str, ...], house: tuple[Path, ...], as_json: bool, language: str) -> None:
    """Change what the club says of itself."""
    log = to_write(folder, language)
    values = {**msgspec.to_builtins(log.club.settings), **pairs(sets), **_house(house)}
    keep_and_say(log, events.Changed(settings_of(values)), as_json=as_json, language=language)


def season(folder: Path, *, name: str, first: str, last: str, as_json: bool, language: str) -> None:
    """Name a season."""
    keep_and_say(to_write(folder, language), events.Seasoned(name, first, last), as_json=as_json, language=language)


def people(
    folder: Path,
    *,
    table: Path | None,
    columns: tuple[str, ...],
    as_json: bool,
    language: str,
    **fields: Any,  # noqa: ANN401 - of the command
) -> None:
    """List everybody, or let one person or all of a table join; all can join, or nobody does."""
    is_listing = table is None and fields["name"] is None
    log = read(folder, language) if is_listing else to_write(folder, language)
    mapping = {field: column for field, _, column in (each.partition("=") for each in columns)}
    if is_listing:
        _list(log, as_json=as_json, language=language)
        return
    taken = (*log.club.members, *log.club.merged)
    new = [_one(log, **fields)] if table is None else list(people_in(read_text(table), Member, mapping, taken))
    keep_all(folder, log, [events.Joined(person) for person in new])
    if table is not None:
        _keep_contacts(folder, read_text(table), mapping, new)
    answer = {"joined": [person.number for person in new], "total": len(log.club.members)}
    sentence = Sentence("home-joined", count=len(new), total=len(log.club.members))
    say(answer, [sentence], as_json=as_json, language=language)


def _one(log: ClubLog, *, number: int | None, aliases: tuple[str, ...], **fields: Any) -> Member:  # noqa: ANN401 - of the command
    given = {key: value for key, value in fields.items() if value is not None}
    free = next_number(log.club, guest=bool(fields["guest"]))
    return Member(number=number or free, aliases=aliases, **given)


def _keep_contacts(folder: Path, text: str, mapping: dict[str, str], people: list[Member]) -> None:
    """Put contact data of a list where they belong; only columns that were named are read."""
    named = {field: names for field, names in _CONTACTS.items() if field in mapping}
    if named:
        contacts = read_contacts(folder)
        for person, (_, values) in zip(people, rows_in(text, named, mapping, needed=()), strict=True):
            contacts[person.number] = Contact(**values)
        write_contacts(folder, contacts)


def _list(log: ClubLog, *, as_json: bool, language: str) -> None:
    if as_json:
        print_json({"people": people_json(log.club)})
        return
    cells = [
        [str(number), each.name or "–", each.town, each.club, Sentence(f"home-shown-{each.shown}").said(language)]
        for number, each in sorted(log.club.members.items())
    ]
    print_lines(aligned([heads(("number", "name", "town", "club", "shown"), language), *cells]))


def correct(
    folder: Path,
    *,
    person: str,
    aliases: tuple[str, ...],
    as_json: bool,
    language: str,
    **fields: Any,  # noqa: ANN401 - of the command
) -> None:
    """Put right what is known of somebody; what is not named stays."""
    log = to_write(folder, language)
    known = log.club.member(number_of(log.club, person))
    named = {field: value for field, value in fields.items() if value is not None}
    changed = msgspec.structs.replace(known, aliases=(*known.aliases, *aliases), **named)
    keep_and_say(log, events.Corrected(changed), as_json=as_json, language=language)


def merge(folder: Path, *, person: str, double: str, as_json: bool, language: str) -> None:
    """Let two numbers be one person."""
    log = to_write(folder, language)
    event = events.Merged(number_of(log.club, person), number_of(log.club, double))
    keep_and_say(log, event, as_json=as_json, language=language)


def erase(folder: Path, *, person: str, as_json: bool, language: str) -> None:
    """Forget somebody under every number, in the club and its tournaments, with the contact data."""
    log = to_write(folder, language)
    number = number_of(log.club, person)
    found = ClubHome(folder).erase(log, number, now())
    answer = {"erased": number, "remarks": [msgspec.structs.asdict(each) for each in found]}
    say(answer, [Sentence("home-erased", number=number), *told(found)], as_json=as_json, language=language)


def contact(
    folder: Path, *, person: str, mail: str | None, telephone: str | None, as_json: bool, language: str
) -> None:
    """Show how somebody can be reached, or note it; nothing of it leaves the folder."""
    log = read(folder, language)
    number = number_of(log.club, person)
    contacts = read_contacts(folder)
    found = contacts.get(number, Contact())
    given = {key: value for key, value in (("mail", mail), ("telephone", telephone)) if value is not None}
    if given:
        found = msgspec.structs.replace(found, **given)
        write_contacts(folder, {**contacts, number: found})
    answer = {"number": number, "mail": found.mail, "telephone": found.telephone}
    filling = {"name": log.club.name(number), "mail": found.mail or "–", "telephone": found.telephone or "–"}
    say(answer, [Sentence("home-contact", **filling)], as_json=as_json, language=language)
