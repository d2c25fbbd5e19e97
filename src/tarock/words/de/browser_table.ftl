# Der Tisch im Browser.  $you: yes, wenn vom Leser die Rede ist; $name: jemand anderer.

web-cancel = Abbrechen
web-table-hand = Dein Blatt, { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
web-table-trick = { $number }. Stich
web-table-led = ausgespielt
web-table-took = { $you ->
    [yes] Du hast den Stich gemacht.
   *[no] { $name } hat den Stich gemacht.
}
web-table-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
web-table-seen = gesehen: { $cards }
web-table-away = ist weg, ein Bot spielt
web-table-away-you = Ein Bot spielt für dich.
web-table-cups = Die Töpfe
web-table-waits = { $you ->
    [yes] Du bist dran
   *[no] Warten auf { $name }
}
web-table-sits-out = Du setzt in diesem Spiel aus.
web-table-your-turn = Du bist dran
web-table-play = Du bist dran: spiel eine Karte.
web-table-lead = Du bist dran: spiel aus.
web-table-connecting = Verbindung zum Tisch …
web-table-line-lost = Verbindung weg, sie wird gesucht …
web-table-fetching = Einen Augenblick …
web-table-menu = An diesem Tisch
web-table-round = { $rounds ->
    [0] { $round }. Spiel
   *[other] { $round }. Spiel von { $rounds }
}
web-table-lay = Ablegen
web-table-lay-clear = Von vorn wählen
web-table-lay-left = { $left ->
    [0] Alle gewählt.
    [one] Wähle noch eine Karte aus deinem Blatt.
   *[other] Wähle { $left } Karten aus deinem Blatt.
}

web-badge-dealer = Geber
web-badge-forehand = Vorhand
web-badge-declarer = Spielersteher
web-badge-partner = Partner

web-sheet-last = Letzter Stich
web-sheet-score = Stand
web-sheet-chat = Chat
web-sheet-rules = Regeln
web-sheet-menu = Menü

web-menu-away = Einen Bot für mich spielen lassen
web-menu-back = Wieder selbst spielen
web-menu-consent = Zuschauer meine Karten sehen lassen
web-menu-consents = Zuschauer sehen meine Karten: beenden
web-menu-leave = Den Tisch für immer verlassen
web-menu-leave-sure = Willst du den Tisch für immer verlassen? Dein Platz wird für andere frei.
web-menu-end = Den Abend für alle beenden
web-menu-end-sure = Den Abend für alle an diesem Tisch beenden?
web-menu-watch = { $name } in die Karten schauen
web-watching-delayed = An diesem Tisch spielen Fremde: Du siehst dieses Blatt, wenn das Spiel vorbei ist.
web-menu-invite = Andere einladen, oder auf einem anderen Gerät weiterspielen
web-menu-people = Die anderen am Tisch

web-side = Neben dem Tisch
web-side-log = Was geschehen ist

web-chat-muted = Du siehst nicht, was am Tisch gesagt wird.
web-chat-unmute = Wieder zeigen
web-chat-mute = Chat ausblenden
web-chat-nothing = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden

web-between = Zwischen den Spielen
web-between-waiting = { $number ->
    [0] Gleich wird gegeben.
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $number } Spieler.
}
web-between-next = Nächstes Spiel
web-between-ready = Bereit; warten auf die anderen …
web-between-over = Der Abend ist zu Ende. Danke für das Spiel!

web-danish-skat = Du legst den Skat.
web-danish-declaring = Meldungen
web-danish-nothing = Du hast nichts zu melden.
web-danish-declare = Melden
web-danish-pass = Passen
web-danish-skus = Der Sküs
web-danish-rights = Deine Rechte
web-danish-claim = Der Sküs ist { $suit }, und du hast keine. Sag es, um ihn zu taufen, oder spiel einfach.
web-danish-name = Niemand kann { $suit } bedienen. Du darfst den Sküs taufen: was soll er sein?
web-danish-demand = Drittletzter Stich: verlangst du den Sküs, muss ihn nehmen, wer ihn hat. Ist er schon gefallen, kostet das Strafe.
web-danish-do-claim = Ich habe keine
web-danish-do-waive = Auf das Recht verzichten
web-danish-do-redeal = Neu geben lassen
web-danish-do-demand = Den Sküs verlangen
web-danish-do-ask = Fragen, ob Tarock gelegt wurden
