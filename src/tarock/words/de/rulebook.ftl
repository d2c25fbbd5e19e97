# Das Regelbuch.  Ein Absatz für jede Tabelle eines Regelwerks, rule-<Tabelle>; seine Argumente sind die Felder der
# Tabelle, mit yes und no für Schalter.  Zeilenwechsel und doppelte Leerzeichen im Absatz bedeuten nichts.

title-danish-jensen-1989 = Dänisches Tarock nach Poul Jensen (1989)
title-danish-hjoerring = Dänisches Tarock nach Hans J. Møller (Hjørring)

book-aim = Dänisches Tarock ist ein Spiel für drei mit 78 Karten.
    Ziel ist der letzte Stich, am liebsten mit einem König oder mit dem Pagat, dem kleinsten Trumpf.
    Wer das nicht schafft, versucht die anderen daran zu hindern.
book-origin = Die Regeln folgen { $author }, „{ $title }“ ({ $year }).
    Alle Beträge sind Punkte.
    Nach jeder Regel steht in eckigen Klammern die Quelle: Abschnitt des Buches und Zeilen seines Textes.
    B mit einer Zahl, etwa B-07, kennzeichnet eine Auslegung: Dort schweigt das Buch oder hat einen Fehler.

section-cards = Die Karten
section-table = Der Tisch und die Töpfe
section-dealing = Geben
section-skat = Der Skat
section-declarations = Meldungen
section-play = Das Spiel
section-skus = Der Sküs
section-during = Zahlungen während des Spiels
section-after = Zahlungen nach dem Spiel
section-count = Die Zählung
section-faults = Fehler und Strafen
section-evening = Der Spielabend
section-terms = Die Sprache der Spieler

## Überschriften und Felder der Tabellen

head-suits = Farben
head-order = Von hoch nach niedrig
head-card = Karte
head-value = Zählt
head-pile = Stapel
head-payment = Zahlung
head-deal = Spiel
head-term = Wort
head-meaning = Bedeutung

cell-trick = jeder Stich
cell-t21 = T21
cell-pays = zahlt { $points }
cell-receives = erhält { $points }
cell-nothing = nichts

## Die Karten

rule-pack = Das Spiel hat 78 Karten: 56 Farbkarten, 21 Tarock und den Sküs.
rule-suits = Die vier Farben sind gleichwertig.
    Jede hat 14 Karten: vier Figuren, nämlich König, Dame, Cavall und Bube, und die Zahlen 1 bis 10.
    Der Cavall ist ein Reiter und steht zwischen Dame und Bube.
    In den schwarzen Farben ist die Zehn die höchste Zahl, in den roten die Eins.
rule-trumps = Die Tarock sind immer Trumpf.
    Sie sind von 1 bis 21 nummeriert, und die höhere Nummer sticht.
    Das kleinste, T1, heißt Pagat.
    Der Sküs hat keine Nummer und seine eigenen Regeln.
rule-ultimo-cards = Die vier Könige und der Pagat sind die Ultimokarten.
    Wer mit einer von ihnen den letzten Stich macht, erzielt einen Ultimo.
    Wer eine von ihnen im letzten Stich verliert, geht bagud; das ist dänisch und heißt etwa „in Rückstand“.

## Der Tisch und die Töpfe

rule-players = In jedem Spiel sind drei dabei: Geber, Vorhand und Mittelhand.
    Gegeben und gespielt wird rechtsherum, also gegen den Uhrzeigersinn.
    Nach dem Geber kommt die Vorhand, dann die Mittelhand.
    Am Tisch können mehr sitzen und sich abwechseln; siehe „{ section-evening }“.
rule-cups = Auf dem Tisch stehen zwei Töpfe, der Königstopf und der Pagattopf.
    In sie kommen Einsätze, Strafen und manche Zahlungen.
    Ein Ultimo mit einem König gewinnt den Königstopf, ein Ultimo mit dem Pagat den Pagattopf.
rule-funding = Vor dem ersten Spiel zahlen alle am Tisch { $each } in jeden Topf.
    Ein geleerter Topf wird ebenso wieder aufgefüllt.
    Auch wer aussetzt, zahlt mit.
