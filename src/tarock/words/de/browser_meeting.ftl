# Where people meet: playing now with whoever wants the same.

meet-title = Jetzt spielen
meet-about = Mit Leuten, die dasselbe wollen, und mit Bots, wo jemand fehlt.
meet-game = Spiel
meet-any-book = Irgendein Buch
meet-level = Spielstärke
meet-any-level = Jede Spielstärke
meet-pace = Bedenkzeit
meet-pace-quick = Schnell, { $seconds } Sekunden
meet-pace-usual = Üblich, { $seconds } Sekunden
meet-pace-calm = Ruhig, { $seconds } Sekunden
meet-how = Wer am längsten gewartet hat, kommt zuerst an einen Tisch. Nach einer Weile nehmen Bots dieser Spielstärke die Plätze, die noch frei sind. Jeder gibt einmal, und es läuft eine Uhr.
meet-seek = Tisch finden
meet-waiting = Gesellschaft wird gesucht
meet-place = { $waiting ->
    [one] Außer dir wartet niemand.
   *[other] Du bist Nummer { $place } von { $waiting }, die auf dieses Spiel warten.
}
meet-bots-in = { $seconds ->
    [one] In 1 Sekunde nehmen Bots die freien Plätze.
   *[other] In { $seconds } Sekunden nehmen Bots die freien Plätze.
}
meet-bots-now = Bots nehmen die freien Plätze.
meet-leave = Nicht länger warten
meet-lost = Die Verbindung ist weg und wird gesucht.

## Challenges

meet-challenges = Herausforderungen
meet-challenge = Eine Herausforderung
meet-challenge-of = { $name } fordert dich heraus
meet-challenge-yours = Deine Herausforderung
meet-challenge-new = Jemanden herausfordern
meet-challenge-whom = Freunde
meet-challenge-help = Wer den Link hat, kann annehmen, auch ohne Konto. Sobald auf jedem Platz jemand sitzt, wird gegeben; du kannst früher beginnen, mit Bots auf den anderen Plätzen.
meet-challenge-make = Herausfordern
meet-challenge-link = Der Link für die anderen
meet-challenge-over = Diese Herausforderung ist vorbei.
meet-challenge-free = { $free ->
    [0] Kein Platz ist frei.
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Offen
meet-host = hat den ersten Platz
meet-answer-asked = hat nicht geantwortet
meet-answer-accepted = nimmt an
meet-answer-declined = lehnt ab
meet-do-accept = Annehmen
meet-do-decline = Ablehnen
meet-do-begin = Jetzt beginnen
meet-do-withdraw = Zurückziehen
meet-to-table = Zum Tisch
meet-time-free = so lange man will
meet-time-seconds = { $seconds } Sekunden Bedenkzeit
meet-time-days = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
meet-time-of-free = So lange man will
meet-time-of-quick = 15 Sekunden
meet-time-of-usual = 45 Sekunden
meet-time-of-calm = 120 Sekunden
meet-time-of-day = Fernpartie, ein Tag
meet-time-of-days = Fernpartie, 3 Tage

## Friends

meet-friends = Freunde
meet-friends-none = Noch niemand. Frag jemanden beim Namen seines Kontos.
meet-friend-here = ist da
meet-friend-away = ist nicht da
meet-friend-asked = hat noch nicht geantwortet
meet-friend-asks = möchte dein Freund sein
meet-friend-visit = Hingehen
meet-friend-agree = Zustimmen
meet-friend-end-friend = Entfernen
meet-friend-end-asked = Zurücknehmen
meet-friend-end-asks = Ablehnen
meet-friend-end-sure = { $name } aus deinen Freunden entfernen?
meet-friend-name = Name eines Kontos
meet-friend-ask = Um Freundschaft bitten
meet-hide = Meinen Freunden nicht zeigen, dass ich da bin
