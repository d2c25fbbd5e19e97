# Bordet i browseren.  $you: yes når sætningen handler om læseren; $name: alle andre.

web-cancel = Fortryd
web-table-hand = Din hånd, { $number ->
    [one] ét kort
   *[other] { $number } kort
}
web-table-trick = { $number }. stik
web-table-led = udspil
web-table-took = { $you ->
    [yes] Du tog
   *[no] { $name } tog
} stikket.
web-table-cards = { $number ->
    [one] 1 kort
   *[other] { $number } kort
}
web-table-seen = set: { $cards }
web-table-away = er gået fra, en robot spiller
web-table-away-you = En robot spiller for dig.
web-table-cups = Kopperne
web-table-waits = { $you ->
    [yes] Din tur
   *[no] Venter på { $name }
}
web-table-sits-out = Du sidder over i dette spil.
web-table-your-turn = Din tur
web-table-play = Din tur: spil et kort.
web-table-lead = Din tur: du spiller ud.
web-table-connecting = Forbinder til bordet …
web-table-line-lost = Forbindelsen er væk, leder efter den …
web-table-fetching = Et øjeblik …
web-table-menu = Ved dette bord
web-table-round = { $rounds ->
    [0] { $round }. spil
   *[other] { $round }. spil af { $rounds }
}
web-table-lay = Læg dem
web-table-lay-clear = Vælg forfra
web-table-lay-left = { $left ->
    [0] Alle er valgt.
    [one] Vælg ét kort til på hånden.
   *[other] Vælg { $left } kort på hånden.
}

web-badge-dealer = kortgiver
web-badge-forehand = forhånd
web-badge-declarer = spilfører
web-badge-partner = makker

web-sheet-last = Sidste stik
web-sheet-score = Regnskab
web-sheet-chat = Chat
web-sheet-rules = Regler
web-sheet-menu = Menu

web-menu-away = Lad en robot spille for mig
web-menu-back = Spil selv igen
web-menu-consent = Lad tilskuere se mine kort
web-menu-consents = Tilskuere ser mine kort: hold op med det
web-menu-leave = Forlad bordet for altid
web-menu-leave-sure = Vil du forlade bordet for altid? Din plads bliver fri for andre.
web-menu-end = Slut aftenen for alle
web-menu-end-sure = Skal aftenen slutte for alle ved bordet?
web-menu-watch = Se { $name } i kortene
web-watching-delayed = Ved dette bord spiller fremmede: du ser kortene, når spillet er slut.
web-menu-invite = Inviter andre, eller fortsæt på en anden enhed
web-menu-people = De andre ved bordet

web-side = Ved siden af bordet
web-side-log = Hvad der er sket

web-chat-muted = Du ser ikke, hvad der bliver sagt ved bordet.
web-chat-unmute = Vis det igen
web-chat-mute = Slå chatten fra
web-chat-nothing = Ingen har sagt noget endnu.
web-chat-say = Sig noget
web-chat-send = Send

web-between = Mellem spillene
web-between-waiting = { $number ->
    [0] Nu gives der kort.
    [one] Venter på én spiller til.
   *[other] Venter på { $number } spillere til.
}
web-between-next = Næste spil
web-between-ready = Klar; venter på de andre …
web-between-over = Aftenen er slut. Tak for spillet!

web-danish-skat = Du lægger skaten.
web-danish-declaring = Meldinger
web-danish-nothing = Du har ingen melding.
web-danish-declare = Meld
web-danish-pass = Pas
web-danish-skus = Skusen
web-danish-rights = Dine rettigheder
web-danish-claim = Skusen er { $suit }, og du har ingen. Sig det for at døbe den, eller spil bare.
web-danish-name = Ingen kan bekende { $suit }. Du må døbe skusen: hvad skal den være?
web-danish-demand = Tredjesidste stik: den, der har skusen, skal bruge den, hvis du forlanger den. Er den allerede gået, koster det bøde.
web-danish-do-claim = Jeg har ingen
web-danish-do-waive = Giv afkald på retten
web-danish-do-redeal = Forlang omgivning
web-danish-do-demand = Forlang skusen
web-danish-do-ask = Spørg, om der er lagt tarokker