rule-shortage = Wer einen Topf leert, sorgt dafür, dass alle ihn wieder auffüllen.
    Stellt sich später heraus, dass etwas fehlt, zahlt er es selbst.

## Geben

rule-ante = Vor dem Geben zahlt der Geber einen Einsatz von { $each_cup } in jeden Topf.
rule-dealing = Gegeben wird rechtsherum, { $packet ->
        [one] immer eine Karte
       *[other] immer { $packet } Karten
    } auf einmal.
    Vorhand und Mittelhand erhalten je 25 Karten.
    Der Geber erhält 28, denn die letzten drei gehören ihm.
rule-redeal = { $allowed ->
    [yes] Wer kein einziges nummeriertes Tarock hat, darf ein neues Geben verlangen, bis der Skat gelegt ist.
        Der Sküs gilt hier nicht als Tarock.
        Derselbe Geber gibt noch einmal, ohne neuen Einsatz.
   *[no] Ein Blatt ohne Tarock wird wie jedes andere gespielt: Niemand kann ein neues Geben verlangen.
}

## Der Skat

rule-skat = Zuerst legt der Geber drei seiner 28 Karten verdeckt weg.
    Sie sind der Skat und zählen am Ende für den Geber.
    Könige werden nie gelegt.
    { $taroks ->
        [void] Tarock darf man nur legen, wenn man alle nummerierten Tarock des Blattes auf einmal legt;
            der Sküs gehört nicht dazu.
       *[never] Tarock werden nicht gelegt.
    }
    { $t21 ->
        [yes] { $pagat ->
            [yes] T21 und Pagat gelten hier wie die anderen Tarock.
           *[no] Das gilt auch für T21, aber der Pagat wird nie gelegt: Wer ihn hat, kann keine Tarock legen.
        }
       *[no] { $pagat ->
            [yes] Das gilt auch für den Pagat, aber T21 wird nie gelegt: Wer es hat, kann keine Tarock legen.
           *[no] T21 und Pagat werden nie gelegt: Wer eines davon hat, kann keine Tarock legen.
        }
    }
    { $skus ->
        [tout] Den Sküs darf nur legen, wer alle Stiche machen will, und er muss genannt werden.
       *[never] Der Sküs wird nie gelegt.
    }
rule-declared-skat = { $judged_on ->
    [dealt] Karten aus einer Meldung werden nur gelegt, wenn es nichts anderes zu legen gibt, und dann genannt.
        Zuerst kommen die freien Karten, dann Damen, Cavalle und Buben aus Meldungen, zuletzt Tarock.
        Die Meldung wird trotzdem gemacht und voll bezahlt, denn sie richtet sich nach den 28 Karten.
   *[kept] Der Geber meldet nur, was in den behaltenen 25 Karten ist.
        Damen, Cavalle und Buben darf er daher frei legen, aber sie zählen dann für keine Meldung mehr.
}
rule-disclosure = { $answer ->
    [number] Nach den Meldungen darf einer der beiden anderen einmal fragen, ob Tarock gelegt wurden.
        Der Geber muss dann sagen, wie viele.
    [yes_no] Nach den Meldungen darf einer der beiden anderen einmal fragen, ob Tarock gelegt wurden.
        Der Geber muss mit Ja oder Nein antworten, aber die Zahl nicht nennen.
   *[none] Der Geber muss nicht sagen, ob Tarock gelegt wurden.
}

## Meldungen

rule-declaring = Melden ist Pflicht.
    Jeder meldet einmal: zuerst der Geber, dann die Vorhand, dann die Mittelhand.
    Wer nichts zu melden hat, sagt „passe“.
    Die beiden anderen Spieler zahlen, bevor das Spiel beginnt; wer aussetzt, zahlt nichts.
    Der Sküs kann zu mehreren Meldungen zugleich gehören.
rule-taroks = Tarock: Wer { $shortest } oder mehr hat, meldet die Zahl und sagt „mit“ oder „ohne“ Pagat.
    Der Sküs zählt hier als Tarock.
    Jeder der beiden anderen zahlt { $points } für { $shortest ->
        [one] { $shortest } Tarock
       *[other] { $shortest } Tarock
    } und { $step } mehr für jedes weitere.
