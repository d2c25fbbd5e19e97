"""A bot that knows the rules and nothing else."""

from random import Random

from tarock.bots.danish.playing import DanishDecision, Refusals
from tarock.bots.protocol import Decision
from tarock.danish.legal import Offer
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView


class RandomBot:
    """Chooses among all that is offered with equal chances; out of turn "nothing" is one of the chances."""

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return any of the offered actions."""
        return _drawn(rng.choice(_open(view, refused)), rng)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        """Return any of the offered actions, or None."""
        offer = rng.choice((*_open(view, refused), None))
        return None if offer is None else _drawn(offer, rng)


def _open(view: DanishView, refused: Refusals) -> tuple[Offer, ...]:
    return tuple(offer for offer in view.legal_actions() if offer not in refused)


def _drawn(offer: Offer, rng: Random) -> DanishDecision:
    return Decision(offer.sample(rng) if isinstance(offer, SkatChoice) else offer)
