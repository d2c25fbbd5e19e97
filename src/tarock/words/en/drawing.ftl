# Pictures of deals.

draw-cup-king = { cup-king } { $points }
draw-cup-pagat = { cup-pagat } { $points }
draw-ending = { $file }: a picture ends in .svg or .png
