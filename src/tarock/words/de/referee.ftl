### Der Blick des Schiedsrichters auf ein Spiel: jeder Fehler, wer davon wissen konnte und was zu zahlen ist.

referee-nothing = Kein Fehler: Alle haben sich an die Regeln gehalten.
referee-heading = { $name }: { $what }, { $when }
referee-known = Durch die Karten für { $names } bewiesen: { $when }.
referee-never-known = Die Karten haben es { $names } nie bewiesen.
referee-noticed = { $by ->
        [nobody] Es hat sich von selbst gezeigt: { $when }.
       *[other] { $by } hat es beanstandet: { $when }.
    }
referee-put-right = { $by ->
        [nobody] Ohne Strafe richtiggestellt: { $when }.
       *[other] { $by } hat es beanstandet, und es wurde ohne Strafe richtiggestellt: { $when }.
    }
referee-stands = Niemand hat es rechtzeitig bemerkt, also gilt das Spiel, wie es gespielt wurde.
referee-open = Noch nicht bemerkt: Es kann noch beanstandet werden.
referee-book = Was das Buch sagt:
referee-due = Dafür ist zu zahlen: { $charges } [{ $source }].
referee-not-due = Es hätte gekostet: { $charges } [{ $source }].
referee-charge = { $payer } zahlt { $sum }
referee-unfounded = { $name } hat ohne Grund beanstandet ({ $claim }).

moment-before-play = vor dem Spiel
moment-trick = Stich { $trick }
moment-after-play = nach dem letzten Stich

## Fehler im dänischen Tarok

fault-wrong-skat = falscher Skat
fault-wrong-cards = falsche Kartenzahl
fault-revoke = Farbe nicht bekannt
fault-forgotten-declaration = vergessene Meldung
fault-false-declaration = falsche Meldung
fault-wrong-demand = Sküs vergeblich verlangt
fault-declared-early = vor dem Geber gemeldet
fault-out-of-turn = außer der Reihe gespielt
fault-cups-not-moved = Töpfe nicht weitergestellt
fault-misdeal = falsch gegeben

## Was geschah

fact-wrong-number-laid = { $name } hat { $detail } Karten statt drei gelegt.
fact-king-laid = { $name } hat einen König gelegt: { $detail }.
fact-t21-laid = { $name } hat T21 gelegt.
fact-pagat-laid = { $name } hat den Pagat gelegt.
fact-skus-laid = { $name } hat den Sküs gelegt.
fact-tarok-laid = { $name } hat Tarock gelegt, ohne alle loszuwerden oder obwohl einer nicht gelegt werden darf: { $detail }.
fact-taroks-left = { $name } hat Tarock gelegt, aber welche behalten: { $detail }.
fact-declared-card-laid = { $name } hat Karten einer Meldung gelegt, obwohl andere frei waren: { $detail }.
fact-laid-not-named = { $name } hat nicht richtig angegeben, was im Skat anzugeben war: { $detail }.
fact-declaration-missing = { $name } hat nicht gemeldet: { $detail }.
fact-declaration-false = { $name } hat gemeldet, ohne es zu haben: { $detail }.
fact-must-follow = { $name } hat { $detail } gespielt, obwohl die ausgespielte Farbe in der Hand war.
fact-must-tarok = { $name } hat { $detail } gespielt, obwohl ohne die Farbe ein Tarok zu spielen war.
fact-skus-in-second-last = { $name } hat den Sküs im vorletzten Stich gespielt.
fact-skus-demanded = { $name } hat { $detail } gespielt und den verlangten Sküs behalten.
fact-skus-is-gone = { $name } hat den Sküs verlangt, obwohl er schon gefallen war.
fact-declared-before-dealer = { $name } hat vor dem Geber gemeldet.
fact-not-your-turn = { $name } hat { $detail } gespielt, als ein anderer an der Reihe war.
fact-cups-not-moved = { $name } hatte die Töpfe beim ersten Ausspiel nicht weitergestellt.
fact-wrong-number-dealt = { $name } hat eine falsche Kartenzahl bekommen: { $detail }.

## Fehler im Königrufen

k-fault-revoke = Renonce im Spiel
k-fault-bird-order = Vögel in falscher Reihenfolge abgegeben
k-fault-early-advantage = angesagte Karte vorzeitig genutzt
k-fault-no-bird = Besserrufer ohne Ansager
k-fault-thrown-in = Karten zusammengeworfen

k-fact-must-follow = { $name } hat { $detail } gespielt, obwohl die ausgespielte Farbe in der Hand war.
k-fact-must-tarock = { $name } hat { $detail } gespielt, obwohl ohne die Farbe ein Tarock zu spielen war.
k-fact-must-overtake = { $name } hat { $detail } gespielt, obwohl zu überstechen war.
k-fact-pagat-last = { $name } hat den Pagat gespielt, obwohl er nicht das letzte Tarock war.
k-fact-tarock-led = { $name } hat { $detail } ausgespielt, obwohl Farbkarten in der Hand waren.
k-fact-bird-order = { $name } hat { $detail } vor einem höheren angesagten Vogel abgegeben.
k-fact-early-advantage = { $name } hat mit { $detail } einen Stich gemacht, obwohl die Karte für einen späteren angesagt war.
k-fact-wrong-number-laid = { $name } hat eine falsche Zahl von Karten verlegt: { $detail }.
k-fact-honour-laid = { $name } hat einen König oder ein Trullstück verlegt: { $detail }.
k-fact-tarock-laid = { $name } hat Tarock verlegt, obwohl andere Karten da waren: { $detail }.
k-fact-suit-card-laid = { $name } hat Farbkarten verlegt, obwohl Tarock da war: { $detail }.
k-fact-laid-not-shown = { $name } hat verdeckt verlegt, was aufzudecken war: { $detail }.
k-fact-too-few-suit-cards = { $name } hatte zu wenige Farbkarten für das Spiel: { $detail }.
k-fact-needs-suit-cards = { $name } hatte zu wenige Farbkarten für das Spiel.
k-fact-needs-bird = { $name } hatte keinen Ansager für das Spiel im Blatt.
k-fact-exposed = { $name } hat { $detail } sehen lassen.
k-fact-talked = { $name } hat etwas gesagt, was das Spiel entscheiden kann.
k-fact-thrown-in = { $name } hat die Karten zusammengeworfen, bevor eine Renonce bewiesen war.
k-fact-wrong-number-dealt = { $name } hat eine falsche Kartenzahl bekommen: { $detail }.
