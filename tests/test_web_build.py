"""The browser client is built when something in it has changed, and only then."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script of the build, whose stamp lies elsewhere and which starts nothing."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "STAMP", tmp_path / ".stamp")
    monkeypatch.setattr(module, "_npm", lambda: ["npm"])
    monkeypatch.setattr(module, "_packages_are_old", lambda: False)
    monkeypatch.setattr(
        module, "_run", lambda command: ran.append(" ".join(word for word in command[1:4] if word[0] != "-"))
    )
    ran: list[str] = []
    monkeypatch.setattr(module, "ran", ran, raising=False)
    return module


def test_the_page_is_made_from_its_sources_and_the_catalogues_of_words(script: ModuleType) -> None:
    names = {path.relative_to(ROOT).as_posix() for path in script.sources()}
    assert {"web/package-lock.json", "web/src/cards/card.ts", "src/tarock/words/da/server.ftl"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_what_is_built_already_is_not_built_again(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert script.build()
    assert not script.build()
    assert script.ran == ["run build", "run build:embed"]
    monkeypatch.setattr(script, "fingerprint", lambda: "another")
    assert script.build()
    assert script.ran == ["run build", "run build:embed"] * 2


def test_packages_are_fetched_where_they_are_missing(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "_packages_are_old", lambda: True)
    monkeypatch.setattr(script, "WEB", script.STAMP.parent)
    monkeypatch.setattr(script, "fingerprint", lambda: "new")
    assert script.build()
    assert script.ran == ["ci", "run build", "run build:embed"]


def test_the_script_for_pages_of_others_is_small() -> None:
    """60 KB at most, compressed as every server can send it; `make web` has built it before the tests."""
    script = ROOT / "src" / "tarock" / "server" / "static" / "embed" / "tarock-deal.js"
    sizes = {ending: script.with_name(script.name + ending).stat().st_size for ending in ("", ".gz", ".br")}
    assert sizes[".br"] < sizes[".gz"] <= 60 * 1024 < sizes[""]
