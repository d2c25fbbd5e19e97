"""Disks that are full or may not be written to: one clear sentence, nothing half done, and play goes on afterwards."""

import asyncio
from pathlib import Path

from tarock.server.codes import Code
from tarock.server.serving import prepare
from tarock.server.store.engine import FILE, sqlite_url
from tarock.server.store.holding import LOCK
from tests.server.disks import forbid_writing, full, small_disk
from tests.server.histories import check
from tests.server.parties import TABLES, Party, playing, some_acts
from tests.server.servers import options_for, running, until
from tests.server.test_serving import is_one_sentence, serve


def test_a_new_folder_that_may_only_be_read_is_one_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        forbid_writing(disk)
        is_one_sentence(
            serve("--port", "0", "--data", str(disk)),
            r"disk: cannot be used as the data folder \(Read-only file system\)",
        )


def test_a_folder_that_may_only_be_read_from_now_on_is_one_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        prepare(options_for(disk))
        forbid_writing(disk)
        is_one_sentence(
            serve("--port", "0", "--data", str(disk)),
            r"disk: cannot be used as the data folder \(Read-only file system\)",
        )


def test_a_full_disk_at_the_first_start_is_one_sentence_and_leaves_nothing_but_its_lock(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        with full(disk):
            is_one_sentence(
                serve("--port", "0", "--data", str(disk)),
                r"cannot be used as the data folder \(No space left on device\)",
            )
        assert [file.name for file in disk.iterdir()] == [LOCK]


def test_a_full_disk_at_a_later_start_is_one_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        prepare(options_for(disk))
        (disk / FILE).unlink()
        with full(disk):
            is_one_sentence(
                serve("--port", "0", "--data", str(disk)), "tarock.sqlite3 cannot be used: database or disk is full"
            )
        prepare(options_for(disk))


def test_a_disk_that_is_full_for_a_while_refuses_acts_and_then_play_goes_on(tmp_path: Path) -> None:
    async def run(disk: Path) -> None:
        async with running(options_for(disk)) as server:
            parties = [Party(server.address, settings, "disk") for settings in TABLES]
            async with playing(parties):
                for _ in range(2):
                    await some_acts(parties, 20)
                    with full(disk):
                        before = refusals(parties)
                        await until(lambda before=before: refusals(parties) >= before + 5)  # type: ignore[misc]
        await check(sqlite_url(disk), parties)

    with small_disk(tmp_path / "disk") as disk:
        asyncio.run(run(disk))


def refusals(parties: list[Party]) -> int:
    """Return how often somebody was told that an act cannot be kept."""
    accounts = [account for party in parties for evening in party.evenings for account in evening.accounts.values()]
    return sum(account.refused.count(Code.STORAGE) for account in accounts)
