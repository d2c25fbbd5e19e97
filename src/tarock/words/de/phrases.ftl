# Was am Tisch mit einem Schlüssel gesagt werden kann.

phrase-good-evening = Guten Abend!
phrase-good-luck = Viel Glück!
phrase-well-dealt = Gut gegeben!
phrase-well-played = Gut gespielt!
phrase-what-a-hand = Was für ein Blatt!
phrase-thanks = Danke!
phrase-one-moment = Einen Augenblick, bitte.
phrase-back-soon = Ich bin gleich zurück.
