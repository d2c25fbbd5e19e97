# Startsiden, det nye bord, og hvordan man kommer til et bord: fra en liste, med et link eller en QR-kode.

web-start-title = Tarok efter bogen
web-start-what = Dansk tarok og østrigsk Königrufen i din browser, præcis som fem bøger beskriver dem: mod robotter eller med venner.

web-start-danish = Dansk tarok
web-start-danish-line = Tre spillere, 78 kort: skat, meldinger og to kopper at vinde.
web-start-koenigrufen = Königrufen
web-start-koenigrufen-line = Fire spillere, 54 kort: byd, kald en konge, og find ud af, hvem din makker er.
web-start-play-danish = Spil dansk tarok
web-start-play-koenigrufen = Spil Königrufen
web-start-opening = Et øjeblik …
web-start-book = Bog
web-start-level = Modspillere

web-start-level-hint-novice = Kender bøgernes råd, men glemmer dem tit.
web-start-level-hint-book = Følger bøgernes råd.
web-start-level-hint-casual = Tænker lidt frem.
web-start-level-hint-club = Tænker godt frem; en god modspiller.
web-start-level-hint-master = Ser på flest mulige fordelinger af kortene, før den bestemmer sig.
web-start-level-hint-champion = Spiller som stormesteren, men nogle kort kun efter bøgerne.
web-start-level-hint-grandmaster = Har lært sig selv at spille gennem millioner af spil og er den stærkeste af alle.

web-start-guest = Gæst
web-start-name = Dit navn
web-start-name-help = De andre ved bordet ser det. Du behøver ingen konto.
web-start-name-new-help = De andre ser det med det samme, ved alle dine borde.
web-start-you-are = Du spiller som { $name }.
web-start-name-change = Skift navn
web-start-name-keep = Brug dette navn
web-start-name-title = Hvem er du?
web-start-name-go = Gå til bordet

web-start-friends = Med venner
web-start-friends-line = Åbn et bord, send linket, og lad robotter fylde de tomme stole.
web-start-new = Nyt bord med venner
web-start-meet = Spil nu med fremmede
web-start-club = Klubben
web-start-club-line = Aftener med rigtige kort, turneringer, årets stilling.
web-start-club-go = Til klubben
web-start-learn = Ny i tarok?
web-start-learn-line = De første ti minutter fører dig fra ingenting til dit første spil. Lektioner, opgaver og tælling, når du har lyst.
web-start-learn-go = Lær at spille
web-start-learn-first = Dit første spil? Lær det på ti minutter
web-start-open = Åbne borde
web-start-open-none = Ingen har åbnet et bord for alle i øjeblikket.
web-start-mine = Dine borde
web-start-finished = Afsluttede borde
web-start-free = { $free ->
    [0] Ingen ledig plads
    [one] 1 ledig plads
   *[other] { $free } ledige pladser
}
web-start-nobody = ingen endnu
web-start-join = Spil med
web-start-watch = Se på
web-start-go-on = Spil videre
web-start-look = Se det
web-start-turn = Din tur indtil { $when }
web-until = indtil { $when }
web-start-all = Vis alle { $number }
web-start-table-of = Bord med { $names }

## Det nye bord

