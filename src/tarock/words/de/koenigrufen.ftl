# Königrufen: Namen, was gesagt und getan wird, Ablehnungen, Zahlungen und Berichte.
# Spiele, Prämien und Gründe sind mit Bindestrichen geschrieben.  $you: yes, wenn vom Leser die Rede ist; $name: jemand
# anderer.  $contract, $items und $called sind Namen aus anderen Texten.

## Spiele und Ansagen der Lizitation

contract-trischaken = Trischaken
contract-rufer = Rufer
contract-solorufer = Solorufer
contract-besserrufer = Besserrufer
contract-besserrufer-pagat = Pagatrufer
contract-besserrufer-uhu = Uhurufer
contract-besserrufer-kakadu = Kakadurufer
contract-besserrufer-quapil = Quapilrufer
contract-dreier = Dreier
contract-sechser = Sechserdreier
contract-farbendreier = Farbendreier
contract-farbensolo = Farbensolo
contract-solodreier = Solodreier
contract-piccolo = Piccolo
contract-piccolo-ouvert = Piccolo ouvert
contract-zwiccolo = Zwiccolo
contract-zwiccolo-ouvert = Zwiccolo ouvert
contract-bettel = Bettel
contract-bettel-ouvert = Bettel ouvert
contract-bettler = Bettler
contract-bettler-ouvert = Bettler ouvert

## Prämien, und was man sonst ansagen oder kontrieren kann

bonus-game = das Spiel
bonus-trull = Trull
bonus-kings = vier Könige
bonus-pagat = Pagat
bonus-uhu = Uhu
bonus-kakadu = Kakadu
bonus-quapil = Quapil
bonus-koenig-ultimo = König ultimo
bonus-mondfang = Mondfang
bonus-king-captured = gefangener König
bonus-valat = Valat

bird-pagat = Pagat
bird-uhu = Uhu
bird-kakadu = Kakadu
bird-quapil = Quapil

k-card-skus = Sküs
k-card-mond = Mond

## Zählen.  Drei Blatt sind ein Punkt.

k-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
k-count = { $blatt ->
    [0] { k-points }
   *[other] { k-points } und { $blatt } Blatt
}

## Die Lizitation.  k-say: die Worte selbst; k-told: was jemand gesagt oder getan hat.

k-say-vorhand = Vorhand
k-say-pass-forehand = Gebe die Vorhand weiter
k-say-pass = Gut
k-say-bid = { $contract }
k-say-hold = Halte

k-told-vorhand = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
} „Vorhand“.
k-told-pass-forehand = { $you ->
    [yes] Du hast alle vier Könige und gibst
   *[no] { $name } hat alle vier Könige und gibt
} die Vorhand weiter.
k-told-pass = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
} „{ k-say-pass }“.
k-told-bid = { $you ->
    [yes] Du lizitierst
   *[no] { $name } lizitiert
}: { $contract }.
k-told-hold = { $you ->
    [yes] Du hältst
   *[no] { $name } hält
}: { $contract }.
k-told-nobody-plays = Niemand will spielen. Die Karten werden zusammengeworfen.

## Der gerufene König.  $rank: K, oder Q für eine Dame; $suit ist ein Zeichen.

k-called-card = { $rank ->
    [K] den { suit-name }-König
   *[Q] die { suit-name }-Dame
}
k-called-fourth = den vierten König
k-say-call = Rufe { $called }
k-told-call = { $you ->
    [yes] Du rufst
   *[no] { $name } ruft
} { $called }.

## Der Talon.  $half: 1, 2 oder all.

