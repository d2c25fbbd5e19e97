# Das Regelbuch des Königrufens.  Ein Absatz für jede Tabelle eines Regelwerks, k-rule-<Tabelle>; seine Argumente sind die
# Felder der Tabelle, mit yes und no für Schalter, und has_… für das, was es im Regelwerk überhaupt gibt.
# Zeilenwechsel und doppelte Leerzeichen im Absatz bedeuten nichts.

title-koenigrufen-1900 = Königrufen nach dem Buch von 1900
title-koenigrufen-turnier = Königrufen nach dem Turnierblatt
title-koenigrufen-mayr-2012 = Königrufen nach Wolfgang Mayr (2012)

k-book-aim = Königrufen ist das österreichische Tarock für vier, mit 54 Karten.
    Die Lizitation entscheidet, wer welches Spiel spielt.
    In vielen Spielen ruft der Spielersteher einen König; wer ihn hat, ist sein Partner, und das weiß zunächst nur er selbst.
k-book-origin = { $author ->
        [unknown] Die Regeln folgen „{ $title }“
       *[other] Die Regeln folgen { $author }, „{ $title }“
    } { $dated ->
        [yes] ({ $year }).
       *[no] (ohne Jahr).
    }
    Alle Beträge sind Punkte.
    Nach jeder Regel steht in eckigen Klammern die Quelle: der Abschnitt des Buches.
    K-A, T-A oder M-A mit einer Zahl kennzeichnet eine Auslegung: Dort schweigt das Buch oder ist unklar.
    Ein Strich als Quelle heißt, dass das Buch davon nicht spricht.

k-section-cards = Die Karten und das Zählen
k-section-table = Der Tisch und das Geben
k-section-auction = Die Lizitation
k-section-games = Die Spiele
k-section-calling = Das Rufen
k-section-talon = Talon und Verlegen
k-section-play = Das Ausspielen
k-section-announcing = Ansagen und Kontrieren
k-section-settlement = Die Abrechnung
k-section-trischaken = Trischaken
k-section-faults = Fehler

## Überschriften und Felder der Tabellen

k-head-rank = Rang
k-head-bid = Ansage
k-head-game = Spiel
k-head-won = Gewonnen
k-head-lost = Verloren
k-head-talon = Talon
k-head-sides = Parteien
k-head-goal = Spielziel
k-head-bonuses = Prämien
k-head-bonus = Prämie
k-head-announced = Angesagt
k-head-silent = Still
k-head-failed = Still verloren
k-head-case = Wer zahlt

k-cell-trull = Sküs, Mond und Pagat
k-cell-other = jede andere Karte
k-cell-talon-half = eine Hälfte
k-cell-talon-all = alle sechs Karten
k-cell-talon-opponents = für die Gegner
k-cell-talon-unused = bleibt liegen
k-cell-partner = mit Partner
k-cell-alone = allein
k-cell-each = jeder für sich
k-cell-fewest = wenig Punkte
k-cell-tricks = { $tricks ->
    [0] kein Stich
    [one] ein Stich
    [2] zwei Stiche
   *[other] { $tricks } Stiche
}
k-cell-to-each = { $points } an jeden der anderen
k-cell-in-all = je { $points }, geteilt unter den übrigen

## Die Karten und das Zählen

k-rule-pack = Das Spiel hat 54 Karten: 32 Farbkarten und 22 Tarock.
k-rule-suits = Die vier Farben sind gleichwertig.
    Jede hat acht Karten: König, Dame, Cavall, Bube und vier kleine Karten.
    Der Cavall ist ein Reiter und steht zwischen Dame und Bube.
    In den schwarzen Farben ist die Zehn die höchste kleine Karte, in den roten das Ass, die Eins.
k-rule-tarocks = Die Tarock sind die Trümpfe.
    Sie tragen die römischen Zahlen I bis XXI, kurz auch T1 bis T21 geschrieben, und über ihnen allen steht der Sküs.
    Das XXI heißt Mond und das I, das kleinste, heißt Pagat.
    Sküs, Mond und Pagat zusammen sind die Trull.
    { $has_birds ->
        [yes] Die vier kleinsten Tarock sind die Vögel: I Pagat, II Uhu, III Kakadu und IIII Quapil.
       *[no] { "" }
    }
k-rule-counting = Die Karten zählen, wie es die Tabelle zeigt, und gezählt wird in Dreierlagen: Von der Summe aus je drei
    Karten werden zwei Punkte abgezogen.
    Am Ende sollen nur Karten mit dem kleinsten Wert übrig bleiben.
    Eine solche Karte heißt Blatt; drei Blatt sind ein Punkt.
    Alle Karten zusammen zählen { $total_points }.
    In Spielen um Punkte braucht die Partei des Spielerstehers { $goal }; hat sie weniger, gewinnen die Gegner.
    Das Programm zählt in Drittelpunkten: dreimal den Wert jeder Karte, weniger zwei.
    Das sind zusammen { $total } Drittel, und { $win_thirds } davon gewinnen.

