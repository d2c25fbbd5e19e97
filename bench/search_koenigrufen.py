"""The rows of Königrufen in the table of search speeds."""

import statistics
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.rows import Row, milliseconds, start_time
from bench.run import ROUNDS, per_second
from tarock.koenigrufen.actions import GOOD, PASS, PLAYS, VORHAND, Bid, Call, Take
from tarock.koenigrufen.cards import KINGS, LAST_TRICK, PLAYERS, thirds
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.ending import cards_of
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.rulesets import load_koenigrufen
from tarock.search.koenigrufen.goals import BirdWins, ExactTricks, Goal, KingUltimo, MostThirds, Thirds, Valat
from tarock.search.koenigrufen.packing import Position, random_games
from tarock.search.koenigrufen.solver import Limits, Solver

RULESET: Final = "koenigrufen-turnier"
DEALS: Final = 200
GAMES: Final = 100_000
ROLLOUTS: Final = 20_000
PATIENCE: Final = Limits(seconds=60)

START: Final = """
from bench.search_koenigrufen import first_state, half
from tarock.search.koenigrufen.packing import Position, random_games
from tarock.search.koenigrufen.solver import Limits, Solver
state = first_state("rufer", 1)
random_games(Position.of(state), 1)
Solver().solve(state, half(state), Limits(nodes=1_000))
"""
"""Use everything that is compiled: playing, settling, random play and the solver."""


def first_state(contract: str, seed: int) -> KoenigrufenState:
    """Return a random deal before its first card: forehand plays a contract, and nobody announces anything."""
    rng = Random(seed)
    dealer = rng.randrange(PLAYERS)
    state = start(load_koenigrufen(RULESET), dealer, *deal(dealer, str(seed)))
    while state.phase is not Phase.PLAY:
        assert state.turn is not None
        offers = state.legal_actions(state.turn)
        wanted = [Bid(contract), VORHAND, Take(1), Take("all"), PASS, GOOD]
        offer = next((word for word in wanted if word in offers), offers[0])
        if isinstance(offer, Call):
            offer = Call(next(iter(KINGS - state.hands[state.turn])))
        state = state.apply(state.turn, offer.sample(rng) if isinstance(offer, DiscardChoice) else offer)
    return state


def with_tricks(contract: str, tricks: int, seed: int) -> KoenigrufenState:
    """Return a random deal that was played at random until so many tricks are left."""
    rng = Random(seed)
    state = first_state(contract, seed)
    while len(state.table.tricks) < LAST_TRICK - tricks:
        assert state.turn is not None
        state = state.apply(state.turn, PLAYS[rng.choice(list(state.playable))])
    return state


def has_partner(state: KoenigrufenState) -> bool:
    """Tell whether two play against two."""
    return state.partner is not None


# Random play


def playouts(contract: str) -> str:
    """Deal, play and settle at random."""
    return f"{per_second(_games(contract)):,.0f}/s"


def _games(contract: str) -> Callable[[], int]:
    position = Position.of(first_state(contract, 1))
    random_games(position, 1)

    def work() -> int:
        random_games(position, GAMES)
        return GAMES

    return work


def against_openspiel() -> str:
    """Measure random play here and OpenSpiel's C++ rollouts in turn; the ratio is of the medians."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return "OpenSpiel is not installed: `uv sync --group openspiel`"
    ours, theirs = [], []
    games, rollouts = _games("rufer"), _rollouts(pyspiel)
    for _ in range(ROUNDS):
        ours.append(per_second(games, rounds=1))
        theirs.append(per_second(rollouts, rounds=1))
    ratio = statistics.median(ours) / statistics.median(theirs)
    return f"{ratio:.1f} × ({statistics.median(ours):,.0f}/s to {statistics.median(theirs):,.0f}/s)"


def _rollouts(pyspiel: Any) -> Callable[[], int]:  # noqa: ANN401 - a module without types
    """Return OpenSpiel's rollouts of the card play of its "Three", which is our Rufer: a search of one simulation."""
    game = pyspiel.load_game("tarok(players=4,rng_seed=1)")
    state = game.new_initial_state()
    state.apply_action(0)
    while state.current_game_phase().name == "BIDDING":
        words = {state.action_to_string(action): action for action in state.legal_actions()}
        state.apply_action(words["Pass"] if state.current_player() and "Pass" in words else words["Three"])
    while state.current_game_phase().name != "TRICKS_PLAYING":
        state.apply_action(state.legal_actions()[0])

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).step(state)  # noqa: FBT003 - not our API
        return ROLLOUTS

    return work


