# Hvad en klub eller en option beder om, som ikke kan lade sig gøre: hvem der spiller, i hvilken orden, og hvem der svarer for kopperne.

club-no-rotation-for = { $rules } har ingen omgang for { $players } spillere; der er { $known }
club-rotation-row = { $id } ({ $players } spillere)
club-no-rotation = { $rules } har ingen omgang »{ $name }« for { $players } spillere; der er { $known }
club-players = { $rules } spilles af { $expected }, ikke af { $players }
club-everybody-plays = i { $rules } spiller alle ved bordet, så der er ingen omgang; udelad den
club-cup = { $cup ->
    [king] kongekoppen
   *[pagat] pagatkoppen
}
club-cup-not-emptied = ingen har tømt { $cup }, så ingen svarer for den
club-no-share = { $name } havde ingen andel at betale, da { $cup } sidst blev tømt
club-own-share = { $name } har selv tømt { $cup } og svarer for sin egen andel
club-settlements = ventede { $expected }, én for hvert spil, fik { $got }
club-evening-over = aftenen er slut: kopperne er delt
club-no-rotations = ingen
club-number = ventede 0 til { $last }, fik { $got }
club-seats = afregningen har { $got } pladser, der skulle være { $expected }
club-cup-held = { $cup ->
    [king] der var { $held } i kongekoppen, men afregningen begynder med { $begins }
   *[pagat] der var { $held } i pagatkoppen, men afregningen begynder med { $begins }
}
club-unbalanced = spillerne vandt { $won } tilsammen, men kopperne ændrede sig med { $moved }
club-ante-paid = indskuddet er allerede betalt: et spil, der gives om, koster ikke et nyt
club-ante-of-another = { $dealer } giver, men en anden har betalt indskuddet

option-level = niveauet »{ $level }« er kun til arenaen; vælg et af { $known }
option-cannot-write = { $file }: kan ikke skrives ({ $cause })
option-cannot-write-here = { $file }: kan ikke skrives
option-bands = --bands bedømmer et niveau, der spiller for sig selv; nævn derfor kun ét niveau
option-unknown-level = ukendt niveau { $name }{ $hint }; der er { $known }, og search:40 for en søgning i 40 verdener
option-levels = angiv ét niveau for alle { $opponents } modstandere eller ét for hver; der var { $got }: { $names }

## tarock train

train-prepared = forberedt; træn med: python -m tarock.learning { $folder }
train-one-family = et netværk trænes til én slags spil: dansk tarok eller Königrufen
train-against-or-from = nævn enten --against eller --from: en udnytter begynder som det netværk, den skal slå
train-no-family = der kan ikke trænes noget netværk til spillet »{ $family }«
train-no-gpu = her er ingen NVIDIA-GPU; med --device cpu --size small kan det prøves uden
train-already = { $folder }: her er der allerede en træning; fortsæt den med --resume, eller vælg en anden mappe
train-not-prepared = { $folder }: her er ingen træning forberedt (tarock train REGELSÆT --out { $folder })
train-unknown-number = opskriften har intet tal { $name }; den har: { $known }
train-no-number = { $name }: { $number } er ikke et tal, der kan stå dér
