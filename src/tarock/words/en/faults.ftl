### Faults: what each is called, what is paid for it, and the breaches of rules that it stands for.
### A breach has two messages: why strict mode refuses it (reason), and what is told of it where it happened (fact).
### $detail: what exactly was wrong, in tokens (cards, declarations); where a text shows it, it is never empty.

## Faults of Danish Tarok

fault-wrong-skat = wrong skat
for-wrong-skat = for a wrong skat

fault-wrong-cards = wrong number of cards
for-wrong-cards = for a wrong number of cards

fault-revoke = revoke
for-revoke = for a revoke

fault-forgotten-declaration = forgotten declaration
for-forgotten-declaration = for a forgotten declaration

fault-false-declaration = false declaration
for-false-declaration = for a false declaration

fault-wrong-demand = wrong demand
for-wrong-demand = for demanding the skus after it had gone

fault-declared-early = declared too early
for-declared-early = for declaring before the dealer

fault-out-of-turn = out of turn
for-out-of-turn = for playing out of turn

fault-cups-not-moved = cups not moved
for-cups-not-moved = for not moving the cups

fault-misdeal = misdeal
for-misdeal = for a misdeal

## Breaches in Danish Tarok

reason-wrong-number-laid = Lay exactly three cards in the skat.
fact-wrong-number-laid = { $name } laid { $detail } cards instead of three.

reason-king-laid = A king may not be laid in the skat. Choose another card.
fact-king-laid = { $name } laid a king: { $detail }.

reason-t21-laid = T21 may not be laid in the skat. Choose another card.
fact-t21-laid = { $name } laid T21.

reason-pagat-laid = The pagat may not be laid in the skat. Choose another card.
fact-pagat-laid = { $name } laid the pagat.

reason-skus-laid = The skus may not be laid in the skat. Choose another card.
fact-skus-laid = { $name } laid the skus.

reason-tarok-laid = You cannot lay taroks from this hand. Choose cards from your suits.
fact-tarok-laid = { $name } laid taroks without getting rid of all of them, or although one of them may not be laid: { $detail }.

reason-taroks-left = You may lay taroks only if you lay all of them. Lay these too: { $detail }
fact-taroks-left = { $name } laid taroks but kept some: { $detail }.

reason-declared-card-laid = A card of a declaration may not be laid while you have other cards to lay. Choose one of those.
fact-declared-card-laid = { $name } laid cards of a declaration although others were free: { $detail }.

reason-laid-not-named = A laid card of a declaration, or a laid skus, must be named, and no other card. Wrong here: { $detail }
fact-laid-not-named = { $name } did not name rightly what had to be named in the skat: { $detail }.

reason-declaration-missing = Everything that you hold must be declared. Still missing: { $detail }
fact-declaration-missing = { $name } did not declare: { $detail }.

reason-declaration-false = You can declare only what you hold. Please leave out: { $detail }
fact-declaration-false = { $name } declared without having it: { $detail }.

reason-must-follow = You must follow suit: play a card of the suit that was led.
fact-must-follow = { $name } played { $detail } although holding a card of the suit that was led.

reason-must-tarok = You have none of the suit that was led, so you must play a tarok.
fact-must-tarok = { $name } played { $detail } although holding a tarok and none of the suit that was led.

reason-skus-in-second-last = The skus may not be played in the second-last trick. Play your other card.
fact-skus-in-second-last = { $name } played the skus in the second-last trick.

reason-skus-demanded = The skus has been demanded. You must play it to this trick.
fact-skus-demanded = { $name } played { $detail } and kept the skus that had been demanded.

fact-skus-is-gone = { $name } demanded the skus although it had been played.

reason-declared-before-dealer = The dealer declares first. Please wait for that.
fact-declared-before-dealer = { $name } declared before the dealer.

fact-not-your-turn = { $name } played { $detail } when it was another’s turn.

reason-cups-not-moved = The dealer must move the cups to the right before the first lead.
fact-cups-not-moved = { $name } had not moved the cups by the first lead.

