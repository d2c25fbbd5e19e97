"""Versions of the compiled advice played against each other."""

import shutil
from pathlib import Path

import pytest

from bench.versions import KERNELS, Table, gains, other_version

LEAVE_IT = ("return lowest(winning) if winning and known[LYING] == 2 else NOTHING", "return NOTHING")
"""Never to take a trick cheaply as the last player."""


@pytest.mark.long
def test_a_change_alone_makes_a_difference(tmp_path: Path) -> None:
    """Today's version against itself wins nothing; one that leaves every cheap trick to others plays otherwise."""
    changed = tmp_path / "changed"
    changed.mkdir()
    text = (KERNELS / "advice_following.py").read_text("utf-8")
    assert LEAVE_IT[0] in text
    (changed / "advice_following.py").write_text(text.replace(*LEAVE_IT), "utf-8")
    table = Table("danish-hjoerring", 200)
    assert any(gains(table, other_version(changed, tmp_path / "other", "changed_advice"), 1))
    shutil.copy(KERNELS / "advice_following.py", changed)
    assert not any(gains(table, other_version(changed, tmp_path / "same", "same_advice"), 1))
