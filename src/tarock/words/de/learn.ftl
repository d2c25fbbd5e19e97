# Lernen im Terminal: Lektionen, was gefragt wird und wie weit man gekommen ist.

learn-no-lesson = es gibt keine Lektion { $got }{ $hint }; die Lektionen sind { $known }
learn-how = Beginne mit: tarock learn d01
learn-row = { $title } ({ $minutes } Min.)
learn-step = Schritt { $step } von { $of }
learn-go-on = Weiter mit Enter
learn-answer = Deine Antwort
learn-unclear = Das ist keine Antwort. Tippe eine Nummer der Liste, eine Zahl oder eine Karte wie HK oder T21.
learn-right = Richtig.
learn-wrong = Nein.
learn-trick = Auf dem Tisch: { $played }
learn-passed = Bestanden: { $right } von { $of } beim ersten Versuch richtig, { $stars ->
        [one] ein Stern
       *[other] { $stars } Sterne
    }.
learn-not-passed = Noch nicht bestanden: { $right } von { $of } beim ersten Versuch richtig. Versuch es noch einmal.
learn-skip = Du kannst überspringen: { $lessons }
learn-left = Die Lektion wartet auf dich.