rule-matadors = Matadore: T21, Pagat und Sküs in einem Blatt sind drei Matadore.
    Mit T20 sind es vier, mit T19 dazu fünf, und so weiter ohne Lücke.
    Jeder der beiden anderen zahlt { $points } für { $shortest ->
        [one] { $shortest } Matador
       *[other] { $shortest } Matadore
    } und { $step } mehr für jeden weiteren; weniger werden nicht gemeldet.
    Sie werden neben den Tarock gemeldet.
rule-half = Halb: drei Figuren einer Farbe und der Sküs, oder drei Könige und der Sküs.
    Die fehlende Karte wird genannt.
    Jeder der beiden anderen zahlt { $points }.
rule-full = Voll: alle vier Figuren einer Farbe, oder alle vier Könige, ohne den Sküs.
    Jeder der beiden anderen zahlt { $points }.
rule-overfull = Übervoll: alle vier Figuren einer Farbe und der Sküs, oder alle vier Könige und der Sküs.
    Jeder der beiden anderen zahlt { $points }.

## Das Spiel

rule-leading = Die Vorhand spielt zum ersten Stich aus, und der Geber gibt als Letzter zu.
    Danach spielt immer aus, wer den Stich gemacht hat.
    Es sind 25 Stiche.
rule-following = Farbe muss bedient werden.
    Wer die ausgespielte Farbe nicht hat, muss ein Tarock spielen; wer auch kein Tarock hat, spielt, was er will.
    Niemand muss stechen.
    Das höchste Tarock gewinnt den Stich; ohne Tarock die höchste Karte der ausgespielten Farbe.

## Der Sküs

rule-skus-free = Der Sküs macht nie einen Stich.
    Er darf als Tarock oder als jede Farbe gespielt werden, auch wenn man bedienen könnte.
    Ist er das einzige Tarock, so muss man ihn nicht spielen.
rule-skus-second-last = Im vorletzten Stich darf der Sküs weder ausgespielt noch zugegeben werden.
    Wer nur noch den Sküs und eine andere Karte hat, spielt die andere.
rule-skus-pile = Wer den Sküs spielt, nimmt ihn in seinen eigenen Stapel zurück.
    Im letzten Stich aber bekommt ihn, wer den Stich macht.
rule-skus-named = Wer den Sküs ausspielt, sagt, was er sein soll: eine der vier Farben oder Tarock.
    Die anderen bedienen danach.
rule-baptism = Hat keiner der beiden anderen, was der Sküs sein soll, so darf er umgetauft werden.
    Der zweite Spieler, rechts vom Ausspielenden, sagt, dass er die Farbe nicht hat, und fragt den dritten.
    Hat auch dieser sie nicht, darf der zweite den Sküs auf etwas taufen, das mindestens einer von ihnen hat.
    Spielt der zweite einfach eine Karte, geht das Recht an den dritten über, wenn auch er die Farbe nicht hat.
    { $retraction ->
        [yes] Nennt der dritte eine Farbe, die der zweite hat, so nimmt der zweite seine Karte zurück und bedient.
       *[no] Die Karte des zweiten bleibt liegen, was auch immer der dritte nennt.
    }
    Tauft niemand und fällt kein Tarock, so gilt die Karte des zweiten als ausgespielte Farbe.
rule-last-skus = { $lead ->
    [named] Auch im letzten Stich wird der Sküs ausgespielt und benannt, wenn er die einzige Karte ist; er darf umgetauft werden.
   *[passes] Ist der Sküs die letzte Karte dessen, der zum letzten Stich ausspielen müsste, so spielt der nächste aus.
        Der Sküs fällt dann zuletzt.
}
rule-demand = Jeder der beiden anderen darf den Sküs für den drittletzten Stich verlangen.
    Er muss dann in diesem Stich ausgespielt oder zugegeben werden.
    { $window ->
        [before_lead] Verlangt wird er, bevor zu diesem Stich ausgespielt ist.
       *[until_holder_plays] Verlangt wird er, bevor sein Besitzer zu diesem Stich gespielt hat.
    }
    Wer ihn verlangt, wenn er schon gefallen ist, zahlt eine Strafe.

