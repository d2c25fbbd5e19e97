# Warum etwas nicht geht und was man stattdessen tun kann.
# $detail enthält Zeichen (Karten, eine Farbe, Meldungen) und ist immer da; wo der Text es zeigt, ist es nie leer.

reason-deal-is-over = Dieses Spiel ist zu Ende. Bitte auf das nächste warten.
reason-not-your-turn = Du bist noch nicht an der Reihe. Bitte auf die anderen warten.
reason-not-now = Das geht an dieser Stelle des Spiels nicht.
reason-not-in-your-hand = Wähle Karten aus deinem eigenen Blatt. Du hast nicht: { $detail }
reason-hand-has-taroks = Du hast ein nummeriertes Tarock und kannst daher kein neues Geben verlangen. Spiel bitte weiter.
reason-no-redeal = Nach diesen Regeln kann niemand ein neues Geben verlangen. Spiel das Blatt, wie es ist.

reason-declaration-twice = Du hast eine Meldung zweimal genannt. Sag jede nur einmal.

reason-skus-not-named = Du spielst den Sküs aus: Sag, welche Farbe er sein soll, oder Tarock.
reason-named-without-lead = Nur ein ausgespielter Sküs wird benannt. Spiel die Karte ohne Namen.
reason-no-baptism = Der Sküs kann jetzt nicht getauft werden. Spiel bitte eine Karte.
reason-holds-named-suit = Du hast selbst { $detail ->
    [S] Pik
    [H] Herz
    [D] Karo
    [C] Treff
    [T] Tarock
   *[other] die genannte Farbe
} und kannst den Sküs daher nicht taufen. Bitte bedienen.
reason-claim-first = Sag zuerst, dass du die genannte Farbe nicht hast. Danach darfst du den Sküs taufen.
reason-name-or-waive = Du hast das Recht zu taufen: Gib dem Sküs einen Namen oder verzichte darauf. Dann spiel eine Karte.
reason-nobody-holds-name = Weder du noch der andere Spieler kann { $detail ->
    [S] Pik
    [H] Herz
    [D] Karo
    [C] Treff
    [T] Tarock
   *[other] diese Farbe
} bedienen. Nenne etwas, das einer von euch hat.

reason-demand-outside-window = Der Sküs kann nur im drittletzten Stich verlangt werden, und das rechtzeitig.
reason-demanded-already = Der Sküs ist schon verlangt. Einmal genügt.
reason-holder-demands = Du hast den Sküs selbst. Nur die anderen können ihn verlangen.

reason-no-disclosure = Hier muss der Geber nicht sagen, ob er Tarock gelegt hat.
reason-asked-already = Der Geber hat schon geantwortet. Alle haben es gehört.
reason-dealer-asks = Du hast den Skat selbst gelegt. Nur die beiden anderen können danach fragen.

reason-cups-moved-already = Die Töpfe sind schon weitergestellt.
reason-cups-stay = Hier muss niemand die Töpfe weiterstellen.
reason-nothing-to-claim = An diesem Tisch kann kein Fehler geschehen; es gibt nichts zu beanstanden.
reason-sitter-claims = Wer aussetzt, schweigt auch zu einem Fehler.
reason-no-such-fault = Nach diesen Regeln ist das kein Fehler, den man beanstanden kann.
reason-claim-on-sitter = Nur die drei, die spielen, können einen Fehler gemacht haben. Nenne einen von ihnen.
reason-dealers-duty = Das ist allein die Pflicht des Gebers.
reason-not-played-yet = Zu diesem Stich hat dieser Spieler nichts gespielt. Nenne einen Stich, in dem eine Karte von ihm liegt.
reason-decision-open = Zuerst entscheidet { $detail }, was mit dem Fehler geschieht. Bitte auf die Antwort warten.
reason-no-such-answer = Das beantwortet nichts, wonach gefragt ist.
reason-no-such-ruling = Eine Entscheidung nennt, wer zahlt, welcher andere Spieler oder Topf das Geld bekommt, und warum; getroffen wird sie nur, wo Fehler vorkommen können.
