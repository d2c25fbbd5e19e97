# What a line of a score sheet is made of, on the phone of a table.

form-forehand = Vorhand
form-contract = Was wurde gespielt?
form-nobody = Niemand hat gespielt
form-struck = Zeile gestrichen
form-no-bird = Besserrufer ohne Vogel
form-declarer = Wer hat gespielt?
form-partner = Wer hatte den gerufenen König?
form-own-king = Der eigene
form-king-conceded = Im Talon: geschliffen
form-king-taken = Im Talon: genommen
form-king-left = Im Talon: liegen gelassen
form-king-solo = Im Talon
form-made = Gemacht
form-missed = Verloren
form-result = Wie ging es aus?
form-won = Gewonnen
form-lost = Verloren
form-renonce = Renonce
form-most = Wer hat die meisten Punkte?
form-tied = Mehrere haben gleich viele
form-virgins = Ohne Stich (Jungfrau)
form-has-game = Mit so viel, wie ein Spiel gewinnt
form-beside = Was noch?
form-offenders = Wer hat Renonce gespielt?
form-doubled = Kontra aufs Spiel
form-kontra = Kontra
form-re = Re
form-sub = Sub
form-side-declarer = Spielerpartei
form-side-defenders = Gegenpartei
form-bonuses = Prämien
form-announced = angesagt
form-claimed = { $name } verlangt es
form-counter-valat = Gegenvalat, verloren
form-dealer = Geber
form-cups = Töpfe
form-cups-filled = schon gefüllt
form-cups-both = beide werden aufgefüllt
form-cups-king = Königstopf wird aufgefüllt
form-cups-pagat = Pagattopf wird aufgefüllt
form-ante = Einsatz
form-ante-due = zahlt der Geber
form-ante-paid = schon bezahlt
form-declarations = Meldungen
form-taroks = Tarock
form-matadors = Matadore
form-length = { $number }
form-half = Halb
form-full = Voll
form-overfull = Übervoll
form-kings = Könige
form-courts = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
form-false = war falsch
form-during = Könige und Pagat
form-lost-king = König verloren
form-lost-pagat = Pagat verloren
form-pagat-home = Pagat heimgebracht
form-bagud-king = Bagud: König
form-bagud-pagat = Bagud: Pagat
form-last = Wer hat den letzten Stich gewonnen?
form-last-trick = Letzter Stich
form-ultimo-king = Ultimo mit König
form-ultimo-pagat = Ultimo mit Pagat
form-nolo = Nolo
form-tout = Tout
form-redeal = Wollte neu gegeben haben
form-void = Das Spiel wurde abgebrochen
form-count = Was haben sie gezählt?
form-faults = Bußen
form-unfunded-king = Anteil am Königstopf fehlt
form-unfunded-pagat = Anteil am Pagattopf fehlt
