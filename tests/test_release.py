"""A version is made from the fragments, and from nothing that is wrong."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "changelog.d" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(tmp_path: Path, script: ModuleType) -> Path:
    """As much of the project as a release touches."""
    (tmp_path / "changelog.d").mkdir()
    for name in ("CHANGELOG.md", *script.PLACES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def add(folder: Path, name: str, text: str) -> None:
    (folder / "changelog.d" / name).write_text(text, "utf-8")


def test_the_fragments_of_this_project_can_be_released(script: ModuleType) -> None:
    fragments = list((ROOT / "changelog.d").glob("*.*.md"))
    assert script.section("99.0.0", fragments).count("\n- ") == len(fragments)
    assert script.current(ROOT)


def test_fragments_become_a_section_and_are_gone(script: ModuleType, folder: Path) -> None:
    add(folder, "7.fixed.md", "A third\nsentence.\n")
    add(folder, "12.added.md", "A second.\n")
    add(folder, "3.added.md", "A first.\n")
    script.release(folder, "98.0.0", "2026-12-24")
    log = (folder / "CHANGELOG.md").read_text("utf-8")
    shown = "## 98.0.0 – 2026-12-24\n\n### Added\n\n- A first.\n- A second.\n\n### Fixed\n\n- A third sentence.\n"
    assert shown in log
    assert script.current(folder) == "98.0.0"
    assert list((folder / "changelog.d").iterdir()) == []
    add(folder, "1.changed.md", "Later.")
    script.release(folder, "98.1.0", "2026-12-25")
    again = (folder / "CHANGELOG.md").read_text("utf-8")
    assert again.index("## 98.1.0") < again.index("## 98.0.0")
    assert again.startswith(log[: log.index("## 98.0.0")])


@pytest.mark.parametrize(
    ("version", "fragment", "problem"),
    [
        ("1.0", "1.added.md", "expected a version like 0.2.0"),
        ("0.0.1", "1.added.md", "expected a version after"),
        ("98.0.0", "1.news.md", "expected fragments named"),
        ("98.0.0", None, "at least one fragment"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_changed(
    version: str, fragment: str | None, problem: str, script: ModuleType, folder: Path
) -> None:
    if fragment is not None:
        add(folder, fragment, "Something.")
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with pytest.raises(ValueError, match=problem):
        script.release(folder, version, "2026-12-24")
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
