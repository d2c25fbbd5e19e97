"""Playing random deals at a live table, with a second engine beside it that every frame is held to."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.danish import actions as danish
from tarock.danish import fault_kinds as danish_fault_kinds
from tarock.danish.state import DanishState, DanishView
from tarock.koenigrufen import actions as koenigrufen
from tarock.koenigrufen import fault_kinds as koenigrufen_fault_kinds
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.dealing import unpromised
from tarock.server.evening.families import Action, State, active_seats, applied, wire_act
from tarock.server.evening.mixing import awaited
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import TableState
from tarock.server.frames.table import deal_shown, hand_shown
from tarock.server.wire.shared.telling import Frame
from tests.server.cards_seen import cards_named, known
from tests.server.servers import PATIENCE, Running, until

_encode = msgspec.json.Encoder().encode


class Shadow:
    """A table with a person at every place and one spectator, and the same deals in an engine of our own."""

    def __init__(self, server: Running, settings: Settings, seed: str) -> None:
        self.server = server
        self.settings = settings
        self.rng = Random(seed)
        self.deals: dict[int, State] = {}
        self.frames = 0
        self.actions = 0
        self.refused = 0
        self.finished = 0
        self.table = ""
        self.seats: list[Seat] = []
        self.spectator: Seat

    async def play(self) -> None:
        """Play all rounds that were agreed."""
        async with AsyncExitStack() as stack:
            await self._sit_down(stack)
            while not self.state.is_closed:
                await self._check_frames()
                if not self.state.running:
                    await self._all_are_ready()
                    continue
                await self._one_more()
                if self.state.rounds_are_over:  # then the server ends the evening by itself
                    await until(lambda: self.state.is_closed)
            await self._check_frames()
        assert self.settings.rounds == self.state.scorebook.rounds

    @property
    def state(self) -> TableState:
        """The authority's own state."""
        (found,) = (each for each in self.server.lobby.in_memory() if each.room.table.id == self.table)
        return found.room.table

    async def _sit_down(self, stack: AsyncExitStack) -> None:
        owner = await Client.begin(self.server.address, "Spectator")
        self.table = await owner.open(self.settings)
        self.spectator = await stack.enter_async_context(owner.connect(self.table))
        for place in range(len(self.settings.chairs)):
            client = await Client.begin(self.server.address, f"Player {place}")
            seat = await stack.enter_async_context(client.connect(self.table))
            self.seats.append(seat)
            await seat.sit(place)
        await until(lambda: bool(self.state.running))

    async def _all_are_ready(self) -> None:
        """Ask for the next deal, unless as many have been played as were agreed."""
        if not self.state.rounds_are_over:
            for seat in self.seats:
                await seat.ready()
        await until(lambda: bool(self.state.running) or self.state.is_closed)

    # Frames

    async def _check_frames(self) -> None:
        """Let everybody receive the newest frame, and hold it to what the engine says that he may see."""
        await until(self._is_quiet)
        table = self.state
        for place, seat in enumerate(self.seats):
            self._check(await _frame_of(seat, table.seq), place)
        self._check(await _frame_of(self.spectator, table.seq), None)

    def _is_quiet(self) -> bool:
        """Tell whether nothing happens by itself: the next deal is promised, and all clients have added to it."""
        table = self.state
        return not unpromised(table) and not any(awaited(table, promise) for promise in table.promises.values())

    def _check(self, frame: Frame, place: int | None) -> None:
        self.frames += 1
        table = self.state
        assert table.seq == frame.seq
        allowed: set[str] = set()
        for index, game in enumerate(table.games):
            shown = frame.table.games[index]
            if game is None or shown is None:
                assert game is None
                assert shown is None
                continue
            if game.acts == () or index not in self.deals:
                self.deals[index] = game.begun.start()
            shadow = self.deals[index]
            seat = None if place is None else game.seat_of(place)
            view = shadow.view(0 if seat is None else seat)
            assert msgspec.json.decode(_encode(deal_shown(view)), type=type(shown.deal)) == shown.deal
            assert isinstance(view, DanishView | KoenigrufenView)
            allowed |= known(view, own=seat is not None)
            if shadow.is_over:
                allowed |= {token for hand in shown.revealed.hands for token in hand} if shown.revealed else set()
                allowed |= set(shown.revealed.talon) if shown.revealed else set()
            else:
                assert shown.revealed is None
                assert game.begun.seed not in _encode(frame).decode()
            if seat is not None:
                self._check_hand(frame, shadow, index, seat)
        hidden = cards_named(_encode(frame).decode()) - allowed
        assert not hidden, f"place {place} was sent {hidden}"

    def _check_hand(self, frame: Frame, shadow: State, index: int, seat: int) -> None:
        assert frame.you is not None
        assert frame.you.hand is not None
        assert (index, seat) == (frame.you.game, frame.you.seat)
        expected = hand_shown(shadow.view(seat))
        assert msgspec.json.decode(_encode(expected), type=type(frame.you.hand)) == frame.you.hand

    # Acting

    async def _one_more(self) -> None:
        """Let somebody do something: sometimes what is wrong, where people can err."""
        game = self.rng.choice(self.state.running)
        shadow = self.deals[game.index]
        for seat, action in self._ideas(shadow):
            after, reason = _after(shadow, seat, action)
            player = self.seats[game.begun.players[seat]]
            act = wire_act(self.state.ruleset, action)
            if after is not None:
                self.deals[game.index] = after
                await player.act_at(game.state, act)
                self.actions += 1
                self.finished += after.is_over
                return
            with pytest.raises(Refusal) as refusal:
                await player.act_at(game.state, act)
            assert (Code.ILLEGAL, reason) == (refusal.value.code, refusal.value.reason)
            self.refused += 1

    def _ideas(self, state: State) -> Iterator[tuple[int, Action]]:
        rng, turn = self.rng, state.turn
        assert turn is not None
        seats = active_seats(state)
        assert isinstance(state, DanishState | KoenigrufenState)
        if state.mode is Mode.TABLE and state.table.proceedings.ruling is None:
            if rng.random() < 0.05:
                yield self._claim(state, rng.choice(seats))
            if rng.random() < 0.05 and state.hands[turn] and state.phase.value == "play":
                yield turn, _card(state, rng.choice(list(state.hands[turn])))
        if rng.random() < 0.03:
            yield rng.choice(seats), _card(state, rng.randrange(78))
        others = [(seat, offer) for seat in seats if seat != turn for offer in state.legal_actions(seat)]
        if others and rng.random() < 0.1:
            yield self._drawn(*rng.choice(others))
        while True:
            yield self._drawn(turn, rng.choice(state.legal_actions(turn)))

    def _drawn(self, seat: int, offer: object) -> tuple[int, Action]:
        sample = getattr(offer, "sample", None)
        return seat, offer if sample is None else sample(self.rng)

    def _claim(self, state: State, seat: int) -> tuple[int, Action]:
        other = self.rng.choice(active_seats(state))
        if isinstance(state, DanishState):
            return seat, danish.ClaimFault(self.rng.choice(danish_fault_kinds.CLAIMS), other)
        return seat, koenigrufen.ClaimFault(self.rng.choice(koenigrufen_fault_kinds.CLAIMS), other)


def _after(state: State, seat: int, action: Action) -> tuple[State | None, str]:
    """Return the state after an action, or why it is refused."""
    try:
        return applied(state, seat, action), ""
    except IllegalAction as error:
        return None, error.reason.value


def _card(state: State, card: int) -> Action:
    return danish.PLAYS[card] if isinstance(state, DanishState) else koenigrufen.PLAYS[card]


async def _frame_of(seat: Seat, seq: int) -> Frame:
    while True:
        frame = await asyncio.wait_for(seat.next_frame(), PATIENCE)
        if frame.seq >= seq:
            return frame


def people(ruleset: str, number: int, *, mode: str, rounds: int) -> Settings:
    """Return the settings of a table of people, who ask for every deal themselves."""
    chairs = (Chair(),) * number
    return Settings(ruleset=ruleset, chairs=chairs, mode=mode, rounds=rounds, pause=600)  # type: ignore[arg-type]
