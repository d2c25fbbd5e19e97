# Auslegungen: was das Programm tut, wo ein Buch schweigt, unklar ist oder einen Fehler hat.  Regeln nennen ihre Nummer.
# Ein Satz für jede, der für sich allein steht.

## Fehler in den Texten

reading-B-01 = Jensen zählt vier Könige, T21 und Sküs als 28 Punkte; er meint auch den Pagat, denn sonst ergibt die Summe nicht 78.
reading-B-02 = Jensens „5 Cavalle“ sind vier.
reading-B-03 = Jensen nennt T21, T20, Pagat und Sküs drei Matadore; nach der Regel vor seinem Beispiel sind es vier.
reading-B-04 = Mit vier Spielern und zwei Kartenspielen spielen Jensens zweites Spiel 1, 2 und 4, wie in der Zeile darüber gegeben wird, nicht 1, 3 und 4.
reading-B-05 = Mit sechs Spielern heißt Jensens „(6+2+1)“ richtig (6+1+2): Der Geber sitzt in der Mitte.
reading-B-42 = Zu fünft am Tisch heißt Møllers „Teilnehmer sind B und D“ richtig B und E.

## Das Ende eines Spiels

reading-B-07 = Ein Ultimo tritt an die Stelle des letzten Stichs, der nicht daneben bezahlt wird.
reading-B-08 = Geht jemand bagud, wird der letzte Stich nicht bezahlt.
reading-B-09 = Neben einem Nolo wird der letzte Stich nicht bezahlt: Ein Nolo hebt alles außer Bagud auf.
reading-B-10 = Meldungen und die Fünfer während des Spiels gelten auch neben einem Nolo.
reading-B-11 = Die Fünfer für einen verlorenen König oder Pagat oder für einen heimgebrachten Pagat gibt es im letzten Stich nicht.
reading-B-12 = Gehen zwei auf denselben Topf bagud, zahlt jeder so viel ein, wie darin war.
reading-B-13 = Treffen Ultimo und Bagud denselben Topf, so leert ihn der Ultimo, jedes Bagud zahlt so viel ein, wie entnommen wurde, und niemand füllt auf.
reading-B-14 = Verdoppelt wird, was am Ende des letzten Stichs im Topf war, vor der Zählung.
reading-B-15 = Zuerst werden letzter Stich, Ultimo und Bagud abgerechnet; dann werden geleerte Töpfe aufgefüllt; zuletzt kommt die Zählung.
reading-B-16 = Ein Tout tritt an die Stelle von Ultimo und letztem Stich; Bagud gilt daneben, und die Zählung kommt dazu.
reading-B-35 = Ein Ultimo, der wegen eines Fehlers nicht zählt, wird als gewöhnlicher letzter Stich bezahlt.
reading-B-37 = Setzt der nächste Geber aus, so ist es die Vorhand, die nicht zählt.
reading-B-38 = Was der Dritte selbst zählt, ist gleichgültig: Er gleicht die beiden anderen aus.
reading-B-48 = Die Töpfe werden in Spielmarken zu fünf geteilt, und den Rest bekommt, wer am schlechtesten abgeschnitten hat; bei Gleichstand wird er geteilt, und eine überzählige Marke geht nach dem Platz.
reading-B-50 = Das Nolo des Gebers zählt, obwohl er einen Skat gelegt hat: Der Skat ist kein Stich.

## Der Sküs

