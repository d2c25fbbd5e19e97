"""Docstrings as Markdown: the names of other things without their Sphinx roles, and examples as code.

The library that reads docstrings for the site, griffe, is told of this module in ``zensical.toml``.
"""

import re
from typing import Any

import griffe

_ROLE = re.compile(r":[a-z]+:`~?([^`]+)`")


class Docstrings(griffe.Extension):
    """Changes every docstring before it is shown."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:  # noqa: ANN401 - griffe hands over more than is needed
        """Change the docstring of the package itself, which is no object of anything."""
        self.on_object(obj=pkg)

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:  # noqa: ANN401 - see above
        """Change the docstring of a module, a class, a function or an attribute."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)


def as_markdown(docstring: str) -> str:
    """Return a docstring as Markdown."""
    return "\n\n".join(_paragraph(part) for part in docstring.split("\n\n"))


def _paragraph(text: str) -> str:
    if text.lstrip().startswith(">>>"):
        return f"```pycon\n{text.strip()}\n```"
    return _ROLE.sub(r"`\1`", text)