k-say-take = { $half ->
    [1] Erste Hälfte nehmen
    [2] Zweite Hälfte nehmen
   *[all] Ganzen Talon nehmen
}
k-say-concede = Schleifen
k-say-lay = Verlegen
k-told-talon = Der Talon: { $first } | { $second }
k-told-take = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $half ->
    [1] die erste Hälfte des Talons
    [2] die zweite Hälfte des Talons
   *[all] den ganzen Talon
}.
k-told-king-in-talon = { $rank ->
    [queen] Die gerufene Dame
   *[king] Der gerufene König
} liegt im Talon.
k-told-concede = { $you ->
    [yes] Du schleifst
   *[no] { $name } schleift
} das Spiel.
k-told-concede-bird = { $you ->
    [yes] Du schleifst
   *[no] { $name } schleift
} das Spiel, mit dem { $bird }.
k-told-lay = { $you ->
    [yes] Du verlegst
   *[no] { $name } verlegt
} { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
k-told-lay-cards = { $you ->
    [yes] Du verlegst
   *[no] { $name } verlegt
}: { $cards }.
k-told-lay-open = Offen verlegt: { $cards }

## Ansagen und Kontra.  $level: kontra, re oder sub; $factor: 2, 4 oder 8.

k-say-lie = Ich liege
k-say-good = Gut
k-say-kontra = Kontra
k-say-re = Re
k-say-sub = Sub
k-told-lie = { $you ->
    [yes] Du liegst und sagst
   *[no] { $name } liegt und sagt
} nichts an.
k-told-announce = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
} an: { $items }.
k-told-double = { $you ->
    [yes] Du gibst
   *[no] { $name } gibt
} { $level ->
    [kontra] Kontra
    [re] Re
   *[sub] Sub
} auf: { $items }.
k-game-of = { bonus-game } ({ $name })
k-told-good = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
} „{ k-say-good }“.
k-told-ouvert = Alle legen ihre Karten auf. Die Gegner dürfen sich beraten.
k-kontra-times = { $factor ->
    [2] Kontra, 2-fach
    [4] Re, 4-fach
   *[8] Sub, 8-fach
}

## Warum etwas nicht geht und was man stattdessen tun kann.  $detail enthält Zeichen und ist immer da, aber manchmal
## leer; wo der Text es zeigt, ist es nie leer.

k-reason-deal-is-over = { reason-deal-is-over }
k-reason-not-your-turn = { reason-not-your-turn }
k-reason-not-now = { reason-not-now }
k-reason-not-in-your-hand = { reason-not-in-your-hand }

k-reason-opening-word = Das kann man hier nicht sagen: Die Vorhand eröffnet die Lizitation, und nur mit einem Wort, das diese Regeln zulassen. Wähle bitte ein anderes.
k-reason-not-forehand = Dieses Spiel gehört der Vorhand, und nur solange niemand etwas angesagt hat. Sag ein höheres Spiel an oder passe.
k-reason-not-higher = Dieses Spiel ist nicht höher als das letzte. Sag ein höheres an oder passe.
k-reason-no-hold = Dieses Spiel kannst du nicht halten. Sag ein höheres an oder passe.
k-reason-must-play = Die anderen haben gepasst, also spielst du. Wähle bitte dein Spiel.
k-reason-no-such-bid = Diese Ansage gibt es nach diesen Regeln nicht. Wähle ein Spiel aus der Reihenfolge der Spiele.
k-reason-first-word-only = Dieses Spiel kann nur die Vorhand ansagen, und nur als allererstes Wort. Wähle ein anderes.
k-reason-needs-trull-piece = Für dieses Spiel brauchst du ein Trullstück im Blatt: Sküs, Mond oder Pagat. Wähle ein anderes Spiel oder passe.
k-reason-four-kings = Mit allen vier Königen kannst du kein Spiel spielen, in dem ein König gerufen wird. Wähle ein anderes Spiel oder passe.
k-reason-not-four-kings = Die Vorhand kannst du nur mit allen vier Königen im Blatt weitergeben. Sag „Vorhand“ oder sag ein Spiel an.

k-reason-own-king = Diesen König hast du selbst. Rufe eine Karte, die du nicht hast.
k-reason-not-callable = Diese Karte kann man nicht rufen. Rufe einen König; eine Dame nur mit allen vier Königen und wenn die Regeln es erlauben.
k-reason-not-three-kings = Mit diesem Blatt kannst du nicht „den vierten König“ rufen. Nenne bitte den König.

k-reason-takes-all = In diesem Spiel nimmst du den ganzen Talon, alle sechs Karten.
k-reason-takes-half = In diesem Spiel nimmst du eine Hälfte des Talons: die ersten drei Karten oder die letzten drei.
k-reason-king-not-in-talon = Schleifen kannst du nur, wenn der gerufene König im Talon liegt. Da liegt er nicht, also spiel bitte weiter.
k-reason-name-the-bird = Wer schleift, zahlt auch den Vogel. Nenne den Vogel, mit dem du lizitiert hast, wenn dein Spiel einen hat.

