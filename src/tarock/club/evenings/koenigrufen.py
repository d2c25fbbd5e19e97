"""An evening of Königrufen line by line: four play; of five the dealer sits out, of six also whoever sits opposite him.

The books know four only.  Where the dealer sits out everybody plays as often as the others, and the one opposite him
gives everybody his pauses at the same distance.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

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
from tarock.club.rotation import check_number
from tarock.core.errors import RulesetError, SheetError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import Facts
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement, settle
from tarock.notation.koenigrufen.sheet import parse_sheet

SIZES: Final = (PLAYERS, PLAYERS + 1, PLAYERS + 2)


@dataclass(frozen=True, slots=True)
class KoenigrufenCourse:
    """A table's evening so far."""

    ruleset: KoenigrufenRuleset
    players: int
    dealer: Place

    @property
    def playing(self) -> tuple[Place, ...]:
        """Who plays the next deal, in the order of the places."""
        resting = {(self.dealer + apart) % self.players for apart in (0, self.players // 2)[: self.players - PLAYERS]}
        return tuple(place for place in range(self.players) if place not in resting)

    @property
    def forehand(self) -> Seat:
        """The seat of who plays first: the next after the dealer."""
        after = [(self.dealer + step) % self.players for step in range(1, self.players)]
        return self.playing.index(next(place for place in after if place in self.playing))

    @property
    def seats(self) -> tuple[dict[str, Place], ...]:
        """Who sits at which seat of the next sheet: those who play, in the order of the places."""
        return ({SEAT_NAMES[seat]: place for seat, place in enumerate(self.playing)},)

    def given(self) -> dict[str, Any]:
        """Return the next sheet as far as it is known: who is forehand, unless he passes it on."""
        return {"forehand": SEAT_NAMES[self.forehand]}

    def after(self, written: Written) -> tuple["KoenigrufenCourse", LineResult]:
        """Return the evening with one more line, and what that comes to.

        :raises TarockError: if it cannot be the next line.
        """
        if written.sheet is None:
            return self._after_points(written)
        sheet = check_rules(self.ruleset.id, written.sheet)
        facts = parse_sheet(self.ruleset, {**self.given(), **sheet})
        settlement = settle(self.ruleset, facts)
        is_played = not (written.again or settlement.void)
        result = LineResult(
            self._by_place(settlement.score),
            self._by_place(settlement.money),
            ((self.playing, 1),) if is_played else (),
            self._feats(facts, settlement) if is_played else (),
        )
        return (self if written.again else self._passed_on(1)), result

    def _passed_on(self, deals: int) -> "KoenigrufenCourse":
        return replace(self, dealer=(self.dealer + deals) % self.players)

    def _by_place(self, half_points: Sequence[int]) -> ByPlace:
        won = dict(zip(self.playing, half_points, strict=True))
        return tuple(Fraction(won.get(place, 0), HALVES) for place in range(self.players))

    def _feats(self, facts: Facts, settlement: Settlement) -> tuple[Feat, ...]:
        """Return the game that somebody bid, whether he won it, and who played it with him."""
        if facts.contract is None or facts.declarer is None:
            return ()
        partner = None if facts.partner is None else self.playing[facts.partner]
        won = settlement.score[facts.declarer] > 0
        return (Feat(facts.contract, self.playing[facts.declarer], won, partner),)

    def _after_points(self, written: Written) -> tuple["KoenigrufenCourse", LineResult]:
        """Write typed points: of all at the table, or, of one deal, of those who play it."""
        if written.deals == 1 and len(written.points or ()) == PLAYERS < self.players:
            whole = dict(zip(self.playing, written.points or (), strict=True))
            written = replace(written, points=tuple(whole.get(place, 0) for place in range(self.players)))
        points = typed_points(written, self.players)
        courses = [self._passed_on(deal) for deal in range(written.deals)]
        played = {place for course in courses for place in course.playing}
        if any(won and place not in played for place, won in enumerate(points)):
            raise SheetError("points", Sentence("evening-points-resting"))
        companies = tuple((course.playing, 1) for course in courses)
        return self._passed_on(written.deals), LineResult(points, points, companies)

    def shares(self) -> ByPlace:
        """Return what each gets when the evening ends: nothing, since there is nothing to divide."""
        return (Fraction(0),) * self.players


def _sizes(_ruleset: KoenigrufenRuleset) -> tuple[int, ...]:
    return SIZES


def _begin(ruleset: KoenigrufenRuleset, players: int, rotation: str, first: Place) -> KoenigrufenCourse:
    if players not in SIZES:
        raise RulesetError(
            Sentence("club-players", rules=ruleset.name, expected=" / ".join(map(str, SIZES)), players=players)
        )
    if rotation:
        raise RulesetError(Sentence("evening-no-rotation", rules=ruleset.name))
    check_number("first_dealer", first, players)
    return KoenigrufenCourse(ruleset, players, first)


def _stake(_ruleset: KoenigrufenRuleset) -> int:
    """No book names a sum; that there must be one, the tournament sheet says (l.31)."""
    return 0


FAMILY: Final = EveningGame(sizes=_sizes, rotations=lambda _: (), stake=_stake, begin=_begin)