## Zahlungen während des Spiels

rule-lost-ultimo-card = Macht ein König oder der Pagat seinen Stich nicht, so zahlt sein Besitzer { $to_each } an jeden der beiden anderen
    und { $to_cup } in den Topf: für einen König in den Königstopf, für den Pagat in den Pagattopf.
    Im letzten Stich gelten stattdessen die Regeln für bagud.
rule-pagat-home = Macht der Pagat einen Stich vor dem letzten, so ist er heimgebracht.
    Sein Besitzer erhält { $from_each } von jedem der beiden anderen.

## Zahlungen nach dem Spiel

rule-last-trick = Wer den letzten Stich macht, erhält { $from_each } von jedem der beiden anderen.
    Ist der Stich ein Ultimo, wird nur der Ultimo bezahlt.
    { $paid_beside_bagud ->
        [yes] Der letzte Stich wird auch bezahlt, wenn dabei jemand bagud geht.
       *[no] Geht dabei jemand bagud, wird der letzte Stich nicht bezahlt.
    }
    { $paid_for_barred_ultimo ->
        [yes] Ist der Gewinner wegen eines Fehlers vom Ultimo ausgeschlossen, gilt der Stich als gewöhnlicher letzter Stich.
       *[no] Ist der Gewinner wegen eines Fehlers vom Ultimo ausgeschlossen, wird für den Stich nichts bezahlt.
    }
rule-ultimo = Ultimo: Jemand macht den letzten Stich mit einem König oder dem Pagat.
    Jeder der beiden anderen zahlt { $king } für einen König und { $pagat } für den Pagat.
    Der Gewinner erhält auch den Inhalt des Topfes: für einen König den Königstopf, für den Pagat den Pagattopf.
    Danach füllen alle den leeren Topf wieder auf.
rule-bagud = Bagud: Wer im letzten Stich einen König oder den Pagat verliert, geht bagud.
    Er zahlt jedem der beiden anderen { $king } für einen König und { $pagat } für den Pagat.
    Außerdem verdoppelt er, was am Ende des Stiches im Königstopf oder im Pagattopf ist.
    { $several ->
        [found] Gehen zwei auf denselben Topf bagud, zahlt jeder so viel ein, wie darin war.
       *[in_turn] Gehen zwei auf denselben Topf bagud, verdoppelt der zweite, was der erste daraus gemacht hat.
    }
rule-ultimo-and-bagud = Es kann sein, dass einer mit einem König einen Ultimo macht und ein anderer mit einem König bagud geht.
    Dann leert der eine den Königstopf, und der andere zahlt denselben Betrag wieder ein.
    In diesem Fall füllen die anderen nicht auf.
rule-nolo = Nolo: Wer gar keinen Stich macht, erhält { $from_each } von jedem der beiden anderen.
    Ein Nolo wird nicht gemeldet.
    Es hebt Ultimo, letzten Stich und Zählung auf.
    Bagud wird trotzdem bezahlt, auch vom Nolospieler selbst, und was vorher bezahlt wurde, gilt.
    Der Skat ist kein Stich, also kann auch der Geber ein Nolo haben.
rule-tout = Tout: Wer alle 25 Stiche macht, erhält { $from_each } von jedem der beiden anderen und beide Töpfe.
    Ultimo und letzter Stich werden nicht daneben bezahlt, und die anderen haben kein Nolo.
    Wer im letzten Stich eine Ultimokarte verliert, geht trotzdem bagud und legt zurück, was aus dem Topf genommen wurde.
    { $adds_count ->
        [yes] Die Zählung wird auch bezahlt.
       *[no] Die Zählung wird nicht bezahlt.
    }
    Ein Tout muss nicht gemeldet werden, und der Versuch kostet nichts.

## Die Zählung

rule-count = Nach dem Spiel, wenn geleerte Töpfe aufgefüllt sind, werden die Stapel gezählt.
    Der Durchschnitt ist { $average }.
    { $players ->
        [all] Alle drei zählen.
            Durch das Runden kann ein Unterschied bleiben; ihn gleicht der { $imbalance_to ->
                [king] Königstopf
               *[pagat] Pagattopf
            } aus.
       *[two] Nur Geber und Mittelhand zählen.
            Die Vorhand, die meist als Nächste gibt, zahlt oder erhält, was die beiden ausgleicht.
    }
