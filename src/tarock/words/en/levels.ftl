### How strong the bots are.

level-random = Random
level-novice = Novice
level-book = Apprentice
level-casual = Casual
level-club = Club
level-master = Master
level-champion = Champion
level-grandmaster = Grandmaster
