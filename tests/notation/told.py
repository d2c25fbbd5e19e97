"""What an error says, for those who do not care about its wording."""

from tarock.core.errors import IllegalAction, NotationError


def why(error: NotationError) -> str:
    """Return why a record is refused: the reason and the rule where the rules refuse, else the sentence."""
    return str(error.__cause__) if isinstance(error.__cause__, IllegalAction) else error.message
