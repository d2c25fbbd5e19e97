# Bordserveren: dens side, og dens fejl efter deres koder.

record-of-a-table = Det har et bords mærker: { $tags }. Sådan et spil vises og kontrolleres ved sit eget bord. Vil du gemme det her, så fjern mærkerne.
error-malformed = Det er ikke en besked, serveren kender.
error-too-long = Det er for langt.
error-too-fast = Ikke så hurtigt, tak.
error-too-dear = Det koster for meget lige nu; vent lidt.
error-wrong-protocol = Siden er ældre eller nyere end serveren; hent den igen.
error-hello-first = Forbindelsen er ikke blevet præsenteret.
error-no-session = Sig først, hvem du er.
error-bad-link = Dette link til en plads er ikke gyldigt.
error-has-session = Denne browser har allerede en session. Afslut den først under indstillinger; den erstattes ikke af sig selv.
error-no-such-session = Du har ingen sådan session.
error-name-taken = En konto har dette navn, eller et der ligner det. Vælg et andet.
error-used-link = Linket er brugt, eller en anden har pladsen nu. Vis et nyt dér, hvor du spiller.
error-bad-origin = Anmodningen kommer fra et andet sted.
error-bad-csrf = Anmodningen kommer ikke fra en af serverens sider.
error-not-owner = Det må kun den, der åbnede bordet.
error-no-such-table = Det bord findes ikke.
error-table-closed = Aftenen ved dette bord er slut.
error-no-such-place = Bordet har ikke den plads.
error-place-taken = Der sidder allerede nogen.
error-places-given = Pladserne ved dette bord deles ud: åbn din fra din telefons side.
error-already-seated = Du har allerede en plads ved bordet.
error-twice-here = Du har en plads ved bordet i en anden session fra denne browser eller adresse. Én person har én plads: rejs dig først dér. Venner i samme hus spiller ved et bord, der ikke vises for alle.
error-next-deal = Du har allerede set kort i dette spil. Vent på næste giv; så kan du sidde eller se med her.
error-not-seated = Du sidder ikke ved dette bord.
error-no-spectators = Ingen må se på ved dette bord.
error-no-consent = Spilleren har ikke givet lov til at blive set i kortene.
error-no-talk = Her taler kun de, der sidder ved bordet.
error-nobody-there = Den spiller sidder ikke på den plads.
error-deal-runs = Robotten spiller lige nu. Den kan tages væk, når spillet er slut.
error-chairs-free = Der er stadig en tom plads. Inviter en spiller, eller sæt en robot der.
error-bots-alone = Robotter alene ville aldrig holde op: sig, hvor mange spil de skal spille.
error-no-deal = Du spiller ikke i øjeblikket.
error-stale = Spillet er gået videre imens.
error-illegal = Det tillader reglerne ikke.
error-named-twice = Et kort er nævnt to gange.
error-bad-name = Et navn skal have 1 til 30 synlige tegn.
error-bad-text = Der er ikke noget at læse i det.
error-bad-settings = Et bord kan ikke åbnes på den måde.
error-bad-ruleset = De regler kan ikke spilles.
error-bad-record = De optegnelser kan ikke læses.
error-too-many = Der er ikke plads til flere.
error-no-such-deal = Det spil findes ikke.
error-not-found = Her er ingenting.
error-no-code = Det er ikke den rigtige kode hertil.
error-expired = Denne kode er udløbet.
error-refused = Det kan ikke gøres nu.
error-storage = Serveren kan ikke gemme det lige nu, så det er ikke sket.
error-try-again = Prøv igen.
error-internal = Noget er gået galt i serveren.

# Who comes and goes while a deal is played.  $who: a name; $level: how well a bot plays.
table-sat = { $who } sætter sig og spiller videre.
table-left = { $who } har forladt bordet for altid. En robot spiller videre.
table-sent-away = Værten har sendt { $who } væk. En robot spiller videre.
table-moved = { $who } spiller videre på en anden enhed, som { $name }.
table-tried = { $reason ->
    [demand_outside_window] { $you ->
        [yes] Du forlanger
       *[no] { $name } forlanger
    } skusen, men for sent: den, der har den, har spillet.
    [nobody_holds_name] { $you ->
        [yes] Du vil
       *[no] { $name } vil
    } døbe skusen { $detail ->
        [S] spar
        [H] hjerter
        [D] ruder
        [C] klør
        [T] tarok
       *[other] den farve
    }, men det kan ingen af de to bekende.
   *[other] { $you ->
        [yes] Du prøver
       *[no] { $name } prøver
    } noget, som et skjult kort forbyder.
}
table-host = { $who } er nu vært.
table-bot-seated = { $who }, en robot ({ $level }), spiller videre.

# What a request was sent with
body-not-utf8 = beskeden er ikke UTF-8 (byte { $byte })
body-too-deep = beskeden er indlejret for dybt
