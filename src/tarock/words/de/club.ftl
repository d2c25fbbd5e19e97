# Was ein Klub oder eine Option verlangt und nicht geht: wer spielt, in welcher Ordnung, und wer für die Töpfe einsteht.

club-no-rotation-for = { $rules } hat keine Sitzordnung für { $players } Spieler; es gibt { $known }
club-rotation-row = { $id } ({ $players } Spieler)
club-no-rotation = { $rules } hat keine Sitzordnung „{ $name }“ für { $players } Spieler; es gibt { $known }
club-players = { $rules } spielen { $expected }, nicht { $players }
club-everybody-plays = bei { $rules } spielen alle am Tisch, daher gibt es keine Sitzordnung; bitte weglassen
club-cup = { $cup ->
    [king] den Königstopf
   *[pagat] den Pagattopf
}
club-cup-not-emptied = niemand hat { $cup } geleert, also steht niemand dafür ein
club-no-share = { $name } hatte keinen Anteil zu zahlen, als jemand zuletzt { $cup } geleert hat
club-own-share = { $name } hat selbst { $cup } geleert und steht für den eigenen Anteil ein
club-settlements = erwartet: { $expected }, eine für jedes Spiel; da sind { $got }
club-evening-over = der Abend ist zu Ende: die Töpfe sind geteilt
club-no-rotations = keine
club-number = erwartet: 0 bis { $last }; da steht { $got }
club-seats = die Abrechnung hat { $got } Plätze, erwartet sind { $expected }
club-cup-held = { $cup ->
    [king] im Königstopf waren { $held }, aber die Abrechnung beginnt mit { $begins }
   *[pagat] im Pagattopf waren { $held }, aber die Abrechnung beginnt mit { $begins }
}
club-unbalanced = die Spieler haben zusammen { $won } gewonnen, aber die Töpfe haben sich um { $moved } geändert
club-ante-paid = der Einsatz ist schon bezahlt: ein Spiel, das neu gegeben wird, kostet keinen neuen
club-ante-of-another = { $dealer } gibt, aber jemand anders hat den Einsatz bezahlt

option-level = die Stufe „{ $level }“ ist nur für die Arena; wähle eine von { $known }
option-cannot-write = { $file }: kann nicht geschrieben werden ({ $cause })
option-cannot-write-here = { $file }: kann nicht geschrieben werden
option-bands = --bands beurteilt eine Stufe, die für sich allein spielt; nenne daher nur eine Stufe
option-unknown-level = unbekannte Stufe { $name }{ $hint }; es gibt { $known } und search:40 für eine Suche in 40 Welten
option-levels = eine Stufe für alle { $opponents } Gegner angeben oder eine für jeden; es waren { $got }: { $names }

## tarock train

train-prepared = vorbereitet; trainieren mit: python -m tarock.learning { $folder }
train-one-family = ein Netz wird für ein Spiel trainiert: Dänisches Tarock oder Königrufen
train-against-or-from = entweder --against oder --from: wer ein Netz schlagen soll, beginnt als dieses Netz
train-no-family = für das Spiel „{ $family }“ kann kein Netz trainiert werden
train-no-gpu = hier gibt es keine NVIDIA-GPU; mit --device cpu --size small lässt es sich ohne versuchen
train-already = { $folder }: hier gibt es schon ein Training; mit --resume geht es weiter, sonst einen anderen Ordner wählen
train-not-prepared = { $folder }: hier ist kein Training vorbereitet (tarock train REGELWERK --out { $folder })
train-unknown-number = das Rezept hat keine Zahl { $name }; es hat: { $known }
train-no-number = { $name }: { $number } ist keine Zahl, die dort stehen kann
