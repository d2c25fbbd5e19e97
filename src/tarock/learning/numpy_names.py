"""Names that older CUDA backends of Numba ask NumPy for, and that NumPy has dropped; lent before Numba is loaded.

numba-cuda 0.30 looks for ``numpy.row_stack`` and others when it is loaded; NumPy 2.5 no longer has them.
"""

import numpy as np

_RENAMED = {
    "row_stack": "vstack",
    "in1d": "isin",
    "trapz": "trapezoid",
    "product": "prod",
    "cumproduct": "cumprod",
}


def lend_names() -> None:
    """Give the old names to what they stood for, where they are missing."""
    for old, new in _RENAMED.items():
        if old not in vars(np):
            setattr(np, old, getattr(np, new))
