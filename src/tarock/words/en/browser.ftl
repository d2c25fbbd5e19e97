# The page in the browser: what every part of it says.

web-nav = Main
web-nav-start = Play
web-nav-learn = Learn
web-nav-rules = Rule books
web-nav-house = House rules
web-nav-replay = Replay
web-nav-account = Account
web-nav-settings = Settings
web-language = Language
web-close = Close
web-missing = There is nothing at this address.
web-missing-back = Back to the start
web-not-fetched = This part of the page could not be fetched. Check the connection and load the page again.
web-card-tarok = { $family ->
    [koenigrufen] tarock { $number }
   *[danish] tarok { $number }
}

web-ruleset-danish-jensen-1989 = Danish Tarok, Jensen 1989
web-ruleset-danish-hjoerring = Danish Tarok, Møller (Hjørring)
web-ruleset-koenigrufen-1900 = Königrufen, book of 1900
web-ruleset-koenigrufen-turnier = Königrufen, tournament
web-ruleset-koenigrufen-mayr-2012 = Königrufen, Mayr’s book of 2012
web-ruleset-short-danish-jensen-1989 = Jensen 1989
web-ruleset-short-danish-hjoerring = Hjørring
web-ruleset-short-koenigrufen-1900 = Book of 1900
web-ruleset-short-koenigrufen-turnier = Tournament
web-ruleset-short-koenigrufen-mayr-2012 = Mayr 2012

error-offline = The server cannot be reached. Your connection or the server is down.
