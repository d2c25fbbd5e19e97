# What a line of a score sheet is made of, on the phone of a table.

form-forehand = Forhånd
form-contract = Hvad blev der spillet?
form-nobody = Ingen spillede
form-struck = Linje streget
form-no-bird = Besserrufer uden fugl
form-declarer = Hvem spillede det?
form-partner = Hvem havde den kaldte konge?
form-own-king = Sin egen
form-king-conceded = I talonen: opgivet
form-king-taken = I talonen: taget
form-king-left = I talonen: ladt ligge
form-king-solo = I talonen
form-made = Hjemme
form-missed = Tabt
form-result = Hvordan endte det?
form-won = Vundet
form-lost = Tabt
form-renonce = Renonce
form-most = Hvem har flest point?
form-tied = Flere har lige mange
form-virgins = Uden stik (Jungfrau)
form-has-game = Med nok til at vinde et spil
form-beside = Hvad mere?
form-offenders = Hvem lavede renonce?
form-doubled = Kontra på spillet
form-kontra = Kontra
form-re = Re
form-sub = Sub
form-side-declarer = Spilførerens side
form-side-defenders = Modspillere
form-bonuses = Præmier
form-announced = meldt
form-claimed = krævet af { $name }
form-counter-valat = Valat imod, tabt
form-dealer = Kortgiver
form-cups = Kopper
form-cups-filled = allerede funderet
form-cups-both = begge funderes nu
form-cups-king = kongekoppen funderes nu
form-cups-pagat = pagatkoppen funderes nu
form-ante = Indskud
form-ante-due = betales af kortgiveren
form-ante-paid = betalt før
form-declarations = Meldinger
form-taroks = Tarokker
form-matadors = Matadorer
form-length = { $number }
form-half = Halvfuld
form-full = Fuld
form-overfull = Overfyldt
form-kings = Konger
form-courts = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
form-false = var forkert
form-during = Konger og pagat
form-lost-king = Konge tabt
form-lost-pagat = Pagat tabt
form-pagat-home = Pagat hjemme
form-bagud-king = Bagud: konge
form-bagud-pagat = Bagud: pagat
form-last = Hvem fik sidste stik?
form-last-trick = Sidste stik
form-ultimo-king = Ultimo på konge
form-ultimo-pagat = Ultimo på pagat
form-nolo = Nolo
form-tout = Tout
form-redeal = Bad om ny givning
form-void = Spillet blev standset
form-count = Hvad talte de?
form-faults = Bøder
form-unfunded-king = Andel i kongekoppen mangler
form-unfunded-pagat = Andel i pagatkoppen mangler
