"""How good ratings are in simulated seasons: ``python -m bench.ratings [--seasons N]``.

Skills are drawn, tournaments are drawn and played, and what the ratings say is compared with the skills: how often an
interval covers the skill, and how well the order of the ratings follows that of the skills.
The results come from the very model of the Gaussian rating, which favours it.
"""

import argparse
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
import numpy as np
from numpy.random import Generator, default_rng

from tarock.club.rating.figures import Figures, figures
from tarock.club.rating.gaussian import Noise, Scale
from tarock.club.rating.mixed import mixed
from tarock.club.rating.results import Period, Rated, TableResult

AT_TABLE: Final = 4


@dataclass(frozen=True, slots=True)
class Season:
    """How much is played, and how skills and luck scatter."""

    players: int = 60
    present: int = 40
    tournaments: int = 40
    rounds: int = 3
    deals: int = 16
    spread: float = 0.7
    """Of skills, in points per deal."""
    noise: Noise = field(default_factory=lambda: Noise(7.0))
    between: int = 9
    """Days from a tournament to the next."""

    @property
    def figures(self) -> Figures:
        """What ratings would assume if they knew how much skills scatter, and that they never change."""
        return msgspec.structs.replace(figures(), prior=self.spread / self.noise.deviation, drift=0.0)


@dataclass(frozen=True, slots=True)
class Played:
    """A season that was simulated."""

    skills: dict[Rated, float]
    periods: tuple[Period, ...]


def played(season: Season, rng: Generator, *, duplicate: bool = False) -> Played:
    """Play a season; in duplicate all tables of a round have the same cards."""
    names = [str(number) for number in range(1, season.players + 1)]
    skills = dict(zip(names, rng.normal(0, season.spread, season.players).tolist(), strict=True))
    periods: list[Period] = []
    for tournament in range(season.tournaments):
        here = rng.permutation(names)[: season.present].tolist()
        for number in range(season.rounds):
            cards = f"{tournament}.{number}" if duplicate else ""
            tables = tuple(_tables(season, skills, rng.permutation(here).tolist(), rng, cards))
            periods.append(Period(tournament * season.between, tables))
    return Played(skills, tuple(periods))


def _tables(
    season: Season, skills: dict[Rated, float], seated: list[Rated], rng: Generator, cards: str
) -> Iterator[TableResult]:
    deviation = np.sqrt(season.noise.variance(AT_TABLE) * season.deals)
    shared = season.noise.same_cards if cards else 0.0
    of_cards = rng.normal(0, deviation * np.sqrt(shared), AT_TABLE)
    for first in range(0, len(seated) - AT_TABLE + 1, AT_TABLE):
        company = seated[first : first + AT_TABLE]
        luck = of_cards + rng.normal(0, deviation * np.sqrt(1 - shared), AT_TABLE)
        won = np.array([skills[player] for player in company]) * season.deals + luck
        yield TableResult(tuple(company), tuple((won - won.mean()).tolist()), season.deals, cards)


def covered(found: Played, scale: Scale) -> list[bool]:
    """Return for each player whether the interval covers the skill, counted from the average of all."""
    wide = scale.figures.interval
    intervals = [(skill, scale.rating(player).interval(wide)) for player, skill in found.skills.items()]
    return [low <= skill <= high for skill, (low, high) in intervals]


def rated_season(season: Season, found: Played, assumed: Figures | None = None) -> Scale:
    """Return what is known at the end of a season."""
    scale = Scale(season.noise, assumed or season.figures)
    for period in found.periods:
        scale = scale.after(period)
    return scale


def means(periods: Sequence[Period]) -> dict[Rated, float]:
    """Return the plain mean of everybody's points per deal."""
    won: dict[Rated, float] = {}
    deals: dict[Rated, float] = {}
    for result in (result for period in periods for result in period.results):
        for player, points in zip(result.players, result.points, strict=True):
            won[player] = won.get(player, 0) + points
            deals[player] = deals.get(player, 0) + result.deals
    return {player: won[player] / deals[player] for player in won}


def correlation(skills: dict[Rated, float], found: dict[Rated, float]) -> float:
    """Return how well what was found follows the skills of those who have played."""
    names = [player for player in skills if player in found]
    return statistics.correlation([skills[each] for each in names], [found[each] for each in names])


def _row(season: Season, seasons: int) -> str:
    cover: list[bool] = []
    columns: dict[str, list[float]] = {"gaussian": [], "openskill": [], "mean": []}
    for seed in range(seasons):
        found = played(season, default_rng(seed))
        scale = rated_season(season, found)
        cover += covered(found, scale)
        by_ranks = {player: each.mu for player, each in mixed(found.periods).items()}
        by_points = {player: scale.rating(player).mean for player in scale.players}
        for name, values in zip(columns, (by_points, by_ranks, means(found.periods)), strict=True):
            columns[name].append(correlation(found.skills, values))
    shown = " | ".join(f"{statistics.fmean(values):.2f}" for values in columns.values())
    return f"| {season.tournaments} | {season.noise.deviation:g} | {statistics.fmean(cover):.1%} | {shown} |"


def _duplicate_row(share: float, seasons: int) -> str:
    season = Season(tournaments=10, noise=Noise(7.0, share))
    wide: list[float] = []
    cover: list[bool] = []
    for seed in range(seasons):
        found = played(season, default_rng(seed), duplicate=True)
        scale = rated_season(season, found)
        cover += covered(found, scale)
        wide += [scale.rating(player).deviation for player in scale.players]
    return f"| {share:.0%} | {statistics.fmean(wide):.2f} | {statistics.fmean(cover):.1%} |"


def main() -> None:
    """Print Markdown tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.ratings", description=main.__doc__)
    parser.add_argument("--seasons", type=int, default=12)
    seasons: int = parser.parse_args().seasons
    print("| tournaments | deviation of a deal | skills covered | Gaussian | OpenSkill | plain mean |")
    print("|---|---|---|---|---|---|")
    for tournaments in (10, 40):
        for deviation in (7.0, 9.0):
            print(_row(Season(tournaments=tournaments, noise=Noise(deviation)), seasons), flush=True)
    print("\n| variance that the same cards explain | deviation of a rating after 10 tournaments | skills covered |")
    print("|---|---|---|")
    for share in (0.0, 0.2, 0.6):
        print(_duplicate_row(share, seasons), flush=True)


if __name__ == "__main__":
    main()
