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
