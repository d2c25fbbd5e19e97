# The pages of the hall: desk, wall, my phone, referee.

## What all pages say

hall-nav = Turnering
hall-away = Intet svar fra computeren; det viste kan være gammelt.
hall-code = Kode
hall-code-enter = Åbn
hall-code-forget = Glem koden på denne enhed
hall-name = Navn
hall-town = By
hall-club = Klub
hall-number = Nr.
hall-rank = Plads
hall-points = Point
hall-line = Linje
hall-round-short = R{ $round }
hall-round = Runde { $round } af { $rounds }
hall-table = Bord { $table }
hall-standings = Stilling
hall-unconfirmed = { $lines ->
    [one] Én linje er endnu ikke bekræftet.
   *[other] { $lines } linjer er endnu ikke bekræftet.
}
hall-closed = Afsluttet
hall-played-by = nummer { $number } spiller på denne plads

## Events

hall-events = Turneringer
hall-events-none = Der er endnu ingen turneringer.
hall-event-people = { $people ->
    [one] én person
   *[other] { $people } personer
}
hall-event-drawn = { $drawn } af { $rounds } runder trukket
hall-event-look = Se
hall-i-am-desk = Jeg leder stævnet
hall-code-desk-why = Ledelsens kode står i terminalen på computeren.
hall-new = Ny turnering
hall-new-name = Turneringens navn
hall-new-format = Form
hall-new-date = Dato
hall-new-place = Sted
hall-new-open = Åbn turneringen
hall-format-tyrol-cup = Tirol-cup: tre runder à 16
hall-format-villach = Villach: tre runder à 20
hall-format-table-ranks = Point for pladsen ved bordet
hall-format-seeded-end = Sidste runde efter stillingen
hall-format-danish-championship = Danmarksmesterskab: to runder
hall-format-club-evening = Klubaften: én runde
hall-format-tyrol-ranks = Tirol til 2018: point og plads ved bordet
hall-format-piatnik = Wien 2013: plads ved bordet, stillingen mødes fra anden runde
hall-format-league = Liga: de seks bedste af otte runder
hall-format-knock-out = Cup: to fra hvert bord går videre

## The desk

hall-desk = Ledelse
hall-part-people = Deltagere
hall-part-round = Runder
hall-part-result = Resultat
hall-part-links = Væg og koder
hall-entry = Tilmelding
hall-number-field = Nummer
hall-house = Husets spiller
hall-house-name = Huset { $number }
hall-enter = Tilmeld
hall-list-open = Tilmeld en hel liste
hall-list = Liste: et navn pr. linje, eller en tabel med kolonnernes navne i første linje
hall-list-help = Indsæt den fra et regneark, eller vælg en fil. Mailadresser og telefonnumre læses ikke.
hall-list-file = Vælg en fil
hall-list-columns = Hvilken kolonne er hvad?
hall-list-name = Navn
hall-list-second = Navnets anden del
hall-list-number = Nummer
hall-list-town = By
hall-list-club = Klub
hall-list-usual = efter det sædvanlige navn
hall-list-none = ingen
hall-list-first = Den begynder med { $people }
hall-list-flaws = { $lines ->
    [one] Én linje er forkert; ingen indskrives, før den er rettet.
   *[other] { $lines } linjer er forkerte; ingen indskrives, før de er rettet.
}
hall-list-line = linje { $line }
hall-list-leave-out = { $lines ->
    [one] Udelad denne linje
   *[other] Udelad disse { $lines } linjer
}
hall-list-enter = { $people ->
    [one] Tilmeld én person
   *[other] Tilmeld { $people } personer
}
hall-people = { $people } tilmeldt, { $present } til stede
hall-cash = { $paid } af { $due } betalt
hall-find = Find et nummer eller et navn
hall-nobody = Endnu står ingen på listen.
hall-forgotten = (glemt)
hall-pays = Betaler { $amount }
hall-paid = betalt
hall-is-here = Til stede
hall-is-away = Ikke her
hall-is-left = Gået
hall-more = Mere
hall-save = Gem
hall-shown = Offentligheden ser
hall-shown-name = navnet
hall-shown-initials = initialerne
hall-shown-number = kun nummeret
hall-fixed = Beholder bord
hall-fixed-help = Til én, der ikke kan gå; 0 for alle andre.
hall-fixed-at = beholder bord { $table }
hall-status = Kommer og går
hall-do-away = Er ikke her, eller sidder over i næste runde
hall-do-left = Er gået for i dag
hall-do-back = Er her igen
hall-substitute = Afløser, efter nummer
hall-do-substitute = Spiller på denne plads
hall-do-self = Spiller selv igen
hall-money = Penge
hall-has-paid = Betalt indtil nu: { $amount }
hall-amount = Beløb
hall-do-pay = Notér
hall-rare = Ret
hall-double = Samme person er også nummer
hall-do-merge = Gør begge til én
hall-erase = Glem personen
hall-erase-sure = Nummeret bliver med sine resultater; navnet fjernes fra alle linjer, for altid.
hall-do-erase = Glem
hall-draw-title = Lodtrækning til runde { $round }
hall-field = { $players } spillere fylder ikke bordene: lad { $house } af huset spille med, eller lad { $byes } sidde over.
hall-field-few = { $players } spillere fylder ikke bordene: lad { $house } af huset spille med.
hall-allow-byes = { $byes ->
    [one] Lad én spiller sidde over i hver runde
   *[other] Lad { $byes } spillere sidde over i hver runde
}
hall-enter-house = Tilmeld en af husets spillere
hall-field-good = { $players } spillere giver borde med { $sizes }.
hall-commit = Vis hashen
hall-commit-help = Den beviser bagefter, at ingen har valgt bordene. Tilmeldinger derefter kræver en ny.
hall-commit-anew = Vis en ny hash
hall-commit-anew-help = Er nogen kommet eller gået siden, kræves en ny hash.
hall-hash-help = Væggen viser denne hash. Lad nu nogen i salen sige et ord, og træk lod.
hall-word = Salens ord
hall-draw = Træk lod
hall-begin = Begynd runde { $round }
hall-begin-help = Den blev trukket sammen med runderne før, og ingen er kommet eller gået siden.
hall-draw-anew = Træk om
hall-draw-again = Træk denne runde om
hall-draw-again-help = Muligt, så længe ingen linje er skrevet.
hall-missing = { $number ->
    [one] Spiller endnu: bord { $tables }
   *[other] Spiller endnu: bordene { $tables }
}
hall-all-ended = Alle borde er færdige.
hall-lines = { $lines } af { $deals } linjer
hall-sheet = Blad
hall-end-table = Afslut bordet
hall-table-ended = Færdig
hall-byes = Sidder over: { $players }
hall-repeats = { $repeats ->
    [one] Ét par har mødtes mere end én gang.
   *[other] { $repeats } møder var ikke de første mellem to spillere.
}
hall-prizes = Præmier
hall-rulings = Kendelser
hall-ruling = Runde { $round }, bord { $table }: { $text } (dommer: { $by })
hall-ruling-desk = Runde { $round }, bord { $table }: { $text }
hall-clock = Rundens ur
hall-clock-up = Tiden er gået
hall-clock-minutes = Minutter til runden
hall-clock-start = Start uret
hall-clock-pause = Stop uret
hall-clock-go-on = Fortsæt
hall-clock-end = Tiden er gået
hall-stick = Kopieret til usb-nøglen kl. { $time }
hall-calls = Kald på en dommer
hall-call = Bord { $table } kalder på en dommer
hall-call-answer = Nogen er der
hall-close-title = Slut
hall-close-help = Alle runder er spillet. Efter afslutningen kan kun betalinger noteres.
hall-close = Afslut turneringen
hall-close-sure = Ja, afslut den
hall-wall = Væg
hall-wall-help = Til projektoren: lodtrækning og stilling med store bogstaver. Siderne skifter af sig selv.
hall-wall-open = Åbn væggen
hall-phones = Alles telefoner
hall-phones-help = Den, der skanner dette, finder sit bord og stillingen.
hall-referees = Dommere
hall-referees-help = Kun til dommere. Koden er { $code }.
hall-table-codes = Borde
hall-table-codes-help = Én kode til hvert bord i runde { $round }: den åbner kun det bords blad.
hall-print-codes = Udskriv koderne
hall-codes-title = Bordenes koder, runde { $round }
hall-codes-none = Endnu er ingen runde trukket.
hall-print = Udskriv

