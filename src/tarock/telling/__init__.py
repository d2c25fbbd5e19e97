"""What happened, as lines of data: each names a message of the catalogues and says what goes into it.

A line is made from a *view*, so it never holds what its reader may not know, and once: terminal, frames, replays, page,
report and referee only fill in names and words (:mod:`tarock.telling.sentences`, ``web/src/told``).
"""
