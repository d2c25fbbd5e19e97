# The table server: its page, and its errors by their codes.

server-title = Tarock
server-text = This is a table server. People and bots play Danish Tarok and Königrufen here, as the books describe them.
server-api = The HTTP API (OpenAPI)
server-protocol = The messages of the socket (JSON Schema)
server-health = Is the server well?
serve-at = Tables are open at { $address } (Ctrl-C ends the server)
