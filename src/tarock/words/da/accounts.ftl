# Fejl om konti efter deres koder; kun kontienes sider siger dem.

error-no-account = Det kræver en konto.
error-bad-passkey = Adgangsnøglen beviste det ikke, eller svaret kom for sent. Prøv igen.
error-bad-recovery = Det er ingen gendannelseskode, eller den er brugt.
error-last-way-in = Uden den kunne ingen komme ind på kontoen mere. Tilføj først en anden adgangsnøgle eller en postkasse.
error-no-mail = Denne server sender ingen mail.
error-bad-mail = Det er ingen adresse, som man kan sende mail til.
error-old-link = Linket er brugt eller for gammelt. Bed om et nyt.
error-other-browser = Linket gælder kun i den browser, hvor du bad om det, og for den, som bad. Åbn det dér.
