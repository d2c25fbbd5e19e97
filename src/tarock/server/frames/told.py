"""A told record: the record of a deal, and in a comment what happened at each step, for pages that have no server.

To every reader of records it is the record that it was.  The script of ``<tarock-deal>`` (web/src/embed) finds the
comment: the replay that our own page would be sent, with the words of its sentences in every language, packed.
"""

import re
import textwrap
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, cast

import msgspec

from tarock.notation.reader import DealRecord
from tarock.notation.record import Record
from tarock.rulesets import Ruleset, books
from tarock.server.evening.state import Finished
from tarock.server.frames.replay import replay_of_deal, replay_of_record
from tarock.server.wire.shared.replay import Replay, Told
from tarock.telling.line import Line
from tarock.words import LANGUAGES, Words, words_in
from tarock.words.koenigrufen.names import contract_message

VERSION: Final = 1
"""It goes up when scripts that were given out before could not show what is told."""
_TELLING: Final = re.compile(r"\s*told \d+:")
_WIDTH: Final = 120


def told_record(found: Record) -> str:
    """Return a recorded deal as text with its telling, which takes the place of one that it has already."""
    deal = cast("DealRecord[Any]", found)  # records of all families are of one kind
    deal = replace(deal, remarks=tuple(remark for remark in deal.remarks if not _TELLING.match(remark.text)))
    return told_text(told_of(replay_of_record(deal), _house(deal.state.ruleset)))


def told_deal(table: str, deal: Finished) -> str:
    """Return a deal of a table that is over as text with its telling."""
    return told_text(told_of(replay_of_deal(table, deal), _house(deal.begun.start().ruleset)))


def told_of(replay: Replay, house: str = "") -> Told:
    """Return a replay with the words of its sentences.

    :param house: the name of the house by whose rules it was played.
    """
    named = dict.fromkeys((f"web-ruleset-{replay.ruleset}", *_messages(replay)))
    return Told(replay, {language: _catalogue(words_in(language), named) for language in LANGUAGES}, house)


def told_text(told: Told) -> str:
    """Return a told deal as a record, its telling in a comment."""
    return f"{told.replay.record.rstrip()}\n\n{comment(msgspec.json.encode(told))}\n"


def comment(telling: bytes) -> str:
    """Return the comment that holds a telling, which is JSON."""
    packed = urlsafe_b64encode(zlib.compress(telling, level=9)).decode().rstrip("=")
    return f"{{told {VERSION}:\n{textwrap.fill(packed, _WIDTH, break_on_hyphens=False)}\n}}"


def _house(ruleset: Ruleset) -> str:
    return "" if ruleset.id in books() else ruleset.name


def _catalogue(words: Words, messages: Iterable[str]) -> str:
    """Return messages as a catalogue; a game, bonus or book of a house has no message, but is called by its id."""
    return words.catalogue(message for message in messages if message in words)


def _messages(replay: Replay) -> Iterator[str]:
    """Yield the messages that the sentences of a replay are made of."""
    for step in replay.steps:
        yield from _messages_of(getattr(step, "lines", ()))  # a family that has no messages tells in plain text
    if settled := replay.settlement:
        yield from _messages_of((*settled.outcome, *settled.paid))
        for grid in (settled.grid, settled.purse):
            yield from (row.reason for row in (grid.rows if grid else ()))


def _messages_of(lines: Iterable[Line]) -> Iterator[str]:
    for line in lines:
        yield line.key
        if contract := line.values.get("contract"):
            yield contract_message(contract)
        for parts in line.parts.values():
            yield from _messages_of(parts)
