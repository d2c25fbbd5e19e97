# The pages of the hall: desk, wall, my phone, referee.

hall-nav = Tournament