## Der Tisch und das Geben

k-rule-players = Es spielen vier.
    Gegeben und gespielt wird gegen den Uhrzeigersinn, also nach rechts.
    Der rechte Nachbar des Gebers hat die Vorhand und heißt auch so.
    Wer das Spiel spielt, ist der Spielersteher.
    Er spielt allein oder mit einem Partner; die übrigen sind die Gegner.
    Das Geben wandert nach rechts weiter.
k-rule-dealing = { $first_dealer ->
        [highest_card] Wer die höchste Karte hebt, gibt zuerst.
        [tarock] Die Plätze werden mit drei Farbkarten und einem Tarock gezogen, und wer das Tarock zieht, gibt zuerst.
       *[lot] Wer zuerst gibt, wird ausgelost.
    }
    Es wird gemischt, und { $cutter ->
        [left] der linke Nachbar des Gebers hebt ab.
       *[opposite] der Spieler gegenüber dem Geber hebt ab.
    }
    Der Geber gibt jedem sechs Karten, legt sechs verdeckt in die Mitte und gibt jedem noch einmal sechs.
    Die sechs in der Mitte sind der Talon; seine beiden Hälften zu drei Karten bleiben getrennt.
    Eine falsche Kartenzahl, die vor der ersten Ansage bemerkt wird, führt zu neuem Geben.
    { $misdeal ->
        [renonce] Wird sie später bemerkt, hat Renonce gespielt, wer die falsche Zahl hält, nicht der Geber.
       *[redeal] Auch wenn sie später bemerkt wird, wird neu gegeben und nichts geschrieben.
    }
    Ein schlechtes Blatt ist kein Grund, neu zu geben.

## Die Lizitation

k-rule-auction = { $opening ->
        [call_or_pass] Die Vorhand spricht zuerst: Sie sagt mit „Ich rufe“ oder „Mein Spiel“ { $lowest } an, sie sagt ein höheres
            Spiel an, oder sie sagt „weiter“.
            Mit „weiter“ scheidet sie aus, und das Recht zu rufen geht auf den nächsten Spieler über.
            Nur wer dieses Recht hat, darf { $lowest } ansagen.
        [vorhand_or_game] Die Vorhand spricht zuerst: Sie sagt „Vorhand“ oder gleich ein Spiel an; passen darf sie da nicht.
       *[vorhand] Die Vorhand spricht zuerst, sagt nur „Vorhand“ oder „Mein Spiel“ und lizitiert erst nach den anderen.
    }
    Dann sagt jeder der Reihe nach ein höheres Spiel an, oder er passt.
    Wer gepasst hat, ist aus der Lizitation ausgeschieden.
    Wer das höchste Spiel angesagt hat, spielt es.
    { $hold ->
        [forehand] Die Vorhand darf ein Spiel halten, das heißt das schon angesagte Spiel selbst spielen; der andere muss dann
            überbieten oder passen.
        [senior] Wollen zwei dasselbe Spiel, so gehört es dem, der in der Reihenfolge, vom rechten Nachbarn des Gebers an
            gezählt, früher kommt: Er darf das Spiel eines späteren halten.
       *[none] Ein Spiel, das ein anderer angesagt hat, darf niemand übernehmen.
    }
    { $first_word_count ->
        [0] { "" }
       *[other] Nur die Vorhand darf { $first_word } ansagen, und nur als allererstes Wort.
    }
    { $free_count ->
        [0] { "" }
       *[other] Haben die drei anderen gepasst und ist nichts angesagt, so muss die Vorhand spielen: ein Spiel aus der Tabelle
            oder eines, das sonst niemand spielen kann: { $free }.
    }
    { $opening ->
        [call_or_pass] Sagen alle vier „weiter“, so ist das Spiel aus, und nichts wird geschrieben.
       *[other] { "" }
    }
    Die Tabelle zeigt die Spiele von niedrig nach hoch; Spiele in derselben Zeile sind gleich hoch und überbieten einander nicht.
k-rule-passing-on = { $allowed ->
    [yes] Wer in der Vorhand alle vier Könige hat, darf die Vorhand an den nächsten Spieler weitergeben, aber nur als
        allererstes Wort.
        Der nächste hat dann alle ihre Rechte, auch das erste Ausspiel, und wer sie weitergegeben hat, spricht zuletzt.
        Auf die folgenden Spiele hat das keinen Einfluss.
   *[no] Vier Könige geben der Vorhand in der Lizitation kein besonderes Recht.
}