rule-count-values = So zählen Karten und Stiche.
    Alle anderen Karten zählen nichts.
    Der Skat zählt für den Geber: als ein Stich und mit seinen Karten.
rule-count-payments = Der Unterschied zu { $average } wird auf das nächste Vielfache von { $step } gerundet.
    Wer weniger hat, zahlt; wer mehr hat, erhält.

## Fehler und Strafen

rule-fines-wrong-skat = Falscher Skat: Der Geber hat eine falsche Zahl von Karten gelegt oder eine Karte, die nicht gelegt werden darf.
    { fine-consequence }
rule-fines-wrong-cards = Falsche Kartenzahl: Während des Spiels oder danach zeigt sich, dass ein Blatt zu viele oder zu wenige Karten hat.
    { fine-consequence }
rule-fines-revoke = Nicht bedient: Ein Spieler hat nicht Farbe bedient oder kein Tarock gespielt, obwohl er konnte.
    Ebenso, wer den Sküs im vorletzten Stich spielt oder ihn zurückhält, wenn er verlangt ist.
    { fine-consequence }
rule-fines-forgotten-declaration = Vergessene Meldung: Ein Spieler hat nicht gemeldet, was er melden musste.
    Sie wird nicht nachträglich bezahlt.
    { fine-consequence }
rule-fines-false-declaration = Falsche Meldung: Ein Spieler hat etwas gemeldet, das er nicht hat.
    { $repays ->
        [excess] Was er zu viel erhalten hat, zahlt er zurück; was er zu wenig erhalten hat, bekommt er nicht.
       *[declaration] Was er dafür erhalten hat, zahlt er zurück.
    }
    { fine-consequence }
rule-fines-wrong-demand = Sküs zu Unrecht verlangt: Ein Spieler hat den Sküs verlangt, obwohl er schon gefallen war.
    { fine-consequence }
rule-fines-declared-early = Zu früh gemeldet: Ein Spieler hat vor dem Geber gemeldet.
    { fine-consequence }
rule-fines-out-of-turn = Außer der Reihe: Ein Spieler hat ausgespielt oder zugegeben, ohne an der Reihe zu sein.
    Die anderen können verlangen, dass die Karte liegen bleibt, wenn sie gespielt werden darf.
    { fine-consequence }
rule-fines-cups-not-moved = Töpfe nicht weitergestellt: Vor dem Geben stellt der Geber die Töpfe auf seine rechte Seite.
    Die Strafe gilt, wenn das bis zum ersten Ausspiel nicht geschehen ist.
    { fine-consequence }
rule-fines-misdeal = Fehler beim Geben: Der Geber hat falsch gegeben. { $remedy ->
        [card_drawn] Die Strafe ist { $each_cup } in jeden Topf, aber das Ziehen tritt an ihre Stelle.
       *[none] Der Geber zahlt { $each_cup } in jeden Topf.
    }
    { $deal ->
        [goes_on] { $remedy ->
            [card_drawn] { "" }
           *[none] Derselbe gibt noch einmal.
        }
        [stops] Das Spiel ist ungültig.
       *[stops_unless_accepted] Das Spiel ist ungültig, wenn nicht beide anderen weiterspielen wollen.
    }
    { fine-bar }
    { fine-remedy }
fine-consequence = Wer den Fehler gemacht hat, zahlt { $each_cup } in jeden Topf.
    { $deal ->
        [goes_on] Das Spiel geht weiter.
        [stops] Das Spiel wird abgebrochen und ist ungültig.
       *[stops_unless_accepted] Das Spiel ist ungültig, wenn nicht beide anderen weiterspielen wollen.
    }
    { fine-bar }
    { fine-remedy }
