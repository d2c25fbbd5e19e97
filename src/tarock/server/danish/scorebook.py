"""The scorebook of a Danish evening: who plays next, with which cups, and what everybody has won."""

from dataclasses import dataclass, replace

from tarock.club import Evening, Sitting
from tarock.core.faults import Mode
from tarock.core.game import State
from tarock.core.seats import SEAT_NAMES
from tarock.danish.deal import Hands, deal
from tarock.danish.events import Cup, Cups, Redealt
from tarock.danish.rules import DanishRuleset
from tarock.danish.settlement import Settlement
from tarock.danish.state import DanishState, start
from tarock.server.evening.scorebook import Row, committed_lines


@dataclass(frozen=True, slots=True)
class DanishDeal:
    """How a deal begins: everything but the actions."""

    ruleset: DanishRuleset
    sitting: Sitting
    cups: Cups
    ante: bool
    mode: Mode
    seed: str

    @property
    def players(self) -> tuple[int, ...]:
        """By seat of the deal: the place at the table."""
        return self.sitting.players

    @property
    def hands(self) -> Hands:
        """The hands that the seed gives."""
        return deal(self.ruleset, self.sitting.seating, self.seed)

    @property
    def done(self) -> tuple[()]:
        """What has been done when the deal begins: nothing."""
        return ()

    def start(self) -> DanishState:
        """Deal the cards."""
        return start(self.ruleset, self.sitting.seating, self.seed, self.cups, ante=self.ante, mode=self.mode)

    def committed(self) -> list[str]:
        """Return what is committed to beside the seed."""
        seating = self.sitting.seating
        sitting_out = " ".join(SEAT_NAMES[seat] for seat in seating.sitting_out)
        return committed_lines(self.ruleset, seating.dealer, self.hands, f"sitting {sitting_out or 'none'}")

    def has_cards_of(self, state: State) -> bool:
        """Tell whether a deal was played with these cards."""
        return isinstance(state, DanishState) and state.handed_out == self.hands


@dataclass(frozen=True, slots=True)
class DanishScorebook:
    """An evening so far, and the games of this round that are over."""

    evening: Evening
    sittings: tuple[Sitting, ...]
    """Who plays in this round, game by game."""
    done: tuple[Settlement | None, ...]
    """By game of this round: what it came to."""

    @classmethod
    def begin(cls, ruleset: DanishRuleset, players: int, rotation: str | None, first_dealer: int) -> "DanishScorebook":
        """Begin an evening."""
        return cls.next_round(Evening.begin(ruleset, players, rotation, first_dealer))

    @classmethod
    def next_round(cls, evening: Evening) -> "DanishScorebook":
        """Return the scorebook of an evening before its next round."""
        sittings = evening.sittings
        return cls(evening, sittings, (None,) * len(sittings))

    @property
    def rounds(self) -> int:
        """How many rounds have been played to the end."""
        return self.evening.played

    @property
    def games(self) -> tuple[int, ...]:
        """The games of this round that are still to be played."""
        return tuple(game for game, settlement in enumerate(self.done) if settlement is None)

    @property
    def pending(self) -> tuple[int, ...]:
        """The games of this round that are over, and are written down with it."""
        return tuple(game for game, settlement in enumerate(self.done) if settlement is not None)

    @property
    def totals(self) -> tuple[int, ...]:
        """By place: what has been won or lost, in points."""
        return self.evening.totals

    def holding(self, cups: dict[str, int]) -> "DanishScorebook":
        """Return an evening of one game at a time whose cups hold something else."""
        return self.next_round(self.evening.holding(Cups(**cups)))

    def dealt(self, game: int, seed: str, mode: Mode) -> DanishDeal:
        """Return the next deal of a game; the ante is not due again after a redeal (B-31, B-47)."""
        sitting, evening = self.sittings[game], self.evening
        ante = evening.next_ante_is_due(sitting.cup_set)
        return DanishDeal(evening.ruleset, sitting, evening.cups(sitting.cup_set), ante, mode, seed)

    def with_result(self, game: int, state: State) -> "DanishScorebook":
        """Write down a deal that is over; a round is written when all its games are."""
        assert isinstance(state, DanishState), "the scorebook has dealt it"
        if any(isinstance(event, Redealt) for event in state.table.events):
            evening = self.evening.with_redeal(state.settlement, self.sittings[game].cup_set)
            return replace(self, evening=evening)
        done = (*self.done[:game], state.settlement, *self.done[game + 1 :])
        settlements = [settlement for settlement in done if settlement is not None]
        if len(settlements) < len(done):
            return replace(self, done=done)
        return self.next_round(self.evening.with_round(settlements))

    @property
    def money(self) -> None:
        """Nothing: points are what is paid."""
        return

    @property
    def rotation(self) -> str:
        """By which rotation of the book the table turns."""
        return self.evening.rotation.id

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines of the score sheet, without those that were put away."""
        rows: list[Row] = []
        for entry in self.evening.entries:
            won: list[int | None] = [None] * self.evening.rotation.at_table
            for result in entry.results:
                for player, amount in result.by_player.items():
                    won[player] = amount
            rows.append(Row(entry.kind.value, tuple(won)))
        return tuple(rows)

    @property
    def can_put_away(self) -> bool:
        """Tell whether the lines so far can lie elsewhere: not in the middle of a round."""
        return not self.pending and self.evening.can_put_away

    def put_away(self) -> "DanishScorebook":
        """Return the same scorebook without its lines."""
        return replace(self, evening=self.evening.put_away())

    def closed(self) -> "DanishScorebook":
        """Divide the cups: the evening is over."""
        return DanishScorebook(self.evening.close(), (), ())

    def cups(self) -> tuple[dict[str, int], ...]:
        """Return what each set of cups holds."""
        sets = {sitting.cup_set for sitting in self.sittings}
        held = (self.evening.cups(cup_set) for cup_set in sorted(sets))
        return tuple({cup.value: cups[cup] for cup in Cup} for cups in held)
