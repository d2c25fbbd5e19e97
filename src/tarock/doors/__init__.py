"""Doors for researchers: the games as environments of other libraries, over the compiled kernels.

* :mod:`tarock.doors.batch`: many deals side by side in NumPy; nothing has to be installed for it.
* :mod:`tarock.doors.zoo`: PettingZoo's AEC environments (the extra ``pettingzoo``).
* :mod:`tarock.doors.spiel`: OpenSpiel's games ``tarock_danish`` and ``tarock_koenigrufen`` (the extra ``openspiel``).

All of them ask the same decisions with the same numbers (:mod:`tarock.doors.encoding`).  (``tarock.door`` is the front
door: what ``import tarock`` offers.)
"""
