# Errors about friends and challenges by their codes; only the pages on which people meet say them.

error-no-such-person = Niemand mit einem Konto heißt so, oder er kann nicht gefragt werden.
error-challenge-over = Diese Herausforderung ist vorbei: abgelaufen, zurückgezogen, oder sie wird schon gespielt.
