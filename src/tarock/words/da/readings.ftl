# Tolkninger: hvad programmet gør, hvor en bog tier, er uklar eller har en fejl.  Reglerne henviser til dem ved nummer.
# Én sætning for hver, som kan stå alene.

## Fejl i teksterne

reading-B-01 = Jensen regner fire konger, T21 og skusen for 28 point; han mener også pagaten, for ellers bliver summen ikke 78.
reading-B-02 = Jensens »5 cavaller« er fire.
reading-B-03 = Jensen kalder T21, T20, pagaten og skusen for tre matadorer; efter reglen før hans eksempel er de fire.
reading-B-04 = Med fire spillere og to spil kort spilles Jensens andet spil af 1, 2 og 4, sådan som der blev givet i rækken ovenfor, ikke af 1, 3 og 4.
reading-B-05 = Med seks spillere betyder Jensens »(6+2+1)« (6+1+2): kortgiveren sidder i midten.
reading-B-42 = Med fem ved bordet betyder Møllers »deltagere er B og D« B og E.

## Spillets slutning

reading-B-07 = En ultimo træder i stedet for sidste stik, som ikke betales ved siden af.
reading-B-08 = Går nogen bagud, betales der ikke for sidste stik.
reading-B-09 = Sidste stik betales ikke ved siden af en nolo: en nolo ophæver alt andet end bagud.
reading-B-10 = Meldinger og femmerne under spillet står ved magt ved siden af en nolo.
reading-B-11 = Femmerne for en tabt konge eller pagat, eller for en pagat, der er kommet hjem, gælder ikke i sidste stik.
reading-B-12 = Går to bagud på samme kop, betaler hver det, der var i den.
reading-B-13 = Falder ultimo og bagud på samme kop, tømmer ultimoen den, hver bagud lægger lige så meget i, som der blev taget, og ingen funderer på ny.
reading-B-14 = Det, der fordobles, er, hvad koppen indeholdt, da sidste stik var spillet, før tællingen.
reading-B-15 = Først afregnes sidste stik, ultimo og bagud; så funderes tømte kopper; tællingen kommer til sidst.
reading-B-16 = En tout træder i stedet for ultimo og sidste stik; bagud betales ved siden af, og tællingen lægges til.
reading-B-35 = En ultimo, der er tabt på grund af en fejl, betales som et almindeligt sidste stik.
reading-B-37 = Sidder den næste kortgiver over, er det forhånden, der ikke tæller.
reading-B-38 = Tredjemandens egen tælling er ligegyldig: han udligner de to andre.
reading-B-48 = Kopperne deles i jetons på fem, og resten får den, der har klaret sig dårligst; står flere lige, deler de den, og en overskydende jeton går efter plads.
reading-B-50 = Kortgiverens nolo gælder, skønt han har lagt en skat: skaten er ikke noget stik.

## Skusen

reading-B-17 = Skusen kan forlanges fra fjerdesidste stik er spillet, og indtil den, der har den, har lagt til tredjesidste.
reading-B-18 = Hver af de to andre kan forlange skusen; er den allerede gået, er det en fejl: det koster bøden, og spillet går videre.
reading-B-19 = Er skusen udspillerens sidste kort, giver han den navn efter Jensen; efter Møller går udspillet videre til den næste.
reading-B-20 = Skusen kan også kaldes eller døbes tarok.
reading-B-21 = Når skusen skal døbes, siger den næste spiller, at han ikke har farven; først da skal tredjemanden sige, om han har den.
reading-B-22 = Skusen kan kun døbes til noget, som en af de to har; døber ingen, og falder der ingen tarok, gælder andenhåndens kort som det udspillede.
reading-B-23 = Døber tredjemanden skusen, tager andenhånden sit kort op igen, hvis han har den nye farve.
reading-B-24 = Ingen er nogensinde tvunget til at bruge skusen, medmindre den er forlangt eller er hans sidste kort.
reading-B-25 = Skusen må gemmes til sidste stik, hvis ingen forlanger den.
reading-B-26 = Den, der har skusen og ikke har et stik at bytte med, mister intet: den tæller alligevel for ham.
reading-B-52 = Den, der kun har skusen som tarok, kan forlange omgivning og behøver ikke at bruge den.
reading-B-53 = Den, der har skusen og ét andet kort tilbage, lægger det andet, hvad det så er.

