"""What it takes to rate a public house: ``python -m bench.rated_house``.

Strangers meet at random, some come every day and most once; the ratings are worked out from all deals, as a server does
when there are new ones.
"""

import json
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from tarock.club.rating.gaussian import Noise
from tarock.server.accounts.rating import DAY, course
from tarock.server.store.entries import RatedDeal

HOUSES: Final = ((200, 100, 5_000), (500, 365, 50_000), (2_000, 100, 50_000))
"""Accounts, days and deals; as many guests come once."""
EVENING: Final = 10
"""So many deals does a company play together."""
NOISE: Final = Noise(7.0)


def deals(accounts: int, days: int, many: int) -> Iterator[RatedDeal]:
    """Give the deals of a house, evening after evening."""
    rng = Random(f"{accounts} {days} {many}")
    for evening in range(many // EVENING):
        day = evening * EVENING * days // many
        regulars = rng.sample(range(accounts), 3)
        players = [*(f"account {each}" for each in regulars), f"guest {evening}"]
        for deal in range(EVENING):
            won = [rng.gauss(0, NOISE.deviation) for _ in players]
            points = [each - sum(won) / len(won) for each in won]
            name = f"{evening}.{deal}"
            yield RatedDeal("table", name, day * DAY, "book", json.dumps(players), json.dumps(points))


def main() -> None:
    """Measure."""
    print("accounts  days  deals   seconds of processor time")
    for accounts, days, many in HOUSES:
        played = tuple(deals(accounts, days, many))
        begun = time.process_time()
        course("book", NOISE, played, {f"account {number}" for number in range(accounts)})
        print(f"{accounts:8}  {days:4}  {many:6}  {time.process_time() - begun:6.1f}")


if __name__ == "__main__":
    main()
