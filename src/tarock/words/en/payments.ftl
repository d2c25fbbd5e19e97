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

for-repaid = back, for a false declaration

for-last-trick = for the last trick
for-ultimo = for the ultimo
for-bagud = for going bagud
for-nolo = for the nolo
for-tout = for the tout
for-count = for the count
for-close = from the cups at the end of the evening
for-ruling = by ruling of the referee
