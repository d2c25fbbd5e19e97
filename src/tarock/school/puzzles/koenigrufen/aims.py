"""What a side of Königrufen may want in the last tricks, and what keeps it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from tarock.core.game import Act
from tarock.core.seats import Seat
from tarock.koenigrufen import ending
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, Bird
from tarock.koenigrufen.cards import LAST_TRICK, PLAYERS
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.school.puzzles.families import Aim
from tarock.school.puzzles.puzzle import Kind
from tarock.search.koenigrufen.beliefs import every_world, state_of
from tarock.search.koenigrufen.goals import BirdWins, ExactTricks, Goal, KingUltimo, Thirds
from tarock.search.koenigrufen.open import fresh_solver
from tarock.search.koenigrufen.solver import Limits, is_open
from tarock.telling.koenigrufen.phrases import bonus_name
from tarock.telling.line import Line

_Side: TypeAlias = Thirds | BirdWins | KingUltimo
"""What one of two sides may want."""
TRICKS: Final = 6
"""So many tricks before the end an aim is asked for; in a Bettler or Piccolo from the second trick on."""
LIMITS: Final = Limits(nodes=3_000_000)


def aims(state: KoenigrufenState, seat: Seat) -> Iterator[Aim]:
    """Give what the side of a seat may want: the game, a bird, the called king in the last trick; or to stop them."""
    if state.phase is not Phase.PLAY or not state.table.tricks:
        return
    game, played = state.table.game, len(state.table.tricks)
    if game.kind == "negative":
        is_declarer = seat == state.table.declarer
        name = "negative" if is_declarer else "defend"
        line = Line(f"puzzle-ask-{name}", "word", values={"contract": game.id, "tricks": game.tricks})
        yield Aim("negative", name, line, ExactTricks(Side.DECLARER, game.tricks), negated=not is_declarer)
        return
    if game.kind != "positive" or played < LAST_TRICK - TRICKS:
        return
    own = ending.side_of(state, seat)
    for name, goal, bird in _goals(state):
        mine = goal.side is own
        if is_open(state, goal):
            kind: Kind = "ending" if mine else "stop"
            asked = Line(f"puzzle-ask-{kind}-{name}", "word", parts={"bird": (bonus_name(bird),)} if bird else {})
            yield Aim(kind, f"{kind} {bird or name}", asked, goal, negated=not mine)


def _goals(state: KoenigrufenState) -> Iterator[tuple[str, _Side, Bird | None]]:
    """Give what is at stake in a game that counts points."""
    yield "game", Thirds(Side.DECLARER, state.ruleset.counting.win_thirds), None
    for bird, card in BIRD_CARDS.items():
        holder = next((seat for seat in range(PLAYERS) if card in state.hands[seat]), None)
        if holder is not None:
            yield "bird", BirdWins(ending.side_of(state, holder), bird), bird
    if state.called is not None and any(state.called in hand for hand in state.hands):
        yield "king", KingUltimo(), None


def kept(state: KoenigrufenState, seat: Seat, aim: Aim) -> tuple[Mapping[Play, bool], int] | None:
    """Return after which cards the aim can still be forced, or what it prevents still be prevented."""
    goal = _goal_in(state, seat, aim)
    if goal is None:
        return None
    solver = fresh_solver()
    nodes = solver.solve(state, goal, LIMITS, with_line=False).nodes
    values = solver.card_values(state, goal, LIMITS)
    if any(value is None for value in values.values()):
        return None
    return {play: bool(value) != aim.negated for play, value in values.items()}, nodes


def _goal_in(state: KoenigrufenState, seat: Seat, aim: Aim) -> Goal | None:
    """Return the goal if the seat wants it in this deal too: whose partner one is may differ from deal to deal."""
    if aim.kind == "negative":
        return aim.goal  # type: ignore[no-any-return]
    side: Side = aim.goal.side
    return aim.goal if (side is ending.side_of(state, seat)) != aim.negated else None


def course(state: KoenigrufenState, aim: Aim) -> Iterator[Act]:
    """Give how the play goes on if both sides do their best."""
    for play in fresh_solver().solve(state, aim.goal, LIMITS).line:
        assert state.turn is not None
        yield state.turn, play
        state = state.apply(state.turn, play)


def every_deal(view: KoenigrufenView) -> Sequence[KoenigrufenState] | None:
    """Return every deal that a view leaves possible; None if they are many."""
    if view.phase is not Phase.PLAY:
        return None
    worlds = every_world(view)
    return None if worlds is None else [state_of(view.table, row) for row in worlds.rows]
