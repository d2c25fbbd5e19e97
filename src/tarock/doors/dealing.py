"""Dealing: the cards of a deal that is played decision by decision.

>>> from random import Random
>>> deal = dealt("danish-hjoerring", dealer=2, rng=Random(1))
>>> deal.player, deal.decision, len(deal.legal)
(2, 'laying', 19)
>>> deal.act(deal.legal[0])
>>> len(deal.events), deal.is_over
(1, False)
"""

from collections.abc import Sequence
from random import Random

from tarock.core.seats import Seat
from tarock.door.rules import Rules
from tarock.doors.danish import DanishDeal
from tarock.doors.deal import Deal
from tarock.doors.games import Game, game_of
from tarock.doors.koenigrufen import KoenigrufenDeal


def deal_of(rules: Rules | Game, dealer: Seat, cards: Sequence[int]) -> Deal:
    """Return a deal of some cards, by their numbers as actions: first to last seat, and then to the talon.

    In Danish Tarok forehand gets the first 25, middle hand the next 25, and the dealer the last 28.

    :raises TarockError: if it cannot be played.
    """
    game = rules if isinstance(rules, Game) else game_of(rules)
    return (DanishDeal if game.turns_with_dealer else KoenigrufenDeal)(game, dealer, cards)


def dealt(rules: Rules | Game, dealer: Seat, rng: Random) -> Deal:
    """Return a deal of cards at random.

    :raises TarockError: if it cannot be played.
    """
    game = rules if isinstance(rules, Game) else game_of(rules)
    cards = list(range(game.family.cards))
    rng.shuffle(cards)
    return deal_of(game, dealer, cards)
