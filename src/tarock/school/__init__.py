"""The school: lessons as data, what an answer to them gets, and the way of a learner through them.

A lesson says nothing that is not checked: its positions are records, its goals are asked of the engine, the solver or
the judge, and what the books say is cited.
"""
