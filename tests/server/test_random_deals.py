"""Random deals through real sockets: every frame is what its receiver may see, and nothing more."""

import asyncio
from pathlib import Path

import pytest

from tarock.rulesets import DANISH, RULESETS
from tests.server.servers import options_for, running
from tests.server.shadows import Shadow, people

DEALS = 20
"""In each mode: 200 in all."""


@pytest.mark.deals
@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_frame_of_random_deals_is_its_receivers_view(ruleset: str, mode: str, tmp_path: Path) -> None:
    tables = [3, 4] if ruleset in DANISH else [4, 4]

    async def play() -> list[Shadow]:
        async with running(options_for(tmp_path)) as server:
            rounds = DEALS // len(tables)
            shadows = [
                Shadow(server, people(ruleset, number, mode=mode, rounds=rounds), f"{ruleset} {mode} {index}")
                for index, number in enumerate(tables)
            ]
            await asyncio.gather(*(shadow.play() for shadow in shadows))
            return shadows

    shadows = asyncio.run(play())
    assert sum(shadow.finished for shadow in shadows) >= DEALS
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
