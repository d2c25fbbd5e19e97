# Table mode in the browser: pointing out faults, deciding what becomes of them, and declaring by oneself.

## Pointing out

web-faults-wrong = Something is wrong
web-faults-what = What is wrong?
web-faults-whose = Whose fault is it?
web-faults-trick = In which trick?
web-faults-trick-unknown = I don’t know
web-faults-claim = Point it out
web-faults-verdicts = Pointed out in this deal
web-faults-book = What the book says

## What one can do oneself

web-faults-own = What you do yourself
web-faults-play-out-of-turn = Play out of turn
web-faults-play-out-of-turn-help = Tap the card that you play although it is somebody else’s turn.
web-faults-skus-as = The skus is played as
web-faults-correct = Take your card back
web-faults-correct-help = While the trick lies on the table: tap the card that you should have played.
web-faults-expose = Show a card
web-faults-expose-help = Tap the card that you let the others see.
web-faults-talk = Say something decisive
web-faults-talk-help = You have said something that may decide the game.
web-faults-throw-in = Throw the cards together
web-faults-throw-in-help = It is Renonce if nothing has been proven.
web-faults-lost = Claim what was lost
web-faults-lost-help = What has the Renonce of another obviously cost you?
web-faults-strike = Strike the deal
web-faults-strike-help = It cannot be cleared up and counts for nobody.

## Deciding

web-faults-decision = A decision
web-faults-ask-accept = { play-explain-ruling-accept }
web-faults-ask-void = { play-explain-ruling-void }
web-faults-ask-draw = You were dealt too few cards. Draw one from the hand of { $name }.
web-faults-ask-misdeal = A misdeal: pay a new stake and deal again, or let the next player deal.
web-faults-ask-correct = Your card was against the rules, and the trick is still on the table. Tap the card in your hand that you play instead.
web-faults-ask-put-right = The others let the deal go on. Tap the card that you should have played: all that was played after it is taken back. The fine is due in any case.
web-faults-right-card = Play { $card } instead
web-faults-ask-play-on = The other side has played Renonce and cannot win any more. Stop, or play on for more?
web-faults-accept = Let it stand
web-faults-accept-holding = Leave the card on the table
web-faults-refuse = Void the deal
web-faults-deal-again = Pay and deal again
web-faults-pass-deal = Let the next player deal
web-faults-stop = Stop
web-faults-play-on = Play on
web-faults-draw = Draw card { $place }
web-faults-cups = Before the first lead the dealer moves the cups
web-faults-move-cups = Move the cups

## After the play

web-faults-closing = If somebody has made a mistake, say so now. What nobody notices stands.
web-faults-skat = The skat
web-faults-laid = Laid away
web-faults-agree = Settle the deal
web-faults-waiting = Still to agree: { $names }

## Declaring by oneself

web-faults-declare-help = Declare what you hold. A forgotten or false declaration costs a fine.
web-faults-declare-early = It is not your turn to declare yet.
web-faults-declare-what = What you declare
web-faults-declare-taroks = taroks
web-faults-declare-matadors = matadors
web-faults-declare-kings = kings
web-faults-declare-laid = laid card
web-faults-declare-number = How many
web-faults-declare-pagat = with the pagat
web-faults-declare-fullness = How full
web-faults-declare-half = half
web-faults-declare-full = full
web-faults-declare-overfull = overfull
web-faults-declare-missing = What is missing
web-faults-declare-add = Add
web-faults-declare-remove = { $item }: leave out
web-faults-declare-say = { $number ->
    [one] Declare this
   *[other] Declare these { $number }
}

web-faults-ruling = Rule by hand
web-faults-ruling-payer = Who pays
web-faults-ruling-payee = To whom
web-faults-ruling-points = How much
web-faults-ruling-why = Why
web-faults-ruling-rule = Write the ruling down
