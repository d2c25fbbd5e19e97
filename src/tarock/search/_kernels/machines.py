"""Which machines kernels can be compiled for; known without loading a compiler."""

import os
from typing import Final, Literal, TypeAlias

from tarock.core.extras import has

Machine: TypeAlias = Literal["cpu", "gpu", "plain"]

_CAN_COMPILE: Final = has("numba") and os.environ.get("NUMBA_DISABLE_JIT", "0") != "1"

DEFAULT: Final[Machine] = "cpu" if _CAN_COMPILE else "plain"
"""Where kernels run when nothing else is said."""