reading-B-17 = Verlangt werden darf der Sküs vom Ende des viertletzten Stichs an, bis sein Besitzer zum drittletzten gespielt hat.
reading-B-18 = Jeder der beiden anderen darf den Sküs verlangen; ist er schon gefallen, so ist das ein Fehler: Es kostet die Strafe, und das Spiel geht weiter.
reading-B-19 = Ist der Sküs die letzte Karte dessen, der ausspielt, so benennt er ihn nach Jensen; nach Møller spielt der Nächste aus.
reading-B-20 = Der Sküs darf auch Tarock genannt oder darauf getauft werden.
reading-B-21 = Wer als Nächster spielt, sagt vor dem Taufen, dass er die Farbe nicht hat; erst dann muss der Dritte sagen, ob er sie hat.
reading-B-22 = Taufen kann man den Sküs nur auf etwas, das einer der beiden hat; tauft niemand und fällt kein Tarock, so gilt die Karte des Zweiten als ausgespielt.
reading-B-23 = Tauft der Dritte den Sküs, so nimmt der Zweite seine Karte zurück, wenn er die neue Farbe hat.
reading-B-24 = Niemand muss den Sküs je spielen, außer er ist verlangt oder seine letzte Karte.
reading-B-25 = Der Sküs darf für den letzten Stich aufgehoben werden, wenn ihn niemand verlangt.
reading-B-26 = Wer den Sküs hat und keinen Stich, aus dem er eine Karte dafür geben könnte, verliert nichts: Der Sküs zählt trotzdem für ihn.
reading-B-52 = Wer nur den Sküs als Tarock hat, darf ein neues Geben verlangen und muss ihn nicht spielen.
reading-B-53 = Wer nur noch den Sküs und eine andere Karte hat, spielt die andere, welche es auch ist.

## Skat, Meldungen, Fehler

reading-B-27 = Welche Karten zu einer Meldung gehören, richtet sich nach den 28 gegebenen Karten.
reading-B-28 = Hat der Geber weniger als drei freie Karten, so legt er zuerst diese, dann Damen, Cavalle und Buben aus Meldungen, dann Tarock; was er legen musste, nennt er, und die Meldung wird voll bezahlt.
reading-B-29 = Tarock werden nur alle zusammen gelegt: ein bis drei nummerierte, und weder T21 noch der Pagat darunter.
reading-B-30 = Nach gelegten Tarock darf jeder der beiden anderen jederzeit nach den Meldungen fragen, einmal im Spiel, und alle hören die Antwort.
reading-B-31 = Jeder der drei darf ein neues Geben verlangen, bis der Skat gelegt ist; derselbe Geber gibt noch einmal, ohne neuen Einsatz.
reading-B-32 = Ein angesagter Tout, der misslingt, kostet nichts, und der Sküs zählt für den Geber.
reading-B-33 = Ein falscher Skat, der bemerkt wird, bevor ein anderer etwas gemeldet hat, wird einfach berichtigt.
reading-B-34 = Nach einem ungültigen Spiel gibt der Nächste.
reading-B-36 = Nach einer falschen Meldung geht das Spiel weiter, wenn nicht beide anderen es für ungültig erklären wollen.
reading-B-39 = Zuerst meldet der Geber, dann die Vorhand, dann die Mittelhand.
reading-B-40 = Mit einem Kartenspiel gibt als Nächster der rechte Nachbar des Gebers.
reading-B-41 = Zu siebt am Tisch setzt reihum einer aus, und die anderen spielen wie zu sechst.
reading-B-43 = Der linke Nachbar des Gebers hebt ab.
reading-B-44 = Eine Karte außer der Reihe muss auf Verlangen liegen bleiben, wenn sie gespielt werden darf.
reading-B-45 = Wer aussetzt, mischt sich nach Jensen nie ein; nach Møller darf er auf Fehler hinweisen.
reading-B-46 = Jensen sagt nicht, wie der Abend endet; die Töpfe werden wie bei Møller geteilt.
reading-B-47 = In einem ungültigen Spiel gelten Einsatz, Strafen, richtige Meldungen und die Fünfer während des Spiels.
reading-B-49 = Ein Tisch spielt entweder streng, und Verbotenes wird abgelehnt, oder wie am richtigen Tisch, wo es geschehen kann und bestraft wird, wenn es jemand bemerkt.
reading-B-56 = Einen Fehler kann man beanstanden, bis sich alle drei nach dem letzten Stich einig sind, dass abgerechnet werden kann; was niemand bemerkt hat, gilt.
reading-B-57 = Wer einen Fehler beanstandet, der nicht geschehen ist, zahlt nichts, denn keines der Bücher sagt etwas davon.
reading-B-58 = Was auf einmal beanstandet wird, kostet eine Strafe, so oft der Spieler den Fehler auch gemacht hat; Stich für Stich genannt, kostet jedes Nichtbedienen seine eigene.
reading-B-59 = Hat ein Blatt eine falsche Kartenzahl, so zählen alle nach, und wer eine hat, zahlt mit den anderen zugleich; es zeigt sich, wenn ein Blatt zu Ende geht oder Karten übrig hat.
reading-B-60 = Den Sküs im vorletzten Stich zu spielen oder ihn zurückzuhalten, wenn er verlangt ist, gilt als Nichtbedienen.
reading-B-61 = Ein Ausspiel außer der Reihe, auf dem der Tisch besteht, bleibt das Ausspiel; darf die Karte nicht ausgespielt werden, geht sie zurück, und der Richtige spielt aus.
reading-B-62 = Nach einer falschen Meldung zahlt man bei Jensen zurück, was man für ihre Art zu viel erhalten hat, bei Møller alles, was man dafür erhalten hat.
reading-B-63 = Karten, die in einem Blatt mit zu vielen übrig bleiben, zählen für den, der sie hat.
reading-B-64 = Wird ein Skat berichtigt oder ein Fehler beim Geben gutgemacht, so melden alle neu; was vorher gemeldet war, wird zurückgegeben und ist kein Fehler mehr.
reading-B-65 = Eine falsche Meldung neben einer vergessenen ist ein Fehler: die falsche.
reading-B-66 = Ein Nichtbedienen, das beide anderen durchgehen lassen, darf bis zum letzten Stich berichtigt werden: Die Karte und alles danach Gespielte gehen zurück, und alle haben es gesehen; der Schuldige kann es auch lassen; die Strafe bleibt, und ein Ultimo zählt für ihn nicht.

