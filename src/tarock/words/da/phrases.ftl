# Det, der kan siges ved bordet med en nøgle.

phrase-good-evening = God aften!
phrase-good-luck = Held og lykke!
phrase-well-dealt = Godt givet!
phrase-well-played = Godt spillet!
phrase-what-a-hand = Sikke en hånd!
phrase-thanks = Tak!
phrase-one-moment = Et øjeblik.
phrase-back-soon = Jeg er snart tilbage.
