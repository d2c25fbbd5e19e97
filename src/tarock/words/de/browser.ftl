# Die Seite im Browser: was alle ihre Teile sagen.

web-nav = Hauptmenü
web-nav-start = Spielen
web-nav-learn = Lernen
web-nav-rules = Regelbücher
web-nav-house = Hausregeln
web-nav-replay = Nachspielen
web-nav-account = Konto
web-nav-settings = Einstellungen
web-language = Sprache
web-close = Schließen
web-missing = Unter dieser Adresse ist nichts.
web-missing-back = Zurück zum Anfang
web-not-fetched = Dieser Teil der Seite konnte nicht geholt werden. Sieh nach der Verbindung und lade die Seite neu.
web-card-tarok = { $family ->
    [koenigrufen] Tarock { $number }
   *[danish] Tarock { $number }
}

web-ruleset-danish-jensen-1989 = Dänisches Tarock, Jensen 1989
web-ruleset-danish-hjoerring = Dänisches Tarock, Møller (Hjørring)
web-ruleset-koenigrufen-1900 = Königrufen, Buch von 1900
web-ruleset-koenigrufen-turnier = Königrufen, Turnier
web-ruleset-koenigrufen-mayr-2012 = Königrufen, Buch von Mayr 2012
web-ruleset-short-danish-jensen-1989 = Jensen 1989
web-ruleset-short-danish-hjoerring = Hjørring
web-ruleset-short-koenigrufen-1900 = Buch 1900
web-ruleset-short-koenigrufen-turnier = Turnier
web-ruleset-short-koenigrufen-mayr-2012 = Mayr 2012

error-offline = Der Server ist nicht zu erreichen. Die Verbindung oder der Server ist ausgefallen.
