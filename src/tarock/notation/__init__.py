"""Text and values: cards, records and settlement sheets, each as a pair of ``parse`` and ``format``."""