## Die Spiele

k-rule-contracts = Das sind die Spiele und ihr Wert.
    { $has_negative ->
        [yes] Die einen gehen um Punkte; in den anderen, den negativen Spielen, darf der Spielersteher nur wenige oder gar keine
            Stiche machen.
       *[no] Alle gehen um Punkte.
    }
    { $has_suit_game ->
        [yes] In den Farbenspielen ist die Stichkraft der Tarock gegenüber den Farben aufgehoben.
       *[no] { "" }
    }
    Die letzte Spalte sagt, wievielfach die Prämien zählen.
k-rule-contract = { $about }
    { $kind ->
        [trischaken] Jeder spielt für sich, und wer die meisten Punkte macht, verliert; siehe „{ k-section-trischaken }“.
       *[other] { k-contract-sides } { k-contract-goal } { k-contract-talon } { k-contract-needs } { k-contract-extras } { k-contract-value }
    }
k-contract-sides = { $calls ->
    [yes] Der Spielersteher ruft einen König, spielt mit dessen Besitzer gegen die beiden anderen
   *[no] Der Spielersteher spielt allein gegen die drei anderen
}
k-contract-goal = { $kind ->
    [negative] { $tricks ->
            [0] und darf keinen Stich machen
            [one] und muss genau einen Stich machen
            [2] und muss genau zwei Stiche machen
           *[other] und muss genau { $tricks } Stiche machen
        }.
    [suit] und braucht { $goal }, nach den Regeln der Farbenspiele.
   *[positive] und braucht { $goal }.
}
k-contract-talon = { $talon ->
    [half] Er nimmt eine Hälfte des Talons und verlegt drei Karten.
    [all] Er nimmt den ganzen Talon verdeckt auf und verlegt sechs Karten.
    [opponents] Der Talon bleibt verdeckt liegen und zählt für die Gegner.
   *[unused] Der Talon bleibt unberührt.
}
k-contract-needs = { $needs ->
    [trull_piece] Das Spiel darf nur ansagen, wer Sküs, Mond oder Pagat im Blatt hat.
    [bird] { $bid_names_bird ->
            [yes] In der Lizitation wird ein Vogel aus dem Blatt genannt und ist damit angesagt.
           *[no] Das Spiel darf nur ansagen, wer einen Vogel im Blatt hat, und ein Vogel aus diesem Blatt muss angesagt werden.
        }
        Weitere Vögel, auch aus dem Talon, dürfen zusätzlich angesagt werden.
        Spiel und Vögel werden getrennt gewertet.
   *[nothing] { "" }
}
k-contract-extras = { $suit_cards ->
        [0] { "" }
       *[other] Beim ersten Ausspiel muss er mindestens { $suit_cards } Farbkarten im Blatt haben.
    }
    { $ouvert ->
        [yes] Nach dem ersten Stich legen alle ihre Karten offen auf, und die drei Gegner dürfen sich beraten.
       *[no] { "" }
    }
    { $own_word ->
        [yes] Prämien muss er sofort mit dem Spiel ansagen, später nicht mehr.
       *[no] { "" }
    }
    { $kind ->
        [negative] { "" }
       *[other] { $bonus_factor ->
            [one] { "" }
            [2] Prämien zählen doppelt.
           *[other] Prämien zählen { $bonus_factor }-fach.
        }
    }
k-contract-value = { $dearer ->
    [yes] Gewonnen zählt das Spiel { $value }, verloren { $lost }.
   *[no] Das Spiel zählt { $value }, gewonnen oder verloren.
}

k-about-trischaken = Trischaken, auch Fahren genannt, ist der Ausweg mit einem schlechten Blatt.
k-about-rufer = Der Rufer ist das Grundspiel.
k-about-solorufer = Der Solorufer, kurz Solo, ist ein Rufer ohne die Hilfe des Talons.
k-about-besserrufer = Der Besserrufer ist ein Rufer mit einem Vogel.
k-about-dreier = Der Dreier, einst auch Einsteiger genannt, heißt nach den drei Gegnern.
k-about-sechser = Der Sechserdreier ist ein Dreier mit allen sechs Karten des Talons.
k-about-farbendreier = Der Farbendreier ist ein Dreier in den Farben.
k-about-farbensolo = Das Farbensolo ist das Farbenspiel ohne die Hilfe des Talons.
k-about-solodreier = Der Solodreier ist ein Dreier ohne die Hilfe des Talons.
k-about-piccolo = Piccolo ist italienisch und heißt „klein“.
k-about-zwiccolo = Der Zwiccolo ist der Piccolo mit zwei Stichen.
k-about-bettel = Der Bettel ist das Spiel des Bettlers, der nichts hat.
k-about-bettler = Der Bettler ist das Spiel dessen, der nichts haben will.
k-about-piccolo-ouvert = Der Piccolo ouvert ist ein Piccolo mit offenen Karten; ouvert ist französisch und heißt „offen“.
k-about-zwiccolo-ouvert = Der Zwiccolo ouvert ist ein Zwiccolo mit offenen Karten.
k-about-bettel-ouvert = Der Bettel ouvert ist ein Bettel mit offenen Karten.
k-about-bettler-ouvert = Der Bettler ouvert ist ein Bettler mit offenen Karten.
k-about-house = { $name } ist ein Spiel dieses Hauses.

