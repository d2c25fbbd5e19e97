### Wie stark die Bots sind.

level-random = Zufall
level-novice = Anfänger
level-book = Lehrbuch
level-casual = Gelegenheit
level-club = Klub
level-master = Meister
