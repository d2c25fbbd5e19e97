"""Rotations: who plays, who sits out and who deals next.

The books tell how three to seven players take turns (Jensen 1989, Spillerne, l.48-118; Møller, Deltagere,
l.354-389).  A ruleset keeps each way as a :class:`~tarock.danish.rules.Rotation`; here it is turned.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import TypeAlias

from tarock.core.errors import RulesetError, SheetError
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.danish.rules import DanishRuleset, Game, Rotation
from tarock.danish.seating import Seating

Player: TypeAlias = int
"""Somebody at the table by the place that he drew: 0 is A, 1 is B and so on, in playing order."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game of a round: who sits where, and which set of cups it plays for."""

    seating: Seating
    """The seats of the deal, as the engine numbers them."""
    players: tuple[Player, ...]
    """By seat of the deal: who at the table it is."""
    cup_set: int = 0


def rotation_for(ruleset: DanishRuleset, players: int, name: str | None = None) -> Rotation:
    """Return the rotation of that name for so many players; without a name the first that the book gives.

    :raises RulesetError: if the book has none, with those that it has.
    """
    fitting = [row for row in ruleset.rotations if row.at_table == players]
    if not fitting:
        known = [Sentence("club-rotation-row", id=row.id, players=row.at_table) for row in ruleset.rotations]
        listed = tuple(known) or Sentence("club-no-rotations")
        raise RulesetError(Sentence("club-no-rotation-for", rules=ruleset.name, players=players, known=listed))
    named = [row for row in fitting if name in {None, row.id}]
    if not named:
        ids = ", ".join(row.id for row in fitting)
        raise RulesetError(
            Sentence("club-no-rotation", rules=ruleset.name, name=name or "", players=players, known=ids)
        )
    return named[0]


def cup_sets(rotation: Rotation) -> int:
    """Return how many sets of cups are on the table.

    One as a rule; with two games at once each has its own, which travels with its pack (Jensen 1989,
    Spillerne, l.79-81, l.112-113).
    """
    return len(rotation.games) if rotation.cups == "game" else 1


def rounds(rotation: Rotation, first_dealer: Player) -> Iterator[tuple[Sitting, ...]]:
    """Give round after round, without end: a sitting for each game of the round.

    The first dealer is drawn by lot (Møller, Spillets start, l.393).  The books do not say who is the first
    to rest.  Here it is the player who sits before the first dealer, because he would be the last to deal;
    the others follow in playing order.  At Hermansen's table of five everybody then deals five times in a
    full turn of twenty-five rounds.

    >>> from itertools import islice
    >>> from tarock.rulesets import load_danish
    >>> pentagon = rotation_for(load_danish("danish-hjoerring"), 5)
    >>> [game.seating.dealer for (game,) in islice(rounds(pentagon, first_dealer=0), 5)]
    [0, 2, 4, 1, 3]

    :raises SheetError: if the first dealer is not at the table.
    """
    check_number("first_dealer", first_dealer, rotation.at_table)
    return _rounds(rotation, first_dealer)


def round_after(rotation: Rotation, first_dealer: Player, played: int) -> tuple[Sitting, ...]:
    """Return the round that follows so many others.

    :raises SheetError: if the first dealer is not at the table.
    """
    check_number("first_dealer", first_dealer, rotation.at_table)
    return _first_rounds(rotation, first_dealer, 1 << played.bit_length())[played]


@lru_cache(maxsize=256)
def _first_rounds(rotation: Rotation, first_dealer: Player, number: int) -> tuple[tuple[Sitting, ...], ...]:
    """Return some rounds, remembered: an evening asks again for each line, a club for each of its evenings."""
    return tuple(islice(_rounds(rotation, first_dealer), number))


def check_number(field: str, number: int, size: int) -> None:
    """Refuse the number of a player or of a set of cups that is not at the table.

    :raises SheetError: with the numbers that there are.
    """
    if not 0 <= number < size:
        raise SheetError(field, Sentence("club-number", last=size - 1, got=number))


def _rounds(rotation: Rotation, first_dealer: Player) -> Iterator[tuple[Sitting, ...]]:
    played, dealer = 0, first_dealer
    while True:
        ring = _ring(rotation, first_dealer, played)
        if played:
            dealer = _next_dealer(rotation, ring, dealer)
        yield tuple(_sitting(rotation, ring, dealer, index) for index in range(len(rotation.games)))
        played += 1


def _ring(rotation: Rotation, first_dealer: Player, played: int) -> tuple[Player, ...]:
    """Return those who do not rest after so many rounds, in playing order."""
    at_table = rotation.at_table
    first_to_rest = first_dealer - 1 + played // rotation.rest_rounds
    resting = {(first_to_rest + more) % at_table for more in range(rotation.resting)}
    return tuple(player for player in range(at_table) if player not in resting)


def _next_dealer(rotation: Rotation, ring: tuple[Player, ...], dealer: Player) -> Player:
    """Return who deals after a dealer, counted among those who play now: nobody deals while he rests.

    The deal goes on in playing order (B-40); at a table of five it skips a player (Jensen 1989, Spillerne,
    l.85-97; Møller, Deltagere, l.385-387).
    """
    after = sorted(ring, key=lambda player: (player - dealer - 1) % rotation.at_table)
    return after[(rotation.step - 1) % len(after)]


def _sitting(rotation: Rotation, ring: tuple[Player, ...], dealer: Player, index: int) -> Sitting:
    """Lay out one game from the dealer of the round.

    Where the table has one set of cups everybody funds it, so everybody has a seat in the deal, also one who
    rests (Jensen 1989, Spillerne, l.79-81; Møller, Kopper, l.339-341).  Where the cups travel with the game
    only its three players fund them (Jensen 1989, Spillerne, l.112-113): they are a table of three, with the
    dealer at seat A.
    """
    trio = _trio(rotation.games[index], ring, dealer)
    if rotation.cups == "game":
        return Sitting(Seating.of_three(0), trio, index)
    everybody = tuple(range(rotation.at_table))
    sitting_out: tuple[Seat, ...] = tuple(player for player in everybody if player not in trio)
    return Sitting(Seating(*trio, sitting_out), everybody)


def _trio(game: Game, ring: tuple[Player, ...], dealer: Player) -> tuple[Player, Player, Player]:
    """Return dealer, forehand and middle hand of a game."""
    first = ring.index(dealer)
    size = len(ring)
    return (
        ring[(first + game.dealer) % size],
        ring[(first + game.forehand) % size],
        ring[(first + game.middle) % size],
    )
