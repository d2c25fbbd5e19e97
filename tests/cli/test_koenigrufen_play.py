"""Whole evenings of Königrufen at the terminal, played by somebody who reads the screen."""

import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.cli.terminal.koenigrufen.evening_game import YOU, KoenigrufenEvening
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.keeping import keeper
from tarock.cli.terminal.shared.lines import Line
from tarock.cli.terminal.shared.screen import fitted
from tarock.core.errors import TarockError
from tarock.rulesets import load_koenigrufen
from tarock.words import LANGUAGES, Words
from tests.cli.reader import Script

BOOKS = ("koenigrufen-1900", "koenigrufen-turnier", "koenigrufen-mayr-2012")
PHASES = ("auction", "calling", "talon", "laying", "announcing")


class Reader(Script):
    """Somebody who chooses any of what is listed."""

    def __init__(self, language: str = "en", deals: int = 1, script: dict[str, list[str]] | None = None) -> None:
        super().__init__(language, deals, script)
        self.shown: list[Line] = []
        self.rng = Random(1)
        self.prompts = {self.words(f"kplay-ask-{name}"): name for name in PHASES}
        self.prompts |= {self.words(f"play-ask-{name}"): name for name in ("card", "only")}
        self.prompts[self.words("play-next-deal")] = "next"

    def say(self, *lines: Line) -> None:
        self.shown += lines
        super().say(*lines)

    def usual(self, kind: str) -> str:
        if kind == "next":
            return "quit" if self.asked[kind] >= self.deals else ""
        if kind == "laying":
            marked = self.marked()
            return " ".join(self.rng.sample(marked, min(len(marked), 6 if len(self.hand()) > 15 else 3)))
        if kind == "only":
            return ""
        return f"#{self.rng.randint(1, self.listed())}" if kind != "announcing" else str(self.listed())

    def listed(self) -> int:
        """How many things the last list has; any card, if none is listed."""
        head = max(n for n, line in enumerate(self.lines) if re.search(r"1\) ", line) or line == self.any_card)
        return len(re.findall(r"\d+\) ", self.lines[head])) or len(self.hand())

    @property
    def any_card(self) -> str:
        return self.words("play-any-card")

    def rows(self) -> list[str]:
        rows = [number for number, line in enumerate(self.lines) if re.match(r"  [T♠♥♦♣] ", line)]
        last = [number for number in rows if rows[-1] - number <= 4]
        start = max(n for n in last if n - 1 not in last)
        return [self.lines[number] for number in last if number >= start]

    def hand(self) -> list[str]:
        return [row[2] + face for row in self.rows() for face in re.findall(r"[\w]+", row[3:])]

    def marked(self) -> list[str]:
        return [row[2] + face for row in self.rows() for face in re.findall(r"\[(\w+)\]", row)]


def evening_of(reader: Reader, book: str = "koenigrufen-turnier", seed: str = "test") -> KoenigrufenEvening:
    words = reader.words
    wording = TableWords(words, Faces(words, "koenigrufen"), ("Anna", "Franz", "Resi", "Sepp"), YOU)
    return KoenigrufenEvening(reader, load_koenigrufen(book), wording, seed, 0)


def played(reader: Reader, book: str = "koenigrufen-turnier", seed: str = "test") -> KoenigrufenEvening:
    game = evening_of(reader, book, seed)
    game.run()
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_an_evening_of_twelve_deals_in_each_language(book: str) -> None:
    asked: set[str] = set()
    for language in LANGUAGES:
        reader = Reader(language, deals=12)
        game = played(reader, book, seed=f"{book} {language}")
        assert game.deals == 12
        assert sum(game.money) == 0
        assert reader.words("play-totals-final") in reader.lines
        assert reader.lines[-1] == reader.words("play-thanks")
        asked |= set(reader.asked)
    assert set(PHASES) <= asked


