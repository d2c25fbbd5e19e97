### Der Zähltrainer.

count-ask-taroks = Wie viele Tarock hast du noch nicht gesehen? Deine eigenen sind gesehen; der Sküs zählt mit.
count-ask-french = Wie viele Tarock hat jeder der anderen gespielt, der Sküs mitgezählt? Eine Ziffer für jeden, von links: { $others }.
count-ask-suit = Wie viele Karten dieser Farbe hast du noch nicht gesehen: { $suit }?
count-ask-courts = Wie viele Könige und Damen hast du noch nicht gesehen?
count-ask-skus = Ist der Sküs noch draußen? 1, wenn ja, 0, wenn du ihn gesehen hast.
count-ask-void = Wie viele der anderen haben gezeigt, dass sie von dieser Farbe nichts haben: { $suit }?
count-right = Richtig.
count-wrong = Nein: { $number }.
count-done = { $right } von { $of } richtig. Das nächste Tempo ist { $speed }.
