### Warum ein Bot tat, was er tat.

why-nothing = Dort hat kein Bot etwas getan.
why-later = Was abgewogen wurde, wird nach dem Spiel gezeigt.
why-head = { $trick ->
        [0] { $name }, vor dem Spiel: { $action }
       *[other] { $name }, Stich { $trick }: { $action }
    }
why-unsaid = keine Begründung
why-hidden = wird nach dem Spiel verraten
why-advice = Rat: { $advice }
why-worlds = { $exact ->
        [yes] Probiert in allen { $worlds } Verteilungen, die noch möglich sind.
       *[no] Probiert in { $worlds } wahrscheinlichen Verteilungen.
    }
why-candidate = { $action }: { $value } ± { $error }
why-chance = { $action }: { $chance } %
why-laid = verdeckt gelegte Karten
why-said = etwas über die Regeln
why-fact-at-random = Eine Karte, ohne nachzudenken gespielt.
why-fact-learned = Ein Netz, das durch Spielen gelernt hat, hält das für das Beste.
why-fact-only-card = Es gab keine andere Karte zu spielen.
why-fact-only-choice = Es gab nichts anderes zu tun.
why-fact-must-declare = Was man hat, muss gemeldet werden.
why-fact-all-cards-known = Jetzt lässt sich jede Karte erschließen.
why-fact-can-force-ultimo = Der Ultimo lässt sich erzwingen.
why-fact-can-force-last-trick = Der letzte Stich lässt sich erzwingen.
why-fact-keeps-sure-ultimo = Wie die verdeckten Karten auch liegen, der Ultimo lässt sich erzwingen; was ihn verschenken würde, blieb weg.
why-fact-cannot-stop-ultimo = Niemand kann den Ultimo eines anderen mehr verhindern.
why-otherwise = Noch einmal gefragt, würde der Bot jetzt wählen: { $act }. Für das, was geschah, sagen die Bücher:
