"""The school: lessons, puzzles, counting, and what a learner has made of them.

A lesson says nothing that is not checked: its positions are records, its goals are asked of the engine, the solver or
the judge, and what the books say is cited.
"""
