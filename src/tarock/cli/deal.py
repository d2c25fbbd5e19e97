"""``tarock deal``: cards from a seed, as records."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from tarock.cli.files import Rulesets
from tarock.cli.output import print_lines
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.notation.cards import parse_seat
from tarock.notation.families import NOTATIONS
from tarock.notation.record import Record, dumps


def run(ruleset: str, *, seed: str | None, dealer: str, number: int, house: Sequence[Path]) -> None:
    """Print some deals; the first has the seed itself, the others the seed and their number."""
    rules = Rulesets(house).find(ruleset)
    first = parse_seat(dealer)
    seed = seed or secrets.token_hex(8)
    records: list[Record] = []
    for turn in range(number):
        own = f"{seed}/{turn + 1}" if turn else seed
        state = GAMES[rules.family].dealt(rules, first + turn, own, Mode.STRICT)
        records.append(NOTATIONS[rules.family].record_of(state, [("Seed", own)]))
    print_lines([dumps(records).rstrip("\n")])
