### Hvad arenaen måler: spillestyrker mod hinanden med de samme kort.

arena-deals = Spil
arena-compiling = Robotterne gøres klar til denne maskine; det sker én gang og tager op til et minut …
arena-incomplete = Kørslen blev standset; her er det, der er målt indtil nu.
arena-versus = { " – " }
arena-match = { $levels }: { $deals ->
        [one] ét spil
       *[other] { $deals } spil
    }, hvert ved { $tables ->
        [one] ét bord
       *[other] { $tables } borde
    }; point pr. spil og plads, med 95 %-intervaller
arena-interval = { $mean } ({ $low } til { $high })
arena-ahead = { $ahead } er foran { $behind } med { $lead }
arena-even = { $ahead } og { $behind } kan endnu ikke skelnes: { $lead }
arena-second = ved bootstrap { $bootstrap }; med yderpunkterne trukket ind { $winsorised }
arena-alone = én { $level } blandt { $others }: { $net }
arena-cross = Hvor mange point rækken er foran kolonnen (* ud over tilfældet)
arena-axis = Point pr. spil over { $level }
arena-happened = Hvad der skete for en plads i 100 spil, hvor meget af det der lykkedes, og de point en melding gav
arena-apart = Det samme kun ved borde, hvor man sad alene blandt de andre
arena-announced = meldt { $bonus }
arena-moves = træk
arena-mean = processortid pr. træk
arena-p99 = 99 af 100 træk inden for
arena-made = tarock { $tarock }, startværdi { $seed }, { $processor }
arena-simplest-ahead = ({ $ahead } overbyder alle: { $behind } spiller imod ved siden af to, der spiller på må og få, og betaler for deres kort; det siger intet om styrke.)
arena-outside-deals = { $level }, { $ruleset }: { $measure } { $found } i 100 spil, bånd { $least } til { $most }
arena-outside-share = { $level }, { $ruleset }: { $measure } { $found } % af { $times }, bånd { $least } til { $most } %
arena-outside-mean = { $level }, { $ruleset }: { $measure } { $found } point i gennemsnit ({ $times } gange), bånd { $least } til { $most }
arena-measure-announced = meldinger
arena-measure-announced-pays = en melding giver
arena-measure-announced-right = lykkede meldinger
arena-measure-answers = re og sub
arena-measure-answers-right = rigtige re og sub
arena-measure-kontra-right = rigtig kontra på spillet
arena-measure-kontra-said-right = rigtig kontra på meldinger
arena-measure-negative = negative spil
arena-measure-ouvert = ouvertspil
arena-measure-ouvert-won = vundne ouvertspil
arena-measure-passed = ingen spiller, eller Trischaken
arena-measure-won = vundne spil
arena-tally-bagud-king = konge bagud
arena-tally-bagud-pagat = pagat bagud
arena-tally-contract-none = ingen spiller
arena-tally-declared = meldinger
arena-tally-fined = bøder
arena-tally-gave-honour = konge, dame eller pagat givet til en modspiller
arena-tally-gave-points-late = point givet bort i de sidste fire stik
arena-tally-kontra = kontra på spillet
arena-tally-kontra-said = kontra på en melding
arena-tally-last-trick = sidste stik uden ultimo
arena-tally-lost-called-king = kaldte konger tabt
arena-tally-lost-king = tabte konger
arena-tally-lost-pagat = tabt pagat
arena-tally-nolo = nolo
arena-tally-overtook-friend = makker overstukket
arena-tally-pagat-home = pagaten bragt hjem
arena-tally-re = re på spillet
arena-tally-re-said = re på en melding
arena-tally-redeal = omgivning forlangt
arena-tally-sub = sub på spillet
arena-tally-sub-said = sub på en melding
arena-tally-sure-ultimo-thrown = sikker ultimo sat til
arena-tally-threw-bird = meldt fugl smidt væk
arena-tally-tout = tout
arena-tally-ultimo-king = kongeultimo
arena-tally-ultimo-pagat = pagatultimo

## Hvorfor arenaen ikke kan spille

arena-no-journal = { $file }: er ikke en journal fra arenaen ({ $cause })
arena-other-journal = { $file }: er journalen fra en anden kørsel ({ $run }); angiv de samme regelsæt, niveauer, bordplaner og seed, eller en anden fil
arena-damaged-journal = { $file }: linje { $line } er beskadiget ({ $cause })
arena-process-died = en af arenaens processer er død, måske af mangel på hukommelse; prøv med færre --workers
arena-level-twice = niveauet { $level } er nævnt to gange; et niveau mod sig selv står altid lige
arena-mixed = { $ruleset }: et blandet bord med { $seats } kræver { $wanted } niveauer, men der er nævnt { $levels }
cluster-killed = { $address }: det samme job har slået flere arbejdere ihjel ({ $cause })
cluster-lost = { $address }: forbindelsen til scheduleren er tabt; en --journal gemmer det, der er færdigt
cluster-no-answer = --cluster: ingen Dask-scheduler svarer på { $address }; en adresse ser ud som tcp://host:8786
cluster-no-workers = { $address }: scheduleren har ingen arbejdere; start nogle med `dask worker { $address }`
cluster-without-tarock = { $address }: arbejderne har ikke tarock { $here } ({ $cause })
cluster-other-version = { $address }: arbejderen { $worker } har tarock { $there }, men dette er { $here }
