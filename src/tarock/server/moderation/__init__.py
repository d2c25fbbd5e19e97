"""Strangers, and the operator's hand: clocks, names and words, blocks and reports, bans, notices and the audit log."""
