# Das Spiel im Terminal.  $you: yes, wenn der Satz von dem handelt, der ihn liest; $name: alle anderen.

## Namen und Listen

play-you = du
play-list = { $first } und { $last }
told-row = { $first }; { $last }
play-party = { $name }
play-sum-to = { $points } an { $you ->
    [yes] dich
   *[no] { $name }
}
play-sum-king = { $points } in den Königstopf
play-sum-pagat = { $points } in den Pagattopf
play-the-king = der Königstopf
play-the-pagat = der Pagattopf

## Der Abend

play-welcome = { $rules }. { $players } am Tisch: { $names }.
play-welcome-help = Mit ? kommt jederzeit Hilfe, mit ende hörst du auf.
play-levels = Gegner: { $levels }.
play-seed = Startwert { $seed }: Dieselben Karten kommen wieder mit --seed { $seed }.
play-deal-head = { $number }. Spiel
play-sits-out = Du setzt in diesem Spiel aus. Die anderen spielen es.
play-rests = Du ruhst in diesem Spiel. Die anderen spielen es.
play-other-table = Am anderen Tisch: { $nets }.
play-next-deal = Enter: nächstes Spiel, ende: Schluss für heute
play-leaving = Du verlässt den Tisch.
play-unfinished = Das { $number }. Spiel ist nicht zu Ende und zählt daher nicht.
play-cups-stay = Noch in den Töpfen: Königstopf { $king }, Pagattopf { $pagat }.
play-evening-over = Der Abend ist zu Ende. Die Töpfe werden geteilt.
play-evening-none = Kein Spiel wurde zu Ende gespielt.
play-totals = Der Abend bis jetzt
play-totals-final = Das Ergebnis des Abends
play-thanks = Danke für das Spiel.

## Der Tisch

play-trick-head = { $number }. Stich von { $of }
play-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
play-not-declared = hat noch nicht gemeldet
play-on-table = Auf dem Tisch: { $cards }.
play-led = { $card } (Ausspiel)
play-skus-as = Sküs als { $suit }
play-holds = { $you ->
    [yes] Du hältst
   *[no] { $name } hält
} den Stich.
play-nobody-holds = Noch hält niemand den Stich.
play-you-lead = Du spielst aus.
play-any-card = Du darfst jede Karte spielen.
play-may-play = Du darfst spielen: { $cards }
play-no-last = Noch ist kein Stich gespielt.
play-last-trick-was = { $number }. Stich: { $cards }. { $you ->
    [yes] Du hast
   *[no] { $name } hat
} ihn genommen.

## Was geschieht

play-told-lays = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} den Skat gelegt.
play-told-lays-cards = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $cards } in den Skat gelegt.
play-told-passes = { $you ->
    [yes] Du passt
   *[no] { $name } passt
}: nichts zu melden.
play-told-declares = { $you ->
    [yes] Du meldest
   *[no] { $name } meldet
}: { $items }.
play-told-redeal = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} kein Tarock mit Zahl und { $you ->
    [yes] verlangst
   *[no] verlangt
} ein neues Geben. Derselbe Geber gibt noch einmal, ohne neuen Einsatz.
play-told-leads = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $card } aus.
play-told-plays = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $card }.
play-told-takes = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} den Stich mit { $card }.
play-told-passed-lead = Der Sküs darf nicht zum letzten Stich ausgespielt werden: Das Ausspiel geht weiter an { $you ->
    [yes] dich
   *[no] { $name }
}.
play-told-claims-held = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} kein { $suit } und { $you ->
    [yes] fragst
   *[no] fragt
} danach. Der dritte Spieler hat es: der Name bleibt.
play-told-claims-granted = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} kein { $suit }, und der dritte Spieler auch nicht: { $you ->
    [yes] du darfst
   *[no] { $name } darf
} den Sküs taufen.
play-told-names = { $you ->
    [yes] Du taufst
   *[no] { $name } tauft
} den Sküs: { $suit }.
play-told-waives = { $you ->
    [yes] Du verzichtest
   *[no] { $name } verzichtet
} auf das Taufrecht.
play-told-takes-back = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $card } zurück und { $you ->
    [yes] musst
   *[no] muss
} { $suit } bedienen.
play-told-demands = { $you ->
    [yes] Du verlangst
   *[no] { $name } verlangt
} den Sküs in diesem Stich.
play-told-demands-wrongly = { $you ->
    [yes] Du verlangst
   *[no] { $name } verlangt
} den Sküs, aber er ist schon gefallen.
play-told-asks = { $you ->
    [yes] Du fragst
   *[no] { $name } fragt
} nach Tarock im Skat. Die Antwort: { $answer }.
play-laid-number = { $number ->
    [0] keines liegt darin
    [one] eines liegt darin
   *[other] { $number } liegen darin
}
play-laid-yes-no = { $number ->
    [0] keines liegt darin
   *[other] es liegen welche darin
}

