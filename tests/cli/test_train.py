"""`tarock train`: what it refuses, and what it prepares; training itself is tested in tests/learning."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.bots.network import weights_of
from tarock.cli import app
from tarock.learning.folder import FIRST_SELF, game_of, prepared
from tarock.learning.recipe import Recipe
from tarock.rulesets import DANISH, KOENIGRUFEN


def train(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["train", "--out", str(folder), *arguments])


def test_without_torch_one_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    result = train(tmp_path / "run", "danish-hjoerring", "--minutes", "1")
    assert result.exit_code == 2
    assert result.stderr == ("tarock: this needs the package torch; install it with: pip install 'tarock[learning]'\n")
    assert not (tmp_path / "run").exists()


def test_a_run_is_prepared_for_another_machine_without_torch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    result = train(tmp_path, "--prepare", "--minutes", "17", "--seed", "4")
    assert result.exit_code == 0, result.output
    assert "python -m tarock.learning" in result.stdout
    recipe, names, rows = prepared(tmp_path)
    assert (recipe.minutes, recipe.seed, names) == (17, 4, DANISH)
    assert len(rows) == 3 * (len(DANISH) + recipe.houses)


def test_small_runs_take_iterations_and_one_book(tmp_path: Path) -> None:
    result = train(tmp_path, "danish-jensen-1989", "--prepare", "--size", "small", "--iterations", "3")
    assert result.exit_code == 0, result.output
    recipe, names, rows = prepared(tmp_path)
    assert (recipe.iterations, names, len(rows)) == (3, ("danish-jensen-1989",), 3)


def test_koenigrufen_is_trained_with_its_own_recipe(tmp_path: Path) -> None:
    result = train(tmp_path, *KOENIGRUFEN, "--prepare")
    assert result.exit_code == 0, result.output
    recipe, names, rows = prepared(tmp_path)
    assert (game_of(tmp_path), names, recipe.unit) == ("koenigrufen", KOENIGRUFEN, 4.0)
    assert len(rows) == 4 * (len(KOENIGRUFEN) + recipe.houses)


@pytest.mark.parametrize(("language", "message"), [("da", "én slags spil"), ("de", "für ein Spiel trainiert")])
def test_a_training_is_refused_in_the_reader_s_language(tmp_path: Path, language: str, message: str) -> None:
    result = train(tmp_path, "koenigrufen-turnier", "danish-jensen-1989", "--prepare", "--lang", language)
    assert result.exit_code == 2
    assert message in result.stderr


def test_a_network_plays_one_family_of_games(tmp_path: Path) -> None:
    result = train(tmp_path, "koenigrufen-turnier", "danish-jensen-1989", "--prepare")
    assert result.exit_code == 2
    assert "one family of games" in result.stderr


def test_a_training_goes_on_from_another_network(tmp_path: Path) -> None:
    """It keeps that network beside its plans, has its shape, and sits among players by the book more often."""
    result = train(tmp_path, *KOENIGRUFEN, "--prepare", "--from", str(weights_of("koenigrufen")), "--minutes", "9")
    assert result.exit_code == 0, result.stderr
    recipe, names, _ = prepared(tmp_path)
    assert (names, recipe.minutes, recipe.width, recipe.blocks) == (KOENIGRUFEN, 9, 512, 4)
    assert recipe.book > Recipe().book
    assert recipe.critic_first
    assert (tmp_path / FIRST_SELF).read_bytes() == weights_of("koenigrufen").read_bytes()


def test_an_exploiter_begins_as_its_prey_and_as_nothing_else(tmp_path: Path) -> None:
    net = str(weights_of("danish"))
    result = train(tmp_path, "--prepare", "--from", net, "--against", net)
    assert result.exit_code == 2
    assert "either --against or --from" in result.stderr


def test_a_training_is_not_overwritten(tmp_path: Path) -> None:
    assert train(tmp_path, "--prepare").exit_code == 0
    result = train(tmp_path, "--prepare")
    assert result.exit_code == 2
    assert "--resume" in result.stderr


def test_what_was_not_prepared_is_not_resumed(tmp_path: Path) -> None:
    result = train(tmp_path, "--resume", "--prepare")
    assert result.exit_code == 2
    assert "no training was prepared here" in result.stderr


def test_a_small_run_goes_to_its_end_and_on(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="training needs torch: pip install 'tarock[learning]'")
    torch.set_num_threads(1)
    small = ("--size", "small", "--device", "cpu")
    result = train(tmp_path, "danish-hjoerring", *small, "--iterations", "1")
    assert result.exit_code == 0, result.output
    assert "danish-hjoerring" in result.stdout
    assert (tmp_path / "net.npz").exists()
    result = train(tmp_path, "--resume", "--device", "cpu", "--iterations", "2")
    assert result.exit_code == 0, result.output
    if not torch.cuda.is_available():
        result = train(tmp_path / "gpu", "--device", "cuda")
        assert result.exit_code == 2
        assert "no NVIDIA GPU" in result.stderr
