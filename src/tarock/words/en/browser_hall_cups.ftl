# A cup over a season: its tournaments, its standings and its final.

cups-cups = Cups
cups-best = { $best ->
    [one] The best result counts; others stand in brackets.
   *[other] The best { $best } results count; others stand in brackets.
}
cups-needed = { $needed } tournaments are needed for the final.
cups-none-yet = No tournament of this cup has been played yet.
cups-played = { $played } played
cups-qualified = qualified for the final
cups-final = The final
cups-final-row = { $brought } brought along, { $day } on the day
