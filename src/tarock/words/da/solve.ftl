### Hvad hver side kan tvinge igennem med åbne kort.

solve-compiling = Løseren gøres klar til denne maskine; det sker én gang og tager op til et minut …
solve-head = Før stik { $trick }; { $seat } har turen. Alle kort er åbne:
solve-cards = Hvad hvert kort fører til:
solve-nothing = intet er længere sikkert
solve-kept = { $goal }, tvunget af { $who }
solve-forced = { $many ->
        [one] { $who } kan tvinge det igennem alene
       *[other] { $who } kan tvinge det igennem sammen
    }
solve-not-forced = ingen kan tvinge det igennem
solve-unknown = ikke fundet i den givne tid
solve-line = Bedste spil på begge sider, når { $many ->
        [one] { $who } spiller
       *[other] { $who } sammen spiller
    } efter dette: { $goal }
solve-best-line = Bedste spil på begge sider om dette: { $goal }
solve-goal-last = { $seat } får sidste stik
solve-goal-ultimo = { $seat } ultimerer
solve-goal-bagud = { $seat } går bagud
solve-goal-nolo = { $seat } får ingen stik (nolo)
solve-names = døber den { $suit }
solve-demands = forlanger skusen
solve-claims = melder, at farven mangler
solve-waives = lader dåbsretten gå videre
solve-side-declarer = spilførerens side
solve-side-defenders = modspillere
solve-most-thirds = kortpoint til spilførerens side
solve-bird = { $side ->
        [declarer] spilførerens side klarer
       *[defenders] modspillerne klarer
    } { $bird ->
        [pagat] Pagat
        [uhu] Uhu
        [kakadu] Kakadu
       *[quapil] Quapil
    }
solve-king-ultimo = spilførerens side klarer König ultimo
solve-valat = { $side ->
        [declarer] spilførerens side klarer
       *[defenders] modspillerne klarer
    } Valat
solve-tricks = { $who ->
        [declarer] spilføreren får
       *[other] { $who } får
    } { $tricks ->
        [0] ingen stik
        [one] netop ét stik
       *[other] netop { $tricks } stik
    }
solve-yes = kan tvinges igennem
solve-no = kan ikke tvinges igennem
solve-no-deal = --deal: { $file } har { $deals } spil, så ventede 1 til { $deals }
solve-unplayed = der er ikke spillet noget kort i dette spil: der er intet at løse
solve-no-trick = --at: ventede et stik fra { $first } til { $last }, fik { $got }
