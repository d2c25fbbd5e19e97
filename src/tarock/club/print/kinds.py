"""What can be printed of a tournament: score sheets, the draw, tags, standings, receipts and certificates."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Final

from tarock.club.print.markup import Markup, Paper, document, element, heading, joined, table
from tarock.club.tournament.draw import Company, Number
from tarock.club.tournament.lines import deals_at, resting
from tarock.club.tournament.prizes import awards, money
from tarock.club.tournament.standings import Row, ranking, standings, teams
from tarock.club.tournament.state import Tournament
from tarock.club.typed import plain
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

_QUIET: Final = 4
"""So many light squares must surround a QR code."""
_HONOURED: Final = 3
"""So many get a certificate, and everybody who wins a prize."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Printing:
    """What is printed from, and for whom."""

    tournament: Tournament
    language: str
    paper: Paper = "A4"
    round: int = 0
    """The round; 0: the last that was drawn."""
    address: str = ""
    """Where phones find the event; nothing leaves the QR codes out."""
    codes: Mapping[int, str] = field(default_factory=dict[int, str])
    """The codes of the tables, which only the desk prints."""

    def said(self, key: str, **filling: str | int) -> str:
        """Return a message in the reader's language."""
        return Sentence(key, **filling).said(self.language)

    @property
    def drawn(self) -> int:
        """The round that is printed.

        :raises TarockError: if it has not been drawn.
        """
        number = self.round or len(self.tournament.rounds)
        self.tournament.round(number)
        return number


def printed(what: str, printing: Printing) -> str:
    """Return a page to be printed.

    :raises TarockError: if there is no such page, or nothing to be printed on it.
    """
    if what not in PRINTS:
        raise TarockError(Sentence("print-unknown", what=what, known=", ".join(PRINTS)))
    title = f"{printing.tournament.settings.name}: {printing.said(f'print-{what}')}"
    body = PRINTS[what](printing)
    return document(title, printing.language, element("main", body, kind=what), paper=printing.paper)


# Score sheets


def _sheets(printing: Printing) -> Markup:
    number = printing.drawn
    tables = printing.tournament.round(number).draw.tables
    return joined(_sheet(printing, number, at, company) for at, company in enumerate(tables, 1))


def _sheet(printing: Printing, number: int, at: int, company: Company) -> Markup:
    """Return the sheet of one table: who plays, and a row for each deal; who sits out is grey."""
    tournament = printing.tournament
    names = [f"{each} {tournament.name(each)}" for each in company]
    heads = ["#", printing.said("print-game"), *names, printing.said("print-confirmed")]
    head = element("tr", *(element("th", each, scope="col") for each in heads))
    rows = joined(
        _row(printing, number, at, company, line) for line in range(1, deals_at(tournament, len(company)) + 1)
    )
    total = element(
        "tr", element("td"), element("td", printing.said("print-total")), *[element("td")] * (len(names) + 1)
    )
    grid = element("table", element("thead", head), element("tbody", rows), element("tfoot", total))
    return element("section", _head(printing, number, at), grid, kind="sheet")


def _row(printing: Printing, number: int, at: int, company: Company, line: int) -> Markup:
    out = resting(printing.tournament, number, at, line)
    cells = [element("td", kind="out") if each in out else element("td") for each in company]
    return element("tr", element("td", str(line)), element("td", kind="game"), *cells, element("td"))


def _head(printing: Printing, number: int, at: int) -> Markup:
    room = printing.tournament.settings.room_of(at)
    place = printing.said("print-table-round", table=at, round=number)
    words = element("div", element("h1", place), element("p", *_parts(printing.tournament.settings.name, room)))
    code = printing.codes.get(at, "")
    if not (printing.address and code):
        return element("div", words, kind="head")
    link = f"{printing.address}/table/{number}-{at}#{code}"
    return element("div", words, element("div", qr(link), element("div", code, kind="code")), kind="head")


def _parts(*texts: str) -> tuple[str, ...]:
    return (" · ".join(text for text in texts if text),)


