# Errors about friends and challenges by their codes; only the pages on which people meet say them.

error-no-such-person = Ingen med en konto hedder sådan, eller vedkommende kan ikke spørges.
error-challenge-over = Denne udfordring er slut: den er udløbet, trukket tilbage eller bliver spillet.
