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
verify-seed = The seed is not mixed from the secret and from what the seats added.
verify-unpublished = The commitment does not stand in the list that the server has published.
verify-no-list = expected the list of commitments that a server publishes: { $why }
verify-chain = Entry { $number } of the published list is not chained to the one before: the list was changed
verify-cards = The seed gives other cards than these.
record-of-a-table = It has the tags of a deal at a table: { $tags }. Such a deal is shown and verified at its own table. To keep it here, remove these tags.
verify-failed = { $wrong } of { $deals } deals could not be verified

error-malformed = That is no message of this server.
error-too-long = That is too long.
error-too-fast = Not so fast, please.
error-wrong-protocol = This page is older or newer than the server; load it again.
error-hello-first = The connection has not been introduced.
error-no-session = First say who you are.
error-bad-link = This link to a seat is not valid.
error-has-session = This browser has a session already. End it in the settings first; nothing replaces it by itself.
error-no-such-session = There is no such session of yours.
error-used-link = This link has been used, or the seat has somebody else now. Where you play, show a new one.
error-bad-origin = The request comes from another site.
error-bad-csrf = The request does not come from a page of this server.
error-not-owner = Only whoever opened the table may do that.
error-no-such-table = There is no such table.
error-table-closed = The evening at this table is over.
error-no-such-place = The table has no such place.
error-place-taken = Somebody sits there already.
error-places-given = The desk gives out the places of this table: open yours from your phone’s page.
error-already-seated = You have a place at this table already.
error-twice-here = You have a seat at this table in another session from this browser or address. One person has one seat: stand up there first. Friends in one house play at a table that is not shown to all.
error-next-deal = You have seen cards of this deal already. Wait for the next deal; then you can sit or look here.
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
table-moved = { $who } goes on at another device, as { $name }.
table-tried = { $reason ->
    [demand_outside_window] { $you ->
        [yes] You demand
       *[no] { $name } demands
    } the skus, but too late: whoever holds it has played.
    [nobody_holds_name] { $you ->
        [yes] You want
       *[no] { $name } wants
    } to baptise the skus { $detail ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
        [T] tarok
       *[other] that suit
    }, but neither of the two can follow that.
   *[other] { $you ->
        [yes] You try
       *[no] { $name } tries
    } something that a hidden card forbids.
}
table-host = { $who } is the host now.
table-bot-seated = { $who }, a bot ({ $level }), plays on.

# What a request was sent with
body-not-utf8 = the message is not UTF-8 (byte { $byte })
body-too-deep = the message is nested too deeply

## For whoever runs a server

admin-no-store = There is no store of a server in { $folder }
admin-store = The store cannot be read: { $why }
admin-no-pairs = No pair has played { $least } deals together yet; { $deals } deals are over.
admin-one = one
admin-other = the other
admin-deals = deals
admin-beyond = beyond
admin-low = from
admin-high = to
admin-chance = chance
admin-remarks = remarks
admin-explained = Of { $deals } deals: what both together won in a deal beyond what each wins without the other, in standard deviations of a result, with an interval that holds for all pairs at once (95 %). Chance: how often one of so many honest pairs does as well. Remarks: what one said while the other sat there. This proves nothing: friends, teachers and beginners stand out too. Look at the deals before you say anything to anybody.
