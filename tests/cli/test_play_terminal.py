"""The command, the terminal itself, and text fitted to its width."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.cli.terminal.shared.lines import NO_BREAK, Line, Sheet, line
from tarock.cli.terminal.shared.opening import first_dealer
from tarock.cli.terminal.shared.screen import Leave, Terminal, fitted
from tarock.cli.terminal.shared.styled import styled
from tarock.words import LANGUAGES, Words

HOUSE = """
id = "our-house"
name = "Our house"
extends = "danish-hjoerring"

[last_trick]
from_each = 25
"""


def run(*arguments: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(app, ["play", "--seed", "test", *arguments], input=typed)
    return result.exit_code, result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_leaves_cleanly(language: str) -> None:
    status, output = run("--lang", language)
    assert status == 0
    assert output.endswith(Words(language)("play-thanks") + "\n")


def test_answers_through_a_pipe_are_printed_with_their_questions() -> None:
    _, output = run(typed="?\nlast\nquit\n")
    assert ": last\nNo trick has been played yet.\n" in output


def test_a_house_ruleset_is_played_under_its_name(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE, encoding="utf-8")
    status, output = run("--rules", str(file), "--ruleset", "our-house")
    assert status == 0
    assert output.startswith("Our house. 3 at the table: you, ")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--ruleset", "danish-jensen"], "unknown ruleset 'danish-jensen'"),
        (["--players", "6"], "has no rotation for 6 players"),
        (["--rotation", "four"], "has no rotation “four” for 3 players"),
    ],
)
def test_what_cannot_be_played_is_explained(arguments: list[str], problem: str) -> None:
    status, output = run(*arguments)
    assert status == 2
    assert problem in output


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    result = CliRunner().invoke(app, ["play"], input="")
    assert "--seed " in result.output


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """Møller, Spillets start, l.393."""
    assert {first_dealer(4, str(seed)) for seed in range(40)} == {0, 1, 2, 3}


def test_a_byte_that_is_no_text_is_no_answer() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tarock.cli import app; app()", "play", "--seed", "test"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        check=True,
    )
    assert "is neither a card nor a command" in done.stdout.decode()


# The terminal


def a_terminal(width: int = 80, *, has_colours: bool = False) -> Terminal:
    return Terminal(io.StringIO(), width, has_colours)


def printed(terminal: Terminal) -> str:
    assert isinstance(terminal.file, io.StringIO)
    return terminal.file.getvalue()


def test_a_long_line_goes_on_indented() -> None:
    lines = fitted(Line(styled("  one two three four five"), hang=4), 14)
    assert [text.plain for text in lines] == ["  one two", "    three four", "    five"]


def test_what_belongs_together_is_not_broken() -> None:
    lines = fitted(Line(styled(f"one 2){NO_BREAK}♠K"), hang=0), 7)
    assert [text.plain for text in lines] == ["one", f"2){NO_BREAK}♠K"]


def test_a_word_longer_than_the_screen_sticks_out() -> None:
    lines = fitted(Line(styled("  Betalingsoversigt og mere"), hang=2), 10)
    assert [text.plain for text in lines] == ["  Betalingsoversigt", "  og mere"]


def test_a_short_line_stays() -> None:
    assert [text.plain for text in fitted(line("one two"), 14)] == ["one two"]


def test_cards_are_coloured_and_readable_without_colour() -> None:
    colour, plain = a_terminal(has_colours=True), a_terminal()
    for terminal in (colour, plain):
        terminal.say(line("Bo plays ♥Q and T21."))
    assert "\x1b[31m♥Q\x1b[0m" in printed(colour)
    assert "\x1b[36m\x1b[1mT21\x1b[0m" in printed(colour)
    assert printed(plain) == "Bo plays ♥Q and T21.\n"


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_whoever_wants_no_colours_gets_none(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown: list[str] = []
    for setting in ({}, {variable: value}):
        for name, given in setting.items():
            monkeypatch.setenv(name, given)
        file = io.StringIO()
        monkeypatch.setattr(file, "isatty", lambda: True)
        Terminal(file, width=80).say(line("♥Q"))
        shown.append(file.getvalue())
    assert shown == ["\x1b[31m♥Q\x1b[0m\n", "♥Q\n"]


def test_styles_stay_where_a_line_is_broken() -> None:
    first, second = fitted(line(("one ♥K two", "bold"), hang=2), 6)
    assert first.coloured() == "\x1b[1mone \x1b[0m\x1b[31m\x1b[1m♥K\x1b[0m"
    assert second.coloured() == "  \x1b[1mtwo\x1b[0m"


SHEET = Sheet(("You", "Bo"), (("for the last trick", ("·", "−20")), ("total", ("+5", "−5"))), total_from=1)


def test_a_sheet_is_a_table_on_a_wide_screen_and_a_list_on_a_narrow_one() -> None:
    wide, narrow = a_terminal(), a_terminal(width=40)
    wide.sheet(SHEET)
    narrow.sheet(SHEET)
    assert printed(wide).splitlines() == [
        "                     You   Bo",
        " for the last trick    ·  −20",
        " total                +5   −5",
    ]
    assert printed(narrow).splitlines() == [
        f"  for the last trick: Bo{NO_BREAK}−20",
        f"  total: You{NO_BREAK}+5, Bo{NO_BREAK}−5",
    ]


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_ctrl_d_and_ctrl_c_leave(error: type[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise error

    monkeypatch.setattr("builtins.input", interrupted)
    with pytest.raises(Leave):
        a_terminal().ask("Your card")


def test_an_answer_typed_at_a_terminal_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "sk")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    terminal = a_terminal()
    assert terminal.ask("Your card") == "sk"
    assert printed(terminal) == ""


@pytest.mark.parametrize(
    ("is_terminal", "fast", "waits"), [(True, "", [0.4]), (True, "1", []), (False, "", []), (False, "1", [])]
)
def test_bots_wait_only_for_eyes(
    is_terminal: bool, fast: str, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setenv("TAROCK_FAST", fast)
    monkeypatch.setattr("time.sleep", slept.append)
    file = io.StringIO()
    monkeypatch.setattr(file, "isatty", lambda: is_terminal)
    Terminal(file).pause()
    assert slept == waits


def test_an_old_screen_gets_characters_that_it_has() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="latin-1", newline="\n")
    terminal = Terminal(file, width=80)
    terminal.say(line("Bo spiller ♥Kn ud – −5 · på bordet"))
    terminal.sheet(SHEET)
    file.seek(0)
    assert file.read().startswith("Bo spiller HKn ud - -5 . på bordet\n")
