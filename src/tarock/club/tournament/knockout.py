"""A knock-out: some of each table go on to the next round, until one table is left.

Where those who go on do not fill tables, the best of the others fill up, as many as are needed.
"""

from tarock.club.tournament.draw import Number
from tarock.club.tournament.sizes import tables_for
from tarock.club.tournament.standings import best_first, round_results
from tarock.club.tournament.state import Tournament


def going_on(tournament: Tournament, number: int) -> tuple[Number, ...]:
    """Return who plays a round: all who are here, and in a knock-out of them those who have gone on."""
    present = tournament.present()
    if not tournament.settings.survivors or number == 1:
        return present
    tables = tournament.round(number - 1).draw.tables
    results = round_results(tournament, number - 1)
    order = [each for each in best_first(tournament, results) if each in present]
    through: set[Number] = set()
    for company in tables:
        through |= set([each for each in order if each in company][: tournament.settings.survivors])
    through |= set(tournament.round(number - 1).draw.byes) & set(present)
    return tuple(sorted(_filled(tournament, order, through)))


def is_final(tournament: Tournament, number: int) -> bool:
    """Tell whether a round is the last of a knock-out: one table was left."""
    return bool(tournament.settings.survivors) and len(tournament.round(number).draw.tables) == 1


def _filled(tournament: Tournament, order: list[Number], through: set[Number]) -> set[Number]:
    """Add the best of the others until the field makes tables, where nobody may sit out; all of them if none does."""
    settings = tournament.settings
    if settings.byes:
        return through
    others = [each for each in order if each not in through]
    for more in range(len(others) + 1):
        if tables_for(len(through) + more, settings.sizes):
            return through | set(others[:more])
    return through
