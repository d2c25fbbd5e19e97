"""A bot that knows the rules of Königrufen and nothing else."""

from random import Random

from tarock.bots.koenigrufen.offers import open_offers
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.protocol import Decision
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice


class RandomBot:
    """Chooses among all that is offered with equal chances; in the round before play one word at a time."""

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return any of the offered actions that has not been refused."""
        offer = rng.choice(open_offers(view, refused))
        return Decision(offer.sample(rng) if isinstance(offer, DiscardChoice) else offer)

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> None:
        """Say nothing out of turn."""
