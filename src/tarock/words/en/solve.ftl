### What each side can force with open cards.

solve-compiling = Preparing the solver for this machine; this happens once and takes up to a minute …
solve-head = Before trick { $trick }; { $seat } is to play. All cards are open:
solve-cards = What each card leads to:
solve-nothing = nothing stays forced
solve-kept = { $goal }, forced by { $who }
solve-forced = { $many ->
        [one] { $who } can force it alone
       *[other] { $who } together can force it
    }
solve-not-forced = nobody can force it
solve-unknown = not found out in the time allowed
solve-line = The best play on both sides, { $many ->
        [one] { $who } playing
       *[other] { $who } playing together
    } for this: { $goal }
solve-best-line = The best play on both sides for this: { $goal }
solve-goal-last = { $seat } takes the last trick
solve-goal-ultimo = { $seat } makes an ultimo
solve-goal-bagud = { $seat } goes bagud
solve-goal-nolo = { $seat } takes no trick (nolo)
solve-names = baptises it { $suit }
solve-demands = demands the skus
solve-claims = asks to baptise it
solve-waives = gives up the right to baptise
solve-side-declarer = declarer’s side
solve-side-defenders = opponents
solve-most-thirds = card points of the declarer’s side
solve-bird = { $side ->
        [declarer] the declarer’s side makes the
       *[defenders] the opponents make the
    } { $bird ->
        [pagat] Pagat
        [uhu] Uhu
        [kakadu] Kakadu
       *[quapil] Quapil
    }
solve-king-ultimo = the declarer’s side makes König ultimo
solve-valat = { $side ->
        [declarer] the declarer’s side makes
       *[defenders] the opponents make
    } a Valat
solve-tricks = { $who ->
        [declarer] the declarer takes
       *[other] { $who } takes
    } { $tricks ->
        [0] no trick
        [one] exactly one trick
       *[other] exactly { $tricks } tricks
    }
solve-yes = can be forced
solve-no = cannot be forced
solve-no-deal = --deal: { $file } holds { $deals } deals, so expected 1 to { $deals }
solve-unplayed = no card has been played in this deal: there is nothing to solve
solve-no-trick = --at: expected a trick from { $first } to { $last }, got { $got }
