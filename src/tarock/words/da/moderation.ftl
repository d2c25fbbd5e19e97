# Hvad der afslås af hensyn til de andre ved bordet, og hvem der ikke må spille en tid.

error-name-reserved = Sådan hedder ingen her: navnet taler på husets vegne, eller er hvad robotter hedder. Vælg et andet.
error-name-deceives = Skriv dit navn med ét alfabets bogstaver og med højst to accenter på et bogstav, så det ikke kan forveksles med andres.
error-name-alike = En ved bordet har et navn, der ser ud ligesom dit. Skift dit i indstillingerne, eller sæt dig et andet sted.
error-bad-words = Der er et ord i det, som ikke er velkomment her. Sig det på en anden måde.
error-muted = Værten har slået din stemme fra ved dette bord. Du kan stadig spille, og sige noget andre steder.
error-sent-away = Værten har sendt dig væk fra dette bord, og du kan ikke komme tilbage til det. Der er andre borde, og du kan åbne dit eget.
error-blocked = Værten ved dette bord vil ikke spille med dig. Der er andre borde, og du kan åbne dit eget.
error-not-away = Den, der sidder der, er her og spiller. En robot får kun en plads, mens ingen er der; ellers må du sende spilleren væk.
error-only-people = Det går kun med et andet menneske: ikke med dig selv, en robot eller en tom stol.
error-banned = Du må ikke spille her { $until ->
    [0] mere.
   *[other] før { $day }.
} Grunden: { $reason }
error-not-operator = Denne side er for den, der driver serveren. Åbn den med et link fra »tarock admin link«.
error-bad-operator-link = Dette link er brugt, eller dets tid er forbi. Bed om et nyt med »tarock admin link«.
error-has-begun = Kortene er givet: nu kan ingen sendes væk længere. Den, der vil gå, forlader selv bordet.
