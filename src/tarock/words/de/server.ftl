# Der Tischserver: seine Seite, und seine Fehler nach ihren Codes.

server-title = Tarock
server-text = Das ist ein Tischserver. Hier spielen Menschen und Bots dänisches Tarok und Königrufen, wie die Bücher es beschreiben.
server-api = Die HTTP-Schnittstelle (OpenAPI)
server-protocol = Die Nachrichten der Verbindung (JSON Schema)
server-health = Geht es dem Server gut?
serve-at = Die Tische sind offen unter { $address } (Strg-C beendet den Server)

verify-right = Spiel { $number }: aus dem Startwert gegeben, auf den sich der Server festgelegt hatte.
verify-wrong = Spiel { $number }: NICHT bestätigt.
verify-no-tags = Es fehlen die Angaben [Table], [Deal], [Commitment] und [Seed]; der Server hat sich also auf nichts festgelegt.
verify-hash = Tisch, Spiel, Startwert, Regeln, Plätze und Karten haben eine andere Prüfsumme als die versprochene.
verify-cards = Der Startwert gibt andere Karten als diese.
verify-failed = { $wrong } von { $deals } Spielen konnten nicht bestätigt werden
