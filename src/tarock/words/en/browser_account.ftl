# The pages of accounts.

account-title = Account
account-about = You need no account to play. With one you keep your name, your past deals and your progress, on all your devices.
account-yours = This is the account of { $name }.
account-deals = Your past deals
account-profile = Your profile, as others see it
account-declined = Nothing was done: the passkey was not confirmed.
account-make = Make an account
account-make-about = You stay who you are: your seats and past tables are the account’s. There is no password; your phone, computer or security key keeps a passkey.
account-make-key = Make it with a passkey
account-make-mail = Make it by a letter
account-no-way = This browser knows no passkeys.
account-mail = Your mail address
account-mail-sent = A letter is on its way. Its link counts for { $minutes } minutes.
account-enter = Sign in
account-enter-key = Sign in with a passkey
account-enter-mail = Send me a link
account-enter-other = Sign in with a recovery code
account-enter-code = Sign in
account-code = Recovery code
account-leaving = You are { $name } here. If you sign in, that session ends, and without an account its seats cannot be taken up again.
account-codes = Recovery codes
account-codes-about = Each lets you in once, when you have lost your passkey. They are shown only now: write them down or save them.
account-codes-save = Save as a file
account-codes-left = { $count ->
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-codes-new = New recovery codes
account-keys = Passkeys
account-key-number = Passkey { $number }
account-key-used = last used { $date }
account-key-remove = Remove
account-key-remove-name = Remove { $name }
account-key-label = Name of a new passkey
account-key-add = Add a passkey
account-mailbox = Mailbox
account-mailbox-none = With a mailbox you get in by a link when you have lost your passkey.
account-mailbox-give = Send a link to confirm it
account-mailbox-remove = Remove it
account-others = What others see
account-others-about = Everybody can see your name, since when you are here, and which games you play.
account-others-statistics = Show my statistics and ratings too
account-school = Progress at school
account-school-none = Your progress is in this browser only. Keep it with your account, and every device on which you have signed in and done the same has all of it: what each has learned is joined.
account-school-at = Your account has it, as of { $date }.
account-school-everywhere = What you learn here goes there by itself, and what you learn on your other devices comes from there.
account-school-failed = It could not be brought there just now; that is tried again after the next change.
account-school-keep = Keep it with the account
account-school-remove = Remove it from the account
account-sessions = Your sessions
account-sessions-about = On every device where you have signed in. End one that is not yours any more.
account-leave = Your data, and leaving
account-export = Save all my data
account-sign-out = Sign out
account-sign-out-all = Sign out on all devices
account-delete = Leave for good
account-delete-about = Everything that is yours is deleted. The deals stay for those who played them too; there you are called “Somebody”, and what you said is gone. Nobody can undo it.
account-delete-name = Write your name, { $name }, to say that you mean it
account-delete-now = Delete everything
account-link-bind = Shall { $mail } be the mailbox of the account of { $name }?
account-link-bind-now = Yes, it is mine
account-link-enter = Sign in to the account of { $name } in this browser?
account-link-enter-now = Sign in
account-deals-none = There are no deals yet that you have played to the end.
account-deals-count = { $count ->
    [one] One deal
   *[other] { $count } deals
}
account-deals-later = Later
account-deals-earlier = Earlier
account-kind = Kind of deal
account-kind-deals = Deals
account-kind-won = Won
account-kind-mean = Average
account-contract-plain = Played to the count
account-contract-nolo = Nolo
account-contract-tout = Tout
account-contract-void = Void
account-contract-redealt = Redealt
account-role-dealer = as dealer
account-role-player = as player
account-role-declarer = as declarer
account-role-partner = as partner
account-role-opponent = as opponent
account-role-alone = on your own
account-filter-rules = Rules
account-filter-result = Result
account-filter-all = All
account-filter-won = Won
account-filter-lost = Lost
account-filter-even = Even
account-filter-from = From
account-filter-to = To
account-filter-look = Look
account-numbers = { $deals ->
    [one] One deal, { $won } won, { $points } points.
   *[other] { $deals } deals, { $won } won, { $points } points.
}
account-plot-points = Points so far, week by week
account-plot-deals = Deals in each week
account-plot-about = Above the points so far, below the deals of each week, from { $from } to { $to }.
account-rating = Rating
account-rating-about = Points per deal above the average of all who play. Deals count at open tables of at least two people, by the rules of a book, without hints and not by correspondence; bots are players like others. What was played counts within some minutes.
account-rating-interval = points per deal, between { $low } and { $high } in 95 of 100 cases ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
})
account-rating-provisional = Provisional: so few deals are mostly luck. From { $deals } deals on it counts.
account-rating-plot = Rating, day by day
account-rating-plot-about = The line is the rating, the band where the skill lies in 95 of 100 cases, from { $from } to { $to }.
account-since = Here since { $date }.
account-person-game = { $deals ->
    [one] { $rules }: one deal
   *[other] { $rules }: { $deals } deals
}
