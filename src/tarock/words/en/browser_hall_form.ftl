# What a line of a score sheet is made of, on the phone of a table.

form-forehand = Forehand
form-contract = What was played?
form-nobody = Nobody played
form-struck = Line struck
form-no-bird = Besserrufer without a bird
form-declarer = Who played it?
form-partner = Who had the called king?
form-own-king = His own
form-king-conceded = In the talon: given up
form-king-taken = In the talon: taken
form-king-left = In the talon: left lying
form-king-solo = In the talon
form-made = Made
form-missed = Lost
form-result = How did it end?
form-won = Won
form-lost = Lost
form-renonce = Renonce
form-most = Who has most points?
form-tied = Several have the same
form-virgins = Without a trick (Jungfrau)
form-has-game = With as much as wins a game
form-beside = What else?
form-offenders = Who played Renonce?
form-doubled = Kontra on the game
form-kontra = Kontra
form-re = Re
form-sub = Sub
form-side-declarer = Declarer’s side
form-side-defenders = Opponents
form-bonuses = Bonuses
form-announced = announced
form-claimed = claimed by { $name }
form-counter-valat = Valat against it, lost
form-dealer = Dealer
form-cups = Cups
form-cups-filled = already filled
form-cups-both = both funded now
form-cups-king = king’s cup funded now
form-cups-pagat = pagat’s cup funded now
form-ante = Ante
form-ante-due = paid by the dealer
form-ante-paid = paid before
form-declarations = Declarations
form-taroks = Taroks
form-matadors = Matadors
form-length = { $number }
form-half = Half
form-full = Full
form-overfull = Overfull
form-kings = Kings
form-courts = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
form-false = found false
form-during = Kings and pagat
form-lost-king = King lost
form-lost-pagat = Pagat lost
form-pagat-home = Pagat brought home
form-bagud-king = Bagud: king
form-bagud-pagat = Bagud: pagat
form-last = Who won the last trick?
form-last-trick = Last trick
form-ultimo-king = Ultimo with a king
form-ultimo-pagat = Ultimo with the pagat
form-nolo = Nolo
form-tout = Tout
form-redeal = Asked for a new deal
form-void = The deal was stopped
form-count = What did they count?
form-faults = Fines
form-unfunded-king = Share in the king’s cup missing
form-unfunded-pagat = Share in the pagat’s cup missing
