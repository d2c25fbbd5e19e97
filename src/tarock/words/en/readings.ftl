# Readings: what the program does where a book is silent, unclear or has a slip.  Rules cite them by their number.
# One sentence for each, which stands alone; docs/readings.md is made from them and from the headings of the groups.

## Slips in the texts

reading-B-01 = Jensen counts four kings, T21 and the skus as 28 points; he means the pagat too, for the total of 78 needs it.
reading-B-02 = Jensen’s “5 cavals” are four.
reading-B-03 = Jensen calls T21, T20, the pagat and the skus three matadors; by the rule before his example they are four.
reading-B-04 = With four players and two packs, Jensen’s second game is played by 1, 2 and 4, as they were dealt in the row above, not by 1, 3 and 4.
reading-B-05 = With six players, Jensen’s “(6+2+1)” means (6+1+2): the dealer is in the middle.
reading-B-42 = With five at the table, Møller’s “participants are B and D” means B and E.

## The end of a deal

reading-B-07 = An ultimo takes the place of the last trick, which is not paid beside it.
reading-B-08 = When somebody goes bagud, the last trick is not paid.
reading-B-09 = The last trick is not paid beside a nolo: a nolo cancels everything but bagud.
reading-B-10 = Declarations and the fives paid during play stand beside a nolo.
reading-B-11 = The fives for a lost king or pagat, or for a pagat brought home, are not due in the last trick.
reading-B-12 = When two go bagud on one cup, each pays what was found in it.
reading-B-13 = When ultimo and bagud fall on one cup, the ultimo empties it, each bagud puts in as much as was taken, and nobody funds it again.
reading-B-14 = What is doubled is what the cup held when the last trick ended, before the count.
reading-B-15 = Settled first are last trick, ultimo and bagud; then emptied cups are funded; the count comes last.
reading-B-16 = A tout takes the place of ultimo and last trick; baguds stand beside it, and the count is added.
reading-B-35 = An ultimo that a fault bars is paid as an ordinary last trick.
reading-B-37 = When the next dealer sits out, it is forehand who does not count.
reading-B-38 = The third player’s own count does not matter: he balances the two others.
reading-B-48 = The cups are shared in counters of five and the rest goes to whoever did worst; equals share it, and an odd counter goes by seat.
reading-B-50 = A dealer’s nolo counts although he has laid a skat: the skat is no trick.

## The skus

reading-B-17 = The skus may be demanded from the end of the fourth-last trick until its holder has played to the third-last.
reading-B-18 = Either opponent may demand the skus; if it has gone already, the demand is wrong: it costs the fine, and play goes on.
reading-B-19 = When the skus is the leader’s last card, he names it after Jensen, while after Møller the lead passes on.
reading-B-20 = The skus may be named or baptised as tarok, too.
reading-B-21 = To baptise the skus, the next player says that he lacks the suit; only then must the third say whether he has it.
reading-B-22 = The skus can only be baptised as something that one of the two holds; if neither does so and no tarok falls, the second player’s card counts as the one led.
reading-B-23 = When the third player baptises the skus, the second takes his card back if he holds the new suit.
reading-B-24 = Nobody ever has to play the skus, unless it is demanded or is his last card.
reading-B-25 = The skus may be kept for the last trick if nobody demands it.
reading-B-26 = A holder of the skus who has no trick to swap for it loses nothing: it counts for him all the same.
reading-B-52 = Whoever has the skus as his only tarok may ask for a redeal, and need not play it.
reading-B-53 = Whoever has the skus and one other card left plays the other one, whatever it is.

## Skat, declarations, faults

