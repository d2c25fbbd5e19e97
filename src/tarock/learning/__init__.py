"""Networks that learn by playing: self-play, training, measuring, and export to the files that bots read.

Training needs torch, the extra ``learning``; nothing outside this room does.
"""
