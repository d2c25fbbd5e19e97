"""The tutor: the advice of the books as a registry, a judge of decisions, hints and reviews.

It never knows more than the player whom it teaches: everything here is given a view.
"""
