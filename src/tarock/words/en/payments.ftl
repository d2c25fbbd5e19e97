# What a payment is for: one message for each reason that a settlement gives.

for-fund = for funding the cup
for-ante = as the dealer’s stake
for-unfunded = for a cup that was not funded in full

for-taroks = for a declaration of taroks
for-matadors = for a declaration of matadors
for-half = for a half declaration
for-full = for a full declaration
for-overfull = for an overfull declaration

for-lost-king = for a lost king
for-lost-pagat = for the lost pagat
for-pagat-home = for bringing the pagat home

for-wrong-skat = for a wrong skat
for-wrong-cards = for a wrong number of cards
for-revoke = for a revoke
for-forgotten-declaration = for a forgotten declaration
for-false-declaration = for a false declaration
for-wrong-demand = for demanding the skus after it had gone
for-declared-early = for declaring before the dealer
for-out-of-turn = for playing out of turn
for-cups-not-moved = for not moving the cups
for-misdeal = for a misdeal
for-repaid = back, for a false declaration

for-last-trick = for the last trick
for-ultimo = for the ultimo
for-bagud = for going bagud
for-nolo = for the nolo
for-tout = for the tout
for-count = for the count
for-close = from the cups at the end of the evening
