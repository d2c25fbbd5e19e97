# The score sheet of a table on a phone.

sheet-title = Bord { $table }, runde { $round }
sheet-code-help = Den ligger på bordet. Den, der har den, skriver bordets linjer; en anden telefon tager over med samme kode.
sheet-fetching = Henter bordet …
sheet-away = Turneringsledelsen svarer ikke; det, du skriver, bliver gemt her.
sheet-over = Denne runde er slut.
sheet-recorded = Fra spillets optegnelse, som bekræfter den.
sheet-record = Gem optegnelsen
sheet-online = Dette bord spiller på serveren, som skriver linjerne.
sheet-all-written = Alle spil ved dette bord er skrevet ned.
sheet-who = Hvem holder telefonen?
sheet-unsent = { $number ->
    [one] Én linje ikke sendt
   *[other] { $number } linjer ikke sendt
}
sheet-send-now = Send nu
sheet-refused = Linje { $line } blev ikke taget:
sheet-take-up = Tag den op igen
sheet-let-go = Lad den være
sheet-line = Linje { $line } af { $deals }
sheet-line-open = Linje { $line }
sheet-anew = Linje { $line }, skrevet om
sheet-undo = Fortryd
sheet-more = Mere …
sheet-less = Mindre
sheet-other-count = Et andet tal
sheet-count-so = Brug det
sheet-reasons = Hvem betaler hvem, og hvorfor
sheet-why = Hvorfor skrives den om?
sheet-write = Skriv det ned
sheet-type-points = Skriv point
sheet-tap-it = Tilbage til knapperne
sheet-leave-it = Lad den stå
sheet-sum-right = Det går op.
sheet-sum-wrong = Tilsammen skal de give 0; disse giver { $sum }.
sheet-lines = Linjer indtil nu
sheet-number = Nummer
sheet-state = Godkendt?
sheet-sum = Σ
sheet-not-sent = ikke sendt endnu
sheet-struck = streget
sheet-open = åben
sheet-line-state = Linje { $line }: { $state }
sheet-desk = turneringsledelsen
sheet-written-by = Skrevet af { $name }.
sheet-struck-why = Streget: { $why }
sheet-confirmed-by = Godkendt af { $name }.
sheet-before = { $name } havde skrevet den anderledes: { $why }
sheet-confirm = Hvem har læst den og finder den rigtig?
sheet-write-anew = Skriv den om
sheet-take-back = Tag linjen tilbage
sheet-take-back-why = Hvorfor tages den tilbage?
sheet-take-back-do = Tag den tilbage
sheet-games = Spil, der spilles samtidig
sheet-game = Spil { $game }
sheet-next-game = Videre til spil { $game }
sheet-write-alone = Skriv kun dette spil: der gives om
