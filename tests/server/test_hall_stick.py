"""The cellar: the folder is copied to a stick, and another laptop takes over with it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tarock.club.tournament.log import Log
from tarock.core.errors import TarockError
from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes
from tarock.server.hall.stick import Stick
from tarock.server.sessions import read_key
from tests.server.halls import ORDINARY, Phone, Served, Test, check_hall
from tests.server.processes import Fork
from tests.server.servers import options_for, until


def copied(served: Served) -> Path:
    assert served.hall.stick is not None
    return served.hall.stick.target


async def is_copied(served: Served) -> None:
    """Wait until the stick has what the folder has."""
    log = served.hall.folder.file(served.event)
    assert log is not None
    await until(lambda: _bytes(copied(served) / "events" / log.name) == log.read_bytes())


def _bytes(file: Path) -> bytes:
    return file.read_bytes() if file.is_file() else b""


def check_stick(folder: Path, test: Test) -> None:
    check_hall(folder, test, stick=folder / "stick", copied=0.05)


def test_logs_seeds_and_codes_are_copied_and_contacts_are_not(tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "contacts.json").write_text('{"1": {"mail": "anna@example.com"}}')

    async def test(served: Served) -> None:
        await served.enter(8)
        await served.desk.done("commit")
        await is_copied(served)
        stick = copied(served)
        cup = served.hall.folder.path / "cups" / "valley.toml"
        cup.parent.mkdir()
        cup.write_text('name = "Cup"\nbest = 1\n', "utf-8")
        await until((stick / "cups" / cup.name).is_file)
        seed = stick / "events" / f"{served.event}.tarockcup.seed"
        await until(seed.is_file)
        assert (stick / KEY).read_bytes() == served.hall.folder.secret
        assert not (stick / "contacts.json").exists()
        assert seed.stat().st_mode & 0o077 == 0
        await served.desk.done("draw", word="x")
        await is_copied(served)
        await until(lambda: not seed.exists())  # nobody needs it any more
        told = (await served.http.get("/api/club/stick", headers={"x-hall-code": served.desk.code})).json()
        assert told["at"] > 0
        assert "failed" not in told
        assert (await served.http.get("/api/club/stick")).status_code == 403
        assert not list(stick.rglob("*.part"))

    check_stick(tmp_path, test)


def test_a_stick_that_is_gone_is_told_and_the_hall_goes_on(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await is_copied(served)
        away = tmp_path / "away"
        copied(served).rename(away)
        stick = served.hall.stick
        assert stick is not None
        await served.enter(8)
        await until(lambda: stick.state.failed is not None)
        for language, word in (("en", "copied"), ("da", "kopieres"), ("de", "kopieren")):
            headers = {"x-hall-code": served.desk.code, "accept-language": language}
            assert word in (await served.http.get("/api/club/stick", headers=headers)).json()["failed"]
        away.rename(tmp_path / "stick")
        await until(lambda: stick.state.failed is None)
        await is_copied(served)

    check_stick(tmp_path, test)


def test_a_name_that_is_forgotten_goes_from_the_stick_too(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        await served.desk.done("people", text="name\nAnna Berg\n")
        await is_copied(served)
        file = copied(served) / "events" / f"{served.event}.tarockcup"
        assert b"Anna Berg" in file.read_bytes()
        await served.desk.happened("erased", number=1)
        await is_copied(served)
        assert b"Anna Berg" not in file.read_bytes()

    check_stick(tmp_path, test)


def test_a_log_that_has_gone_on_elsewhere_is_not_overwritten(tmp_path: Path) -> None:
    """The other laptop has taken over, and then the first one is started again."""

    async def before(served: Served) -> None:
        await served.enter(4)
        await is_copied(served)

    async def elsewhere(served: Served) -> None:
        await served.desk.happened("away", number=1)

    async def after(served: Served) -> None:
        stick = served.hall.stick
        assert stick is not None
        await until(lambda: stick.state.failed is not None)
        assert "more" in str(stick.state.failed)
        assert len(Log.read(stick.target / "events" / f"{served.event}.tarockcup").lines) == 6

    check_stick(tmp_path, before)
    check_hall(tmp_path, elsewhere, club=tmp_path / "stick")
    check_stick(tmp_path, after)


def test_a_copy_of_the_folder_onto_itself_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TarockError, match="own folder"):
        Stick(tmp_path, tmp_path)
    with pytest.raises(TarockError, match="Nothing can be copied"):
        Stick(tmp_path, tmp_path / "no" / "stick")


def test_another_laptop_takes_over_with_the_stick(tmp_path: Path) -> None:
    """Killed without a word: what was copied is there, and phones send again what had no answer."""

    async def run() -> None:
        first = Fork(options_for(tmp_path, club=tmp_path / "club", stick=tmp_path / "stick", copied=0.05))
        first.start()
        await first.is_serving()
        codes = Codes(read_key(tmp_path / "club", KEY))
        async with httpx.AsyncClient(base_url=first.address, timeout=60) as http:
            headers = {"x-hall-code": codes.desk()}
            new = {"name": "Cellar", "format": "tyrol-cup"}
            event = (await http.post("/api/club/events", json=new, headers=headers)).json()["event"]
            desk = Phone(http, event, codes.desk(), "desk-1")
            await desk.done("people", text="name\n" + "".join(f"Player {number}\n" for number in range(1, 9)))
            await desk.done("commit")
            await desk.done("draw", word="Keller")
            phone = Phone(http, event, codes.table(event, 1, 1), "phone-1")
            lines = [await line_of(phone, number) for number in (1, 2)]
            await phone.done("tables/1/1/lines", **lines[0], own="1")
            log = tmp_path / "club" / "events" / f"{event}.tarockcup"
            on_stick = tmp_path / "stick" / "events" / log.name
            await until(lambda: _bytes(on_stick) == log.read_bytes())
        await first.kill()
        (tmp_path / "other").mkdir()  # the data folder of the other laptop
        second = Fork(options_for(tmp_path / "other", club=tmp_path / "stick"))
        second.start()
        try:
            await second.is_serving()
            async with httpx.AsyncClient(base_url=second.address, timeout=60) as http:
                phone = Phone(http, event, codes.table(event, 1, 1), "phone-1")
                for number, line in enumerate(lines, 1):  # all that the phone has written, under the same numbers
                    await phone.done("tables/1/1/lines", **line, own=str(number))
                shown = await phone.frame("tables/1/1")
                assert [each["line"] for each in shown["lines"]] == [1, 2]
        finally:
            await second.kill()

    asyncio.run(run())


async def line_of(phone: Phone, number: int) -> dict[str, Any]:
    """Return an ordinary line as a table of four writes it."""
    places = [place["number"] for place in (await phone.frame("tables/1/1"))["places"]]
    sheet = {**ORDINARY, "forehand": "ABCD"[number % 4]}
    return {"kind": "lined", "line": number, "by": places[0], "sheet": sheet}
