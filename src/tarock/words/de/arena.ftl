### Was die Arena misst: Spielstärken gegeneinander mit denselben Karten.

arena-deals = Spiele
arena-compiling = Die Bots werden für diese Maschine vorbereitet; das geschieht einmal und dauert bis zu einer Minute …
arena-incomplete = Der Lauf wurde angehalten; das ist bisher gemessen.
arena-versus = { " – " }
arena-match = { $levels }: { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    }, jedes an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }; Punkte je Spiel und Platz, mit 95-%-Intervallen
arena-interval = { $mean } ({ $low } bis { $high })
arena-ahead = { $ahead } liegt vor { $behind } um { $lead }
arena-even = { $ahead } und { $behind } sind noch nicht zu unterscheiden: { $lead }
arena-second = nach Bootstrap { $bootstrap }; mit eingezogenen Ausreißern { $winsorised }
arena-alone = einmal { $level } unter { $others }: { $net }
arena-cross = Um wie viele Punkte die Zeile vor der Spalte liegt (* kein Zufall)
arena-axis = Punkte je Spiel über { $level }
arena-happened = Was einem Platz in 100 Spielen geschah, und wie viel davon gelang
arena-announced = { $bonus } angesagt
arena-moves = Züge
arena-mean = Rechenzeit je Zug
arena-p99 = 99 von 100 Zügen binnen
arena-made = tarock { $tarock }, Seed { $seed }, { $processor }
arena-tally-bagud-king = König bagud
arena-tally-bagud-pagat = Pagat bagud
arena-tally-contract-none = niemand spielt
arena-tally-declared = Ansagen vor dem Spiel
arena-tally-fined = Bußen
arena-tally-kontra = Kontra
arena-tally-last-trick = letzter Stich ohne Ultimo
arena-tally-lost-king = verlorene Könige
arena-tally-lost-pagat = verlorener Pagat
arena-tally-nolo = Nolo
arena-tally-pagat-home = Pagat heimgebracht
arena-tally-re = Re
arena-tally-redeal = neues Geben verlangt
arena-tally-sure-ultimo-thrown = sicheres Ultimo verschenkt
arena-tally-tout = Tout
arena-tally-ultimo-king = Königsultimo
arena-tally-ultimo-pagat = Pagatultimo
