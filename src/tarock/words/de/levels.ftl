### Wie stark die Bots sind.

level-random = Zufall
level-novice = Anfänger
level-book = Lehrling
level-casual = Gelegenheitsspieler
level-club = Klubspieler
level-master = Meister
level-champion = Champion
level-grandmaster = Großmeister