k-reason-no-such-bonus = Das kann man in diesem Spiel nicht ansagen. Lass es bitte weg.
k-reason-announced-twice = Das hast du schon angesagt. Einmal genügt.
k-reason-announces-once = Die Zeit für deine Ansagen ist vorbei. Von jetzt an kannst du „gut“ sagen oder Kontra geben.
k-reason-with-the-bid = In diesem Spiel wird alles gleich mit dem Spiel angesagt. Danach kannst du „gut“ sagen oder Kontra geben.
k-reason-not-the-holder = Das darfst du nicht ansagen: Es gehört dem, der die Karte hat, oder der Partei, die sie gerufen hat. Lass es bitte weg.
k-reason-not-the-partner = Das darf nur der gerufene Partner ansagen. Lass es bitte weg.
k-reason-bird-missing = Den Vogel, mit dem du lizitiert hast, musst du ansagen. Sag mindestens einen von diesen an: { $detail }
k-reason-sets-beside-valat = Neben einem Valat kann man Trull und vier Könige nicht ansagen. Sag das eine oder das andere an.

k-reason-nothing-to-double = Hier gibt es nichts zu kontrieren. Wähle das Spiel oder etwas, das angesagt ist.
k-reason-doubled-too-late = Dafür ist es zu spät. Kontra, Re und Sub sagt man, wenn man zum ersten Mal danach an der Reihe ist.
k-reason-own-side = Die eigene Partei kannst du nicht kontrieren. Kontra und Sub sind für die Gegner.
k-reason-other-side = Re kann nur die Partei geben, die kontriert worden ist.
k-reason-no-further-level = Weiter kann man das nicht kontrieren.

k-reason-held-back = Diese Karte ist für einen späteren Stich angesagt. Heb sie auf und spiel eine andere.
k-reason-nothing-to-hide = Das will niemand sehen: { $detail }. Lass es weg.
k-reason-no-such-fault = { reason-no-such-fault }
k-reason-not-played-yet = { reason-not-played-yet }
k-reason-decision-open = { reason-decision-open }
k-reason-no-such-answer = { reason-no-such-answer }
k-reason-not-table-mode = { reason-nothing-to-claim }
k-reason-judged-already = Darüber ist eben entschieden worden. Spiel weiter.
k-reason-nothing-to-correct = Es gibt keine Karte zu berichtigen: nur eine gegen Farb-, Tarock- oder Stichzwang, und nur solange ihr Stich auf dem Tisch liegt.
k-reason-nothing-lost = Das ist nicht offensichtlich durch eine Renonce verloren, oder es wird schon bezahlt.
k-reason-no-such-ruling = { reason-no-such-ruling }
## Am Tisch

# $whose: play-whose; $fault: einer der Fehler hier unten.
k-told-claims-fault = { play-told-claims-fault }
k-fault-renonce = { $trick ->
    [0] Renonce
   *[other] Renonce im { $trick }. Stich
}
k-fault-discard = falsch verlegt
k-fault-bird = ein Fehler mit einem Vogel
k-fault-cards = { play-fault-cards }
k-fault-exposed = eine gezeigte Karte oder entscheidendes Reden
k-told-upheld = { play-told-upheld }
k-told-not-upheld = Das stimmt nicht.
k-told-wrong-number = { play-told-wrong-number }
k-told-corrects = { play-told-corrects }
k-told-stops = { $you ->
    [yes] Du beendest
   *[no] { $name } beendet
} das Spiel nach der Renonce.
k-told-plays-on = { $you ->
    [yes] Du willst
   *[no] { $name } will
} um mehr weiterspielen.
k-told-exposes = { $you ->
    [yes] Du lässt
   *[no] { $name } lässt
} { $card } sehen.
k-told-talks = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
} etwas, was nicht gesagt werden darf.
k-told-throws-in = { $you ->
    [yes] Du wirfst
   *[no] { $name } wirft
} die Karten zusammen.
k-told-claims-lost = { $you ->
    [yes] Du forderst
   *[no] { $name } fordert
} ein, was offensichtlich verloren ging: { $item }.
k-told-strikes = { $you ->
    [yes] Du lässt
   *[no] { $name } lässt
} das Spiel vom Wertungszettel streichen.
k-told-rules = { play-told-rules }
k-told-rules-from-outside = { play-told-rules-from-outside }
k-told-agrees = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} einverstanden, dass abgerechnet wird.
k-told-offenders = Renonce: { $names }.
k-told-redealt = Die Kartenzahl hat nicht gestimmt: Es wird neu gegeben und nichts geschrieben.
k-asked-correct = { $name_is ->
    [you] Du berichtigst
   *[other] { $name } berichtigt
} es, solange der Stich auf dem Tisch liegt.
k-asked-play-on = { $name_is ->
    [you] Du entscheidest:
   *[other] { $name } entscheidet:
} beenden, oder um mehr weiterspielen.

## Wofür gezahlt wird