## Skat, meldinger, fejl

reading-B-27 = Hvilke kort der hører til en melding, afgøres af de 28 kort, der er givet.
reading-B-28 = Har kortgiveren færre end tre frie kort, lægger han dem først, så damer, cavaller og knægte fra meldinger og til sidst tarokker; han nævner, hvad han var nødt til at lægge, og meldingen betales fuldt ud.
reading-B-29 = Tarokker lægges kun alle på én gang: én til tre nummererede tarokker, og hverken T21 eller pagaten iblandt dem.
reading-B-30 = Hver af de to andre kan når som helst efter meldingerne spørge om lagte tarokker, én gang i spillet, og alle hører svaret.
reading-B-31 = Enhver af de tre kan forlange omgivning, indtil skaten er lagt; den samme giver igen uden nyt indskud.
reading-B-32 = En meldt tout, der ikke lykkes, koster intet, og skusen tæller for kortgiveren.
reading-B-33 = En forkert skat, der opdages, før en anden har meldt noget, rettes blot.
reading-B-34 = Efter et kasseret spil giver den næste.
reading-B-36 = Efter en forkert melding går spillet videre, medmindre begge de andre vil have det kasseret.
reading-B-39 = Kortgiveren melder først, så forhånden og til sidst mellemhånden.
reading-B-40 = Med ét spil kort giver spilleren til højre for kortgiveren næste gang.
reading-B-41 = Med syv ved bordet sidder én over på skift, og de andre spiller som seks.
reading-B-43 = Spilleren til venstre for kortgiveren tager af.
reading-B-44 = Et kort, der er spillet i utide, kan forlanges liggende, hvis det kan bruges.
reading-B-45 = Efter Jensen blander oversidderne sig aldrig; efter Møller må de påpege fejl.
reading-B-46 = Jensen siger ikke, hvordan aftenen slutter; kopperne deles som hos Møller.
reading-B-47 = I et kasseret spil står indskud, bøder, rigtige meldinger og femmerne under spillet ved magt.
reading-B-49 = Et bord spiller enten strengt, og det, der ikke er tilladt, afvises; eller som ved et rigtigt bord, hvor det kan ske og straffes, hvis nogen bemærker det.
reading-B-56 = En fejl kan påpeges, indtil alle tre efter sidste stik er enige om, at spillet kan afregnes; hvad ingen har bemærket, står ved magt.
reading-B-57 = Den, der påpeger en fejl, som ikke er sket, betaler intet, for ingen af bøgerne nævner noget.
reading-B-58 = Hvad der påpeges på én gang, er én bøde, hvor mange gange spilleren end har begået fejlen; kulørsvigt, der nævnes stik for stik, koster hver sin.
reading-B-59 = Har en hånd et forkert antal kort, tæller alle, og alle, der har et, betaler bøde på én gang; det viser sig, når en hånd slipper op eller har kort tilbage.
reading-B-60 = At bruge skusen i næstsidste stik eller at holde den tilbage, når den er forlangt, er kulørsvigt.
reading-B-61 = Et udspil i utide, som bordet holder fast ved, bliver liggende; må kortet ikke spilles ud, går det tilbage, og den rette spiller ud.
reading-B-62 = Efter en forkert melding betales hos Jensen det tilbage, der er fået for meget af samme slags, og hos Møller alt, hvad der er fået for den.
reading-B-63 = Kort, der er tilbage i en hånd, som havde for mange, tæller for den, der har dem.
reading-B-64 = Når en skat er rettet eller en fejlgivning gjort god igen, melder alle på ny; hvad der var meldt før, gives tilbage og er ikke længere nogen fejl.
reading-B-65 = En forkert melding ved siden af en glemt er én fejl: den forkerte.
reading-B-66 = Et kulørsvigt, som begge de andre lader gå, kan rettes indtil sidste stik: kortet og alt, hvad der er spillet efter det, går tilbage, og alle har set det; den skyldige kan også lade det ligge; bøden står, og ultimo er stadig udelukket.

