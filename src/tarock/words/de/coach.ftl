### Der Trainer: Hinweise und Nachbesprechung.

## Was man tun kann

coach-act-card = { $card }
coach-act-lay = { $cards } legen
coach-act-demand = den Skus verlangen
coach-act-claim = um die Taufe des Skus bitten
coach-act-name = den Skus { $suit } taufen
coach-act-waive = dem Skus seinen Namen lassen
coach-act-wait = warten
coach-act-bid = { $contract }
coach-act-call = { $called } rufen
coach-act-take = { $half ->
    [1] die erste Hälfte des Talons
    [2] die zweite Hälfte des Talons
   *[all] den ganzen Talon
}
coach-act-speech = { $said }
coach-act-announce = { $item } ansagen
coach-act-double = { $item } kontrieren
coach-act-game = das Spiel
coach-act-seat = { $name }
coach-act-good = „gut“
coach-act-vorhand = die Vorhand behalten
coach-act-hold = halten
coach-act-pass-forehand = die Vorhand weitergeben
coach-act-concede = aufgeben
coach-act-pass = passen

## Hinweise

coach-do = Am besten: { $act }.
coach-book-says = Das Buch würde wählen: { $act }.
coach-book-too = Das sagt auch das Buch: { $advice }
coach-why-not = Warum nicht { $act }: { $advice }
coach-by-trying = Hier entscheidet kein Rat des Buches, sondern der Versuch.
coach-not-confirmed = Das Buch rät dazu; unsere Messungen bestätigen es nicht (im Mittel { $gain }, wo der Rat gilt).
coach-worlds = { $exact ->
    [yes] Versucht in allen { $worlds } Verteilungen, die noch möglich sind:
   *[no] Versucht in { $worlds } wahrscheinlichen Verteilungen:
}
coach-candidate = { $act }: { $value } ± { $error }
coach-equal = Die ersten beiden sind nicht zu unterscheiden: beides ist richtig.
coach-ahead = Das erste ist in { $percent } % der Verteilungen besser als das zweite.
coach-deal = Eine Verteilung, in der es darauf ankommt, nach dem Buch weitergespielt:
coach-deal-hand = { $name } hat { $cards }.
coach-deal-course = Nach { $act }: { $cards } … { $value }
coach-none = Jetzt ist nichts zu entscheiden.
coach-depths = Frag nach Hinweis 1, 2 oder 3: worauf zu achten ist, was zu tun ist, oder die Möglichkeiten nebeneinander.
coach-deeper = Mehr: hinweis { $depth }

## Nachbesprechung

coach-result = { $you ->
    [yes] Du kamst
   *[no] { $name } kam
} auf { $value }.
coach-luck = Die Karten waren { $cards } wert (für jemanden, der nach dem Buch spielt, unter seinesgleichen); das Spiel machte { $play } daraus.
coach-level = Mit denselben Karten: { $level } { $value }
coach-total = { $number } Entscheidungen wurden gewogen; alle Fehler zusammen kosteten { $loss }.
coach-no-mistakes = Keine Entscheidung kostete mehr, als der Zufall erklärt.
coach-decided = { $trick ->
    [0] Vor dem Spiel
   *[other] Stich { $trick }
}: { $act } — { $grade ->
    [only] das einzig Mögliche
    [best] das Beste
    [good] gut
    [inaccuracy] eine Ungenauigkeit
    [mistake] ein Fehler
   *[blunder] ein grober Fehler
}.
coach-better = Besser war: { $act }, um { $loss } ± { $error }.
coach-lucky = Wie die Karten lagen, hat es sich trotzdem gelohnt.
coach-unlucky = Es war richtig, und die Karten haben es bestraft.
coach-caution = Beurteilt nach dem, was man damals wissen konnte. Von den anderen wird angenommen, dass sie nach den Büchern weiterspielen und in den letzten Stichen so gut wie möglich; ein Gebot wird allein nach solchem Spiel beurteilt.
coach-open-caution = Mit offenen Karten: das konnte niemand wissen. Was folgt, ist kein Fehler, den jemand hätte vermeiden können.
coach-open = { $trick ->
    [0] Vor dem Spiel
   *[other] Stich { $trick }
}: { $act } { $value }; { $better }
coach-valued = { $act } { $value }

## Ein Abend

coach-evening = { $number ->
    [one] Ein Spiel brachte
   *[other] { $number } Spiele brachten
} { $value }: die Karten waren { $cards } wert, das Spiel machte { $play } daraus; Fehler kosteten { $loss } je Spiel.
coach-evening-deal = Spiel { $number }: { $value } (Karten { $cards }, Fehler { $loss })
coach-evening-trend = Fehler kosteten in der ersten Hälfte { $first } je Spiel und in der zweiten { $second }: { $way ->
    [better] es wird besser
    [worse] es wird schlechter
   *[same] es bleibt gleich
}.
coach-evening-missed = Am häufigsten übersehener Rat, { $times ->
    [one] einmal
   *[other] { $times }-mal
}:

## What cannot be done

coach-nobody = Dort ist niemand am Zug; nennen Sie mit --at einen Schritt vor einer der { $steps } Handlungen.
coach-no-step = Das Spiel hat { $steps } Handlungen, also keinen Schritt { $got }.
coach-no-seat = In diesem Spiel sitzt kein { $got }; es gibt { $seats }.
coach-unfinished = Nur ein beendetes Spiel kann nachbesprochen werden.
coach-no-player = Kein { $got } spielt in diesen Spielen; nenne einen Platz oder einen Namen.
