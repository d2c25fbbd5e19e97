# A deal in a page of others: <tarock-deal>.

embed-deal = A deal of Tarock
embed-empty = No deal is given: neither as a file in the attribute “src” nor as text.
embed-missing = { $address } cannot be fetched.
embed-no-record = This is no record of a deal.
embed-untold = This record is not told step by step. Run “tarock embed” on it.
embed-changed = This record has changed since it was told. Run “tarock embed” on it again.
embed-broken = This deal is broken, or does not fit this version. Run “tarock embed” again, and take its script too.