k-for-game = für das Spiel
k-for-valat = für den Valat
k-for-trull = für die Trull
k-for-kings = für die vier Könige
k-for-pagat = für den Pagat
k-for-uhu = für den Uhu
k-for-kakadu = für den Kakadu
k-for-quapil = für den Quapil
k-for-koenig-ultimo = für den König ultimo
k-for-mondfang = für den Mondfang
k-for-king-captured = für den gefangenen König
k-for-king-left = für den im Talon gelassenen König
k-for-conceded = für ein geschliffenes Spiel
k-for-ruling = { for-ruling }
k-for-trischaken = für das Trischaken
k-for-jungfrau = für die Jungfrau beim Trischaken
k-for-renonce = für eine Renonce
k-for-renonce-game = für eine Renonce: das Spiel
k-for-renonce-valat = für eine Renonce: der Valat
k-for-renonce-trull = für eine Renonce: die Trull
k-for-renonce-kings = für eine Renonce: die vier Könige
k-for-renonce-pagat = für eine Renonce: der Pagat
k-for-renonce-uhu = für eine Renonce: der Uhu
k-for-renonce-kakadu = für eine Renonce: der Kakadu
k-for-renonce-quapil = für eine Renonce: der Quapil
k-for-renonce-koenig-ultimo = für eine Renonce: der König ultimo
k-for-renonce-mondfang = für eine Renonce: der Mondfang
k-for-renonce-king-captured = für eine Renonce: der gefangene König
k-for-renonce-king-left = für eine Renonce: der im Talon gelassene König

## Berichte.  $seat, $partner und $seats sind Buchstaben oder Namen, $bonus ist ein Name.

k-outcome-nobody = Niemand spielt
k-outcome-partner = { $seat_is ->
    [you] du spielst
   *[other] { $seat } spielt
} { $contract } mit { $partner_is ->
    [you] dir
   *[other] { $partner }
}
k-outcome-alone = { $seat_is ->
    [you] du spielst
   *[other] { $seat } spielt
} { $contract } allein
k-outcome-own-king = { $seat_is ->
    [you] du hast dich selbst gerufen und spielst
   *[other] { $seat } hat sich selbst gerufen und spielt
} { $contract } allein
k-outcome-trischaken = Trischaken; { $seat_is ->
    [you] du hast
   *[other] { $seat } hat
} die Vorhand

# $own und $other sind Zählungen (k-count).
k-outcome-counts = { $seat_is ->
    [you] deine Partei hat
   *[other] die Partei von { $seat } hat
} { $own }, die Gegner haben { $other }
k-outcome-count-of = { $seat_is ->
    [you] du hast
   *[other] { $seat } hat
} { $own }
k-outcome-tricks = { $seat_is ->
    [you] du hast
   *[other] { $seat } hat
} { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
} gemacht
k-outcome-result = Das Spiel ist { $won ->
    [yes] gewonnen
   *[no] verloren
}

# $side: declarer oder defenders; $announced und $made: yes oder no.
k-outcome-bonus = { $bonus }, { $announced ->
    [yes] angesagt
   *[no] still
}: von { $side ->
    [declarer] der Partei des Spielerstehers
   *[defenders] den Gegnern
} { $made ->
    [yes] gemacht
   *[no] verloren
}
# $rank: was gerufen wurde, ein König oder eine Dame.
k-outcome-king-captured = Die Gegner haben { $rank ->
    [queen] die gerufene Dame
   *[king] den gerufenen König
} gefangen
k-outcome-jungfrau = { $seat_is ->
    [you] du hast
   *[other] { $seat } hat
} keinen Stich gemacht: Jungfrau

# $king: was aus dem gerufenen König, oder der Dame, im Talon wurde; $rank: was von beiden es war.
k-outcome-king-in-talon = { $rank ->
    [queen] Die gerufene Dame
   *[king] Der gerufene König
} lag im Talon: { $king ->
    [conceded] das Spiel wurde geschliffen
    [taken] der Spielersteher hat { $rank ->
        [queen] sie
       *[king] ihn
    } genommen
    [left] der Spielersteher hat { $rank ->
        [queen] sie
       *[king] ihn
    } liegen lassen
   *[solo] { $rank ->
        [queen] ihre
       *[king] seine
    } Hälfte zählt für den Spielersteher
}
k-outcome-renonce = Renonce: { $seats }
k-outcome-redealt = Jemand hatte eine falsche Kartenzahl: Es wird neu gegeben, und das Spiel zählt nicht
k-outcome-struck = Dieses Spiel ist auf dem Wertungszettel gestrichen und zählt für niemanden
k-report-score = Punkte: { $points }
k-report-money = Geld: { $points }
k-report-written = Angeschrieben: { $points }
