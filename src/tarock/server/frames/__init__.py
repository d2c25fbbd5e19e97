"""The one exit for cards: what is shown of a deal is made from a view of it, never from its state.

:mod:`~tarock.server.frames.danish` and :mod:`~tarock.server.frames.koenigrufen` turn views into what is sent;
:mod:`~tarock.server.frames.table` asks each deal for the view of whoever receives a frame and puts them together.  The
public part of a table is encoded once for each event and shared by all.  Only a deal that is over is laid open.
"""
