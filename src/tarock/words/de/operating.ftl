# Für alle, die einen Server betreiben: nichts davon sagt die Seite.

backup-none = { $file } ist keine Sicherung eines Tarock-Servers
backup-newer = { $file } stammt von einem neueren tarock ({ $version }); installiere dieses oder ein späteres
backup-damaged = { $file } ist beschädigt: sie ist nicht, wie sie geschrieben wurde. Es wurde nichts damit getan.
backup-unreadable = { $file } kann nicht gelesen werden: { $why }
backup-unwritable = { $file } kann nicht geschrieben werden: { $why }
backup-no-store = Die Datenbank kann nicht gelesen werden: { $why }
backup-empty = Die Datenbank ist leer: kein Server hat sie je benutzt
backup-no-key = Es gibt keinen Schlüssel { $file } und keinen in den Einstellungen; lass --key weg, oder nenne den Ordner des Servers (--data)
backup-exists = { $file } gibt es schon; wähle einen anderen Namen
backup-made = { $file }: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
 } in { $kilobytes } kB, geschrieben und wieder gelesen.
backup-with-key = Der Schlüssel der Sitzungen ist darin: wer die Datei hat, kann jeder sein. Bewahre sie auf, wo nur du sie lesen kannst.
backup-without-key = Der Schlüssel der Sitzungen ist nicht darin. Bewahre auch session.key auf, sonst beginnen nach dem Zurückholen alle eine neue Sitzung.
restore-failed = Die Datenbank ließ sich nicht aus der Sicherung machen und ist, wie sie war: { $why }
restore-in-use = Auf dieser Datenbank läuft ein Server; beende ihn zuerst
restore-not-empty = In dieser Datenbank ist schon etwas; --replace setzt die Sicherung an seine Stelle
restore-key-differs = { $file } ist ein anderer Schlüssel als der in der Sicherung; --replace setzt diesen an seine Stelle
restore-done = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
 } aus { $file } zurückgeholt, wie alles am { $when } war.
restore-key = Der Schlüssel der Sitzungen liegt nun in { $file }.
settings-unreadable = { $file } kann nicht gelesen werden: { $why }
settings-no-toml = { $file } ist kein TOML: { $why }
settings-environment = die Umgebung
settings-unknown = { $place }: eine Einstellung { $key } gibt es nicht; ist { $near } gemeint?
settings-no-key = session-key muss { $digits } hexadezimale Ziffern haben
settings-password = Das Passwort der Datenbank steht auf der Kommandozeile, wo es jeder Benutzer dieses Rechners lesen kann. Lass es in --database weg und lege es in TAROCK_DATABASE_PASSWORD_FILE (eine Datei), TAROCK_DATABASE_PASSWORD oder database-password in der Datei der Einstellungen.
settings-open-file = { $file } enthält ein Geheimnis, und andere als ihr Besitzer können sie lesen: chmod 600 { $file }
settings-no-proxy = Ein Proxy wird mit seiner Adresse oder seinem Netz angegeben, etwa 10.0.0.0/8: { $why }
check-data = Daten: in { $folder } kann geschrieben werden.
check-key-made = Schlüssel: session.key entsteht beim ersten Start.
check-key = Schlüssel: er ist da.
check-database = Datenbank: sie antwortet und ist auf dem neuesten Stand.
check-database-new = Datenbank: sie antwortet; der erste Start legt ihre Tabellen an.
check-database-older = Datenbank: sie antwortet; der Start bringt ihre Tabellen auf den neuesten Stand. Mach vorher eine Sicherung.
check-file-new = Datenbank: { $file } entsteht beim ersten Start.
check-port = Port: { $port } ist frei.
check-club = Verein: { $folder } ist da.
check-no-club = Es gibt keinen Ordner { $folder } eines Vereins
check-site = Seite im Netz: man kommt zu { $site }.
check-page = Seite: sie ist gebaut.
check-no-page = Die Seite ist nicht gebaut: führe „make web“ aus, oder installiere das Paket
check-good = So kann ein Server starten.
error-archived = Dieser Tisch ist seit langem zu Ende und liegt im Archiv { $file }. Wer den Server betreibt, kann ihn zurückholen.
archive-nothing = Kein Tisch ist seit so langer Zeit zu Ende
archive-damaged = { $file } ist kein Archiv oder ist beschädigt. Es wurde nichts damit getan.
archive-failed = Die Datenbank ist unverändert: { $why }
archive-changed = Zum Tisch { $table } ist inzwischen etwas hinzugekommen; nichts wurde aus der Datenbank genommen
archive-there = Der Tisch { $table } ist schon in der Datenbank; nichts wurde hineingelegt
archive-made = { $file }: Tische: { $tables }, Spiele: { $deals }; { $kilobytes } kB, geschrieben und wieder gelesen.
archive-kept = Sie sind noch in der Datenbank; --remove nimmt sie heraus.
archive-removed = Sie sind nicht mehr in der Datenbank. „tarock admin restore { $file }“ holt sie zurück.
archive-back = Zurück aus { $file }: Tische: { $tables }, Spiele: { $deals }.
