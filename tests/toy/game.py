"""The rules."""

from tarock.core.families import Game
from tests.toy.rules import ToyRuleset
from tests.toy.state import PLAYERS, Play, begun, dealt

FAMILY = Game(
    ToyRuleset,
    dealt,
    begun,
    lambda state: tuple((seat, Play(card)) for seat, card in state.table.log),
    lambda _: tuple(range(PLAYERS)),
    lambda state: state.table.dealer,
    Play,
)
