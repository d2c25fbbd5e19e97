# Billeder af spil.

draw-cup-king = { cup-king } { $points }
draw-cup-pagat = { cup-pagat } { $points }
draw-ending = { $file }: et billede ender på .svg eller .png