# Solving


def half(state: KoenigrufenState) -> Goal:
    """Return the closest question: whether the declarer's side can win half of what is still to be won."""
    counting = state.ruleset.counting
    rest = sum(thirds(counting, hand) for hand in state.hands)
    return Thirds(Side.DECLARER, thirds(counting, cards_of(state, Side.DECLARER)) + (rest + 1) // 2)


def most(_state: KoenigrufenState) -> Goal:
    """Return the question how many thirds the declarer's side can get."""
    return MostThirds(Side.DECLARER)


def pagat(_state: KoenigrufenState) -> Goal:
    """Return the question whether the declarer's side can win the last trick with the Pagat."""
    return BirdWins(Side.DECLARER, "pagat")


def ultimo(_state: KoenigrufenState) -> Goal:
    """Return the question whether the called king can be brought home in the last trick."""
    return KingUltimo()


def valat(_state: KoenigrufenState) -> Goal:
    """Return the question whether the declarer's side can win all tricks."""
    return Valat(Side.DECLARER)


def exactly(tricks: int, _state: KoenigrufenState) -> Goal:
    """Return the question whether the declarer can win exactly so many tricks."""
    return ExactTricks(Side.DECLARER, tricks)


@cache
def _solver() -> Solver:
    return Solver()


def questions(
    goal: Callable[[KoenigrufenState], Goal], contract: str, tricks: int, deals: int
) -> Iterator[Callable[[], object]]:
    """Give a question about each of some random deals; a game with a called king only with a partner."""
    found = 0
    for seed in range(10 * deals):
        state = with_tricks(contract, tricks, seed)
        if contract != "rufer" or has_partner(state):
            found += 1
            yield partial(_solver().solve, state, goal(state), PATIENCE, with_line=False)
        if found == deals:
            return


def solving(goal: Callable[[KoenigrufenState], Goal], contract: str, tricks: int, deals: int = DEALS) -> str:
    """Ask what can be forced."""
    for ask in questions(goal, contract, 2, 3):
        ask()
    return milliseconds(questions(goal, contract, tricks, deals))


# Starting


def cold_start() -> str:
    """Compile everything once."""
    with TemporaryDirectory() as folder:
        return start_time(START, NUMBA_CACHE_DIR=folder)


def warm_start() -> str:
    """Start with everything compiled."""
    start_time(START)
    return start_time(START)


ROWS: Final = (
    Row("Königrufen, random deals with payoff, against OpenSpiel's rollouts", "≥ 15 ×", against_openspiel),
    *(
        Row(f"Königrufen, random deals with payoff, {contract}", "–", partial(playouts, contract))
        for contract in ("rufer", "solodreier", "farbensolo", "bettel", "trischaken")
    ),
    *(
        Row(
            f"Königrufen, can a Rufer get half of the thirds, {tricks} tricks",
            aim,
            partial(solving, half, "rufer", tricks),
        )
        for tricks, aim in ((8, "≤ 3 ms"), (10, "≤ 25 ms"), (12, "≤ 150 ms (p99 1 s)"))
    ),
    *(
        Row(
            f"Königrufen, how many thirds can a Rufer get, {tricks} tricks",
            "–",
            partial(solving, most, "rufer", tricks),
        )
        for tricks in (8, 10)
    ),
    *(
        Row(f"Königrufen, {what}, 12 tricks", "–", partial(solving, goal, contract, 12))
        for what, goal, contract in (
            ("can the Pagat win the last trick", pagat, "rufer"),
            ("can the called king be brought home", ultimo, "rufer"),
            ("can a Rufer make a Valat", valat, "rufer"),
            ("half of the thirds in a Farbensolo", half, "farbensolo"),
            ("no trick in a Bettel", partial(exactly, 0), "bettel"),
            ("exactly one trick in a Piccolo", partial(exactly, 1), "piccolo"),
        )
    ),
    Row("Königrufen, start with machine code on disk", "≤ 2 s", warm_start),
    Row("Königrufen, first start, everything compiled", "≤ 60 s", cold_start),
)
