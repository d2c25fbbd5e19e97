# After the deal: what was paid, the sheet of the evening, and proof that nobody chose the cards.

web-score-evening = evening { $points }
web-score-ended = How it ended
web-score-no-end = The deal was not played to the end.
web-score-payments = Payments
web-score-nothing-paid = Nothing was paid.

# $times: 2, 4 or 8.
web-score-doubled = × { $times }

web-score-again = Look at this deal again
web-score-replay = Replay
web-score-share = Copy link
web-score-copied = The link is copied.
web-score-copy-this = Copy this link
web-score-download = Download record

web-score-verify = Proof that the deal was fair
web-score-verify-means = Before the deal the server published a fingerprint (SHA-256) of a secret. Then every browser at the table added random numbers, and the cards follow from all of them together. Afterwards everything is shown. If the fingerprint is the published one and the numbers of this browser are in it, nobody chose the cards.
web-score-commitment = Published before the deal
web-score-seed = Seed
web-score-verify-check = Check it in this browser
web-score-verify-text = The text that was promised
web-score-verify-right = The fingerprint is the one that was published: this deal is what was promised.
web-score-verify-wrong = The fingerprint is a different one. This deal is NOT what was promised.
web-score-verify-unable = Without https this browser cannot compute the fingerprint. Download the record and run “tarock verify” on it.
web-score-verify-failed = The deal could not be fetched. Try again in a moment.

web-score-sheet = Score sheet
web-score-deal = Deal
web-score-kind-redealt = redealt
web-score-kind-shortage = missing in a cup
web-score-kind-closed = cups divided
web-score-none-yet = Nothing has been written down yet.
web-score-deals = Finished deals
web-score-all-records = Download all records

web-score-import = Add records of other deals
web-score-import-means = Deals that you played elsewhere are kept with this table and downloaded with it. They do not change its score.
web-score-import-put = Add them
web-score-imported = The records are kept with this table.

# The grid: a row for each reason, a column for each player.
web-score-grid = What everything brought
web-score-reason = For
web-score-this-deal = This deal
web-score-whole-evening = Evening
web-score-purse = In money
web-score-kind-running = running
web-score-so-far = so far
web-score-long-link = The link is long: some programs cut it off. If it does not open, send the record as a file.
