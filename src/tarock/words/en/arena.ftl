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
arena-happened = What happened to a seat in 100 deals, and how much of it came off
arena-announced = announced { $bonus }
arena-moves = moves
arena-mean = processor time for a move
arena-p99 = 99 of 100 moves within
arena-made = tarock { $tarock }, seed { $seed }, { $processor }
arena-tally-bagud-king = king bagud
arena-tally-bagud-pagat = pagat bagud
arena-tally-contract-none = nobody plays
arena-tally-declared = declarations
arena-tally-fined = fines
arena-tally-kontra = kontra
arena-tally-last-trick = last trick without an ultimo
arena-tally-lost-king = kings lost
arena-tally-lost-pagat = pagat lost
arena-tally-nolo = nolo
arena-tally-pagat-home = pagat brought home
arena-tally-re = re
arena-tally-redeal = new deal asked for
arena-tally-sure-ultimo-thrown = sure ultimo thrown
arena-tally-tout = tout
arena-tally-ultimo-king = king ultimo
arena-tally-ultimo-pagat = pagat ultimo
