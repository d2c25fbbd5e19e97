# A deal in a page of others: <tarock-deal>.

embed-deal = Et spil tarok
embed-empty = Her er intet spil: hverken som fil i attributten »src« eller som tekst.
embed-missing = { $address } kan ikke hentes.
embed-no-record = Dette er ikke en optegnelse af et spil.
embed-untold = Denne optegnelse er ikke fortalt skridt for skridt. Kør »tarock embed« på den.
embed-changed = Denne optegnelse er ændret, siden den blev fortalt. Kør »tarock embed« på den igen.
embed-broken = Spillet er i stykker, eller det passer ikke til denne version. Kør »tarock embed« igen, og tag også dens script.
