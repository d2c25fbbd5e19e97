"""How well somebody plays: points per deal with an interval, for people and bots on one scale."""
