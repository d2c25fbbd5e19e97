# En cup over en sæson: dens turneringer, dens stilling og dens finale.

cups-cups = Cupper
cups-best = { $best ->
    [one] Det bedste resultat tæller; andre står i parentes.
   *[other] De { $best } bedste resultater tæller; andre står i parentes.
}
cups-needed = Der kræves { $needed } turneringer for at være med i finalen.
cups-none-yet = Ingen turnering i denne cup er spillet endnu.
cups-played = { $played } spillet
cups-qualified = klar til finalen
cups-final = Finalen
cups-final-row = { $brought } taget med, { $day } på dagen
