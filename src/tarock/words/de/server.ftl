# Der Tischserver: seine Seite, und seine Fehler nach ihren Codes.

server-title = Tarock
server-text = Das ist ein Tischserver. Hier spielen Menschen und Bots dänisches Tarock und Königrufen, wie die Bücher es beschreiben.
server-unbuilt = Die Seite, auf der man spielt, ist nicht gebaut: im Quellordner „make web“ aufrufen und den Server neu starten.
server-api = Die HTTP-Schnittstelle (OpenAPI)
server-protocol = Die Nachrichten der Verbindung (JSON Schema)
server-health = Geht es dem Server gut?
serve-at = Die Tische sind offen unter { $address } (Strg-C beendet den Server)
serve-desk = Die Turnierleitung: { $address } (ihr Code ist { $code })
serve-secretary = Der Code der Schriftführung, für Kontaktdaten auf der Seite der Leute des Vereins: { $code }
serve-desk-alone = Nur dieser Rechner erreicht sie; starten Sie mit --host 0.0.0.0, damit Telefone im selben Netz es können.
serve-phones = Telefone im selben Netz: { $address }
serve-compiling = Die Bots werden für diese Maschine vorbereitet; das geschieht einmal, und bis dahin denken sie länger nach.

verify-right = Spiel { $number }: aus dem Startwert gegeben, auf den sich der Server festgelegt hatte.
verify-wrong = Spiel { $number }: NICHT bestätigt.
verify-no-tags = Es fehlen die Angaben [Table], [Deal], [Commitment] und [Seed]; der Server hat sich also auf nichts festgelegt.
verify-hash = Tisch, Spiel, Startwert, Regeln, Plätze und Karten haben eine andere Prüfsumme als die versprochene.
verify-cards = Der Startwert gibt andere Karten als diese.
verify-failed = { $wrong } von { $deals } Spielen konnten nicht bestätigt werden

error-malformed = Das ist keine Nachricht, die der Server kennt.
error-too-long = Das ist zu lang.
error-too-fast = Bitte nicht so schnell.
error-wrong-protocol = Diese Seite ist älter oder neuer als der Server; bitte neu laden.
error-hello-first = Die Verbindung hat sich nicht vorgestellt.
error-no-session = Sag zuerst, wer du bist.
error-bad-link = Dieser Link zu einem Platz ist nicht gültig.
error-bad-origin = Die Anfrage kommt von einer anderen Seite.
error-bad-csrf = Die Anfrage kommt nicht von einer Seite dieses Servers.
error-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-no-such-table = Diesen Tisch gibt es nicht.
error-table-closed = Der Abend an diesem Tisch ist zu Ende.
error-no-such-place = Diesen Platz hat der Tisch nicht.
error-place-taken = Dort sitzt schon jemand.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-no-spectators = An diesem Tisch darf niemand zusehen.
error-no-consent = Der Spieler lässt sich nicht in die Karten sehen.
error-no-talk = Hier redet nur, wer am Tisch sitzt.
error-has-begun = Die Karten sind gegeben: Jetzt kann niemand mehr weggeschickt werden. Wer gehen will, verlässt selbst den Tisch.
error-nobody-there = So ein Spieler sitzt nicht auf diesem Platz.
error-deal-runs = Dieser Bot spielt gerade. Nach dem Spiel kannst du ihn wegnehmen.
error-chairs-free = Ein Platz ist noch leer. Lade jemanden ein oder setze einen Bot hin.
error-bots-alone = Bots allein würden nie aufhören: Sag, wie viele Spiele sie spielen sollen.
error-no-deal = Du spielst im Augenblick nicht.
error-stale = Das Spiel ist inzwischen weitergegangen.
error-illegal = Das erlauben die Regeln nicht.
error-named-twice = Eine Karte ist zweimal genannt.
error-bad-name = Ein Name braucht 1 bis 30 sichtbare Zeichen.
error-bad-text = Darin gibt es nichts zu lesen.
error-bad-settings = So kann kein Tisch eröffnet werden.
error-bad-ruleset = Diese Regeln können nicht gespielt werden.
error-bad-record = Diese Aufzeichnungen können nicht gelesen werden.
error-too-many = Für mehr ist kein Platz.
error-no-such-deal = Dieses Spiel gibt es nicht.
error-not-found = Hier ist nichts.
error-no-code = Das ist nicht der richtige Code dafür.
error-expired = Dieser Code ist abgelaufen.
error-refused = Das geht jetzt nicht.
error-storage = Der Server kann das gerade nicht behalten; es ist also nicht geschehen.
error-try-again = Bitte versuch es noch einmal.
error-internal = Im Server ist etwas schiefgegangen.
verify-no-record = erwartet wird eine Aufzeichnung oder das JSON eines Spiels: { $why }

# Who comes and goes while a deal is played.  $who: a name; $level: how well a bot plays.
table-sat = { $who } setzt sich und spielt weiter.
table-left = { $who } hat den Tisch endgültig verlassen. Ein Bot spielt weiter.
table-host = { $who } leitet jetzt den Tisch.
table-bot-seated = { $who }, ein Bot ({ $level }), spielt weiter.

# What a request was sent with
body-not-utf8 = die Nachricht ist kein UTF-8 (Byte { $byte })
body-too-deep = die Nachricht ist zu tief verschachtelt
