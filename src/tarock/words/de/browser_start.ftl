# Die Startseite, der neue Tisch, und wie man an einen Tisch kommt: aus einer Liste, mit einem Link oder einem QR-Code.

web-start-title = Tarock nach dem Buch
web-start-what = Dänisches Tarock und österreichisches Königrufen im Browser, genau wie fünf Bücher sie beschreiben: gegen Bots oder mit Freunden.

web-start-danish = Dänisches Tarock
web-start-danish-line = Drei Spieler, 78 Karten: Skat, Meldungen und zwei Töpfe zu gewinnen.
web-start-koenigrufen = Königrufen
web-start-koenigrufen-line = Vier Spieler, 54 Karten: lizitieren, einen König rufen und herausfinden, wer dein Partner ist.
web-start-play-danish = Dänisches Tarock spielen
web-start-play-koenigrufen = Königrufen spielen
web-start-opening = Einen Augenblick …
web-start-book = Buch
web-start-level = Gegner

web-start-level-hint-novice = Kennt den Rat der Bücher und vergisst ihn oft.
web-start-level-hint-book = Folgt dem Rat der Bücher.
web-start-level-hint-casual = Denkt ein wenig voraus.
web-start-level-hint-club = Denkt gut voraus; ein guter Gegner.
web-start-level-hint-master = Prüft die meisten möglichen Kartenverteilungen, bevor er sich entscheidet.
web-start-level-hint-champion = Spielt wie der Großmeister, aber manche Karte nur nach den Büchern.
web-start-level-hint-grandmaster = Hat sich das Spiel in Millionen von Spielen selbst beigebracht und ist der stärkste von allen.

web-start-guest = Gast
web-start-name = Dein Name
web-start-name-help = Die anderen am Tisch sehen ihn. Ein Konto brauchst du nicht.
web-start-name-new-help = Die anderen sehen ihn sofort, an allen deinen Tischen.
web-start-you-are = Du spielst als { $name }.
web-start-name-change = Namen ändern
web-start-name-keep = Diesen Namen nehmen
web-start-name-title = Wer bist du?
web-start-name-go = Zum Tisch