web-start-new-title = Nyt bord
web-start-rules = Regler
web-start-rules-help = Den bog, som alt ved bordet afgøres efter. Dine egne regler skriver du under Husregler.
web-start-players = Pladser
web-start-players-help = Hvor mange der sidder ved bordet. Er der flere, end spillet kræver, siger bogen, hvem der sidder over.
web-start-players-count = { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}
web-start-rotation = På skift
web-start-rotation-help = Bogen kender flere måder for så mange spillere.
web-start-rotation-four = Ét spil kort; spilleren over for kortgiveren sidder over
web-start-rotation-four-two-packs = To spil kort; den næste kortgiver sidder over og får sit spil gjort klar
web-start-rotation-five = To sidder over i hvert spil
web-start-rotation-five-hermansen = Hermansens måde: én holder pause i fem spil, de andre spiller som fire
web-start-chairs = Hvem sidder hvor
web-start-chairs-help = En vens stol er ledig, indtil en med linket sætter sig. En robot spiller med det samme.
web-start-chair = Plads { $place }
web-start-chair-you = Dig
web-start-chair-person = En ven
web-start-chair-bot = Robot: { $level }
web-start-bots-alone = Robotterne spiller så mange spil alene, og du ser på.
web-start-mode = Fejl
web-start-mode-strict = Strengt
web-start-mode-strict-help = Ingen kan bryde en regel: hvad bogen forbyder, kan ikke spilles.
web-start-mode-table = Som ved bordet
web-start-mode-table-help = Fejl kan ske, som med rigtige kort. Den, der bemærker en, påpeger den, og bogen afgør, hvad den koster.
web-start-more = Flere valg
web-start-table-title = Bordets navn
web-start-table-title-help = Vises i lister; feltet kan stå tomt.
web-start-rounds = Spil
web-start-rounds-help = Efter så mange spil er aftenen slut; hvad der spilles samtidig, tæller som ét. Tomt: når du slutter den.
web-start-days = Sådan spilles der
web-start-days-none = Alle ved bordet
web-start-days-count = { $days ->
    [one] Korrespondance, et døgn til hvert træk
   *[other] Korrespondance, { $days } døgn til hvert træk
}
web-start-days-help = Ved korrespondance behøver ingen være til stede. For den, der ikke har spillet i tide, spiller en robot det træk.
web-start-think = Sekunder til at tænke
web-start-think-help = Derefter spiller en robot for den, der ikke har spillet. Tomt: alle må tænke, så længe de vil; ved et bord, der vises for alle, 60 (der kan det være 5 til 600).
web-start-pause = Sekunder mellem spillene
web-start-pause-help = Det næste spil gives efter denne pause, eller så snart alle er klar.
web-start-pace = Robotternes tempo
web-start-pace-help = Hvor længe en robot venter, før den spiller, så du kan følge med.
web-start-pace-quick = Hurtigt
web-start-pace-normal = Normalt
web-start-pace-calm = Roligt
web-start-pace-slow = Langsomt
web-start-spectators = Andre må se på
web-start-spectators-help = De ser bordet, og kun en hånd, hvis spilleren giver lov.
web-start-talk = Tilskuere må tale med
web-start-talk-help = Du kan også ændre det ved bordet.
web-start-listed = Vis bordet for alle
web-start-listed-help = Det står på startsiden, og enhver kan tage en ledig plads. Ellers finder kun den det, der har linket.
web-start-open-table = Åbn bordet

## At sætte sig, og at invitere andre

web-start-sit-title = Vil du sætte dig?
web-start-sit-here = Sæt dig her
web-start-place-free = ledig
web-start-place-bot = robot, { $level }
web-start-place-number = Plads { $place }
web-start-watching = Du ser på.
web-start-full = Alle pladser er optaget.
web-start-sit-down = Sæt dig
web-start-invite = Inviter
web-start-invite-help = Den, der åbner dette link, kan sætte sig ved dette bord.
web-start-link = Link til bordet
web-start-copy = Kopiér
web-start-copied = Kopieret
web-start-not-copied = Din browser lader ikke siden kopiere. Markér linket, og kopiér det selv.
web-start-share = Del …
web-start-share-text = Kom og spil ved mit bord.
web-start-qr = QR-kode med linket
web-start-qr-help = Eller lad de andre pege på den med deres telefoner.
web-start-other-device = Fortsæt på en anden enhed
web-start-other-device-help = Linket er din plads ved dette bord. Åbn det én gang på din anden enhed: så spiller du dér og ikke længere her. Giv det ikke til nogen: den, der åbner det, spiller dine kort.
web-start-other-device-show = Vis linket til min plads
web-start-seat-link = Hemmeligt link til din plads
web-start-seat-qr = QR-kode med det hemmelige link til din plads
web-seat-title = { $name }s plads
web-seat-new = Linket er { $name }s plads ved dette bord. Spiller du videre her, giver den anden enhed slip på den.
web-seat-known = I denne browser er du { $own }. Linket er { $name }s plads ved dette bord. Tager du den, sidder du dér som { $own }; ved alle andre borde ændres intet.
web-seat-take = Spil videre her
web-seat-leave = Lad pladsen være
web-sessions-title = Dine sessioner i denne browser
web-sessions-help = En session er den, du er her, uden konto. Den slutter af sig selv efter et år, eller når du afslutter den: så spiller robotter videre på dens pladser.
web-sessions-this = denne
web-sessions-dates = fra { $begun } til { $ends }
web-sessions-end = Afslut den
web-sessions-end-name = Afslut den: { $name }
web-sessions-end-sure = Afslut den session, du spiller med? Du kan ikke komme tilbage til dens pladser.
