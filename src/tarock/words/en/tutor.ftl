# What to look at: the first thing that a hint says, before any card is named.

tutor-nudge-hand = Look at your whole hand: what can you play for with it?
tutor-nudge-skat = What will your hand look like when these three cards are gone?
tutor-nudge-declarations = What do the declarations tell, and those that were not made?
tutor-nudge-taroks = Look at the taroks: how many have you, how big are they, and how many are out?
tutor-nudge-whip = Look at your longest suit: who would have to ruff it?
tutor-nudge-kings = Where are the kings, and how long can one still wait?
tutor-nudge-pagat = Think of the pagat: when does it come home?
tutor-nudge-skus = Think of the skus: what can it do here?
tutor-nudge-last-trick = Who will take the last trick, and with what?
tutor-nudge-bagud = Which card could still go bagud?
tutor-nudge-nolo = Who has taken no trick yet?
tutor-nudge-strong-player = Who is the strongest now, and when does that player come to play?
tutor-nudge-partner = Who is on your side in this deal, and what does your partner need?
tutor-nudge-voids = Who is void of which suit?
tutor-nudge-counting = Count: which taroks are out, and which cards that matter?
tutor-nudge-points = What does this trick count, and is anything else at stake?
tutor-nudge-manners = How would a good neighbour at the table do it?
tutor-nudge-lead = What does each lead tell the others, and whom does it help?
tutor-nudge-follow = What does the card that you throw tell the others?
