# Bilder von Spielen.

draw-cup-king = { cup-king } { $points }
draw-cup-pagat = { cup-pagat } { $points }
draw-ending = { $file }: ein Bild endet auf .svg oder .png
