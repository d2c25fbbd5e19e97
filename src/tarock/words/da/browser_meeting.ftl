# Where people meet: playing now with whoever wants the same.

meet-title = Spil nu
meet-about = Med folk, der vil det samme, og med robotter, hvor der mangler nogen.
meet-game = Spil
meet-any-book = En hvilken som helst bog
meet-level = Niveau
meet-any-level = Alle niveauer
meet-pace = Betænkningstid
meet-pace-quick = Hurtigt, { $seconds } sekunder
meet-pace-usual = Normalt, { $seconds } sekunder
meet-pace-calm = Roligt, { $seconds } sekunder
meet-how = Den, der har ventet længst, får plads først. Efter lidt tid sætter robotter på det niveau sig på de pladser, der stadig er ledige. Alle giver én gang, og der er et ur.
meet-seek = Find et bord
meet-waiting = Leder efter selskab
meet-place = { $waiting ->
    [one] Du er den eneste, der venter.
   *[other] Du er nummer { $place } af { $waiting }, der venter på dette spil.
}
meet-bots-in = { $seconds ->
    [one] Om 1 sekund tager robotter de ledige pladser.
   *[other] Om { $seconds } sekunder tager robotter de ledige pladser.
}
meet-bots-now = Robotter tager de ledige pladser.
meet-leave = Vent ikke længere
meet-lost = Forbindelsen er væk og bliver søgt igen.

## Challenges

meet-challenges = Udfordringer
meet-challenge = En udfordring
meet-challenge-of = { $name } udfordrer dig
meet-challenge-yours = Din udfordring
meet-challenge-new = Udfordr nogen
meet-challenge-whom = Venner
meet-challenge-help = Enhver med linket kan tage imod, uden konto. Når der sidder en på hver plads, gives kortene; du kan begynde før, med robotter på de andre pladser.
meet-challenge-make = Udfordr
meet-challenge-link = Linket til de andre
meet-challenge-over = Denne udfordring er slut.
meet-challenge-free = { $free ->
    [0] Ingen plads er ledig.
    [one] 1 plads er ledig.
   *[other] { $free } pladser er ledige.
} Åben
meet-host = har den første plads
meet-answer-asked = har ikke svaret
meet-answer-accepted = tager imod
meet-answer-declined = siger nej
meet-do-accept = Tag imod
meet-do-decline = Sig nej
meet-do-begin = Begynd nu
meet-do-withdraw = Træk tilbage
meet-to-table = Til bordet
meet-time-free = så længe man vil
meet-time-seconds = { $seconds } sekunder til at tænke
meet-time-days = { $days ->
    [one] et døgn til hvert træk
   *[other] { $days } døgn til hvert træk
}
meet-time-of-free = Så længe man vil
meet-time-of-quick = 15 sekunder
meet-time-of-usual = 45 sekunder
meet-time-of-calm = 120 sekunder
meet-time-of-day = Korrespondance, et døgn
meet-time-of-days = Korrespondance, 3 døgn

## Friends

meet-friends = Venner
meet-friends-none = Ingen endnu. Spørg nogen ved navnet på deres konto.
meet-friend-here = er her
meet-friend-away = er her ikke
meet-friend-asked = har ikke svaret endnu
meet-friend-asks = vil være din ven
meet-friend-visit = Gå hen og se
meet-friend-agree = Sig ja
meet-friend-end-friend = Fjern
meet-friend-end-asked = Tag tilbage
meet-friend-end-asks = Sig nej
meet-friend-end-sure = Fjern { $name } fra dine venner?
meet-friend-name = Navnet på en konto
meet-friend-ask = Spørg om venskab
meet-hide = Vis ikke mine venner, at jeg er her
