"""Which bots people can choose, and which a table may have that was opened before."""

import re
from pathlib import Path
from random import Random

from tarock.bots.levels import OFFERED, SIMPLEST
from tarock.server.evening.events import decode, encode
from tarock.server.evening.settings import Chair, Settings
from tests.server.played import History

PAGE = Path(__file__).parents[2] / "web" / "src" / "wire" / "messages.ts"


def test_the_page_offers_what_the_server_offers() -> None:
    """``make messages`` renews what is compared here."""
    listed = re.search(r"LEVELS = \[(.*?)\]", PAGE.read_text("utf-8"))
    assert listed is not None
    assert re.findall(r"'(\w+)'", listed[1]) == list(OFFERED)
    assert SIMPLEST not in OFFERED


def test_a_table_of_old_with_the_simplest_bots_is_read_and_played_on() -> None:
    history = History(Settings(ruleset="danish-hjoerring", chairs=(Chair(bot=SIMPLEST),) * 3, rounds=1))
    opened, _ = history.log[0]
    assert decode(encode(opened)) == opened
    history.play_round(Random(1))
    assert len(history.table.finished) == 1
