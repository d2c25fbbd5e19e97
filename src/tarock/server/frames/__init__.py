"""The one exit for cards: from a view to what is sent.  Nothing in here ever takes a state.

The public part of a table is encoded once for each event and shared by all who receive it; beside it a player gets
what his own view holds.
"""
