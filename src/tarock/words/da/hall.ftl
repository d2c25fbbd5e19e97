# The hall of a club: what the server answers there.

hall-none = Denne server har ingen klub; start den med tarock serve --club MAPPE.
hall-other-server = { $folder } er allerede åben i et andet program; afslut det først, eller vælg en anden mappe
hall-no-such-event = Der findes intet stævne »{ $event }«.
hall-no-such-cup = Der findes ingen cup »{ $cup }«.
hall-no-event = Sådan noget kan ikke ske i en turnering: { $why }
hall-code-desk = Det må kun stævneledelsen: åbn siden med ledelsens egen adresse, eller skriv ledelsens kode.
hall-code-secretary = Kun sekretæren må se kontaktoplysninger: skriv sekretærens kode, som står i den bærbares terminal.
hall-contacts-away = Kontaktoplysninger vises kun på den bærbare selv eller over https: i dette netværk kunne andre læse med.
hall-code-referee = Det må kun en dommer: åbn siden med dommernes adresse, eller skriv deres kode.
hall-code-table = Hertil kræves koden til bord { $table } i runde { $round }: skan koden på bordet, eller skriv den.
hall-tries = For mange forkerte koder; vent et øjeblik, og læs koden igen.
hall-expired = Koden til bord { $table } gjaldt runde { $round }, som er slut. Skan koden på jeres nye bord; fejl retter stævneledelsen.
stick-same = { $folder } er klubbens egen mappe; vælg en på usb-nøglen
stick-failed = Intet kan kopieres til { $folder }: { $cause }
stick-gone = { $folder } ligger ikke længere på den usb-nøgle, der sad i ved starten; sæt den i igen
stick-other = { $file } indeholder andet eller mere, end denne computer har: den blev ikke overskrevet. Fortsæt fra usb-nøglen, eller brug en tom mappe
