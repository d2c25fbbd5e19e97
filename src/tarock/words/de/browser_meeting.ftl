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
