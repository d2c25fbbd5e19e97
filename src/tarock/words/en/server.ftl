# The table server: its page, and its errors by their codes.

server-title = Tarock
server-text = This is a table server. People and bots play Danish Tarok and Königrufen here, as the books describe them.
server-unbuilt = The page to play in has not been built: run “make web” in the source folder, and start the server again.
server-api = The HTTP API (OpenAPI)
server-protocol = The messages of the socket (JSON Schema)
server-health = Is the server well?
serve-at = Tables are open at { $address } (Ctrl-C ends the server)
serve-desk = The desk: { $address } (its code is { $code })
serve-secretary = The secretary’s code, for contact data on the page of the club’s people: { $code }
serve-desk-alone = Only this machine can reach it; start it with --host 0.0.0.0 so that phones in the same network can.
serve-phones = Phones in the same network: { $address }
serve-compiling = The bots are being prepared for this machine; this happens once, and until then they think longer.

verify-right = Deal { $number }: dealt from the seed that had been committed to.
verify-wrong = Deal { $number }: NOT verified.
verify-no-tags = It has no tags [Table], [Deal], [Commitment] and [Seed], so nothing was committed to.
verify-hash = Table, deal, seed, rules, seats and cards have another hash than the commitment.
verify-cards = The seed gives other cards than these.
verify-failed = { $wrong } of { $deals } deals could not be verified

error-malformed = That is no message of this server.
error-too-long = That is too long.
error-too-fast = Not so fast, please.
error-wrong-protocol = This page is older or newer than the server; load it again.
error-hello-first = The connection has not been introduced.
error-no-session = First say who you are.
error-bad-link = This link to a seat is not valid.
error-bad-origin = The request comes from another site.
error-bad-csrf = The request does not come from a page of this server.
error-not-owner = Only whoever opened the table may do that.
error-no-such-table = There is no such table.
error-table-closed = The evening at this table is over.
error-no-such-place = The table has no such place.
error-place-taken = Somebody sits there already.
error-already-seated = You have a place at this table already.
error-not-seated = You do not sit at this table.
error-no-spectators = Nobody may watch at this table.
error-no-consent = The player has not agreed to be watched.
error-no-talk = Only those who sit at the table may talk here.
error-has-begun = Cards have been dealt: nobody can be sent away any more. Whoever wants to go leaves the table himself.
error-nobody-there = There is no such player in that chair.
error-deal-runs = This bot is playing. It can be taken away when the deal is over.
error-chairs-free = There is still an empty chair. Invite somebody, or seat a bot there.
error-bots-alone = Bots alone would never stop: say how many deals they shall play.
error-no-deal = You are not playing at the moment.
error-stale = The table has moved on meanwhile.
error-illegal = The rules do not allow that.
error-named-twice = A card is named twice.
error-bad-name = A name needs 1 to 30 visible characters.
error-bad-text = There is nothing to read in that.
error-bad-settings = A table cannot be opened like this.
error-bad-ruleset = These rules cannot be played.
error-bad-record = These records cannot be read.
error-too-many = There is no room for more.
error-no-such-deal = There is no such deal.
error-not-found = There is nothing here.
error-no-code = That is not the right code for this.
error-expired = This code has expired.
error-refused = That cannot be done now.
error-storage = The server cannot keep that at the moment, so it has not happened.
error-try-again = Please try again.
error-internal = Something has gone wrong in the server.
verify-no-record = expected a record, or the JSON of one deal: { $why }

# Who comes and goes while a deal is played.  $who: a name; $level: how well a bot plays.
table-sat = { $who } sits down and plays on.
table-left = { $who } has left the table for good. A bot plays on.
table-host = { $who } is the host now.
table-bot-seated = { $who }, a bot ({ $level }), plays on.

# What a request was sent with
body-not-utf8 = the message is not UTF-8 (byte { $byte })
body-too-deep = the message is nested too deeply