## Königrufen efter bogen fra 1900

reading-K-A01 = Kortene, deres orden og værdier er som i de to yngre bøger; alt, hvad teksten antyder, passer med det.
reading-K-A02 = 35 point og 2 Blatt vinder, som i de to yngre bøger.
reading-K-A03 = I bogen skriver kun vinderne point; her går hvert spil op i nul: to mod to afregner summen én gang, én mod tre med hver af dem, og hvad bogen skriver, vises ved siden af.
reading-K-A04 = Passer alle fire, er spillet forbi, og ingen får point.
reading-K-A05 = Enhver, der stadig er med i budgivningen, må holde et bud mod en spiller, der kommer senere.
reading-K-A06 = »Ich rufe« er bindende, og den, der har passet, er ude.
reading-K-A07 = Der trækkes lod om første kortgiver, og spilleren over for ham tager af; der gives seks kort til hver, seks til talonen og seks til hver igen; en fejlgivning gives om.
reading-K-A08 = Man bekender kulør, ellers lægger man en tarok, ellers hvad man vil; ingen behøver at stikke over.
reading-K-A09 = Kun den kaldte makker må melde Mondfang; den gælder 4, fordoblet som resten, og kun den anden sides Mond tæller.
reading-K-A10 = En meldt Mondfang, der ikke lykkes, koster det, den ville have givet.
reading-K-A11 = En stille Pagat er tabt, når den spilles i sidste stik og ikke tager det.
reading-K-A12 = En meldt König ultimo, der ikke lykkes, koster sin værdi, hvad grunden end er; en stille koster kun den fangede konge.
reading-K-A13 = Den kaldte konge er fanget, når den ender blandt modspillernes kort; hvad det koster, fordobles med de andre præmier.
reading-K-A14 = Kort fra talonen tæller med til Trull og konger for den side, der får dem.
reading-K-A15 = Ligger en solospillers konge i talonen, bortfalder kun kontra på spillet.
reading-K-A16 = Man kan opgive, når man har set talonen, og før man tager en halvdel; det koster 4 til hver og ikke andet.
reading-K-A17 = Kontra siges før første udspil, for spillet og for hver melding for sig, og der svares med re og sub.
reading-K-A18 = En meldt Valat, der ikke lykkes, koster sin sum i stedet for spillet; andre præmier betales ved siden af.
reading-K-A19 = Modspillernes Valat giver de samme summer, og en kontra på spillet gælder også for Valat.
reading-K-A20 = En solospiller skal have Sküs, Mond eller Pagat; at en makker med to af dem skal melde Trull, er kun et råd.
reading-K-A21 = Den side, der har begået Renonce, taber spillet og sine egne præmier, og den anden får sine meldinger og det, den har vundet; dens første spiller efter den skyldige siger, om den spiller videre; har begge sider begået Renonce, får ingen point.
reading-K-A22 = Enhver må melde alt undtagen Mondfang, én gang for hver side.
reading-K-A23 = Et meldt kort holdes tilbage, så længe man kan spille et andet; spilles det for tidligt ved et rigtigt bord, er meldingen tabt, og det er ingen Renonce.
reading-K-A25 = Der er ikke andet at lægge væk, når der er færre farvekort uden konger tilbage, end der skal lægges.
reading-K-A26 = En præmie, der er meldt og vundet, tæller kun som meldt; har begge sider meldt den, afregnes den for hver, og det gælder også Valat.
reading-K-A27 = Tekstens første halve sætning kan ikke forstås og er udeladt.
reading-K-A29 = Et forkert kort må tages tilbage, så længe stikket ligger på bordet, som hos Mayr.

## Königrufen efter turneringsbladet