## Das Rufen

k-rule-calling = Wo ein König gerufen wird, geschieht das gleich nach der Lizitation, bevor der Talon aufgedeckt wird.
    Wer den gerufenen König hat, ist der Partner; er sagt es nicht, sondern zeigt es nur durch sein Spiel oder eine Ansage.
    { $own ->
        [yes] Der Spielersteher darf auch einen König rufen, den er selbst hat; dann spielt er zum selben Wert allein gegen drei,
            auch wenn es ein Irrtum war.
       *[no] Sich selbst rufen darf man nicht.
    }
    { $fourth ->
        [yes] Wer drei Könige im Blatt hat, darf „den vierten König“ rufen, ohne die Farbe zu verraten.
       *[no] Der König wird immer genannt.
    }
    { $four_kings ->
        [queen] Wer alle vier Könige hat, ruft stattdessen eine Dame; einen König ultimo gibt es dann nicht.
        [own] Wer alle vier Könige hat, kann nur einen von diesen rufen.
       *[barred] Wer alle vier Könige hat, darf kein Spiel spielen, in dem ein König gerufen wird.
    }
k-rule-king-in-talon = Liegt der gerufene König im Talon, so hat der Spielersteher keinen Partner.
    Er darf dann das Spiel schleifen, das heißt aufgeben, bevor er eine Hälfte nimmt, und zahlt jedem der anderen { $concede ->
        [game_and_bird] den Wert des Spiels{ $has_besserrufer ->
            [yes] , beim Besserrufer auch den des angesagten Vogels
           *[no] { "" }
        }
       *[other] { $concede }
    }.
    Oder er spielt allein weiter und nimmt die eine oder die andere Hälfte.
    Nimmt er den König, so darf er ihn auch ultimo ansagen.
    { $left ->
        [0] Lässt er ihn liegen, so kostet das nichts.
       *[other] Lässt er ihn liegen, so gilt das als gefangener König und kostet { $left }, so vielfach, wie die Prämien zählen.
    }
k-rule-solo-king-in-talon = Wird ein König gerufen und bleibt der Talon verdeckt, so kann der König ungesehen darin liegen.
    Der Spielersteher spielt dann allein, ohne es zu wissen, und bekommt am Ende die Hälfte mit dem König.
    { $kontra ->
        [void] Ein Kontra auf das Spiel ist in diesem Fall ungültig.
       *[void_if_lost] Ein Kontra auf das Spiel ist in diesem Fall ungültig, wenn er verliert, und zählt, wenn er gewinnt.
    }
    { $item_kontra ->
        [void] Auch ein Kontra auf Ansagen ist ungültig.
       *[stands] Ein Kontra auf Ansagen bleibt gültig.
    }

## Talon und Verlegen

k-rule-talon = Der Spielersteher deckt den Talon für alle auf, nimmt eine der beiden Hälften und verlegt verdeckt drei Karten.
    { $has_all ->
        [yes] Wird der ganze Talon genommen, so sehen ihn die anderen nicht, und sechs Karten werden verlegt.
       *[no] { "" }
    }
    Was verlegt ist, zählt für die Partei des Spielerstehers, und die Hälfte, die liegen bleibt, für die Gegner.
    Karten, die für eine Partei zählen, gelten auch für ihre Prämien.
k-rule-discard = Könige, Sküs, Mond und Pagat werden nie verlegt.
    Andere Tarock werden nur verlegt, wenn sonst nichts zu verlegen ist, und dann offen.
    { $suit_games ->
        [taroks_first] In Farbenspielen ist es umgekehrt: Zuerst werden Tarock verlegt, und zwar verdeckt, erst dann Farbkarten, und
            diese offen.
       *[as_always] { "" }
    }

## Das Ausspielen