## The wall

hall-wall-welcome = Velkommen
hall-wall-entered = { $people ->
    [one] Én spiller tilmeldt
   *[other] { $people } spillere tilmeldt
}
hall-wall-hash = Hash for lodtrækningen til runde { $round }:
hall-wall-tables = Borde
hall-wall-names = Hvem sidder hvor
hall-wall-phones = Mit bord og stillingen på min telefon:
hall-wall-held = Holdt: mellemrum går videre

## My phone

hall-my-card = Min turnering
hall-my-number = Mit nummer
hall-my-show = Vis mit bord
hall-my-unknown = Ingen har nummer { $number } her; se igen på dit skilt, eller spørg ledelsen.
hall-my-number-is = Nr. { $number }
hall-my-other = Et andet nummer
hall-my-table = Bord { $table }
hall-my-place = Runde { $round }, { $place ->
    [1] plads 1: du giver først.
   *[other] plads { $place }.
}
hall-my-for = Du spiller for nummer { $number }.
hall-my-ended = Dette bord er færdigt.
hall-my-bye = Du sidder over i runde { $round }
hall-my-no-table = Intet bord i denne runde
hall-my-soon = Lodtrækningen kommer snart
hall-my-over = Turneringen er slut

## Referees

hall-referee = Dommer
hall-referee-own = Mit eget nummer
hall-referee-own-help = Lad feltet stå tomt, hvis du ikke spiller.
hall-referee-soon = Endnu er ingen runde trukket.
hall-referee-tables = Borde
hall-referee-lines = Bordets linjer
hall-referee-own-table = Du sidder ved dette bord og kan ikke dømme her: tilkald en anden dommer.
hall-rule = Døm
hall-strike = Stryg en linje
hall-line-maybe = Linje, hvis det gælder én
hall-rule-text = Kendelsen
hall-rule-fault = Fejl
hall-rule-other = noget andet
hall-rule-offender = Hvis fejl det var
hall-strike-why = Hvorfor den stryges
hall-do-rule = Gem kendelsen
hall-do-strike = Stryg den: 0 til alle
hall-ruled-done = Kendelsen er gemt.
hall-struck-done = Linjen tæller 0 for alle.
