"""What is kept beside the log, and follows from it: so a long evening is read as soon as a short one."""
