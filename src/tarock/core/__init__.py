"""What both families of games share: cards, packs, seats, tricks, ledgers, errors and the state protocol.

Nothing in here reads a file, a clock or a global random generator.
"""
