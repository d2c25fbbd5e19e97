"""Networks that learn by playing: self-play, training, measuring, and export to the files that bots read.

Training needs torch, the extra ``learning``; nothing outside this room does.
"""

from tarock.learning.numpy_names import lend_names

lend_names()
