# Ein Cup über eine Saison: seine Turniere, sein Stand und sein Finale.

cups-cups = Cups
cups-best = { $best ->
    [one] Das beste Ergebnis zählt; andere stehen in Klammern.
   *[other] Die { $best } besten Ergebnisse zählen; andere stehen in Klammern.
}
cups-needed = Für das Finale sind { $needed } Turniere nötig.
cups-none-yet = Von diesem Cup ist noch kein Turnier gespielt.
cups-played = { $played } gespielt
cups-qualified = für das Finale qualifiziert
cups-final = Das Finale
cups-final-row = { $brought } mitgebracht, { $day } am Tag selbst
