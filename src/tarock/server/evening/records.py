"""Records of the deals of an evening, and what is laid open when a deal is over."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

from tarock.core.errors import Flaw, NotationError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.notation import record
from tarock.notation.cards import format_hand
from tarock.notation.families import NOTATIONS
from tarock.notation.reader import DealRecord
from tarock.notation.record import Record
from tarock.rulesets import Ruleset, load
from tarock.server.codes import Code, Refusal
from tarock.server.commitment import added_text
from tarock.server.evening.state import Finished, Game, TableState
from tarock.server.families import SERVER
from tarock.server.wire.shared.table import Revealed
from tarock.server.wire.shared.tokens import tokens_of

PROVING = frozenset({"Table", "Deal", "Commitment", "Seed", "Secret", "Added"})
"""The tags by which a deal is verified at the table where it was played."""
IMPORTED = "Imported"
"""The tag of a record that came from elsewhere."""
IMPORT_DEALS = 200
"""So many deals may be imported at a time."""


def revealed(game: Game) -> Revealed:
    """Return what is laid open when a deal is over."""
    state = game.deal
    assert state.is_over, "cards are laid open only after the deal"
    showing = SERVER[state.ruleset.family].showing
    hands, talon = showing.dealt(state)
    return Revealed(
        seed=game.begun.seed,
        hands=tuple(tuple(format_hand(hand).split()) for hand in hands),
        talon=tokens_of(talon),
        settlement=showing.settlement(state),
    )


def record_text(table: str, deal: Finished) -> str:
    """Return the record of a deal that is over as text."""
    return record.dumps([record_of(table, deal)])


def record_of(table: str, deal: Finished) -> Record:
    """Return the record of a deal that is over, with everything that is needed to verify it."""
    names = " ".join(f"{SEAT_NAMES[seat]}={name.replace(' ', '_')}" for seat, name in enumerate(deal.names))
    tags = [("Date", _day(deal.at)), ("Names", names)]
    levels = [f"{SEAT_NAMES[seat]}={level}" for seat, level in enumerate(deal.levels) if level is not None]
    if levels:
        tags.append(("Levels", " ".join(levels)))
    if deal.hints:
        tags.append(("Hints", " ".join(f"{SEAT_NAMES[hint.seat]}={hint.acts}/{hint.depth}" for hint in deal.hints)))
    if deal.commitment:  # not in practice, whose cards were known
        tags += [
            ("Table", table),
            ("Deal", deal.name),
            ("Commitment", deal.commitment),
            ("Seed", deal.begun.seed),
        ]
    if deal.secret:
        tags += [("Secret", deal.secret), ("Added", added_text(deal.added))]
    state = deal.final()
    found: Record = NOTATIONS[state.ruleset.family].record_of(state, tags)
    return found


def records_text(table: TableState, deals: Iterable[Finished] | None = None) -> str:
    """Return the records of some deals of a table, or of all that are in memory and of those that were imported."""
    own = [record_text(table.id, deal) for deal in (table.finished if deals is None else deals)]
    return "\n".join([*own, *(table.imported if deals is None else ())])


def checked_import(ruleset: Ruleset, text: str, now: int) -> str:
    """Return records as they are kept, when the engine has replayed every one: marked as what came from elsewhere.

    :param ruleset: the rules of the table, which may be a house's.
    :raises Refusal: with line and column of the first mistake, or if a record claims to be a deal of some table.
    """
    return record.dumps([_marked(each, now) for each in checked_records(text, ruleset, IMPORT_DEALS)])


def _marked(imported: Record, now: int) -> Record:
    """Return a record that says that it was imported, and when.

    :raises Refusal: if it has the tags of a table: they are verified where it was played, and here they would mislead.
    """
    tags = dict(imported.tags)
    if PROVING & tags.keys():
        raise Refusal(Code.BAD_RECORD, Sentence("record-of-a-table", tags=", ".join(sorted(PROVING & tags.keys()))))
    return replace(
        cast("DealRecord[Any]", imported),
        tags=(*(tag for tag in imported.tags if tag[0] != IMPORTED), (IMPORTED, _day(now))),
    )


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def checked_records(text: str, house: Ruleset | None, most: int) -> tuple[Record, ...]:
    """Return the records of a text, each replayed by the engine.

    :param house: a ruleset that is known beside the books.
    :raises Refusal: with line and column of the first mistake, or if there are too many deals.
    """

    def find(name: str) -> Ruleset:
        return house if house is not None and name == house.id else load(name)

    deals = record.number_of_deals(text)
    if deals > most:  # before they are replayed: a file may hold thousands
        raise Refusal(Code.TOO_MANY, f"{deals} deals; at most {most} at a time")
    try:
        return record.loads(text, find)
    except NotationError as error:
        flaw = Flaw(error.sentence, "", error.line, error.column)
        raise Refusal(Code.BAD_RECORD, error.placed, flaws=(flaw,)) from error
