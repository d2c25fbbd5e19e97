# For den, der driver en server: siden siger intet af det.

backup-none = { $file } er ikke en sikkerhedskopi af en tarock-server
backup-newer = { $file } er lavet af en nyere tarock ({ $version }); installér den eller en senere
backup-damaged = { $file } er beskadiget: den er ikke, som den blev skrevet. Den blev ikke brugt til noget.
backup-unreadable = { $file } kan ikke læses: { $why }
backup-unwritable = { $file } kan ikke skrives: { $why }
backup-no-store = Databasen kan ikke læses: { $why }
backup-empty = Databasen er tom: ingen server har brugt den
backup-no-key = Der er ingen nøgle { $file } og ingen i indstillingerne; udelad --key, eller angiv serverens mappe (--data)
backup-exists = { $file } findes allerede; vælg et andet navn
backup-made = { $file }: { $rows ->
    [one] én række
   *[other] { $rows } rækker
 } i { $kilobytes } kB, skrevet og læst igen.
backup-with-key = Sessionernes nøgle er i den: den, der har filen, kan være hvem som helst. Gem den, hvor kun du kan læse den.
backup-without-key = Sessionernes nøgle er ikke i den. Gem også session.key, ellers begynder alle en ny session efter en gendannelse.
restore-failed = Databasen kunne ikke laves ud fra sikkerhedskopien og er, som den var: { $why }
restore-in-use = En server kører på denne database; stands den først
restore-not-empty = Der er allerede noget i denne database; --replace sætter sikkerhedskopien i stedet
restore-key-differs = { $file } er en anden nøgle end den i sikkerhedskopien; --replace sætter den i stedet
restore-done = { $rows ->
    [one] Én række
   *[other] { $rows } rækker
 } gendannet fra { $file }, som alt var { $when }.
restore-key = Sessionernes nøgle blev lagt i { $file }.
settings-unreadable = { $file } kan ikke læses: { $why }
settings-no-toml = { $file } er ikke TOML: { $why }
settings-environment = miljøet
settings-unknown = { $place }: der er ingen indstilling { $key }; mente du { $near }?
settings-no-key = session-key skal være { $digits } hexadecimale cifre
settings-password = Databasens adgangskode står på kommandolinjen, hvor alle brugere af maskinen kan læse den. Lad den stå uden for --database, og læg den i TAROCK_DATABASE_PASSWORD_FILE (en fil), TAROCK_DATABASE_PASSWORD eller database-password i indstillingsfilen.
settings-open-file = { $file } indeholder en hemmelighed, og andre end ejeren kan læse den: chmod 600 { $file }
settings-no-proxy = En proxy angives ved sin adresse eller sit netværk, som 10.0.0.0/8: { $why }
check-data = Data: der kan skrives i { $folder }.
check-key-made = Nøgle: session.key laves ved første start.
check-key = Nøgle: den er der.
check-database = Database: den svarer og er opdateret.
check-database-new = Database: den svarer; første start laver dens tabeller.
check-database-older = Database: den svarer; starten opdaterer dens tabeller. Lav en sikkerhedskopi først.
check-file-new = Database: { $file } laves ved første start.
check-port = Port: { $port } er fri.
check-club = Klub: { $folder } er der.
check-no-club = Der er ingen klubmappe { $folder }
check-site = Sted: folk kommer til { $site }.
check-page = Side: den er bygget.
check-no-page = Siden er ikke bygget: kør »make web«, eller installér pakken
check-good = En server kan starte sådan.
error-archived = Dette bord sluttede for længe siden og ligger i arkivet { $file }. Den, der driver serveren, kan hente det tilbage.
archive-nothing = Intet bord har været slut så længe
archive-damaged = { $file } er ikke et arkiv eller er beskadiget. Det blev ikke brugt til noget.
archive-failed = Databasen er uændret: { $why }
archive-changed = Der er kommet noget til ved bordet { $table } i mellemtiden; intet blev taget ud af databasen
archive-there = Bordet { $table } er allerede i databasen; intet blev lagt i den
archive-made = { $file }: borde: { $tables }, spil: { $deals }; { $kilobytes } kB, skrevet og læst igen.
archive-kept = De er stadig i databasen; --remove tager dem ud.
archive-removed = De er ikke længere i databasen. »tarock admin restore { $file }« henter dem tilbage.
archive-back = Tilbage fra { $file }: borde: { $tables }, spil: { $deals }.