reading-T-A01 = Listen over spil er buddenes rækkefølge.
reading-T-A02 = I budgivningen er alle Besserrufer lige høje, hvad fuglen end er.
reading-T-A03 = Fuglen i en Besserrufer nævnes sammen med meldingerne, eller når man opgiver.
reading-T-A04 = Forhånden må holde, hver gang det er hans tur, indtil han passer.
reading-T-A05 = Forhånden må ikke passe som sit første ord.
reading-T-A06 = Gives forhånden videre, følger alle rettigheder og første udspil med, og den, der gav den videre, taler sidst; ingen med fire konger spiller et spil, hvor der kaldes en konge.
reading-T-A07 = Den, der har passet, er ude, og sit eget bud må man kun hæve, når en anden har budt højere.
reading-T-A09 = At opgive koster spil og fugl til hver af de tre, og fuglen nævnes.
reading-T-A10 = Ligger kongen, der er kaldt i en Solorufer, i talonen, spiller spilføreren alene som hos Mayr, får halvdelen med kongen, og enhver kontra er ugyldig.
reading-T-A11 = En konge, der er købt i talonen, må meldes König ultimo.
reading-T-A12 = Man må sige kontra mod den, der spiller videre alene.
reading-T-A13 = Den, der har tre konger, må også nævne den fjerde.
reading-T-A14 = En stille fugl eller König ultimo, der ikke lykkes, koster intet.
reading-T-A15 = I Farbensolo stikker tarokkerne ikke farverne.
reading-T-A16 = I Farbensolo er der intet mindste antal farvekort.
reading-T-A17 = En Valat fordobles ikke igen i solospil, for den ganger allerede spillet.
reading-T-A18 = Modspillernes Valat ganger det, spilføreren ville tabe, og en, der ikke lykkes, det, han ville vinde; har begge sider meldt den, afregnes den for hver.
reading-T-A19 = Af kontra på spillet og på Valat gælder den højeste.
reading-T-A20 = I penge gælder hver post så mange gange, som der er kontreret, en enhed for hvert point.
reading-T-A21 = Kontra mod ens egen skjulte makker er ugyldig.
reading-T-A22 = Meldingerne er forbi efter tre »gut« i træk; kontra siges, første gang man er på tur efter det, den svarer på.
reading-T-A23 = Et meldt kort må spilles for tidligt, og meldingen er tabt; ved et rigtigt bord kan det påpeges som Renonce, hvis det tog et stik.
reading-T-A24 = Kun meldte fugle skal opgives i rækkefølge, den højeste først.
reading-T-A25 = En tvungen fugl, der ikke meldes, gælder som meldt.
reading-T-A26 = Den, der melder den forkerte fugl i en Besserrufer, taber kun den; den fugl, han havde og ikke meldte, tæller kun, hvis den vindes i stilhed.
reading-T-A27 = Efter en Renonce tæller begge siders meldinger, som vundet for hver uskyldig spiller.
reading-T-A28 = I penge regnes en Renonce med den kontra, der står, undtagen for en Besserrufer uden fugl.
reading-T-A29 = To skyldige deler det, der skal betales.
reading-T-A30 = Tre skyldige er dommerens sag; indtil da får ingen point.
reading-T-A31 = To Jungfrauen deler tre point, halvandet til hver.
reading-T-A32 = En Jungfrau ved siden af tabere, der står lige, får alt, hvad der betales.
reading-T-A33 = Også forhånden kan være Jungfrau og få betaling for det.
reading-T-A34 = Lige står kun de, der har det samme antal tredjedele af et point.
reading-T-A35 = I et ouvertspil ligger alles kort åbent.
reading-T-A36 = Piccolo er netop ét stik, Bettel intet.
reading-T-A37 = Hvad man skal spille, er som hos Mayr: bekend kulør, ellers en tarok, ellers hvad man vil.
reading-T-A38 = Kort og værdier er som hos Mayr.
reading-T-A39 = Tarokker lægges kun væk, når der ikke er andet, og åbent, også i Sechserdreier.
reading-T-A40 = I en tabt Sechserdreier fordobles spillet, ikke præmierne.
reading-T-A43 = Også forhånden, der holder en Solodreier, melder med det samme.
reading-T-A45 = Hvad nogen kræver efter en Renonce, skrives på sedlen og betales af den skyldige.
reading-T-A46 = Et forkert antal kort gives om indtil det første bud; derefter er det Renonce, som afregnes, så snart spillet og den kaldte konge er kendt.
reading-T-A47 = Lykkes en meldt Valat ikke, er spillet tabt, også hvis pointene rakte.
reading-T-A49 = I en Besserrufer med flere fugle, hvoraf ingen er meldt, gælder ved et rigtigt bord den laveste, der blev givet, som meldt; i strengt spil spørges der om, hvilken.
reading-T-A50 = Et forkert kort må tages tilbage, så længe stikket ligger på bordet, som hos Mayr.

