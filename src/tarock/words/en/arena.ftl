### What the arena measures: levels of play against each other on the same cards.

arena-deals = Deals
arena-compiling = Preparing the bots for this machine; this happens once and takes up to a minute …
arena-incomplete = The run was stopped; this is what was measured so far.
arena-versus = { " – " }
arena-match = { $levels }: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }; points for each deal and seat, with 95 % intervals
arena-interval = { $mean } ({ $low } to { $high })
arena-ahead = { $ahead } is ahead of { $behind } by { $lead }
arena-even = { $ahead } and { $behind } cannot be told apart yet: { $lead }
arena-second = by bootstrap { $bootstrap }; with the extremes drawn in { $winsorised }
arena-alone = one { $level } among { $others }: { $net }
arena-cross = By how many points the row is ahead of the column (* beyond chance)
arena-axis = Points for each deal above { $level }
arena-happened = What happened to a seat in 100 deals, how much of it came off, and the points that an announcement brought
arena-apart = The same only at tables where one sat alone among the others
arena-announced = announced { $bonus }
arena-moves = moves
arena-mean = processor time for a move
arena-p99 = 99 of 100 moves within
arena-made = tarock { $tarock }, seed { $seed }, { $processor }
arena-simplest-ahead = ({ $ahead } outbids everybody: { $behind } defends beside two who play at random and pays for their cards, so this says nothing about strength.)
arena-outside-deals = { $level }, { $ruleset }: { $measure } { $found } in 100 deals, band { $least } to { $most }
arena-outside-share = { $level }, { $ruleset }: { $measure } { $found } % of { $times }, band { $least } to { $most } %
arena-outside-mean = { $level }, { $ruleset }: { $measure } { $found } points on average ({ $times } times), band { $least } to { $most }
arena-measure-announced = announcements
arena-measure-announced-pays = an announcement brings
arena-measure-announced-right = announcements made
arena-measure-answers = re and sub
arena-measure-answers-right = re and sub right
arena-measure-kontra-right = kontra on the game right
arena-measure-kontra-said-right = kontra on announcements right
arena-measure-negative = negative games
arena-measure-ouvert = ouvert games
arena-measure-ouvert-won = ouvert games won
arena-measure-passed = nobody plays, or Trischaken
arena-measure-won = games won
arena-tally-bagud-king = king bagud
arena-tally-bagud-pagat = pagat bagud
arena-tally-contract-none = nobody plays
arena-tally-declared = declarations
arena-tally-fined = fines
arena-tally-gave-honour = king, queen or Pagat given to an opponent
arena-tally-gave-points-late = points given in the last four tricks
arena-tally-kontra = kontra on the game
arena-tally-kontra-said = kontra on an announcement
arena-tally-last-trick = last trick without an ultimo
arena-tally-lost-called-king = called kings lost
arena-tally-lost-king = kings lost
arena-tally-lost-pagat = pagat lost
arena-tally-nolo = nolo
arena-tally-overtook-friend = friend overtaken
arena-tally-pagat-home = pagat brought home
arena-tally-re = re on the game
arena-tally-re-said = re on an announcement
arena-tally-redeal = new deal asked for
arena-tally-sub = sub on the game
arena-tally-sub-said = sub on an announcement
arena-tally-sure-ultimo-thrown = sure ultimo thrown
arena-tally-threw-bird = announced bird thrown away
arena-tally-tout = tout
arena-tally-ultimo-king = king ultimo
arena-tally-ultimo-pagat = pagat ultimo

## Why the arena cannot play

arena-no-journal = { $file }: is no journal of the arena ({ $cause })
arena-other-journal = { $file }: is the journal of another run ({ $run }); give the same rulesets, levels, rotations and seed, or another file
arena-damaged-journal = { $file }: line { $line } is damaged ({ $cause })
arena-process-died = a process of the arena has died, perhaps for want of memory; try fewer --workers
arena-level-twice = the level { $level } is named twice; a level against itself is always even
arena-mixed = { $ruleset }: a mixed table of { $seats } takes { $wanted } levels, but { $levels } are named
cluster-killed = { $address }: the same job has brought several workers down ({ $cause })
cluster-lost = { $address }: the connection to the scheduler is lost; a --journal keeps what is finished
cluster-no-answer = --cluster: no Dask scheduler answers at { $address }; expected an address like tcp://host:8786
cluster-no-workers = { $address }: the scheduler has no workers; start some with `dask worker { $address }`
cluster-without-tarock = { $address }: the workers do not have tarock { $here } ({ $cause })
cluster-other-version = { $address }: the worker { $worker } has tarock { $there }, but this is { $here }
