"""Players that are programs.  A bot is only ever given a view, never a state."""
