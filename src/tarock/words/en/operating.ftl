# For whoever runs a server: nothing of it is said by the page.

backup-none = { $file } is no backup of a tarock server
backup-newer = { $file } was made by a newer tarock ({ $version }); install that one, or a later one
backup-damaged = { $file } is damaged: it is not as it was written. Nothing was done with it.
backup-unreadable = { $file } cannot be read: { $why }
backup-unwritable = { $file } cannot be written: { $why }
backup-no-store = The database cannot be read: { $why }
backup-empty = There is nothing in the database: no server has ever used it
backup-no-key = There is no key { $file }, and none in the settings; leave --key out, or name the folder of the server (--data)
backup-exists = { $file } is there already; choose another name
backup-made = { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
 } in { $kilobytes } kB, written and read again.
backup-with-key = The key of the sessions is in it: whoever has the file can be anybody. Keep it where only you can read it.
backup-without-key = The key of the sessions is not in it. Keep session.key too, or everybody begins a new session after a restore.
restore-failed = The database could not be made from the backup, and is as it was: { $why }
restore-in-use = A server is running on this database; stop it first
restore-not-empty = There is something in this database already; --replace puts the backup in its place
restore-key-differs = { $file } is another key than the one in the backup; --replace puts that in its place
restore-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
 } restored from { $file }, as it all was on { $when }.
restore-key = The key of the sessions was put into { $file }.
settings-unreadable = { $file } cannot be read: { $why }
settings-no-toml = { $file } is no TOML: { $why }
settings-environment = the environment
settings-unknown = { $place }: there is no setting { $key }; did you mean { $near }?
settings-no-key = session-key must be { $digits } hexadecimal digits
settings-password = The password of the database is on the command line, where every user of this machine can read it. Leave it out of --database, and put it into TAROCK_DATABASE_PASSWORD_FILE (a file), TAROCK_DATABASE_PASSWORD or database-password in the file of settings.
settings-open-file = { $file } holds a secret, and others than its owner can read it: chmod 600 { $file }
settings-no-proxy = A proxy is named by its address, or by its network, as 10.0.0.0/8: { $why }
check-data = Data: { $folder } can be written to.
check-key-made = Key: session.key will be made at the first start.
check-key = Key: there is one.
check-database = Database: it answers, and is up to date.
check-database-new = Database: it answers; the first start makes its tables.
check-database-older = Database: it answers; the start brings its tables up to date. Make a backup before.
check-file-new = Database: { $file } will be made at the first start.
check-port = Port: { $port } is free.
check-club = Club: { $folder } is there.
check-no-club = There is no folder { $folder } of a club
check-site = Site: people come to { $site }.
check-page = Page: it has been built.
check-no-page = The page has not been built: run “make web”, or install the package
check-good = A server can start like this.
error-archived = This table was over long ago and lies in the archive { $file }. Whoever runs the server can bring it back.
archive-nothing = No table has been over for so long
archive-damaged = { $file } is no archive, or is damaged. Nothing was done with it.
archive-failed = The database has not changed: { $why }
archive-changed = Something has been added to the table { $table } meanwhile; nothing was taken out of the database
archive-there = The table { $table } is in the database already; nothing was put into it
archive-made = { $file }: tables: { $tables }, deals: { $deals }; { $kilobytes } kB, written and read again.
archive-kept = They are still in the database; --remove takes them out.
archive-removed = They are no longer in the database. “tarock admin restore { $file }” brings them back.
archive-back = Back from { $file }: tables: { $tables }, deals: { $deals }.
