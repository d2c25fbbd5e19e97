"""Write a house ruleset: a few lines that differ from a book, checked, printed and played by.

python examples/write_house_rules.py [HOUSE.toml]
"""

# %% [markdown]
# A house names the book that it extends, and only what it does otherwise.

# %%
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import tarock

HOUSE = """
id = "tarok-hjemme"
extends = "danish-hjoerring"
name = "Tarok hjemme hos os"

[ultimo]
pagat = 50
source = "vedtaget 2024"
"""

# %% [markdown]
# A key that there is not, or a value that cannot be played, is refused with its line and what was expected.


# %%
def house(text: str) -> tarock.Ruleset:
    """Return the ruleset that a text means."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "house.toml")
        file.write_text(text, encoding="utf-8")
        return tarock.load_rules(file)


# %% [markdown]
# From here on it is a ruleset as any other: a deal by it is played to its end, at random, and settled.


# %%
def played(rules: tarock.Ruleset) -> tarock.Deal:
    """Return a deal that was played by some rules."""
    deal, rng = tarock.deal(rules, seed="1"), Random(1)
    while not deal.is_over:
        assert deal.turn is not None
        deal = deal.apply(deal.turn, deal.drawn(rng))
    return deal


# %%
if __name__ == "__main__":
    try:
        rules = house(Path(sys.argv[1]).read_text("utf-8") if sys.argv[1:] else HOUSE)
    except (OSError, tarock.TarockError) as error:
        sys.exit(f"write_house_rules: {error}")
    print(f"{rules.name} ({rules.id}), a house of the family {rules.family}")
    print("played by it:", tarock.dumps([played(rules)]).splitlines()[0])
    try:
        house(HOUSE.replace("pagat = 50", "pagat = -1"))
    except tarock.TarockError as error:
        print("refused:", str(error).partition("house.toml: ")[2])
