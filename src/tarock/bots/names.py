"""First names for bots."""

from typing import Final

DANISH: Final = ("Bo", "Inge", "Svend", "Karen", "Aage", "Grethe", "Niels", "Kirsten", "Poul", "Else", "Holger", "Ruth")
AUSTRIAN: Final = (
    "Franz",
    "Resi",
    "Poldi",
    "Sepp",
    "Mitzi",
    "Ferdl",
    "Vroni",
    "Toni",
    "Gusti",
    "Hansl",
    "Leni",
    "Schorsch",
)
