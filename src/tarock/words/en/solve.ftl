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
solve-line = The best play on both sides, when { $who } wants { $goal }:
solve-best-line = The best play on both sides for { $goal }:
solve-goal-last = last trick of { $seat }
solve-goal-ultimo = ultimo of { $seat }
solve-goal-bagud = bagud of { $seat }
solve-goal-nolo = nolo of { $seat }
solve-names = names { $suit }
solve-demands = demands the skus
solve-claims = claims the naming
solve-waives = waives the naming
solve-side-declarer = declarer’s side
solve-side-defenders = opponents
solve-most-thirds = card points of the declarer’s side
solve-bird = { $bird ->
        [pagat] Pagat
        [uhu] Uhu
        [kakadu] Kakadu
       *[quapil] Quapil
    } of the { $side ->
        [declarer] declarer’s side
       *[defenders] opponents
    }
solve-king-ultimo = König ultimo
solve-valat = Valat of the { $side ->
        [declarer] declarer’s side
       *[defenders] opponents
    }
solve-tricks = { $who ->
        [declarer] the declarer
       *[other] { $who }
    } with { $tricks ->
        [0] no trick
        [one] exactly one trick
       *[other] exactly { $tricks } tricks
    }
solve-yes = can be forced
solve-no = cannot be forced
solve-no-deal = --deal: { $file } holds { $deals } deals, so expected 1 to { $deals }
solve-unplayed = no card has been played in this deal: there is nothing to solve
solve-no-trick = --at: expected a trick from { $first } to { $last }, got { $got }