k-rule-leading = { $positive ->
        [first_seat] Zum ersten Stich spielt immer der rechte Nachbar des Gebers aus, auch wenn die Vorhand auf einen anderen
            übergegangen ist.
       *[forehand] Zum ersten Stich spielt die Vorhand aus.
    }
    { $has_negative ->
        [yes] In negativen Spielen jedoch spielt der Spielersteher aus.
       *[no] { "" }
    }
    Danach spielt aus, wer den Stich gemacht hat.
    Es sind zwölf Stiche.
k-rule-following = Es gilt Farbzwang: Die ausgespielte Farbe muss bedient werden.
    Es gilt Tarockzwang: Wer die Farbe nicht hat, muss Tarock spielen; wer auch kein Tarock hat, spielt, was er will.
    Das höchste Tarock macht den Stich; ohne Tarock die höchste Karte der ausgespielten Farbe.
k-rule-trick = { $overtake ->
        [yes] In negativen Spielen und beim Trischaken gilt außerdem Stichzwang: Wer mit einer Karte, die er spielen darf, den Stich
            übernehmen kann, muss es tun.
            In allen anderen Spielen muss niemand überstechen.
       *[no] Stichzwang gibt es nicht: Niemand muss überstechen.
    }
    { $pagat_last ->
        [yes] In negativen Spielen und beim Trischaken darf der Pagat nur als letztes Tarock ausgespielt oder zugegeben werden.
       *[no] Der Pagat darf gespielt werden wie jedes andere Tarock.
    }
k-rule-suit-game = { $has_suit_game ->
    [yes] In Farbenspielen stechen Tarock die Farben nicht: Die höchste Karte der ausgespielten Farbe macht den Stich.
        Tarock darf nur ausspielen, wer keine Farbkarte mehr hat.
        Wer nicht bedienen kann, muss trotzdem Tarock zugeben.
        { $bonus_count ->
            [0] Außer dem Valat kann man nichts ansagen, und sonst zählt nichts.
           *[other] Außer dem Valat zählen nur diese Prämien und können angesagt werden: { $bonuses }.
        }
   *[no] Farbenspiele gibt es hier nicht.
}
k-rule-kaiserstich = { $played ->
    [yes] Kaiserstich, auch Märchen genannt: Fallen Sküs, Mond und Pagat in einem Stich, egal in welcher Reihenfolge, so sticht der
        Pagat.
        Das gilt in allen Spielen; dafür darf der Pagat vorzeitig gespielt werden, und wo Stichzwang gilt, muss er es.
   *[no] Einen Kaiserstich gibt es nicht: Fallen Sküs, Mond und Pagat in einem Stich, so sticht wie immer der Sküs.
}

## Ansagen und Kontrieren

k-rule-announcing = Nach dem Verlegen sagt der Spielersteher Prämien an oder keine und sagt „Ich liege“.
    Die anderen folgen der Reihe nach: Jeder sagt „gut“, sagt selbst etwas an oder gibt Kontra.
    Haben drei hintereinander „gut“ gesagt, wird ausgespielt.
    { $holder_count ->
        [0] { "" }
       *[other] Nur wer die Karte hat, darf ansagen: { $holder_only }.
    }
    { $partner_count ->
        [0] { "" }
       *[other] Nur der gerufene Partner darf ansagen: { $partner_only }.
    }
    Sonst darf alles angesagt werden, auch auf Verdacht und für den Partner.
    { $once ->
        [yes] Jeder macht seine Ansagen nur einmal.
       *[no] Wer wieder an der Reihe ist, darf noch einmal etwas ansagen.
    }
    { $early ->
        [held_back] Eine angesagte Karte wird für ihren Stich aufgehoben, solange man eine andere spielen kann.
       *[lost] Wird eine angesagte Karte vor ihrem Stich gespielt, so ist die Ansage verloren, aber das allein ist keine Renonce.
    }
    { $give_up ->
        [highest_first] Von mehreren angesagten Vögeln, die nicht zu halten sind, wird der höchste zuerst abgegeben.
       *[free] { $has_birds ->
            [yes] Angesagte Vögel, die nicht zu halten sind, dürfen in beliebiger Reihenfolge abgegeben werden.
           *[no] { "" }
        }
    }
    { $replaces ->
        [either_side] Eine angesagte Prämie zählt für keine der beiden Parteien noch einmal still.
       *[own_side] Eine angesagte Prämie zählt für die Partei, die sie angesagt hat, nicht noch einmal still, wohl aber für die
            andere.
    }
k-rule-bonuses = Prämien werden neben dem Spiel gezahlt, gleich wer es gewinnt.
    Angesagt zählen sie den höheren Betrag für die Partei, die sie macht; misslingen sie, so erhält ihn die andere Partei.
    Nicht angesagt sind sie still und zählen den niedrigeren Betrag für die Partei, die sie macht.
    Alle Beträge werden vervielfacht, wie es die Tabelle der Spiele zeigt.
