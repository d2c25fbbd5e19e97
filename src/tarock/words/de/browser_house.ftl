# Hausregeln im Browser: alle, die aufgehoben sind, und solche, an denen geschrieben wird.  Die Schlüssel haben einen eigenen Katalog.

web-house-lead = Hausregeln bauen auf einem der Bücher auf und sagen nur, was an eurem Tisch anders ist. Sie bleiben in diesem Browser.
web-house-gone = Diese Hausregeln gibt es in diesem Browser nicht.
web-house-yours = Deine Hausregeln
web-house-extends = Nach: { $book }
web-house-edit = Ändern
web-house-duplicate = Kopieren
web-house-export = Als Datei speichern
web-house-delete = Löschen
web-house-keep = Behalten
web-house-for = { $action }: { $name }
web-house-copy-name = { $name } (Kopie)
web-house-delete-title = Diese Hausregeln löschen?
web-house-delete-sure = „{ $name }“ verschwindet aus diesem Browser. Tische, die nach diesen Regeln spielen, bleiben dabei.
web-house-new = Neue Hausregeln
web-house-book = Das Buch, auf dem sie aufbauen
web-house-name = Name
web-house-name-example = Donnerstags bei uns
web-house-create = Anfangen
web-house-import = Oder eine .toml-Datei öffnen
web-house-import-help = Eine, die hier gespeichert wurde oder nach der das Terminal spielt.

web-house-back = Alle Hausregeln
web-house-filter = Eine Regel finden
web-house-only-changed = Nur was geändert ist
web-house-shown = { $keys ->
    [0] Nichts gefunden.
    [one] Eine Einstellung.
   *[other] { $keys } Einstellungen.
}
web-house-changed-count = { $keys } geändert
web-house-others = Regeln, die das Buch nicht hat
web-house-changed = Geändert.
web-house-in-book = Das Buch: { $value }
web-house-reset = Zurück zum Buch
web-house-now = Bei euch:
web-house-yes = ja
web-house-no = nein
web-house-nothing = nichts
web-house-number = eine Zahl

web-house-text = Die Regeln als Text (TOML)
web-house-text-help = Du kannst auch direkt hier schreiben; das Formular folgt.
web-house-checking = Wird geprüft …
web-house-good = Nach diesen Regeln kann gespielt werden.
web-house-flawed = { $flaws ->
    [one] Eines ist zu berichtigen:
   *[other] { $flaws } Dinge sind zu berichtigen:
}
web-house-open = Einen Tisch mit diesen Regeln öffnen
web-house-read = Das Regelbuch dieser Regeln lesen
web-house-line = Zeile { $line }
web-house-not-toml = Ab hier lässt sich der Text nicht lesen: Das ist kein TOML.
web-house-no-key = Einen solchen Schlüssel hat das Buch nicht.
web-house-head-id = Hausregeln brauchen eine eigene id, die nicht die eines Buches ist.
web-house-head-name = Hausregeln brauchen einen Namen.
web-house-head-extends = Hausregeln müssen sagen, auf welchem der Bücher sie aufbauen.
web-house-expected-number = Hierher gehört eine ganze Zahl von { $least } bis { $most }.
web-house-expected-switch = Hierher gehört ja (true) oder nein (false).
web-house-expected-choice = Hier kann stehen: { $choices }.
web-house-expected-text = Hierher gehört ein Text in Anführungszeichen.
web-house-expected-list = Hierher gehört eine Liste in eckigen Klammern, etwa ["a", "b"].
web-house-misfit = Das passt nicht zu den anderen Regeln.
web-house-misfit-count-average = Der Durchschnitt muss ein Drittel dessen sein, was alle Karten und Stiche zusammen zählen.
web-house-misfit-taroks-shortest = Mit so vielen oder so wenigen Karten kann keine Meldung beginnen.
web-house-misfit-matadors-shortest = { web-house-misfit-taroks-shortest }
web-house-misfit-rotations = So geht das Geben nicht reihum: jedes Spiel braucht eigene Plätze, und alle müssen zum Geben kommen.
web-house-misfit-counting-win-thirds = Wer gewinnt, muss mehr als die Hälfte aller Punkte haben.
web-house-misfit-auction-order = Es muss Spiele zu bieten geben, jedes einmal.
