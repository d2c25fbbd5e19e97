### Hvor stærke robotterne er.

level-random = Tilfældig
level-novice = Begynder
level-book = Bogen
level-casual = Hygge
level-club = Klub
level-master = Mester
