# What can be said at the table by a key.

phrase-good-evening = Good evening!
phrase-good-luck = Good luck!
phrase-well-dealt = Well dealt!
phrase-well-played = Well played!
phrase-what-a-hand = What a hand!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back soon.