reading-B-27 = Which cards belong to a declaration is judged by the 28 cards dealt.
reading-B-28 = A dealer with fewer than three free cards lays these first, then queens, cavalls and jacks of declarations, then taroks; he names what he was forced to lay, and the declaration is paid in full.
reading-B-29 = Taroks are laid only all together: one to three numbered taroks, neither T21 nor the pagat among them.
reading-B-30 = Either opponent may ask about laid taroks at any time after the declarations, once in a deal, and all hear the answer.
reading-B-31 = Each of the three may ask for a redeal until the skat is laid; the same dealer deals again, without a new stake.
reading-B-32 = An announced tout that fails costs nothing, and the skus counts for the dealer.
reading-B-33 = A wrong skat that is noticed before anybody else has declared something is put right.
reading-B-34 = After a void deal the next player deals.
reading-B-36 = After a false declaration play goes on, unless both others want the deal void.
reading-B-39 = The dealer declares first, then forehand, then middle hand.
reading-B-40 = With one pack, the player on the dealer’s right deals next.
reading-B-41 = With seven at the table one sits out in turn, and the others play as six.
reading-B-43 = The player on the dealer’s left cuts.
reading-B-44 = A card played out of turn may be held to if it can be played.
reading-B-45 = Players who sit out never interfere after Jensen; after Møller they may point out faults.
reading-B-46 = Jensen does not say how the evening ends; the cups are shared as after Møller.
reading-B-47 = In a void deal the stake, fines, right declarations and the fives paid during play stand.
reading-B-49 = A table plays strictly, and what is not allowed is refused; or as at a real table, where it happens and is punished if somebody notices.
reading-B-56 = A fault can be claimed until all three have agreed, after the last trick, that the deal may be settled; what nobody noticed stands.
reading-B-57 = A claim that proves false costs nothing, for neither book sets anything on it.
reading-B-58 = One claim is one fine, however often that player has made the fault; revokes named by their tricks are fined one by one.
reading-B-59 = When a hand has a wrong number of cards, everybody counts, and all who have one are fined together; it shows itself when a hand runs out or has cards left.
reading-B-60 = The skus played in the second-last trick, or kept back when demanded, counts as a revoke.
reading-B-61 = A lead out of turn that the table holds to stays the lead; if it may not be led, it goes back and the right player leads.
reading-B-62 = After a false declaration one repays what was received too much for its kind after Jensen, and all that was received for it after Møller.
reading-B-63 = Cards left over in a hand that had too many count for their holder.
reading-B-64 = When a skat is put right or a misdeal made good, everybody declares anew; what was declared before is given back and is no fault any more.
reading-B-65 = A false declaration beside a forgotten one is one fault: the false one.
reading-B-66 = A revoke that both others let pass may be put right until the last trick: the card and all that was played after it go back, and everybody has seen them; whoever revoked may also let it lie; the fine and the bar on an ultimo stay.

## Königrufen after the book of 1900

reading-K-A01 = Cards, their order and their values are those of the two younger books; all hints in the text agree.
reading-K-A02 = 35 points and 2 Blatt win, as in the two younger books.
reading-K-A03 = The book has only the winners write points; here every deal adds up to nothing: two against two settle the sum once, one against three with each of them, and what the book writes is given besides.
reading-K-A04 = When all four pass, the deal is over and nobody scores.
reading-K-A05 = Anybody still in the auction may hold a bid against a player who comes later.
reading-K-A06 = “Ich rufe” is binding, and a pass is final.
reading-K-A07 = The first dealer is drawn by lot and the player opposite cuts; six cards go to each, six into the talon, and six to each again; a wrong deal is dealt again.
reading-K-A08 = Follow suit, else play a tarock, else anything; nobody has to overtake.
reading-K-A09 = Only the called partner may announce the Mondfang; it is worth 4, doubled like the rest, and only the Mond of the other side counts.
reading-K-A10 = An announced Mondfang that fails costs what it would have brought.
reading-K-A11 = A silent Pagat has failed when it is played to the last trick and does not win it.
reading-K-A12 = An announced König ultimo that fails costs its value, whatever the cause; a silent one costs only the captured king.
reading-K-A13 = The called king is captured when it ends among the opponents’ cards; what that costs doubles with the other bonuses.
reading-K-A14 = Cards of the talon count for Trull and kings of the side that gets them.
reading-K-A15 = When a solo player’s king lies in the talon, only the kontra on the game falls away.
reading-K-A16 = One may give up after seeing the talon and before taking a half; that costs 4 to each and nothing else.
reading-K-A17 = Kontra is said before the first lead, on the game and on each announcement separately, and is answered with re and sub.
reading-K-A18 = An announced Valat that fails costs its sum in place of the game; other bonuses are paid beside it.
reading-K-A19 = A Valat of the opponents brings the same sums, and a kontra on the game holds for the Valat.
reading-K-A20 = A solo player must hold Sküs, Mond or Pagat; that a partner with two of them must announce the Trull is only advice.
reading-K-A21 = The side that revoked loses the game and its own bonuses, and the other gets its announcements and what it has made; its first player after the offender says whether it plays on; when both sides have revoked, nobody scores.
reading-K-A22 = Anybody may announce anything but the Mondfang, once for each side.
reading-K-A23 = An announced card is held back while another can be played; played early at a real table, the announcement is lost, and that is no Renonce.
reading-K-A25 = There is nothing else to lay away when fewer suit cards without kings are left than have to be laid.
reading-K-A26 = A bonus announced and made counts as announced only; announced by both sides it is settled for each, and so is a Valat.
reading-K-A27 = The first half-sentence of the text cannot be understood and is left out.
reading-K-A29 = A wrong card may be taken back while the trick lies on the table, as Mayr has it.