fine-remedy = { $remedy ->
    [put_right] Bis ein anderer Spieler etwas gemeldet hat, wird es einfach berichtigt; danach gibt es eine Strafe.
    [others_may_void] Ist der Fehler entscheidend, können die beiden anderen gemeinsam verlangen, dass das Spiel ungültig ist.
    [deal_passes_on] Der Geber kann auch den nächsten geben lassen, statt zu zahlen.
    [card_drawn] Meist aber begnügt man sich damit, nachzuzählen und bei dem, der eine zu viel hat, eine Karte zu ziehen; dann
        gibt es keine Strafe.
    [card_corrected] Wollen beide anderen weiterspielen, so kann die Karte berichtigt werden: Sie wird mit allem, was danach gespielt wurde, zurückgenommen, und von dort geht es weiter.
        { $bars_ultimo ->
                [yes] Die Strafe bleibt, und ein Ultimo zählt trotzdem nicht.
               *[no] Die Strafe bleibt.
            }
   *[none] { "" }
}
fine-bar = { $bars_ultimo ->
    [yes] Ein Ultimo zählt für ihn in diesem Spiel nicht.
   *[no] { "" }
}
rule-void = In einem ungültigen Spiel gibt es keinen letzten Stich, keinen Ultimo, kein Bagud, kein Nolo und keine Zählung.
    Was schon bezahlt ist, gilt: Einsatz, richtige Meldungen, Zahlungen während des Spiels und Strafen.
    Das Geben geht an den Nächsten über.
rule-rulings = Der Schiedsrichter kann auch von Hand entscheiden: wer wem wie viel zahlt, mit dem Grund, der mit dem Spiel aufgeschrieben wird.
rule-claims = Jeder der drei Spieler kann einen Fehler beanstanden, auch den eigenen.
    Dafür ist Zeit, bis sich alle drei nach dem letzten Stich einig sind, dass abgerechnet werden kann.
    Was bis dahin niemand bemerkt hat, bleibt, wie es ist.
    Was auf einmal beanstandet wird, kostet eine Strafe, so oft der Spieler den Fehler auch gemacht hat.
    Eine falsche Kartenzahl wird bei allen gefunden, die eine haben.
    Wer etwas beanstandet, das nicht geschehen ist, zahlt dafür nichts.

## Der Spielabend

rule-rotations = Tisch mit { $at_table } Spielern, { $packs ->
        [one] ein Kartenspiel
        [2] zwei Kartenspiele
       *[other] { $packs } Kartenspiele
    }.
    { $games ->
        [one] { "" }
        [2] Zwei Spiele zu dritt laufen gleichzeitig.
       *[other] { $games } Spiele zu dritt laufen gleichzeitig.
    }
    { $sitting ->
        [0] Niemand setzt aus.
        [one] Einer setzt aus.
        [2] Zwei setzen aus.
       *[other] { $sitting } setzen aus.
    }
    { $resting ->
        [0] { "" }
       *[other] Jeder macht reihum { $rest_rounds ->
            [one] ein Spiel
           *[other] { $rest_rounds } Spiele
        } lang ganz Pause; die Tabelle zeigt die erste Pause.
    }
    { $step ->
        [one] Als Nächster gibt der rechte Nachbar des Gebers.
        [2] Das Geben überspringt einen Spieler: Als Nächster gibt der zweite rechts vom Geber.
       *[other] Als Nächster gibt der Spieler { $step } Plätze rechts vom Geber.
    }
    { $ready ->
        [next_sits] Unterdessen wird das andere Kartenspiel für den nächsten Geber vorbereitet, der aussetzt.
        [sitter] Wer aussetzt, mischt unterdessen das andere Kartenspiel für den nächsten Geber.
       *[none] { "" }
    }
    { $cups ->
        [game] Jedes Spiel hat seine eigenen zwei Töpfe, die mit den Karten wandern; nur seine drei Spieler füllen sie auf.
       *[table] Der ganze Tisch hat einen Königstopf und einen Pagattopf.
    }
    Die Buchstaben sind die Plätze in Spielrichtung.
rule-sitters = Wer aussetzt, zahlt und erhält nichts außer seinem Anteil am Auffüllen und mischt sich nicht ein.
    { $may_point_out_faults ->
        [yes] Er darf aber auf einen Fehler hinweisen, etwa auf Nichtbedienen oder eine fehlende Meldung.
       *[no] Er schweigt auch dann, wenn er einen Fehler sieht.
    }
    { $may_help ->
        [yes] Ein erfahrener Spieler, der aussetzt, darf einem Anfänger oder weniger Geübten helfen.
       *[no] { "" }
    }
