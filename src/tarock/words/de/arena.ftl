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
arena-happened = Was einem Platz in 100 Spielen geschah, wie viel davon gelang, und die Punkte, die eine Ansage brachte
arena-apart = Dasselbe nur an Tischen, an denen man allein unter den anderen saß
arena-announced = { $bonus } angesagt
arena-moves = Züge
arena-mean = Rechenzeit je Zug
arena-p99 = 99 von 100 Zügen binnen
arena-made = tarock { $tarock }, Startwert { $seed }, { $processor }
arena-simplest-ahead = ({ $ahead } überbietet alle: { $behind } verteidigt neben zweien, die aufs Geratewohl spielen, und zahlt für ihre Karten; über die Stärke sagt das nichts.)
arena-outside-deals = { $level }, { $ruleset }: { $measure } { $found } in 100 Spielen, Band { $least } bis { $most }
arena-outside-share = { $level }, { $ruleset }: { $measure } { $found } % von { $times }, Band { $least } bis { $most } %
arena-outside-mean = { $level }, { $ruleset }: { $measure } { $found } Punkte im Mittel ({ $times } Mal), Band { $least } bis { $most }
arena-measure-announced = Ansagen
arena-measure-announced-pays = eine Ansage bringt
arena-measure-announced-right = gelungene Ansagen
arena-measure-answers = Re und Sub
arena-measure-answers-right = richtiges Re und Sub
arena-measure-kontra-right = richtiges Kontra auf das Spiel
arena-measure-kontra-said-right = richtiges Kontra auf Ansagen
arena-measure-negative = negative Spiele
arena-measure-ouvert = Ouvertspiele
arena-measure-ouvert-won = gewonnene Ouvertspiele
arena-measure-passed = niemand spielt, oder Trischaken
arena-measure-won = gewonnene Spiele
arena-tally-bagud-king = König bagud
arena-tally-bagud-pagat = Pagat bagud
arena-tally-contract-none = niemand spielt
arena-tally-declared = Meldungen
arena-tally-fined = Strafen
arena-tally-gave-honour = König, Dame oder Pagat dem Gegner gegeben
arena-tally-gave-points-late = Punkte in den letzten vier Stichen verschenkt
arena-tally-kontra = Kontra auf das Spiel
arena-tally-kontra-said = Kontra auf eine Ansage
arena-tally-last-trick = letzter Stich ohne Ultimo
arena-tally-lost-called-king = gerufene Könige verloren
arena-tally-lost-king = verlorene Könige
arena-tally-lost-pagat = verlorener Pagat
arena-tally-nolo = Nolo
arena-tally-overtook-friend = Partner überstochen
arena-tally-pagat-home = Pagat heimgebracht
arena-tally-re = Re auf das Spiel
arena-tally-re-said = Re auf eine Ansage
arena-tally-redeal = neues Geben verlangt
arena-tally-sub = Sub auf das Spiel
arena-tally-sub-said = Sub auf eine Ansage
arena-tally-sure-ultimo-thrown = sicherer Ultimo verschenkt
arena-tally-threw-bird = angesagter Vogel weggeworfen
arena-tally-tout = Tout
arena-tally-ultimo-king = Königsultimo
arena-tally-ultimo-pagat = Pagatultimo

## Warum die Arena nicht spielen kann

arena-no-journal = { $file }: ist kein Journal der Arena ({ $cause })
arena-other-journal = { $file }: ist das Journal eines anderen Laufs ({ $run }); dieselben Regelwerke, Stufen, Sitzordnungen und denselben Seed angeben oder eine andere Datei
arena-damaged-journal = { $file }: Zeile { $line } ist beschädigt ({ $cause })
arena-process-died = ein Prozess der Arena ist gestorben, vielleicht aus Mangel an Speicher; mit weniger --workers versuchen
arena-level-twice = die Stufe { $level } ist zweimal genannt; gegen sich selbst steht es immer gleich
arena-mixed = { $ruleset }: ein gemischter Tisch zu { $seats } braucht { $wanted } Stufen, genannt sind { $levels }
cluster-killed = { $address }: derselbe Auftrag hat mehrere Worker zu Fall gebracht ({ $cause })
cluster-lost = { $address }: die Verbindung zum Scheduler ist verloren; ein --journal behält, was fertig ist
cluster-no-answer = --cluster: kein Dask-Scheduler antwortet an { $address }; eine Adresse sieht aus wie tcp://host:8786
cluster-no-workers = { $address }: der Scheduler hat keine Worker; starten mit `dask worker { $address }`
cluster-without-tarock = { $address }: die Worker haben tarock { $here } nicht ({ $cause })
cluster-other-version = { $address }: der Worker { $worker } hat tarock { $there }, dies hier ist { $here }
