# Tischmodus im Browser: Fehler beanstanden, entscheiden, was daraus wird, und selbst melden.

## Beanstanden

web-faults-wrong = Da stimmt etwas nicht
web-faults-what = Was stimmt nicht?
web-faults-whose = Wessen Fehler ist es?
web-faults-trick = In welchem Stich?
web-faults-trick-unknown = Weiß ich nicht
web-faults-claim = Beanstanden
web-faults-verdicts = In diesem Spiel beanstandet
web-faults-book = Was das Buch sagt

## Was man selbst tun kann

web-faults-own = Was du selbst tust
web-faults-play-out-of-turn = Außer der Reihe spielen
web-faults-play-out-of-turn-help = Tippe die Karte an, die du spielst, obwohl ein anderer an der Reihe ist.
web-faults-skus-as = Der Sküs gilt als
web-faults-correct = Deine Karte zurücknehmen
web-faults-correct-help = Solange der Stich liegt: Tippe die Karte an, die du hättest spielen sollen.
web-faults-expose = Eine Karte zeigen
web-faults-expose-help = Tippe die Karte an, die du die anderen sehen lässt.
web-faults-talk = Etwas Entscheidendes sagen
web-faults-talk-help = Du hast gesagt, was das Spiel entscheiden kann.
web-faults-throw-in = Die Karten zusammenwerfen
web-faults-throw-in-help = Das ist Renonce, wenn nichts bewiesen ist.
web-faults-lost = Entgangenes einfordern
web-faults-lost-help = Was ist dir durch die Renonce eines anderen offensichtlich entgangen?
web-faults-strike = Das Spiel streichen
web-faults-strike-help = Es ist nicht mehr zu klären und zählt für niemanden.

## Entscheiden

web-faults-decision = Eine Entscheidung
web-faults-ask-accept = { play-explain-ruling-accept }
web-faults-ask-void = { play-explain-ruling-void }
web-faults-ask-draw = Du hast zu wenige Karten bekommen. Zieh eine aus dem Blatt von { $name }.
web-faults-ask-misdeal = Falsch gegeben: Zahle einen neuen Einsatz und gib noch einmal, oder lass den Nächsten geben.
web-faults-ask-correct = Deine Karte war gegen die Regeln, und der Stich liegt noch. Tippe in deinem Blatt die Karte an, die du stattdessen spielst.
web-faults-ask-put-right = Die anderen lassen das Spiel weitergehen. Tippe die Karte an, die du hättest spielen sollen: Alles, was danach gespielt wurde, wird zurückgenommen. Die Strafe ist in jedem Fall fällig.
web-faults-right-card = Stattdessen { $card } spielen
web-faults-ask-play-on = Die anderen haben Renonce gespielt und können nichts mehr gewinnen. Beenden, oder auf mehr weiterspielen?
web-faults-accept = Gelten lassen
web-faults-accept-holding = Karte liegen lassen
web-faults-refuse = Für ungültig erklären
web-faults-deal-again = Zahlen und noch einmal geben
web-faults-pass-deal = Den Nächsten geben lassen
web-faults-stop = Beenden
web-faults-play-on = Weiterspielen
web-faults-draw = Karte { $place } ziehen
web-faults-cups = Vor dem ersten Ausspiel stellt der Geber die Töpfe weiter
web-faults-move-cups = Töpfe weiterstellen

## Nach dem Spiel

web-faults-closing = Hat jemand einen Fehler gemacht, sag es jetzt. Was niemand bemerkt, gilt.
web-faults-skat = Der Skat
web-faults-laid = Verlegt
web-faults-agree = Abrechnen
web-faults-waiting = Noch nicht einverstanden: { $names }

## Selbst melden

web-faults-declare-help = Melde, was du hast. Eine vergessene oder falsche Meldung kostet Strafe.
web-faults-declare-early = Du bist mit dem Melden noch nicht an der Reihe.
web-faults-declare-what = Was du meldest
web-faults-declare-taroks = Tarock
web-faults-declare-matadors = Matadore
web-faults-declare-kings = Könige
web-faults-declare-laid = gelegte Karte
web-faults-declare-number = Wie viele
web-faults-declare-pagat = mit Pagat
web-faults-declare-fullness = Wie voll
web-faults-declare-half = halb
web-faults-declare-full = voll
web-faults-declare-overfull = übervoll
web-faults-declare-missing = Was fehlt
web-faults-declare-add = Dazu
web-faults-declare-remove = { $item }: weglassen
web-faults-declare-say = { $number ->
    [one] Das melden
   *[other] Diese { $number } melden
}

web-faults-ruling = Von Hand entscheiden
web-faults-ruling-payer = Wer zahlt
web-faults-ruling-payee = An wen
web-faults-ruling-points = Wie viel
web-faults-ruling-why = Warum
web-faults-ruling-rule = Entscheidung aufschreiben
