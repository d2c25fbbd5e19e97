# At lære i terminalen: lektioner, hvad der spørges om, og hvor langt man er nået.

learn-no-lesson = der er ingen lektion { $got }{ $hint }; lektionerne er { $known }
learn-how = Begynd med: tarock learn d01
learn-row = { $title } ({ $minutes } min.)
learn-step = Trin { $step } af { $of }
learn-go-on = Videre med Enter
learn-answer = Dit svar
learn-unclear = Det er ikke et svar. Skriv et nummer fra listen, et tal eller et kort som HK eller T21.
learn-right = Rigtigt.
learn-wrong = Nej.
learn-trick = På bordet: { $played }
learn-passed = Bestået: { $right } af { $of } rigtige i første forsøg, { $stars ->
        [one] én stjerne
       *[other] { $stars } stjerner
    }.
learn-not-passed = Ikke bestået endnu: { $right } af { $of } rigtige i første forsøg. Prøv igen.
learn-skip = Du kan springe over: { $lessons }
learn-left = Lektionen venter på dig.
