### The counting trainer.

count-ask-taroks = How many taroks have you not seen yet? Your own are seen; the skus counts.
count-ask-french = How many taroks has each of the others played, the skus counted? A digit for each, from the left: { $others }.
count-ask-suit = How many of this suit have you not seen yet: { $suit }?
count-ask-courts = How many kings and queens have you not seen yet?
count-ask-skus = Is the skus still out? 1 if it is, 0 if you have seen it.
count-ask-void = How many of the others have shown that they have nothing of this suit: { $suit }?
count-right = Right.
count-wrong = No: { $number }.
count-done = { $right } of { $of } right. The next speed is { $speed }.
