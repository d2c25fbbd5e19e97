### Træneren: råd og gennemgang.

## Hvad man kan gøre

coach-act-card = { $card }
coach-act-lay = at lægge { $cards }
coach-act-demand = at forlange skusen
coach-act-claim = at bede om at døbe skusen
coach-act-name = at døbe skusen { $suit }
coach-act-waive = at lade skusen beholde sit navn
coach-act-wait = at vente
coach-act-bid = { $contract }
coach-act-call = at kalde { $called }
coach-act-take = { $half ->
    [1] den første halvdel af talonen
    [2] den anden halvdel af talonen
   *[all] hele talonen
}
coach-act-speech = { $said }
coach-act-announce = at melde { $item }
coach-act-double = at doble { $item }
coach-act-game = spillet
coach-act-seat = { $name }
coach-act-good = »gut«
coach-act-vorhand = at beholde forhånden
coach-act-hold = at holde
coach-act-pass-forehand = at give forhånden videre
coach-act-concede = at give op
coach-act-pass = at passe

## Råd

coach-do = Bedst: { $act }.
coach-book-says = Bogen ville vælge { $act }:
coach-book-too = Det siger bogen også: { $advice }
coach-why-not = Hvorfor ikke { $act }: { $advice }
coach-by-trying = Intet af bogens råd afgør det her; det gør forsøgene.
coach-not-confirmed = Det råder bogen til; vore målinger bekræfter det ikke ({ $gain } i snit, hvor rådet gælder).
coach-worlds = { $exact ->
    [yes] Prøvet i alle { $worlds } kortfordelinger, der endnu er mulige:
   *[no] Prøvet i { $worlds } sandsynlige kortfordelinger:
}
coach-candidate = { $act }: { $value } ± { $error }
coach-equal = De to første er ikke til at skelne: begge er rigtige.
coach-ahead = Det første er bedre end det andet i { $percent } % af fordelingerne.
coach-deal = En kortfordeling, hvor det gør en forskel, spillet videre efter bogen:
coach-deal-hand = { $name } har { $cards }.
coach-deal-course = Efter { $act }: { $cards } … { $value }
coach-none = Der er intet at afgøre nu.
coach-depths = Spørg om råd 1, 2 eller 3: hvad man skal se efter, hvad man skal gøre, eller mulighederne ved siden af hinanden.
coach-deeper = Mere: råd { $depth }

## Gennemgang

coach-result = { $you ->
    [yes] Du endte
   *[no] { $name } endte
} på { $value }.
coach-luck = Kortene var { $cards } værd (for en spiller efter bogen blandt andre efter bogen); spillet gjorde { $play } ud af det.
coach-level = Med de samme kort: { $level } { $value }
coach-total = { $number } afgørelser blev vejet; alle fejl kostede tilsammen { $loss }.
coach-no-mistakes = Ingen afgørelse kostede mere, end tilfældet kan forklare.
coach-decided = { $trick ->
    [0] Før spillet
   *[other] Stik { $trick }
}: { $act } — { $grade ->
    [only] det eneste mulige
    [best] det bedste
    [good] godt
    [inaccuracy] en unøjagtighed
    [mistake] en fejl
   *[blunder] en grov fejl
}.
coach-better = Bedre var { $act }, med { $loss } ± { $error }.
coach-lucky = Som kortene lå, betalte det sig alligevel.
coach-unlucky = Det var rigtigt, og kortene straffede det.
coach-caution = Bedømt efter, hvad man kunne vide dengang. De andre antages at spille videre efter bøgerne og i de sidste stik så godt, det lader sig gøre; et bud bedømmes alene efter sådan spil.
coach-open-caution = Med åbne kort: det kunne ingen vide. Det følgende er ingen fejl, som nogen kunne have undgået.
coach-open = { $trick ->
    [0] Før spillet
   *[other] Stik { $trick }
}: { $act } { $value }; { $better }
coach-valued = { $act } { $value }

## En aften

coach-evening = { $number ->
    [one] Ét spil
   *[other] { $number } spil
} gav { $value }: kortene var { $cards } værd, spillet gjorde { $play } ud af det; fejl kostede { $loss } pr. spil.
coach-evening-deal = Spil { $number }: { $value } (kort { $cards }, fejl { $loss })
coach-evening-trend = Fejl kostede { $first } pr. spil i første halvdel og { $second } i anden: { $way ->
    [better] det går bedre
    [worse] det går dårligere
   *[same] det er uændret
}.
coach-evening-missed = Råd, der oftest blev overset, { $times ->
    [one] én gang
   *[other] { $times } gange
}:

## What cannot be done

coach-nobody = Ingen skal handle dér; nævn med --at et trin før en af de { $steps } handlinger.
coach-no-step = Spillet har { $steps } handlinger, så der er intet trin { $got }.
coach-no-seat = Ingen { $got } spiller med her; der er { $seats }.
coach-unfinished = Kun et færdigt spil kan gennemgås.
coach-no-player = Ingen { $got } spiller i disse spil; nævn en plads eller en spiller.
