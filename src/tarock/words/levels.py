"""The names of levels."""

from tarock.words import Words


def level_name(words: Words, level: str) -> str:
    """Return what a level is called; one that has no name bears its id.

    >>> level_name(Words("en"), "master"), level_name(Words("en"), "search:40")
    ('Master', 'search:40')
    """
    message = f"level-{level}"
    return words(message) if message in words else level
