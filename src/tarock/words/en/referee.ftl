### The referee's view of a deal: every fault, who could know of it, and what is due.

referee-nothing = No fault: everybody kept to the rules.
referee-heading = { $name }: { $what }, { $when }
referee-known = Proved for { $names } by the cards: { $when }.
referee-never-known = The cards never proved it to { $names }.
referee-noticed = { $by ->
        [nobody] It showed by itself: { $when }.
       *[other] { $by } pointed it out: { $when }.
    }
referee-put-right = { $by ->
        [nobody] Put right without a fine: { $when }.
       *[other] { $by } pointed it out and it was put right without a fine: { $when }.
    }
referee-stands = Nobody noticed in time, so the deal stands as it was played.
referee-open = Not noticed yet: it can still be claimed.
referee-book = What the book says:
referee-due = To be paid for it: { $charges } [{ $source }].
referee-not-due = It would have cost: { $charges } [{ $source }].
referee-charge = { $payer } pays { $sum }
referee-unfounded = { $name } claimed without ground ({ $claim }).

moment-before-play = before play
moment-trick = trick { $trick }
moment-after-play = after the last trick

## Faults of Danish Tarok

fault-wrong-skat = wrong skat
fault-wrong-cards = wrong number of cards
fault-revoke = revoke
fault-forgotten-declaration = forgotten declaration
fault-false-declaration = false declaration
fault-wrong-demand = wrong demand
fault-declared-early = declared too early
fault-out-of-turn = out of turn
fault-cups-not-moved = cups not moved
fault-misdeal = misdeal

## What happened

fact-wrong-number-laid = { $name } laid { $detail } cards instead of three.
fact-king-laid = { $name } laid a king: { $detail }.
fact-t21-laid = { $name } laid T21.
fact-pagat-laid = { $name } laid the pagat.
fact-skus-laid = { $name } laid the skus.
fact-tarok-laid = { $name } laid taroks without getting rid of all of them, or although one of them may not be laid: { $detail }.
fact-taroks-left = { $name } laid taroks but kept some: { $detail }.
fact-declared-card-laid = { $name } laid cards of a declaration although others were free: { $detail }.
fact-laid-not-named = { $name } did not name rightly what had to be named in the skat: { $detail }.
fact-declaration-missing = { $name } did not declare: { $detail }.
fact-declaration-false = { $name } declared without having it: { $detail }.
fact-must-follow = { $name } played { $detail } although holding a card of the suit that was led.
fact-must-tarok = { $name } played { $detail } although holding a tarok and none of the suit that was led.
fact-skus-in-second-last = { $name } played the skus in the second-last trick.
fact-skus-demanded = { $name } played { $detail } and kept the skus that had been demanded.
fact-skus-is-gone = { $name } demanded the skus although it had been played.
fact-declared-before-dealer = { $name } declared before the dealer.
fact-not-your-turn = { $name } played { $detail } when it was another's turn.
fact-cups-not-moved = { $name } had not moved the cups by the first lead.
fact-wrong-number-dealt = { $name } was dealt a wrong number of cards: { $detail }.

## Faults of Königrufen

k-fault-revoke = Renonce in play
k-fault-bird-order = birds given up in the wrong order
k-fault-early-advantage = announced card used too early
k-fault-no-bird = Besserrufer without a bird
k-fault-thrown-in = cards thrown together

k-fact-must-follow = { $name } played { $detail } although holding a card of the suit that was led.
k-fact-must-tarock = { $name } played { $detail } although holding a tarock and none of the suit that was led.
k-fact-must-overtake = { $name } played { $detail } although able to overtake.
k-fact-pagat-last = { $name } played the Pagat although it was not the last tarock.
k-fact-tarock-led = { $name } led { $detail } although holding suit cards.
k-fact-bird-order = { $name } gave up { $detail } before a higher bird that had been announced.
k-fact-early-advantage = { $name } won a trick with { $detail }, which had been announced for a later one.
k-fact-wrong-number-laid = { $name } laid a wrong number of cards away: { $detail }.
k-fact-honour-laid = { $name } laid a king or a piece of the Trull away: { $detail }.
k-fact-tarock-laid = { $name } laid taroks away although other cards were left: { $detail }.
k-fact-suit-card-laid = { $name } laid suit cards away although taroks were left: { $detail }.
k-fact-laid-not-shown = { $name } laid cards away face down that must be shown: { $detail }.
k-fact-too-few-suit-cards = { $name } had too few suit cards for the game: { $detail }.
k-fact-needs-suit-cards = { $name } had too few suit cards for the game.
k-fact-needs-bird = { $name } had no bird in hand for the game.
k-fact-exposed = { $name } let { $detail } be seen.
k-fact-talked = { $name } said what may decide the game.
k-fact-thrown-in = { $name } threw the cards together before a Renonce was proven.
k-fact-wrong-number-dealt = { $name } was dealt a wrong number of cards: { $detail }.
