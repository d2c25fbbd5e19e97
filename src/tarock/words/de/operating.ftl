# Für alle, die einen Server betreiben: nichts davon sagt die Seite.

backup-none = { $file } ist keine Sicherung eines Tarock-Servers
backup-newer = { $file } stammt von einem neueren tarock ({ $version }); installiere dieses oder ein späteres
backup-damaged = { $file } ist beschädigt: sie ist nicht, wie sie geschrieben wurde. Es wurde nichts damit getan.
backup-unreadable = { $file } kann nicht gelesen werden: { $why }
backup-unwritable = { $file } kann nicht geschrieben werden: { $why }
backup-no-store = Die Datenbank kann nicht gelesen werden: { $why }
backup-empty = Die Datenbank ist leer: kein Server hat sie je benutzt
backup-exists = { $file } gibt es schon; wähle einen anderen Namen
backup-made = { $file }: { $rows } Zeilen in { $kilobytes } kB, geschrieben und wieder gelesen.
backup-with-key = Der Schlüssel der Sitzungen ist darin: wer die Datei hat, kann jeder sein. Bewahre sie auf, wo nur du sie lesen kannst.
backup-without-key = Der Schlüssel der Sitzungen ist nicht darin. Bewahre auch session.key auf, sonst beginnen nach dem Zurückholen alle eine neue Sitzung.
restore-failed = Die Datenbank ließ sich nicht aus der Sicherung machen und ist, wie sie war: { $why }
restore-in-use = Auf dieser Datenbank läuft ein Server; beende ihn zuerst
restore-not-empty = In dieser Datenbank ist schon etwas; --replace setzt die Sicherung an seine Stelle
restore-key-differs = { $file } ist ein anderer Schlüssel als der in der Sicherung; --replace setzt diesen an seine Stelle
restore-done = { $rows } Zeilen aus { $file } zurückgeholt, wie sie am { $when } waren.
restore-key = Der Schlüssel der Sitzungen liegt nun in { $file }.
settings-unreadable = { $file } kann nicht gelesen werden: { $why }
settings-no-toml = { $file } ist kein TOML: { $why }
settings-environment = die Umgebung
settings-unknown = { $place }: eine Einstellung { $key } gibt es nicht; ist { $near } gemeint?
settings-no-key = session-key muss { $digits } hexadezimale Ziffern haben
settings-password = Das Passwort der Datenbank steht auf der Kommandozeile, wo es jeder Benutzer dieses Rechners lesen kann. Lass es in --database weg und lege es in TAROCK_DATABASE_PASSWORD_FILE (eine Datei), TAROCK_DATABASE_PASSWORD oder database-password in der Datei der Einstellungen.
settings-open-file = { $file } enthält ein Geheimnis, und andere als ihr Besitzer können sie lesen: chmod 600 { $file }
