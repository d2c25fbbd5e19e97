"""Dependencies point inwards only: from server and command line to the games, from the games to the core.

A *layer* is a package (or module) directly below `tarock`. `ALLOWED` says which other layers it may import.
"""

import ast
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "tarock"

GAMES = {"core", "danish", "koenigrufen"}
INNER = GAMES | {"notation", "rulesets", "words", "telling", "search", "bots", "plots", "drawing", "club", "referee"}
OUTER = {"conformance", "arena", "learning", "tutor", "school", "testing", "server", "cli"}

ALLOWED: dict[str, set[str]] = {
    "__init__": {"door"},  # the names of the front door, for type checkers; they are loaded when they are used
    "conformance": GAMES,
    "door": GAMES | {"notation", "rulesets"},
    "doors": GAMES
    | {"door", "notation", "rulesets", "search", "bots", "learning"},  # of `learning` what needs no torch
    "__main__": {"cli"},
    "core": set(),
    "danish": {"core"},
    "koenigrufen": {"core"},
    "notation": GAMES,
    "rulesets": GAMES,
    "words": GAMES | {"notation", "rulesets"},
    "telling": GAMES | {"notation", "words"},
    "search": GAMES | {"notation", "rulesets"},
    "bots": GAMES | {"notation", "search"},
    "plots": set(),
    "drawing": GAMES | {"notation", "words", "telling"},
    "club": GAMES | {"notation", "rulesets", "words", "plots"},
    "referee": GAMES | {"notation", "telling", "words"},
    "arena": INNER,
    "learning": GAMES | {"rulesets", "search", "bots", "plots", "arena"},
    "tutor": INNER,
    "school": INNER | {"tutor"},
    "testing": INNER | OUTER - {"learning", "server", "cli"},
    "server": INNER | OUTER - {"learning"},
    "cli": INNER | OUTER,
}

# Only those who want them have them: torch for training, OpenSkill for one rating over several rulesets, resvg for PNG.
# PettingZoo and OpenSpiel for whoever plays in their environments.
EXTRA = {
    "torch": {"learning"},
    "openskill": {"club"},
    "resvg_py": {"drawing"},
    "gymnasium": {"doors"},
    "pettingzoo": {"doors"},
    "pyspiel": {"doors"},
    "open_spiel": {"doors"},
}

# The rules know no files, clocks, logs or dice: what they need is handed to them.
PURE = GAMES
IMPURE = {"io", "json", "logging", "numpy", "os", "pathlib", "random", "sys", "time"}
IMPURE_BUT_FOR_TYPES = {"random"}  # an rng is handed in, and its type has a name


@dataclass(frozen=True, slots=True)
class Import:
    """One imported name, say `tarock.core.cards` or `json.loads`, and where it is imported."""

    module: str
    line: int
    name: str
    for_types_only: bool


def test_the_package_keeps_to_its_layers() -> None:
    found = breaches(SOURCE)
    assert not found, "\n".join(found)


def breaches(root: Path) -> list[str]:
    """All that is wrong with the imports below `root`, the folder of the package `tarock`."""
    files = {module_name(root, path): path for path in sorted(root.rglob("*.py"))}
    imports = [found for module, path in files.items() for found in imports_in(module, path)]
    new_layers = sorted({layer_of(module) for module in files} - set(ALLOWED))
    return [
        *(f"tarock.{layer} is a new layer: say in ALLOWED what it may import" for layer in new_layers),
        *(f"{i.module}:{i.line} imports {i.name}" for i in imports if is_breach(i, files)),
        *cycle(imports, files),
    ]


def is_breach(found: Import, files: dict[str, Path]) -> bool:
    """Does this import point outwards, or bring the world into the rules?"""
    layer = layer_of(found.module)
    if imported := own_module(found.name, files):
        # `__init__` is open to all: it has the version, and loads nothing by itself.
        inwards = ALLOWED.get(layer, set()) | {layer, "__init__"}
        return layer_of(imported) not in inwards
    package = found.name.partition(".")[0]
    if layer not in EXTRA.get(package, {layer}):
        return True
    excused = found.for_types_only and package in IMPURE_BUT_FOR_TYPES
    return layer in PURE and package in IMPURE and not excused


def cycle(imports: list[Import], files: dict[str, Path]) -> Iterator[str]:
    """Yield the first cycle of modules that import each other, if there is one."""
    graph: dict[str, set[str]] = {}
    for found in imports:
        imported = own_module(found.name, files)
        if imported and not found.for_types_only:
            graph.setdefault(found.module, set()).add(imported)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        modules: list[str] = error.args[1][::-1]
        yield "cycle: " + " -> ".join(module.removeprefix("tarock.") for module in modules)


