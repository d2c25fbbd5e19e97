### Hvorfor en robot gjorde, som den gjorde.

why-nothing = Der har ingen robot gjort noget.
why-later = Hvad der blev overvejet, vises, når spillet er slut.
why-head = { $trick ->
        [0] { $name }, før spillet: { $action }
       *[other] { $name }, stik { $trick }: { $action }
    }
why-unsaid = ingen begrundelse
why-hidden = siges, når spillet er slut
why-advice = Råd: { $advice }
why-worlds = { $exact ->
        [yes] Prøvet i alle { $worlds } fordelinger, der endnu er mulige.
       *[no] Prøvet i { $worlds } sandsynlige fordelinger.
    }
why-candidate = { $action }: { $value } ± { $error }
why-chance = { $action }: { $chance } %
why-laid = kort lagt med bagsiden op
why-said = noget om reglerne
why-fact-at-random = Et kort spillet uden at tænke.
why-fact-learned = Et netværk, der har lært ved at spille, finder dette bedst.
why-fact-only-card = Der var intet andet kort at spille.
why-fact-only-choice = Der var ikke andet at gøre.
why-fact-must-declare = Alt, hvad man har, skal meldes.
why-fact-all-cards-known = Nu kan hvert kort regnes ud.
why-fact-can-force-ultimo = Ultimo kan tvinges igennem.
why-fact-can-force-last-trick = Sidste stik kan tvinges igennem.
why-fact-keeps-sure-ultimo = Hvordan de skjulte kort end ligger, kan ultimo tvinges igennem; hvad der ville sætte den til, er udeladt.
why-fact-cannot-stop-ultimo = Ingen kan længere hindre en andens ultimo.
why-otherwise = Spurgt igen ville robotten nu vælge: { $act }. For det, der blev gjort, siger bøgerne:
