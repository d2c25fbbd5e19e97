"""The same cards at every table of a round, which nobody chose and nobody knows before they are played.

With the draw the desk commits to a seed for the deals of each round, by its hash.  The cards of a deal follow from that
seed and the word that the hall said at the draw.  When all tables have ended, the seed is revealed, and everybody can
deal the cards again.  What a result is worth is seen beside the others who had the same cards: it is compared with the
mean of its place at all tables.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Final, TypeAlias

from tarock.club.tournament.draw import Number
from tarock.club.tournament.events import Lined
from tarock.club.tournament.lines import account, deals_at, players_of, scoring_of, total
from tarock.club.tournament.state import Tournament
from tarock.core.cards import Card
from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.game import State
from tarock.core.sentences import Sentence
from tarock.core.shuffle import again

HEAD: Final = "tarock deals 1"
_DIGITS: Final = 32

_Won: TypeAlias = tuple[tuple[Number, ...], Sequence[Fraction]]
"""Who had which cards, and what each won with them."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """One deal of a round: its seed, and the cards by place, as `Scoring.places` names them."""

    number: int
    seed: str
    cards: tuple[tuple[Card, ...], ...]


def round_seed(master: str, number: int) -> str:
    """Return the seed of the deals of a round; none tells anything of another."""
    return sha256(f"{HEAD} {master} {number}".encode()).hexdigest()[:_DIGITS]


def deals_hash(event: str, number: int, seed: str) -> str:
    """Return the hash by which the desk commits to the deals of a round."""
    return sha256(f"{HEAD}\nevent {event}\nround {number}\nseed {seed}\n".encode()).hexdigest()


def deals_of(tournament: Tournament, number: int, seed: str) -> tuple[Dealt, ...]:
    """Return the deals of a round: as many as its largest table plays."""
    largest = max(len(company) for company in tournament.round(number).draw.tables)
    return tuple(dealt(tournament, number, line, seed) for line in range(1, deals_at(tournament, largest) + 1))


def dealt(tournament: Tournament, number: int, line: int, seed: str, attempt: int = 1) -> Dealt:
    """Return one deal of a round; its seed, which a table's server tells after the deal, tells nothing of the others.

    :param attempt: higher where the deal before came to nothing and is dealt again.
    """
    word = tournament.round(number).drawn_with.word
    of_line = sha256(f"{HEAD} {seed} {word} deal {line}".encode()).hexdigest()[:_DIGITS]
    of_deal = again(of_line, attempt)
    scoring = scoring_of(tournament)
    state = GAMES[tournament.ruleset.family].dealt(tournament.ruleset, scoring.active - 1, of_deal, Mode.STRICT)
    return Dealt(line, of_deal, scoring.cards(state))


def check_hash(tournament: Tournament, number: int, seed: str) -> None:
    """Refuse a seed for the deals of a round that was not committed to.

    :raises TarockError: saying so.
    """
    if deals_hash(tournament.id, number, seed) != tournament.round(number).deals_hash:
        raise TarockError(Sentence("cup-deals-seed", round=number))


def placed(tournament: Tournament, written: Lined) -> tuple[Number, ...]:
    """Return who had which cards of a deal: forehand first, the dealer, or whoever sits before him, last.

    The first of the table deals first, and the deal goes round.  Where one more sits there than plays, either the
    dealer sits out, or the one who sits before him.
    """
    company = tournament.company(written.round, written.table)
    dealer = (written.line - 1) % len(company)
    order = [each for each in (*company[dealer + 1 :], *company[: dealer + 1]) if each not in written.out]
    active = scoring_of(tournament).active
    return tuple(order) if len(order) <= active else (*order[: active - 1], order[-1])


def check_places(tournament: Tournament, written: Lined) -> None:
    """Refuse a line of which it is not known who had which cards.

    :raises TarockError: naming who deals.
    """
    scoring, expected = scoring_of(tournament), placed(tournament, written)
    players = players_of(tournament.company(written.round, written.table), written)
    said = None if written.sheet is None else scoring.seats_placed(written.sheet)
    is_unclear = written.sheet is None and len(players) > scoring.active
    if is_unclear or (said is not None and tuple(players[seat] for seat in said) != expected):
        names = ", ".join(map(str, expected))
        raise TarockError(Sentence("cup-deal-places", line=written.line, table=written.table, players=names))


def check_cards(tournament: Tournament, written: Lined, state: State, seed: str) -> None:
    """Refuse a record with other cards than those of its deal, or with them at other places.

    :raises TarockError: saying which.
    """
    expected = dealt(tournament, written.round, written.line, seed, written.attempt)
    scoring = scoring_of(tournament)
    dealer = written.seats[GAMES[tournament.ruleset.family].dealer(state)]
    if scoring.cards(state) != expected.cards or dealer != placed(tournament, written)[-1]:
        where = {"line": written.line, "table": written.table, "round": written.round}
        raise TarockError(Sentence("cup-deal-cards", **where))


def compared(tournament: Tournament) -> dict[Number, Fraction]:
    """Return what everybody has won beside the mean of the same cards at all tables."""
    sums = dict.fromkeys(tournament.entries, Fraction(0))
    for number in range(1, len(tournament.rounds) + 1):
        for results in _by_deal(tournament, number).values():
            means = [total(column) / len(column) for column in zip(*(won for _, won in results), strict=True)]
            for players, won in results:
                for player, points, mean in zip(players, won, means, strict=True):
                    sums[player] += points - mean
    return sums


def _by_deal(tournament: Tournament, number: int) -> dict[tuple[int, int], list[_Won]]:
    """Return by deal of a round, and how often it was dealt, what was won with it at each table that has played it."""
    found: dict[tuple[int, int], list[_Won]] = {}
    for table, lines in tournament.round(number).lines.items():
        by_line = account(tournament, number, table).by_line
        for line, each in lines.items():
            if not each.struck:
                players = placed(tournament, each.written)
                won = [by_line[line][player] - each.fines.get(player, 0) for player in players]
                found.setdefault((line, each.written.attempt), []).append((players, won))
    return found
