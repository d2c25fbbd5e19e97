"""The pieces of advice for the card play of Königrufen by number: an advised card comes with one of them."""

from typing import Final

ONLY_CARD: Final = 0
GIVE_POINTS: Final = 1
BRING_HOME_PAGAT: Final = 2
WIN_CHEAPLY: Final = 3
WIN_DEARLY: Final = 4
PUT_HIGH: Final = 5
GUARD_CALLED_KING: Final = 6
CATCH_MOND: Final = 7
GIVE_LITTLE: Final = 8
PLAY_BIRD: Final = 9
SAVE_STRENGTH: Final = 10
DRAW_TAROCKS: Final = 11
LEAD_MIDDLE_TAROCK: Final = 12
LEAD_KING: Final = 13
FORCE_LONG_SUIT: Final = 14
LEAD_TO_CALLED_KING: Final = 15
LEAD_PARTNERS_SUIT: Final = 16
LEAD_SURE_WINNER: Final = 17
LEAD_LITTLE: Final = 18
LEAD_DANGEROUS_CARD: Final = 19
TAKE_PLANNED_TRICK: Final = 20
THROW_DANGEROUS_CARD: Final = 21
STAY_LOW: Final = 22
LEAD_LOW: Final = 23
KEEP_LOW_CARDS: Final = 24
LEAD_UNWANTED_CARD: Final = 25
THROW_POINTS: Final = 26
FORCE_RUFF: Final = 27

ADVICE: Final = (
    "only_card",
    "give_points",
    "bring_home_pagat",
    "win_cheaply",
    "win_dearly",
    "put_high",
    "guard_called_king",
    "catch_mond",
    "give_little",
    "play_bird",
    "save_strength",
    "draw_tarocks",
    "lead_middle_tarock",
    "lead_king",
    "force_long_suit",
    "lead_to_called_king",
    "lead_partners_suit",
    "lead_sure_winner",
    "lead_little",
    "lead_dangerous_card",
    "take_planned_trick",
    "throw_dangerous_card",
    "stay_low",
    "lead_low",
    "keep_low_cards",
    "lead_unwanted_card",
    "throw_points",
    "force_ruff",
)
"""The names, in the order of the numbers."""
