# Die Einstellungen: wie die Seite und die Karten aussehen, und was zu hören ist.

web-settings-theme = Farben
web-settings-theme-auto = Wie das Gerät
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-contrast = Kontrast
web-settings-contrast-auto = Wie das Gerät
web-settings-contrast-normal = Normal
web-settings-contrast-high = Hoch
web-settings-size = Die Schrift ist so groß, wie dein Browser eingestellt ist; vergrößere sie, so weit du willst.

web-settings-preview = Einige Karten, wie sie aussehen werden
web-settings-suits = Farben auf den Karten
web-settings-suits-two = Zwei: Rot und Schwarz
web-settings-suits-four = Vier: eine je Kartenfarbe
web-settings-numerals = Zahlen auf den Tarock
web-settings-numerals-both = Beide
web-settings-numerals-roman = Römisch
web-settings-numerals-arabic = Arabisch
web-settings-index = Zeichen in den Ecken
web-settings-index-normal = Normal
web-settings-index-large = Groß

web-settings-rest = Zeit, einen fertigen Stich anzusehen
web-settings-rest-long = Lang
web-settings-rest-normal = Normal
web-settings-rest-short = Kurz
web-settings-rest-none = Keine
web-settings-sounds = Töne
web-settings-sounds-help = Ein leiser Ton, wenn eine Karte fällt und wenn du an der Reihe bist.
web-settings-sounds-off = Aus
web-settings-sounds-on = An
web-settings-chat = Chat der anderen
web-settings-chat-help = Ist er ausgeschaltet, siehst und hörst du nicht, was die anderen sagen.
web-settings-chat-off = Aus
web-settings-chat-on = An

web-settings-kept = Alles wirkt sofort und bleibt in diesem Browser.
