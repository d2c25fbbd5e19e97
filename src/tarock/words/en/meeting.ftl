# Errors about friends and challenges by their codes; only the pages on which people meet say them.

error-no-such-person = Nobody with an account is called so, or he cannot be asked.
error-challenge-over = This challenge is over: it has expired, was withdrawn, or is being played.
