# Was an einem Wertungsblatt falsch ist.  Felder und Zeichen des Blattes bleiben, wie sie geschrieben sind.

sheet-not-json = kein gültiges JSON: { $why }
sheet-no-sheet = erwartet wird ein Blatt: ein Objekt wie {"{"}"ruleset": "danish-hjoerring", …{"}"}
sheet-no-ruleset = erwartet wird der Name eines Regelwerks
sheet-no-object = erwartet wird ein Objekt, hier steht { $got }
sheet-no-list = erwartet wird eine Liste, hier steht { $got }
sheet-no-seat = erwartet wird ein Platz wie "A", hier steht { $got }
sheet-no-number = erwartet wird eine ganze Zahl, hier steht { $got }
sheet-out-of-bounds = erwartet wird eine ganze Zahl von { $lowest } bis { $highest }, hier steht { $got }
sheet-no-text = erwartet wird ein Text wie "sofort bemerkt", hier steht { $got }
sheet-unknown-field = unbekanntes Feld { $got }; erwartet wird eines von: { $expected }
sheet-no-fields = unbekanntes Feld; hier darf keines stehen
sheet-missing-choice = fehlt; erwartet wird eines von: { $expected }
sheet-missing-four = fehlt; erwartet wird je eine Zahl für A, B, C und D
sheet-missing-tricks = fehlt; erwartet werden die Stiche des Spielers, oder ob das Spiel gewonnen ist
sheet-missing-thirds = fehlt; erwartet werden die Kartenpunkte der Spielerpartei in Dritteln, oder ob das Spiel gewonnen ist
sheet-won-otherwise = die Stiche, die Zählung oder der Valat sagen etwas anderes
sheet-needs-most = gehört zur Angabe, wer am meisten hat
sheet-most-or-count = entweder gezählt, oder nur, wer am meisten hat
sheet-most-virgins = wer am meisten hat, hat einen Stich gemacht, und nicht alle vier haben gleich viel
sheet-most-won = zwei mit gleich viel können nicht beide so viel haben, wie ein Spiel gewinnt
sheet-seat-twice = ein Platz ist zweimal genannt
sheet-of-position = eine Stellung wird nicht abgerechnet, also gibt es kein Blatt dazu
sheet-unfinished = das Spiel ist nicht zu Ende, also gibt es kein Blatt dazu

# Dänisches Tarock

sheet-no-event = erwartet wird ein Ereignis wie ["ante"], hier steht { $got }
sheet-unknown-event = unbekanntes Ereignis { $got }; erwartet wird eines von: { $expected }
sheet-arguments = auf { $event } müssen { $expected } Werte folgen, hier sind es { $got }
sheet-unknown-fault = unbekannter Fehler { $got }; erwartet wird einer von: { $expected }
sheet-repays-what = { $fault } muss die Meldung nennen, die zurückgezahlt wird
sheet-repays-nothing = { $fault } zahlt nichts zurück
sheet-no-declaration = erwartet wird taroks 10, matadors 3, half H oder full kings, hier steht { $got }
sheet-no-courts = { $got } ist keine Farbe; erwartet wird eines von: S, H, D, C, kings
sheet-tarok-courts = Tarock hat keine Bilder; erwartet wird eines von: S, H, D, C, kings
sheet-count-sum = die drei Zahlen ergeben zusammen { $got } statt { $expected }
sheet-points-for = erwartet werden Punkte für { $seats }
sheet-no-fine = { $book } hat keine Strafe für { $fault }
sheet-dealers-fault = nur der Geber kann für { $fault } bestraft werden, und { $seat } gibt nicht [{ $rule }]
sheet-only-once = { $event } kommt in einem Spiel nur einmal vor
sheet-not-at-table = { $seat } sitzt nicht am Tisch
sheet-sits-out = { $seat } setzt in diesem Spiel aus
sheet-ultimo-winner = den Ultimo hat ein anderer gemacht als der Gewinner des letzten Stichs
sheet-tout-last = wer Tout macht, gewinnt auch den letzten Stich
sheet-two-nolos = zwei Spieler ohne Stich bedeuten Tout des dritten
sheet-nolo-trick = wer Nolo macht, gewinnt keinen Stich
sheet-bagud-once = ein Spieler geht in einem Spiel nur einmal bagud
sheet-bagud-winner = der Gewinner des letzten Stichs kann nicht bagud gehen
sheet-king-beats-pagat = ein König kann keinen Stich gewinnen, in den der Pagat fiel
sheet-three-baguds = drei Spieler können nicht alle bagud gehen: einer von ihnen gewinnt den Stich
sheet-one-pagat = der Pagat wird nur einmal verloren, heimgebracht oder zuletzt gespielt
sheet-four-kings = es gibt nur vier Könige zu verlieren
sheet-pagat-home-trick = { $seat } brachte den Pagat heim und gewann also einen Stich
sheet-tout-lost = { $seat } machte alle Stiche und verlor also keine Karte
sheet-stakes-once = der Einsatz wird in einem Spiel einmal gezahlt, und jeder Topf wird davor einmal gefüllt
sheet-redealt-played = in einem Spiel, das neu gegeben wird, wird nichts gemeldet und nichts gespielt
sheet-declared-twice = dieselbe Meldung steht zweimal da
sheet-declared-kind-twice = { $seat } meldet { $what } zweimal: gemeldet wird einmal, und nur das Beste [{ $rule }]
sheet-declared-by-two = { $seat } und { $other } können nicht beide { $what } melden: { $why ->
    [taroks] es gibt nur { $all } Tarock
    [matadors] es gibt eine Reihe von Matadoren, vom Sküs abwärts
   *[courts] eine halbe Farbe sind drei ihrer vier Bilder, also können zwei Blätter sie nicht haben
} [{ $rule }]
sheet-repaid-twice = dieselbe Meldung wird zweimal zurückgezahlt
sheet-repaid-undeclared = { $seat } zahlt eine Meldung zurück, die nicht gemeldet wurde
sheet-repaid-unfined = { $seat } zahlt zurück ohne die Strafe für eine falsche Meldung
sheet-repaid-whole = nach { $book } wird eine falsche Meldung ganz zurückgezahlt, was immer zu melden war
sheet-repaid-other = { $seat } zahlt eine Meldung zurück und behält eine andere dafür
sheet-unfunded-replaced = der Topf { $cup } wurde in diesem Spiel nicht neu gefüllt: ein Bagud trat an die Stelle
sheet-cup-too-low = der Topf { $cup } enthält { $held } und kann keine { $points } zahlen

