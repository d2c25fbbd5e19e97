"""Which machines kernels can be compiled for; known without loading a compiler."""

import os
from typing import Final, Literal, TypeAlias

Machine: TypeAlias = Literal["cpu", "gpu", "plain"]

DEFAULT: Final[Machine] = "plain" if os.environ.get("NUMBA_DISABLE_JIT", "0") == "1" else "cpu"
"""Where kernels run when nothing else is said."""
