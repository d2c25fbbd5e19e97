"""The table server: one authority for each table, which tells every seat exactly what it may know."""
