"""A weaker player made from a stronger one, who now and then does not think."""

from collections.abc import Mapping
from random import Random
from typing import Generic, TypeVar

from tarock.bots.protocol import Decision, Explanation, Player
from tarock.core.errors import IllegalAction

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")


class Careless(Generic[ViewT, ActionT]):
    """Plays as another does, but some cards as a lesser one; bids, skat and declarations are always the other's.

    A wrong bid costs more than ten wrong cards, so a beginner who bid at random would be no company.

    :param player: who thinks.
    :param guesser: who does not: any card will do, or the one that the books would play.
    :param card_play: the kind of action that playing a card is.
    :param chance: how often a card is played without thinking.
    """

    def __init__(
        self, player: Player[ViewT, ActionT], guesser: Player[ViewT, ActionT], card_play: type[ActionT], chance: float
    ) -> None:
        self.player = player
        self.guesser = guesser
        self.card_play = card_play
        self.chance = chance

    def act(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT]:
        """Return what the thinking player would do, or now and then a card of the other's."""
        decision = self.player.act(view, rng, refused)
        if not isinstance(decision.action, self.card_play) or rng.random() >= self.chance:
            return decision
        guess = self.guesser.act(view, rng, refused)
        if not isinstance(guess.action, self.card_play):
            return decision
        return guess if guess.why else Decision(guess.action, Explanation(facts=("at_random",)))

    def interject(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT] | None:
        """Return what the thinking player says out of turn."""
        return self.player.interject(view, rng, refused)


def careless(
    player: Player[ViewT, ActionT], guesser: Player[ViewT, ActionT], card_play: type[ActionT], chance: float
) -> Player[ViewT, ActionT]:
    """Return a player who now and then does not think, or the player himself where that never happens."""
    return Careless(player, guesser, card_play, chance) if chance else player
