### Was jede Seite bei offenen Karten erzwingen kann.

solve-compiling = Der Löser wird für diese Maschine vorbereitet; das geschieht einmal und dauert bis zu einer Minute …
solve-head = Vor Stich { $trick }; { $seat } ist am Spiel. Alle Karten liegen offen:
solve-cards = Wozu jede Karte führt:
solve-nothing = nichts bleibt sicher
solve-kept = { $goal }, erzwungen von { $who }
solve-forced = { $many ->
        [one] { $who } kann es allein erzwingen
       *[other] { $who } können es zusammen erzwingen
    }
solve-not-forced = niemand kann es erzwingen
solve-unknown = in der gegebenen Zeit nicht gefunden
solve-line = Das beste Spiel auf beiden Seiten, wenn { $who } { $goal } will:
solve-best-line = Das beste Spiel auf beiden Seiten um { $goal }:
solve-goal-last = letzter Stich von { $seat }
solve-goal-ultimo = Ultimo von { $seat }
solve-goal-bagud = Bagud von { $seat }
solve-goal-nolo = Nolo von { $seat }
solve-names = nennt ihn { $suit }
solve-demands = verlangt den Sküs
solve-claims = meldet, dass die Farbe fehlt
solve-waives = verzichtet auf das Nennen
solve-side-declarer = Partei des Spielers
solve-side-defenders = Gegner
solve-most-thirds = Kartenpunkte der Partei des Spielers
solve-bird = { $bird ->
        [pagat] Pagat
        [uhu] Uhu
        [kakadu] Kakadu
       *[quapil] Quapil
    } { $side ->
        [declarer] der Partei des Spielers
       *[defenders] der Gegner
    }
solve-king-ultimo = König ultimo
solve-valat = Valat { $side ->
        [declarer] der Partei des Spielers
       *[defenders] der Gegner
    }
solve-tricks = { $who ->
        [declarer] der Spieler
       *[other] { $who }
    } mit { $tricks ->
        [0] keinem Stich
        [one] genau einem Stich
       *[other] genau { $tricks } Stichen
    }
solve-yes = kann erzwungen werden
solve-no = kann nicht erzwungen werden
solve-no-deal = --deal: { $file } enthält { $deals } Spiele, erwartet wird 1 bis { $deals }
solve-unplayed = in diesem Spiel ist noch keine Karte gespielt: es gibt nichts zu lösen
solve-no-trick = --at: erwartet wird ein Stich von { $first } bis { $last }, nicht { $got }
