"""Deals that are over, step by step."""

from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from tarock.core.cards import CARD_NAMES
from tarock.danish.cards import PACK as DANISH_PACK
from tarock.koenigrufen.cards import PACK as KOENIGRUFEN_PACK
from tarock.notation import record
from tarock.rulesets import RULESETS, load
from tarock.server.evening.settings import Chair, Settings
from tarock.server.families import SERVER
from tarock.server.frames.replay import replay_of_deal, replay_of_record
from tarock.server.frames.table import deal_shown
from tarock.server.wire.shared.replay import DanishStep, KoenigrufenStep, Replay, Step
from tests.server.browsers import check, log_in
from tests.server.played import History, all_bots
from tests.server.servers import Running, until

POSITION = """\
[Rules "danish-hjoerring"]
[Dealer "C"]
[Start "trick 24"]
[Leader "A"]
[A "SK T1"]
[B "SQ T21"]
[C "S1 T20"]

24. SK SQ S1
"""


@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_step_of_a_deal_is_shown_with_all_its_cards(ruleset: str, mode: str) -> None:
    history = History(all_bots(ruleset, 4, mode=mode))
    history.play_round(Random(7))
    deal = history.table.finished[-1]
    replay = replay_of_deal("table", deal)
    assert (replay.steps[0].seat, replay.steps[0].act) == (None, None)
    assert [seat for seat, _ in deal.acts] == [step.seat for step in replay.steps[1:]]
    pack = {CARD_NAMES[card] for card in (DANISH_PACK if replay.family == "danish" else KOENIGRUFEN_PACK)}
    for step in replay.steps:
        assert pack == _cards(step)
    assert deal_shown(deal.final().view(0)) == replay.steps[-1].table
    assert SERVER[replay.family].showing.settlement(deal.final()) == replay.settlement
    assert replay.is_complete
    assert deal.names == replay.names


def _cards(step: Step) -> set[str]:
    """Return where all cards of a step are."""
    cards = {card for hand in step.hands for card in hand}
    tricks = (*step.table.tricks, *([] if step.table.trick is None else [step.table.trick]))
    cards |= {card for trick in tricks for _, card in trick.plays}
    if isinstance(step, DanishStep):
        return cards | set(step.skat)
    assert isinstance(step, KoenigrufenStep)
    return cards | set(step.talon) | set(step.laid)


@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_record_is_replayed_as_the_deal_was_played(ruleset: str, mode: str) -> None:
    history = History(all_bots(ruleset, 4, mode=mode))
    history.play_round(Random(8))
    replay = replay_of_deal("table", history.table.finished[-1])
    (found,) = record.loads(replay.record, load)
    assert replay == replay_of_record(found)
    sent = msgspec.json.encode(replay)
    assert sent == msgspec.json.encode(msgspec.json.decode(sent, type=Replay))


def test_a_position_of_a_book_is_replayed_and_not_settled() -> None:
    (found,) = record.loads(POSITION, load)
    replay = replay_of_record(found)
    assert [step.seat for step in replay.steps] == [None, 0, 1, 2]
    assert (replay.names, replay.settlement, replay.is_complete) == (("A", "B", "C"), None, False)


def test_deals_are_listed_and_replayed_and_records_replayed_without_a_table(tmp_path: Path) -> None:
    bots = (Chair(bot="book"),) * 4
    settings = Settings(ruleset="koenigrufen-mayr-2012", chairs=bots, rounds=2, pause=0, pace=0)

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        table = (await http.post("/api/tables", json=msgspec.to_builtins(settings))).json()["id"]
        authority = await server.lobby.find(table)
        await until(lambda: authority.room.table.is_closed)
        deals = (await http.get(f"/api/tables/{table}/deals")).json()
        assert [deal["name"] for deal in deals] == ["1.1.1", "2.1.1"]
        totals = [sum(column) for column in zip(*(deal["result"] for deal in deals), strict=True)]
        assert totals == (await http.get(f"/api/tables/{table}/sheet")).json()["totals"]
        replay = (await http.get(f"/api/tables/{table}/deals/1.1.1/replay")).json()
        assert replay["deal"] == "1.1.1"
        assert (await http.get(f"/api/tables/{table}/deals/7.1.1/replay")).json()["code"] == "no-such-deal"
        records = (await http.get(f"/api/tables/{table}/records")).text
        replays = await http.post("/api/replays", json={"text": records})
        assert replays.json()[0] == replay
        assert len(replays.json()) == 2
        spoilt = await http.post("/api/replays", json={"text": records.replace('[Talon "', '[Talon "X ', 1)})
        assert spoilt.json()["code"] == "bad-record"
        assert spoilt.json()["flaws"][0]["line"] > 1
        many = await http.post("/api/replays", json={"text": "\n".join([records] * 11)})
        assert many.json()["code"] == "too-many"

    check(tmp_path, test)


def test_a_record_of_a_house_is_replayed_by_its_rules(tmp_path: Path) -> None:
    house = 'id = "ours"\nname = "Ours"\nextends = "danish-hjoerring"\n'

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        text = POSITION.replace("danish-hjoerring", "ours")
        unknown = await http.post("/api/replays", json={"text": text})
        assert unknown.json()["code"] == "bad-record"
        known = await http.post("/api/replays", json={"text": text, "house": house})
        assert [(replay["ruleset"], replay["house"]) for replay in known.json()] == [("ours", house)]
        beside = await http.post("/api/replays", json={"text": POSITION, "house": house})
        assert "house" not in beside.json()[0]

    check(tmp_path, test)


def test_everybody_finds_his_own_tables_again(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get("/api/tables/mine")).json() == []
        await log_in(http)
        bots = Settings(ruleset="danish-hjoerring", chairs=(Chair(bot="book"),) * 3, rounds=1, pause=0, pace=0)
        over = (await http.post("/api/tables", json=msgspec.to_builtins(bots))).json()["id"]
        authority = await server.lobby.find(over)
        await until(lambda: authority.room.table.is_closed)
        people = {"ruleset": "danish-hjoerring", "chairs": [{}, {}, {}]}
        opened = (await http.post("/api/tables", json=people)).json()["id"]
        mine = (await http.get("/api/tables/mine")).json()
        assert [(table["id"], table["is_closed"], table["rounds_played"]) for table in mine] == [
            (opened, False, 0),
            (over, True, 1),
        ]
        assert all(0 < table["opened_at"] <= table["changed_at"] for table in mine)
        async with httpx.AsyncClient(base_url=server.address) as other:
            await log_in(other, "Bo")
            assert (await other.get("/api/tables/mine")).json() == []

    check(tmp_path, test)
