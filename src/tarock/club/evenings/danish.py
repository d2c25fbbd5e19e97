"""An evening of Danish Tarok line by line: the book's rotation, funding, antes and cups, which are divided at the end.

A sheet need not say who deals and what the cups hold, since both follow from the lines before; where it does, it must
be right.  Where two games are played at once a line has a sheet for each: ``{"games": [..., ...]}``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from tarock.club.evening import Evening
from tarock.club.evenings.course import (
    ByPlace,
    EveningGame,
    Feat,
    LineResult,
    Place,
    Written,
    check_rules,
    typed_points,
)
from tarock.club.rotation import Sitting
from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.danish.events import Ante, Cup, Fund, Redealt
from tarock.danish.facts import gather
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.settlement import Settlement
from tarock.notation.danish.sheet import Sheet, format_event, parse_sheet
from tarock.notation.fields import Json, as_list, as_object

_GAMES: Final = "games"
_ROLES: Final = ("dealer", "forehand", "middle")


@dataclass(frozen=True, slots=True)
class DanishCourse:
    """A table's evening so far."""

    evening: Evening

    @property
    def seats(self) -> tuple[dict[str, Place], ...]:
        """Who sits at which seat of the next sheet, game by game."""
        return tuple(
            {SEAT_NAMES[seat]: sitting.players[seat] for seat in sitting.seating.at_table}
            for sitting in self.evening.sittings
        )

    def given(self) -> dict[str, Any]:
        """Return the next sheet as far as it is known: who deals, the cups, and what is paid before play."""
        sheets = [{**self._known(sitting), "events": self._before(sitting)} for sitting in self.evening.sittings]
        return sheets[0] if len(sheets) == 1 else {_GAMES: sheets}

    def _known(self, sitting: Sitting) -> dict[str, Any]:
        cups = self.evening.cups(sitting.cup_set)
        return {**seating_fields(sitting.seating), "cups": {cup.value: cups[cup] for cup in Cup}}

    def _before(self, sitting: Sitting) -> list[Any]:
        """All fund before the first deal (Møller, Kopper, l.334-336), the dealer pays his ante before each."""
        cups = self.evening.cups(sitting.cup_set)
        funds = [format_event(Fund(cup)) for cup in Cup if not cups[cup]]
        return [*funds, *([format_event(Ante())] if self.evening.next_ante_is_due(sitting.cup_set) else [])]

    def after(self, written: Written) -> tuple["DanishCourse", LineResult]:
        """Return the evening with one more line, and what that comes to.

        :raises TarockError: if it cannot be the next line.
        """
        if written.sheet is None:
            return self._after_points(written)
        sheets = self._sheets(check_rules(self.evening.ruleset.id, written.sheet))
        games = [(sitting, sheet) for sitting, sheet in zip(self.evening.sittings, sheets, strict=True) if sheet]
        settled = [(sitting, sheet, sheet.settle()) for sitting, sheet in games]
        settlements = [settlement for _, _, settlement in settled]
        feats = tuple(feat for each in settled for feat in _feats(*each))
        if written.again or any(isinstance(event, Redealt) for _, sheet in games for event in sheet.events):
            if len(games) > 1:
                raise SheetError(_GAMES, Sentence("evening-one-again"))
            following = self.evening.with_redeal(settlements[0], games[0][0].cup_set)
            return DanishCourse(following), self._result(settlements, [games[0][0]], deals=0)
        following = self.evening.with_round(settlements)
        return DanishCourse(following), self._result(settlements, self.evening.sittings, feats=feats)

    def _sheets(self, fields: dict[str, Any]) -> list[Sheet | None]:
        """Read the sheet of each game; None where a game has none in this line."""
        sittings = self.evening.sittings
        games: list[Json] = as_list(_GAMES, fields.get(_GAMES)) if len(sittings) > 1 else [fields]
        if len(games) != len(sittings) or not any(games):
            raise SheetError(_GAMES, Sentence("evening-games", expected=len(sittings)))
        return [
            None if game is None else self._sheet(sitting, as_object(_GAMES, game))
            for sitting, game in zip(sittings, games, strict=True)
        ]

    def _sheet(self, sitting: Sitting, fields: dict[str, Any]) -> Sheet:
        sheet = parse_sheet(self.evening.ruleset, {**self._known(sitting), "events": [], **fields})
        if sheet.seating != sitting.seating:
            expected, got = (SEAT_NAMES[seating.dealer] for seating in (sitting.seating, sheet.seating))
            if expected == got:
                raise SheetError("dealer, forehand, middle, sitting_out", Sentence("evening-places"))
            raise SheetError("dealer", Sentence("evening-dealer", expected=expected, got=got))
        return sheet

    def _after_points(self, written: Written) -> tuple["DanishCourse", LineResult]:
        """Write typed points: the cups stay as they are, and each game adds up to nothing."""
        points = typed_points(written, self.evening.rotation.at_table)
        evening, companies = self.evening, list[tuple[tuple[Place, ...], int]]()
        for number in range(written.deals):
            sittings = evening.sittings
            nets = [[points[each] if not number else Fraction(0) for each in sitting.players] for sitting in sittings]
            if any(sum(net) for net in nets) or any(each.denominator > 1 for net in nets for each in net):
                raise SheetError("points", Sentence("evening-points-game"))
            settlements = [self._typed(evening, *pair) for pair in zip(sittings, nets, strict=True)]
            evening = evening.with_round(settlements)
            companies += [(_company(sitting), 1) for sitting in sittings]
        return DanishCourse(evening), LineResult(points, points, tuple(companies))

    @staticmethod
    def _typed(evening: Evening, sitting: Sitting, net: list[Fraction]) -> Settlement:
        return Settlement((), tuple((seat, int(won)) for seat, won in enumerate(net)), evening.cups(sitting.cup_set))

    def _result(
        self,
        settlements: Sequence[Settlement],
        sittings: Sequence[Sitting],
        deals: int = 1,
        feats: tuple[Feat, ...] = (),
    ) -> LineResult:
        won = [Fraction(0)] * self.evening.rotation.at_table
        for sitting, settlement in zip(sittings, settlements, strict=True):
            for seat, points in settlement.net:
                won[sitting.players[seat]] += points
        companies = tuple((_company(sitting), deals) for sitting in sittings) if deals else ()
        return LineResult(tuple(won), tuple(won), companies, feats)

    def shares(self) -> ByPlace:
        """Return what each gets of the cups when the evening ends now (Møller, Kopper, l.342-344)."""
        shares = [Fraction(0)] * self.evening.rotation.at_table
        for place, points in self.evening.close().entries[-1].results[0].by_player.items():
            shares[place] += points
        return tuple(shares)