k-rule-bonus = { $condition }
    { $announced ->
        [0] Ansagen kann man das nicht; es zählt { $silent }.
       *[other] Das zählt angesagt { $announced }, still { $silent }.
    }
    { $silent_failure ->
        [yes] { $bonus ->
            [pagat] Fällt er unangesagt im letzten Stich, ohne ihn zu machen, so kostet das { $silent }.
            [koenig_ultimo] Still zu verlieren kostet { $silent }, aber ein gefangener König wird nicht zweimal gezahlt.
           *[other] Still zu verlieren kostet { $silent }.
        }
       *[no] { "" }
    }
k-bonus-trull = Trull: Sküs, Mond und Pagat sind alle unter den Karten einer Partei.
k-bonus-kings = Vier Könige: Alle vier Könige sind unter den Karten einer Partei.
k-bonus-pagat = Pagat: Der Pagat, das Tarock I, macht den letzten Stich.
k-bonus-uhu = Uhu: Das Tarock II macht den vorletzten Stich.
k-bonus-kakadu = Kakadu: Das Tarock III macht den drittletzten Stich.
k-bonus-quapil = Quapil: Das Tarock IIII macht den viertletzten Stich.
k-bonus-koenig-ultimo = König ultimo: Der gerufene König fällt im letzten Stich, und die Partei des Spielerstehers macht diesen
    Stich.
k-bonus-mondfang = Mondfang: Der Sküs der einen Partei fängt den Mond der anderen.
k-bonus-king-captured = Gefangener König: Der gerufene König fällt an die Gegner, und die Partei des Spielerstehers zahlt.
    In einem angesagten König ultimo, der misslingt, ist das schon enthalten.

k-rule-valat = Valat: Eine Partei macht alle zwölf Stiche.
    { $mode ->
        [fixed] Er tritt an die Stelle des Spiels und zählt die Beträge der Tabelle.
       *[multiplied] Er tritt an die Stelle des Spiels: Still zählt das Spiel { $silent }-fach, angesagt { $announced }-fach.
            Der Faktor für Prämien gilt für ihn nicht.
    }
    Ansagen dürfen ihn beide Parteien.
    Ein Kontra auf das Spiel gilt auch für ihn; von zwei Kontras zählt nur das höhere.
    Misslingt ein angesagter Valat, so ist das Spiel verloren, und die andere Partei erhält den Betrag des angesagten Valats.
    Haben beide Parteien einen angesagt, so wird jeder für sich abgerechnet.
    { $mode ->
        [fixed] { "" }
       *[multiplied] { $has_dearer ->
            [yes] Wo ein verlorenes Spiel mehr kostet, zeigt die Tabelle in Klammern, was die Gegner erhalten.
           *[no] { "" }
        }
    }
    { $beside ->
        [all] Alle anderen Prämien werden daneben gezahlt.
        [announced] Daneben zählen nur angesagte Prämien, gewonnen oder verloren.
       *[tricks_and_announced_sets] Daneben zählen Vögel und König ultimo, angesagt oder still; Trull und vier Könige nur, wenn sie
            angesagt sind, und das kann man nicht zusammen mit einem Valat.
    }
k-rule-kontra = { $levels ->
    [0] Kontriert wird nicht.
   *[other] Wer nicht glaubt, dass die andere Partei das Spiel gewinnt oder eine Ansage macht, sagt „Kontra“, und es zählt doppelt.
        { $levels ->
            [one] Eine Antwort darauf gibt es nicht.
            [2] Die andere Partei kann mit „Re“ antworten: Dann zählt es vierfach.
           *[other] { $own_words ->
                [yes] Die andere Partei kann darauf antworten und die erste noch einmal: Dann zählt es vierfach und achtfach.
               *[no] Die andere Partei kann mit „Re“ antworten und die erste darauf mit „Sub“: Dann zählt es vierfach und achtfach.
            }
        }
        Gesagt wird es, wenn man zum ersten Mal danach an der Reihe ist, und für das Spiel und jede Ansage getrennt.
        Es gilt für alle Spieler.
        { $has_negative ->
            [yes] In negativen Spielen jedoch kontriert jeder Gegner für sich allein.
           *[no] { "" }
        }
        { $has_trischaken ->
            [yes] Beim Trischaken gibt es kein Kontra.
           *[no] { "" }
        }
        { $effect ->
            [money] Kontra wirkt sich nur auf das Geld aus; die Punkte werden geschrieben, als gäbe es keines.
           *[score] Kontra zählt für Punkte und Geld.
        }
        { $between_partners ->
            [void] Stellt sich heraus, dass jemand den eigenen Partner kontriert hat, so ist dieses Kontra ungültig.
           *[refused] Einen Partner, den man kennt, darf man nicht kontrieren.
        }
}

