# At bestemme sig i browseren: hvad der med sikkerhed koster, to tryk, at tage et kort tilbage, at kræve resten.

cost-lost-king = Kongen er tabt i dette stik. Det koster dig { $points } i alt.
cost-lost-pagat = Pagaten er tabt i dette stik. Det koster dig { $points } i alt.
k-cost-concede = Du giver spillet op og betaler for det.
k-cost-impossible = { $item }: det kan ikke lade sig gøre mere. Meldt er det tabt.
k-cost-early = Du har meldt: { $item }. Spilles kortet nu, er det tabt.
k-cost-captured = Dette kort falder til den anden side, og det betales: { $item }.
k-cost-failed = Dette kort tager ikke sit stik, og det betales: { $item }.
k-cost-trick-too-many = Med dette kort tager du stikket, og spillet er tabt.

web-sure = Er du sikker?
web-sure-do = Gør det alligevel
web-sure-not = Helst ikke
web-sure-again = Tryk igen: { $what }
web-take-back = Tag mit kort tilbage
web-taken-back = Du har taget dit kort tilbage.
web-claim-rest = { $rest ->
    [none] Jeg får ikke flere stik
   *[all] Resten er mine
}
error-too-late = Kortet ligger: nogen har allerede handlet efter det, eller her spiller mennesker med.
error-no-hints = Råd er slået fra: der sidder andre ved bordet, og ikke alle er enige om dem.
error-not-your-turn = Det er ikke din tur, så der er intet at råde til.
error-no-coach = Træneren var for længe om det. Spørg igen.
error-not-over = Kun et spil, der er nået til ende, kan gennemgås.
error-not-proven = Det beviser dine kort ikke: i en fordeling, som du ikke kan udelukke, kunne de andre forhindre det.

web-side-score = Regnskab
web-side-partner = Makker
# $number: hvor mange de er.
web-side-partner-known = { $name } { $number ->
    [one] er din makker
   *[other] spiller sammen med dig
}.
web-side-partner-alone = Du spiller alene.
web-side-partner-unknown = Du ved endnu ikke, hvem der spiller sammen med dig.

web-replay-level-kept = som i spillet

web-settings-tap = At spille et kort
web-settings-tap-auto = Alt efter enheden
web-settings-tap-once = Straks
web-settings-tap-twice = Tryk to gange
web-settings-tap-help = »Alt efter enheden«: på en berøringsskærm trykkes der to gange på små kort og på de højere spil, så et fejltryk intet koster.
web-settings-takeback = At tage et kort tilbage
web-settings-takeback-help = Kun mod robotter: de venter et øjeblik efter dit kort, før de spiller videre.
web-settings-takeback-on = Giv mig et øjeblik
web-settings-takeback-off = Videre straks
web-settings-forced = Kort uden valg
web-settings-forced-off = Dem spiller jeg selv
web-settings-forced-last = Spil mit sidste kort
web-settings-forced-all = Spil dem alle
web-worst = Prøv det i det værste spil
web-settings-counting = Tælling
web-settings-counting-help = Alene blandt robotter og uden ur bliver du nu og da spurgt mellem to træk, hvad der er gået. Dine svar gemmes med dine fremskridt.
web-settings-counting-off = ingen spørger
web-settings-counting-on = spørger nu og da, hvad der er gået
web-count-answer = Svar
web-count-go-on = Spil videre
web-settings-coach = Træner
web-settings-coach-help = Alene blandt robotter ser træneren på, hvad du vil gøre, og spørger igen, før en fejl er endelig.
web-settings-coach-off = tier stille
web-settings-coach-on = spørger, før en fejl er endelig
