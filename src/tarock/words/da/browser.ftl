# Siden i browseren: hvad alle dens dele siger.

web-nav = Hovedmenu
web-nav-start = Spil
web-nav-learn = Lær spillet
web-nav-rules = Regelbøger
web-nav-house = Husregler
web-nav-replay = Gennemspil
web-nav-account = Konto
web-nav-settings = Indstillinger
web-language = Sprog
web-close = Luk
web-missing = Der er intet på denne adresse.
web-missing-back = Tilbage til start
web-not-fetched = Denne del af siden kunne ikke hentes. Se efter forbindelsen, og hent siden igen.
web-card-tarok = { $family ->
    [koenigrufen] tarok { $number }
   *[danish] tarok { $number }
}

web-ruleset-danish-jensen-1989 = Dansk tarok, Jensen 1989
web-ruleset-danish-hjoerring = Dansk tarok, Møller (Hjørring)
web-ruleset-koenigrufen-1900 = Königrufen, bogen fra 1900
web-ruleset-koenigrufen-turnier = Königrufen, turnering
web-ruleset-koenigrufen-mayr-2012 = Königrufen, Mayrs bog fra 2012
web-ruleset-short-danish-jensen-1989 = Jensen 1989
web-ruleset-short-danish-hjoerring = Hjørring
web-ruleset-short-koenigrufen-1900 = Bogen 1900
web-ruleset-short-koenigrufen-turnier = Turnering
web-ruleset-short-koenigrufen-mayr-2012 = Mayr 2012

error-offline = Serveren kan ikke nås. Enten er forbindelsen eller serveren nede.
