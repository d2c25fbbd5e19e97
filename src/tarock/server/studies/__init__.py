"""Work that is done for people beside the tables, in the workers of the study and not in the server itself."""
