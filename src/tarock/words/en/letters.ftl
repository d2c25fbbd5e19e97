# Letters with links; who is not expecting one must see that nothing happens by itself.

letter-enter-subject = Your link to Tarock
letter-bind-subject = Confirm your mailbox for Tarock
letter-hello = Hello { $name },
letter-enter = open this link to sign in to your account:
letter-bind = open this link in the browser where you asked for it, and this mailbox belongs to your account:
letter-link = { $address }
letter-minutes = It counts once, for { $minutes } minutes. The page asks before anything happens.
letter-ignore = If you have not asked for it, you need do nothing.
