# Bordserveren: dens side, og dens fejl efter deres koder.

server-title = Tarok
server-text = Dette er en bordserver. Her spiller mennesker og robotter dansk tarok og Königrufen, som bøgerne beskriver det.
server-unbuilt = Siden, man spiller på, er ikke bygget: kør »make web« i kildemappen, og start serveren igen.
server-api = HTTP-grænsefladen (OpenAPI)
server-protocol = Beskederne over forbindelsen (JSON Schema)
server-health = Har serveren det godt?
serve-at = Bordene er åbne på { $address } (Ctrl-C slutter serveren)
serve-desk = Stævneledelsen: { $address } (koden er { $code })
serve-secretary = Sekretærens kode, til kontaktoplysninger på siden med klubbens folk: { $code }
serve-desk-alone = Kun denne maskine kan nå den; start med --host 0.0.0.0, så telefoner i samme netværk kan.
serve-phones = Telefoner i samme netværk: { $address }
serve-compiling = Robotterne gøres klar til denne maskine; det sker én gang, og imens tænker de længere.

verify-right = Spil { $number }: givet ud fra den startværdi, som serveren havde bundet sig til.
verify-wrong = Spil { $number }: IKKE bekræftet.
verify-no-tags = Det mangler mærkerne [Table], [Deal], [Commitment] og [Seed], så serveren har ikke bundet sig til noget.
verify-hash = Bord, spil, startværdi, regler, pladser og kort har en anden kontrolsum end den, der blev lovet.
verify-cards = Startværdien giver andre kort end disse.
verify-failed = { $wrong } af { $deals } spil kunne ikke bekræftes

error-malformed = Det er ikke en besked, serveren kender.
error-too-long = Det er for langt.
error-too-fast = Ikke så hurtigt, tak.
error-wrong-protocol = Siden er ældre eller nyere end serveren; hent den igen.
error-hello-first = Forbindelsen er ikke blevet præsenteret.
error-no-session = Sig først, hvem du er.
error-bad-link = Dette link til en plads er ikke gyldigt.
error-bad-origin = Anmodningen kommer fra et andet sted.
error-bad-csrf = Anmodningen kommer ikke fra en af serverens sider.
error-not-owner = Det må kun den, der åbnede bordet.
error-no-such-table = Det bord findes ikke.
error-table-closed = Aftenen ved dette bord er slut.
error-no-such-place = Bordet har ikke den plads.
error-place-taken = Der sidder allerede nogen.
error-already-seated = Du har allerede en plads ved bordet.
error-not-seated = Du sidder ikke ved dette bord.
error-no-spectators = Ingen må se på ved dette bord.
error-no-consent = Spilleren har ikke givet lov til at blive set i kortene.
error-no-talk = Her taler kun de, der sidder ved bordet.
error-has-begun = Kortene er givet: nu kan ingen sendes væk længere. Den, der vil gå, forlader selv bordet.
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
verify-no-record = ventede en optegnelse eller JSON for ét spil: { $why }

# Who comes and goes while a deal is played.  $who: a name; $level: how well a bot plays.
table-sat = { $who } sætter sig og spiller videre.
table-left = { $who } har forladt bordet for altid. En robot spiller videre.
table-host = { $who } er nu vært.
table-bot-seated = { $who }, en robot ({ $level }), spiller videre.

# What a request was sent with
body-not-utf8 = beskeden er ikke UTF-8 (byte { $byte })
body-too-deep = beskeden er indlejret for dybt
