# Breve med links; den, som ikke venter et, skal kunne se, at intet sker af sig selv.

letter-enter-subject = Dit link til Tarock
letter-bind-subject = Bekræft din postkasse hos Tarock
letter-hello = Hej { $name },
letter-enter = åbn dette link for at logge ind på din konto:
letter-bind = åbn dette link i den browser, hvor du bad om det, så hører postkassen til din konto:
letter-link = { $address }
letter-minutes = Det gælder én gang, i { $minutes } minutter. Siden spørger, før der sker noget.
letter-ignore = Har du ikke bedt om det, skal du ikke gøre noget.
