# Königrufen im Browser: die Felder, in denen man sich entscheidet, und was vom Spiel zu sehen ist.

web-koenigrufen-auction = Die Lizitation bisher
web-koenigrufen-announce-with-bid = Mit Ansage
web-koenigrufen-announce-first = Wähle, was du ansagst, und dann das Spiel.
web-koenigrufen-doubling = Kontra, Re und Sub
web-koenigrufen-more = Anderes
web-koenigrufen-say = Sagen: { $words }
# $bird: der Name des einzigen Vogels, mit dem lizitiert wurde.
web-koenigrufen-bird-understood = Mit diesem Vogel hast du lizitiert, er gilt als angesagt: { $bird }

web-koenigrufen-call-queen = Du hast alle vier Könige: rufe eine Dame

web-koenigrufen-lay-number = { $number ->
    [one] Verlege eine Karte
   *[other] Verlege { $number } Karten
}
# $number: wie viele noch zu wählen sind; weniger als null, wenn es zu viele sind.
web-koenigrufen-lay-open = { $number ->
    [0] Alle sind gewählt.
    [one] Noch eine Karte.
    [2] Noch zwei Karten.
    [3] Noch drei Karten.
    [4] Noch vier Karten.
    [5] Noch fünf Karten.
    [6] Noch sechs Karten.
   *[other] Zu viele Karten.
}
# $mode: strict, oder table, wo Fehler geschehen können.
web-koenigrufen-lay-hint = { $mode ->
    [table] Tippe die Karten in deinem Blatt an.
   *[strict] Tippe die Karten in deinem Blatt an. Die verlegt werden dürfen, stehen höher.
}
web-koenigrufen-lay-missing = Diese müssen dabei sein: { $cards }
web-koenigrufen-lay-chosen = Gewählte Karten
web-koenigrufen-lay-remove = { $card }: zurücknehmen
web-koenigrufen-lay-hide = Karten verdeckt lassen
web-koenigrufen-lay-hide-help = Manche Karten müssen offen verlegt werden. Die du hier antippst, bleiben trotzdem verdeckt; wenn es jemand merkt, ist es ein Fehler.

web-koenigrufen-partner = Partner: { $name }
web-koenigrufen-you-partner = du bist der Partner
web-koenigrufen-with-you = mit dir: { $names }
# $half: 1, 2 oder all.
web-koenigrufen-taken = Talon: { $half ->
    [1] erste Hälfte
    [2] zweite Hälfte
   *[all] alle sechs
}
web-koenigrufen-cards = Offene Karten
web-koenigrufen-laid-open = Offen verlegt
web-koenigrufen-turned = Aus dem Talon aufgedeckt
web-koenigrufen-own-laid = Von dir verlegt
web-koenigrufen-open-hands = Offene Blätter
