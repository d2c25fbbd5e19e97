"""The language to speak where none is named."""

from collections.abc import Mapping
from typing import Final

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says it; the first that is set counts."""
_OTHERS: Final = ("da", "de")
"""What we speak beside English; the catalogues are not loaded for this alone."""


def language_of_environment(environment: Mapping[str, str]) -> str:
    """Return the language of whoever sits at this machine, if we speak it; else English.

    >>> language_of_environment({"LANG": "da_DK.UTF-8"}), language_of_environment({"LANG": "C.UTF-8"})
    ('da', 'en')
    """
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return named[:2] if named[:2] in _OTHERS else "en"
