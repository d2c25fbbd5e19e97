"""The grammar of docs/format.md as a regular expression: it has no rule that uses itself."""

import re
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[2] / "docs" / "format.md"
TERMINALS: Final = {
    "LF": r"\n",
    "WHITE": r"[^\S\n]",
    "LETTER": r"\w",
    "DIGIT": r"\d",
    "QUOTE": '"',
    "PLAIN": r'[^"\\\n]',
    "ESCAPE": r"\\[^\n]",
    "CARD": r"[^\s()]",
    "INNER": r"[^\s,)]",
    "ASIDE": r"[^\n)]",
    "WORD": r"[^\s,;]",
    "OPENING": r"[^\s,;\[]",
    "REST": r"[^\n;]",
}
_TOKEN: Final = re.compile(r'"[^"]*"|[A-Za-z]+|[()|*+?-]')


def rules() -> dict[str, str]:
    """Return the rules of the page by their names."""
    (block,) = re.findall(r"```ebnf\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    found = dict(line.split("::=") for line in block.strip().splitlines())
    return {name.strip(): body.strip() for name, body in found.items()}


def pattern() -> re.Pattern[str]:
    """Return what the first rule stands for."""
    found = rules()
    return re.compile(_of("file", found))


def _of(name: str, found: dict[str, str]) -> str:
    if name in TERMINALS:
        return TERMINALS[name]
    body, minus, without = found[name].partition(" - ")
    text = _of_body(body, found)
    return f"(?!{_of_body(without, found)}(?:\\s|$)){text}" if minus else text


def _of_body(body: str, found: dict[str, str]) -> str:
    out = []
    for token in _TOKEN.findall(body):
        if token.startswith('"'):
            out.append(re.escape(token[1:-1]))
        elif token in "()|*+?":
            out.append("(?:" if token == "(" else token)
        else:
            out.append(f"(?:{_of(token, found)})")
    return "".join(out)