@pytest.mark.parametrize("kind", [*PHASES, "card"])
@pytest.mark.parametrize("how", ["<eof>", "quit"])
def test_leaving_at_any_prompt(kind: str, how: str) -> None:
    reader = Reader(deals=40, script={kind: [how]})
    game = played(reader)
    assert game.deals < 40
    assert "You leave the table." in reader.text
    assert reader.lines[-1] == "Thank you for the game."


@pytest.mark.parametrize("book", BOOKS)
def test_wrong_input_never_stops_the_game(book: str) -> None:
    nonsense = [
        "",
        "hest",
        "#0",
        "99",
        "♠",
        "t99",
        "s k h",
        "=",
        "kontra hest",
        "?",
        "last",
        "score",
        "table",
        "rules 2",
    ]
    script = {kind: [word for word in nonsense if word or kind != "announcing"] for kind in (*PHASES, "card")}
    script["next"] = ["hest", "?", "score", "last", "table", "rules", "quit"]
    reader = Reader(script=script)
    assert played(reader, book).deals >= 1
    assert "cannot be understood here" in reader.text
    assert reader.words("play-help-commands") in reader.text


def test_an_illegal_card_is_explained_with_the_rule() -> None:
    cards = [f"{suit}{rank}" for suit in "shdc" for rank in (*range(1, 11), "k", "q")]
    reader = Reader(script={"card": cards})
    played(reader)
    assert "You do not hold: ♠" in reader.text
    assert re.search("Rule: .*[0-9]", reader.text)


def test_an_illegal_word_is_explained_with_the_rule() -> None:
    reader = Reader(script={"auction": ["hold", "trischaken", "rufer"]})
    played(reader)
    assert "Rule:" in reader.text


def test_ctrl_c_while_the_bots_play_leaves_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    reader = Reader()
    monkeypatch.setattr(reader, "pause", interrupted)
    assert played(reader).deals == 0
    assert reader.lines[-2:] == ["No deal was played to the end.", "Thank you for the game."]


def test_the_same_seed_gives_the_same_evening() -> None:
    first, second = Reader(deals=2), Reader(deals=2)
    played(first)
    played(second)
    assert first.text == second.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 40])
def test_no_line_is_wider_than_the_screen(language: str, width: int) -> None:
    reader = Reader(language, deals=4, script={"auction": ["?"]})
    played(reader)
    wide = [text.plain for line in reader.shown for text in fitted(line, width) if len(text.plain) > width]
    assert wide == []


def test_a_record_of_the_evening_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "evening.tarock"
    game = evening_of(Reader(deals=3))
    game.deal_over = keeper(file)
    game.run()
    result = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert result.exit_code == 0, result.output
    with pytest.raises(TarockError, match="cannot be written"):
        keeper(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_plays_until_the_end_of_input(language: str) -> None:
    command = ["play", "--ruleset", "koenigrufen-turnier", "--seed", "a", "--lang", language]
    result = CliRunner().invoke(app, command, input="1\n")
    assert result.exit_code == 0, result.output
    assert Words(language)("play-thanks") in result.output


@pytest.mark.parametrize(
    ("options", "message"),
    [(["--players", "3"], "played by 4"), (["--players", "5"], "played by 4"), (["--rotation", "x"], "rotation")],
)
def test_options_of_other_tables_are_refused(options: list[str], message: str) -> None:
    result = CliRunner().invoke(app, ["play", "--ruleset", "koenigrufen-1900", *options], input="")
    assert result.exit_code != 0
    assert message in result.output


@pytest.mark.parametrize(("language", "message"), [("da", "spilles af 4, ikke af 3"), ("de", "spielen 4, nicht 3")])
def test_an_option_that_does_not_fit_is_refused_in_the_language_of_the_reader(language: str, message: str) -> None:
    command = ["play", "--ruleset", "koenigrufen-1900", "--players", "3", "--lang", language]
    assert message in CliRunner().invoke(app, command, input="").output


def test_four_players_are_welcome() -> None:
    result = CliRunner().invoke(app, ["play", "--ruleset", "koenigrufen-1900", "--players", "4"], input="")
    assert result.exit_code == 0, result.output
