# The table in the browser.  $you: yes when the sentence is about the reader; $name: anybody else.

web-cancel = Cancel
web-table-hand = Your hand, { $number ->
    [one] one card
   *[other] { $number } cards
}
web-table-trick = Trick { $number }
web-table-led = led
web-table-took = { $you ->
    [yes] You took
   *[no] { $name } took
} the trick.
web-table-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
web-table-seen = seen: { $cards }
web-table-away = away, a bot is standing in
web-table-away-you = A bot is playing for you.
web-table-cups = The cups
web-table-waits = { $you ->
    [yes] Your turn
   *[no] Waiting for { $name }
}
web-table-sits-out = You are sitting out this deal.
web-table-your-turn = Your turn
web-table-play = Your turn: play a card.
web-table-lead = Your turn: you lead.
web-table-connecting = Connecting to the table …
web-table-line-lost = Connection lost, trying again …
web-table-fetching = One moment …
web-table-menu = At this table
web-table-round = { $rounds ->
    [0] Deal { $round }
   *[other] Deal { $round } of { $rounds }
}
web-table-lay = Lay them
web-table-lay-clear = Start over
web-table-lay-left = { $left ->
    [0] All chosen.
    [one] Choose one more card from your hand.
   *[other] Choose { $left } cards from your hand.
}

web-badge-dealer = dealer
web-badge-forehand = forehand
web-badge-declarer = declarer
web-badge-partner = partner

web-sheet-last = Last trick
web-sheet-score = Score
web-sheet-chat = Chat
web-sheet-rules = Rules
web-sheet-menu = Menu

web-menu-away = Let a bot stand in for me
web-menu-back = Play myself again
web-menu-consent = Let spectators see my cards
web-menu-consents = Spectators see my cards: stop that
web-menu-leave = Leave the table for good
web-menu-leave-sure = Leave this table for good? Your seat becomes free for others.
web-menu-end = End the evening for everybody
web-menu-end-sure = End the evening for everybody at this table?
web-menu-watch = Look at { $name }’s hand
web-watching-delayed = Strangers play at this table: you see this hand when the deal is over.
web-menu-invite = Invite others, or continue on another device
web-menu-people = The others at the table

web-side = Beside the table
web-side-log = What has happened

web-chat-muted = You do not see what is said at the table.
web-chat-unmute = Show it again
web-chat-mute = Mute the chat
web-chat-nothing = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send

web-between = Between the deals
web-between-waiting = { $number ->
    [0] The cards are about to be dealt.
    [one] Waiting for one more player.
   *[other] Waiting for { $number } more players.
}
web-between-next = Next deal
web-between-ready = Ready; waiting for the others …
web-between-over = The evening is over. Thank you for the game!

web-danish-skat = You are laying the skat.
web-danish-declaring = Declarations
web-danish-nothing = You have nothing to declare.
web-danish-declare = Declare
web-danish-pass = Pass
web-danish-skus = The skus
web-danish-rights = Your rights
web-danish-claim = The skus is { $suit }, and you have none. Say so to baptise it, or simply play.
web-danish-name = Nobody can follow { $suit }. You may baptise the skus: what should it be?
web-danish-demand = Third-last trick: if you demand the skus, whoever has it must play it. If it has already gone, that costs a fine.
web-danish-do-claim = I have none
web-danish-do-waive = Give up the right
web-danish-do-redeal = Ask for a new deal
web-danish-do-demand = Demand the skus
web-danish-do-ask = Ask whether taroks were laid
