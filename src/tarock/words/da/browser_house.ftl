# Husregler i browseren: alle, der gemmes, og et sæt, der skrives på.  Nøglerne har deres eget katalog.

web-house-lead = Husregler bygger på en af bøgerne og siger kun det, der er anderledes ved jeres bord. De gemmes i denne browser.
web-house-gone = Disse husregler er ikke gemt i denne browser.
web-house-yours = Dine husregler
web-house-extends = Efter: { $book }
web-house-edit = Ret
web-house-duplicate = Kopiér
web-house-export = Gem som fil
web-house-delete = Slet
web-house-keep = Behold
web-house-for = { $action }: { $name }
web-house-copy-name = { $name } (kopi)
web-house-delete-title = Slet disse husregler?
web-house-delete-sure = »{ $name }« forsvinder fra denne browser. Borde, der spiller efter reglerne, fortsætter med dem.
web-house-new = Nye husregler
web-house-book = Bogen, de bygger på
web-house-name = Navn
web-house-name-example = Torsdag hjemme hos os
web-house-create = Begynd
web-house-import = Eller åbn en .toml-fil
web-house-import-help = En, der er gemt her, eller som terminalen spiller efter.

web-house-back = Alle husregler
web-house-filter = Find en regel
web-house-only-changed = Kun det, der er ændret
web-house-shown = { $keys ->
    [0] Intet fundet.
    [one] Én indstilling.
   *[other] { $keys } indstillinger.
}
web-house-changed-count = { $keys } ændret
web-house-others = Regler, som bogen ikke har
web-house-changed = Ændret.
web-house-in-book = Bogen: { $value }
web-house-reset = Tilbage til bogen
web-house-now = Hos jer:
web-house-yes = ja
web-house-no = nej
web-house-nothing = intet
web-house-number = et tal

web-house-text = Reglerne som tekst (TOML)
web-house-text-help = Du kan også skrive direkte her; formularen følger med.
web-house-checking = Efterses …
web-house-good = Disse regler kan spilles.
web-house-flawed = { $flaws ->
    [one] Én ting skal rettes:
   *[other] { $flaws } ting skal rettes:
}
web-house-open = Åbn et bord med disse regler
web-house-read = Læs regelbogen for disse regler
web-house-line = Linje { $line }
web-house-not-toml = Herfra kan teksten ikke læses: det er ikke TOML.
web-house-no-key = Bogen har ikke sådan en nøgle.
web-house-head-id = Husregler skal have deres egen id, som ikke er en bogs.
web-house-head-name = Husregler skal have et navn.
web-house-head-extends = Husregler skal sige, hvilken af bøgerne de bygger på.
web-house-expected-number = Her skal stå et helt tal fra { $least } til { $most }.
web-house-expected-switch = Her skal stå ja (true) eller nej (false).
web-house-expected-choice = Her kan stå: { $choices }.
web-house-expected-text = Her skal stå en tekst i anførselstegn.
web-house-expected-list = Her skal stå en liste i kantede parenteser, fx ["a", "b"].
web-house-misfit = Det passer ikke sammen med de andre regler.
web-house-misfit-count-average = Gennemsnittet skal være en tredjedel af det, som alle kort og stik tæller tilsammen.
web-house-misfit-taroks-shortest = Ingen melding kan begynde ved så mange kort eller ved så få.
web-house-misfit-matadors-shortest = { web-house-misfit-taroks-shortest }
web-house-misfit-rotations = Sådan går kortgivningen ikke rundt: hvert spil skal have sine egne pladser, og alle skal komme til at give.
web-house-misfit-counting-win-thirds = Den, der vinder, skal have mere end halvdelen af alle point.
web-house-misfit-auction-order = Der skal være spil at byde, hvert af dem én gang.
