"""The referee's view of a deal: every fault, who could know of it, what the book says, and what is to be paid."""
