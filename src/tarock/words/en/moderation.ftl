# What is refused for the sake of others at the table, and who may not play for a while.

error-name-reserved = Nobody is called that here: the name speaks for the house, or is what bots are called. Choose another.
error-name-deceives = Write your name with the letters of one alphabet, and with no more than two accents on a letter, so that it cannot be taken for another’s.
error-name-alike = Somebody at this table has a name that looks just like yours. Change yours in the settings, or sit down elsewhere.
error-bad-words = There is a word in it that is not wanted here. Say it in another way.
error-muted = The host has muted you at this table. You can still play, and say something elsewhere.
error-sent-away = The host has sent you away from this table, and you cannot come back to it. There are other tables, and you can open your own.
error-blocked = The host of this table does not want to play with you. There are other tables, and you can open your own.
error-not-away = Whoever sits there is here and plays. A bot takes a place only while nobody is there; else send the player away.
error-only-people = That is possible with another person only: not with yourself, a bot or an empty chair.
error-banned = You may not play here { $until ->
    [0] any more.
   *[other] until { $day }.
} The reason: { $reason }
error-not-operator = This page is for whoever runs the server. Open it with a link from “tarock admin link”.
error-bad-operator-link = This link has been used, or its time is over. Ask for a new one with “tarock admin link”.
error-has-begun = Cards have been dealt: nobody can be sent away any more. Whoever wants to go leaves the table himself.
