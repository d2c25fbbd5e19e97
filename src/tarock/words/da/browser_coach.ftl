### Træneren på siden: råd ved bordet, gennemgang ved siden af gensynet.

web-hint = Råd
web-hint-act = Hvad ville du gøre?
web-hint-compare = Sammenlign mulighederne
web-hint-close = Luk
web-hint-agree = Gå med til råd for alle
web-hint-agreed = Råd er aftalt
web-coach-thinking = Træneren tænker …
web-review = Gennemgang
web-review-about = Hvad hver afgørelse kostede efter, hvad man kunne vide dengang; held og spil hver for sig.
web-review-of = Gennemgå { $name }
web-review-decisions = Alle afgørelser
web-review-retry = Prøv igen herfra
web-review-puzzles = Lav opgaver af fejlene
web-review-puzzles-made = { $puzzles ->
    [0] Der var ingen fejl at lave en opgave af.
    [one] 1 opgave er lagt til dine egne fejl.
   *[other] { $puzzles } opgaver er lagt til dine egne fejl.
}
web-review-puzzles-solve = Løs
web-review-open = Med åbne kort (det kunne ingen vide)
web-grade-only = det eneste mulige
web-grade-best = det bedste
web-grade-good = godt
web-grade-inaccuracy = en unøjagtighed
web-grade-mistake = en fejl
web-grade-blunder = en grov fejl
web-tells = Hvad fortæller det mig?
web-tells-of = Hvad { $name } har fortalt dig
web-why = Hvorfor?
web-evening-review = Aftenens gennemgang
