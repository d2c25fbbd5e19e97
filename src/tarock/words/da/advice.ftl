# Hvad en bot følger, når den spiller efter bøgerne, hver gang en sætning til den, der lærer spillet.

## Dansk tarok: før spillet

advice-danish-ask-for-a-new-deal = Uden tarokker kan du ikke kæmpe om noget, så forlang omgivning.
advice-danish-keep-the-whip = Behold din lange farve hel som pisk, og læg fra de andre.
advice-danish-lay-from-long-suits = Læg fra de lange farver, og behold fire kort i hver, så ingen straks bliver angrebet.
advice-danish-lay-the-taroks = Med højst tre små tarokker kan du lægge dem alle og være klar til nolo.
advice-danish-lay-what-is-left = Der er for få frie kort at vælge mellem, så læg dem, der koster mindst.

## Dansk tarok: at bekende og kaste

advice-danish-only-choice = Der er kun ét kort, du må spille.
advice-danish-keep-the-nolo = Du har intet stik og kan undgå resten: spil det højeste kort, der ikke vinder.
advice-danish-bring-the-pagat-home = Tag stikket med pagaten, når næppe nogen stikker over.
advice-danish-shake-off-the-ultimo-card = Du kan ikke tage sidste stik med denne konge eller pagaten, så slip den nu: at gå bagud koster mere.
advice-danish-bring-the-king-home = Tag stikket med kongen, mens de andre stadig bekender; fra fjerde omgang bliver den stukket.
advice-danish-win-with-the-top = Tag stikket med et billedkort, som ingen efter dig kan slå: det tæller, og senere bliver det stukket.
advice-danish-win-cheaply = Du spiller sidst: tag stikket med det mindste kort, der kan.
advice-danish-over-ruff = Stikket tæller nok til at slå tarokken i det med den mindste, der kan.
advice-danish-throw-the-skus = Kast skusen, hvor ethvert andet kort ville være dyrt, og under alle omstændigheder før tredjesidste stik.
advice-danish-ruff-low = Du kan ikke bekende, så stik med din mindste tarok; de store er til slutningen.
advice-danish-throw-a-tarok = Stikket er ikke en stor tarok værd, så kast den mindste.
advice-danish-signal-fra = Kast først det højeste af to små kort: det er fra og siger, at du ikke ønsker farven.
advice-danish-throw-the-lowest = Du kan ikke vinde, så kast det mindste kort; et højere bagefter er til og siger, at du ønsker farven.
advice-danish-discard = Du kan hverken bekende eller stikke, så kast et lille kort fra din længste farve.

## Dansk tarok: udspil

advice-danish-force-the-ultimo = Dine tarokker trækker alle dem, der er ude: spil dem, og dit ultimokort til sidst.
advice-danish-lead-the-suits-first = Ingen andre har tarokker, så spil dine farver; tarokkerne tager de sidste stik.
advice-danish-give-the-nolo-player-a-trick = En spiller har endnu intet stik: spil et lille kort, som han må tage.
advice-danish-lead-the-king-home = Spil kongen ud, mens begge de andre stadig bekender.
advice-danish-draw-the-taroks = Du har langt flere tarokker end de andre tilsammen: træk deres, og gem din bedste til slutningen.
advice-danish-lead-the-whip = Spil en farve, som nogen må stikke: hvert udspil koster de andre tarokker og dig ingen.
advice-danish-strike-the-strong = Spil en farve, som stærkspilleren mangler, så den koster ham en tarok.
advice-danish-hunt-the-king = Spil en farve, hvis konge stadig er ude, så den drives ud, før nogen ultimerer på den.
advice-danish-lead-the-long-suit = Fortsæt med din lange farve: snart må de andre stikke den.
advice-danish-lead-a-quiet-suit = Spil en farve, der ikke giver nogen en fordel.
advice-danish-lead-a-tarok = Spil din mindste tarok, og gem den bedste til sidste stik.
advice-danish-lead-the-skus = Spil skusen ud, og nævn en farve, som stærkspilleren må stikke.

## Dansk tarok: rettigheder omkring skusen

advice-danish-claim-the-baptism = Du har ikke den farve, skusen er kaldt, så bed om at døbe den.
advice-danish-name-the-own-suit = Døb skusen med den farve, hvor ingen kan slå dig.
advice-danish-leave-the-name = Intet andet navn hjælper dig, så lad dåbsretten gå videre.
advice-danish-demand-the-skus = Forlang skusen, mens en konge er ude: den, der har skusen, kan behøve stikket til at komme af med kongen.
