# Briefe mit Links; wer keinen erwartet, muss sehen, dass nichts von selbst geschieht.

letter-enter-subject = Dein Link zu Tarock
letter-bind-subject = Bestätige dein Postfach für Tarock
letter-hello = Hallo { $name },
letter-enter = öffne diesen Link, um dich bei deinem Konto anzumelden:
letter-bind = öffne diesen Link in dem Browser, in dem du ihn verlangt hast, dann gehört dieses Postfach zu deinem Konto:
letter-link = { $address }
letter-minutes = Er gilt einmal, { $minutes } Minuten lang. Die Seite fragt, bevor etwas geschieht.
letter-ignore = Hast du ihn nicht verlangt, brauchst du nichts zu tun.
