# Die Seiten der Konten.

account-title = Konto
account-about = Zum Spielen brauchst du kein Konto. Mit einem behältst du deinen Namen, deine gespielten Spiele und deine Fortschritte, auf allen deinen Geräten.
account-yours = Das ist das Konto von { $name }.
account-deals = Deine gespielten Spiele
account-profile = Dein Profil, wie andere es sehen
account-declined = Nichts ist geschehen: der Passkey wurde nicht bestätigt.
account-make = Ein Konto anlegen
account-make-about = Du bleibst, wer du bist: deine Plätze und früheren Tische gehören dem Konto. Es gibt kein Passwort; dein Telefon, dein Rechner oder dein Sicherheitsschlüssel bewahrt einen Passkey.
account-make-key = Mit einem Passkey anlegen
account-make-mail = Mit einem Brief anlegen
account-no-way = Dieser Browser kennt keine Passkeys.
account-mail = Deine Mailadresse
account-mail-sent = Ein Brief ist unterwegs. Der Link gilt { $minutes } Minuten.
account-enter = Anmelden
account-enter-key = Mit einem Passkey anmelden
account-enter-mail = Schick mir einen Link
account-enter-other = Mit einem Wiederherstellungscode anmelden
account-enter-code = Anmelden
account-code = Wiederherstellungscode
account-leaving = Hier bist du { $name }. Meldest du dich an, so endet diese Sitzung, und ohne Konto können ihre Plätze nicht wieder eingenommen werden.
account-codes = Wiederherstellungscodes
account-codes-about = Jeder lässt dich einmal ein, wenn du deinen Passkey verloren hast. Sie werden nur jetzt gezeigt: schreib sie auf oder speichere sie.
account-codes-save = Als Datei speichern
account-codes-left = { $count ->
    [one] Ein Wiederherstellungscode ist übrig.
   *[other] { $count } Wiederherstellungscodes sind übrig.
}
account-codes-new = Neue Wiederherstellungscodes
account-keys = Passkeys
account-key-number = Passkey { $number }
account-key-used = zuletzt benutzt { $date }
account-key-remove = Entfernen
account-key-remove-name = { $name } entfernen
account-key-label = Name eines neuen Passkeys
account-key-add = Einen Passkey hinzufügen
account-mailbox = Postfach
account-mailbox-none = Mit einem Postfach kommst du durch einen Link hinein, wenn du deinen Passkey verloren hast.
account-mailbox-give = Einen Link schicken, der es bestätigt
account-mailbox-remove = Entfernen
account-others = Was andere sehen
account-others-about = Alle können deinen Namen sehen, seit wann du hier bist, und welche Spiele du spielst.
account-others-statistics = Auch meine Statistik und meine Wertungen zeigen
account-school = Fortschritte in der Schule
account-school-none = Deine Fortschritte sind nur in diesem Browser. Bewahre sie beim Konto auf, dann hat jedes Gerät, auf dem du angemeldet bist und dasselbe getan hast, alles: Was jedes gelernt hat, wird zusammengelegt.
account-school-at = Dein Konto hat sie, Stand { $date }.
account-school-everywhere = Was du hier lernst, kommt von selbst dorthin, und was du auf deinen anderen Geräten lernst, kommt von dort.
account-school-failed = Sie konnten gerade nicht dorthin gebracht werden; nach der nächsten Änderung wird es wieder versucht.
account-school-keep = Beim Konto aufbewahren
account-school-remove = Aus dem Konto entfernen
account-sessions = Deine Sitzungen
account-sessions-about = Auf jedem Gerät, auf dem du angemeldet bist. Beende eine, die nicht mehr deine ist.
account-leave = Deine Daten, und Weggehen
account-export = Alle meine Daten speichern
account-sign-out = Abmelden
account-sign-out-all = Auf allen Geräten abmelden
account-delete = Für immer gehen
account-delete-about = Alles, was dein ist, wird gelöscht. Die Spiele bleiben denen, die sie mitgespielt haben; dort heißt du „Jemand“, und was du gesagt hast, ist weg. Niemand kann es rückgängig machen.
account-delete-name = Schreib deinen Namen, { $name }, um zu sagen, dass du es ernst meinst
account-delete-now = Alles löschen
account-link-bind = Soll { $mail } das Postfach des Kontos von { $name } sein?
account-link-bind-now = Ja, es ist meines
account-link-enter = In diesem Browser beim Konto von { $name } anmelden?
account-link-enter-now = Anmelden
account-deals-none = Es gibt noch keine Spiele, die du zu Ende gespielt hast.
account-deals-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
account-deals-later = Spätere
account-deals-earlier = Frühere
account-kind = Art des Spiels
account-kind-deals = Spiele
account-kind-won = Gewonnen
account-kind-mean = Schnitt
account-contract-plain = Bis zur Zählung gespielt
account-contract-nolo = Nolo
account-contract-tout = Tout
account-contract-void = Ungültig
account-contract-redealt = Neu gegeben
account-role-dealer = als Geber
account-role-player = als Spieler
account-role-declarer = als Spielführer
account-role-partner = als Partner
account-role-opponent = als Gegner
account-role-alone = jeder für sich
account-filter-rules = Regeln
account-filter-result = Ergebnis
account-filter-all = Alle
account-filter-won = Gewonnen
account-filter-lost = Verloren
account-filter-even = Ausgeglichen
account-filter-from = Von
account-filter-to = Bis
account-filter-look = Suchen
account-numbers = { $deals ->
    [one] Ein Spiel, { $won } gewonnen, { $points } Punkte.
   *[other] { $deals } Spiele, { $won } gewonnen, { $points } Punkte.
}
account-plot-points = Punkte bisher, Woche für Woche
account-plot-deals = Spiele in jeder Woche
account-plot-about = Oben die Punkte bisher, unten die Spiele jeder Woche, von { $from } bis { $to }.
account-rating = Wertung
account-rating-about = Punkte pro Spiel über dem Durchschnitt aller, die spielen. Spiele zählen an offenen Tischen von mindestens zwei Menschen, nach den Regeln eines Buches, ohne Hinweise und nicht per Korrespondenz; Bots sind Spieler wie andere. Was gespielt wurde, zählt binnen einiger Minuten.
account-rating-interval = Punkte pro Spiel, zwischen { $low } und { $high } in 95 von 100 Fällen ({ $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
})
account-rating-provisional = Vorläufig: So wenige Spiele sind vor allem Glück. Ab { $deals } Spielen gilt sie.
account-rating-plot = Wertung, Tag für Tag
account-rating-plot-about = Die Linie ist die Wertung, das Band der Bereich, in dem die Stärke in 95 von 100 Fällen liegt, von { $from } bis { $to }.
account-since = Hier seit { $date }.
account-person-game = { $deals ->
    [one] { $rules }: ein Spiel
   *[other] { $rules }: { $deals } Spiele
}
