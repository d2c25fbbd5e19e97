# Errors about accounts by their codes; the pages of accounts alone say them.

error-no-account = You need an account for this.
error-bad-passkey = The passkey did not prove it, or the answer came too late. Try again.
error-bad-recovery = This is no recovery code, or it has been used.
error-last-way-in = Without it nobody could enter the account any more. Add another passkey or a mailbox first.
error-no-mail = This server sends no mail.
error-bad-mail = This is no address to which mail could be sent.
error-old-link = This link has been used or is too old. Ask for a new one.
error-other-browser = This link counts only in the browser where you asked for it, and for who asked. Open it there.
