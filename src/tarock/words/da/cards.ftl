suit-S = spar
suit-H = hjerter
suit-D = ruder
suit-C = klør
suit-T = tarok
