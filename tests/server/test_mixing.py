"""Nobody chooses the cards: not the server, which is bound before anybody adds, and nobody who adds."""

import asyncio
import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from tarock.cli import app as command_line
from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.notation import record
from tarock.rulesets import RULESETS, load
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.commitment import commitment, mixed_seed, problems
from tarock.server.dealing import are_mixed, can_deal, deadlines, may_deal, promised, unpromised
from tarock.server.evening import events
from tarock.server.evening.fold import refold
from tarock.server.evening.mixing import PATIENCE, mixture
from tarock.server.evening.records import record_text
from tarock.server.evening.requests import events_of
from tarock.server.evening.settings import Chair, Settings
from tarock.server.frames.table import Frames
from tarock.server.names import Session
from tarock.server.publishing import Published, check_chain, next_entry, read_published
from tarock.server.wire.shared.asking import Mix
from tests.server.played import History
from tests.server.servers import options_for, past_of, running, until
from tests.server.test_taking_back import step

HEX = st.text("0123456789abcdef", min_size=32, max_size=32)
BOT = Chair(bot="book")


def seated(ruleset: str = "danish-hjoerring", people: int = 2) -> History:
    """People and bots at a table, before the first deal."""
    size = 3 if ruleset.startswith("danish") else 4
    history = History(Settings(ruleset=ruleset, chairs=(Chair(),) * people + (BOT,) * (size - people)))
    for place in range(people):
        history.add(events.Sat(place, f"guest {place}", "Somebody"))
    return history


def mix(history: History, place: int, entropy: str, commitment: str = "") -> Code | None:
    wanted = commitment or history.table.promises[0].commitment
    try:
        asked = Mix(id=1, commitment=wanted, entropy=entropy)
        history.add(*events_of(history.table, Session(f"guest {place}", "Somebody"), asked))
    except Refusal as refusal:
        return refusal.code
    return None


# The seed


@given(st.lists(st.one_of(st.just(""), HEX), min_size=3, max_size=4), HEX, st.data())
def test_whatever_is_changed_another_deal_follows(added: list[str], secret: str, data: st.DataObject) -> None:
    seed = mixed_seed("promised", secret, added)
    other = data.draw(HEX.filter(lambda text: text not in {secret, *added}))
    assert mixed_seed("promised", other, added) != seed
    assert mixed_seed("another", secret, added) != seed
    for seat in range(len(added)):
        assert mixed_seed("promised", secret, [*added[:seat], other, *added[seat + 1 :]]) != seed
    order = data.draw(st.permutations(added))
    assert (mixed_seed("promised", secret, order) == seed) == (order == added)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_server_deals_what_follows_from_its_promise_and_nothing_else(ruleset: str) -> None:
    history = seated(ruleset)
    history.add(promised(history.table, 0))
    assert mix(history, 0, "0" * 32) is None
    assert mix(history, 0, "1" * 32) is None  # what was added once stands
    dealt = mixture(history.table, 0)
    assert dealt.added == ("0" * 32, *("",) * (len(history.table.places) - 1))
    honest = refold([*history.log, (dealt, 9)])
    assert honest is not None
    assert honest.promises == {}
    for forged in (
        msgspec.structs.replace(dealt, seed="f" * 32),
        msgspec.structs.replace(dealt, secret="f" * 64),
        msgspec.structs.replace(dealt, added=("",) * len(dealt.added)),
        events.Dealt(0, "f" * 32, "promised"),
    ):
        with pytest.raises(Refusal):
            refold([*history.log, (forged, 9)])
    with pytest.raises(Refusal):  # the promise itself is for this deal
        seated(ruleset).add(events.Promised(0, "secret", "another"))


def test_nobody_is_told_the_secret_before_the_deal_and_all_who_has_added() -> None:
    history = seated()
    history.add(promised(history.table, 0))
    mix(history, 1, "a" * 32)
    frames = Frames(history.table)
    for frame in (frames.for_spectator(), frames.for_place(0), frames.for_place(1)):
        assert history.table.promises[0].secret.encode() not in frame
        assert b"a" * 32 not in frame
        assert json.loads(frame)["table"]["promises"][0]["mixed"] == [1]


def test_a_deal_waits_for_clients_only_so_long() -> None:
    history = seated()
    assert (can_deal(history.table), unpromised(history.table)) == (True, (0,))
    assert not are_mixed(history.table, 10**9)
    history.add(promised(history.table, 0))
    assert may_deal(history.table, 0)
    at = history.table.promises[0].at
    assert not are_mixed(history.table, at)
    assert at + PATIENCE in deadlines(history.table, at)
    assert are_mixed(history.table, at + PATIENCE)
    first = refold([*history.log, (events.Away(1), 0)])  # of whom nothing is expected
    assert first is not None
    assert not are_mixed(first, at)
    mix(history, 0, "0" * 32)
    assert not are_mixed(history.table, at)
    history.add(events.Away(1))
    assert are_mixed(history.table, at)
    assert mix(history, 1, "0" * 32, "another promise") is Code.NO_DEAL
    with pytest.raises(Refusal):
        events_of(history.table, Session("watcher", "W"), Mix(id=1, commitment="x", entropy="0" * 32))


