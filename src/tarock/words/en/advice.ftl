# What a bot follows when it acts by the books, one sentence for a learner each.

## Danish Tarok: before the play

advice-danish-ask-for-a-new-deal = Without a tarok you cannot fight for anything, so ask for a new deal.
advice-danish-keep-the-whip = Keep your long suit whole to whip with, and lay from the others.
advice-danish-lay-from-long-suits = Lay from the long suits and keep four cards in each, so that none is attacked at once.
advice-danish-lay-the-taroks = With three small taroks at most, lay them all and be ready for a nolo.
advice-danish-lay-what-is-left = There are too few free cards to choose from, so lay the ones that cost least.

## Danish Tarok: following

advice-danish-only-choice = There is only one card that you may play.
advice-danish-keep-the-nolo = You have taken no trick and can avoid the rest: play the highest card that does not win.
advice-danish-bring-the-pagat-home = Win with the pagat when nobody is likely to ruff higher.
advice-danish-shake-off-the-ultimo-card = You cannot win the last trick with this king or pagat, so give it up now: a bagud costs more.
advice-danish-bring-the-king-home = Win with the king while the others still follow; from the fourth round on it will be ruffed.
advice-danish-win-with-the-top = Win with a court that nobody after you can beat: it counts, and later it will be ruffed.
advice-danish-win-cheaply = You play last: take the trick with the smallest card that wins it.
advice-danish-over-ruff = The trick counts enough to beat the tarok in it with the smallest that does.
advice-danish-throw-the-skus = Throw the skus where any other card would be dear, and in any case before the third-last trick.
advice-danish-ruff-low = You cannot follow, so ruff with your smallest tarok; the big ones are for the end.
advice-danish-throw-a-tarok = The trick is not worth a big tarok, so throw the smallest.
advice-danish-signal-fra = From two small cards throw the higher one first: it tells the others that you do not want this suit.
advice-danish-throw-the-lowest = You cannot win, so throw the smallest card; followed by a higher one it says that you like the suit.
advice-danish-discard = You can neither follow nor ruff, so throw a small card of your longest suit.

## Danish Tarok: leading

advice-danish-force-the-ultimo = Your taroks draw all that are still out: lead them, and your ultimo card last.
advice-danish-lead-the-suits-first = Nobody else has a tarok, so lead your suits; your taroks will take the last tricks.
advice-danish-give-the-nolo-player-a-trick = One player has no trick yet: lead a small card that this player has to win.
advice-danish-lead-the-king-home = Lead the king while both others still follow suit.
advice-danish-draw-the-taroks = You have far more taroks than the others together: draw theirs, and keep your best for the end.
advice-danish-lead-the-whip = Lead a suit in which somebody must ruff: every lead costs the others taroks and you none.
advice-danish-strike-the-strong = Lead a suit that the strong player lacks, so that it costs a tarok.
advice-danish-hunt-the-king = Lead a suit whose king is still out, to drive it out before anybody makes an ultimo with it.
advice-danish-lead-the-long-suit = Go on with your long suit: soon the others will have to ruff it.
advice-danish-lead-a-quiet-suit = Lead a suit that gives nobody an advantage.
advice-danish-lead-a-tarok = Lead your smallest tarok and keep the best for the last trick.
advice-danish-lead-the-skus = Lead the skus and name a suit that makes the strong player ruff.

## Danish Tarok: rights around the skus

advice-danish-claim-the-baptism = You lack the suit that the skus was named, so ask to baptise it.
advice-danish-name-the-own-suit = Baptise the skus with the suit in which nobody can beat you.
advice-danish-leave-the-name = No other name would help you, so give up the right to baptise.
advice-danish-demand-the-skus = Demand the skus while a king is out: whoever has the skus may need this trick to get rid of the king.
