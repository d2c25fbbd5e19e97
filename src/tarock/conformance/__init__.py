"""Whether another program settles deals as the books do: test vectors, and asking a program for each of them."""
