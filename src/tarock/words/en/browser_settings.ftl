# The settings: how the page and the cards look, and what is heard.

web-settings-theme = Colours
web-settings-theme-auto = Same as the device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-contrast = Contrast
web-settings-contrast-auto = Same as the device
web-settings-contrast-normal = Normal
web-settings-contrast-high = High
web-settings-size = Text is as large as your browser is set to; zoom in as far as you like.

web-settings-preview = A few cards as they will look
web-settings-suits = Colours of the suits
web-settings-suits-two = Two: red and black
web-settings-suits-four = Four: one for each suit
web-settings-numerals = Numbers on the taroks
web-settings-numerals-both = Both
web-settings-numerals-roman = Roman
web-settings-numerals-arabic = Arabic
web-settings-index = Corner symbols
web-settings-index-normal = Normal
web-settings-index-large = Large

web-settings-rest = Time to look at a finished trick
web-settings-rest-long = Long
web-settings-rest-normal = Normal
web-settings-rest-short = Short
web-settings-rest-none = None
web-settings-sounds = Sounds
web-settings-sounds-help = A quiet sound when a card falls and when it is your turn.
web-settings-sounds-off = Off
web-settings-sounds-on = On
web-settings-chat = Chat of the others
web-settings-chat-help = When this is off, you neither see nor hear what the others say.
web-settings-chat-off = Off
web-settings-chat-on = On

web-settings-kept = Everything takes effect at once and is kept in this browser.
