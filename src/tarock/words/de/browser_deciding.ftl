# Entscheiden im Browser: was sicher kostet, zweimal tippen, eine Karte zurücknehmen, den Rest beanspruchen.

cost-lost-king = Der König ist in diesem Stich verloren. Das kostet dich zusammen { $points }.
cost-lost-pagat = Der Pagat ist in diesem Stich verloren. Das kostet dich zusammen { $points }.
k-cost-concede = Du gibst das Spiel auf und zahlst dafür.
k-cost-impossible = { $item }: das ist nicht mehr zu machen. Angesagt ist es verloren.
k-cost-early = Du hast angesagt: { $item }. Jetzt gespielt, ist das verloren.
k-cost-captured = Diese Karte fällt an die Gegenseite, und das wird bezahlt: { $item }.
k-cost-failed = Diese Karte macht ihren Stich nicht, und das wird bezahlt: { $item }.
k-cost-trick-too-many = Mit dieser Karte machst du den Stich, und das Spiel ist verloren.

web-sure = Bist du sicher?
web-sure-do = Trotzdem
web-sure-not = Lieber nicht
web-sure-again = Noch einmal tippen: { $what }
web-take-back = Karte zurück
web-taken-back = Du hast deine Karte zurückgenommen.
web-claim-rest = { $rest ->
    [none] Ich mache keinen Stich mehr
   *[all] Der Rest gehört mir
}
error-too-late = Die Karte liegt: jemand hat schon nach ihr gehandelt, oder hier spielen Menschen mit.
error-no-hints = Hinweise sind ausgeschaltet: es sitzen andere am Tisch, und nicht alle sind einverstanden.
error-not-your-turn = Du bist nicht am Zug, also gibt es nichts zu raten.
error-no-coach = Der Trainer hat zu lange gebraucht. Frag noch einmal.
error-not-over = Nur ein Spiel, das zu Ende ist, kann nachbesprochen werden.
error-not-proven = Das beweisen deine Karten nicht: in einer Verteilung, die du nicht ausschließen kannst, könnten die anderen es verhindern.

web-side-score = Stand
web-side-partner = Partner
# $number: wie viele es sind.
web-side-partner-known = { $number ->
    [one] { $name } spielt
   *[other] { $name } spielen
} mit dir.
web-side-partner-alone = Du spielst allein.
web-side-partner-unknown = Du weißt noch nicht, wer mit dir spielt.

web-replay-level-kept = wie im Spiel

web-settings-tap = Eine Karte spielen
web-settings-tap-auto = Je nach Gerät
web-settings-tap-once = Sofort
web-settings-tap-twice = Zweimal tippen
web-settings-tap-help = „Je nach Gerät“: auf einem Touchscreen werden kleine Karten und die höheren Spiele zweimal getippt, damit ein Ausrutscher nichts kostet.
web-settings-takeback = Eine Karte zurücknehmen
web-settings-takeback-help = Nur gegen Bots: sie warten nach deiner Karte einen Augenblick, ehe sie weiterspielen.
web-settings-takeback-on = Einen Augenblick lassen
web-settings-takeback-off = Sofort weiter
web-settings-forced = Karten ohne Wahl
web-settings-forced-off = Spiele ich selbst
web-settings-forced-last = Die letzte von selbst
web-settings-forced-all = Alle von selbst
web-worst = Im schlimmsten Spiel probieren
web-settings-counting = Zählen
web-settings-counting-help = Allein unter Bots und ohne Uhr wirst du ab und zu zwischen zwei Zügen gefragt, was gefallen ist. Deine Antworten kommen zu deinem Fortschritt.
web-settings-counting-off = niemand fragt
web-settings-counting-on = fragt ab und zu, was gefallen ist
web-count-answer = Antworten
web-count-go-on = Weiterspielen
web-settings-coach = Trainer
web-settings-coach-help = Allein unter Bots sieht sich der Trainer an, was du tun willst, und fragt nach, bevor ein Fehler gilt.
web-settings-coach-off = schweigt
web-settings-coach-on = fragt nach, bevor ein Fehler gilt
