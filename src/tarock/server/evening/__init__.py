"""An evening at one table, as a fold over what happened: no clock, no files, no sockets."""
