"""The pieces of advice for the card play of Königrufen by number: an advised card comes with one of them."""

from typing import Final

from tarock.search._kernels.fields import Names

_ADVICE: Final = Names()

ONLY_CARD: Final = _ADVICE.number("only_card")
GIVE_POINTS: Final = _ADVICE.number("give_points")
BRING_HOME_PAGAT: Final = _ADVICE.number("bring_home_pagat")
WIN_CHEAPLY: Final = _ADVICE.number("win_cheaply")
WIN_DEARLY: Final = _ADVICE.number("win_dearly")
PUT_HIGH: Final = _ADVICE.number("put_high")
GUARD_CALLED_KING: Final = _ADVICE.number("guard_called_king")
CATCH_MOND: Final = _ADVICE.number("catch_mond")
GIVE_LITTLE: Final = _ADVICE.number("give_little")
PLAY_BIRD: Final = _ADVICE.number("play_bird")
SAVE_STRENGTH: Final = _ADVICE.number("save_strength")
DRAW_TAROCKS: Final = _ADVICE.number("draw_tarocks")
LEAD_MIDDLE_TAROCK: Final = _ADVICE.number("lead_middle_tarock")
LEAD_KING: Final = _ADVICE.number("lead_king")
FORCE_LONG_SUIT: Final = _ADVICE.number("force_long_suit")
LEAD_TO_CALLED_KING: Final = _ADVICE.number("lead_to_called_king")
LEAD_PARTNERS_SUIT: Final = _ADVICE.number("lead_partners_suit")
LEAD_SURE_WINNER: Final = _ADVICE.number("lead_sure_winner")
LEAD_LITTLE: Final = _ADVICE.number("lead_little")
LEAD_DANGEROUS_CARD: Final = _ADVICE.number("lead_dangerous_card")
TAKE_PLANNED_TRICK: Final = _ADVICE.number("take_planned_trick")
THROW_DANGEROUS_CARD: Final = _ADVICE.number("throw_dangerous_card")
STAY_LOW: Final = _ADVICE.number("stay_low")
LEAD_LOW: Final = _ADVICE.number("lead_low")
KEEP_LOW_CARDS: Final = _ADVICE.number("keep_low_cards")
LEAD_UNWANTED_CARD: Final = _ADVICE.number("lead_unwanted_card")
THROW_POINTS: Final = _ADVICE.number("throw_points")
FORCE_RUFF: Final = _ADVICE.number("force_ruff")

ADVICE: Final = _ADVICE.all
"""The names, in the order of the numbers; the words for them are in the catalogues."""
