### Die Seiten der Schule: Lektionen, Aufgaben, Zählen, Fortschritt.

school-nav = Schule
school-nav-learn = Lektionen
school-nav-puzzles = Aufgaben
school-nav-count = Zählen
school-nav-progress = Fortschritt
school-fetching = Einen Augenblick …
school-offline = Dafür braucht es den Server, und der ist nicht erreichbar. Was du schon einmal geöffnet hast, geht weiterhin.

## Die Karte der Lektionen

school-learn-title = Spielen lernen
school-learn-about = Jede Lektion dauert etwa zehn Minuten. Fang an, wo du magst; nichts ist gesperrt.
school-learn-begin = Anfangen
school-learn-go-on = Weiter
school-learn-minutes = { $minutes } Min.
school-learn-all-done = Alle Lektionen dieses Spiels sind geschafft.
school-lesson-number = Lektion { $lesson }
school-stars = { $stars ->
    [0] noch kein Stern
    [one] 1 Stern
   *[other] { $stars } Sterne
}

## Eine Lektion

school-step = Schritt { $step } von { $steps }
school-question = Frage { $question } von { $questions }
school-continue = Weiter
school-back = Zurück
school-again = Noch einmal
school-answer = Antworten
school-right = Richtig.
school-wrong = Nicht richtig.
school-right-was = Richtig ist: { $answer }
school-show-answer = Antwort zeigen
school-your-answer = Deine Antwort
school-choose-cards = { $chosen } gewählt
school-keys = Die Zifferntasten wählen eine Antwort.
school-clock = { $seconds } s
school-clock-on = Ohne Uhr
school-clock-means = Du hast { $seconds } Sekunden. Die Uhr lässt sich abschalten; dann zählen nur die richtigen Antworten.
school-passing = { $right } von { $of } richtig zum Bestehen
school-drill-score = { $right } richtig
school-position = Der Tisch
school-cards = Karten
school-hand-of = Die Karten von { $name }
school-own-hand = Deine Karten
school-done = Lektion geschafft
school-not-passed = Noch nicht bestanden
school-not-passed-line = { $first } von { $asked } waren beim ersten Mal richtig. Versuch es wieder, wann du magst; was du nicht wusstest, kommt von selbst wieder.
school-done-line = { $first } von { $asked } waren beim ersten Mal richtig.
school-next-lesson = Nächste Lektion: { $title }
school-all-lessons = Alle Lektionen
school-goal-reached = Ziel erreicht
school-goal-missed = Ziel verfehlt
school-play-choose = Was tust du?
school-play-begin = Spielen
school-play-offline = Dieser Schritt wird gegen den Server gespielt, und der ist nicht erreichbar. Versuch es wieder, wenn die Verbindung steht, oder geh zu einem anderen Schritt weiter.
school-skip-step = Diesen Schritt auslassen
school-played-so-far = Was geschah

## Der kurze Test

school-test-about = Ein kurzer Test zeigt, welche Lektionen du auslassen kannst.
school-known-skipped = Das kannst du schon
school-test-passed = Du kannst auslassen: { $lessons }

## Aufgaben

school-puzzles-about = Stellungen aus wirklichen Spielen. Jede Antwort ist bewiesen; eine falsche wird weitergespielt, damit du siehst, warum.
school-puzzle-today = Aufgabe des Tages
school-puzzle-today-line = Für alle dieselbe, jeden Tag eine neue.
school-puzzle-danish = Aufgaben zum dänischen Tarock
school-puzzle-koenigrufen = Aufgaben zum Königrufen
school-puzzle-near = So schwer, wie du stark bist: etwa { $rating }.
school-puzzle-books = { $game }: aus den Büchern
school-puzzle-books-line = Endspiele, Skate, Ausspiele und Fragen, die die Bücher selbst stellen.
school-puzzle-own = Deine eigenen Fehler
school-puzzle-own-line = { $puzzles ->
    [0] Sieh dir ein Spiel noch einmal an und lass es vom Trainer durchgehen: deine Fehler werden zu Aufgaben.
    [one] 1 Aufgabe aus einem deiner Spiele.
   *[other] { $puzzles } Aufgaben aus deinen Spielen.
}
school-puzzle-due = Noch einmal
school-puzzle-due-line = { $puzzles ->
    [0] Heute steht nichts an.
    [one] 1 Aufgabe, die du verfehlt hast, steht an.
   *[other] { $puzzles } Aufgaben, die du verfehlt hast, stehen an.
}
school-puzzle-rating = Aufgabe { $rating }
school-puzzle-you = Du { $rating }
school-puzzle-next = Nächste Aufgabe
school-puzzle-more = Mehr Aufgaben
school-puzzle-none = Hier gibt es im Augenblick keine Aufgaben mehr.
school-puzzle-refutation = Was dann geschieht
school-puzzle-closed = Du siehst nur, was ein Spieler sieht.

