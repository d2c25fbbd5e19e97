# Indstillingerne: hvordan siden og kortene ser ud, og hvad der høres.

web-settings-theme = Farver
web-settings-theme-auto = Som enheden
web-settings-theme-light = Lys
web-settings-theme-dark = Mørk
web-settings-contrast = Kontrast
web-settings-contrast-auto = Som enheden
web-settings-contrast-normal = Normal
web-settings-contrast-high = Høj
web-settings-size = Bogstaverne er så store, som din browser er indstillet til; zoom ind, så meget du vil.

web-settings-preview = Nogle kort, som de kommer til at se ud
web-settings-suits = Kortfarvernes farver
web-settings-suits-two = To: rød og sort
web-settings-suits-four = Fire: én til hver kortfarve
web-settings-numerals = Tal på tarokkerne
web-settings-numerals-both = Begge
web-settings-numerals-roman = Romertal
web-settings-numerals-arabic = Arabertal
web-settings-index = Tegn i hjørnerne
web-settings-index-normal = Normale
web-settings-index-large = Store

web-settings-rest = Tid til at se et færdigt stik
web-settings-rest-long = Lang
web-settings-rest-normal = Normal
web-settings-rest-short = Kort
web-settings-rest-none = Ingen
web-settings-sounds = Lyde
web-settings-sounds-help = En stille lyd, når et kort falder, og når det er din tur.
web-settings-sounds-off = Fra
web-settings-sounds-on = Til
web-settings-chat = De andres chat
web-settings-chat-help = Er den slået fra, hverken ser eller hører du, hvad de andre siger.
web-settings-chat-off = Fra
web-settings-chat-on = Til

web-settings-kept = Alt virker med det samme og bliver i denne browser.
