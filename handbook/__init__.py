"""The handbook: the documents of this folder as a site that needs no network, built by ``make docs``.

What is written by hand stays where it is and can be read there, links and all; what follows from the program (rule
books in three languages, the commands, the reference) is made from it at each build, and stands nowhere else.
``zensical.toml`` has the contents and the settings.
"""
