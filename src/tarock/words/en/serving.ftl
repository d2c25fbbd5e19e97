# For whoever runs a server, or verifies a deal: nothing of it is said by the page.

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
serve-processes-file = several processes need a PostgreSQL that they share: give --database
serve-processes-club = several processes cannot serve one club’s folder: leave --club or --processes out
serve-process-failed = a process of the server did not start; its log says why
verify-right = Deal { $number }: dealt from the seed that had been committed to.
verify-wrong = Deal { $number }: NOT verified.
verify-no-tags = It has no tags [Table], [Deal], [Commitment] and [Seed], so nothing was committed to.
verify-hash = Table, deal, seed, rules, seats and cards have another hash than the commitment.
verify-seed = The seed is not mixed from the secret and from what the seats added.
verify-unpublished = The commitment does not stand in the list that the server has published.
verify-no-list = expected the list of commitments that a server publishes: { $why }
verify-chain = Entry { $number } of the published list is not chained to the one before: the list was changed
verify-cards = The seed gives other cards than these.
verify-failed = { $wrong } of { $deals } deals could not be verified
verify-no-record = expected a record, or the JSON of one deal: { $why }
admin-no-store = There is no store of a server in { $folder }
admin-store = The store cannot be read: { $why }
admin-indexed = The index holds { $count } entries, one for each who played a deal.
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
admin-not-one = “{ $wanted }” begins { $number ->
    [0] no id
   *[other] several ids
 } of those who have played. Take an id as `tarock admin collusion` shows it; deals of long ago are found after `tarock admin index`.
admin-one-person = These are not two people, but one.
admin-judging = deals judged
admin-too-few = { $name }: { $together } deals together and { $without } by the same rules without the other; below { $least } of each nothing can be said.
admin-judge-who = who
admin-judge-together = together
admin-judge-without = without
admin-judge-beside = gave beside
admin-judge-apart = gave without
admin-judge-more = more
admin-judge-error = std. error
admin-judge-dear = dear
admin-judge-gained = gained
admin-judge-explained = What each gave away in a deal, by the coach’s judge and by what he could know, in standard deviations of a result, of which a decision counts for one at most: beside the other, in the latest deals of the same rules without the other, and how much more beside him, with the standard error of that. Dear: decisions beside the other that cost much; gained: after how many of them the other had more, as the cards lay. This is a hint and no verdict: below three standard errors it may well be chance, and beginners, teachers and tired people err too. Look at the deals before you say anything to anybody.
