### Aufgaben: was gefragt wird, und was zu einer Antwort gesagt wird.

puzzle-open = Alle Karten liegen offen.
puzzle-closed = Du siehst nur deine eigenen Karten: Es muss in jedem möglichen Spiel gelingen.
puzzle-ask-last = Was sichert dir den letzten Stich?
puzzle-ask-ultimo = Was sichert dir einen Ultimo?
puzzle-ask-bagud = Was lässt { $other } bagud gehen?
puzzle-ask-stop = Was hindert { $other } an einem Ultimo, was auch der Dritte tut?
puzzle-ask-stop-together = Du spielst mit { $partner }. Was hindert { $other } an einem Ultimo?
puzzle-ask-ending-game = Welche Karte sichert der Partei des Spielerstehers das Spiel?
puzzle-ask-stop-game = Du spielst gegen den Spielersteher. Welche Karte sorgt dafür, dass das Spiel verloren geht?
puzzle-ask-ending-bird = Welche Karte sorgt dafür, dass deine Partei { $bird } macht?
puzzle-ask-stop-bird = Welche Karte hindert die anderen daran, { $bird } zu machen?
puzzle-ask-ending-king = Welche Karte sorgt dafür, dass deine Partei König ultimo macht?
puzzle-ask-stop-king = Welche Karte hindert die anderen daran, König ultimo zu machen?
puzzle-ask-negative = { $contract }: Du musst { $tricks ->
        [0] keinen Stich
        [one] genau einen Stich
       *[other] genau { $tricks } Stiche
    } machen. Mit welcher Karte bleibt das Spiel gewonnen?
puzzle-ask-defend = { $contract }: Der Spielersteher muss { $tricks ->
        [0] keinen Stich
        [one] genau einen Stich
       *[other] genau { $tricks } Stiche
    } machen. Mit welcher Karte bleibt das Spiel verloren?
puzzle-ask-skat = Welchen dieser Skate legst du?
puzzle-ask-lead = Welche dieser Karten spielst du aus?
puzzle-ask-bid = Was sagst du an?
puzzle-ask-king = Welchen König rufst du?
puzzle-ask-discard = Welche dieser Karten legst du ab?
puzzle-ask-announce = Was kündigst du an?
puzzle-ask-kontra = Was sagst du?
puzzle-ask-card = Was tust du?
puzzle-ask-infer = Was davon ist sicher? Wähle alles.
puzzle-ask-declare = Was musst du melden? Wähle alles.
puzzle-ask-settle = Das Spiel ist aus. Was hat es { $you ->
        [yes] dir
       *[no] { $name }
    } gebracht, in Jetons oder Punkten?
puzzle-ask-fault = Jemand hat nicht bedient, und niemand hat es gesagt. Wer, und wann?
puzzle-due = { $you ->
        [yes] Du musst melden:
       *[no] { $name } muss melden:
    } { $items }
puzzle-costs = { $act }: { $loss } ± { $error } hinter { $best }.
puzzle-possible = { $name } muss { $cards } nicht haben: Hier ist ein Spiel, das auch möglich ist.
puzzle-no-fault = { $you ->
        [yes] Du hattest
       *[no] { $name } hatte
    } in Stich { $trick } nichts von der Farbe.
puzzle-right = Richtig.
puzzle-wrong = Nein.
puzzle-sum = Es ist { $sum }.
puzzle-by = { $by }: { $act } (kostet: { $loss })
puzzle-prompt-one = Welche Nummer?
puzzle-prompt-all = Welche Nummern, mit Leerzeichen dazwischen?
puzzle-prompt-number = Wie viel?
puzzle-expected = Erwartet werden Nummern von 1 bis { $most }.
puzzle-rating = Deine Wertung ist { $rating }, zwischen { $low } und { $high }.
puzzle-none = Es gibt keine Aufgabe { $got }
puzzle-all-solved = Du hast alle Aufgaben dieser Art versucht.
puzzle-own = { $many ->
        [0] Es wurde kein klarer Fehler gefunden.
        [one] Ein Fehler ist zur Aufgabe geworden; sie kommt morgen wieder.
       *[other] { $many } Fehler sind zu Aufgaben geworden; sie kommen morgen wieder.
    }
puzzle-mined = { $many ->
        [one] Eine Aufgabe
       *[other] { $many } Aufgaben
    } gefunden:
puzzle-proved = { $many ->
        [one] Eine Aufgabe ist bewiesen.
       *[other] { $many } Aufgaben sind bewiesen.
    }
puzzle-unproved = von { $many } Aufgaben sind diese nicht bewiesen: { $names }
puzzle-no-journal = { $file } ist kein Journal von Aufgaben: { $detail }
puzzle-other-journal = { $file } ist ein Journal von { $family } mit dem Seed { $seed }
worst-missed = Nach { $act } ist es nicht mehr zu erreichen, was du auch spielst: dafür sorgen die anderen.
played-net = Dieses Spiel hat dir { $won } gebracht.
worst-net = Nach { $act } hat dir dieses Spiel { $won } gebracht.
worst-net-better = Nach { $act } hat dir dieses Spiel { $won } gebracht. Nach { $best } bringt es, wenn alle nach den Büchern weiterspielen, { $value }.
worst-no-answer = Nichts, was hier erlaubt ist, heißt { $got }
worst-no-moment = Einen solchen Augenblick gibt es in diesem Spiel nicht: nach { $at } Handlungen
worst-begin = Das schlimmstmögliche Spiel: alle Karten liegen offen, und die anderen tun ihr Bestes.
worst-none = Ein solches Spiel gibt es nicht: nichts anderes ist klar schlechter, oder es lässt sich noch keines geben.
puzzle-bad-how = Keine gute Aufgabe? tarock puzzle bad { $id }
puzzle-bad = { $id } kommt nicht mehr.
puzzle-good-after-all = { $id } darf wiederkommen.
worst-how = Tippe { $word }, um selbst weiterzuspielen, gegen das schlimmstmögliche Spiel.
