### Table mode at the terminal: faults can happen, be pointed out and be decided on.

## Words that can be typed

play-command-object = object protest
play-command-accept = accept yes
play-command-hold = hold
play-command-refuse = refuse no
play-command-cups = cups
play-command-deal-again = again deal-again
play-command-pass-deal = next pass-deal
play-command-agree = agree settle
play-command-correct = correct
play-command-stop = stop-game halt
play-command-play-on = on continue
play-command-strike = strike
play-command-throw-in = throw
play-command-lost = lost

play-claim-renonce = revoke renonce
play-claim-declaration = declaration
play-claim-skat = skat
play-claim-cards = cards number
play-claim-turn = turn
play-claim-early = early
play-claim-cups = cups
play-claim-discard = discard
play-claim-bird = bird
play-claim-exposed = shown talk

play-say-pass = pass
play-say-taroks = taroks tarok
play-say-matadors = matadors matador
play-say-half = half
play-say-full = full
play-say-overfull = overfull
play-say-kings = kings king
play-say-missing = missing
play-say-with = with
play-say-without = without
play-say-laid = laid

## Help

play-help-table-mode = When you play as at a real table:
play-help-object = point out a fault: object revoke Bo 4, object declaration Bo, object skat
play-help-accept = let the deal stand in spite of a fault
play-help-hold = let it stand and keep the card that was played out of turn
play-help-refuse = have the deal voided
play-help-cups = move the cups before the first lead, as the dealer must
play-help-agree = nothing more to point out: settle the deal
play-help-correct = take a wrong card back, where that is allowed: correct h7
play-help-stop = have the play stopped after a Renonce
play-help-play-on = play on for more after a Renonce
play-help-lost = claim what a Renonce has cost you: lost pagat
play-help-strike = have the deal struck from the score sheet
play-help-throw-in = throw the cards together (Renonce, if nothing is proven)

play-how-to-object = Say what you object to, whose fault it is and, of a revoke, the trick if you know it: object revoke Bo 4. Faults: revoke, declaration, skat, cards, turn, early, cups.
play-how-to-declare = Declare by yourself what you hold, separated by commas: taroks 10 with, matadors 3, half hearts missing queen, full spades, overfull kings. Enter is a pass. A forgotten or false declaration costs a fine.

## Questions

play-ask-declare-yourself = You declare
play-ask-ruling = accept or refuse
play-ask-put-right = correct and a card, or accept
play-ask-agree = Enter settles the deal

play-decide-fault = { $you ->
        [yes] You are at fault: { $fault }.
       *[no] { $name } is at fault: { $fault }.
    }
play-explain-cups = You deal: type cups to move the cups to your right before the first lead.
play-explain-ruling-accept = The deal is void unless both others let it stand. Do you accept it?
play-explain-ruling-void = The deal goes on unless both others ask for it to be void. Do you accept it?
play-explain-ruling-misdeal = A misdeal: type again to pay a new stake and deal again, or next to let the next player deal.
play-explain-ruling-draw = A card must be drawn from the hand that has too many.
play-explain-ruling-put-right = The others let the deal go on. Put it right: type correct and the card that you should have played; all that was played after it is taken back. Type accept to let your card lie. The fine is due in any case.
play-explain-closing = The skat is turned up: { $skat }. If somebody has made a mistake, say so now; what nobody notices stands.
play-how-to-correct = Say with which card you correct it: correct h7.
play-how-to-claim-lost = Say what you have obviously lost: lost pagat, lost uhu, lost kakadu, lost quapil or lost valat.
play-ask-decision = Your decision
play-explain-ruling-correct = Your card was against the rules, and the trick is still on the table. Take it back: type correct and the right card.
play-explain-ruling-play-on = The other side has played Renonce and cannot win any more. Type halt to stop, or on to play for more.
play-explain-closing-laid = The play is over. Laid away: { $laid }. If somebody has made a mistake, say so now; what nobody notices stands.
kplay-phase-closing = Before the settlement
kplay-help-object = point out a fault: object renonce Franz 4, object discard Franz
kplay-how-to-object = Say what you object to, whose fault it is and the trick if you know it: object renonce Franz 4. Faults: renonce, discard, bird, cards, shown.