## Königrufen after the tournament sheet

reading-T-A01 = The list of games is the order of bids.
reading-T-A02 = In the auction all Besserrufer are equal, whatever the bird.
reading-T-A03 = The bird of a Besserrufer is named with the announcements, or when giving up.
reading-T-A04 = Forehand may hold at every turn, until he passes.
reading-T-A05 = Forehand may not pass as his first word.
reading-T-A06 = A forehand that is passed on goes with every right and the first lead, and the giver speaks last; nobody with four kings plays a game with a called king.
reading-T-A07 = A pass is final, and one’s own bid may only be raised after another has bid higher.
reading-T-A09 = Giving up costs game and bird to each of the three, and the bird is named.
reading-T-A10 = When the king called in a Solorufer lies in the talon, the declarer plays alone as after Mayr, gets the half with the king, and every kontra is void.
reading-T-A11 = A king bought from the talon may be announced ultimo.
reading-T-A12 = Kontra may be said against one who plays on alone.
reading-T-A13 = Whoever has three kings may also name the fourth.
reading-T-A14 = A silent bird or König ultimo that fails costs nothing.
reading-T-A15 = In the Farbensolo tarocks do not beat suits.
reading-T-A16 = The Farbensolo asks for no least number of suit cards.
reading-T-A17 = A Valat does not double again in solo games, for it multiplies the game already.
reading-T-A18 = A Valat of the opponents multiplies what the declarer would lose, and one that fails what he would win; announced by both sides, it is settled for each.
reading-T-A19 = Of the kontras on game and Valat, the higher counts.
reading-T-A20 = In money each item counts times its kontra, a point a unit.
reading-T-A21 = Kontra against one’s own hidden partner is void.
reading-T-A22 = The round of announcements ends after three “gut” in a row; kontra is said at the first turn after what it answers.
reading-T-A23 = An announced card may be played early, and the announcement is lost; at a real table it can be claimed as Renonce if it won a trick.
reading-T-A24 = Only announced birds must be given up in order, the highest first.
reading-T-A25 = A compulsory bird that is not announced counts as announced.
reading-T-A26 = Whoever announces the wrong bird in a Besserrufer loses only that one; the bird that he held and did not announce counts only if it is made in silence.
reading-T-A27 = After a Renonce the announcements of both sides count, as won for every innocent player.
reading-T-A28 = In money a Renonce counts with the kontras that stand, except for a Besserrufer without a bird.
reading-T-A29 = Two offenders share what is due.
reading-T-A30 = Three offenders are the referee’s to settle; until then nobody scores.
reading-T-A31 = Two Jungfrauen share three points, one and a half each.
reading-T-A32 = A Jungfrau beside tied losers takes all that is paid.
reading-T-A33 = Forehand, too, may be Jungfrau and is paid for it.
reading-T-A34 = Tied is only who has the same number of thirds of a point.
reading-T-A35 = In an ouvert game everybody’s cards are open.
reading-T-A36 = Piccolo is exactly one trick, Bettel none.
reading-T-A37 = What must be played is as after Mayr: follow suit, else play a tarock, else anything.
reading-T-A38 = Cards and values are as after Mayr.
reading-T-A39 = Tarocks are laid away only when nothing else is left, and openly, in the Sechserdreier too.
reading-T-A40 = In a lost Sechserdreier the game doubles, not the bonuses.
reading-T-A43 = Forehand who holds a Solodreier makes his announcements at once, too.
reading-T-A45 = What somebody claims after a Renonce is written on the sheet and charged to the offender.
reading-T-A46 = A wrong number of cards is dealt again until the first call; afterwards it is Renonce, settled as soon as the game and its called king are known.
reading-T-A47 = When an announced Valat fails, the game is lost, even if the points would win.
reading-T-A49 = In a Besserrufer with several birds of which none is announced, the lowest that was dealt counts as announced at a real table; strict play asks which.
reading-T-A50 = A wrong card may be taken back while the trick lies on the table, as Mayr has it.

