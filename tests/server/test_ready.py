"""Before anybody comes, all is loaded that the first visitor would else hold up everybody for."""

import subprocess
import sys

LATE = """
import sys
from tarock.core.families import OURS
from tarock.core.sentences import Sentence
from tarock.server import serving
from tarock.server.ready import make_ready

make_ready()
before = set(sys.modules)

from tarock.rulesets import load
from tarock.rulesets.families import FAMILIES
from tarock.server.evening.events import Opened
from tarock.server.evening.fold import begin
from tarock.server.evening.settings import Chair, Settings
from tarock.server.frames.table import Frames
from tarock.server.lobby import _names
from tarock.words import LANGUAGES

for family in OURS:
    ruleset = load(FAMILIES[family].usual)
    settings = Settings(ruleset=ruleset.id, chairs=(Chair(bot="book"),) * 4, rounds=1)
    opened = Opened("table", "owner", settings, 0, _names(settings, (), "lot"))
    Frames(begin(opened, 0)).for_spectator()
for language in LANGUAGES:
    Sentence("costs-remarks", seconds=1, most=1).said(language)
print(sorted(name for name in set(sys.modules) - before if name.startswith("tarock")))
"""


def test_the_first_table_of_a_game_and_the_first_refusal_load_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", LATE], check=False, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")
