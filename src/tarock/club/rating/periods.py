"""The results of evenings and tournaments as periods of a rating, by ruleset."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import date
from fractions import Fraction

from tarock.club.evenings.course import LineResult, Place
from tarock.club.home.events import Number
from tarock.club.home.state import Club, ClubTable
from tarock.club.rating.figures import figures
from tarock.club.rating.gaussian import Noise
from tarock.club.rating.results import Period, Rated, TableResult
from tarock.club.tournament.duplicate import placed
from tarock.club.tournament.events import Lined
from tarock.club.tournament.lines import account, players_of
from tarock.club.tournament.scoring import Settled
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.rulesets.scatter import deviation


def noise_of(ruleset: Ruleset) -> Noise:
    """Return the luck of a deal.

    :raises TarockError: if nobody has measured it.
    """
    found = deviation(ruleset)
    if found is None:
        raise TarockError(Sentence("rating-unmeasured", rules=ruleset.name))
    return Noise(found, figures().same_cards.get(ruleset.family, 0.0))


def rated_as(club: Club, number: Number) -> Rated:
    """Return under which name somebody is rated: all bots of a level are one."""
    member = club.members.get(club.who(number))
    return f"bot {member.bot}" if member is not None and member.bot else str(club.who(number))


def periods(club: Club, tournaments: Sequence[Tournament] = ()) -> tuple[dict[str, Ruleset], dict[str, list[Period]]]:
    """Return the rulesets that were played, and by ruleset the periods: an evening, or a round of a tournament."""
    rules: dict[str, Ruleset] = {}
    found: dict[str, list[Period]] = defaultdict(list)
    for evening in club.evenings.values():
        played: dict[str, list[TableResult]] = defaultdict(list)
        for table in evening.tables.values():
            rules[table.ruleset.id] = table.ruleset
            played[table.ruleset.id] += _of_table(club, table)
        for ruleset, results in played.items():
            found[ruleset].append(Period(evening.day.toordinal(), tuple(results)))
    for tournament in tournaments:
        day = _day(tournament)
        rules[tournament.ruleset.id] = tournament.ruleset
        for number in range(1, len(tournament.rounds) + 1):
            found[tournament.ruleset.id].append(Period(day, tuple(_of_round(club, tournament, number))))
    return rules, dict(found)


def _day(tournament: Tournament) -> int:
    """Return when a tournament was: the day that it names, or that of its last event."""
    named = tournament.settings.date[:10]
    try:
        return date.fromisoformat(named).toordinal()
    except ValueError:
        return date.fromtimestamp(tournament.at).toordinal()  # noqa: DTZ012 - the day at the place itself


class _Companies:
    """Adds up what those won who played with each other."""

    def __init__(self) -> None:
        self._won: dict[tuple[Rated, ...], dict[int, Fraction]] = {}
        self._deals: dict[tuple[Rated, ...], Fraction] = defaultdict(Fraction)

    def add(self, company: tuple[Rated, ...], won: Sequence[Fraction], deals: Fraction) -> None:
        sums = self._won.setdefault(company, defaultdict(Fraction))
        for seat, points in enumerate(won):
            sums[seat] += points
        self._deals[company] += deals

    def results(self) -> Iterator[TableResult]:
        for company, won in self._won.items():
            points = tuple(float(won[seat]) for seat in range(len(company)))
            yield TableResult(company, points, float(self._deals[company]))


def _of_table(club: Club, table: ClubTable) -> Iterator[TableResult]:
    """Give what the companies of a table won.

    Of several deals of which only the sum is known, each has played his share with everybody.
    """
    companies = _Companies()
    names = [rated_as(club, number) for number in table.players]
    for line in table.lines:
        for company, deals in _apart(line.result):
            points = [line.result.points[place] for place in company]
            companies.add(tuple(names[place] for place in company), points, deals)
    return companies.results()


def _apart(result: LineResult) -> list[tuple[tuple[Place, ...], Fraction]]:
    """Return who played with each other and with nobody else, and how many deals."""
    played: dict[tuple[Place, ...], Fraction] = defaultdict(Fraction)
    for company, deals in result.companies:
        played[company] += deals
    places = sorted({place for company in played for place in company})
    if len(places) == sum(map(len, played)):
        return list(played.items())
    seats = sum((len(company) * deals for company, deals in played.items()), Fraction(0))
    return [(tuple(places), seats / len(places))]


def _of_round(club: Club, tournament: Tournament, number: int) -> Iterator[TableResult]:
    """Give what was won in a round; where all tables had the same cards, deal by deal, so that they are compared."""
    for table, company in enumerate(tournament.round(number).draw.tables, 1):
        companies = _Companies()
        account(tournament, number, table)  # settles what is not settled yet
        for line in tournament.round(number).lines.get(table, {}).values():
            if line.struck or line.settled is None:
                continue
            settled = line.settled[1]
            players = players_of(company, line.written)
            if tournament.settings.duplicate:
                yield _compared(club, tournament, line.written, dict(zip(players, settled.points, strict=True)))
            else:
                _add_settled(companies, [_who(club, tournament, each) for each in players], settled)
        yield from companies.results()


def _compared(club: Club, tournament: Tournament, written: Lined, won: dict[Number, Fraction]) -> TableResult:
    """Return a deal that other tables have played with the same cards, its players by what cards they had."""
    players = placed(tournament, written)
    names = tuple(_who(club, tournament, each) for each in players)
    cards = f"{tournament.id} {written.round}.{written.line}"
    return TableResult(names, tuple(float(won[each]) for each in players), 1.0, cards)


def _who(club: Club, tournament: Tournament, number: Number) -> Rated:
    """Return who really played: a substitute for whom he replaces."""
    return rated_as(club, tournament.entries[number].played_by or number)


def _add_settled(companies: _Companies, players: list[Rated], settled: Settled) -> None:
    """Add a line: who sat out has not played; a share stands for typed points of a table at which people sit out."""
    playing = [seat for seat, share in enumerate(settled.played) if share]
    if playing:
        share = settled.played[playing[0]]
        companies.add(tuple(players[seat] for seat in playing), [settled.points[seat] for seat in playing], share)
