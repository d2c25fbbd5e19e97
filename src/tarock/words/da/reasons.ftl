# Hvorfor noget afvises, og hvad man kan gøre i stedet.
# $detail rummer tegn (kort, en farve, meldinger) og er altid givet; hvor teksten viser det, er det aldrig tomt.

reason-deal-is-over = Dette spil er slut. Vent på det næste.
reason-not-your-turn = Det er ikke din tur endnu. Vent på de andre.
reason-not-now = Det kan man ikke på dette sted i spillet.
reason-not-in-your-hand = Vælg kort fra din egen hånd. Du har ikke: { $detail }
reason-hand-has-taroks = Du har en nummereret tarok og kan derfor ikke forlange omgivning. Spil videre.
reason-no-redeal = Efter disse regler kan ingen forlange omgivning. Spil hånden, som den er.

reason-declaration-twice = Du har nævnt en melding to gange. Sig hver melding én gang.

reason-skus-not-named = Du spiller skusen ud: sig, hvilken farve den skal være, eller tarok.
reason-named-without-lead = Skusen får kun navn, når den spilles ud. Læg kortet uden navn.
reason-no-baptism = Skusen kan ikke døbes nu. Læg et kort.
reason-holds-named-suit = Du har selv { $detail ->
    [S] en spar
    [H] en hjerter
    [D] en ruder
    [C] en klør
    [T] en tarok
   *[other] den nævnte farve
} og kan derfor ikke døbe skusen. Du skal bekende kulør.
reason-claim-first = Sig først, at du ikke har den nævnte farve. Derefter må du døbe skusen.
reason-name-or-waive = Du har dåbsretten: døb skusen, eller lad retten gå videre. Læg derefter et kort.
reason-nobody-holds-name = Hverken du eller den anden spiller kan bekende { $detail ->
    [S] spar
    [H] hjerter
    [D] ruder
    [C] klør
    [T] tarok
   *[other] den farve
}. Nævn noget, som en af jer har.

reason-demand-outside-window = Skusen kan kun forlanges i tredjesidste stik og i god tid.
reason-demanded-already = Skusen er allerede forlangt. Én gang er nok.
reason-holder-demands = Du har selv skusen. Kun de andre kan forlange den.

reason-no-disclosure = Her behøver kortgiveren ikke at oplyse, om der er lagt tarokker.
reason-asked-already = Kortgiveren har allerede svaret. Alle har hørt det.
reason-dealer-asks = Du har selv lagt skaten. Kun de to andre kan spørge til den.

reason-cups-moved-already = Kopperne er allerede flyttet.
reason-cups-stay = Her behøver ingen at flytte kopperne.
reason-nothing-to-claim = Ved dette bord kan der ikke ske fejl, så der er intet at påpege.
reason-sitter-claims = Den, der sidder over, tier, også om en fejl.
reason-no-such-fault = Efter disse regler er det ikke en fejl, der kan påpeges.
reason-claim-on-sitter = Kun de tre, der spiller, kan have begået en fejl. Nævn en af dem.
reason-dealers-duty = Det er kortgiverens pligt alene.
reason-not-played-yet = Den spiller har ikke lagt til det stik. Nævn et stik, hvor der ligger et kort fra spilleren.
reason-decision-open = Først afgør { $detail }, hvad der skal ske med fejlen. Vent på svaret.
reason-no-such-answer = Det er ikke svar på noget, der bliver spurgt om.
reason-no-such-ruling = En kendelse nævner, hvem der betaler, en anden spiller eller en kop, der får, og begrundelsen; og den gives kun ved et bord, hvor der kan ske fejl.
