"""What is done with records: deals are played over again."""

from typing import Final

from tarock.rulesets import Ruleset
from tarock.server import commitment
from tarock.server.bodies import DealShown
from tarock.server.evening.records import checked_import, checked_records, record_text
from tarock.server.evening.settings import checked_house
from tarock.server.evening.state import Finished
from tarock.server.frames.replay import replay_of_deal, replay_of_record
from tarock.server.frames.told import told_deal
from tarock.server.wire.shared.replay import Replay

REPLAYS: Final = 20
"""So many deals may be replayed at a time."""


def replays(text: str, house_text: str | None) -> list[Replay]:
    """Return the deals of a text step by step.

    :raises Refusal: if they cannot be read.
    """
    house = None if house_text is None else checked_house(house_text)
    return [
        replay_of_record(found, house_text if found.state.ruleset is house else None)
        for found in checked_records(text, house, REPLAYS)
    ]


def replay(table: str, deal: Finished, house: str | None) -> Replay:
    """Return a deal of a table step by step."""
    return replay_of_deal(table, deal, house)


def told(table: str, deal: Finished) -> str:
    """Return a deal of a table as a told record."""
    return told_deal(table, deal)


def texts(table: str, deals: tuple[Finished, ...]) -> list[str]:
    """Return the records of some deals of a table, each as text."""
    return [record_text(table, deal) for deal in deals]


def imported(ruleset: Ruleset, text: str, now: int) -> str:
    """Return records as they are kept at a table.

    :raises Refusal: if they cannot be read, or are another table's.
    """
    return checked_import(ruleset, text, now)


def deal_shown(table: str, deal: Finished, ruleset: Ruleset, house: str | None) -> DealShown:
    """Return a deal with all that is needed to verify it."""
    begun = deal.begun
    return DealShown(
        table=table,
        deal=deal.name,
        commitment=deal.commitment,
        seed=begun.seed,
        record=record_text(table, deal),
        # Nothing is committed to when a recorded deal is taken up again: everybody knows its cards.
        text=_committed(table, deal, ruleset) if begun.committed() else "",
        mixture=commitment.mixture_text(deal.commitment, deal.secret, deal.added) if deal.secret else "",
        house=house,
    )


def _committed(table: str, deal: Finished, ruleset: Ruleset) -> str:
    """Return what the commitment to a deal is the hash of."""
    if deal.secret:
        return commitment.promise_text(table, deal.name, ruleset, deal.secret)
    return commitment.text(table, deal.name, deal.begun)
