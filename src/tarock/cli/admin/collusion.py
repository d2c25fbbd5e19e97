"""``tarock admin collusion``: pairs of people who win more together than either does without the other."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.cli.serve import data_folder
from tarock.core.errors import TarockError
from tarock.server.collusion import Suspect, suspects
from tarock.server.past import Past
from tarock.server.store.engine import FILE, open_engine, sqlite_url
from tarock.server.store.entries import StoreError
from tarock.server.store.log import Log
from tarock.words import words_in


def run(data: Path | None, database: str | None, *, least: int, as_json: bool, language: str) -> None:
    """Read the store and print the pairs.

    :raises TarockError: if the store cannot be read.
    """
    past = asyncio.run(_read(data or data_folder(), database, language))
    found = suspects(past.deals, past.remarks, least)
    if as_json:
        print_json({"deals": len(past.deals), "pairs": [_as_json(each, past) for each in found]})
    else:
        print_lines(_lines(found, past, least, language))


async def _read(folder: Path, database: str | None, language: str) -> Past:
    if database is None and not (folder / FILE).exists():
        raise TarockError(words_in(language)("admin-no-store", folder=str(folder)))
    log = Log(open_engine(database or sqlite_url(folder)))
    past = Past()
    try:
        await past.read(log)
    except StoreError as error:
        raise TarockError(words_in(language)("admin-store", why=str(error))) from error
    finally:
        await log.engine.dispose()
    return past


def _called(session: str, past: Past) -> str:
    """Return a name with the beginning of the id, for two may have the same name."""
    return f"{past.names.get(session, '?')} ({session[:6]})"


def _as_json(each: Suspect, past: Past) -> dict[str, object]:
    return {
        "people": [_called(person, past) for person in each.pair],
        "deals": each.deals,
        "beyond": each.beyond,
        "low": each.low,
        "high": each.high,
        "chance": each.chance,
        "remarks": each.remarks,
    }


def _lines(found: Sequence[Suspect], past: Past, least: int, language: str) -> list[str]:
    words = words_in(language)
    if not found:
        return [words("admin-no-pairs", deals=len(past.deals), least=least)]
    heads = [words(f"admin-{head}") for head in ("one", "other", "deals", "beyond", "low", "high", "chance", "remarks")]
    rows = [
        [
            *(_called(person, past) for person in each.pair),
            str(each.deals),
            *(f"{value:+.2f}" for value in (each.beyond, each.low, each.high)),
            f"{each.chance:.3f}",
            str(each.remarks),
        ]
        for each in found
    ]
    return [*aligned([heads, *rows]), words("admin-explained", deals=len(past.deals))]