## Fehler

# $whose: play-whose; $fault: einer der Fehler hier unten.
play-told-claims-fault = { $you ->
    [yes] Du beanstandest
   *[no] { $name } beanstandet
} einen Fehler { $whose }: { $fault }.
play-whose = bei { $you ->
    [yes] dir
   *[no] { $name }
}
play-fault-renonce = { $trick ->
    [0] Farbe nicht bedient
   *[other] Farbe nicht bedient im { $trick }. Stich
}
play-fault-declaration = falsche oder fehlende Meldung
play-fault-skat = falscher Skat
play-fault-cards = falsche Kartenzahl
play-fault-turn = außer der Reihe gespielt
play-fault-early = vor dem Geber gemeldet
play-fault-cups = Töpfe nicht weitergestellt
play-told-upheld = Das stimmt.
play-told-not-upheld = Das stimmt nicht, und es geht weiter.
play-told-wrong-number = Die Kartenzahl stimmt nicht: { $names }.
play-told-out-of-turn = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $card } außer der Reihe.
play-told-held = { $you ->
    [yes] Deine Karte
   *[no] Die Karte von { $name }
}, { $card }, bleibt als gespielt liegen.
play-told-put-right = Der Skat wird berichtigt: Der Geber legt neu, und alle melden noch einmal.
play-told-corrects = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} die falsche Karte zurück; die richtige ist { $card }.
play-told-paid-back = Was für die zurückgenommenen Stiche bezahlt wurde, wird zurückgegeben.
play-told-accepts = { $you ->
    [yes] Du willst
   *[no] { $name } will
} weiterspielen.
play-told-accepts-holding = { $you ->
    [yes] Du willst
   *[no] { $name } will
} weiterspielen, und die Karte muss liegen bleiben.
play-told-refuses = { $you ->
    [yes] Du verlangst
   *[no] { $name } verlangt
}, dass das Spiel ungültig ist.
play-told-void = Das Spiel ist ungültig.
play-told-moves-cups = { $you ->
    [yes] Du stellst
   *[no] { $name } stellt
} die Töpfe nach rechts.
play-told-deals-again = { $you ->
    [yes] Du zahlst und gibst
   *[no] { $name } zahlt und gibt
} noch einmal.
play-told-passes-deal = { $you ->
    [yes] Du lässt
   *[no] { $name } lässt
} den nächsten Spieler geben.
play-told-draws = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
} eine Karte { $whose }.
play-told-agrees = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} einverstanden, dass abgerechnet wird.
play-asked-accept = { $names_is ->
    [you] Du entscheidest.
    [you_all] { $names } entscheidet.
    [other] { $names } entscheidet.
   *[others] { $names } entscheiden.
} Ein Einspruch genügt, und das Spiel ist ungültig.
play-asked-void = { $names_is ->
    [you] Du entscheidest.
    [you_all] { $names } entscheidet.
    [other] { $names } entscheidet.
   *[others] { $names } entscheiden.
} Nur wenn beide anderen es wollen, ist das Spiel ungültig.
play-asked-misdeal = { $names_is ->
    [you] Du entscheidest:
    [you_all] { $names } entscheidet:
    [other] { $names } entscheidet:
   *[others] { $names } entscheiden:
} zahlen und noch einmal geben, oder den Nächsten geben lassen.
play-asked-draw = { $names_is ->
    [you] Du ziehst eine Karte.
    [you_all] { $names } zieht Karten.
    [other] { $names } zieht eine Karte.
   *[others] { $names } ziehen Karten.
}
play-asked-put-right = { $names_is ->
    [you] Du darfst es berichtigen:
   *[other] { $names } darf es berichtigen:
} Die falsche Karte und alles, was folgte, wird zurückgenommen.

