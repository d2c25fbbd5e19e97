# The table server: its page, and its errors by their codes.

server-title = Tarock
server-text = This is a table server. People and bots play Danish Tarok and Königrufen here, as the books describe them.
server-api = The HTTP API (OpenAPI)
server-protocol = The messages of the socket (JSON Schema)
server-health = Is the server well?
serve-at = Tables are open at { $address } (Ctrl-C ends the server)

verify-right = Deal { $number }: dealt from the seed that had been committed to.
verify-wrong = Deal { $number }: NOT verified.
verify-no-tags = It has no tags [Table], [Deal], [Commitment] and [Seed], so nothing was committed to.
verify-hash = Table, deal, seed, rules, seats and cards have another hash than the commitment.
verify-cards = The seed gives other cards than these.
verify-failed = { $wrong } of { $deals } deals could not be verified
