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
