### Puzzles: what is asked, and what is said to an answer.

puzzle-open = All cards lie open.
puzzle-closed = You see your own cards only: it must work in every deal that can be.
puzzle-ask-last = Which choice makes sure of the last trick?
puzzle-ask-ultimo = Which choice makes sure of an ultimo?
puzzle-ask-bagud = Which choice makes { $other } go bagud?
puzzle-ask-stop = Which choice keeps { $other } from an ultimo, whatever the third player does?
puzzle-ask-stop-together = You play with { $partner }. Which choice keeps { $other } from an ultimo?
puzzle-ask-ending-game = Which card makes sure that the declarer’s side wins the game?
puzzle-ask-stop-game = You play against the declarer. Which card makes sure that the game is lost?
puzzle-ask-ending-bird = Which card makes sure that your side makes the { $bird }?
puzzle-ask-stop-bird = Which card keeps the others from making the { $bird }?
puzzle-ask-ending-king = Which card makes sure that your side makes König ultimo?
puzzle-ask-stop-king = Which card keeps the others from making König ultimo?
puzzle-ask-negative = { $contract }: you must take { $tricks ->
        [0] no trick
        [one] exactly one trick
       *[other] exactly { $tricks } tricks
    }. Which card keeps the game won?
puzzle-ask-defend = { $contract }: the declarer must take { $tricks ->
        [0] no trick
        [one] exactly one trick
       *[other] exactly { $tricks } tricks
    }. Which card keeps the game lost?
puzzle-ask-skat = Which of these skats do you lay?
puzzle-ask-lead = Which of these cards do you lead?
puzzle-ask-bid = What do you bid?
puzzle-ask-king = Which king do you call?
puzzle-ask-discard = Which of these cards do you lay away?
puzzle-ask-announce = What do you announce?
puzzle-ask-kontra = What do you say?
puzzle-ask-card = What do you do?
puzzle-ask-infer = Which of these are certain? Choose all of them.
puzzle-ask-declare = What must you declare? Choose all of it.
puzzle-ask-settle = The deal is over. What has { $you ->
        [yes] it brought you
       *[no] it brought { $name }
    }, in chips or points?
puzzle-ask-fault = Somebody has revoked, and nobody has said so. Who, and when?
puzzle-due = { $you ->
        [yes] You must declare:
       *[no] { $name } must declare:
    } { $items }
puzzle-costs = { $act }: { $loss } ± { $error } behind { $best }.
puzzle-possible = { $name } need not have { $cards }: here is a deal that is possible, too.
puzzle-no-fault = { $you ->
        [yes] You had
       *[no] { $name } had
    } nothing of the suit in trick { $trick }.
puzzle-right = Right.
puzzle-wrong = No.
puzzle-sum = It is { $sum }.
puzzle-by = { $by }: { $act } (cost: { $loss })
puzzle-prompt-one = Which number?
puzzle-prompt-all = Which numbers, with spaces between them?
puzzle-prompt-number = How much?
puzzle-expected = Expected numbers from 1 to { $most }.
puzzle-rating = Your rating is { $rating }, between { $low } and { $high }.
puzzle-none = There is no puzzle { $got }
puzzle-all-solved = You have tried all puzzles of this kind.
puzzle-own = { $many ->
        [0] No clear mistake was found.
        [one] One mistake has become a puzzle; it comes again tomorrow.
       *[other] { $many } mistakes have become puzzles; they come again tomorrow.
    }
puzzle-mined = { $many ->
        [one] One puzzle
       *[other] { $many } puzzles
    } found:
puzzle-proved = { $many ->
        [one] One puzzle is proved.
       *[other] { $many } puzzles are proved.
    }
puzzle-unproved = of { $many } puzzles these are not proved: { $names }
puzzle-no-journal = { $file } is no journal of puzzles: { $detail }
puzzle-other-journal = { $file } is a journal of { $family } with the seed { $seed }
worst-missed = After { $act } it cannot be reached any more, whatever you play: the others see to that.
played-net = This deal has brought you { $won }.
worst-net = After { $act } this deal has brought you { $won }.
worst-net-better = After { $act } this deal has brought you { $won }. After { $best }, with everybody playing on by the books, it brings { $value }.
worst-no-answer = Nothing that may be done here is called { $got }
worst-no-moment = There is no such moment in this deal: after { $at } acts
worst-begin = The worst possible deal: all cards lie open, and the others do their best.
worst-none = There is no such deal: nothing else is clearly worse, or nothing can be drawn yet.
puzzle-bad-how = Not a good puzzle? tarock puzzle bad { $id }
puzzle-bad = { $id } comes no more.
puzzle-good-after-all = { $id } may come again.
worst-how = Type { $word } to play on yourself, against the worst possible deal.