def seating_fields(seating: Seating) -> dict[str, Any]:
    """Return who deals, leads and sits in the middle, and who sits out, as a sheet writes it."""
    roles = {role: SEAT_NAMES[seat] for role, seat in zip(_ROLES, seating.declaring_order, strict=True)}
    out = [SEAT_NAMES[seat] for seat in seating.sitting_out]
    return {**roles, **({"sitting_out": out} if out else {})}


def _company(sitting: Sitting) -> tuple[Place, ...]:
    return tuple(sorted(sitting.players[seat] for seat in sitting.seating.active))


def _feats(sitting: Sitting, sheet: Sheet, settlement: Settlement) -> Iterator[Feat]:
    """Give what a deal is remembered for; the last trick is also that of an ultimo and of a tout."""
    if settlement.void:
        return
    ended = gather(sheet.ruleset, sheet.seating, sheet.events)

    def feat(what: str, seat: Seat) -> Feat:
        return Feat(what, sitting.players[seat])

    last = ended.ultimo[0] if ended.ultimo else ended.last if ended.last is not None else ended.tout
    if last is not None:
        yield feat("last_trick", last)
    if ended.ultimo:
        yield feat(f"ultimo_{ended.ultimo[1].value}", ended.ultimo[0])
    for seat, cup in ended.baguds:
        yield feat(f"bagud_{cup.value}", seat)
    for seat in ended.nolos:
        yield feat("nolo", seat)
    if ended.tout is not None:
        yield feat("tout", ended.tout)


def _sizes(ruleset: DanishRuleset) -> tuple[int, ...]:
    return tuple(sorted({row.at_table for row in ruleset.rotations}))


def _rotations(ruleset: DanishRuleset) -> tuple[tuple[int, str], ...]:
    return tuple((row.at_table, row.id) for row in ruleset.rotations)


def _begin(ruleset: DanishRuleset, players: int, rotation: str, first: Place) -> DanishCourse:
    return DanishCourse(Evening.begin(ruleset, players, rotation or None, first))


def _stake(ruleset: DanishRuleset) -> int:
    """A point is one øre unless agreed otherwise (Jensen 1989, Betalinger/Efter spillet, l.322)."""
    return ruleset.point_value.amount


FAMILY: Final = EveningGame(sizes=_sizes, rotations=_rotations, stake=_stake, begin=_begin)
