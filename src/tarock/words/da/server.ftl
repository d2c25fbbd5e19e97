# Bordserveren: dens side, og dens fejl efter deres koder.

server-title = Tarok
server-text = Dette er en bordserver. Her spiller mennesker og robotter dansk tarok og Königrufen, som bøgerne beskriver det.
server-api = HTTP-grænsefladen (OpenAPI)
server-protocol = Beskederne over forbindelsen (JSON Schema)
server-health = Har serveren det godt?
serve-at = Bordene er åbne på { $address } (Ctrl-C slutter serveren)