web-start-friends = Mit Freunden
web-start-friends-line = Eröffne einen Tisch, schick den Link, und lass Bots die leeren Stühle füllen.
web-start-new = Neuer Tisch mit Freunden
web-start-meet = Jetzt mit Fremden spielen
web-start-club = Der Klub
web-start-club-line = Abende mit echten Karten, Turniere, die Jahrestabelle.
web-start-club-go = Zum Klub
web-start-learn = Neu beim Tarock?
web-start-learn-line = Die ersten zehn Minuten führen dich von null bis zum ersten Spiel. Lektionen, Aufgaben und Zählen, wann immer du magst.
web-start-learn-go = Spielen lernen
web-start-learn-first = Dein erstes Spiel? Lern es in zehn Minuten
web-start-open = Offene Tische
web-start-open-none = Im Augenblick hat niemand einen Tisch für alle eröffnet.
web-start-mine = Deine Tische
web-start-finished = Beendete Tische
web-start-free = { $free ->
    [0] Kein freier Platz
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
web-start-nobody = noch niemand
web-start-join = Mitspielen
web-start-watch = Zusehen
web-start-go-on = Weiterspielen
web-start-look = Ansehen
web-start-turn = Du bist dran bis { $when }
web-until = bis { $when }
web-start-all = Alle { $number } zeigen
web-start-table-of = Tisch von { $names }

## Der neue Tisch

web-start-new-title = Neuer Tisch
web-start-rules = Regeln
web-start-rules-help = Das Buch, nach dem am Tisch alles entschieden wird. Eigene Regeln schreibst du unter Hausregeln.
web-start-players = Plätze
web-start-players-help = Wie viele am Tisch sitzen. Sind es mehr, als das Spiel braucht, sagt das Buch, wer aussetzt.
web-start-players-count = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
web-start-rotation = Reihenfolge
web-start-rotation-help = Das Buch kennt für so viele Spieler mehrere Arten.
web-start-rotation-four = Ein Kartenspiel; wer dem Geber gegenübersitzt, setzt aus
web-start-rotation-four-two-packs = Zwei Kartenspiele; der nächste Geber setzt aus, und sein Spiel wird vorbereitet
web-start-rotation-five = In jedem Spiel setzen zwei aus
web-start-rotation-five-hermansen = Hermansens Art: einer ruht fünf Spiele lang, die anderen spielen zu viert
web-start-chairs = Wer sitzt wo
web-start-chairs-help = Der Stuhl eines Freundes bleibt frei, bis sich jemand mit dem Link setzt. Ein Bot spielt sofort.
web-start-chair = Platz { $place }
web-start-chair-you = Du
web-start-chair-person = Ein Freund
web-start-chair-bot = Bot: { $level }
web-start-bots-alone = Die Bots spielen so viele Spiele allein, und du siehst zu.
web-start-mode = Fehler
web-start-mode-strict = Streng
web-start-mode-strict-help = Niemand kann eine Regel brechen: Was das Buch verbietet, lässt sich nicht spielen.
web-start-mode-table = Wie am Tisch
web-start-mode-table-help = Fehler können passieren, wie mit echten Karten. Wer einen bemerkt, beanstandet ihn, und das Buch entscheidet, was er kostet.
web-start-more = Weitere Einstellungen
web-start-table-title = Name des Tisches
web-start-table-title-help = Steht in Listen; das Feld darf leer bleiben.
web-start-rounds = Spiele
web-start-rounds-help = Nach so vielen Spielen ist der Abend zu Ende; was zugleich gespielt wird, zählt als eines. Leer: wenn du ihn beendest.
web-start-days = So wird gespielt
web-start-days-none = Alle am Tisch
web-start-days-count = { $days ->
    [one] Fernpartie, ein Tag für jeden Zug
   *[other] Fernpartie, { $days } Tage für jeden Zug
}
web-start-days-help = In einer Fernpartie muss niemand da sein. Für den, der nicht rechtzeitig gespielt hat, macht ein Bot diesen Zug.
web-start-think = Sekunden Bedenkzeit
web-start-think-help = Danach spielt ein Bot für den, der nicht gespielt hat. Leer: Jeder darf so lange nachdenken, wie er will; an einem Tisch, der allen gezeigt wird, 60 (dort sind 5 bis 600 möglich).
web-start-pause = Sekunden zwischen den Spielen
web-start-pause-help = Das nächste Spiel kommt nach dieser Pause, oder sobald alle bereit sind.
web-start-pace = Tempo der Bots
web-start-pace-help = Wie lange ein Bot wartet, bevor er spielt, damit du mitkommst.
web-start-pace-quick = Schnell
web-start-pace-normal = Normal
web-start-pace-calm = Ruhig
web-start-pace-slow = Langsam
web-start-spectators = Andere dürfen zusehen
web-start-spectators-help = Sie sehen den Tisch, und ein Blatt nur, wenn der Spieler zustimmt.
web-start-talk = Zuschauer dürfen mitreden
web-start-talk-help = Du kannst das auch am Tisch ändern.
web-start-listed = Den Tisch allen zeigen
web-start-listed-help = Er steht auf der Startseite, und jeder darf einen freien Platz nehmen. Sonst findet ihn nur, wer den Link hat.
web-start-open-table = Tisch eröffnen

## Sich setzen, und andere einladen

web-start-sit-title = Möchtest du dich setzen?
web-start-sit-here = Hier setzen
web-start-place-free = frei
web-start-place-bot = Bot, { $level }
web-start-place-number = Platz { $place }
web-start-watching = Du siehst zu.
web-start-full = Alle Plätze sind besetzt.
web-start-sit-down = Setzen
web-start-invite = Einladen
web-start-invite-help = Wer diesen Link öffnet, kann sich an diesen Tisch setzen.
web-start-link = Link zum Tisch
web-start-copy = Kopieren
web-start-copied = Kopiert
web-start-not-copied = Dein Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn selbst.
web-start-share = Teilen …
web-start-share-text = Komm und spiel an meinem Tisch.
web-start-qr = QR-Code des Links
web-start-qr-help = Oder lass die anderen ihr Telefon darauf richten.
web-start-other-device = Auf einem anderen Gerät weiterspielen
web-start-other-device-help = Dieser Link ist dein Platz an diesem Tisch. Öffne ihn einmal auf deinem anderen Gerät: Dann spielst du dort und nicht mehr hier. Gib ihn niemandem: Wer ihn öffnet, spielt deine Karten.
web-start-other-device-show = Den Link zu meinem Platz zeigen
web-start-seat-link = Geheimer Link zu deinem Platz
web-start-seat-qr = QR-Code des geheimen Links zu deinem Platz
web-seat-title = Der Platz von { $name }
web-seat-new = Dieser Link ist der Platz von { $name } an diesem Tisch. Wenn du hier weiterspielst, gibt das andere Gerät ihn ab.
web-seat-known = In diesem Browser bist du { $own }. Dieser Link ist der Platz von { $name } an diesem Tisch. Wenn du ihn nimmst, sitzt du dort als { $own }; an allen anderen Tischen ändert sich nichts.
web-seat-take = Hier weiterspielen
web-seat-leave = Den Platz lassen, wo er ist
web-sessions-title = Deine Sitzungen in diesem Browser
web-sessions-help = Eine Sitzung ist, wer du hier bist, ohne Konto. Sie endet von selbst nach einem Jahr oder wenn du sie beendest: Dann spielen Bots auf ihren Plätzen weiter.
web-sessions-this = diese
web-sessions-dates = von { $begun } bis { $ends }
web-sessions-end = Beenden
web-sessions-end-name = Beenden: { $name }
web-sessions-end-sure = Die Sitzung beenden, mit der du spielst? Zu ihren Plätzen kannst du nicht zurück.
