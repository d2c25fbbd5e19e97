# Die Regelbücher im Browser: ihre Liste, und eines, das gelesen, durchsucht und gedruckt wird.

web-rules-lead = Jede Regel mit ihren Beträgen und der Stelle im Buch, geschrieben aus eben den Daten, nach denen das Programm spielt.
web-rules-family-danish = Dänisches Tarock
web-rules-family-koenigrufen = Königrufen
web-rules-about-danish-jensen-1989 = Poul Jensen, „Tarok: spilleregler“, 1989. Drei spielen mit 78 Karten um den letzten Stich, und alle drei zählen ihre Karten.
web-rules-about-danish-hjoerring = Hans J. Møller, „Tarok: regler og vejledning“, 2010, wie in Hjørring gespielt wird. Nur zwei zählen ihre Karten.
web-rules-about-koenigrufen-1900 = „Königrufer, §§ 7–20“, 1900. Das älteste der drei, mit vier Spielen.
web-rules-about-koenigrufen-turnier = „Königrufen: Turnierregeln“, ohne Jahr. Die Regeln der Turniere, mit zwölf Spielen.
web-rules-about-koenigrufen-mayr-2012 = Wolfgang Mayr, „Königrufen“, 2012. Das reichste der drei, mit fünfzehn Spielen.
web-rules-players = { $players } Spieler
web-rules-own = Eigene Hausregeln aufstellen
web-rules-all = Alle Regelbücher
web-rules-to-table = Zurück zum Tisch
web-rules-to-house = Diese Hausregeln ändern
web-rules-print = Drucken
web-rules-opening = Das Buch wird aufgeschlagen …
web-rules-contents = Inhalt
web-rules-search = Im Buch suchen
web-rules-search-help = Großbuchstaben und Akzente spielen keine Rolle. Escape leert die Suche.
web-rules-found = { $rules ->
    [0] Nichts gefunden.
    [one] { $places ->
        [one] Eine Stelle in einer Regel.
       *[other] { $places } Stellen in einer Regel.
    }
   *[other] { $places } Stellen in { $rules } Regeln.
}
web-rules-link = Link zu § { $number }
web-rules-figures = Zahlen zu § { $number }
web-rules-source = Quelle:
web-rules-changed = Hausregel
web-rules-changed-count = { $rules ->
    [one] Eine Regel ist die eigene des Hauses; sie ist gekennzeichnet.
   *[other] { $rules } Regeln sind die eigenen des Hauses; sie sind gekennzeichnet.
}
