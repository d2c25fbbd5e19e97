# Where people meet: playing now with whoever wants the same.

meet-title = Play now
meet-about = With people who want the same, and with bots where somebody is missing.
meet-game = Game
meet-any-book = Any book
meet-level = Level
meet-any-level = Any level
meet-pace = Time to think
meet-pace-quick = Quick, { $seconds } seconds
meet-pace-usual = Usual, { $seconds } seconds
meet-pace-calm = Calm, { $seconds } seconds
meet-how = Whoever has waited longest is seated first. After a while bots of the level take the chairs that are still free. Everybody deals once, and there is a clock.
meet-seek = Find a table
meet-waiting = Looking for company
meet-place = { $waiting ->
    [one] You are the only one who waits.
   *[other] You are number { $place } of { $waiting } who wait for this game.
}
meet-bots-in = { $seconds ->
    [one] In 1 second bots take the free chairs.
   *[other] In { $seconds } seconds bots take the free chairs.
}
meet-bots-now = Bots are taking the free chairs.
meet-leave = Stop waiting
meet-lost = The connection is lost and being looked for.
