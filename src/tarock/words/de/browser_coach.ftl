### Der Trainer auf der Seite: Hinweise am Tisch, Nachbesprechung neben der Wiedergabe.

web-hint = Hinweis
web-hint-act = Was würdest du tun?
web-hint-compare = Möglichkeiten vergleichen
web-hint-close = Schließen
web-hint-agree = Hinweisen für alle zustimmen
web-hint-agreed = Hinweise vereinbart
web-coach-thinking = Der Trainer denkt nach …
web-review = Nachbesprechung
web-review-about = Was jede Entscheidung nach dem kostete, was man damals wissen konnte; Glück und Spiel getrennt.
web-review-of = { $name } besprechen
web-review-decisions = Alle Entscheidungen
web-review-retry = Von hier noch einmal
web-review-puzzles = Aus den Fehlern Aufgaben machen
web-review-puzzles-made = { $puzzles ->
    [0] Es gab keinen Fehler, aus dem eine Aufgabe werden könnte.
    [one] 1 Aufgabe ist zu deinen eigenen Fehlern gekommen.
   *[other] { $puzzles } Aufgaben sind zu deinen eigenen Fehlern gekommen.
}
web-review-puzzles-solve = Lösen
web-review-open = Mit offenen Karten (das konnte niemand wissen)
web-grade-only = das einzig Mögliche
web-grade-best = das Beste
web-grade-good = gut
web-grade-inaccuracy = eine Ungenauigkeit
web-grade-mistake = ein Fehler
web-grade-blunder = ein grober Fehler
web-tells = Was verrät mir das?
web-tells-of = Was { $name } verraten hat
web-why = Warum?
web-evening-review = Nachbesprechung des Abends