## Königrufen nach dem Buch von 1900

reading-K-A01 = Karten, Reihenfolge und Werte sind die der beiden jüngeren Bücher; alles, was der Text andeutet, passt dazu.
reading-K-A02 = Es gewinnen 35 Punkte und 2 Blatt, wie in den beiden jüngeren Büchern.
reading-K-A03 = Im Buch schreiben nur die Gewinner Punkte; hier geht jedes Spiel auf null auf: Zwei gegen zwei rechnen die Summe einmal ab, einer gegen drei mit jedem von ihnen, und was das Buch schreibt, steht daneben.
reading-K-A04 = Passen alle vier, so ist das Spiel aus, und niemand schreibt etwas.
reading-K-A05 = Wer noch in der Lizitation ist, darf das Spiel eines späteren Spielers halten.
reading-K-A06 = „Ich rufe“ ist bindend, und wer gepasst hat, ist ausgeschieden.
reading-K-A07 = Der erste Geber wird ausgelost, und sein Gegenüber hebt ab; jeder bekommt sechs Karten, sechs kommen in den Talon, und jeder bekommt noch sechs; falsches Geben wird wiederholt.
reading-K-A08 = Man bedient Farbe, sonst spielt man Tarock, sonst, was man will; überstechen muss niemand.
reading-K-A09 = Den Mondfang darf nur der gerufene Partner ansagen; er zählt 4, verdoppelt wie das andere, und nur der Mond der Gegenpartei zählt.
reading-K-A10 = Ein angesagter Mondfang, der misslingt, kostet, was er gebracht hätte.
reading-K-A11 = Ein stiller Pagat ist verloren, wenn er im letzten Stich fällt und ihn nicht macht.
reading-K-A12 = Ein angesagter König ultimo, der misslingt, kostet seinen Wert, gleich warum; ein stiller kostet nur den gefangenen König.
reading-K-A13 = Gefangen ist der gerufene König, wenn er am Ende bei den Karten der Gegner liegt; was das kostet, verdoppelt sich mit den anderen Prämien.
reading-K-A14 = Karten aus dem Talon zählen für Trull und Könige der Partei, die sie bekommt.
reading-K-A15 = Liegt der König eines Solospielers im Talon, so fällt nur das Kontra auf das Spiel weg.
reading-K-A16 = Aufgeben darf man, wenn man den Talon gesehen und noch keine Hälfte genommen hat; das kostet 4 an jeden und sonst nichts.
reading-K-A17 = Kontra wird vor dem ersten Ausspiel gesagt, auf das Spiel und jede Ansage getrennt, und mit Re und Sub beantwortet.
reading-K-A18 = Ein angesagter Valat, der misslingt, kostet seinen Betrag anstelle des Spiels; andere Prämien werden daneben gezahlt.
reading-K-A19 = Ein Valat der Gegner bringt dieselben Beträge, und ein Kontra auf das Spiel gilt auch für den Valat.
reading-K-A20 = Ein Solospieler muss Sküs, Mond oder Pagat haben; dass ein Partner mit zweien davon die Trull ansagen müsse, ist nur ein Rat.
reading-K-A21 = Die Partei, die Renonce begangen hat, verliert das Spiel und ihre eigenen Prämien, und die andere erhält ihre Ansagen und was sie gemacht hat; deren erster Spieler nach dem Schuldigen sagt, ob sie weiterspielt; haben beide Parteien Renonce begangen, so schreibt niemand etwas.
reading-K-A22 = Ansagen darf jeder alles außer dem Mondfang, einmal für jede Partei.
reading-K-A23 = Eine angesagte Karte wird zurückgehalten, solange man eine andere spielen kann; fällt sie am richtigen Tisch zu früh, so ist die Ansage verloren, und das ist keine Renonce.
reading-K-A25 = Nichts anderes zu verlegen gibt es, wenn weniger Farbkarten ohne Könige übrig sind, als verlegt werden müssen.
reading-K-A26 = Eine angesagte und gemachte Prämie zählt nur als angesagt; haben beide Parteien sie angesagt, so wird sie für jede abgerechnet, und ein Valat ebenso.
reading-K-A27 = Der erste halbe Satz des Textes ist nicht zu verstehen und bleibt weg.
reading-K-A29 = Eine falsche Karte darf man zurücknehmen, solange der Stich auf dem Tisch liegt, wie bei Mayr.

