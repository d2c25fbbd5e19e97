# Hvad man skal se på: det første et vink siger, før noget kort nævnes.

tutor-nudge-hand = Se på hele hånden: hvad kan du spille efter med den?
tutor-nudge-skat = Hvordan ser hånden ud, når de tre kort er lagt?
tutor-nudge-declarations = Hvad fortæller meldingerne, og dem der mangler?
tutor-nudge-taroks = Se på tarokkerne: hvor mange har du, hvor store er de, og hvor mange er ude?
tutor-nudge-whip = Se på din længste farve: hvem må bruge tarok til den?
tutor-nudge-kings = Hvor er kongerne, og hvor længe kan en konge endnu vente?
tutor-nudge-pagat = Tænk på pagaten: hvornår kommer den hjem?
tutor-nudge-skus = Tænk på skusen: hvad kan den bruges til her?
tutor-nudge-last-trick = Hvem får sidste stik, og på hvilket kort?
tutor-nudge-bagud = Hvilket kort kan endnu gå bagud?
tutor-nudge-nolo = Hvem har endnu intet stik?
tutor-nudge-strong-player = Hvem er stærkest nu, og hvornår skal den spiller spille til?
tutor-nudge-partner = Hvem er din makker i dette spil, og hvad behøver makkeren?
tutor-nudge-voids = Hvem er renonce i hvilken farve?
tutor-nudge-counting = Tæl: hvilke tarokker er ude, og hvilke vigtige kort?
tutor-nudge-points = Hvad tæller stikket, og står der andet på spil?
tutor-nudge-manners = Hvordan ville en god bordfælle gøre?
tutor-nudge-lead = Hvad fortæller hvert udspil de andre, og hvem hjælper det?
tutor-nudge-follow = Hvad fortæller det kort, du kaster, de andre?
