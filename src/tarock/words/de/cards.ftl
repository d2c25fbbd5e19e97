suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Treff
suit-T = Tarock