## Königrufen nach dem Turnierblatt

reading-T-A01 = Die Liste der Spiele ist die Reihenfolge der Lizitation.
reading-T-A02 = In der Lizitation sind alle Besserrufer gleich hoch, welcher Vogel es auch ist.
reading-T-A03 = Der Vogel eines Besserrufers wird bei den Ansagen genannt, oder wenn man schleift.
reading-T-A04 = Die Vorhand darf halten, sooft sie an der Reihe ist, bis sie passt.
reading-T-A05 = Mit ihrem ersten Wort darf die Vorhand nicht passen.
reading-T-A06 = Mit der weitergegebenen Vorhand gehen alle Rechte und das erste Ausspiel über, und wer sie weitergegeben hat, spricht zuletzt; mit vier Königen spielt niemand ein Spiel, in dem ein König gerufen wird.
reading-T-A07 = Wer gepasst hat, ist ausgeschieden, und das eigene Spiel darf man nur steigern, wenn ein anderer es überboten hat.
reading-T-A09 = Schleifen kostet Spiel und Vogel an jeden der drei, und der Vogel wird genannt.
reading-T-A10 = Liegt der im Solorufer gerufene König im Talon, so spielt man wie bei Mayr allein, bekommt die Hälfte mit dem König, und jedes Kontra ist ungültig.
reading-T-A11 = Einen König, den man aus dem Talon bekommen hat, darf man ultimo ansagen.
reading-T-A12 = Wer allein weiterspielt, darf kontriert werden.
reading-T-A13 = Wer drei Könige hat, darf den vierten auch nennen.
reading-T-A14 = Ein stiller Vogel oder König ultimo, der misslingt, kostet nichts.
reading-T-A15 = Im Farbensolo stechen Tarock die Farben nicht.
reading-T-A16 = Eine kleinste Zahl von Farbkarten verlangt das Farbensolo nicht.
reading-T-A17 = In Solospielen verdoppelt sich ein Valat nicht noch einmal, denn er vervielfacht schon das Spiel.
reading-T-A18 = Ein Valat der Gegner vervielfacht, was der Spielersteher verlieren würde, und ein misslungener, was er gewinnen würde; haben beide Parteien ihn angesagt, so wird er für jede abgerechnet.
reading-T-A19 = Von den Kontras auf Spiel und Valat zählt das höhere.
reading-T-A20 = Im Geld zählt jeder Posten so vielfach, wie er kontriert ist, eine Einheit für jeden Punkt.
reading-T-A21 = Ein Kontra gegen den eigenen, noch unbekannten Partner ist ungültig.
reading-T-A22 = Die Runde der Ansagen endet nach drei „gut“ hintereinander; Kontra sagt man, wenn man zum ersten Mal danach an der Reihe ist.
reading-T-A23 = Eine angesagte Karte darf zu früh fallen, und die Ansage ist verloren; am richtigen Tisch kann das als Renonce beanstandet werden, wenn sie einen Stich gemacht hat.
reading-T-A24 = Nur angesagte Vögel müssen der Reihe nach abgegeben werden, der höchste zuerst.
reading-T-A25 = Ein Pflichtvogel, der nicht angesagt wird, gilt als angesagt.
reading-T-A26 = Wer im Besserrufer den falschen Vogel ansagt, verliert nur diesen; der Vogel, den er hatte und nicht angesagt hat, zählt nur, wenn er still gelingt.
reading-T-A27 = Nach einer Renonce zählen die Ansagen beider Parteien, als gewonnen für jeden, der schuldlos ist.
reading-T-A28 = Im Geld zählt eine Renonce mit den Kontras, die gelten, außer beim Besserrufer ohne Vogel.
reading-T-A29 = Zwei Schuldige teilen sich, was zu zahlen ist.
reading-T-A30 = Bei drei Schuldigen entscheidet der Schiedsrichter; bis dahin schreibt niemand etwas.
reading-T-A31 = Zwei Jungfrauen teilen sich drei Punkte, jede bekommt eineinhalb.
reading-T-A32 = Eine Jungfrau neben punktegleichen Verlierern erhält alles, was gezahlt wird.
reading-T-A33 = Auch die Vorhand kann Jungfrau sein und wird dafür bezahlt.
reading-T-A34 = Punktegleich ist nur, wer gleich viele Drittelpunkte hat.
reading-T-A35 = In einem Ouvertspiel liegen die Karten aller offen.
reading-T-A36 = Piccolo ist genau ein Stich, Bettel keiner.
reading-T-A37 = Gespielt wird wie bei Mayr: Man bedient Farbe, sonst spielt man Tarock, sonst, was man will.
reading-T-A38 = Karten und Werte sind wie bei Mayr.
reading-T-A39 = Tarock werden nur verlegt, wenn nichts anderes übrig ist, und offen, auch im Sechserdreier.
reading-T-A40 = In einem verlorenen Sechserdreier verdoppelt sich das Spiel, nicht die Prämien.
reading-T-A43 = Auch die Vorhand, die einen Solodreier hält, macht ihre Ansagen sofort.
reading-T-A45 = Was jemand nach einer Renonce einfordert, wird auf den Zettel geschrieben und vom Schuldigen gezahlt.
reading-T-A46 = Eine falsche Kartenzahl führt bis zur ersten Ansage zu neuem Geben; danach ist sie Renonce und wird abgerechnet, sobald das Spiel und der gerufene König bekannt sind.
reading-T-A47 = Misslingt ein angesagter Valat, so ist das Spiel verloren, auch wenn die Punkte gereicht hätten.
reading-T-A49 = Hat man im Besserrufer mehrere Vögel und sagt keinen an, so gilt am richtigen Tisch der niedrigste aus dem gegebenen Blatt als angesagt; im strengen Spiel wird gefragt, welcher.
reading-T-A50 = Eine falsche Karte darf man zurücknehmen, solange der Stich auf dem Tisch liegt, wie bei Mayr.

