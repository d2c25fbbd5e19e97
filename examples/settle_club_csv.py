"""Settle a club's CSV file: who won what in the evening, deal by deal and in all.

python examples/settle_club_csv.py [EVENING.csv COLUMNS.toml]
"""

# %% [markdown]
# A club keeps its evenings in a spreadsheet, with its own words for everything.
# A small TOML file says which column is which field of a sheet, and what the words stand for.

# %%
import sys
from collections import Counter
from pathlib import Path

from tarock.cli.files import Rulesets
from tarock.cli.settle import settled
from tarock.conformance.columns import read_columns, sheets_of
from tarock.core.errors import TarockError

EVENING = """\
Vorhand;Spiel;Spieler;Partner;gewonnen;Kontra
A;Rufer;A;C;ja;
B;6er;D;;nein;K
C;Rufer;C;B;nein;
"""

COLUMNS = """\
ruleset = "koenigrufen-turnier"
divider = ";"

[columns]
forehand = "Vorhand"
contract = "Spiel"
declarer = "Spieler"
partner = "Partner"
won = "gewonnen"
"kontra.game" = "Kontra"

[values]
contract = { "Rufer" = "rufer", "6er" = "sechser" }
won = { ja = true, nein = false }
"kontra.game" = { "K" = 2, "R" = 4 }
"""

# %% [markdown]
# Each row becomes a sheet, and the engine settles it as it settles a deal that was played card by card.


# %%
def evening(table: str, columns: str) -> Counter[str]:
    """Print every deal of an evening, and return what everybody has won."""
    total: Counter[str] = Counter()
    for number, sheet in enumerate(sheets_of(table, read_columns(columns)), start=1):
        score: dict[str, int] = settled(sheet, Rulesets()).json["score"]
        print(f"deal {number}, {sheet['contract']}:", "  ".join(f"{seat} {points:+}" for seat, points in score.items()))
        total.update(score)
    return total


# %%
if __name__ == "__main__":
    try:
        table, columns = (
            (Path(name).read_text("utf-8") for name in sys.argv[1:3]) if sys.argv[2:] else (EVENING, COLUMNS)
        )
        print("in all:", "  ".join(f"{seat} {points:+}" for seat, points in sorted(evening(table, columns).items())))
    except (OSError, TarockError) as error:
        sys.exit(f"settle_club_csv: {error}")
