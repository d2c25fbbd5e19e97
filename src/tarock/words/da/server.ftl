# Bordserveren: dens side, og dens fejl efter deres koder.

server-title = Tarok
server-text = Dette er en bordserver. Her spiller mennesker og robotter dansk tarok og Königrufen, som bøgerne beskriver det.
server-api = HTTP-grænsefladen (OpenAPI)
server-protocol = Beskederne over forbindelsen (JSON Schema)
server-health = Har serveren det godt?
serve-at = Bordene er åbne på { $address } (Ctrl-C slutter serveren)

verify-right = Spil { $number }: givet ud fra det frø, som serveren havde bundet sig til.
verify-wrong = Spil { $number }: IKKE bekræftet.
verify-no-tags = Det mangler mærkerne [Table], [Deal], [Commitment] og [Seed], så serveren har ikke bundet sig til noget.
verify-hash = Bord, spil, frø, regler, pladser og kort har en anden kontrolsum end den, der blev lovet.
verify-cards = Frøet giver andre kort end disse.
verify-failed = { $wrong } af { $deals } spil kunne ikke bekræftes