@cache
def qr(text: str) -> Markup:
    """Return a QR code as a picture.

    >>> qr("http://a/")[:52]
    '<svg class="qr" viewBox="0 0 29 29" role="img" aria-'
    """
    import segno  # noqa: PLC0415 - the extra `club`: who prints nothing need not have it

    squares = segno.make_qr(text, error="m").matrix
    path = "".join(f"M{x + _QUIET} {y + _QUIET}h{width}v1h-{width}z" for x, y, width in _dark(squares))
    size = len(squares) + 2 * _QUIET
    picture = element("path", d=path, fill="#000")
    attributes = {"viewBox": f"0 0 {size} {size}", "role": "img", "aria-label": "QR", "shape-rendering": "crispEdges"}
    return element("svg", picture, kind="qr", **attributes)


def _dark(squares: Sequence[Sequence[int]]) -> Iterator[tuple[int, int, int]]:
    """Give the dark runs of each row: where it begins, in which row, and how wide it is."""
    for y, row in enumerate(squares):
        x = 0
        for dark, run in groupby(row):
            width = len(list(run))
            if dark:
                yield x, y, width
            x += width


# The draw


def _plan(printing: Printing) -> Markup:
    """Return who sits where: by table, and by name."""
    number, tournament = printing.drawn, printing.tournament
    draw = tournament.round(number).draw
    tables = [_place(printing, at, company) for at, company in enumerate(draw.tables, 1)]
    byes = [element("p", printing.said("cup-byes", players=", ".join(map(tournament.name, draw.byes))))]
    places = {each: str(at) for at, company in enumerate(draw.tables, 1) for each in company}
    listed = sorted(places, key=lambda each: tournament.name(each).casefold())
    names = [element("li", f"{tournament.name(each)} ({each}): {places[each]}") for each in listed]
    return joined(
        [
            element("h1", *_parts(tournament.settings.name, printing.said("cup-round", round=number))),
            element("div", *tables, kind="cards"),
            *(byes if draw.byes else []),
            heading(printing.language, "print-by-name"),
            element("ul", *names, kind="names"),
        ]
    )


def _place(printing: Printing, at: int, company: Company) -> Markup:
    room = printing.tournament.settings.room_of(at)
    people = [element("li", f"{each} {printing.tournament.name(each)}") for each in company]
    title = element("h3", *_parts(f"{printing.said('cup-head-table')} {at}", room))
    return element("div", title, element("ul", *people), kind="card")


# People


def _tags(printing: Printing) -> Markup:
    entries = printing.tournament.entries
    return element("div", *(_tag(printing, number) for number in sorted(entries)), kind="cards")


def _tag(printing: Printing, number: Number) -> Markup:
    person = printing.tournament.entries[number].person
    who = [element("p", person.public_name, kind="name"), *_notes(person.public_town, person.public_club)]
    event = element("p", printing.tournament.settings.name)
    parts = [element("div", str(number), kind="number"), element("div", *who, event, kind="who")]
    if printing.address:
        parts.append(qr(f"{printing.address}?number={number}"))
    return element("div", *parts, kind="card tag")


def _notes(*texts: str) -> Iterator[Markup]:
    return (element("p", text) for text in texts if text)


def _receipts(printing: Printing) -> Markup:
    """Return a receipt for everybody who has paid, with the name that the desk knows."""
    entries = printing.tournament.entries
    paid = [number for number in sorted(entries) if entries[number].paid]
    if not paid:
        raise TarockError(Sentence("print-nobody-paid"))
    return joined(_receipt(printing, number) for number in paid)


def _receipt(printing: Printing, number: Number) -> Markup:
    entry, settings = printing.tournament.entries[number], printing.tournament.settings
    facts = {
        "cup-head-number": str(number),
        "cup-head-name": _known(printing, number),
        "print-for": settings.name,
        "print-amount": money(entry.paid, settings.currency),
        "print-date": settings.date,
    }
    pairs = [
        element(name, text)
        for key, value in facts.items()
        if value
        for name, text in (("dt", printing.said(key)), ("dd", value))
    ]
    title = element("h1", printing.said("print-receipt"))
    return element(
        "section",
        title,
        element("dl", *pairs),
        element("span", printing.said("print-desk"), kind="sign"),
        kind="receipt",
    )


# Results


def _standings(printing: Printing) -> Markup:
    tournament, rows = printing.tournament, standings(printing.tournament)
    parts = [element("h1", *_parts(tournament.settings.name, tournament.settings.date)), ranks(printing, rows)]
    for named in tournament.settings.rankings:
        parts += [element("h2", named.name), ranks(printing, ranking(tournament, rows, named))]
    if tournament.teams:
        heads = [printing.said(f"cup-head-{key}") for key in ("rank", "name", "points")]
        lines = [[str(row.rank), row.name, plain(row.points)] for row in teams(tournament, rows)]
        parts += [heading(printing.language, "cup-teams"), table(heads, lines)]
    return joined(parts)


