"""Whole evenings, played by somebody who reads the screen."""

import re

import pytest

from tarock.cli.terminal.danish.evening_game import EveningGame
from tarock.danish.events import Redealt
from tarock.danish.state import DanishState
from tarock.words import LANGUAGES, Words
from tests.cli.reader import Reader, evening_of

BOOKS = ("danish-jensen-1989", "danish-hjoerring")
LEAVING = ["card", "skat", "declare"]


def played(reader: Reader, **table: object) -> EveningGame:
    game = evening_of(reader, **table)  # type: ignore[arg-type]  # passed on as it is
    game.run()
    return game


def final_points(text: str, title: str) -> list[int]:
    """The points below the last heading of that name."""
    lines = text.split("\n")
    start = max(number for number, line in enumerate(lines) if line == title)
    found = [re.match(r"  \S+ +([+−]?\d+)", line) for line in lines[start + 1 :]]
    return [int(match[1].replace("−", "-")) for match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_an_evening_of_three_deals(book: str, language: str) -> None:
    reader = Reader(language, deals=3)
    game = played(reader, book=book)
    assert len(game.evening.rounds) == 3
    assert game.evening.is_closed
    assert reader.asked["skat"] >= 1, "everybody deals once"
    assert final_points(reader.text, reader.words("play-totals-final")) == list(game.evening.totals)
    assert sum(game.evening.totals) == 0


@pytest.mark.parametrize(("players", "book"), [(4, "danish-hjoerring"), (5, "danish-jensen-1989")])
def test_who_sits_out_sees_a_summary(players: int, book: str) -> None:
    reader = Reader(deals=players)
    game = played(reader, players=players, book=book)
    assert reader.text.count("You are sitting out this deal.") == players - 3
    assert reader.text.count("Settlement of deal") == players
    assert len(game.evening.totals) == players


@pytest.mark.parametrize(("players", "rests"), [(6, 0), (7, 1)])
def test_two_games_at_once(players: int, rests: int) -> None:
    """Jensen 1989, Spillerne, l.103-117."""
    reader = Reader(deals=7)
    game = played(reader, players=players, book="danish-jensen-1989")
    assert reader.text.count("At the other table:") == 7
    assert reader.text.count("You are resting in this deal.") == rests
    assert final_points(reader.text, "The result of the evening") == list(game.evening.totals)


def test_the_deal_opens_with_the_stakes_and_their_rules() -> None:
    reader = Reader()
    played(reader)
    assert "You, Bo and Inge each pay 20 into the king cup for funding the cup. (Møller, Kopper" in reader.text
    assert "You pay 5 into the king cup and 5 into the pagat cup as the dealer’s stake." in reader.text


def test_the_settlement_is_a_sheet_with_every_player_and_both_cups() -> None:
    reader = Reader()
    game = played(reader)
    after = next(line for line in reader.lines if line.startswith("total "))
    totals = [int(number.replace("−", "-")) for number in after.split()[1:]]
    settlement = game.evening.rounds[0].results[0].settlement
    assert totals == [*(points for _, points in settlement.net), settlement.cups.king, settlement.cups.pagat]
    assert "The count: you " in reader.text


def test_a_point_is_worth_what_the_book_says() -> None:
    """Jensen 1989, Betalinger/Efter spillet, l.322."""
    reader = Reader()
    played(reader, book="danish-jensen-1989")
    assert " øre)" in reader.text


@pytest.mark.parametrize("prompt", LEAVING)
@pytest.mark.parametrize("how", ["<eof>", "quit"])
def test_leaving_in_the_middle_of_the_first_deal(prompt: str, how: str) -> None:
    reader = Reader(script={prompt: [how]}, deals=30)
    game = played(reader, seed="leave")
    assert not game.evening.is_closed
    assert "You leave the table." in reader.text
    assert reader.lines[-1] == "Thank you for the game."
    assert f"Deal {len(game.evening.rounds) + 1} is not finished" in reader.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_in_the_second_deal_shows_totals_and_cups(language: str) -> None:
    reader = Reader(language, deals=9, script={"card": ["#1"] * 30 + ["<eof>"]})
    game = played(reader)
    assert len(game.evening.rounds) == 1
    assert final_points(reader.text, reader.words("play-totals")) == list(game.evening.totals)
    cups = game.evening.cups()
    assert reader.words("play-cups-stay", king=str(cups.king), pagat=str(cups.pagat)) in reader.text


@pytest.mark.parametrize("how", ["<eof>", "quit", "q"])
def test_stopping_after_a_deal_divides_the_cups(how: str) -> None:
    reader = Reader(script={"next": ["?", "hest", "score", "last", "table", how]})
    game = played(reader)
    assert game.evening.is_closed
    assert "The evening is over. The cups are divided. (Møller, Kopper, l.342-344)" in reader.text
    assert "“hest” is neither" in reader.text
    assert "Trick 25:" in reader.text


def test_ctrl_c_while_the_bots_play_leaves_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    reader = Reader()
    monkeypatch.setattr(reader, "pause", interrupted)
    assert not played(reader).evening.is_closed
    assert reader.lines[-1] == "Thank you for the game."


def test_wrong_input_never_stops_the_game() -> None:
    nonsense = ["", "T99", "#0", "#99", "♠", "99", "drop table", "claim", "waive", "redeal", "x=", "=", "s k h"]
    reader = Reader(script={"card": list(nonsense), "skat": [*nonsense, "s1"]})
    assert len(played(reader).evening.rounds) == 1


def test_an_illegal_card_is_explained_in_the_middle_of_an_evening() -> None:
    reader = Reader("da", script={"card": [f"{suit}{rank}" for suit in "shdc" for rank in range(1, 11)]})
    played(reader)
    assert "Du skal bekende kulør" in reader.text
    assert "Du har ikke:" in reader.text
    assert "Regel: Møller, Selve spillet, l.648-649" in reader.text


def test_the_same_seed_gives_the_same_evening() -> None:
    first, second = Reader(deals=2), Reader(deals=2)
    played(first)
    played(second)
    assert first.text == second.text


def test_every_deal_that_is_over_is_handed_on() -> None:
    seen: list[tuple[DanishState, tuple[str, ...]]] = []
    reader = Reader(deals=2)
    game = evening_of(reader, players=6, book="danish-jensen-1989")
    game.deal_over = lambda state, names: seen.append((state, tuple(names)))
    game.run()
    assert [state.is_over for state, _ in seen] == [True] * 4
    assert all(len(names) == 3 for _, names in seen)


def test_a_redeal_keeps_the_dealer_and_costs_no_new_stake() -> None:
    """Jensen 1989, Kortgivning, l.180-181; Møller, Kortgivning, l.426-428."""
    seen: list[DanishState] = []
    reader = Reader(deals=2)
    game = evening_of(reader, seed=REDEALT_SEED)
    game.deal_over = lambda state, names: seen.append(state)
    game.run()
    first, second, _ = seen
    assert any(isinstance(event, Redealt) for event in first.table.events)
    assert second.table.seating == first.table.seating
    assert [payment.reason for payment in second.settlement.payments].count("ante") == 0
    assert len(game.evening.rounds) == 2
    assert "no numbered tarok and asks for a new deal." in reader.text


REDEALT_SEED = "redeal 6998"


def test_every_language_names_its_own_commands() -> None:
    firsts = {language: Words(language)("play-command-quit").split()[0] for language in LANGUAGES}
    assert len(set(firsts.values())) == len(LANGUAGES)
