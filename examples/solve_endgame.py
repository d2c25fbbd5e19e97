"""Solve an endgame of Danish Tarok with open cards: what can be forced, and by which card.

python examples/solve_endgame.py [POSITION.tarock]
"""

# %% [markdown]
# A position from a book is a record that starts at a trick: who holds what, and who leads.

# %%
import sys
from pathlib import Path

import tarock
from tarock.core.cards import CARD_NAMES
from tarock.danish.state import DanishState
from tarock.search.danish.solver import Goal, action_values, solve

POSITION = """
[Rules "danish-hjoerring"]
[Dealer "C"]
[Start "trick 22"]
[Leader "A"]
[A "T21 T14 HK H3"]
[B "T15 S3 X D2"]
[C "T9 D4 SK S4"]
"""

# %% [markdown]
# Can A, who leads, win the last trick with the king of hearts, whatever the other two do?


# %%
def solved(text: str) -> list[str]:
    """Return what A can force, and what every card of the player on turn leads to."""
    (deal,) = tarock.loads(text)
    state = deal.state
    if not isinstance(state, DanishState):
        message = f"expected a position of Danish Tarok, got one of {deal.rules.family}"
        raise tarock.TarockError(message)
    goal, alone = Goal("ultimo", 0, "king"), frozenset({0})
    found = solve(state, goal, alone)
    lines = [f"{goal}: {'forced' if found.value else 'not forced'}, {found.nodes} positions"]
    for seat, action, after in action_values(state, goal, alone):
        if seat == 0 and (card := getattr(action, "card", None)) is not None:
            lines.append(f"  {CARD_NAMES[card]}: {'keeps it' if after.value else 'gives it away'}")
    return lines


# %%
if __name__ == "__main__":
    try:
        print("\n".join(solved(Path(sys.argv[1]).read_text("utf-8") if sys.argv[1:] else POSITION)))
    except (OSError, ValueError, tarock.TarockError) as error:
        sys.exit(f"solve_endgame: {error}")
