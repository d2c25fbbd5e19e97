# Der Tischserver: seine Seite, und seine Fehler nach ihren Codes.

server-title = Tarock
server-text = Das ist ein Tischserver. Hier spielen Menschen und Bots dänisches Tarok und Königrufen, wie die Bücher es beschreiben.
server-api = Die HTTP-Schnittstelle (OpenAPI)
server-protocol = Die Nachrichten der Verbindung (JSON Schema)
server-health = Geht es dem Server gut?
serve-at = Die Tische sind offen unter { $address } (Strg-C beendet den Server)
