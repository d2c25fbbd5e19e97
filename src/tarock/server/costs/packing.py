"""How questions travel to the workers."""

import copyreg
import io
import pickle
from collections.abc import Callable
from typing import Any

from tarock.rulesets import Ruleset
from tarock.server.keeping.rules import source_of


def packed(question: object, ruleset: Ruleset | None = None, house: str | None = None) -> bytes:
    """Pickle a question; of its ruleset only its name or a text, which the worker reads once."""
    if ruleset is None:
        return pickle.dumps(question, protocol=pickle.HIGHEST_PROTOCOL)
    source = source_of(ruleset, house)
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer, protocol=pickle.HIGHEST_PROTOCOL)

    def named(_ruleset: Ruleset) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return source

    pickler.dispatch_table = {**copyreg.dispatch_table, type(ruleset): named}
    pickler.dump(question)
    return buffer.getvalue()
