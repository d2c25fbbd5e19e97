"""The hall: a club's folder, served to the desk, the wall, the tables, the referees and everybody's phone.

Everything goes check, keep, fold, tell: an event is checked by the tournament, forced to the disk, folded into the
state, and whoever waits for news is told.
"""