## Königrufen after Mayr

reading-M-A01 = “XXIIII (Quapil)” is a misprint for IIII.
reading-M-A02 = The birds are I to IIII, not “I to VIII”: only these have values.
reading-M-A03 = The Quapilrufer is played with a partner; “alone” in the table is a misprint.
reading-M-A04 = The Sechserdreier is chosen only by forehand, after three passes.
reading-M-A05 = Nobody may hold an equal bid.
reading-M-A06 = Games of the same value rank as in the table; Piccolo and Zwiccolo are equal.
reading-M-A07 = In Trischaken one must overtake.
reading-M-A08 = The Pagat is played as the last tarock; “last card” means that.
reading-M-A09 = For the Kaiserstich the Pagat must be played where overtaking is a duty; it wins in suit games too.
reading-M-A10 = Giving up a Besserrufer costs game and bird, to each.
reading-M-A11 = With a called queen there is no König ultimo; in the talon it is treated like a king.
reading-M-A12 = When the king called in a Solorufer lies in the talon, every kontra is void, won or lost.
reading-M-A13 = When an announced Valat fails, the game is lost eight times; announcements are settled, and silent birds and König ultimo count.
reading-M-A14 = A lost Valat in a Sechserdreier costs eight times what the game costs when lost.
reading-M-A15 = A Valat of the opponents multiplies what the declarer would lose; announced by both sides, it is settled for each.
reading-M-A16 = Birds and König ultimo are announced only by whoever holds the card, Trull and four kings by anybody.
reading-M-A17 = An announced bird played early loses the announcement and is no Renonce; of several announced birds the highest goes first, as in the tournament sheet, unless the house lets them go in any order.
reading-M-A18 = A silent bonus that fails costs nothing.
reading-M-A19 = The unit of Trischaken is 10 to each, and ties are as in the tournament sheet; a Jungfrau gets the whole payment doubled, and several share it.
reading-M-A20 = One may not call one’s own king.
reading-M-A21 = Renonce in Trischaken costs ten times what it does in the tournament sheet; in negative games it counts as if the others had won.
reading-M-A22 = Forehand may not open with a game.
reading-M-A23 = Forehand may not choose a Rufer after others have bid.
reading-M-A24 = The six suit cards are counted after laying away; a bid that cannot reach them is refused, and at a real table it is Renonce.
reading-M-A25 = In the Sechserdreier tarocks are laid away openly, the rest face down.
reading-M-A26 = Kontra is said at the first turn after what it answers and is void between partners; three “gut” end the round.
reading-M-A27 = In Trischaken the talon’s first card goes with the first trick, the second with the second, and so on.
reading-M-A28 = Places are drawn from three suit cards and one tarock, and the tarock deals first.
reading-M-A30 = A Kaiserstich in a suit game brings no Pagat bonus.
reading-M-A31 = Two offenders share what is due.
