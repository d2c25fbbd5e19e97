### Fehler: wie jeder heißt, was dafür gezahlt wird und für welche Verstöße er steht.
### Ein Verstoß hat zwei Texte: warum er im strengen Modus nicht geht (reason) und was davon erzählt wird, wo er geschah (fact).
### $detail: was genau falsch war, in Zeichen (Karten, Meldungen); wo der Text es zeigt, ist es nie leer.

## Fehler im dänischen Tarock

fault-wrong-skat = falscher Skat
for-wrong-skat = für einen falsch gelegten Skat

fault-wrong-cards = falsche Kartenzahl
for-wrong-cards = für eine falsche Kartenzahl

fault-revoke = Farbe nicht bedient
for-revoke = für das Nichtbedienen

fault-forgotten-declaration = vergessene Meldung
for-forgotten-declaration = für eine vergessene Meldung

fault-false-declaration = falsche Meldung
for-false-declaration = für eine falsche Meldung

fault-wrong-demand = Sküs zu Unrecht verlangt
for-wrong-demand = für den zu Unrecht verlangten Sküs

fault-declared-early = vor dem Geber gemeldet
for-declared-early = für das Melden vor dem Geber

fault-out-of-turn = außer der Reihe gespielt
for-out-of-turn = für das Spielen außer der Reihe

fault-cups-not-moved = Töpfe nicht weitergestellt
for-cups-not-moved = für die nicht weitergestellten Töpfe

fault-misdeal = falsch gegeben
for-misdeal = für einen Fehler beim Geben

## Verstöße im dänischen Tarock

reason-wrong-number-laid = Lege genau drei Karten in den Skat.
fact-wrong-number-laid = { $name } hat { $detail } Karten statt drei gelegt.

reason-king-laid = Ein König darf nicht in den Skat. Wähle eine andere Karte.
fact-king-laid = { $name } hat einen König gelegt: { $detail }.

reason-t21-laid = T21 darf nicht in den Skat. Wähle eine andere Karte.
fact-t21-laid = { $name } hat T21 gelegt.

reason-pagat-laid = Der Pagat darf nicht in den Skat. Wähle eine andere Karte.
fact-pagat-laid = { $name } hat den Pagat gelegt.

reason-skus-laid = Der Sküs darf nicht in den Skat. Wähle eine andere Karte.
fact-skus-laid = { $name } hat den Sküs gelegt.

reason-tarok-laid = Aus diesem Blatt kannst du keine Tarock legen. Wähle Karten aus den Farben.
fact-tarok-laid = { $name } hat Tarock gelegt, ohne alle loszuwerden oder obwohl eines nicht gelegt werden darf: { $detail }.

reason-taroks-left = Tarock darfst du nur legen, wenn du alle legst. Lege auch: { $detail }
fact-taroks-left = { $name } hat Tarock gelegt, aber welche behalten: { $detail }.

reason-declared-card-laid = Eine Karte aus einer Meldung darf nicht gelegt werden, solange du andere legen kannst. Wähle eine von diesen.
fact-declared-card-laid = { $name } hat Karten einer Meldung gelegt, obwohl andere frei waren: { $detail }.

reason-laid-not-named = Eine gelegte Karte aus einer Meldung und ein gelegter Sküs sind zu nennen, sonst keine Karte. Falsch hier: { $detail }
fact-laid-not-named = { $name } hat nicht richtig angegeben, was im Skat anzugeben war: { $detail }.

reason-declaration-missing = Alles, was du hast, muss gemeldet werden. Es fehlt noch: { $detail }
fact-declaration-missing = { $name } hat nicht gemeldet: { $detail }.

reason-declaration-false = Melden kannst du nur, was du hast. Lass bitte weg: { $detail }
fact-declaration-false = { $name } hat gemeldet, ohne es zu haben: { $detail }.

reason-must-follow = Du musst Farbe bedienen: Spiel eine Karte der ausgespielten Farbe.
fact-must-follow = { $name } hat { $detail } gespielt, obwohl die ausgespielte Farbe im Blatt war.

reason-must-tarok = Du hast die ausgespielte Farbe nicht und musst daher ein Tarock spielen.
fact-must-tarok = { $name } hat { $detail } gespielt, obwohl ohne die Farbe ein Tarock zu spielen war.

reason-skus-in-second-last = Im vorletzten Stich darf der Sküs nicht gespielt werden. Spiel deine andere Karte.
fact-skus-in-second-last = { $name } hat den Sküs im vorletzten Stich gespielt.

reason-skus-demanded = Der Sküs ist verlangt. Du musst ihn in diesem Stich spielen.
fact-skus-demanded = { $name } hat { $detail } gespielt und den verlangten Sküs behalten.

fact-skus-is-gone = { $name } hat den Sküs verlangt, obwohl er schon gefallen war.

reason-declared-before-dealer = Der Geber meldet zuerst. Bitte darauf warten.
fact-declared-before-dealer = { $name } hat vor dem Geber gemeldet.

fact-not-your-turn = { $name } hat { $detail } gespielt, als ein anderer an der Reihe war.

reason-cups-not-moved = Der Geber muss die Töpfe vor dem ersten Ausspiel auf seine rechte Seite stellen.
fact-cups-not-moved = { $name } hatte die Töpfe beim ersten Ausspiel nicht weitergestellt.

reason-wrong-number-dealt = Es ist falsch gegeben: Der Geber hat 28 Karten, die beiden anderen je 25.
fact-wrong-number-dealt = { $name } hat eine falsche Kartenzahl bekommen: { $detail }.

