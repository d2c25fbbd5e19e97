# Worauf zu sehen ist: das Erste, was ein Hinweis sagt, bevor eine Karte genannt wird.

tutor-nudge-hand = Sieh dein ganzes Blatt an: Worauf kannst du damit spielen?
tutor-nudge-skat = Wie sieht dein Blatt aus, wenn diese drei Karten weg sind?
tutor-nudge-declarations = Was verraten die Meldungen, und die fehlenden?
tutor-nudge-taroks = Sieh auf die Tarock: Wie viele hast du, wie hoch sind sie, und wie viele sind draußen?
tutor-nudge-whip = Sieh auf deine längste Farbe: Wer müsste sie stechen?
tutor-nudge-kings = Wo sind die Könige, und wie lange kann einer noch warten?
tutor-nudge-pagat = Denke an den Pagat: Wann kommt er heim?
tutor-nudge-skus = Denke an den Sküs: Was kann er hier leisten?
tutor-nudge-last-trick = Wer macht den letzten Stich, und womit?
tutor-nudge-bagud = Welche Karte könnte noch bagud gehen?
tutor-nudge-nolo = Wer hat noch keinen Stich?
tutor-nudge-strong-player = Wer ist jetzt der Stärkste, und wann kommt er an die Reihe?
tutor-nudge-partner = Wer hält in diesem Spiel zu dir, und was braucht dein Partner?
tutor-nudge-voids = Wem fehlt welche Farbe?
tutor-nudge-counting = Zähle: Welche Tarock sind draußen, und welche wichtigen Karten?
tutor-nudge-points = Was zählt dieser Stich, und steht sonst noch etwas auf dem Spiel?
tutor-nudge-manners = Wie würde es ein guter Tischnachbar halten?
tutor-nudge-lead = Was verrät jedes Ausspiel den anderen, und wem hilft es?
tutor-nudge-follow = Was verrät die Karte, die du gibst, den anderen?
