"""The pieces of advice for the card play of Danish Tarok by number: an advised action comes with one of them."""

from typing import Final

from tarock.search._kernels.fields import Names

_ADVICE: Final = Names()

ONLY_CHOICE: Final = _ADVICE.number("only_choice")
KEEP_THE_NOLO: Final = _ADVICE.number("keep_the_nolo")
GIVE_THE_NOLO_PLAYER_A_TRICK: Final = _ADVICE.number("give_the_nolo_player_a_trick")
BRING_THE_PAGAT_HOME: Final = _ADVICE.number("bring_the_pagat_home")
SHAKE_OFF_THE_ULTIMO_CARD: Final = _ADVICE.number("shake_off_the_ultimo_card")
BRING_THE_KING_HOME: Final = _ADVICE.number("bring_the_king_home")
WIN_WITH_THE_TOP: Final = _ADVICE.number("win_with_the_top")
WIN_CHEAPLY: Final = _ADVICE.number("win_cheaply")
OVER_RUFF: Final = _ADVICE.number("over_ruff")
THROW_THE_SKUS: Final = _ADVICE.number("throw_the_skus")
RUFF_LOW: Final = _ADVICE.number("ruff_low")
THROW_A_TAROK: Final = _ADVICE.number("throw_a_tarok")
SIGNAL_FRA: Final = _ADVICE.number("signal_fra")
THROW_THE_LOWEST: Final = _ADVICE.number("throw_the_lowest")
DISCARD: Final = _ADVICE.number("discard")
FORCE_THE_ULTIMO: Final = _ADVICE.number("force_the_ultimo")
LEAD_THE_SUITS_FIRST: Final = _ADVICE.number("lead_the_suits_first")
LEAD_THE_KING_HOME: Final = _ADVICE.number("lead_the_king_home")
DRAW_THE_TAROKS: Final = _ADVICE.number("draw_the_taroks")
LEAD_THE_WHIP: Final = _ADVICE.number("lead_the_whip")
STRIKE_THE_STRONG: Final = _ADVICE.number("strike_the_strong")
HUNT_THE_KING: Final = _ADVICE.number("hunt_the_king")
LEAD_THE_LONG_SUIT: Final = _ADVICE.number("lead_the_long_suit")
LEAD_A_QUIET_SUIT: Final = _ADVICE.number("lead_a_quiet_suit")
LEAD_A_TAROK: Final = _ADVICE.number("lead_a_tarok")
LEAD_THE_SKUS: Final = _ADVICE.number("lead_the_skus")
CLAIM_THE_BAPTISM: Final = _ADVICE.number("claim_the_baptism")
NAME_THE_OWN_SUIT: Final = _ADVICE.number("name_the_own_suit")
LEAVE_THE_NAME: Final = _ADVICE.number("leave_the_name")
DEMAND_THE_SKUS: Final = _ADVICE.number("demand_the_skus")

ADVICE: Final = _ADVICE.all
"""The names, in the order of the numbers; the words for them are in the catalogues."""
