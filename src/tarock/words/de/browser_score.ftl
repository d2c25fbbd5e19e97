# Nach dem Spiel: was gezahlt wurde, der Wertungszettel des Abends, und der Beweis, dass niemand die Karten gewählt hat.

web-score-evening = Abend { $points }
web-score-ended = So ging es aus
web-score-no-end = Das Spiel wurde nicht zu Ende gespielt.
web-score-payments = Zahlungen
web-score-nothing-paid = Es wurde nichts gezahlt.

# $times: 2, 4 oder 8.
web-score-doubled = × { $times }

web-score-again = Dieses Spiel noch einmal ansehen
web-score-replay = Nachspielen
web-score-share = Link kopieren
web-score-copied = Der Link ist kopiert.
web-score-copy-this = Kopiere diesen Link
web-score-download = Aufzeichnung herunterladen

web-score-verify = Beweis, dass ehrlich gegeben wurde
web-score-verify-means = Vor dem Geben hat der Server einen Fingerabdruck (SHA-256) eines Geheimnisses veröffentlicht. Dann hat jeder Browser am Tisch Zufallszahlen beigetragen, und die Karten folgen aus allen zusammen. Danach wird alles gezeigt. Ist der Fingerabdruck der veröffentlichte und sind die Zahlen dieses Browsers dabei, dann hat niemand die Karten ausgesucht.
web-score-commitment = Vor dem Spiel veröffentlicht
web-score-seed = Startwert
web-score-verify-check = In diesem Browser nachprüfen
web-score-verify-text = Der Text, der zugesagt war
web-score-verify-right = Der Fingerabdruck ist der veröffentlichte: Dieses Spiel ist das zugesagte.
web-score-verify-wrong = Der Fingerabdruck ist ein anderer. Dieses Spiel ist NICHT das zugesagte.
web-score-verify-unable = Ohne https kann dieser Browser den Fingerabdruck nicht berechnen. Lade die Aufzeichnung herunter und prüfe sie mit „tarock verify“.
web-score-verify-failed = Das Spiel konnte nicht geholt werden. Versuche es gleich noch einmal.

web-score-sheet = Wertungszettel
web-score-deal = Spiel
web-score-kind-redealt = neu gegeben
web-score-kind-shortage = fehlte in einem Topf
web-score-kind-closed = Töpfe geteilt
web-score-none-yet = Noch ist nichts angeschrieben.
web-score-deals = Beendete Spiele
web-score-all-records = Alle Aufzeichnungen herunterladen

web-score-import = Aufzeichnungen anderer Spiele dazulegen
web-score-import-means = Spiele, die du anderswo gespielt hast, werden bei diesem Tisch aufgehoben und mit ihm heruntergeladen. Sie ändern nichts an der Wertung.
web-score-import-put = Dazulegen
web-score-imported = Die Aufzeichnungen sind bei diesem Tisch aufgehoben.

# The grid: a row for each reason, a column for each player.
web-score-grid = Was alles gebracht hat
web-score-reason = Wofür
web-score-this-deal = Dieses Spiel
web-score-whole-evening = Abend
web-score-purse = In Geld
web-score-kind-running = läuft
web-score-so-far = bisher
web-score-long-link = Der Link ist lang: Manche Programme schneiden ihn ab. Wenn er sich nicht öffnet, schicke die Aufzeichnung als Datei.
