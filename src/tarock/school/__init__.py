"""The school: lessons, puzzles, counting and what a learner has made of them."""
