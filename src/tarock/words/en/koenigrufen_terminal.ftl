# Königrufen in the terminal.  $you: yes when the sentence is about the reader; $name: anybody else.

## The table

kplay-phase-auction = Auction
kplay-phase-calling = Calling
kplay-phase-talon = The talon
kplay-phase-laying = Laying away
kplay-phase-announcing = Announcements
kplay-phase-play = Play
kplay-phase-over = End of the deal
kplay-declarer = declarer: { $name }
kplay-called = called: { $called }
kplay-fourth-king = the fourth king
kplay-role-declarer = declarer
kplay-to-act = to act
kplay-auction = Auction so far: { $words }.
kplay-turned = Turned up from the talon: { $cards }
kplay-you-laid = You have laid away: { $cards }
kplay-you-are-partner = You hold the called card: you are the declarer’s partner.
kplay-announced = Announced: { $items }.
kplay-plays = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $contract }.
kplay-all-play = { $contract }: everybody plays alone.

## What to do

kplay-may-say = You may choose: { $words }
kplay-explain-laying = Lay away { $number } cards. Cards in [ ] may be laid.
kplay-ask-auction = Your bid
kplay-ask-calling = Call a king
kplay-ask-talon = Your choice
kplay-ask-laying = Cards to lay away
kplay-ask-announcing = Your announcements (Enter for gut)
kplay-type-a-word = Type a word or a number from the list, or ? for help.
kplay-type-cards = Type all cards together, for example s8 h2 c9, or ? for help.
kplay-not-understood = “{ $text }” cannot be understood here. Type a word or a number from the list, or ? for help.
kplay-which-word = “{ $text }” can mean { $words }. Type more of the word, or its number.

## Words that can be typed, besides the names in the list

kplay-word-pass = pass p weiter
kplay-word-vorhand = vorhand forehand
kplay-word-hold = hold
kplay-word-pass-forehand = pass-on pass-forehand
kplay-word-fourth = fourth fourth-king
kplay-word-first = first left
kplay-word-second = second right
kplay-word-all = all whole
kplay-word-concede = concede give-up
kplay-word-good = good gut g ready
kplay-word-double = kontra contra re sub double
kplay-word-game = game
kplay-word-kings = kings
kplay-word-ultimo = king-ultimo ultimo

## Settlement

kplay-sheet-written = written down
kplay-sheet-money = money, this deal
kplay-sheet-money-after = money, total
kplay-money = money { $amount }
kplay-evening-over = The evening is over.

## Help

kplay-help-cards = Cards: type ♠K as sk or spades king, tarock 21 as t21 or xxi, the Sküs as x or skus. Or the number of a card in the list, with # where it could be two things: #3. Cards in [ ] may be played.
kplay-help-words = Auction, call and talon: type a word from the list, its beginning, or its number. A king is called by its suit: hearts.
kplay-help-announcing = Announcements: several in one line, such as trull, pagat. Enter or gut says nothing more.
kplay-help-doubling = kontra doubles the game, kontra pagat an announcement; re and sub answer it.
kplay-help-laying = Laying away: type all cards in one line, such as s8 h2 c9.
kplay-help-last = the last trick
kplay-help-score = the score and the tricks
kplay-help-table = the table and your hand again
kplay-help-rules = the rule book; rules 7 opens its section 7
kplay-help-why = why the bots last played as they did; why 7: in trick 7, why 0: before play
kplay-help-quit = leave; what has been settled is kept