def ranks(printing: Printing, rows: tuple[Row, ...]) -> Markup:
    """Return a ranking as a table, as the public sees it."""
    tournament = printing.tournament
    heads = [printing.said(f"cup-head-{key}") for key in ("rank", "number", "name", "town", "points")]
    heads += [printing.said("cup-head-round", round=number) for number in range(1, len(tournament.rounds) + 1)]
    heads += [printing.said("cup-head-compared")] if tournament.settings.duplicate else []
    lines = [
        [
            *(str(row.rank), str(row.number), tournament.name(row.number)),
            *(tournament.entries[row.number].person.public_town, plain(row.points)),
            *("–" if points is None else plain(points) for points in row.rounds),
            *([] if row.compared is None else [plain(row.compared)]),
        ]
        for row in rows
    ]
    return table(heads, lines)


def _prizes(printing: Printing) -> Markup:
    """Return who wins what, with the name that the desk knows and room for everybody to sign."""
    settings = printing.tournament.settings
    rows = [
        [named, rank, str(number), _known(printing, number), what, ""] for named, rank, number, what in _won(printing)
    ]
    if not rows:
        raise TarockError(Sentence("print-no-prizes"))
    heads = [printing.said(f"cup-head-{key}") for key in ("rank", "number", "name")]
    heads = ["", *heads, printing.said("print-prize"), printing.said("print-received")]
    return joined([element("h1", *_parts(settings.name, settings.date)), table(heads, rows, kind="prizes")])


def _won(printing: Printing) -> Iterator[tuple[str, str, Number, str]]:
    """Give ranking, rank, number and what is won, by rank first and then by lot."""
    tournament, settings = printing.tournament, printing.tournament.settings
    for each in awards(tournament) if tournament.rounds else ():
        amount = money(each.amount, settings.currency) if each.amount else ""
        yield each.ranking, f"{each.rank}.", each.number, " · ".join(part for part in (amount, each.text) if part)
    for thing, number in zip(settings.raffle, tournament.raffled or (), strict=False):
        yield printing.said("print-raffle"), "", number, thing


def _known(printing: Printing, number: Number) -> str:
    """Return the name that the desk knows; of somebody who was forgotten, the number."""
    person = printing.tournament.entries[number].person
    return person.name or person.public_name


def _certificates(printing: Printing) -> Markup:
    """Return a certificate for the first three, and for everybody who wins a prize in any ranking."""
    rows = {row.number: row for row in standings(printing.tournament)}
    honoured = [(row.number, "", row.rank) for row in rows.values() if row.rank <= _HONOURED]
    honoured += [(each.number, each.ranking, each.rank) for each in awards(printing.tournament)]
    chosen = list(dict.fromkeys(honoured))
    if not chosen:
        raise TarockError(Sentence("print-nobody-ranked"))
    return joined(_certificate(printing, rows[number], name, rank) for number, name, rank in chosen)


def _certificate(printing: Printing, row: Row, ranked_in: str, rank: int) -> Markup:
    settings = printing.tournament.settings
    signs = (element("span", printing.said(f"print-{who}"), kind="sign") for who in ("desk", "referee"))
    points = printing.said("print-points", points=plain(row.points))
    return element(
        "section",
        element("h1", printing.said("print-certificate")),
        element("p", *_parts(settings.name, ranked_in)),
        element("p", printing.said("print-rank", rank=rank), kind="rank"),
        element("p", printing.tournament.name(row.number), kind="name"),
        element("p", *_parts(printing.tournament.entries[row.number].person.public_town, points)),
        element("p", *_parts(settings.place, settings.date)),
        element("div", *signs, kind="signs"),
        kind="certificate",
    )


PRINTS: Final[dict[str, Callable[[Printing], Markup]]] = {
    "sheets": _sheets,
    "plan": _plan,
    "tags": _tags,
    "standings": _standings,
    "prizes": _prizes,
    "receipts": _receipts,
    "certificates": _certificates,
}
DESKS: Final = frozenset({"receipts", "prizes"})
"""What only the desk may print: it tells what people have paid, and names whoever wants to be seen otherwise."""
