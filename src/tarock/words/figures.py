"""Figures as a language writes them."""

from tarock.words import Words


def written(figure: str, words: Words) -> str:
    """Return a figure with a true minus, and with a comma where the language has no point.

    >>> written("-1.5", Words("da")), written("+2.0", Words("en"))
    ('−1,5', '+2.0')
    """
    figure = figure.replace("-", "−")
    return figure if words.language == "en" else figure.replace(".", ",")
