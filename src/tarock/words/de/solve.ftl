### Was jede Seite bei offenen Karten erzwingen kann.

solve-compiling = Der Löser wird für diese Maschine vorbereitet; das geschieht einmal und dauert bis zu einer Minute …
solve-head = Vor Stich { $trick }; { $seat } ist am Zug. Alle Karten liegen offen:
solve-cards = Wozu jede Karte führt:
solve-nothing = nichts bleibt sicher
solve-kept = { $goal }, erzwungen von { $who }
solve-forced = { $many ->
        [one] { $who } kann es allein erzwingen
       *[other] { $who } können es zusammen erzwingen
    }
solve-not-forced = niemand kann es erzwingen
solve-unknown = in der gegebenen Zeit nicht gefunden
solve-line = Das beste Spiel auf beiden Seiten, wenn { $many ->
        [one] { $who } das will
       *[other] { $who } das wollen
    }: { $goal }
solve-best-line = Das beste Spiel auf beiden Seiten, wenn es darum geht: { $goal }
solve-goal-last = { $seat } macht den letzten Stich
solve-goal-ultimo = { $seat } macht einen Ultimo
solve-goal-bagud = { $seat } geht bagud
solve-goal-nolo = { $seat } macht keinen Stich (Nolo)
solve-names = tauft ihn { $suit }
solve-demands = verlangt den Sküs
solve-claims = sagt, dass die Farbe fehlt
solve-waives = verzichtet auf das Taufrecht
solve-side-declarer = Partei des Spielerstehers
solve-side-defenders = Gegner
solve-most-thirds = Kartenpunkte der Partei des Spielerstehers
solve-bird = { $side ->
        [declarer] die Partei des Spielerstehers macht den
       *[defenders] die Gegner machen den
    } { $bird ->
        [pagat] Pagat
        [uhu] Uhu
        [kakadu] Kakadu
       *[quapil] Quapil
    }
solve-king-ultimo = die Partei des Spielerstehers macht König ultimo
solve-valat = { $side ->
        [declarer] die Partei des Spielerstehers macht
       *[defenders] die Gegner machen
    } den Valat
solve-tricks = { $who ->
        [declarer] der Spielersteher macht
       *[other] { $who } macht
    } { $tricks ->
        [0] keinen Stich
        [one] genau einen Stich
       *[other] genau { $tricks } Stiche
    }
solve-yes = kann erzwungen werden
solve-no = kann nicht erzwungen werden
solve-no-deal = --deal: { $file } enthält { $deals } Spiele, erwartet wird 1 bis { $deals }
solve-unplayed = in diesem Spiel ist noch keine Karte gespielt: es gibt nichts zu lösen
solve-no-trick = --at: erwartet wird ein Stich von { $first } bis { $last }, nicht { $got }
