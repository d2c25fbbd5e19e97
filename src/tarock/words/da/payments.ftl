# Hvad en betaling er for: en besked for hver grund, som en afregning giver.

for-fund = for at fundere koppen
for-ante = som kortgiverens indskud
for-unfunded = for en kop, der ikke var funderet rigtigt

for-taroks = for en tarokmelding
for-matadors = for en matadormelding
for-half = for en halvfuld melding
for-full = for en fuld melding
for-overfull = for en overfyldt melding

for-lost-king = for en tabt konge
for-lost-pagat = for den tabte pagat
for-pagat-home = for at få pagaten hjem

for-repaid = tilbage for en forkert melding

for-last-trick = for sidste stik
for-ultimo = for ultimo
for-bagud = for at gå bagud
for-nolo = for nolo
for-tout = for tout
for-count = for tællingen
for-close = fra kopperne ved aftenens slutning
for-ruling = efter dommerens kendelse
