"""A family that lives only here plugs in through the registry and is played, without an edit in any shared file."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from structlog.testing import capture_logs

import tarock
from tarock.bots.protocol import Decision
from tarock.cli import app
from tarock.core.errors import FamilyError, IllegalAction
from tarock.rulesets import load_danish
from tarock.server.client import Client
from tarock.server.evening.settings import Chair, Settings
from tarock.server.wire.shared.plain import PlainHand, PlainTable
from tarock.testing import CheckFailed, check_bot, check_ruleset
from tests.server.servers import PATIENCE, options_for, running
from tests.toy.bots import ToyBot
from tests.toy.rules import ToyRuleset
from tests.toy.state import Play, ToyView

HOUSE = """
id = "our-toy"
extends = "toy-book"
name = "Our toy"

[last_trick]
each = 7
"""


def test_its_rulesets_are_loaded_and_checked_by_the_registry(tmp_path: Path) -> None:
    assert tarock.books()[-1] == "toy-book"
    house = tmp_path / "toy.toml"
    house.write_text(HOUSE, "utf-8")
    ruleset = tarock.load_rules(house)
    assert isinstance(ruleset, ToyRuleset)
    assert (ruleset.last_trick.each, ruleset.last_trick.source) == (7, "Our toy, house rule")
    house.write_text(HOUSE.replace("7", "0"), "utf-8")
    with pytest.raises(tarock.RulesetError, match="nothing is paid"):
        tarock.load_rules(house)
    with pytest.raises(tarock.RulesetError, match="toy-book is a ruleset of the toy"):
        load_danish("toy-book")


def test_it_is_played_written_and_read_through_the_front_door() -> None:
    deal = tarock.deal("toy-book", seed=1)
    rng = Random(1)
    while deal.turn is not None:
        deal = deal.apply(deal.turn, deal.drawn(rng))
    assert [payment.points for payment in deal.settlement] == [5, 5]
    text = tarock.dumps([deal])
    (again,) = tarock.loads(text)
    assert (again.state, tarock.dumps([again])) == (deal.state, text)


def test_its_rulesets_are_checked_like_all_others() -> None:
    assert check_ruleset(tarock.load_rules("toy-book"), deals=20).total() == 20


def test_its_bots_are_checked() -> None:
    rules = tarock.load_rules("toy-book")
    assert all(end.is_over for end in check_bot(ToyBot(), rules, deals=5))
    with pytest.raises(CheckFailed, match=r"Stubborn, toy-book, seed \d+: . answered .* does not offer"):
        check_bot(Stubborn(), rules)


class Stubborn(ToyBot):
    """Plays its lowest card, whatever was led."""

    def act(self, view: ToyView, rng: Random, refused: Mapping[Play, IllegalAction]) -> Decision[Play]:
        return Decision(Play(min(view.own)))

    assert issubclass(CheckFailed, AssertionError)


def test_a_part_that_it_does_not_have_is_named(tmp_path: Path) -> None:
    file = tmp_path / "deal.tarock"
    file.write_text(tarock.dumps([tarock.deal("toy-book", seed=1)]), "utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)])
    assert result.exit_code == 2
    assert "the family 'toy' has nothing for commands" in result.output
    with pytest.raises(FamilyError):
        check_ruleset(tarock.load_rules("toy-book").__class__(**{**_fields(), "family": "poker"}))


def _fields() -> dict[str, object]:
    ruleset = tarock.load_rules("toy-book")
    assert isinstance(ruleset, ToyRuleset)
    return {name: getattr(ruleset, name) for name in ruleset.__struct_fields__}


@pytest.mark.parametrize("language", ["en", "da", "de"])
def test_it_is_played_in_the_terminal(language: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.tarock"
    arguments = ["play", "--ruleset", "toy-book", "--seed", "x", "--lang", language, "--record", str(file)]
    result = CliRunner().invoke(app, arguments, input="nonsense\n" + "1\n" * 4 + "\n" + "1\n" * 4 + "quit\n")
    assert result.exit_code == 0, result.output
    assert "plays" in result.output
    assert "the last trick" in result.output
    assert len(tarock.loads(file.read_text("utf-8"))) == 2


def test_it_is_left_in_the_middle_of_a_deal() -> None:
    result = CliRunner().invoke(app, ["play", "--ruleset", "toy-book", "--seed", "x"], input="quit\n")
    assert result.exit_code == 0
    assert "Deal 1 is not finished" in result.output


@pytest.mark.parametrize("arguments", [["--players", "4"], ["--rotation", "four"]])
def test_the_terminal_refuses_what_it_does_not_have(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, ["play", "--ruleset", "toy-book", *arguments])
    assert result.exit_code == 2


def test_it_is_played_over_a_socket_against_bots(tmp_path: Path) -> None:
    """Bots think in processes of their own, which learn of the family from the server."""

    async def evening() -> None:
        chairs = (Chair(), Chair(bot="book"), Chair(bot="master"))
        settings = Settings(ruleset="toy-book", chairs=chairs, rounds=2, pause=0, pace=0)
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(settings)
            async with client.connect(table) as seat:
                await seat.sit(0)
                frame = await seat.next_frame()
                while frame.table.phase != "over":
                    if frame.is_my_turn and frame.game is not None:
                        assert isinstance(frame.game.deal, PlainTable)
                        assert frame.you is not None
                        assert isinstance(frame.you.hand, PlainHand)
                        await seat.act(frame, frame.offers[0])
                    frame = await seat.next_frame()
                assert frame.table.family == "toy"
                assert sum(place.total for place in frame.table.places) == 0
                game = frame.table.games[0]
                assert game is not None
                assert game.revealed is not None
                assert game.revealed.settlement is not None
                assert len(game.revealed.settlement.payments) == 2
            sheet = await client.get(f"/api/tables/{table}/sheet")
            assert len(sheet["rows"]) == 2
            replay = await client.get(f"/api/tables/{table}/deals/1.1.1/replay")
            assert len(replay["steps"]) == 13
            text = await client.get(f"/api/tables/{table}/records")
            assert len(tarock.loads(text)) == 2

    with capture_logs() as logs:
        asyncio.run(asyncio.wait_for(evening(), PATIENCE))
    assert "bot replaced" not in [entry["event"] for entry in logs]
