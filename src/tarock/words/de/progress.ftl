### Was sich die Schule über Lernende merkt.

progress-stars = { $stars } Sterne in { $lessons } Lektionen.
progress-puzzles = { $solved } von { $tried } Aufgaben gelöst.
progress-due = { $many } von { $all } Fragen kommen heute wieder.
progress-trend = In { $deals } Spielen kosteten Fehler anfangs { $before } je Spiel und zuletzt { $now }.
progress-counted = { $game }: am Tisch { $asked }-mal nach der Zählung gefragt, { $right }-mal richtig.
progress-votes = Aufgaben, die als nicht gut gekennzeichnet sind: { $puzzles }.
progress-own = Aufgaben aus deinen eigenen Fehlern: { $puzzles }.
progress-missed = Am häufigsten übersehener Rat: { $advice }.
progress-erase = Soll alles vergessen werden, was sich die Schule über dich gemerkt hat?
progress-erased = Es ist vergessen.
progress-missing = Es gibt keine Datei { $file }
progress-unreadable = { $file } lässt sich nicht lesen: { $detail }
progress-unwritable = { $file } lässt sich nicht schreiben: { $detail }
progress-broken = { $file } ist beschädigt: { $detail }. Importiere eine Kopie davon, oder lösche sie.
progress-version = { $file } stammt von einer späteren Version ({ $got }); diese kennt { $known }.
