"""The results of evenings and tournaments as periods of a rating, by ruleset."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
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
from tarock.club.tournament.lines import account, players_of, scoring_of
from tarock.club.tournament.online import record_in
from tarock.club.tournament.scoring import Settled
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.game import State
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


@dataclass(frozen=True, slots=True)
class Replayer:
    """Lets bots play a deal again, to see how good its cards were."""

    level: str
    played: Callable[[State], State]
    """A deal with the same cards, played to its end by bots at every seat."""


def periods(
    club: Club, tournaments: Sequence[Tournament] = (), replayer: Replayer | None = None
) -> tuple[dict[str, Ruleset], dict[str, list[Period]]]:
    """Return the rulesets that were played, and by ruleset the periods: an evening, or a round of a tournament.

    :param replayer: plays deals again of which the record is known, so that the luck of the cards counts less.
    """
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
            found[tournament.ruleset.id].append(Period(day, tuple(_of_round(club, tournament, number, replayer))))
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


def _of_round(club: Club, tournament: Tournament, number: int, replayer: Replayer | None) -> Iterator[TableResult]:
    """Give what was won in a round; deal by deal where others had the same cards, so that they are compared."""
    replayed: set[str] = set()
    for table, company in enumerate(tournament.round(number).draw.tables, 1):
        companies = _Companies()
        account(tournament, number, table)  # settles what is not settled yet
        for line in tournament.round(number).lines.get(table, {}).values():
            if line.struck or line.settled is None:
                continue
            players = players_of(company, line.written)
            names = {each: _who(club, tournament, each) for each in players}
            won = dict(zip(players, line.settled[1].points, strict=True))
            found = _compared(tournament, line.written, replayer)
            if found is None:
                _add_settled(companies, list(names.values()), line.settled[1])
                continue
            points = tuple(float(won[each]) for each in found.order)
            yield TableResult(tuple(names[each] for each in found.order), points, 1.0, found.cards)
            if found.replayed is not None and replayer is not None and found.cards not in replayed:
                replayed.add(found.cards)
                yield TableResult((f"bot {replayer.level}",) * len(points), found.replayed, 1.0, found.cards)
        yield from companies.results()


@dataclass(frozen=True, slots=True)
class _Compared:
    """A deal that others have played with the same cards."""

    cards: str
    order: tuple[Number, ...]
    """Who played it, by the cards that each had."""
    replayed: tuple[float, ...] | None
    """What bots won with them, in the same order."""


def _compared(tournament: Tournament, written: Lined, replayer: Replayer | None) -> _Compared | None:
    """Return with what a deal is compared: other tables in duplicate, bots where its record is known; None: nothing."""
    state = None if replayer is None or not written.record else record_in(tournament, written.record).state
    again = None if state is None or replayer is None else replayer.played(state)
    scoring = scoring_of(tournament)
    if again is not None and scoring.is_dealt_again(again):
        again = None
    deal = f"{tournament.id} {written.round}.{written.line}"
    if tournament.settings.duplicate:
        order = placed(tournament, written)
    elif again is not None:
        deal = f"{deal}.{written.table}"
        order = tuple(written.seats[seat] for seat in GAMES[tournament.ruleset.family].active(again))
    else:
        return None
    if again is None:
        return _Compared(deal, order, None)
    sheet = scoring.sheet_of(again)
    points = scoring.settled(tournament.ruleset, sheet, sheet, tournament.settings.column).points
    return _Compared(deal, order, tuple(float(points[written.seats.index(each)]) for each in order))


def _who(club: Club, tournament: Tournament, number: Number) -> Rated:
    """Return who really played: a substitute for whom he replaces."""
    return rated_as(club, tournament.entries[number].played_by or number)


def _add_settled(companies: _Companies, players: list[Rated], settled: Settled) -> None:
    """Add a line: who sat out has not played; a share stands for typed points of a table at which people sit out."""
    playing = [seat for seat, share in enumerate(settled.played) if share]
    if playing:
        share = settled.played[playing[0]]
        companies.add(tuple(players[seat] for seat in playing), [settled.points[seat] for seat in playing], share)