## Was zu tun ist, und warum

play-explain-skat = Du gibst und hast 28 Karten: Lege drei davon. Karten in [ ] dürfen gelegt werden; sie zählen am Ende für dich.
play-explain-declare = Nach dem Buch ist das Melden Pflicht. Du meldest: { $items }.
play-explain-redeal = Du hast kein Tarock mit Zahl. Du darfst ein neues Geben verlangen.
play-explain-redeal-how = Tippe neu, um es zu verlangen.
play-explain-demand = Drittletzter Stich, und der Sküs ist noch nicht gefallen. Du darfst ihn verlangen: Wer ihn hat, muss ihn dann in diesem Stich spielen.
play-explain-wrong-demand = Der Sküs ist schon gefallen. Ihn zu Unrecht zu verlangen kostet { $fine } in jeden Topf.
play-explain-claim = Der Sküs wurde als { $suit } ausgespielt, und du hast keines. Tippe fehlt, um das Taufrecht zu behalten (wenn auch der dritte Spieler kein { $suit } hat), verzicht, um es aufzugeben, oder spiel einfach: Dann geht das Recht weiter.
play-explain-granted = Niemand kann { $suit } bedienen: Taufe den Sküs. Nenne eine Farbe, die einer von euch beiden hat, oder tippe verzicht.
play-explain-third = Der Sküs wurde als { $suit } ausgespielt, und niemand hat es. Du darfst ihn taufen: Tippe die neue Farbe (oder verzicht), oder spiel einfach.
play-explain-taken-back = Der Sküs ist jetzt { $suit }. Deine Karte kommt zurück ins Blatt, und du musst bedienen.
play-explain-name = Du spielst den Sküs aus: Was soll er sein?
play-explain-demanded = Der Sküs ist verlangt: Du musst ihn jetzt spielen.

play-ask-offer = Deine Wahl: die Nummer, die Karte oder die Worte
play-ask-card = Deine Karte
play-ask-only = Deine Karte (Enter spielt die einzige)
play-ask-skat = Drei Karten
play-ask-declare = Enter, um es zu sagen
play-ask-suit = Farbe oder Tarock
play-ask-redeal = Enter: weiterspielen, neu: neues Geben verlangen
play-ask-demand = Enter: weiterspielen, verlange: den Sküs verlangen
play-ask-sure = Enter: lieber nicht, verlange: trotzdem verlangen
play-ask-count = Eine Zahl, oder Enter zum Weiterspielen
play-ask-doubt = Enter: noch einmal überlegen, warum: sieh, warum, schlimmst: im schlimmsten Spiel probieren, ja: trotzdem tun
play-doubt-mistake = Bist du sicher? Es gibt etwas Besseres.
play-doubt-blunder = Bist du sicher? Es gibt etwas viel Besseres.

play-rule = Regel: { $rule }
play-type-a-card = Tippe eine Karte, zum Beispiel pk oder t21, oder ? für Hilfe.
play-type-three = Tippe drei Karten, zum Beispiel p4 h9 tr2, oder ? für Hilfe.
play-not-understood = „{ $text }“ ist weder eine Karte noch ein Befehl. Mit ? kommt Hilfe.
play-not-offered = „{ $text }“ steht nicht zur Wahl.
play-which-card = „{ $text }“ kann { $cards } heißen. Tippe die ganze Karte, oder # und ihre Nummer in der Liste.
play-no-such-card = Du hast kein „{ $text }“, das du jetzt spielen kannst. Tippe die Karte mit ihrer Farbe.
play-no-such-number = Die Liste hat keine Nummer { $text }.
play-not-a-suit = „{ $text }“ ist keine Farbe. Tippe Pik, Herz, Karo, Treff oder Tarock.

## Zahlungen