reason-wrong-number-dealt = The cards were dealt wrongly: the dealer has 28 cards and the two others have 25 each.
fact-wrong-number-dealt = { $name } was dealt a wrong number of cards: { $detail }.

fact-misdealt = { $name } dealt wrongly: { $detail }.

## Faults of Königrufen

k-fault-revoke = Renonce in play
k-fault-bird-order = birds given up in the wrong order
k-fault-early-advantage = announced card used too early
k-fault-no-bird = Besserrufer without a bird
k-fault-thrown-in = cards thrown together
k-fault-misdeal = { fault-misdeal }
k-fault-not-held = announced without the card
k-fault-played-early = announced card played too early

## Breaches in Königrufen

k-reason-must-follow = { reason-must-follow }
k-fact-must-follow = { $name } played { $detail } although holding a card of the suit that was led.

k-reason-must-tarock = You have none of the suit that was led, so you must play a tarock.
k-fact-must-tarock = { $name } played { $detail } although holding a tarock and none of the suit that was led.

k-reason-must-overtake = In this game you must overtake when you can. Play a card that takes the lead in the trick.
k-fact-must-overtake = { $name } played { $detail } although able to overtake.

k-reason-pagat-last = In this game the Pagat must be your last tarock. Play another card.
k-fact-pagat-last = { $name } played the Pagat although it was not the last tarock.

k-reason-tarock-led = In a suit game you may lead a tarock only when you have no suit card left. Lead a suit card.
k-fact-tarock-led = { $name } led { $detail } although holding suit cards.

k-reason-bird-order = Of the birds that you have announced, the highest must go first. Play that one.
k-fact-bird-order = { $name } gave up { $detail } before a higher bird that had been announced.

k-reason-early-advantage = This card was announced for a later trick, and it won one before: { $detail }
k-fact-early-advantage = { $name } won a trick with { $detail }, which had been announced for a later one.

k-reason-wrong-number-laid = Lay away exactly as many cards as you have taken from the talon.
k-fact-wrong-number-laid = { $name } laid a wrong number of cards away: { $detail }.

k-reason-honour-laid = Kings, Sküs, Mond and Pagat may not be laid away. Choose other cards.
k-fact-honour-laid = { $name } laid a king or a piece of the Trull away: { $detail }.

k-reason-tarock-laid = Tarocks may be laid away only when there is nothing else to lay. Choose suit cards first.
k-fact-tarock-laid = { $name } laid tarocks away although other cards were left: { $detail }.

k-reason-suit-card-laid = In this game tarocks are laid away first. Choose a suit card only when no tarock is left to lay.
k-fact-suit-card-laid = { $name } laid suit cards away although taroks were left: { $detail }.

k-reason-laid-not-shown = These cards must be laid away openly: { $detail }
k-fact-laid-not-shown = { $name } laid cards away face down that must be shown: { $detail }.

k-reason-too-few-suit-cards = You must keep at least { $detail } suit cards. Lay away something else.
k-fact-too-few-suit-cards = { $name } had too few suit cards for the game: { $detail }.

k-reason-needs-suit-cards = You have too few suit cards for this game. Choose another game, or pass.
k-fact-needs-suit-cards = { $name } had too few suit cards for the game.

k-reason-needs-bird = This game needs the bird in your hand. Choose another game, or pass.
k-fact-needs-bird = { $name } had no bird in hand for the game.

k-reason-exposed = A card may not be shown before it is played.
k-fact-exposed = { $name } let { $detail } be seen.

k-reason-talked = Nobody may say anything that could decide the game.
k-fact-talked = { $name } said what may decide the game.

k-reason-thrown-in = The cards may be thrown together only when a Renonce has been proven.
k-fact-thrown-in = { $name } threw the cards together before a Renonce was proven.

k-reason-wrong-number-dealt = The cards were dealt wrongly: everybody has twelve.
k-fact-wrong-number-dealt = { $name } was dealt a wrong number of cards: { $detail }.

k-fact-misdealt = { fact-misdealt }
k-fact-not-held = { $name } announced a card that was not in hand: { $detail }.
k-fact-played-early = { $name } played { $detail } before its trick, although there was another card to play.
