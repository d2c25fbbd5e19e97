"""Committing to a deal before it is dealt, so that anyone can check afterwards that nobody chose the cards.

Before the cards are shown to anybody the server publishes SHA-256 of a text that names the table, the deal, the seed,
the rules, who sits where and every hand.  When the deal is over the seed is revealed.  Then everybody can see that the
text has that hash, and that the seed gives those hands.
"""

from hashlib import sha256
from typing import Final, Literal, TypeAlias

from tarock.club import Sitting
from tarock.core.seats import SEAT_NAMES
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState
from tarock.danish.table import Table as DanishTable
from tarock.koenigrufen.cards import HALF
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.cards import format_hand
from tarock.notation.record import Record
from tarock.server.evening.danish_book import DanishDeal
from tarock.server.evening.families import DrawnDeal
from tarock.server.evening.koenigrufen_book import KoenigrufenDeal

HEAD: Final = "tarock commitment 1"


def commitment(table: str, name: str, deal: DrawnDeal) -> str:
    """Return the hash that is published before a deal.

    :param table: the id of the table.
    :param name: the deal's name there: round, game and attempt.
    """
    return sha256(text(table, name, deal).encode()).hexdigest()


def text(table: str, name: str, deal: DrawnDeal) -> str:
    """Return the text that a commitment is the hash of: one line for each fact, each with its line end."""
    lines = [HEAD, f"table {table}", f"deal {name}", f"seed {deal.seed}"]
    lines += _danish(deal) if isinstance(deal, DanishDeal) else _koenigrufen(deal)
    return "".join(f"{line}\n" for line in lines)


def _danish(deal: DanishDeal) -> list[str]:
    hands = zip(SEAT_NAMES, deal.hands, strict=False)
    return [
        _rules(deal.ruleset),
        *_seating(deal.sitting.seating),
        *(f"{seat} {format_hand(hand)}" for seat, hand in hands if hand),
    ]


def _koenigrufen(deal: KoenigrufenDeal) -> list[str]:
    hands, talon = deal.cards
    halves = (format_hand(talon[:HALF]), format_hand(talon[HALF:]))
    return [
        _rules(deal.ruleset),
        f"dealer {SEAT_NAMES[deal.dealer]}",
        *(f"{seat} {format_hand(hand)}" for seat, hand in zip(SEAT_NAMES, hands, strict=False)),
        f"talon {' | '.join(halves)}",
    ]


def _rules(ruleset: DanishRuleset | KoenigrufenRuleset) -> str:
    return f"rules {ruleset.id} {ruleset.version}"


def _seating(seating: Seating) -> list[str]:
    sitting = " ".join(SEAT_NAMES[seat] for seat in seating.sitting_out)
    return [f"dealer {SEAT_NAMES[seating.dealer]}", f"sitting {sitting or 'none'}"]


# Verifying


Problem: TypeAlias = Literal["no-tags", "hash", "cards"]
"""What can be wrong: nothing was committed to, the text has another hash, or the seed gives other cards."""


def problems(record: Record) -> tuple[Problem, ...]:
    """Return why a record is not that of a deal that was committed to; nothing when it is."""
    tags = dict(record.tags)
    if not {"Table", "Deal", "Commitment", "Seed"} <= tags.keys():
        return ("no-tags",)
    deal = _deal_of(record, tags["Seed"])
    found: list[Problem] = []
    if commitment(tags["Table"], tags["Deal"], deal) != tags["Commitment"]:
        found.append("hash")
    if not _has_cards_of(record, deal):
        found.append("cards")
    return tuple(found)


def _deal_of(record: Record, seed: str) -> DrawnDeal:
    """Return the deal that a seed gives where a record was played; its cups and players do not matter here."""
    table = record.state.table
    if isinstance(table, DanishTable):
        sitting = Sitting(table.seating, table.seating.at_table)
        return DanishDeal(table.ruleset, sitting, table.cups, ante=True, mode=table.mode, seed=seed)
    return KoenigrufenDeal(table.ruleset, table.dealer, table.mode, seed)


def _has_cards_of(record: Record, deal: DrawnDeal) -> bool:
    state = record.state
    if isinstance(deal, DanishDeal):
        return isinstance(state, DanishState) and state.handed_out == deal.hands
    return isinstance(state, KoenigrufenState) and (state.dealt, state.talon) == deal.cards
