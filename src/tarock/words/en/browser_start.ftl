# The start page, the new table, and how one comes to a table: by a list, a link or a QR code.

web-start-title = Tarock by the book
web-start-what = Danish Tarok and Austrian Königrufen in your browser, exactly as five books describe them: against bots, or with friends.

web-start-danish = Danish Tarok
web-start-danish-line = Three players, 78 cards: skat, declarations and two cups to be won.
web-start-koenigrufen = Königrufen
web-start-koenigrufen-line = Four players, 54 cards: bid, call a king, and find out who your partner is.
web-start-play-danish = Play Danish Tarok
web-start-play-koenigrufen = Play Königrufen
web-start-opening = One moment …
web-start-book = Book
web-start-level = Opponents

web-start-level-hint-novice = Knows the books’ advice, and often forgets it.
web-start-level-hint-book = Follows the advice of the books.
web-start-level-hint-casual = Thinks ahead a little.
web-start-level-hint-club = Thinks ahead well; a good opponent.
web-start-level-hint-master = Looks at more possible deals than the others before it decides.
web-start-level-hint-champion = Plays as the grandmaster does, but some cards by the books alone.
web-start-level-hint-grandmaster = Has taught itself by millions of deals, and is the strongest of all.

web-start-guest = Guest
web-start-name = Your name
web-start-name-help = The others at the table see it. No account is needed.
web-start-name-new-help = The others see it at once, at all your tables.
web-start-you-are = You are playing as { $name }.
web-start-name-change = Change name
web-start-name-keep = Use this name
web-start-name-title = Who are you?
web-start-name-go = Go to the table

web-start-friends = With friends
web-start-friends-line = Open a table, send the link, and let bots fill the empty chairs.
web-start-new = New table with friends
web-start-meet = Play now with strangers
web-start-club = The club
web-start-club-line = Evenings with real cards, tournaments, the year’s table.
web-start-club-go = To the club
web-start-learn = New to tarock?
web-start-learn-line = The first ten minutes take you from nothing to your first deal. Lessons, puzzles and counting, whenever you like.
web-start-learn-go = Learn to play
web-start-learn-first = Your first game? Learn to play in ten minutes
web-start-open = Open tables
web-start-open-none = Nobody has a table open to all at the moment.
web-start-mine = Your tables
web-start-finished = Finished tables
web-start-free = { $free ->
    [0] No free place
    [one] 1 free place
   *[other] { $free } free places
}
web-start-nobody = nobody yet
web-start-join = Join
web-start-watch = Watch
web-start-go-on = Go on playing
web-start-look = View
web-start-turn = Your turn until { $when }
web-until = until { $when }
web-start-all = Show all { $number }
web-start-table-of = Table of { $names }

## The new table

web-start-new-title = New table
web-start-rules = Rules
web-start-rules-help = The book by which everything at the table is decided. Write rules of your own under House rules.
web-start-players = Places
web-start-players-help = How many sit at the table. Where that is more than a game needs, the book says who sits out.
web-start-players-count = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-start-rotation = Taking turns
web-start-rotation-help = The book has several ways for this many players.
web-start-rotation-four = One pack; the player opposite the dealer sits out
web-start-rotation-four-two-packs = Two packs; the next dealer sits out and has a pack made ready
web-start-rotation-five = Two sit out in every deal
web-start-rotation-five-hermansen = Hermansen’s way: one rests for five deals, the others play as four
web-start-chairs = Who sits where
web-start-chairs-help = A chair for a friend stays free until somebody with the link sits down. A bot plays at once.
web-start-chair = Place { $place }
web-start-chair-you = You
web-start-chair-person = A friend
web-start-chair-bot = Bot: { $level }
web-start-bots-alone = Bots alone play so many deals, and you watch.
web-start-mode = Mistakes
web-start-mode-strict = Strict
web-start-mode-strict-help = Nobody can break a rule: what the book forbids cannot be played.
web-start-mode-table = As at the table
web-start-mode-table-help = Mistakes can happen, as with real cards. Whoever notices one points it out, and the book decides what it costs.
web-start-more = More options
web-start-table-title = Name of the table
web-start-table-title-help = Shown in lists; it may stay empty.
web-start-rounds = Deals
web-start-rounds-help = The evening ends after this many deals; deals played at the same time count as one. Empty: when you end it.
web-start-days = How it is played
web-start-days-none = Everybody at the table
web-start-days-count = { $days ->
    [one] By correspondence, a day for each move
   *[other] By correspondence, { $days } days for each move
}
web-start-days-help = By correspondence nobody need be there. Who has not played in time has a bot play that move.
web-start-think = Seconds to think
web-start-think-help = After that, a bot plays for anybody who has not played. Empty: everybody may think as long as they like; at a table shown to all, 60 (5 to 600 are possible there).
web-start-pause = Seconds between deals
web-start-pause-help = The next deal comes after this pause, or as soon as everybody is ready.
web-start-pace = Pace of the bots
web-start-pace-help = How long a bot waits before it plays, so that you can follow.
web-start-pace-quick = Quick
web-start-pace-normal = Normal
web-start-pace-calm = Calm
web-start-pace-slow = Slow
web-start-spectators = Others may watch
web-start-spectators-help = They see the table, and a hand only if its player agrees.
web-start-talk = Spectators may talk
web-start-talk-help = You can change this at the table too.
web-start-listed = Show the table to all
web-start-listed-help = It is listed on the start page, and anybody may take a free place. Otherwise only people with the link can find it.
web-start-open-table = Open the table

## Sitting down, and inviting others

web-start-sit-title = Would you like to sit down?
web-start-sit-here = Sit here
web-start-place-free = free
web-start-place-bot = bot, { $level }
web-start-place-number = Place { $place }
web-start-watching = You are watching.
web-start-full = All places are taken.
web-start-sit-down = Sit down
web-start-invite = Invite
web-start-invite-help = Whoever opens this link can sit down at this table.
web-start-link = Link to the table
web-start-copy = Copy
web-start-copied = Copied
web-start-not-copied = Your browser does not let the page copy. Select the link and copy it yourself.
web-start-share = Share …
web-start-share-text = Come and play at my table.
web-start-qr = QR code of the link
web-start-qr-help = Or let the others point their phones at it.
web-start-other-device = Continue on another device
web-start-other-device-help = This link is your seat at this table. Open it once on your other device: then you play there, and no longer here. Give it to nobody: whoever opens it plays your cards.
web-start-other-device-show = Show the link to my seat
web-start-seat-link = Secret link to your seat
web-start-seat-qr = QR code of the secret link to your seat
web-seat-title = { $name }’s seat
web-seat-new = This link is { $name }’s seat at this table. If you play on here, the other device lets go of it.
web-seat-known = In this browser you are { $own }. This link is { $name }’s seat at this table. If you take it, you sit there as { $own }; at all other tables nothing changes.
web-seat-take = Play on here
web-seat-leave = Leave the seat where it is
web-sessions-title = Your sessions in this browser
web-sessions-help = A session is who you are here, without an account. It ends by itself after a year, or when you end it: then its seats are played on by bots.
web-sessions-this = this one
web-sessions-dates = from { $begun }, until { $ends }
web-sessions-end = End it
web-sessions-end-name = End it: { $name }
web-sessions-end-sure = End the session that you are playing with? You cannot come back to its seats.
