### Tischmodus im Terminal: Fehler können geschehen, beanstandet und entschieden werden.

## Wörter, die man tippen kann

play-command-object = beanstande protest einspruch
play-command-accept = annehmen ja
play-command-hold = liegt halten
play-command-refuse = ungültig nein ungueltig
play-command-cups = töpfe toepfe
play-command-deal-again = nochmal noch-einmal
play-command-pass-deal = nächster naechster nächste
play-command-agree = einig abrechnen
play-command-correct = berichtige korrigiere
play-command-stop = beenden halt
play-command-play-on = weiter
play-command-strike = streichen
play-command-throw-in = zusammenwerfen
play-command-lost = entgangen

play-claim-renonce = renonce farbe
play-claim-declaration = meldung
play-claim-skat = skat
play-claim-cards = karten zahl
play-claim-turn = reihe
play-claim-early = früh frueh
play-claim-cups = töpfe toepfe
play-claim-discard = ablage verlegt
play-claim-bird = vogel ansager
play-claim-exposed = vorwerfen reden

play-say-pass = passe pass
play-say-taroks = tarock tarocks taroks tarok
play-say-matadors = matadore matador
play-say-half = halb halbe
play-say-full = voll volle
play-say-overfull = übervoll uebervoll
play-say-kings = könige koenige
play-say-missing = fehlt ohne-karte
play-say-with = mit
play-say-without = ohne
play-say-laid = gelegt

## Hilfe

play-help-table-mode = Wenn wie an einem echten Tisch gespielt wird:
play-help-object = einen Fehler beanstanden: beanstande renonce Bo 4, beanstande meldung Bo, beanstande skat
play-help-accept = das Spiel trotz eines Fehlers gelten lassen
play-help-hold = es gelten lassen, und die außer der Reihe gespielte Karte bleibt liegen
play-help-refuse = das Spiel für ungültig erklären lassen
play-help-cups = die Töpfe vor dem ersten Ausspiel weiterstellen, wie es der Geber muss
play-help-agree = nichts mehr zu beanstanden: das Spiel abrechnen
play-help-correct = eine falsche Karte zurücknehmen, wo das erlaubt ist: berichtige h7
play-help-stop = das Spiel nach einer Renonce beenden
play-help-play-on = nach einer Renonce auf mehr weiterspielen
play-help-lost = einfordern, was eine Renonce gekostet hat: entgangen pagat
play-help-strike = das Spiel vom Wertungszettel streichen
play-help-throw-in = die Karten zusammenwerfen (Renonce, wenn nichts bewiesen ist)

play-how-to-object = Sag, was du beanstandest, bei wem und bei einer Renonce, wenn bekannt, den Stich: beanstande renonce Bo 4. Fehler: renonce, meldung, skat, karten, reihe, früh, töpfe.
play-how-to-declare = Melde selbst, was du hast, durch Kommas getrennt: tarock 10 mit, matadore 3, halb herz fehlt dame, voll pik, übervoll könige. Enter heißt passe. Eine vergessene oder falsche Meldung kostet Strafe.

## Fragen

play-ask-declare-yourself = Du meldest
play-ask-ruling = annehmen oder ungültig
play-ask-put-right = berichtige und eine Karte, oder annehmen
play-ask-agree = Enter rechnet das Spiel ab

play-decide-fault = { $you ->
        [yes] Du hast einen Fehler gemacht: { $fault }.
       *[no] { $name } hat einen Fehler gemacht: { $fault }.
    }
play-explain-cups = Du gibst: Tippe töpfe, um die Töpfe vor dem ersten Ausspiel nach rechts zu stellen.
play-explain-ruling-accept = Das Spiel ist ungültig, wenn nicht beide anderen es gelten lassen. Nimmst du es an?
play-explain-ruling-void = Das Spiel geht weiter, wenn nicht beide anderen es für ungültig erklären. Nimmst du es an?
play-explain-ruling-misdeal = Falsch gegeben: Tippe nochmal, um einen neuen Einsatz zu zahlen und noch einmal zu geben, oder nächster, um den Nächsten geben zu lassen.
play-explain-ruling-draw = Aus dem Blatt mit zu vielen Karten muss eine gezogen werden.
play-explain-ruling-put-right = Die anderen lassen das Spiel weitergehen. Berichtige es: berichtige und die Karte, die du hättest spielen sollen; alles, was danach gespielt wurde, wird zurückgenommen. Mit annehmen bleibt deine Karte liegen. Die Strafe ist in jedem Fall fällig.
play-explain-closing = Der Skat wird aufgedeckt: { $skat }. Hat jemand einen Fehler gemacht, sag es jetzt; was niemand bemerkt, gilt.
play-how-to-correct = Sag, mit welcher Karte du berichtigst: berichtige h7.
play-how-to-claim-lost = Sag, was dir offensichtlich entgangen ist: entgangen pagat, uhu, kakadu, quapil oder valat.
play-ask-decision = Deine Entscheidung
play-explain-ruling-correct = Deine Karte war gegen die Regeln, und der Stich liegt noch. Nimm sie zurück: berichtige und die richtige Karte.
play-explain-ruling-play-on = Die anderen haben Renonce gespielt und können nichts mehr gewinnen. Tippe beenden, oder weiter, um auf mehr zu spielen.
play-explain-closing-laid = Das Spiel ist aus. Verlegt: { $laid }. Hat jemand einen Fehler gemacht, sag es jetzt; was niemand bemerkt, gilt.
kplay-phase-closing = Vor der Abrechnung
kplay-help-object = einen Fehler beanstanden: beanstande renonce Franz 4, beanstande ablage Franz
kplay-how-to-object = Sag, was du beanstandest, bei wem und, wenn du ihn weißt, den Stich: beanstande renonce Franz 4. Fehler: renonce, ablage, vogel, karten, vorwerfen.