def module_name(root: Path, path: Path) -> str:
    parts = (root.name, *path.relative_to(root).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


def layer_of(module: str) -> str:
    """`danish` for `tarock.danish.play`, `__init__` for `tarock` itself."""
    return [*module.split("."), "__init__"][1]


def own_module(name: str, files: dict[str, Path]) -> str | None:
    """The module of ours that a name is, or is in: `tarock.core.cards` for `tarock.core.cards.PAGAT`."""
    while name and name not in files:
        name = name.rpartition(".")[0]
    return name or None


def imports_in(module: str, path: Path) -> Iterator[Import]:
    package = module if path.stem == "__init__" else module.rpartition(".")[0]
    for statement, for_types_only in import_statements(ast.parse(path.read_text("utf-8"))):
        prefix = ""
        if isinstance(statement, ast.ImportFrom):
            origin = "." * statement.level + (statement.module or "")
            prefix = importlib.util.resolve_name(origin, package) + "."
        for alias in statement.names:
            yield Import(module, statement.lineno, prefix + alias.name, for_types_only)


def import_statements(
    node: ast.AST, *, for_types_only: bool = False
) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """Yield each import statement below a node, inside functions too; and is it for type checkers only?"""
    guarded: list[ast.stmt] = []
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node, for_types_only
    elif isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
        guarded = node.body
    for child in ast.iter_child_nodes(node):
        yield from import_statements(child, for_types_only=for_types_only or child in guarded)


FOR_TYPES = "import typing\nif typing.TYPE_CHECKING:\n    {}\n"
GOOD = {
    "core/__init__.py": "from .cards import PAGAT",
    "core/cards.py": FOR_TYPES.format("from random import Random"),
    "core/trick.py": "from tarock.core import cards\nfrom tarock.core.cards import PAGAT",
    "danish/play.py": "from tarock.core import PAGAT",
    "rulesets/__init__.py": "import json, pathlib\nfrom .. import danish, __version__",
    "__main__.py": "from tarock.cli import app",
    "cli/__init__.py": "def app():\n    from tarock.rulesets import load_danish",
}


def test_a_clean_tree_has_no_breach(tmp_path: Path) -> None:
    assert breaches(write_tree(tmp_path, GOOD)) == []


@pytest.mark.parametrize(
    ("path", "text", "breach"),
    [
        ("core/deal.py", "import tarock.danish.play", "tarock.core.deal:1 imports tarock.danish.play"),
        ("core/deal.py", "from ..danish import play", "tarock.core.deal:1 imports tarock.danish.play"),
        ("core/deal.py", "def f():\n    from tarock import cli", "tarock.core.deal:2 imports tarock.cli"),
        ("core/deal.py", FOR_TYPES.format("from tarock import cli"), "tarock.core.deal:3 imports tarock.cli"),
        ("__init__.py", "from tarock import core", "tarock:1 imports tarock.core"),
        ("danish/deal.py", "from random import Random", "tarock.danish.deal:1 imports random.Random"),
        ("danish/deal.py", "import os.path", "tarock.danish.deal:1 imports os.path"),
        ("bots/net.py", "import torch", "tarock.bots.net:1 imports torch"),
        ("danish/deal.py", FOR_TYPES.format("import json"), "tarock.danish.deal:3 imports json"),
        ("poker/__init__.py", "", "tarock.poker is a new layer: say in ALLOWED what it may import"),
        ("core/cards.py", "from . import trick", "cycle: core.cards -> core.trick -> core.cards"),
        ("core/deal.py", "from .deal import cut", "cycle: core.deal -> core.deal"),
    ],
)
def test_a_breach_is_reported(path: str, text: str, breach: str, tmp_path: Path) -> None:
    assert breaches(write_tree(tmp_path, GOOD | {path: text})) == [breach]


def test_an_import_for_types_only_makes_no_cycle(tmp_path: Path) -> None:
    tree = GOOD | {"core/cards.py": FOR_TYPES.format("from .trick import Trick")}
    assert breaches(write_tree(tmp_path, tree)) == []


def write_tree(folder: Path, tree: dict[str, str]) -> Path:
    root = folder / "tarock"
    for name, text in ({"__init__.py": "", "danish/__init__.py": ""} | tree).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root