## Die Abrechnung

k-rule-settling = Spiel und Prämien werden einzeln abgerechnet, und was die eine Partei erhält, wird gegen das der anderen
    aufgerechnet.
    Bei zwei gegen zwei gewinnt oder verliert jeder den Betrag einmal.
    Bei einem gegen drei rechnet der Spielersteher mit jedem der drei den Betrag ab.
k-rule-written = { $winners_only ->
    [yes] Nur die Gewinner schreiben Punkte an: jeder so viel, wie ein Verlierer verliert.
        Wer allein gegen drei gewinnt, schreibt den Betrag also einmal.
   *[no] Gewinner schreiben plus, Verlierer minus; in jedem Spiel ist die Summe null.
}
    { $strikes ->
        [yes] Eine Zeile des Wertungszettels, die nicht mehr geklärt werden kann, wird gestrichen: Alle haben in diesem Spiel 0.
       *[no] { "" }
    }

## Trischaken

k-rule-trischaken = Jeder spielt für sich und will wenig Punkte machen.
    Wer am Ende die meisten hat, zahlt; punktegleich ist nur, wer auch gleich viele Blatt hat.
    { $talon ->
        [first_six_tricks] Mit jedem der ersten sechs Stiche wird eine Karte des Talons aufgedeckt, und wer den Stich macht, bekommt sie.
       *[last_trick] Wer den letzten Stich macht, bekommt den Talon.
    }
    Prämien gibt es nicht.
    Wer keinen Stich hat, heißt Jungfrau und erhält allein { $virgin ->
        [doubled_pot] alles, was gezahlt wird, und zwar doppelt
       *[pot] alles, was gezahlt wird
    }; mehrere teilen es sich.
    Die Einheit ist { $unit }: Sie verdoppelt sich für den, der genug Punkte für ein gewonnenes Spiel hat, und sie verdoppelt sich
    für die Vorhand, die auch bei Punktegleichheit allein zahlt.
k-case-most = wer die meisten Punkte hat
k-case-most-won = wer die meisten hat, mindestens { $won }
k-case-forehand = die Vorhand, wenn sie die meisten Punkte hat, auch punktegleich
k-case-forehand-won = die Vorhand, wenn sie die meisten hat, mindestens { $won }
k-case-pair = zwei andere punktegleich
k-case-triple = drei andere punktegleich
k-case-revoke = Renonce
k-case-revoke-forehand = Renonce der Vorhand
k-case-revoke-pair = Renonce von zwei Spielern

## Renonce

k-rule-renonce = Renonce ist ein Verstoß gegen die Regeln des Spiels.
    Renonce ist es, die falsche Zahl von Karten, einen König oder ein Trullstück zu verlegen oder ein Tarock zu verlegen, ohne es
    zu zeigen.
    Renonce ist es, gegen { $overtake ->
        [yes] Farbzwang, Tarockzwang oder Stichzwang
       *[no] Farbzwang oder Tarockzwang
    } zu verstoßen.
    { $bird_order ->
        [yes] Ebenso, angesagte Vögel anders als vom höchsten abwärts abzugeben.
       *[no] { "" }
    }
    { $early_advantage ->
        [yes] Ebenso, sich einen Vorteil zu verschaffen, indem man mit einer angesagten Karte vor ihrem Stich einen anderen macht.
       *[no] { "" }
    }
    { $exposing ->
        [yes] Ebenso spielentscheidendes Vorwerfen und Reden.
       *[no] { "" }
    }
    { $throwing_in ->
        [yes] Und ebenso, auf Verdacht die Karten zusammenzuwerfen, bevor eine Renonce bewiesen ist.
       *[no] { "" }
    }
    { $correction ->
        [until_gathered] Solange der Stich auf dem Tisch liegt, darf man eine falsche Karte berichtigen.
       *[never] Eine falsche Karte kann man nicht berichtigen.
    }
    { $stops ->
        [if_wished] Ist ein Verstoß bewiesen, darf die schuldlose Partei das Spiel beenden oder weiterspielen.
       *[at_once] Ist ein Verstoß bewiesen, so ist das Spiel sofort zu Ende.
    }
    Jeder darf einen Verstoß beanstanden, bis alle mit der Abrechnung einverstanden sind; was bis dahin niemand bemerkt hat, gilt.
    { $pays ->
        [offender] Wer die Renonce begangen hat, zahlt allein: Jeder andere erhält, was er bekäme, wenn er das Spiel und alle Ansagen beider
            Parteien gewonnen hätte.
            Zwei Schuldige teilen sich das.
       *[side] Die Partei, die die Renonce begangen hat, verliert das Spiel und erhält nichts für ihre Prämien.
            Die andere erhält auch, was sie angesagt hat, gemacht oder nicht, und was sie still schon gemacht hat; um mehr darf sie
            weiterspielen.
    }
    { $no_bird ->
        [none] { "" }
       *[other] Wer einen Besserrufer ohne Vogel spielt, zahlt { $no_bird } an jeden der anderen, und ein Kontra ist wirkungslos.
    }
    { $claims ->
        [yes] Wer durch die Renonce offensichtlich mehr verloren hat, etwa einen stillen Vogel oder einen stillen Valat, darf auch
            das einfordern.
       *[no] { "" }
    }
    { $has_trischaken ->
        [yes] Für Trischaken siehe dort.
       *[no] { "" }
    }
