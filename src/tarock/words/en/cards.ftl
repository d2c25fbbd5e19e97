suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-T = tarok
