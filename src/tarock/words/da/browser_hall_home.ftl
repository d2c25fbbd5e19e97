# The pages of a club at home: evenings, people, profiles.

homes-club = Klubben
homes-sheet-title = Bord { $table }, { $evening }
homes-people = Personer
homes-evenings = Aftener
homes-no-evenings = Der er ikke spillet nogen aften endnu.
homes-still-open = spilles endnu
homes-year = Sæsonens tabel { $season }
homes-head-rank = Nr.
homes-head-name = Navn
homes-head-evenings = Aftener
homes-head-deals = Spil
homes-head-points = Point
homes-head-average = Pr. spil
homes-head-best = Bedste
homes-ratings = Styrketal efter { $rules }
homes-rating = { $rating } pr. spil ({ $low } til { $high }), { $deals } spil
homes-new-evening = En ny aften
homes-open-evening = Åbn aftenen
homes-found = Opret en klub
homes-found-it = Opret den
homes-rules = Regler
homes-guest = gæst
homes-new-person = En ny
homes-join = Indskriv
homes-shown = Hvad andre ser
homes-shown-name = navn
homes-shown-initials = initialer
homes-shown-number = kun nummer
homes-evening = Aftenen den { $date }
homes-lines = { $lines ->
    [one] én linje
   *[other] { $lines } linjer
}
homes-ended = slut
homes-results = Hvad det blev til
homes-debts = Hvem betaler hvem
homes-transfer = { $payer } betaler { $payee } { $amount }
homes-cash = klubkassen
homes-open-sheet = Åbn listen
homes-end = Slut dette bord
homes-no-code = Bordenes koder kunne ikke hentes.
homes-seat = Et nyt bord
homes-seat-help = Tryk på dem, der sidder der, i spillerækkefølge; den første giver først.
homes-seat-them = Sæt jer
homes-total = { $points } point i { $deals } spil
homes-deals = { $deals } spil
homes-feats = Spil og stik
homes-feat = { $what }: { $times } gange, { $won } vundet
homes-feat-last-trick = Sidste stik
homes-feat-ultimo = Ultimo
homes-feat-nolo = Nolo
homes-feat-tout = Tout
homes-feat-bagud = Bagud
homes-partners = Makkere
homes-partner = { $games } spil, { $won } vundet, { $points } point
homes-placing = nr. { $rank }, { $points } point
