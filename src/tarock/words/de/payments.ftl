# Wofür gezahlt wird: ein Text für jeden Grund, den eine Abrechnung nennt.

for-fund = für das Auffüllen des Topfes
for-ante = als Einsatz des Gebers
for-unfunded = für einen nicht ganz aufgefüllten Topf

for-taroks = für eine Tarockmeldung
for-matadors = für eine Matadormeldung
for-half = für eine halbe Meldung
for-full = für eine volle Meldung
for-overfull = für eine übervolle Meldung

for-lost-king = für einen verlorenen König
for-lost-pagat = für den verlorenen Pagat
for-pagat-home = für den heimgebrachten Pagat

for-repaid = zurück, für eine falsche Meldung

for-last-trick = für den letzten Stich
for-ultimo = für Ultimo
for-bagud = für Bagud
for-nolo = für Nolo
for-tout = für Tout
for-count = für die Zählung
for-close = aus den Töpfen am Ende des Abends
for-ruling = nach Entscheidung des Schiedsrichters