play-paid = { $you ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} { $sums } { $for }.
play-paid-by-many = { $payers } { $payers_is ->
    [you_all] zahlt je
   *[others] zahlen je
} { $sums } { $for }.
play-paid-by-cup = { $payers } zahlt { $sums } { $for }.
play-sheet-head = Abrechnung des { $number }. Spiels
play-sheet-sum = dieses Spiel
play-sheet-before = vorher
play-sheet-after = gesamt
play-column-king = König
play-column-pagat = Pagat
play-counted = Die Zählung: { $counts }.
play-score-deal = Dieses Spiel bis jetzt: { $nets }.
play-money = das macht { $amount } { $unit }

## Befehle.  Das erste Wort wird gezeigt, die anderen werden auch verstanden.

play-command-help = ? hilfe
play-command-rules = regeln regel
play-command-last = letzter letzte
play-command-score = stand
play-command-table = tisch hand
play-command-quit = ende schluss
play-command-why = warum
play-command-hint = hinweis rat
play-command-explain = erkläre erklaere
play-command-tells = verrät verraet
play-command-worst = schlimmst
play-command-rest = rest
play-command-demand = verlange verlangen fordern
play-command-yes = ja
play-command-ask = frage fragen
play-command-redeal = neu
play-command-claim = fehlt
play-command-waive = verzicht

play-help-cards = Karten: ♠K als pk oder Pik König, ♥D als hd, ♣B als trb, Tarock 21 als t21 oder xxi, der Sküs als x oder sküs.
play-help-number = Oder die Nummer der Karte in der Liste, mit #, wo sie zweierlei heißen kann: #3.
play-help-marks = Karten in [ ] dürfen jetzt gespielt werden. In Rot ist 1 hoch und 10 niedrig, in Schwarz 10 hoch und 1 niedrig.
play-help-commands = Jederzeit:
play-help-last = der letzte Stich
play-help-score = der Stand und die Töpfe
play-help-table = der Tisch und dein Blatt noch einmal
play-help-rules = das Regelbuch; regeln 7 schlägt Abschnitt 7 auf
play-help-why = warum die Bots zuletzt so gespielt haben; warum 7: im Stich 7, warum 0: vor dem Spiel
play-help-hint = worauf zu achten ist; hinweis 2: was zu tun ist, mit der Stelle im Buch; hinweis 3: die Möglichkeiten nebeneinander
play-help-explain = was ein Wort bedeutet, was es wert ist und was es den anderen verrät: erkläre dreier, erkläre verlange
play-help-tells = was dir die Worte und Karten der anderen verraten, sicher und wahrscheinlich; verrät und ein Name: über eine Person
play-help-worst = in einem Spiel weiterspielen, in dem das Zweitbeste misslingt; die anderen sehen alle Karten
play-help-rest = sage, dass alle übrigen Stiche dir gehören, im negativen Spiel keiner: die Karten werden ausgespielt
play-help-quit = aufhören; was abgerechnet ist, geht nicht verloren
play-help-play = Wenn das Buch es erlaubt:
play-help-demand = den Sküs im drittletzten Stich verlangen
play-help-ask = fragen, wie viele Tarock gelegt sind
play-help-redeal = ein neues Geben verlangen: kein Tarock mit Zahl, bevor der Skat liegt
play-help-claim = sagen, dass du die Farbe des ausgespielten Sküs nicht hast
play-help-waive = auf das Taufrecht verzichten
play-rules-where = regeln und eine Nummer (regeln 7) schlägt einen Abschnitt auf. Das ganze Buch: tarock rules { $id } --lang { $language }
play-rest-claimed = { $rest ->
    [none] { $you ->
        [yes] Du machst keinen Stich mehr; die Karten werden ausgespielt.
       *[no] { $name } macht keinen Stich mehr; die Karten werden ausgespielt.
    }
   *[all] { $you ->
        [yes] Alle übrigen Stiche gehören dir; die Karten werden ausgespielt.
       *[no] Alle übrigen Stiche gehören { $name }; die Karten werden ausgespielt.
    }
}
play-decision-yours = Zuerst entscheidest du, was mit dem Fehler geschieht. Bitte antworte.
play-told-rules = { $you ->
    [yes] Du schreibst
   *[no] { $name } schreibt
} eine Entscheidung auf: { $payer } → { $payee }, { $points } ({ $why }).
play-told-rules-from-outside = { $by } entscheidet, ohne am Tisch zu sitzen: { $payer } → { $payee }, { $points } ({ $why }).