## Königrufen nach Mayr

reading-M-A01 = „XXIIII (Quapil)“ ist ein Druckfehler für IIII.
reading-M-A02 = Die Vögel sind I bis IIII, nicht „I bis VIII“: Nur diese haben einen Wert.
reading-M-A03 = Den Quapilrufer spielt man mit Partner; „allein“ in der Tabelle ist ein Druckfehler.
reading-M-A04 = Den Sechserdreier wählt nur die Vorhand, wenn die drei anderen gepasst haben.
reading-M-A05 = Ein gleich hohes Spiel darf niemand halten.
reading-M-A06 = Spiele vom selben Wert stehen in der Reihenfolge der Tabelle; Piccolo und Zwiccolo sind gleich hoch.
reading-M-A07 = Beim Trischaken gilt Stichzwang.
reading-M-A08 = Der Pagat fällt als letztes Tarock; das meint „letzte Karte“.
reading-M-A09 = Für den Kaiserstich muss der Pagat gespielt werden, wo Stichzwang gilt; er sticht auch in Farbenspielen.
reading-M-A10 = Einen Besserrufer zu schleifen kostet Spiel und Vogel, an jeden.
reading-M-A11 = Mit einer gerufenen Dame gibt es keinen König ultimo; im Talon gilt sie wie ein König.
reading-M-A12 = Liegt der im Solorufer gerufene König im Talon, so ist jedes Kontra ungültig, gewonnen oder verloren.
reading-M-A13 = Misslingt ein angesagter Valat, so ist das Spiel achtfach verloren; Ansagen werden abgerechnet, und stille Vögel und König ultimo zählen.
reading-M-A14 = Ein verlorener Valat im Sechserdreier kostet das Achtfache dessen, was das verlorene Spiel kostet.
reading-M-A15 = Ein Valat der Gegner vervielfacht, was der Spielersteher verlieren würde; haben beide Parteien ihn angesagt, so wird er für jede abgerechnet.
reading-M-A16 = Vögel und König ultimo sagt nur an, wer die Karte hat, Trull und vier Könige jeder.
reading-M-A17 = Fällt ein angesagter Vogel zu früh, so ist die Ansage verloren, und das ist keine Renonce; von mehreren angesagten geht der höchste zuerst, wie im Turnierblatt, wenn nicht das Haus jede Reihenfolge erlaubt.
reading-M-A18 = Eine stille Prämie, die misslingt, kostet nichts.
reading-M-A19 = Die Einheit beim Trischaken ist 10 an jeden, und bei Punktegleichheit gilt das Turnierblatt; eine Jungfrau erhält die ganze Zahlung doppelt, mehrere teilen sie sich.
reading-M-A20 = Den eigenen König darf man nicht rufen.
reading-M-A21 = Renonce beim Trischaken kostet das Zehnfache des Turnierblatts; in negativen Spielen zählt sie, als hätten die anderen gewonnen.
reading-M-A22 = Mit einem Spiel eröffnen darf die Vorhand nicht.
reading-M-A23 = Haben andere ein Spiel angesagt, so darf die Vorhand keinen Rufer mehr wählen.
reading-M-A24 = Die sechs Farbkarten werden nach dem Verlegen gezählt; eine Ansage, die sie nicht erreichen kann, wird abgelehnt und ist am richtigen Tisch Renonce.
reading-M-A25 = Im Sechserdreier werden Tarock offen verlegt, die übrigen Karten verdeckt.
reading-M-A26 = Kontra sagt man, wenn man zum ersten Mal danach an der Reihe ist, und zwischen Partnern ist es ungültig; drei „gut“ beenden die Runde.
reading-M-A27 = Beim Trischaken geht die erste Karte des Talons mit dem ersten Stich, die zweite mit dem zweiten und so weiter.
reading-M-A28 = Die Plätze werden mit drei Farbkarten und einem Tarock gezogen, und das Tarock gibt zuerst.
reading-M-A30 = Ein Kaiserstich in einem Farbenspiel bringt keine Prämie für den Pagat.
reading-M-A31 = Zwei Schuldige teilen sich, was zu zahlen ist.
