# Hvad den får at vide, som beder om mere end sin andel.  $seconds: hvornår man kan komme igen; $most: hvor mange man må have.

costs-queue = For meget af dit, eller i alt, venter på at blive gjort. Kom igen om nogle sekunder.
costs-spent = Du har ladet serveren arbejde meget. Kom igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
costs-openings = Du må åbne { $most } borde i timen. Kom igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
costs-beginnings = Der begyndes for meget på én gang dér, hvor du er. Kom igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
costs-remarks = Du må sige { $most } ting i minuttet. Tal igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
costs-tables = Du må have { $most } borde åbne ad gangen. Slut et af dine først, eller vent, til det har været forladt et stykke tid.
costs-bots = Du må have { $most } botter ved dine åbne borde.
costs-strong-bots = Du må have { $most } botter af styrkerne { $levels } ved dine åbne borde.
costs-rounds = Ved et bord med botter alene spilles højst { $most } runder.
costs-pace = Botter skal bruge mindst { $least } millisekunder på et træk.
costs-sockets = Du må have { $most } forbindelser til borde ad gangen.
