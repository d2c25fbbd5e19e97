"""What the player on turn may do, from the table and what he knows: the same for the full state and for a view."""

from typing import TypeAlias

from tarock.core.cardset import CardSet
from tarock.koenigrufen import announcing, auction, calling, talon
from tarock.koenigrufen.actions import AGREE, PLAYS, Action, Play
from tarock.koenigrufen.speaker import Speaker
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.talon import DiscardChoice

Offer: TypeAlias = Action | DiscardChoice
"""An action, or a large choice of actions offered as a constraint."""


def plays(cards: CardSet) -> tuple[Play, ...]:
    """Return the playing of cards."""
    return tuple([PLAYS[card] for card in cards])


def before_play(table: Table, hand: CardSet, speaker: Speaker | None, *, king_in_talon: bool) -> tuple[Offer, ...]:
    """Return what the player on turn may do before the play, from the table and what he knows."""
    match table.phase:
        case Phase.AUCTION:
            return auction.legal(table.ruleset, table.auction, hand)
        case Phase.CALLING:
            return calling.legal(table.ruleset, hand)
        case Phase.TALON:
            contract = table.game
            given_up = talon.concessions(contract, hand, named=table.bird is not None) if king_in_talon else ()
            return (*talon.takes(table.ruleset, contract, hand, table.talon), *given_up)
        case Phase.LAYING:
            return (DiscardChoice(table.ruleset, table.game, hand),)
        case Phase.CLOSING:
            return (AGREE,)
        case _:  # Phase.ANNOUNCING: in a deal that is over nobody is on turn
            assert speaker is not None
            return announcing.legal(speaker)
