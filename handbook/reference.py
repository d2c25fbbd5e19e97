"""The reference on the site: a page for each room that programs import from, written from the docstrings.

Modules whose names begin with an underscore, such as the kernels, are nobody else's and are left out.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import tarock

ROOMS: Final = {
    "core": "Cards, seats, tricks, errors",
    "danish": "Danish Tarok",
    "koenigrufen": "Königrufen",
    "rulesets": "Rulesets",
    "notation": "Records and sheets",
    "referee": "The referee",
    "club": "Clubs and tournaments",
    "search": "Simulation and solving",
    "bots": "Bots",
    "arena": "The arena",
    "drawing": "Pictures of deals",
    "doors": "Doors for researchers",
    "conformance": "Conformance",
    "testing": "Checks that come with the package",
}

LEFT_OUT: Final = {
    *("cli", "learning", "school", "server", "tutor"),  # programs themselves
    *("plots", "telling", "words"),  # they serve those
    "door",  # what ``import tarock`` offers, on the first page
}

_TOP: Final = """# The reference

What programs import, from the docstrings.
Most need no more than the front door, `import tarock`; whoever needs more imports the room that has it:

{rooms}

## tarock

::: tarock
    options:
      members: false

{names}
"""


_DOOR: Final = """::: {path}
    options:
      heading: tarock.{name}
      show_root_heading: true
      show_root_toc_entry: true
      toc_label: {name}
"""


def pages(package: Path) -> Iterator[tuple[str, str]]:
    """Give the place and text of every page."""
    rooms = "\n".join(f"* [`tarock.{room}`]({room}.md): {title}" for room, title in ROOMS.items())
    yield "reference/index.md", _TOP.format(rooms=rooms, names="\n\n".join(_at_the_door()))
    for room, title in ROOMS.items():
        yield f"reference/{room}.md", _page(package, room, title)


def _at_the_door() -> Iterator[str]:
    """Give what ``import tarock`` offers, each where it is written."""
    for name in tarock.__all__:
        found = getattr(tarock, name)
        if not isinstance(found, str):  # the version
            yield _DOOR.format(path=f"{found.__module__}.{found.__qualname__}", name=name)


def _page(package: Path, room: str, title: str) -> str:
    return f"# {title}: `tarock.{room}`\n\n" + "\n\n".join(
        f"## {name}\n\n::: {name}" for name in modules(package, room)
    )


def modules(package: Path, room: str) -> list[str]:
    """Return the public modules of a room that have something to say, the room itself first."""
    files = sorted((package / room).rglob("*.py"), key=lambda file: (file.parent, file.stem != "__init__", file.stem))
    return [
        ".".join(("tarock", *_parts(file.relative_to(package)))) for file in files if _is_public(file, package / room)
    ]


def _parts(file: Path) -> tuple[str, ...]:
    return file.parent.parts if file.stem == "__init__" else file.with_suffix("").parts


def _is_public(file: Path, room: Path) -> bool:
    names = _parts(file.relative_to(room))
    return not any(name.startswith("_") for name in names) and bool(ast.parse(file.read_text("utf-8")).body)
