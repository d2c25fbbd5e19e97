"""``python -m handbook``: build the site and check it; ``make docs`` brings what it needs."""

import shutil
import subprocess
import sys
from pathlib import Path

from handbook.checking import elsewhere, faults, read
from handbook.staging import ROOT, stage

STAGED = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"


def main() -> None:
    """Stage, build, check."""
    zensical = Path(sys.executable).with_name("zensical")
    if not zensical.exists():
        sys.exit("docs: Zensical is not installed here; `make docs` brings it")
    print("Writing the pages that follow from the program ...", flush=True)
    stage(STAGED)
    shutil.rmtree(SITE, ignore_errors=True)
    if subprocess.run([zensical, "build", "--strict", "--clean"], cwd=ROOT, check=False).returncode:
        sys.exit("docs: the site could not be built; Zensical says above why")
    pages = read(SITE)
    if found := list(faults(SITE, pages)):
        sys.exit("\n".join([f"docs: {len(found)} faults in the built site", *found]))
    others = elsewhere(pages)
    (ROOT / "build" / "links.txt").write_text("\n".join([*others, ""]), "utf-8")
    print(f"{len(pages)} pages, every link in them leads somewhere; build/links.txt lists {len(others)} to other sites")
    print(f"Open {SITE.relative_to(ROOT) / 'index.html'} in a browser: it needs no server and no network")


if __name__ == "__main__":
    main()
