"""The names of all advice that the book bot of Danish Tarok gives; the catalogues have a sentence for each."""

from typing import Final

from tarock.bots.danish.laying import RULES
from tarock.search.danish.advice import ADVICE

ASK_FOR_A_NEW_DEAL: Final = "ask_for_a_new_deal"
ALL_ADVICE: Final = (*ADVICE, *RULES, ASK_FOR_A_NEW_DEAL)