school-kind-ending = Endspiel
school-kind-stop = Endspiel: verhindern
school-kind-closed = Endspiel mit verdeckten Karten
school-kind-negative = Bettler und Piccolo
school-kind-skat = Skat legen
school-kind-lead = Ausspiel
school-kind-bid = Lizitieren
school-kind-king = König rufen
school-kind-discard = Weglegen
school-kind-announce = Ansagen
school-kind-kontra = Kontra
school-kind-card = Eine Karte spielen
school-kind-infer = Folgern
school-kind-declare = Melden
school-kind-settle = Abrechnen
school-kind-fault = Den Fehler finden

## Zählen

school-count-about = Stiche ziehen vorbei, dann wirst du gefragt. Je besser du zählst, desto schneller gehen sie.
school-count-game = Spiel
school-count-exercise = Übung
school-count-c1 = Wie viele Tarock noch draußen sind
school-count-c2 = Tarock Spieler für Spieler, auf französische Art
school-count-c3 = Farben und Figuren
school-count-c4 = Alles, wie im Spiel
school-count-level = Tempo { $level }
school-count-begin = Anfangen
school-count-hand = Stich für Stich, von Hand
school-count-hand-help = Nichts bewegt sich von selbst; du gehst zum nächsten Stich, wenn du gezählt hast.
school-count-next-trick = Nächster Stich
school-count-trick = Stich { $trick } von { $tricks }
school-count-pause = Pause
school-count-resume = Weiter
school-count-another = Noch einer

## Fortschritt

school-progress-none = Noch nichts. Was du hier lernst, merkt sich dieser Browser, und sonst niemand.
school-progress-about = Das alles merkt sich dieser Browser, und sonst niemand.
school-progress-lessons = Lektionen
school-progress-lessons-of = { $done } von { $all } Lektionen
school-progress-lessons-done = { $done ->
    [one] 1 Lektion geschafft
   *[other] { $done } Lektionen geschafft
}
school-progress-stars-of = { $stars } von { $all } Sternen
school-progress-puzzles = Aufgaben
school-progress-puzzles-none = Löse eine Aufgabe, dann bekommst du eine Wertung.
school-progress-interval = (höchstwahrscheinlich zwischen { $low } und { $high })
school-progress-solved = { $right } von { $tried } gelöst
school-worst = Das schlimmstmögliche Spiel
school-worst-none = Diese Adresse führt zu keinem Spiel. Geh zurück zum Tisch und frag den Trainer noch einmal.
school-worst-left = Du hast das Spiel verlassen.
school-worst-play = Selbst in diesem Spiel weiterspielen
school-puzzle-bad = Keine gute Aufgabe
school-puzzle-bad-done = Sie kommt nicht mehr.
school-progress-votes = Als nicht gut gekennzeichnet und nicht mehr gefragt: { $puzzles }
school-progress-own = Aus deinen eigenen Fehlern: { $puzzles }
school-progress-counting = Zählen
school-progress-counting-none = Lass dich am Tisch fragen (Einstellungen), oder übe.
school-progress-counted = { $game }: { $right } von { $asked } richtig am Tisch
school-progress-boxes = Wiederholung
school-progress-boxes-about = Was du nicht wusstest, kommt wieder: erst bald, dann immer später.
school-progress-box-days = Nach Tagen
school-progress-box-items = Fragen
school-progress-due = { $items ->
    [0] Heute steht nichts an.
    [one] Heute: 1.
   *[other] Heute: { $items }.
}
school-progress-due-puzzles = Aufgaben wiederholen
school-progress-losses = Am Tisch
school-progress-losses-none = Lass den Trainer eines deiner Spiele neben der Wiedergabe durchgehen: was deine Entscheidungen gekostet haben, steht dann hier.
school-progress-loss-danish =
    Deine Entscheidungen kosten im Schnitt { $mean } Jetons je Spiel ({ $deals ->
        [one] 1 Spiel
       *[other] { $deals } Spiele
    }).
school-progress-loss-koenigrufen =
    Deine Entscheidungen kosten im Schnitt { $mean } Punkte je Spiel ({ $deals ->
        [one] 1 Spiel
       *[other] { $deals } Spiele
    }).
school-progress-trend-even = Noch keine Richtung, die mehr als Zufall wäre.
school-progress-trend-better = Zuletzt { $change } weniger als vorher.
school-progress-trend-worse = Zuletzt { $change } mehr als vorher.
school-keeping = Deine Daten
school-keeping-about = Speichere deinen Fortschritt als Datei, übernimm ihn in einem anderen Browser oder im Terminal, oder lösche ihn.
school-keeping-export = Als Datei speichern
school-keeping-import = Datei übernehmen
school-keeping-erase = Alles löschen
school-keeping-erase-sure = Sterne, Wertung, Fächer und Verluste in diesem Browser werden endgültig gelöscht.
school-keeping-erase-now = Jetzt löschen
school-keeping-keep = Behalten
school-keeping-erased = Alles ist gelöscht.
school-keeping-taken = Die Datei ist übernommen.
school-keeping-other = Diese Datei ist kein Fortschritt aus der Schule. Nichts wurde geändert.
school-keeping-newer = Diese Datei stammt aus einer neueren Version. Nichts wurde geändert.