# Königrufen

sheet-unplayed = ein Spiel, das niemand spielt, hat das nicht
sheet-needs-declarer = { $contract } braucht seinen Spieler
sheet-own-partner = der Spieler ist nicht sein eigener Partner; partner weglassen, wenn er allein spielt
sheet-has-none = { $contract } hat das nicht
sheet-no-bird = { $contract } wird ohne Vogel gespielt
sheet-own-king = niemand darf seinen eigenen König rufen [{ $rule }]
sheet-king-in-talon = { $contract } kennt nur: { $expected }
sheet-king-place = der gerufene König kann nur an einem Ort sein
sheet-needs-partner = { $contract } braucht partner, own_king oder king_in_talon
sheet-revoke-conceded = in einem aufgegebenen Spiel kann niemand Renonce begehen
sheet-revoke-all = niemand bleibt übrig, der bezahlt werden könnte
sheet-revoke-both-sides = das Buch rechnet einen Fehler beider Parteien nicht ab [{ $rule }]
sheet-needs-bird = { $contract } braucht den Vogel, der mit dem Spiel angesagt wurde
sheet-without-bird = ein Spieler ohne Vogel begeht Renonce: revoke muss ihn nennen und niemanden sonst
sheet-bird-not-announced = { $bird } wurde lizitiert und muss unter den Ansagen des Spielers stehen
sheet-conceded-none = ein aufgegebenes Spiel hat das nicht
sheet-impossible-count = { $tricks } Stiche und die abgelegten oder gutgeschriebenen Karten sind { $cards } Karten, und die können nicht { $count } zählen
sheet-sum-of-four = die vier ergeben zusammen { $got } statt { $expected }
sheet-tricks-count = { $tricks } Stiche können nicht { $count } zählen
sheet-trischaken-offenders = mehr als zwei Renoncen im Trischaken entscheidet der Schiedsrichter [{ $rule }]
sheet-offenders-share = { $offenders } Spieler können { $points } Punkte nicht teilen
sheet-no-bonus = { $book } hat keine Prämie für { $item }
sheet-not-doubled = { $item } war nicht angesagt, also konnte es niemand verdoppeln
sheet-no-trick = eine Partei ohne Stich kann { $item } nicht machen
sheet-no-king-called = in { $contract } wird kein König gerufen
sheet-only-side = nur die Partei { $side } kann { $item } machen
sheet-king-lay-in-talon = der gerufene König lag im Talon, also konnte niemand { $item } machen
sheet-captured-announced = ein gefangener König wird nicht angesagt
sheet-not-announced-in = { $item } kann in { $contract } nicht angesagt werden [{ $rule }]
sheet-only-partner = nur der gerufene Partner kann { $item } ansagen [{ $rule }]
sheet-no-claims = { $book } kennt keine Forderungen [{ $rule }]
sheet-claimed-announced = Angesagtes wird allen ohne Forderung bezahlt
sheet-claims-from = { $seat } kann nur von einem Spieler fordern, der Renonce begangen hat
sheet-other-side = { $seat } gehört nicht zur Partei { $side }
sheet-item-twice = { $item } der Partei { $side } ist zweimal da
sheet-item-both = { $item } der Partei { $side } ist sowohl gemacht als auch nicht gemacht
sheet-item-both-sides = { $item } können nicht beide Parteien machen
sheet-items-exclude = { $item } der Partei { $side } und { $other } der Partei { $other_side } schließen einander aus
sheet-counter-valat = erwartet wird der Valat, den die andere Partei gegen einen angesagten angesagt hat
sheet-counter-valat-made = er wurde gemacht, also ist er der valat und der andere der counter_valat
sheet-valat-tricks = die Partei { $side } machte { $tricks } von { $all } Stichen

# Entscheidungen des Schiedsrichters

sheet-ruling-self = niemand zahlt an sich selbst