fact-misdealt = { $name } hat falsch gegeben: { $detail }.

## Fehler im Königrufen

k-fault-revoke = Renonce im Spiel
k-fault-bird-order = Vögel in falscher Reihenfolge abgegeben
k-fault-early-advantage = angesagte Karte vorzeitig genutzt
k-fault-no-bird = Besserrufer ohne Vogel
k-fault-thrown-in = Karten zusammengeworfen
k-fault-misdeal = { fault-misdeal }
k-fault-not-held = ohne die Karte angesagt
k-fault-played-early = angesagte Karte zu früh gespielt

## Verstöße im Königrufen

k-reason-must-follow = { reason-must-follow }
k-fact-must-follow = { $name } hat { $detail } gespielt, obwohl die ausgespielte Farbe im Blatt war.

k-reason-must-tarock = Du hast die ausgespielte Farbe nicht und musst daher Tarock spielen.
k-fact-must-tarock = { $name } hat { $detail } gespielt, obwohl ohne die Farbe ein Tarock zu spielen war.

k-reason-must-overtake = In diesem Spiel herrscht Stichzwang. Spiel eine Karte, die den Stich übernimmt.
k-fact-must-overtake = { $name } hat { $detail } gespielt, obwohl zu überstechen war.

k-reason-pagat-last = In diesem Spiel muss der Pagat dein letztes Tarock sein. Spiel eine andere Karte.
k-fact-pagat-last = { $name } hat den Pagat gespielt, obwohl er nicht das letzte Tarock war.

k-reason-tarock-led = Im Farbenspiel darfst du Tarock erst ausspielen, wenn du keine Farbkarte mehr hast. Spiel eine Farbkarte aus.
k-fact-tarock-led = { $name } hat { $detail } ausgespielt, obwohl noch Farbkarten im Blatt waren.

k-reason-bird-order = Von deinen angesagten Vögeln muss der höchste zuerst abgegeben werden. Spiel diesen.
k-fact-bird-order = { $name } hat { $detail } vor einem höheren angesagten Vogel abgegeben.

k-reason-early-advantage = Diese Karte war für einen späteren Stich angesagt und hat vorher einen gemacht: { $detail }
k-fact-early-advantage = { $name } hat mit { $detail } einen Stich gemacht, obwohl die Karte für einen späteren angesagt war.

k-reason-wrong-number-laid = Verlege genau so viele Karten, wie du aus dem Talon genommen hast.
k-fact-wrong-number-laid = { $name } hat eine falsche Zahl von Karten verlegt: { $detail }.

k-reason-honour-laid = Könige, Sküs, Mond und Pagat dürfen nicht verlegt werden. Wähle andere Karten.
k-fact-honour-laid = { $name } hat einen König oder ein Trullstück verlegt: { $detail }.

k-reason-tarock-laid = Tarock darfst du nur verlegen, wenn sonst nichts zu verlegen ist. Wähle zuerst Farbkarten.
k-fact-tarock-laid = { $name } hat Tarock verlegt, obwohl andere Karten da waren: { $detail }.

k-reason-suit-card-laid = In diesem Spiel werden zuerst Tarock verlegt. Wähle eine Farbkarte erst, wenn kein Tarock mehr zu verlegen ist.
k-fact-suit-card-laid = { $name } hat Farbkarten verlegt, obwohl Tarock da war: { $detail }.

k-reason-laid-not-shown = Diese Karten müssen offen verlegt werden: { $detail }
k-fact-laid-not-shown = { $name } hat verdeckt verlegt, was aufzudecken war: { $detail }.

k-reason-too-few-suit-cards = Du musst mindestens { $detail } Farbkarten behalten. Verlege etwas anderes.
k-fact-too-few-suit-cards = { $name } hatte zu wenige Farbkarten für das Spiel: { $detail }.

k-reason-needs-suit-cards = Für dieses Spiel hast du zu wenige Farbkarten. Wähle ein anderes Spiel oder passe.
k-fact-needs-suit-cards = { $name } hatte zu wenige Farbkarten für das Spiel.

k-reason-needs-bird = Für dieses Spiel brauchst du den Vogel im Blatt. Wähle ein anderes Spiel oder passe.
k-fact-needs-bird = { $name } hatte keinen Vogel für das Spiel im Blatt.

k-reason-exposed = Eine Karte darf nicht gezeigt werden, bevor sie gespielt wird.
k-fact-exposed = { $name } hat { $detail } sehen lassen.

k-reason-talked = Niemand darf etwas sagen, was das Spiel entscheiden kann.
k-fact-talked = { $name } hat etwas gesagt, was das Spiel entscheiden kann.

k-reason-thrown-in = Zusammenwerfen darf man die Karten erst, wenn eine Renonce bewiesen ist.
k-fact-thrown-in = { $name } hat die Karten zusammengeworfen, bevor eine Renonce bewiesen war.

k-reason-wrong-number-dealt = Es ist falsch gegeben: Jeder hat zwölf Karten.
k-fact-wrong-number-dealt = { $name } hat eine falsche Kartenzahl bekommen: { $detail }.

k-fact-misdealt = { fact-misdealt }
k-fact-not-held = { $name } hat eine Karte angesagt, die nicht im Blatt war: { $detail }.
k-fact-played-early = { $name } hat { $detail } vor dem Stich gespielt, für den sie angesagt war, obwohl eine andere Karte zu spielen war.
