"""Make a notebook of an example: each stands once, as a script whose cells begin with ``# %%``.

    python examples/as_notebook.py examples/solve_endgame.py > solve_endgame.ipynb

Editors that know such cells (VS Code, PyCharm, Spyder, Jupyter with jupytext) open the script itself as a notebook.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

CELL: Final = re.compile(r"^# %%(.*)\n", re.MULTILINE)
TEXT: Final = " [markdown]"


def notebook(script: str) -> dict[str, Any]:
    """Return a script as a notebook (nbformat 4.5)."""
    docstring, *rest = CELL.split(script)
    cells = [_cell(TEXT, docstring.strip().strip('"').strip())]
    cells += [_cell(kind, text.strip()) for kind, text in zip(rest[::2], rest[1::2], strict=True)]
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def _cell(kind: str, text: str) -> dict[str, Any]:
    if kind == TEXT:
        source = re.sub(r"^# ?", "", text, flags=re.MULTILINE)
        return {"cell_type": "markdown", "metadata": {}, "source": source}
    # A notebook has no command line: what the script would read from it is as usual.
    source = text.replace("sys.argv[1:]", "[]").replace("sys.argv[2:]", "[]")
    return {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": [], "source": source}


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit("as_notebook: expected one script, such as examples/solve_endgame.py")
    try:
        json.dump(notebook(Path(sys.argv[1]).read_text("utf-8")), sys.stdout, indent=1, ensure_ascii=False)
    except OSError as error:
        sys.exit(f"as_notebook: {error}")