# Verifying


def finished(ruleset: str) -> str:
    """The record of a deal to which two people have added."""
    history = seated(ruleset)
    history.add(promised(history.table, 0))
    mix(history, 0, "0123456789abcdef" * 2)
    mix(history, 1, "fedcba9876543210" * 2)
    history.add(mixture(history.table, 0))
    rng = Random(1)
    while history.table.running:
        step(history, rng)
    return record_text("table", history.table.finished[0])


def found(text: str, published: frozenset[str] | None = None) -> tuple[str, ...]:
    (read,) = record.loads(text, load)
    return problems(read, published)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_record_proves_its_cards_and_breaks_with_every_change(ruleset: str) -> None:
    text = finished(ruleset)
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    assert found(text) == ()
    assert found(text, frozenset({tags["Commitment"]})) == ()
    assert found(text, frozenset()) == ("unpublished",)
    parts = tags["Added"].split()
    swapped = " ".join(["A=" + parts[1][2:], "B=" + parts[0][2:], *parts[2:]])
    changes = {
        "Secret": ("f" * 64, {"hash", "seed"}),
        "Table": ("another", {"hash"}),
        "Deal": ("1.1.2", {"hash"}),
        "Seed": ("f" * 32, {"seed", "cards"}),
        "Commitment": ("f" * 64, {"hash", "seed"}),
        "Added": (swapped, {"seed"}),
    }
    for tag, (other, wrong) in changes.items():
        assert set(found(text.replace(f'[{tag} "{tags[tag]}"]', f'[{tag} "{other}"]'))) == wrong, tag
    for added in (" ".join(parts[:-1]), " ".join(reversed(parts)), tags["Added"].replace("A=", "A=none "), ""):
        assert "seed" in found(text.replace(tags["Added"], added) if added else re.sub(r"\[Added .*\n", "", text))


def test_a_deal_of_the_first_version_still_verifies() -> None:
    history = seated()
    plain = history.table.scorebook.dealt(0, "old seed", Mode.STRICT)
    history.add(events.Dealt(0, "old seed", commitment("table", "1.1.1", plain)))
    rng = Random(1)
    while history.table.running:
        step(history, rng)
    text = record_text("table", history.table.finished[0])
    assert "[Secret" not in text
    assert found(text) == ()
    assert "hash" in found(text.replace("old seed", "new seed"))


# The published list


def test_the_published_list_cannot_be_changed_unseen() -> None:
    entries: list[Published] = []
    for number in range(5):
        entries.append(next_entry(entries[-1] if entries else None, number, f"promise {number}"))
    assert read_published(msgspec.json.encode(entries)) == {f"promise {number}" for number in range(5)}
    check_chain(entries[2:])  # a part of it
    for number, entry in enumerate(entries):
        forged = [*entries[:number], msgspec.structs.replace(entry, commitment="another"), *entries[number + 1 :]]
        with pytest.raises(TarockError):
            check_chain(forged)
    for missing in (entries[:1] + entries[2:], [entries[1], entries[0]]):
        with pytest.raises(TarockError):
            check_chain(missing)
    with pytest.raises(TarockError):
        read_published("{}")


def test_a_server_publishes_before_anybody_adds_and_a_client_finds_its_part(tmp_path: Path) -> None:
    async def check() -> tuple[str, str]:
        async with running(options_for(tmp_path)) as server:
            ada = await Client.begin(server.address, "Ada")
            settings = Settings(ruleset="koenigrufen-turnier", chairs=(Chair(), BOT, BOT, BOT), rounds=1, sit=0, pace=0)
            table = await ada.open(settings)
            room = (await server.lobby.find(table)).room
            async with ada.connect(table) as seat:
                await until(lambda: bool(room.table.games[0]))
                await seat.away()
                await until(lambda: bool(room.table.deals))
                deal = (await past_of(server.lobby, table))[0]
                assert deal.added[0] == seat.added[deal.commitment]
                assert deal.added[1:] == ("", "", "")
            log = await server.lobby.log.read(table)
            kinds = [entry.kind for entry in log]
            assert kinds.index("promised") < kinds.index("mixed") < kinds.index("dealt")
            entries = await ada.get("/api/commitments")
            assert deal.commitment in {entry["commitment"] for entry in entries}
            assert await ada.get(f"/api/commitments?after={entries[-1]['n']}") == []
            shown = await ada.get(f"/api/tables/{table}/deals/{deal.name}")
            assert deal.added[0] in shown["mixture"]
            assert shown["text"].count(deal.secret) == 1
            return shown["record"], json.dumps(entries)

    text, entries = asyncio.run(check())
    file, published, other = tmp_path / "deal.tarock", tmp_path / "list.json", tmp_path / "other.json"
    file.write_text(text, encoding="utf-8")
    published.write_text(entries, encoding="utf-8")
    other.write_text("[]", encoding="utf-8")
    assert CliRunner().invoke(command_line, ["verify", str(file), "--published", str(published)]).exit_code == 0
    assert CliRunner().invoke(command_line, ["verify", str(file), "--published", str(other)]).exit_code == 2
