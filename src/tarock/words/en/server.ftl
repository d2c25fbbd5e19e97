# The table server: its page, and its errors by their codes.

record-of-a-table = It has the tags of a deal at a table: { $tags }. Such a deal is shown and verified at its own table. To keep it here, remove these tags.
error-malformed = That is no message of this server.
error-too-long = That is too long.
error-too-fast = Not so fast, please.
error-too-dear = That costs too much just now; wait a little.
error-wrong-protocol = This page is older or newer than the server; load it again.
error-hello-first = The connection has not been introduced.
error-no-session = First say who you are.
error-bad-link = This link to a seat is not valid.
error-has-session = This browser has a session already. End it in the settings first; nothing replaces it by itself.
error-no-such-session = There is no such session of yours.
error-name-taken = An account has this name, or one that looks the same. Choose another.
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

# Who comes and goes while a deal is played.  $who: a name; $level: how well a bot plays.
table-sat = { $who } sits down and plays on.
table-left = { $who } has left the table for good. A bot plays on.
table-sent-away = The host has sent { $who } away. A bot plays on.
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
