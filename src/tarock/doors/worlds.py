"""Other worlds: deals with other hidden cards that a seat cannot tell from the real one."""

from random import Random
from typing import Any, Final

from tarock.core.errors import TarockError
from tarock.core.seats import Seat
from tarock.doors.deal import Deal, Event

_SAMPLES: Final = 200
"""How often another world is looked for before giving up."""


def resampled(deal: Deal, rng: Random) -> Deal:
    """Return a deal with other hidden cards that whoever is to decide cannot tell from this one.

    :raises TarockError: if none is found, or the deal is over.
    """
    if deal.is_over:
        message = "the deal is over: expected one in which somebody is to decide"
        raise TarockError(message)
    for _ in range(_SAMPLES):
        world: Any = deal.state.view(deal.player).sample(rng)
        other = deal.dealt_like(world)
        if _repeats(other, deal, deal.laid_in(world)):
            return other
    message = f"no other deal was found that seat {deal.player} cannot tell from this one"
    raise TarockError(message)


def _repeats(deal: Deal, real: Deal, laid: set[int]) -> bool:
    """Do what was done in the real deal as far as everybody noticed it; tell whether it comes to the same."""
    seat = real.player
    script = [event for event in real.events if not real.passes_in_silence(event)]
    while not deal.is_over:
        done = sum(not deal.passes_in_silence(event) for event in deal.events)
        if done > len(script) or (done == len(script) and (deal.player, deal.decision) == (seat, real.decision)):
            break
        action = _repeated(deal, script[done], seat, laid) if done < len(script) else deal.PASS
        if action not in deal.legal:
            return False
        deal.act(action)
    if deal.is_over or list(deal.heard(seat)) != list(real.heard(seat)):
        return False
    return (deal.player, deal.legal) == (seat, real.legal)


def _repeated(deal: Deal, event: Event, seat: Seat, laid: set[int]) -> int:
    """Return what is done now where that came next: a right that nobody used is let go, others lay other cards."""
    if deal.decision in deal.RIGHTS and (event.seat, event.decision) != (deal.player, deal.decision):
        return deal.PASS
    if event.decision == deal.LAYING and event.seat != seat:
        return next((card for card in deal.legal if card in laid), deal.PASS)
    return event.action
