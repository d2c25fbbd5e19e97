"""Random deals through real sockets: every frame is what its receiver may see, and nothing more."""

import asyncio
from pathlib import Path

import pytest

from tarock.rulesets import DANISH, RULESETS
from tests.server.servers import options_for, running
from tests.server.shadows import Shadow, people

IN_CI = 2
LONG = 100
"""So many deals in each mode of each ruleset."""

EVERY_WAY = pytest.mark.parametrize(
    ("ruleset", "mode"), [(ruleset, mode) for ruleset in RULESETS for mode in ("strict", "table")]
)


@pytest.mark.deals
@EVERY_WAY
def test_every_frame_of_random_deals_is_its_receivers_view(ruleset: str, mode: str, tmp_path: Path) -> None:
    play_random_deals(ruleset, mode, tmp_path, IN_CI)


@pytest.mark.long
@EVERY_WAY
def test_every_frame_of_many_random_deals_is_its_receivers_view(ruleset: str, mode: str, tmp_path: Path) -> None:
    play_random_deals(ruleset, mode, tmp_path, LONG)


def play_random_deals(ruleset: str, mode: str, folder: Path, deals: int) -> None:
    tables = [3, 4] if ruleset in DANISH else [4, 4]

    async def play() -> list[Shadow]:
        async with running(options_for(folder)) as server:
            rounds = deals // len(tables)
            shadows = [
                Shadow(server, people(ruleset, number, mode=mode, rounds=rounds), f"{ruleset} {mode} {index}")
                for index, number in enumerate(tables)
            ]
            await asyncio.gather(*(shadow.play() for shadow in shadows))
            return shadows

    shadows = asyncio.run(play())
    assert sum(shadow.finished for shadow in shadows) >= deals
    assert all(shadow.frames > shadow.actions for shadow in shadows)


@pytest.mark.parametrize(("ruleset", "players"), [("danish-jensen-1989", 5), ("danish-jensen-1989", 6)])
def test_larger_tables_take_turns_and_play_two_games_at_once(ruleset: str, players: int, tmp_path: Path) -> None:
    async def play() -> Shadow:
        async with running(options_for(tmp_path)) as server:
            shadow = Shadow(server, people(ruleset, players, mode="strict", rounds=2), f"{players}")
            await shadow.play()
            return shadow

    shadow = asyncio.run(play())
    assert len(shadow.deals) == (2 if players == 6 else 1)
