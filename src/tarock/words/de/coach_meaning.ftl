### Was gesagt werden kann und was es verrät: der Trainer erklärt Gebote, Rufe, Ansagen und Meldungen.

## Was es ausmacht

means-each-pays = Jeder der anderen zahlt { $points }.
means-counts = In diesem Spiel zählt { $item } angesagt { $points }.
means-doubles = { $item } würde { $factor }-fach zählen.
means-good = Damit wird nichts angesagt und nichts kontriert.
means-vorhand = Es wahrt alle Rechte der Vorhand; das Spiel wird genannt, wenn die anderen gesprochen haben.
means-pass = Wer passt, ist endgültig aus der Lizitation.

## Was es verrät

means-nothing = Daran ist nichts zu erklären.
means-tells = Es verrät den anderen:
tells-nobody = Niemand dieses Namens hat bisher etwas getan.
tells-certain = Sicher:
tells-likely = Wahrscheinlich:
tells-nothing = Nichts Sicheres über { $you ->
    [yes] dein Blatt
   *[no] das Blatt von { $name }
}.
tells-holds = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $cards }.
tells-lacks = Nicht bei { $you ->
    [yes] dir
   *[no] { $name }
}: { $cards }.
tells-void = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} kein { $suit }.
tells-one-of = { $you ->
    [yes] Du hast
   *[no] { $name } bekam
} mindestens eine dieser Karten: { $cards }.
tells-taroks = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $number } Taroks, den Skus mitgezählt.
tells-taroks-most = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} höchstens { $number } Taroks: mehr wären gemeldet.
tells-no-courts = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} nichts weiter zu melden: nicht noch vier Bilder einer Farbe und nicht noch vier Könige, auch nicht drei davon mit dem Skus.
tells-out = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} endgültig aus der Lizitation.
tells-partner = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} der gerufene Partner.
tells-opponent = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} nicht der gerufene Partner: Partner dürfen einander nicht kontrieren.
tells-suit-cards = Beim ersten Ausspiel { $you ->
    [yes] musst du
   *[no] muss { $name }
} mindestens { $number } Farbkarten haben.
tells-not-all-kings = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} nicht alle vier Könige.
tells-three-kings = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} drei Könige; wer den vierten hat, ist der Partner, und er kann im Talon liegen.
tells-holder-is-partner = Wer { $card } hat, spielt mit { $you ->
    [yes] dir
   *[no] { $name }
}; die Karte kann auch im Talon liegen.
tells-holder-or-alone = Wer { $card } hat, spielt mit { $you ->
    [yes] dir; du kannst die Karte selbst haben und allein spielen
   *[no] { $name }; { $name } kann die Karte selbst haben und allein spielen
}, oder sie liegt im Talon.
tells-you-are-partner = Du hast { $card }: du bist der Partner.
tells-not-laid = Im Skat können nicht liegen: { $cards }.
tells-took = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $cards } genommen; { $left } zählen für die Gegner.
tells-laid = Kein König und kein Stück der Trull wurde verlegt, und kein Tarock, das nicht gezeigt wurde.
tells-laid-taroks-first = Verdeckt wurden nur Tarock verlegt, und kein Stück der Trull; Farbkarten wären gezeigt worden.
tells-believed-taroks = In { $deals } Verteilungen, die zu allem passen, was gesagt und gespielt wurde, { $you ->
    [yes] hast du
   *[no] hat { $name }
} im Mittel { $number } { $taroks }.
tells-taroks-danish = Taroks
tells-taroks-koenigrufen = Tarock
tells-believed-card = { $card } ist in { $percent } % davon bei { $you ->
    [yes] dir
   *[no] { $name }
}.

## Was die Bücher schließen

infers-third-hand = Also hat { $third } { $number } der 22 Taroks.
infers-no-ultimo-card = Im Tarokblatt von { $name } liegt keine Ultimokarte: von dort droht keine Gefahr.
infers-skus = { $name } hat den Skus.
infers-no-skus = { $name } hat den Skus nicht: sonst wäre es übervoll.
infers-no-matador = { $card } ist nicht bei { $name }: sonst wären es drei Matadore.
infers-next-tarok = Das nächste Tarok, { $card }, ist bei { $third }.
infers-none-declared = Niemand hat Taroks gemeldet, und du hast { $own }: { $least ->
    [9] die anderen haben je 9, und nur du weißt es
   *[other] jeder der anderen hat zwischen { $least } und { $most }
}.
infers-none-laid = { $name } hat keine Taroks gelegt: man legt alle oder keines.
infers-skus-of-third = { $name } hat den Skus: zwei Blätter sind ohne ihn voll.
infers-last-king = Der letzte König, { $card }, ist bei { $third }: drei Könige und der Skus wären halbe Könige.
infers-gives-up = { $name } spielt eine Ultimokarte ab: das heißt aufgeben.
infers-likes-suit = { $name } hat den König früh genommen und bleibt bei { $suit }: die Farbe passt { $name }.
infers-holds-back = { $name } hat { $card } bei guter Gelegenheit nicht benutzt: sei auf der Hut.
infers-leads-taroks = { $name } spielt Tarok aus: es droht ein Ultimo oder der letzte Stich mit einem kleineren Tarok.
infers-even-split = Niemand bot höher, also ist der Rest wohl gleichmäßig verteilt: ein starkes Blatt hätte ein Solo geboten.
