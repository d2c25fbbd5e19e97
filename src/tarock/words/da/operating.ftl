# For den, der driver en server: siden siger intet af det.

backup-none = { $file } er ikke en sikkerhedskopi af en tarock-server
backup-newer = { $file } er lavet af en nyere tarock ({ $version }); installér den eller en senere
backup-damaged = { $file } er beskadiget: den er ikke, som den blev skrevet. Den blev ikke brugt til noget.
backup-unreadable = { $file } kan ikke læses: { $why }
backup-unwritable = { $file } kan ikke skrives: { $why }
backup-no-store = Databasen kan ikke læses: { $why }
backup-empty = Databasen er tom: ingen server har brugt den
backup-exists = { $file } findes allerede; vælg et andet navn
backup-made = { $file }: { $rows } rækker i { $kilobytes } kB, skrevet og læst igen.
backup-with-key = Sessionernes nøgle er i den: den, der har filen, kan være hvem som helst. Gem den, hvor kun du kan læse den.
backup-without-key = Sessionernes nøgle er ikke i den. Gem også session.key, ellers begynder alle en ny session efter en gendannelse.
restore-failed = Databasen kunne ikke laves ud fra sikkerhedskopien og er, som den var: { $why }
restore-in-use = En server kører på denne database; stands den først
restore-not-empty = Der er allerede noget i denne database; --replace sætter sikkerhedskopien i stedet
restore-key-differs = { $file } er en anden nøgle end den i sikkerhedskopien; --replace sætter den i stedet
restore-done = { $rows } rækker gendannet fra { $file }, som de var { $when }.
restore-key = Sessionernes nøgle blev lagt i { $file }.
settings-unreadable = { $file } kan ikke læses: { $why }
settings-no-toml = { $file } er ikke TOML: { $why }
settings-environment = miljøet
settings-unknown = { $place }: der er ingen indstilling { $key }; mente du { $near }?
settings-no-key = session-key skal være { $digits } hexadecimale cifre
settings-password = Databasens adgangskode står på kommandolinjen, hvor alle brugere af maskinen kan læse den. Lad den stå uden for --database, og læg den i TAROCK_DATABASE_PASSWORD_FILE (en fil), TAROCK_DATABASE_PASSWORD eller database-password i indstillingsfilen.
settings-open-file = { $file } indeholder en hemmelighed, og andre end ejeren kan læse den: chmod 600 { $file }
