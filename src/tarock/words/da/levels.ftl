### Hvor stærke robotterne er.

level-random = Tilfældig
level-novice = Begynder
level-book = Lærling
level-casual = Hyggespiller
level-club = Klubspiller
level-master = Mester
level-champion = Champion
level-grandmaster = Stormester
