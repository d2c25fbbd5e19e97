"""``python -m tarock`` is ``tarock``."""

from tarock.cli import app

if __name__ == "__main__":
    app(prog_name="tarock")
