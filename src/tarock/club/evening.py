"""An evening of Danish Tarok: round after round with the same cups, until they are divided.

The evening is a scorebook of settlements and corrections that only grows; who plays next, what the cups hold and
what everybody has won are worked out from it.  What the players have won and what lies in the cups come to
nothing together at every moment.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tarock.club import shortage
from tarock.club.entries import Entry, Kind, Result
from tarock.club.money import Money
from tarock.club.rotation import Player, Sitting, check_number, cup_sets, rotation_for, round_after, rounds
from tarock.core.errors import SheetError
from tarock.core.sentences import Sentence, in_a_row
from tarock.danish.events import Close, Cup, Cups
from tarock.danish.rules import DanishRuleset, Rotation
from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.settlement import Settlement, settle

_EMPTY: Final = Cups()


@dataclass(frozen=True, slots=True)
class PutAway:
    """What the pages of a scorebook come to that lie elsewhere: enough to write on without them."""

    rounds: int = 0
    totals: tuple[int, ...] = ()
    """By player; nobody's where nothing was put away."""
    players: tuple[Player, ...] = ()
    """Who has taken part."""
    is_closed: bool = False


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening so far.

    >>> from tarock.danish.events import Ante, Fund
    >>> from tarock.rulesets import load_danish
    >>> evening = Evening.begin(load_danish("danish-jensen-1989"), players=4)
    >>> (sitting,) = evening.sittings
    >>> events = [Fund(Cup.KING), Fund(Cup.PAGAT), Ante()]
    >>> evening = evening.with_round([settle(evening.ruleset, sitting.seating, evening.cups(), events)])
    >>> evening.totals, evening.cups()
    ((-50, -40, -40, -40), Cups(king=85, pagat=85))
    """

    ruleset: DanishRuleset
    rotation: Rotation
    first_dealer: Player = 0
    point_value: Money | None = None
    """What a point is worth; None when neither the book nor the players have named a sum."""
    entries: tuple[Entry, ...] = ()
    held: tuple[Cups, ...] = ()
    """By set: what the cups held after `held_after` entries, where a referee has put that right; at first nothing."""
    held_after: int = 0
    before: PutAway = PutAway()
    """What was written before the entries that are here."""

    @classmethod
    def begin(
        cls,
        ruleset: DanishRuleset,
        players: int,
        rotation: str | None = None,
        first_dealer: Player = 0,
        point_value: Money | None = None,
    ) -> "Evening":
        """Begin an evening; places and the first dealer have been drawn by lot.

        :param rotation: the name of a rotation; without one the first of the book for so many players.
        :param point_value: what a point is worth, where the players agree on something else than the book.
        :raises RulesetError: if the book has no such rotation.
        :raises SheetError: if the first dealer is not at the table.
        """
        row = rotation_for(ruleset, players, rotation)
        rounds(row, first_dealer)
        return cls(ruleset, row, first_dealer, point_value or Money.of_point(ruleset.point_value))

    @property
    def rounds(self) -> tuple[Entry, ...]:
        """The rounds that were played to the end, of those that were not put away."""
        return tuple(entry for entry in self.entries if entry.kind is Kind.PLAYED)

    @property
    def played(self) -> int:
        """How many rounds were played to the end."""
        return self.before.rounds + len(self.rounds)

    @property
    def is_closed(self) -> bool:
        """Tell whether the cups have been divided."""
        return self.before.is_closed or any(entry.kind is Kind.CLOSED for entry in self.entries)

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """Who plays next, game by game; nobody after the end."""
        if self.is_closed:
            return ()
        return round_after(self.rotation, self.first_dealer, self.played)

    def cups(self, cup_set: int = 0) -> Cups:
        """Return what a set of cups holds before the next deal.

        :raises SheetError: if there is no such set of cups.
        """
        results = self._results(cup_set, self.held_after)
        if self.is_closed:
            return Cups()
        if results:
            return results[-1].settlement.cups
        return self.held[cup_set] if self.held else _EMPTY

    def holding(self, cups: Cups) -> "Evening":
        """Return the evening with something else in the cups, at a table with one set of them.

        :raises SheetError: if there are two sets.
        """
        check_number("cup_set", cup_sets(self.rotation) - 1, 1)
        return replace(self, held=(cups,), held_after=len(self.entries))

    @property
    def can_put_away(self) -> bool:
        """Tell whether all that is written can lie elsewhere: not while a deal is dealt again without its ante."""
        return not self.entries or self.entries[-1].kind in {Kind.PLAYED, Kind.CLOSED}

    def put_away(self) -> "Evening":
        """Return the same evening without its entries: what they come to is kept, and a new page begun.

        No shortage can be found any more in what was put away.
        """
        assert self.can_put_away, "a deal is being dealt again"
        sets = () if self.is_closed else tuple(self.cups(cup_set) for cup_set in range(cup_sets(self.rotation)))
        before = PutAway(self.played, self.totals, self._taken_part, self.is_closed)
        return replace(self, entries=(), held=sets, held_after=0, before=before)

    @property
    def totals(self) -> tuple[int, ...]:
        """By player: what he has won or lost so far."""
        totals = list(self.before.totals) or [0] * self.rotation.at_table
        for entry in self.entries:
            for result in entry.results:
                for player, points in result.by_player.items():
                    totals[player] += points
        return tuple(totals)

    def money(self, points: int) -> Money | None:
        """Return what points are worth; None where no sum was named."""
        return None if self.point_value is None else self.point_value.times(points)

    def next_ante_is_due(self, cup_set: int = 0) -> bool:
        """Tell whether the dealer of a game has still to pay his ante.

        He has not when he deals again after a redeal (B-31, B-47).

        :raises SheetError: if there is no such set of cups.
        """
        self._check_cup_set(cup_set)
        for entry in reversed(self.entries):
            if entry.kind is Kind.PLAYED:
                return True
            if entry.kind is Kind.REDEALT and entry.results[0].sitting.cup_set == cup_set:
                return False
        return True

    def with_round(self, settlements: Sequence[Settlement]) -> "Evening":
        """Write down a round, one settlement for each game, in the order of :attr:`sittings`.

        :raises SheetError: if a settlement is not that of the deal that was to be played.
        """
        self._refuse_when_closed()
        sittings = self.sittings
        if len(settlements) != len(sittings):
            numbers = {"expected": len(sittings), "got": len(settlements)}
            raise SheetError("settlements", Sentence("club-settlements", **numbers))
        results = (self._checked(*pair) for pair in zip(sittings, settlements, strict=True))
        return self._with(Kind.PLAYED, *results)

    def with_redeal(self, settlement: Settlement, cup_set: int = 0) -> "Evening":
        """Write down a deal that the same dealer deals again: funding and ante stay paid (B-31, B-47).

        It also serves a misdeal after which the dealer pays and deals again (Jensen 1989, Kortgivning,
        l.177-178).

        :raises SheetError: if the settlement is not that of the deal that was to be played.
        """
        self._refuse_when_closed()
        self._check_cup_set(cup_set)
        return self._with(Kind.REDEALT, self._checked(self.sittings[cup_set], settlement))

    def with_shortage(self, player: Player, cup_set: int, cup: Cup) -> "Evening":
        """Write down that a player had not paid when a cup was funded again: whoever emptied it pays for him.

        That is the rule once the next deal has been dealt (Jensen 1989, Betalinger/Før spillet, l.242-245);
        found earlier, the player pays and nothing is written.

        :raises SheetError: if nobody emptied the cup, or the player had no share to pay.
        """
        self._refuse_when_closed()
        check_number("player", player, self.rotation.at_table)
        results = self._results(cup_set)
        made_good = shortage.make_good(self.ruleset, results, self.cups(cup_set), player, cup)
        return self._with(Kind.SHORTAGE, made_good)

    def close(self) -> "Evening":
        """Divide the cups among all who took part, what is left over to whoever did worst (B-46, B-48).

        Two sets of cups are divided as one (Møller, Kopper, l.342-344: equally among those who took part).
        They travel round the table, so everybody pays into both, and the three who sit at a set when the
        evening ends have no better claim to it than those who sat there before.  Somebody who has only rested
        so far has funded nothing and gets nothing.

        :raises SheetError: if the evening is closed already.
        """
        self._refuse_when_closed()
        sitting = self._everybody()
        sets = [self.cups(cup_set) for cup_set in range(cup_sets(self.rotation))]
        cups = Cups(sum(each.king for each in sets), sum(each.pagat for each in sets))
        totals = self.totals
        standings = tuple((seat, totals[player]) for seat, player in enumerate(sitting.players))
        settlement = settle(self.ruleset, sitting.seating, cups, [Close(standings)])
        return self._with(Kind.CLOSED, Result(sitting, settlement))

    def _everybody(self) -> Sitting:
        """Seat all who have taken part; before the first deal, the whole table."""
        players = self._taken_part or tuple(range(self.rotation.at_table))
        return Sitting(Seating(0, 1, 2, tuple(range(ACTIVE, len(players)))), players)

    @property
    def _taken_part(self) -> tuple[Player, ...]:
        here = {player for entry in self.entries for result in entry.results for player in result.sitting.players}
        return tuple(sorted(here.union(self.before.players)))

    def _results(self, cup_set: int, after: int = 0) -> tuple[Result, ...]:
        """Return all that was settled with a set of cups, after so many entries."""
        self._check_cup_set(cup_set)
        results = (result for entry in self.entries[after:] for result in entry.results)
        return tuple(result for result in results if result.sitting.cup_set == cup_set)

    def _checked(self, sitting: Sitting, settlement: Settlement) -> Result:
        result = Result(sitting, settlement)
        cup_set = sitting.cup_set
        found = result.problems(self.cups(cup_set), ante_is_due=self.next_ante_is_due(cup_set))
        if found:
            raise SheetError("settlements", in_a_row(found))
        return result

    def _check_cup_set(self, cup_set: int) -> None:
        check_number("cup_set", cup_set, cup_sets(self.rotation))

    def _refuse_when_closed(self) -> None:
        if self.is_closed:
            raise SheetError("evening", Sentence("club-evening-over"))

    def _with(self, kind: Kind, *results: Result) -> "Evening":
        return replace(self, entries=(*self.entries, Entry(kind, results)))