## Königrufen efter Mayr

reading-M-A01 = »XXIIII (Quapil)« er en trykfejl for IIII.
reading-M-A02 = Fuglene er I til IIII, ikke »I til VIII«: kun de har en værdi.
reading-M-A03 = Quapilrufer spilles med makker; »alene« i tabellen er en trykfejl.
reading-M-A04 = Sechserdreier vælges kun af forhånden, når de tre andre har passet.
reading-M-A05 = Ingen må holde et lige så højt bud.
reading-M-A06 = Spil af samme værdi har tabellens rækkefølge; Piccolo og Zwiccolo er lige høje.
reading-M-A07 = I Trischaken skal man stikke over.
reading-M-A08 = Pagat spilles som sidste tarok; det er, hvad »sidste kort« betyder.
reading-M-A09 = Til Kaiserstich skal Pagat spilles, hvor man har pligt til at stikke over; den stikker også i farvespil.
reading-M-A10 = At opgive en Besserrufer koster spil og fugl, til hver.
reading-M-A11 = Med en kaldt dame er der ingen König ultimo; i talonen behandles den som en konge.
reading-M-A12 = Ligger kongen, der er kaldt i en Solorufer, i talonen, er enhver kontra ugyldig, vundet eller tabt.
reading-M-A13 = Lykkes en meldt Valat ikke, er spillet tabt otte gange; meldinger afregnes, og stille fugle og König ultimo tæller.
reading-M-A14 = En tabt Valat i Sechserdreier koster otte gange det, spillet koster, når det tabes.
reading-M-A15 = Modspillernes Valat ganger det, spilføreren ville tabe; har begge sider meldt den, afregnes den for hver.
reading-M-A16 = Fugle og König ultimo meldes kun af den, der har kortet, Trull og fire konger af enhver.
reading-M-A17 = Spilles en meldt fugl for tidligt, er meldingen tabt, og det er ingen Renonce; af flere meldte fugle går den højeste først, som i turneringsbladet, medmindre huset lader dem gå i vilkårlig rækkefølge.
reading-M-A18 = En stille præmie, der ikke lykkes, koster intet.
reading-M-A19 = Enheden i Trischaken er 10 til hver, og står flere lige, er det som i turneringsbladet; en Jungfrau får hele betalingen dobbelt, og flere deler den.
reading-M-A20 = Man må ikke kalde sin egen konge.
reading-M-A21 = Renonce i Trischaken koster ti gange så meget som i turneringsbladet; i negative spil regnes det, som om de andre havde vundet.
reading-M-A22 = Forhånden må ikke åbne med et spil.
reading-M-A23 = Forhånden må ikke vælge en Rufer, efter at andre har budt.
reading-M-A24 = De seks farvekort tælles, når der er lagt væk; et bud, der ikke kan nå dem, afvises, og ved et rigtigt bord er det Renonce.
reading-M-A25 = I Sechserdreier lægges tarokker væk åbent, resten med bagsiden op.
reading-M-A26 = Kontra siges, første gang man er på tur efter det, den svarer på, og er ugyldig mellem makkere; tre »gut« slutter runden.
reading-M-A27 = I Trischaken følger talonens første kort med første stik, det andet med det andet og så videre.
reading-M-A28 = Pladserne trækkes med tre farvekort og en tarok, og tarokken giver først.
reading-M-A30 = En Kaiserstich i et farvespil giver ingen Pagat-præmie.
reading-M-A31 = To skyldige deler det, der skal betales.