k-rule-rulings = Der Schiedsrichter kann auch von Hand entscheiden: wer wem wie viel zahlt, mit dem Grund, der mit dem Spiel aufgeschrieben wird.

## Worum ein Buch die Leute am Tisch bittet

k-rule-customs-money = Es muss um Geld gespielt werden.
k-rule-customs-dealers-eyes = Es muss gründlich gemischt werden.
    Klopfen statt Abheben ist verboten.
    Der Geber darf weder das Deckblatt noch seine ersten sechs Karten anschauen.
k-rule-customs-exact-words = Um Missverständnisse auszuschließen, ist auf exakte Sprechweise zu achten.
    Sagt die Vorhand nicht gleich ein Spiel an, so muss sie „Vorhand“ sagen.
    Wer kein Spiel ansagt oder ein angesagtes nicht überbietet, sagt „gut“.
    Der Spielersteher eröffnet mit „Ich liege“, und die übrigen müssen jede Ansage mit „gut“ zur Kenntnis nehmen, außer sie
    kontrieren.
k-rule-customs-pass-gut = Wer das Spiel eines anderen gelten lässt, sagt „gut“.
k-rule-customs-pass-gut-or-weiter = Wer passt, sagt „gut“ oder „weiter“.
k-rule-customs-ouvert-cards-stay = Bei Ouvertspielen bleiben die gespielten Karten offen und in der gespielten Reihenfolge am Tisch
    liegen.
k-rule-customs-wrong-bird = Wer den falschen Vogel ansagt, etwa den Kakadu mit dem Uhu im Blatt, begeht keine Renonce.
    Er verliert nur, was er angesagt hat, gegebenenfalls kontriert.
k-rule-customs-no-captures = Fänge gibt es nicht: Für einen gefangenen Mond oder König wird nichts gezahlt.
k-rule-customs-king-lost-in-silence = Den gerufenen König zu verlieren kostet nichts, es sei denn, er war ultimo angesagt.
k-rule-customs-words-rekontra-subkontra = Es gibt nur drei Stufen: Kontra, Rekontra und Subkontra.
    Man sagt auch gespritzt, retour und nochmals gespritzt.
k-rule-customs-words-re-subre = Die Worte sind „Kontra“, „Re“ und „Subre“.
k-rule-customs-talon-first = Vor der Talonaufnahme kann niemand kontrieren.
k-rule-customs-kontra-and-valat = Im Farbenspiel darf ein Gegner, etwa in der Vorhand, wo er das Ausspiel hat, zugleich kontrieren und den
    Valat ansagen.
k-rule-customs-partner-bears-it = Man muss alle Fehler des Partners und die Verluste daraus mittragen, auch wenn er eine angesagte Karte
    zu früh spielt.
    Nur eine Renonce muss allein beglichen werden.
k-rule-customs-buergermeister = Wer genug Punkte für ein gewonnenes Spiel hat, heißt Bürgermeister.
k-rule-customs-lawful-card-stays = Zurücknehmen darf man nur eine Karte, die gegen die Regeln verstößt.
    Ein Irrtum, der keine Regel verletzt, etwa beim Schmieren, darf nicht korrigiert werden.
k-rule-customs-last-trick-only = Einblick nehmen darf man nur in den zuletzt gespielten Stich.
    „Nachwassern“ in früheren Stichen ist nicht zulässig.
k-rule-customs-referees = Ob eine Renonce begangen wurde, soll mit Fingerspitzengefühl entschieden werden.
    Das letzte Wort haben die Schiedsrichter.
k-rule-customs-tricks-apart = Empfohlen wird, den Talon nicht zu den Stichen, sondern getrennt zu legen und die eigenen Stiche bei sich zu
    behalten: So lässt sich der Verlauf eines Spiels, besonders bei Verdacht auf Renonce, nachvollziehen.
