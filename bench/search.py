"""How fast the kernels simulate and the solvers solve.  ``python -m bench.search`` prints a table for ``results.md``.

Each family has a module with its rows: what is measured, what we aim at, and a function that measures it.
"""

import platform

from bench import search_danish, search_koenigrufen


def main() -> None:
    """Measure everything and print a Markdown table."""
    print(f"Python {platform.python_version()}, {platform.machine()}, one thread, processor time\n")
    print("| what | aim | measured |")
    print("|---|---|---|")
    for row in (*search_danish.ROWS, *search_koenigrufen.ROWS):
        print(f"| {row.what} | {row.aim} | {row.measure()} |", flush=True)


if __name__ == "__main__":
    main()
