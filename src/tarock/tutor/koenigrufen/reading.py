"""What words, talon and cards tell in Königrufen."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tarock.core.cardset import NO_CARDS
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Call, Take
from tarock.koenigrufen.cards import OF_SUIT, TAROCKS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.koenigrufen.unseen import Unseen
from tarock.search.koenigrufen.beliefs import worlds_of
from tarock.search.koenigrufen.packing import cards_from
from tarock.telling.line import Line, hand, tokens
from tarock.tutor.deeds import Deed
from tarock.tutor.koenigrufen.inferring import INFERENCES
from tarock.tutor.koenigrufen.meaning import proven
from tarock.tutor.reading import Reading, believed_lines, newly_void

DRAWN: Final = 200
"""In so many deals it is counted what a hand is likely to hold."""


def _certain(seen: Deed[KoenigrufenView]) -> Iterator[Line]:
    table = seen.after.table
    rules = table.ruleset
    yield from INFERENCES.lines(seen, rules.id, certain=True)
    match seen.action:
        case None:
            is_first = DiscardChoice(rules, table.game, NO_CARDS).taroks_first
            yield Line("tells-laid-taroks-first" if is_first else "tells-laid", "word", rule=rules.discard.source)
        case Take(half) if half != "all":
            cards = {"cards": hand(table.half(half)), "left": hand(table.half(3 - half))}
            yield Line("tells-took", "word", seat=seen.seat, cards=cards, rule=rules.discard.source)
        case Call(card):
            yield from proven(seen.before.table, seen.seat, seen.action)
            if card is not None and card in seen.after.hand:
                yield Line("tells-you-are-partner", "word", cards={"card": tokens((card,))}, rule=rules.calling.source)
        case _:
            yield from proven(seen.before.table, seen.seat, seen.action)
    lacks = seen.before.table.lacks[seen.seat], table.lacks[seen.seat]
    yield from newly_void(seen.seat, *lacks, Unseen(seen.after).cards, OF_SUIT, rules.following.source)


def _likely(seen: Deed[KoenigrufenView]) -> Iterator[Line]:
    yield from INFERENCES.lines(seen, seen.after.ruleset.id, certain=False)


def _believed(view: KoenigrufenView, seat: Seat, rng: Random) -> Iterator[Line]:
    """Give what a hand holds in deals that explain best what was said and played."""
    if view.phase in {Phase.OVER, Phase.CLOSING} or view.table.open_hands is not None:
        return
    worlds = worlds_of(view, DRAWN, rng)
    if worlds is None:
        return
    hands = [cards_from(int(bits)) for bits in worlds.rows[:, seat]]
    called = None if view.table.call is None else view.table.call.card
    is_out = called is not None and called in Unseen(view).cards and seat != view.table.declarer
    yield from believed_lines(
        view.ruleset.family, seat, hands, worlds.counts.tolist(), TAROCKS, called if is_out else None
    )


FAMILY: Final[Reading[KoenigrufenView]] = Reading(certain=_certain, likely=_likely, believed=_believed)