rule-evening-end = Am Ende des Abends werden beide Töpfe gleichmäßig unter allen am Tisch geteilt, in Spielmarken zu { $counter }.
    Was sich nicht gleichmäßig teilen lässt, bekommt, wer am schlechtesten abgeschnitten hat.
rule-point-value = { $amount ->
    [0] Das Buch sagt nicht, was ein Punkt wert ist.
        Vereinbart es vor dem ersten Spiel, oder spielt um die Ehre.
   *[other] Ein Punkt ist { $amount } { $unit } wert, wenn vor dem ersten Spiel nichts anderes vereinbart wird.
}

## Worum ein Buch die Leute am Tisch bittet

rule-customs-lot-for-places = Die Plätze werden ausgelost, wie viele auch am Tisch sitzen.
rule-customs-lot-for-dealer = Der erste Geber wird ausgelost.
rule-customs-counters = Gezahlt wird mit Spielmarken; das Buch empfiehlt Marken zu 5, 10, 20 und 100 Punkten.
rule-customs-cut = Vor dem Geben hebt der linke Nachbar des Gebers ab.
rule-customs-says-rigtigt = Nach dem Geben sagt der Geber „rigtigt“, „richtig“.
rule-customs-says-det-stemmer = Sind am Ende drei Karten übrig, sagt der Geber „det stemmer“ oder „det passer“, „es stimmt“.
    Erst dann werden die Karten aufgenommen, denn bis dahin ist ein Fehler beim Geben leicht zu berichtigen.
    Trotzdem zählen alle nach: Eine falsche Kartenzahl kann teuer werden.
rule-customs-says-der-er-lagt = Sind die drei Karten gelegt, sagt der Geber „der er lagt“, „es ist gelegt“, und meldet als Erster.
rule-customs-den-dumme = Manche nennen ein Halb ohne den König „den dumme“, „den Dummen“: „den dumme“ in Herz fehlt der Herzkönig.
rule-customs-shown-skus = Kommt der Sküs auf den Tisch, sagt man „skus“ und zeigt die Karte deutlich vor.
rule-customs-rather-bagud = Es ist eine ungeschriebene Regel, dass niemand einen Ultimo versuchen darf, wenn dadurch ein anderer
    unverhofft zu einem kommen kann.
    Wer das getan hat, soll lieber bagud gehen, als den Dritten darunter leiden zu lassen.
rule-customs-leniency = Strafen sollen mit Nachsicht verhängt werden, vor allem, wenn der Fehler nichts ausgemacht hat.
    Wer aber vom Ultimo ausgeschlossen ist, bleibt es immer.
rule-customs-terms = Diese Wörter erklärt das Buch; die Spieler gebrauchen sie auf Dänisch.
term-tarok = Trumpf; das kleinste Tarock, T1, ist der Pagat
term-skus = eine Karte ähnlich einem Joker, mit eigenen Regeln
term-caval = eine zusätzliche Figur, ein Reiter, zwischen Dame und Bube
term-ultimere = den letzten Stich mit einer Ultimokarte machen: einem der vier Könige oder dem Pagat
term-bagud = so geht, wer einen König oder den Pagat als letzte Karte hat, wenn ein anderer den letzten Stich macht
term-kop = Schachtel oder Schale für Spielmarken oder Münzen
term-fundere = { $points } Punkte in einen leeren oder geleerten Topf zahlen
term-indskyde = { $points } Punkte in jeden Topf zahlen, wie es der Geber tut
term-raekkekort = Karten, die unmittelbar aufeinander folgen
term-gaffelkort = eine Folge, in der jede zweite Karte fehlt, etwa König, Cavall, 10, 8
term-indstikkere = Karten, mit denen man einen Stich machen kann
term-markere = mit der zugegebenen Karte zeigen, ob man eine Farbe noch einmal gespielt haben will oder nicht
term-pisk = sechs oder mehr Karten einer Farbe
term-skat = die drei Karten, die der Geber vor den Meldungen und dem ersten Ausspiel legt
term-tout = alle 25 Stiche machen
