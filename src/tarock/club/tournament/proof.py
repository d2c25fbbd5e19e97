"""Committing to a draw before it is made, so that anyone can check afterwards that nobody chose it.

Before the draw the desk shows SHA-256 of a text that names the event, the round, the seed, and everybody who is to be
seated.  Then somebody in the hall may say a word, which the desk could not know.  Seed and word together give the draw.
"""

from hashlib import sha256
from typing import Final

from tarock.club.tournament.draw import Field, Number, RoundDraw, draw
from tarock.club.tournament.duplicate import deals_hash, round_seed
from tarock.club.tournament.events import Committed, Drawn
from tarock.club.tournament.knockout import going_on
from tarock.club.tournament.settings import Settings
from tarock.club.tournament.standings import order_of
from tarock.club.tournament.state import Tournament

HEAD: Final = "tarock draw 1"


def text(event: str, number: int, seed: str, among: Field, deals: tuple[str, ...] = ()) -> str:
    """Return the text that a commitment is the hash of: one line for each fact, each with its line end."""
    lines = [
        HEAD,
        f"event {event}",
        f"round {number}",
        f"seed {seed}",
        f"players {_row(among.players)}",
        f"tables of {_row(among.sizes)}",
        *(f"apart {_row(group)}" for group in among.apart),
        *(f"fixed {player} {table}" for player, table in sorted(among.fixed.items())),
        *(f"deals {each}" for each in deals),
    ]
    return "".join(f"{line}\n" for line in lines)


def commitment(tournament: Tournament, seed: str, number: int | None = None, dealing: str = "") -> Committed:
    """Return what the desk shows before it draws a round.

    :param number: a round that is drawn anew; without one, the next.
    :param dealing: where all tables play the same cards, what the seeds of the deals are made from.
    """
    number, apart = number or len(tournament.rounds) + 1, groups_apart(tournament)
    among = field_of(tournament, number, apart)
    rounds = range(number, number + among.rounds) if tournament.settings.duplicate else ()
    deals = tuple(deals_hash(tournament.id, each, round_seed(dealing, each)) for each in rounds)
    shown = text(tournament.id, number, seed, among, deals)
    return Committed(number, sha256(shown.encode()).hexdigest(), apart, deals)


def holds(tournament: Tournament, committed: Committed, seed: str) -> bool:
    """Tell whether a seed is the one that was committed to, for the field as it is now."""
    among = field_of(tournament, committed.round, committed.apart)
    shown = text(tournament.id, committed.round, seed, among, committed.deals)
    return sha256(shown.encode()).hexdigest() == committed.hash


def drawn(tournament: Tournament, committed: Committed, seed: str, word: str = "") -> Drawn:
    """Draw what was committed to.

    :raises TarockError: if the field fills no tables.
    """
    among = field_of(tournament, committed.round, committed.apart)
    return Drawn(committed.round, seed, draw(among, f"{seed} {word}"), word)


def groups_apart(tournament: Tournament) -> tuple[tuple[Number, ...], ...]:
    """Return who shall sit apart in the first round: people of one club, where that is wanted, and of one team."""
    clubs: dict[str, list[Number]] = {}
    for number in tournament.present():
        club = tournament.entries[number].person.club.casefold()
        if club and tournament.settings.clubs_apart:
            clubs.setdefault(club, []).append(number)
    groups = [tuple(group) for group in clubs.values() if len(group) > 1]
    return tuple(sorted((*groups, *(tuple(sorted(team)) for team in tournament.teams.values()))))


def field_of(tournament: Tournament, number: int, apart: tuple[tuple[Number, ...], ...]) -> Field:
    """Return the field of a round that is to be drawn.

    All rounds that are left are drawn at once, but for those that go by the standings, and in a knock-out.
    """
    settings = tournament.settings
    past = tuple(each.draw for each in tournament.rounds[: number - 1])
    present = going_on(tournament, number)
    tables = {each: tournament.entries[each].person.table for each in present}
    return Field(
        players=present,
        sizes=settings.sizes,
        rounds=_drawn_at_once(settings, number),
        past=past,
        apart=apart if number == 1 else (),
        fixed={each: table for each, table in tables.items() if table},
        ranked=_ranked(tournament, present) if settings.by_standings(number) else (),
        strictly=number > 1 and 0 < settings.standings_from <= number,
        byes=settings.byes,
    )


def _drawn_at_once(settings: Settings, number: int) -> int:
    """Return how many rounds are drawn with one: those after it that wait for no results, and at least itself."""
    following = range(number + 1, settings.rounds + 1)
    waiting = [each for each in following if settings.survivors or settings.by_standings(each)]
    return (min(waiting) if waiting else max(settings.rounds, number) + 1) - number


def _ranked(tournament: Tournament, players: tuple[Number, ...]) -> tuple[Number, ...]:
    return tuple(number for number in order_of(tournament) if number in players)


def continued(tournament: Tournament, number: int) -> RoundDraw | None:
    """Return a round as it was drawn with an earlier one; None where it was not, or the field has changed."""
    if not tournament.rounds or number > tournament.settings.rounds:
        return None
    last = tournament.rounds[-1].drawn_with
    ahead = number - last.round
    if not 0 < ahead < len(last.rounds) or number != len(tournament.rounds) + 1:
        return None
    planned = last.rounds[ahead]
    seated = sorted(each for company in (*planned.tables, planned.byes) for each in company)
    return planned if tuple(seated) == tournament.present() else None


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
