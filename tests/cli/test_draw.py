"""`tarock draw`: pictures of deals, and what is said where there can be none."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.core import extras
from tests.drawing.deals import FOLDER, described

DEAL = str(FOLDER / "koenigrufen-1900-004.tarock")


def run(*args: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["draw", *args], input=stdin, catch_exceptions=False)


def test_a_picture_is_written_in_the_kind_that_its_name_says(tmp_path: Path) -> None:
    for name, first in (("deal.svg", b"<svg "), ("deal.PNG", b"\x89PNG")):
        assert run(DEAL, "--at", "20", "-o", str(tmp_path / name)).exit_code == 0
        assert (tmp_path / name).read_bytes().startswith(first)


def test_a_record_may_come_from_and_a_picture_go_to_where_a_pipe_leads() -> None:
    shown = run("-", "--at", "20", "-o", "-", stdin=Path(DEAL).read_text("utf-8"))
    assert shown.exit_code == 0
    assert "Bruno" in described(shown.output)


def test_a_player_is_found_by_letter_and_by_name(tmp_path: Path) -> None:
    files = [tmp_path / f"{who}.svg" for who in ("B", "Bruno")]
    for file in files:
        assert run(DEAL, "--at", "20", "--seat", file.stem, "-o", str(file)).exit_code == 0
    assert len({file.read_text("utf-8") for file in files}) == 1
    assert "Anna (partner" not in files[0].read_text("utf-8")


def test_a_phone_gets_another_picture_and_the_dark_another_paper(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.svg" for number in range(3)]
    for file, extra in zip(files, ([], ["--width", "360"], ["--theme", "dark"]), strict=True):
        assert run(DEAL, "--at", "20", "-o", str(file), *extra).exit_code == 0
    assert len({file.read_text("utf-8") for file in files}) == 3


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((DEAL, "-o", "deal.gif"), "deal.gif: a picture ends in .svg or .png"),
        ((DEAL, "-o", "deal"), "deal: a picture ends in .svg or .png"),
        ((DEAL, "--at", "100", "-o", "deal.svg"), "The deal has 61 acts, so there is no step 100."),
        ((DEAL, "--seat", "E", "-o", "deal.svg"), "No E plays in this deal; there are A, B, C, D."),
        ((DEAL, "--deal", "2", "-o", "deal.svg"), "1"),
        (("missing.tarock", "-o", "deal.svg"), "missing.tarock: cannot be read"),
        ((DEAL, "-o", "no/such/folder/deal.svg"), "no/such/folder/deal.svg: cannot be written"),
        ((DEAL, "-l", "da", "-o", "deal.gif"), "deal.gif: et billede ender på .svg eller .png"),
        ((DEAL, "--width", "10", "-o", "deal.svg"), "200<=x<=4000"),
        ((DEAL,), "Missing option '--output'"),
    ],
)
def test_what_cannot_be_drawn_is_said(
    args: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = run(*args)
    assert refused.exit_code == 2
    assert said in refused.output
    assert not list(tmp_path.iterdir())


def test_who_lacks_the_extra_is_told_which(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "has", lambda _package: False)
    refused = run(DEAL, "-o", str(tmp_path / "deal.png"))
    assert refused.exit_code == 2
    assert "pip install 'tarock[draw]'" in refused.output
    assert run(DEAL, "-o", str(tmp_path / "deal.svg")).exit_code == 0
