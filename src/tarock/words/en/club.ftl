# What a club or an option asks for that cannot be: who plays, in which order, and who answers for the cups.

club-no-rotation-for = { $rules } has no rotation for { $players } players; there are { $known }
club-rotation-row = { $id } ({ $players } players)
club-no-rotation = { $rules } has no rotation “{ $name }” for { $players } players; there are { $known }
club-players = { $rules } is played by { $expected }, not by { $players }
club-everybody-plays = in { $rules } everybody at the table plays, so there is no rotation; leave it out
club-cup = { $cup ->
    [king] king cup
   *[pagat] pagat cup
}
club-cup-not-emptied = nobody has emptied the { $cup }, so nobody answers for it
club-no-share = { $name } had no share to pay when the { $cup } was last emptied
club-own-share = { $name } emptied the { $cup } himself and answers for his own share
club-settlements = expected { $expected }, one for each game, got { $got }
club-evening-over = the evening is over: the cups have been divided
club-no-rotations = none
club-number = expected 0 to { $last }, got { $got }
club-seats = the settlement has { $got } seats, expected { $expected }
club-cup-held = { $cup ->
    [king] the king cup held { $held }, but the settlement begins with { $begins }
   *[pagat] the pagat cup held { $held }, but the settlement begins with { $begins }
}
club-unbalanced = the players won { $won } together, but the cups changed by { $moved }
club-ante-paid = the ante has been paid already: a deal that is dealt again needs no new one
club-ante-of-another = { $dealer } deals, but somebody else paid the ante

option-level = the level “{ $level }” is for the arena only; choose one of { $known }
option-cannot-write = { $file }: cannot be written ({ $cause })
option-cannot-write-here = { $file }: cannot be written
option-bands = --bands judges a level that plays by itself, so name one level alone
option-unknown-level = unknown level { $name }{ $hint }; there are { $known }, and search:40 for a search of 40 worlds
option-levels = expected one level for all { $opponents } opponents, or one for each, but got { $got }: { $names }

## tarock train

train-prepared = prepared; train it with: python -m tarock.learning { $folder }
train-one-family = a network is trained for one family of games: Danish Tarok, or Königrufen
train-against-or-from = name either --against or --from: an exploiter begins as the network that it is to beat
train-no-family = no network can be trained for the family “{ $family }”
train-no-gpu = there is no NVIDIA GPU here; --device cpu --size small tries it out without one
train-already = { $folder }: here is a training already; go on with --resume, or take another folder
train-not-prepared = { $folder }: no training was prepared here (tarock train RULESET --out { $folder })
train-unknown-number = the recipe has no number { $name }; it has: { $known }
train-no-number = { $name }: { $number } is no number that can stand there
