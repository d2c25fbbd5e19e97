# What somebody is told who asks for more than his share.  $seconds: when to come again; $most: how many he may have.

costs-queue = Too much of yours, or of all, is waiting to be done. Come again in a few seconds.
costs-spent = You have had this server work a great deal. Come again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
costs-openings = You may open { $most } tables in an hour. Come again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
costs-beginnings = Too much is begun at once from where you are. Come again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
costs-remarks = You may say { $most } things in a minute. Speak again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
costs-tables = You may have { $most } tables open at a time. End one of yours first, or wait until it has been left for a while.
costs-bots = You may have { $most } bots at your open tables.
costs-strong-bots = You may have { $most } bots of the levels { $levels } at your open tables.
costs-rounds = At a table of bots alone at most { $most } rounds are played.
costs-pace = Bots must take at least { $least } milliseconds for a move.
costs-sockets = You may have { $most } connections to tables at a time.
